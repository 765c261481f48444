# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# de: what the lesson, its exercises and watching say in German; texts are printf formats
#
# Writes: say_*.

teach_de() {
    say_watch_calls='laufende Aufrufe, der neueste oben'
    say_watch_waiting='das Array waiting, top=%d'
    say_watch_queue='die Liste, das nächste oben'
    say_watch_more='noch %d'
    say_watch_begin='die erste Zelle, %s, ist offen: los geht es'
    say_watch_open='innen ist alles offen: nun werden Wände gebaut'
    say_watch_start='der Spieler steht auf Feld %d: wo ist das Ziel?'
    say_watch_look='von %s geht es nach %s'
    say_watch_none='von %s geht es nirgendwohin'
    say_watch_at='bei %s'
    say_watch_draw='die gezogene Zahl: %d %% %d = %d'
    say_watch_so='%s, also %s'
    say_watch_dig='die Wand von %s nach %s wird geöffnet'
    say_watch_dig_bridge='eine Brücke von %s nach %s, über eine Zelle'
    say_watch_push='%s kommt in waiting[%d]; '
    say_watch_call='ein Aufruf mit %s; '
    say_watch_back='zurück in %s; '
    say_watch_done='es ist nichts mehr zu tun: fertig'
    say_watch_wall='eine Wand an %d Zellen entlang'
    say_watch_seen='Feld %d ist gesehen, von %d aus'
    say_watch_found='das Ziel, auf dem kürzesten Weg: %d Schritte'
    say_watch_frontier='%s der Rand: %d Zellen'
    say_watch_sets='je Menge ein Buchstabe: noch %d'
    say_watch_walk='%s der Weg: %d Zellen'
    say_watch_dug='%s in einem Zug gegraben: %d'
    say_watch_field='%s das Feld: %d x %d Zellen'
    say_watch_list='%s was in der Liste wartet'
    say_watch_bridge='%s über eine Brücke'
    say_watch_step='Schritt %d von %d'
    say_watch_speed='Tempo %d'
    say_watch_small='damit alles zu sehen ist: das Fenster auf %d x %d'
    say_watch_run='Leertaste läuft'
    say_watch_pause='Leertaste hält'
    say_watch_tab='Tab: das Array'
    say_watch_untab='Tab: die Rekursion'
    say_watch_keys=(
        'Leertaste      laufen und anhalten'
        'rechts, links  ein Schritt vor und zurück'
        '+ -            schneller, langsamer'
        'Tab            die Rekursion, oder derselbe Weg mit einem Array'
        'r              von vorn'
        'G              bis zum Ende'
        'q              verlassen'
    )
    say_lesson_titles=(
        'Ein Array: Kästchen in einer Reihe'
        'Die Schrittweite stride: Reihen in einem Array'
        'Der Ring: ein Rand, nach dem niemand fragt'
        'Kandidaten: wohin es gehen kann'
        'Ein Schritt von Hand'
        'Die Rekursion'
        'Was eine Rückkehr tut'
        'Dasselbe mit einem Array'
        'Was ein Aufruf kostet'
        'Warum bash am Ende abstürzt'
    )
    say_lesson_1=(
        'Ein Labyrinth besteht aus Feldern: manche sind Wände, manche sind offen. maze.sh hat sie in
            einem Array: Kästchen in einer Reihe, in jedem eine Zahl, 0 für eine Wand, 1 für ein offenes
            Feld.'
        ''
        'Die Kästchen sind gezählt, und die Zählung beginnt mit 0. Die Nummer eines Kästchens ist sein
            Index. Dieses Array hat den Namen cell:'
        ''
        '    Index   0  1  2  3  4  5  6'
        '    cell = (1  0  1  1  0  1  1)'
        ''
        'Was in einem Kästchen ist, schreibt man mit seinem Index: cell[0] ist 1, cell[1] ist 0. Und
            cell[1]=1, ohne Leerzeichen, legt eine 1 in Kästchen 1. In (( )) rechnet bash, dort dürfen
            Leerzeichen stehen; OPEN ist 1, WALL ist 0. Diese Zeile von maze.sh öffnet also das Feld mit
            dem Index first:'
        '@code carve 10 10'
    )
    say_lesson_2=(
        'Ein Labyrinth hat Reihen untereinander, ein Array nur eine. Also stehen darin alle Reihen
            hintereinander. x sagt, wo in seiner Reihe ein Feld ist, y in welcher Reihe, beide ab 0.
            Hier hat eine Reihe 9 Felder:'
        '@rows'
        'Die Länge einer Reihe heißt stride. Das Feld bei x in Reihe y hat den Index y~*~stride~+~x. Ein
            Schritt nach Osten ist +~1, nach Westen -~1. Und nach Süden, also nach unten? Diese Zeile
            von maze.sh legt die vier Schritte, Osten, Westen, Süden, Norden, in ein Array:'
        '@code set_size 4 4'
        '$stride ist, was in stride ist, hier 9. Für $(( )) setzt bash ein, was darin berechnet wird:
            nach x=5 und y=2 ist $((y~*~stride~+~x)) 23.'
    )
    say_lesson_3=(
        'Felder mit geradem x und y (2, 4, 6 ...) sind Zellen: dorthin kann man gehen. Zwischen zweien
            ist eine Wand oder, wenn sie offen ist, ein Gang: die nächste Zelle ist zwei Schritte weit.
            Eine offene Zelle ist besucht:'
        '@grid 0 0 3'
        'Rundherum ist ein Ring offener Felder. Wer über den Rand sieht, findet eine 1: besucht, nichts
            zu tun. So setzt make_grid die Reihen zusammen, $ring nur aus Einsen, $walls mit einer 1 an
            beiden Enden:'
        '@code make_grid 9 13'
        'for: erst ist y 1; solange y <= height, tut bash, was von do bis done steht, und jedes Mal wird
            y um eins größer (y++).'
    )
    say_lesson_4=(
        'Eine Richtung ist Kandidat, wenn die nächste Zelle dort noch Wand ist. Aus der Funktion (Code
            mit Namen) list_candidates; here ist der Index unserer Zelle:'
        '@code list_candidates 5 9'
        'for: von do bis done, mit jeder Richtung, den Zahlen 0 bis 3. if: was von then bis fi steht,
            nur wenn es so ist. == fragt, ob zwei gleich sind, || ist "oder" (can_bridge: für Brücken),
            += hängt eines an. Reihe 4 bis 8; wir auf der 2:'
        '@grid 3 4'
    )
    say_lesson_5=(
        'Welcher Kandidat ist es? Eine Zahl entscheidet. Die Funktion below, ihr Code in {~}, bekommt
            gesagt, wie viele es sind: $1. Sie macht aus der letzten Zahl eine neue, state, und pick. %~ist
            der Rest einer Division: pick ist mindestens 0 und kleiner als $1. Was hinter # steht, ist
            eine Bemerkung:'
        '@code below'
        '"below 2" führt sie aus, mit 2 als $1. Danach öffnet die Funktion dig das Feld dazwischen und
            die nächste Zelle. Sie bekommt Zelle und Richtung; der Index der nächsten ist
            there=$((here~+~2~*~along)), along ein Schritt. Wir sind auf der 2; Kandidaten: 0: Osten, 1:
            Westen; state ist 52616557.'
        '@grid 3 4'
    )
    say_lesson_6=(
        'Von einer Zelle aus graben: solange es Kandidaten gibt, einen wählen, den Gang graben, und von
            dort aus graben. Die Funktion ruft also sich selbst auf. Das ist Rekursion. Jeder Aufruf hat
            ein eigenes $1: die Zelle, auf der er steht.'
        '@code carve_recursive'
        'while X: tu, was von do bis done steht, solange X gelingt, hier: solange es Kandidaten gibt.
            ${#candidate[@]} ist, wie viele es sind, ${candidate[pick]} ist, was im Kästchen pick ist,
            $there, wohin dig geführt hat. Anführungszeichen halten einen Wert zusammen.'
        'Ein Aufruf läuft, bis er an seine } kommt. Dann geht es in dem weiter, der ihn gemacht hat.
            Zellen heißen nach Spalte und Zeile, ab 0,0.'
    )
    say_lesson_7=(
        'In der Zelle 0,2 gibt es keine Kandidaten: das while endet, und mit ihm der Aufruf. Er kehrt
            zurück: der Aufruf, der ihn gemacht hat, geht hinter der markierten Zeile weiter, mit seinem
            $1, wie es war. So ist man wieder in der Zelle davor, und niemand musste "geh zurück"
            schreiben:'
        '@marked carve_recursive 5'
        'Hier: Schritt, Zelle, Kandidaten, gezogene Zahl, Richtung, laufende Aufrufe:'
        '@trace 4 5'
        'In jedem laufenden Aufruf ist $1 ein Index. Vom ältesten bis zum neuesten sind es 20, 38, 40,
            58 und 56.'
    )
    say_lesson_8=(
        'Was bash in Aufrufen für uns aufhebt, geht auch mit einem Array: in waiting sind die Zellen für
            die Rückkehr, top sagt, wie viele. Was zuletzt hineinkam, wird zuerst genommen: ein Stapel.
            In einer Schleife ohne Ende (while :):'
        '@code carve_stack 4 13'
        'waiting[top++] ist das Kästchen bei top, danach ist top eins größer. waiting[--top]: erst wird
            top eins kleiner, dann ist es das Kästchen bei top. elif: sonst, wenn top nicht 0 ist; else:
            sonst; return beendet die Funktion. Vergleiche: Taste w, Tab.'
    )
    say_lesson_9=(
        'Die Rekursion ist kürzer. Warum nimmt maze.sh für große Labyrinthe das Array?'
        'Trifft bash auf einen Namen, cell etwa, so sucht es unter den Namen des Aufrufs, der arbeitet,
            dann bei dem, der ihn gemacht hat, und so fort bis zum ersten. Je mehr Aufrufe laufen, desto
            länger dauert es, einen Namen zu finden.'
        'Das lässt sich messen: side ist 21, dann 41, dann 81, und measure_carving legt die Zeit für
            eine Zelle so eines Labyrinths in REPLY:'
        '@code show_costs 6 9 cut'
    )
    say_lesson_10=(
        'Ein laufender Aufruf braucht Speicher, und ein Programm hat für seine Aufrufe ein festes Stück
            davon, oft 8 MB. bash achtet nicht darauf, wie viel noch frei ist. Ist es voll, beendet das
            System das Programm: "Segmentation fault".'
        'Ein Aufruf von carve_recursive braucht, mit denen, die er macht, etwa 2000 Byte. Also gibt es
            zwei Grenzen: RECURSION_UNFELT ist 200, denn mehr wäre langsam, RECURSION_MOST 2500, denn
            viel mehr stürzt ab. [[ ]] vergleicht Texte, der Befehl die beendet das Programm:'
        '@code check_carver 4 9'
    )
    say_lesson_questions=(
        'Welchen Index hat das letzte Kästchen von cell?'
        'Welcher Index liegt südlich von 23, in Reihen von 9?'
        'Auf Zelle 24, in Reihen von 9: welchen Index hat die nächste im Osten?'
        'Wie viele Kandidaten gibt es auf der 2?'
        'pick ist 52616557 % 2. Was ist das, 0 oder 1?'
        'Der Aufruf für 0,0 machte den für 0,1, der den für 1,1, der den für 1,2. Wie viele Aufrufe
            laufen?'
        'Der neueste Aufruf kehrt zurück. Was ist $1 in dem Aufruf, der weitergeht?'
        'waiting=(20 38 40 58), top ist 4. Welche Zelle nimmt here=${waiting[--top]}?'
        'Viermal so viele Zellen, tiefere Aufrufe: die Zeit für eine Zelle 1 bleibt, 2 wächst, 3 sinkt?'
        'So viele Aufrufe gehen in 8000000 Byte:'
    )
    say_lesson_rights=(
        'Richtig: sieben Kästchen, ihre Indizes gehen von 0 bis 6.'
        'Richtig: 23 + 9. Süden ist + stride, Norden - stride.'
        'Richtig: 26 ist im Ring, eine 1, und niemand hat nach dem Rand gefragt.'
        'Richtig: Osten und Westen. Norden ist besucht, Süden ist der Ring.'
        'Richtig: 1, also Westen. dig hat zwei Felder geöffnet; dort sind wir nun.'
        'Richtig: einer arbeitet, drei warten auf ihn.'
        'Richtig: er ist wieder auf 58 und fragt wieder nach Kandidaten.'
        'Richtig: --top macht 3 aus 4, und waiting[3] ist 58, die letzte.'
        'Richtig: sie wächst. Eben gemessen, auf diesem Rechner, in Millionstelsekunden für eine Zelle:'
        'Richtig: 8000000 / 2000. 127x127 hat 3969 Zellen: so viele Aufrufe.'
    )
    say_lesson_wrongs=(
        'Zähle an der oberen Zeile entlang: was steht über dem letzten Kästchen?'
        'Das Feld darunter ist eine ganze Reihe weiter: zähle stride dazu.'
        'Ein Schritt nach Osten ist + 1, die nächste Zelle ist zwei weit.'
        'Sieh in jeder Richtung zwei Felder weit und zähle die Nullen.'
        'Gerade Zahlen haben den Rest 0, ungerade 1.'
        'Zähle den, der arbeitet, und die, die auf ihn warten.'
        'Es ist der Aufruf, der den neuesten gemacht hat: der davor in der Liste.'
        'Zähle top um eins herunter: das ist ein Index in waiting.'
        'Überlege, was ein Name kostet, wenn mehr Aufrufe laufen.'
        'Teile: 8000000 Byte, 2000 für jeden Aufruf.'
    )
    say_lesson_whys=(
        '1 7 Es sind 7 Kästchen. Aber das erste ist Nummer 0, also das letzte nicht Nummer 7.'
        '1 1 Das ist in dem Kästchen. Sein Index steht darüber.'
        '2 24 Das liegt östlich davon, in derselben Reihe.'
        '2 22 Das liegt westlich davon, in derselben Reihe.'
        '2 14 Das liegt nördlich davon: eine Reihe zurück. Süden ist eine Reihe weiter.'
        '2 25 Das sind zwei Schritte nach Osten. Süden ist in der nächsten Reihe.'
        '2 30 Eine Reihe hat 9 Felder, nicht 7: die des Rings zählen mit.'
        '3 25 Das ist das Feld dazwischen. Die nächste Zelle ist zwei Schritte weit.'
        '3 22 Das ist Westen: - 1 je Schritt. Osten ist + 1.'
        '3 42 Das ist Süden: zwei Reihen weiter. Osten ist + 1 je Schritt.'
        '4 4 Im Norden kommen wir her, und Süden ist der Ring: beide sind 1.'
        '4 3 Einer zu viel: Norden ist besucht, und Süden ist der Ring; beide sind 1.'
        '4 1 Es gibt noch einen: sieh auch zwei Felder nach Westen.'
        '4 0 Die Felder daneben sind Wände, aber sieh zwei Felder weit.'
        '5 0 52616557 ist ungerade, also bleibt beim Teilen durch 2 eine 1.'
        '6 3 Drei warten. Der für 1,2 läuft auch.'
        '6 1 Einer arbeitet. Aber die anderen sind noch nicht an ihrer }.'
        '7 56 Das ist der Aufruf, der zu Ende ist. Sein $1 ist mit ihm verschwunden.'
        '7 20 Das ist der älteste Aufruf, er geht als letzter weiter.'
        '7 40 Das ist einer zu weit: 40 wartet noch auf den Aufruf auf 58.'
        '8 3 3 ist der Index in waiting. Was ist in diesem Kästchen?'
        '8 20 Diese Zelle kam als erste hinein. Sie wird als letzte genommen.'
        '8 40 waiting[2] ist 40. Aber --top macht 3 aus 4.'
        '9 1 Für das Array stimmt das: dort arbeitet ein einziger Aufruf. Hier wird jeder Name in mehr
            Aufrufen gesucht.'
        '9 3 Es laufen mehr Aufrufe, also ist mehr zu durchsuchen.'
        '10 400 Da fehlt eine Null.'
        '10 40000 Eine Null zu viel.'
    )
    say_lesson_head='maze.sh tour %d von %d: %s'
    say_lesson_row='    Reihe %d, Index %2d bis %2d:   %s'
    say_lesson_answer='Antwort: %s'
    say_lesson_next='Enter: weiter'
    say_lesson_last='Enter: Ende'
    say_lesson_type='eine Zahl, dann Enter'
    say_lesson_more='auf, ab: mehr'
    say_lesson_watch='w zusehen'
    say_lesson_back='links, rechts: blättern'
    say_lesson_cells='    %-10s %12s %12s'
    say_lesson_costs=('Zellen' 'Rekursion' 'Array')
    say_lesson_crash='Eben versucht: eine bash mit 1 MB für Aufrufe stürzte nach %d ab, also %d Byte für jeden. Doch die
        riefen nur auf: einer von carve_recursive ruft noch andere Funktionen.'
    say_lesson_no_crash='Eben versucht, in einer eigenen bash, die 1 MB haben sollte: nach %s Aufrufen ging es ihr gut.'
    say_lesson_exercise='Schreib es nun selbst: maze.sh tour --exercise 1'
    say_lesson_measuring='es wird gemessen ...'
    say_lesson_number='%s: Hier ist eine Zahl gefragt, in Ziffern, dann Enter.'
    say_lesson_back_to='keine  zurück nach'
    say_exercise_1=(
        'maze.sh, exercise 1: dig, einen Gang graben'
        ''
        'Das Labyrinth ist das Array cell: 0 ist Wand, 1 ist offen. here ist der Index'
        'der Zelle, auf der wir stehen, along ist, was ein Schritt in die Richtung zu'
        'einem Index dazuzählt. Die nächste Zelle ist zwei Schritte weit.'
        ''
        'Ergänze dig: die Zelle, die Wand dazwischen und die nächste Zelle werden offen,'
        'und ihr Index kommt nach there. Danach: maze.sh tour --check DATEI'
        'deine Zeilen'
    )
    say_exercise_2=(
        'maze.sh, exercise 2: die Tiefe'
        ''
        'depth ist, wie viele Aufrufe laufen, deepest, wie viele es höchstens waren.'
        'Beide sind 0 vor dem ersten Aufruf.'
        ''
        'Ergänze carve_recursive: es gräbt wie bisher und zählt dabei. Zwei Zeilen gehören'
        'vor die Schleife und eine dahinter. Danach: maze.sh tour --check DATEI'
        ''
        'deine Zeilen'
    )
    say_exercise_3=(
        'maze.sh, exercise 3: ein Stapel statt der Rekursion'
        ''
        'Die Zellen für die Rückkehr stehen im Array waiting, top ist, wie viele.'
        ''
        'Ergänze carve_stack: was nach dig geschieht, und was dort geschieht, wo es'
        'nirgends weitergeht; deine Zeilen treten dort an die Stelle von : das nichts'
        'tut. Wartet keine Zelle mehr, ist alles gegraben: return.'
        'Danach: maze.sh tour --check DATEI'
        ''
        'deine Zeilen'
    )
    say_check_before='%s läuft jetzt, in einer eigenen bash mit leerer Umgebung, höchstens %d Sekunden.'
    say_check_right='Richtig: dieselben zwanzig Labyrinthe wie unsere.'
    say_check_right_depth='Richtig: dieselben zwanzig Labyrinthe wie unsere, und dieselbe Tiefe.'
    say_check_not_exercise='keine Aufgabe von maze.sh: %s'
    say_check_exists='gibt es schon: %s'
    say_check_written='Ergänze %s, danach: maze.sh tour --check %s'
    say_check_syntax='bash kann es nicht lesen: %s'
    say_check_function='Die Funktion fehlt: %s'
    say_check_error='bash sagt: %s'
    say_check_command='bash hält das erste Wort einer Zeile für einen Befehl. Darum steht name=wert ohne Leerzeichen.'
    say_check_text='%s soll eine Zahl sein, und ist: %s'
    say_check_calculate='bash rechnet nur in (( )) und $(( )).'
    say_check_endless='Nach %d Sekunden war es nicht fertig: etwas geht ohne Ende weiter.'
    say_check_endless_hints=(
        'Eine Zelle, die nicht geöffnet wird, bleibt für immer Kandidat; und there muss die nächste
            Zelle sein, zwei Schritte weit.'
        'Fragt die Schleife noch nach Kandidaten, und gräbt sie?'
        'Wo es zurückgeht, muss top um eins kleiner werden; und wo top 0 ist, muss es return heißen.'
    )
    say_check_noise='Es druckt zu viel: eine Schleife ohne Ende?'
    say_check_stopped='Es endete mittendrin, bei Startwert %d: ruft es exit auf?'
    say_check_seed='Startwert %d: es soll sein wie links, und ist wie rechts.'
    say_check_border='Der Rand ist geöffnet: ein Index ist irgendwo um eins daneben. Die nächste Zelle ist 2
        Schritte weit, und der Ring ist keine Zelle.'
    say_check_back='%d Zellen wurden nie erreicht: wo es nirgends weitergeht, muss es zurückgehen, zu der Zelle,
        von der es kam, bis keine mehr wartet.'
    say_check_there='%d Zellen wurden nie erreicht: wird there der Index der nächsten Zelle, zwei Schritte weit?'
    say_check_between='Die Zellen sind offen, aber die Wände dazwischen nicht: ein Gang ist das Feld zwischen zwei
        Zellen, einen Schritt weit.'
    say_check_corner='Ein Feld zwischen vier Zellen ist offen: ein Index ist irgendwo um eins daneben.'
    say_check_other='Alle Zellen sind erreicht, aber es ist ein anderes Labyrinth: steht man in einer anderen Zelle
        als gedacht, oder wird mehr als eine Zahl je Gang gezogen?'
    say_check_depth='Startwert %d: deepest soll %s sein und ist %s.'
    say_check_never_up='Zählt etwas hoch, wenn ein Aufruf beginnt?'
    say_check_not_most='depth zählt richtig. Aber deepest ist nicht, was es höchstens war: wo ((depth > deepest)), und nur
        dort, wird deepest zu depth.'
    say_check_never_down='Es ist so tief, wie es Zellen gibt: endet ein Aufruf, muss depth um eins kleiner werden.'
    say_check_one_off='Es ist um eins daneben: zähle auch den ersten Aufruf, und vergleiche, bevor die nächsten
        beginnen.'
    say_check_look_again='Zähle hoch, wo ein Aufruf beginnt, vergleiche mit deepest, zähle herunter, wo er endet.'
}
