# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# replies: the replies to answers in the lesson, and the notes about what bash reports, in German
#
# Writes: say_*.

speak_de_replies() {
    say_lesson_rights=(
        'Richtig: Die Zeile gibt 8 aus. Kästchen 5 ist das sechste, denn das erste ist Kästchen 0.'
        'Richtig: In Kästchen 3 liegt nun eine 1, und ein Gang beginnt. Die anderen Kästchen sind unverändert.'
        'Richtig: 1 + 1 ist 2, also sind beide Felder offen.'
        'Richtig: 23 + 9 ist 32. Nach Süden addierst du die Zeilenlänge, nach Norden ziehst du sie ab.'
        'Richtig: Zu den 21 Feldern kommt auf jeder Seite ein Feld des Rings.'
        'Richtig: y ist 6, x ist 4, also ist der Index 6 * 9 + 4 = 58.'
        'Richtig: Im Aufruf set_size 21 11 ist $1 gleich 21, also ist „stride“ gleich 23.'
        'Richtig: Kästchen 1 ist Wand, deshalb gibt die Zeile das Wort aus.'
        'Richtig: Das sind die Felder im Osten, Westen, Süden und Norden.'
        'Richtig: Es gibt zwei Kandidaten, Osten und Westen, und 52616557 % 2 ist 1. Gezählt wird ab 0, also ist das der
            zweite, Westen.'
        'Richtig: Von 20 geht es nur nach Osten, denn die nächste Zelle im Süden wurde schon besucht.'
        'Richtig: candidate[1] ist 1, also Westen. 57 und 56 sind nun offen, und in 56 geht es weiter.'
        'Richtig: Bei der Rekursion geben die Aufrufe mit 3, 2 und 1 ihre Zahlen aus. Wenn der letzte Aufruf endet,
            enden auch die anderen.'
        'Richtig: 7 + 2 + 8 + 5 ist 22. Bei der Rekursion addiert der Aufruf für einen Knoten dessen Wert, den Rest
            addieren die Aufrufe für die Knoten darunter.'
        'Richtig: Ein Aufruf arbeitet, drei warten auf ihn.'
        'Richtig: Wir sind wieder in 58, und der Aufruf fragt noch einmal nach Kandidaten.'
        'Richtig: Die Variable „spot“ ist 56, und die Zelle 56 hat keine Kandidaten. Deshalb enden der Aufruf für 58 und
            alle anderen: Die meisten Zellen werden nie erreicht.'
        'Richtig: „top“ ist nun 3, und 58 ist die Zelle, die zuletzt dazukam.'
        'Richtig: 20, 38, 40 und 58. Die fünfte Zelle, 56, steht in der Variablen „here“.'
        'Richtig: Die Zeit je Zelle wächst mit der Anzahl der laufenden Aufrufe.'
        'Richtig: 8.000.000 / 2000 ist 4000. Ein Labyrinth aus 127x127 Feldern hat 3969 Zellen und braucht im
            schlimmsten Fall ebenso viele Aufrufe.'
    )
    say_lesson_hints=(
        'Nimm die Zeile oben und ändere den Index.'
        'Schreibe den Namen des Arrays, den Index in [ ], ein = und den Wert, wie in cell[5]=1.'
        'Die Zeile hat die Form echo $((cell[ ] + cell[ ])). Die zwei Indizes sind „here - 1“ und „here + 1“.'
        'Das Feld im Süden steht im Array eine ganze Zeile weiter hinten: Addiere die Zeilenlänge.'
        'Zu einer Zeile des Arrays gehören die Felder des Labyrinths und die des Rings.'
        'Berechne zuerst y aus „row“ und x aus „column“, dann y * stride + x.'
        'Rufe zuerst set_size mit Breite und Höhe auf. Dann kommen ; und echo "$stride".'
        'Ändere die Zeile oben: Vergleiche cell[here] mit WALL und gib wall aus.'
        'Gib in der Schleife den Index plus den Schritt aus: $((here + step[direction])).'
        'Sieh in jeder Richtung zwei Felder weit und zähle die Nullen. Nimm dann den Rest der Division.'
        'Rufe zuerst list_candidates "$here" auf. Dann kommen ; und echo "${#candidate[@]}".'
        'Schreibe dig, dann die Zelle "$here" und dann die Richtung, "${candidate[ ]}" mit dem richtigen Index.'
        'Ändere die Funktion oben: Sie heißt down, die Prüfung ist (($1 > 0)), der innere Aufruf bekommt $(($1 - 1)).
            Hinter die } gehören ; und down 3.'
        'Ändere die Funktion oben: Sie heißt add, und statt echo steht dort ((sum += value[$1])). Hinter die } gehören
            ; add 1; und echo "$sum".'
        'Zähle den Aufruf, der arbeitet, und alle, die auf ihn warten.'
        'Es arbeitet der Aufruf weiter, der den neuesten ausgelöst hat. In der Liste steht er direkt davor.'
        'Welcher Aufruf hat die Variable „spot“ zuletzt gesetzt?'
        'Gib ein Kästchen des Arrays „waiting“ aus, mit --top als Index.'
        'Alle laufenden Aufrufe außer einem warten. Wo steht dessen Zelle?'
        'Wie lange sucht bash nach einer Variablen, wenn mehr Aufrufe laufen?'
        'Teile 8.000.000 Byte durch die 2000 Byte, die jeder Aufruf braucht.'
    )
    say_check_endless='Dein Code war nach %d Sekunden noch nicht fertig.'
    say_check_noise='maze.sh hat deinen Code abgebrochen, weil er zu viel ausgab.'
    say_check_ended='Dein Code hat die bash beendet, die ihn ausführte, wie exit es tut.'
    say_note_reports='bash meldet: %s'
    say_note_bracket='Der Befehl [ endet mit dem Wort ]. Hinter [ und vor ] gehört ein Leerzeichen.'
    say_note_number='bash hielt den Wert %s für den Namen eines Befehls. Zum Ausgeben dient echo; eine Zuweisung hat
            kein Leerzeichen hinter dem =.'
    say_note_assign='bash hielt „%s“ für einen Befehl. Eine Zuweisung hat keine Leerzeichen um das = und kein $ vor dem
            Namen; (( )) rechnet.'
    say_note_command='Das erste Wort eines Befehls ist sein Name, und bash kennt keinen Befehl „%s“.'
    say_note_file='Außerhalb von (( )) stehen < und > vor Namen von Dateien. Innerhalb vergleichen sie Zahlen.'
    say_note_word='Vor „%s“ erwartet bash einen Befehl, ein ; oder eine neue Zeile und das Wort, zu dem es gehört.'
    say_note_token='Vor „%s“ erwartet bash etwas anderes: Zu for und while gehört do, ein ; trennt Befehle, ein Aufruf
            hat keine ( ), und NAME+=( schreibt man ohne Leerzeichen.'
    say_note_end='bash hat bis zum Ende gelesen, und etwas fehlt: Zu if gehört fi, zu do gehört done und zu { gehört }.'
    say_note_open='bash hat bis zum Ende gelesen und kein %s gefunden, das Geöffnetes schließt.'
    say_note_substitution='Zwischen ${ und } liest bash einen Namen oder einen Namen mit Index: ${cell[0]}.'
    say_note_integer='[ ] vergleicht hier Zahlen, und „%s“ ist keine. Ein Name braucht dort ein $, in (( )) keins.'
    say_note_operator='[ ] zählt seine Wörter, und ein leerer Wert ohne " " ist keines. Zahlen vergleicht (( )).'
    say_note_zero='Die Zahl hinter / oder %% war 0. Eine Variable ohne Wert zählt als 0.'
    say_note_target='In (( )) kann vor einem = nur eine Variable oder ein Kästchen stehen. Zum Vergleichen dient ==.'
    say_note_operand='In dieser Rechnung fehlt bei „%s“ eine Zahl oder eine Variable.'
    say_note_digit='bash liest „%s“ als eine Zahl. Eine solche Zahl hat keine Buchstaben und nach einer 0 am Anfang nur
            Ziffern bis 7.'
    say_note_between='bash kann mit „%s“ nicht rechnen: Es kennt ganze Zahlen, Namen und zwischen zweien einen Operator
            wie + oder *.'
    say_note_index='Der Index ist leer oder kleiner als 0, und ein solches Kästchen gibt es nicht.'
    say_note_identifier='„%s“ kann kein Variablenname sein: Er hat nur Buchstaben, Ziffern und _ und beginnt nicht mit
            einer Ziffer.'
    say_note_nesting='Zu viele Aufrufe liefen gleichzeitig: Eine Funktion ruft sich immer wieder selbst auf.'
    say_note_unset='„%s“ hat keinen Wert, wenn es zum ersten Mal gebraucht wird.'
    say_note_dollar='bash hat hier kein $ ersetzt: Zwischen '\'' und '\'' oder hinter \ ist es ein gewöhnliches
            Zeichen.'
    say_note_first='$NAME allein ist Kästchen 0. Der Index gehört in die geschweiften Klammern: ${NAME[INDEX]}.'
    say_note_gaps='Vor dem letzten Kästchen fehlen welche. NAME+=("WERT") hängt das nächste an.'
    say_note_joined='NAME+=WERT verbindet Texte: Aus 0 und 1 wird 01. NAME+=("WERT") hängt ein Kästchen an, und ((NAME
            += WERT)) addiert.'
    say_note_reversed='Das ist die umgekehrte Reihenfolge: Was hinter dem inneren Aufruf steht, läuft erst nach dessen
            Ende.'
    say_note_place='Das ist der Index selbst. Der Wert seines Kästchens ist ${NAME[INDEX]}.'
    say_note_text='„%s“ ist Text. bash setzt einen Wert nach einem $ ein und rechnet in (( )), in $(( )) und in den [ ]
            eines Arrays.'
}
