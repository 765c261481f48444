# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# lesson: the screens and questions of the lesson in German; texts with %s or %d are printf formats
#
# Writes: say_*.

speak_de_lesson() {
    say_lesson_titles=(
        'Ein Array: Kästchen in einer Reihe'
        'In ein Kästchen schreiben'
        '(( )): bash rechnet'
        'Die Zeilenlänge: Zeilen in einem Array'
        'Der Ring: keine Prüfung am Rand'
        'Zellen: Spalte und Zeile, x und y'
        'Eine Funktion und ihre Argumente'
        'Der Status: Ja oder Nein'
        'Eine Schleife über die Richtungen'
        'Kandidaten und eine Zahl, die entscheidet'
        'list_candidates'
        'dig: einen Gang öffnen'
        'Eine Funktion, die sich selbst aufruft'
        'Ein Baum: zwei Aufrufe in einem Aufruf'
        'Die Rekursion'
        'Was bei der Rückkehr geschieht'
        'local: eine Variable für jeden Aufruf'
        'Ein Stapel: zuletzt hinein, zuerst heraus'
        'Dasselbe Graben mit einem Array'
        'Anhang: Was ein Aufruf kostet'
        'Anhang: Warum zu viele Aufrufe bash abstürzen lassen'
    )
    say_lesson_1=(
        'Ein Array ist eine Reihe von Kästchen mit je einem Wert. Die Kästchen sind ab 0 nummeriert. Die Nummer
            eines Kästchens ist sein Index. Dieses Array heißt „cell“:'
        '@boxes'
        'Um ein Kästchen zu lesen, schreibst du seinen Index in [ ]: bash ersetzt "${cell[2]}" durch den Wert von
            Kästchen 2. Der Befehl echo gibt aus, was hinter ihm steht:'
        '    echo "${cell[2]}"'
        'Dank der Anführungszeichen bleibt ein Wert auch dann in einem Stück, wenn er Leerzeichen enthält.'
        'Deine Zeile läuft in einer eigenen bash: Ihre Variablen sind danach weg. Die Dateien aber sind echt:
            rm löscht sie. Die Pfeiltaste nach oben holt deine letzte Zeile zurück.'
    )
    say_lesson_2=(
        '@maze'
        'Ein Labyrinth passt in ein Array: 0 ist Wand, 1 ist offen. Diese Kästchen sind eine Zeile Felder eines
            kleinen Labyrinths:'
        '@boxes'
        'Eine Zuweisung legt einen Wert in ein Kästchen. Schreibe den Namen des Arrays, den Index in [ ], ein = und
            den Wert, ohne Leerzeichen um das =. Diese Zeile öffnet das Feld in Kästchen 5:'
        '    cell[5]=1'
        'Gibt es das Kästchen noch nicht, legt bash es an: Hier käme mit cell[9]=1 ein zehntes dazu. ${#cell[@]} ist
            die Anzahl der Kästchen.'
    )
    say_lesson_3=(
        '@maze'
        'In ((~)) rechnet bash. Leerzeichen sind dort erlaubt. Ein Wort ist dort der Name einer Variablen, auch ohne $.
            Die Variable „here“ hat den Wert 4:'
        '@boxes'
        '    ((cell[here + 3] = 1))'
        'Das öffnet das Feld in Kästchen 7. Außerhalb von ((~)) braucht eine Variable ihr $: echo "$here" gibt 4 aus.
            $((~)) ersetzt bash durch das Ergebnis der Rechnung: echo $((here + 3)) gibt 7 aus.'
    )
    say_lesson_4=(
        'Wie auf Seite 2 ist 0 eine Wand, und 1 ist offen. Die Felder eines Labyrinths bilden Zeilen, die untereinander
            liegen. Ein Array ist aber eine einzige Reihe von Kästchen, deshalb stehen die Zeilen darin hintereinander.
            In unserem Labyrinth hat jede Zeile 9 Felder:'
        '@grid 0 1'
        'Die Zeilenlänge heißt im Code „stride“. Ein Schritt nach Osten erhöht den Index um 1, einer nach Westen
            senkt ihn um 1. Ein Schritt nach Süden führt an dieselbe Stelle der nächsten Zeile und erhöht den Index
            um die Zeilenlänge. Ein Schritt nach Norden senkt ihn um die Zeilenlänge.'
    )
    say_lesson_5=(
        'Hier steht Zeile für Zeile das ganze Array eines Labyrinths aus 7x7 Feldern, bevor gegraben wird:'
        '@grid 0 8'
        'Innen ist nur ein Feld offen. Dort beginnt das Graben, bei dem das Labyrinth entsteht. Um die Wände herum liegt
            ein Ring aus offenen Feldern. Gegraben wird nur, wo noch eine Wand ist. Jenseits des Rands steht eine 1,
            also geht es dort nicht weiter. So muss der Code nie prüfen, wo der Rand ist.'
    )
    say_lesson_6=(
        '@maze'
        'x ist die Position eines Felds in seiner Zeile, y die Nummer der Zeile. Beide beginnen bei 0, im Ring. Der
            Index ist y~*~stride~+~x.'
        'Gegraben wird von Zelle zu Zelle. Zellen sind die Felder mit geradem x und y: 2,~4,~6. Zwischen zwei
            Nachbarzellen liegt ein Feld: Wand oder Gang. Auch die Zellen haben Spalten (column) und Zeilen (row),
            gezählt ab 0. Die nächste Zelle ist zwei Felder entfernt, und in der Zelle 0,0 sind x und y gleich~2:'
        '    x = 2 * column + 2        y = 2 * row + 2'
        'In der Zelle 1,0 (Spalte 1, Zeile 0) ist also x gleich~4 und y gleich~2. Ihr Index ist 2~*~9~+~4, also 22.'
    )
    say_lesson_7=(
        '@maze'
        'Eine Funktion ist Code mit einem Namen. Den Namen benutzt du als Befehl, und die Wörter dahinter sind die
            Argumente: In der Funktion ist $1 das erste, $2 das zweite. Mit dieser Funktion bereitet maze.sh ein
            Labyrinth vor:'
        '@code set_size'
        'Was hinter # steht, ist ein Kommentar, in maze.sh auf Englisch. Ein / teilt und lässt den Rest weg.
            step=( ) füllt das Array „step“, ein Kästchen nach dem anderen.'
    )
    say_lesson_8=(
        '@maze'
        'Jeder Befehl antwortet mit Ja oder Nein: Diese Antwort ist sein Status. ((~)) kann auch vergleichen: == prüft,
            ob zwei Werte gleich sind, und >, ob der erste größer ist. Ein „if“ führt die Befehle hinter „then“
            nur aus, wenn die Antwort Ja lautet. Es endet mit „fi“:'
        '    if ((cell[0] == OPEN)); then echo open; fi'
        '@boxes'
        'Das gibt open aus, denn in Kästchen 0 steht eine 1. maze.sh hat Variablen für diese Zahlen: WALL (Wand) ist 0,
            OPEN (offen) ist 1. Der Status einer Funktion ist der ihres letzten Befehls.'
    )
    say_lesson_9=(
        '@maze'
        'Die Richtungen haben Nummern: EAST (Osten) ist 0, WEST (Westen) 1, SOUTH (Süden) 2 und NORTH (Norden) 3. Im
            Array „step“ steht, was ein Schritt addiert: step[2] ist der nach Süden.'
        'Eine Schleife mit „for“ gibt einer Variablen einen Wert nach dem anderen. Jedes Mal führt sie die Befehle
            zwischen „do“ und „done“ aus:'
        '    for direction in 0 1 2 3; do echo "${step[direction]}"; done'
        'Das gibt die vier Schritte aus: 1, -1, 9 und -9. In den [ ] eines Arrays rechnet bash wie in ((~)),
            deshalb braucht direction dort kein $.'
        'Wir sind in der Zelle 1,2. Ihr Index ist 58. Neben ihr liegen vier Felder: Wände oder Gänge.'
    )
    say_lesson_10=(
        'Das Graben beginnt in Zelle 0,0. Wir wählen eine Nachbarzelle, die noch Wand ist, öffnen sie und die Wand
            dazwischen und graben dort weiter. Eine Richtung ist ein Kandidat, wenn die nächste Zelle dort noch Wand
            ist: Dann ist zwei Schritte entfernt eine 0. Nach drei Gängen stehen wir auf der 2:'
        '@grid 4 8 58'
        'Eine Zahl wählt den Kandidaten. Die Funktion „below“ berechnet sie aus der Variablen „state“, deren erster Wert
            der Startwert (seed) ist. Ein % liefert den Rest einer Division, also ist „pick“ kleiner als $1, die Anzahl
            der Kandidaten:'
        '@code below'
    )
    say_lesson_11=(
        'Diese Funktion von maze.sh sammelt die Kandidaten einer Zelle:'
        '@code list_candidates'
        '„local“ legt eine Variable nur für diesen Aufruf an; Seite 17 erklärt das. candidate=() leert das Array, und
            candidate+=( ) hängt ein Kästchen an. Die letzte Zeile setzt den Status: Ja, wenn es einen Kandidaten gibt.'
    )
    say_lesson_12=(
        'Die Funktion dig hat zwei Argumente: eine Zelle und eine Richtung. Die Variable „along“ ist ein Schritt
            dorthin, „there“ ist der Index der nächsten Zelle. Dann öffnet dig drei Felder:'
        '@code dig'
        'In ((~)) legt a = b = 1 eine 1 sowohl in a als auch in b.'
        '@grid 3 8 58'
    )
    say_lesson_13=(
        'Eine Funktion kann andere Funktionen aufrufen, auch sich selbst. Jeder Aufruf hat seine eigenen Argumente.
            Diese Funktion gibt den Index einer Wand aus und ruft sich dann für das nächste Feld im Osten auf:'
        '    east() { if ((cell[$1] == WALL)); then echo "$1"; east $(($1 + 1)); fi; }'
        '@grid 2 2'
        'Der Aufruf „east 21“ gibt 21, 22, 23, 24 und 25 aus. Feld 26 gehört zum Ring und ist offen, deshalb ruft der
            Aufruf für 26 nichts auf. Er endet, und dann enden die anderen.'
        'Steht alles in einer Zeile, gehört hinter { ein Leerzeichen und vor „then“, „fi“ und } ein ;.'
    )
    say_lesson_14=(
        'Ein Aufruf kann auch zwei Aufrufe auslösen. Dieser Baum hat vier Knoten, jeder mit Nummer und Wert:'
        '    Knoten 1: 7 --+-- Knoten 2: 2 ------ Knoten 4: 8
                  +-- Knoten 3: 5'
        '@boxes'
        'left[1] ist 2 und right[1] ist 3: die Knoten unter Knoten 1. right[2] ist 4. Eine 0 heißt, dass dort kein
            Knoten ist. Diese Funktion gibt die Nummern eines Knotens und aller Knoten darunter aus:'
        '    visit() { if (($1 > 0)); then echo "$1"
        visit "${left[$1]}"; visit "${right[$1]}"; fi; }'
        'Der Aufruf „visit 1“ gibt 1, 2, 4 und 3 aus. Der Aufruf für Knoten 1 wartet, bis der für Knoten 2 geendet hat,
            und löst dann den für Knoten 3 aus. In ((~)) addiert sum += 3 eine 3 zur Variablen „sum“.'
    )
    say_lesson_15=(
        'So gräbt man von einer Zelle aus: Solange sie Kandidaten hat, wählt man einen, öffnet den Gang und gräbt
            von der nächsten Zelle aus weiter. Die Funktion ruft sich also selbst auf. Das heißt Rekursion. Jeder
            Aufruf hat sein eigenes $1: die Zelle, von der aus er gräbt.'
        '@code carve_recursive'
        'Die Schleife mit „while“ führt die Befehle zwischen „do“ und „done“ aus, solange list_candidates mit Ja
            antwortet.'
        'Ein Aufruf läuft, bis er seine } erreicht. Dann arbeitet der Aufruf weiter, der ihn ausgelöst hat.'
    )
    say_lesson_16=(
        'In der Zelle 0,2 gibt es keine Kandidaten. Die Schleife endet und mit ihr der Aufruf: Er kehrt zurück.
            Der Aufruf, der ihn ausgelöst hat, arbeitet hinter der markierten Zeile weiter; sein $1 hat noch
            denselben Wert. So sind wir wieder in der Zelle davor, obwohl in keiner Zeile „geh zurück“ steht:'
        '@code carve_recursive carve_recursive'
        'In jedem laufenden Aufruf ist $1 der Index einer Zelle. Vom ältesten Aufruf zum neuesten sind das:
            20, 38, 40, 58, 56.'
    )
    say_lesson_17=(
        '$1 gehört einem einzigen Aufruf. Eine gewöhnliche Variable dagegen teilen sich alle Aufrufe. Diese
            Rekursion benutzt statt $1 eine solche Variable, „spot“:'
        '@code carve_without_local'
        'Die Aufrufe für 20, 38, 40 und 58 laufen. Der für 58 löst einen für 56 aus; dieser setzt „spot“ auf 56,
            findet keine Kandidaten und kehrt zurück. Der Aufruf für 58 arbeitet weiter: Er fragt nach den
            Kandidaten von "$spot".'
        'Mit local spot=$1 hätte jeder Aufruf sein eigenes „spot“, das mit ihm verschwindet.'
    )
    say_lesson_18=(
        'Die Rekursion merkt sich in ihren laufenden Aufrufen, zu welchen Zellen sie zurückkehren muss. Das kann
            auch ein Array, bei dem zuerst herauskommt, was zuletzt hineinkam. Ein solches Array heißt Stapel (stack).
            Die Variable „top“ ist die Anzahl seiner Kästchen:'
        '@boxes'
        '    waiting[top++]=$here      legt die Zelle obenauf und erhöht dann top um 1
    here=${waiting[--top]}    senkt top um 1 und nimmt dann dieses Kästchen'
    )
    say_lesson_19=(
        'Dasselbe Graben ohne Rekursion, mit den Zellen im Array „waiting“:'
        '@code carve_stack'
        'Der Befehl : tut nichts und antwortet mit Ja. „elif“ heißt „sonst, falls“, und „return“ beendet die Funktion.'
    )
    say_lesson_20=(
        'Die Rekursion ist kürzer. Warum nimmt maze.sh trotzdem das Array, außer bei kleinen Labyrinthen?'
        'Eine Variable wie cell sucht bash zuerst unter den lokalen Variablen des Aufrufs, der gerade arbeitet, dann
            bei dem, der ihn ausgelöst hat, und so weiter bis zum ersten. Je mehr Aufrufe laufen, desto länger dauert
            es, eine Variable zu finden.'
        'Das können wir an Labyrinthen mit 100, 400 und 1600 Zellen messen.'
    )
    say_lesson_21=(
        'Ein laufender Aufruf braucht Speicher. Ein Programm hat für seine Aufrufe nur einen festen Teil davon, oft
            8~MB. bash achtet nicht darauf, wie viel noch frei ist. Ist nichts mehr frei, beendet das System das
            Programm mit der Meldung „Segmentation fault“.'
        'Probiere es in einem anderen Terminal aus. Die nächste Zeile startet eine bash mit 1~MB für ihre Aufrufe. Darin
            ruft eine Funktion nur sich selbst auf:'
        '    bash -c "ulimit -s 1024; f() { f; }; f"'
        'Ein Aufruf von carve_recursive braucht samt den Funktionen, die er aufruft, etwa 2000~Byte. Deshalb gibt
            es zwei Grenzen. Von sich aus nimmt maze.sh die Rekursion nur bei höchstens 12 Zellen, denn bei mehr Zellen
            wäre sie langsam. Bei mehr als 2500 Zellen lehnt maze.sh sie ganz ab, denn in viel größeren Labyrinthen
            würde bash abstürzen.'
    )
    say_lesson_questions=(
        'Gib den Wert von Kästchen 5 aus. Wie lautet die bash-Zeile dafür?'
        'Das Feld in Kästchen 2 ist offen. Öffne das Feld rechts daneben: Lege eine 1 in Kästchen 3.'
        'Wie viele der zwei Felder neben Kästchen „here“ sind offen? Gib die Summe der Kästchen „here - 1“ und „here +
            1“ aus. Benutze die Variable, nicht ihren Wert.'
        'Du stehst auf Index 23 und gehst einen Schritt nach Süden. Auf welchem Index stehst du nun?'
        'Ein anderes Labyrinth ist 21 Felder breit. Wie groß ist seine Zeilenlänge (stride)?'
        'Die Variablen „column“, „row“ und „stride“ haben die Werte 1, 2 und 9. Gib den Index der Zelle 1,2 aus:
            echo $(( ... ))'
        'Rufe set_size für ein Labyrinth aus 21x11 Feldern auf und gib dann die Variable „stride“ aus. Trenne die zwei
            Befehle mit einem ;.'
        'Die Variable „here“ hat den Wert 1. Steht im Kästchen mit diesem Index WALL, gib das Wort wall aus, sonst
            nichts.'
        'Die Variable „here“ hat den Wert 58. Gib die Indizes der Felder aus, die einen Schritt entfernt sind: Osten,
            Westen, Süden, Norden, in dieser Reihenfolge.'
        'Zähle die Kandidaten der 2. „below“ setzt damit „state“ auf 52616557. Welchen Wert hat „pick“?'
        'Die Variable „here“ hat den Wert 20. Rufe list_candidates für diese Zelle auf und gib dann die Anzahl der
            Kästchen des Arrays „candidate“ aus.'
        'Die Variable „here“ hat den Wert 58, „pick“ den Wert 1. Grabe von dieser Zelle aus in die Richtung aus Kästchen
            „pick“ des Arrays „candidate“.'
        'Schreibe eine Funktion namens down, die herunterzählt: Ist ihre Zahl größer als 0, gibt sie die Zahl aus und
            ruft sich mit der Zahl minus 1 auf. Rufe dann down 3 auf. Alles in einer Zeile.'
        'Die Variable „sum“ ist 0. Schreibe eine Funktion namens add, die den Wert von Knoten $1 und aller Knoten
            darunter zu „sum“ addiert. Dann: add 1; echo "$sum". Alles in einer Zeile.'
        'Der Aufruf für 0,0 hat den für 0,1 ausgelöst, dieser den für 1,1 und dieser den für 1,2. Wie viele Aufrufe
            laufen?'
        'Der neueste Aufruf kehrt zurück. Welchen Wert hat $1 in dem Aufruf, der nun weiterarbeitet?'
        'Der Aufruf für 56 ist zurückgekehrt. Welchen Wert hat die Variable „spot“ nun?'
        'Die Variable „top“ hat den Wert 4. Nimm die Zelle, die oben auf dem Stapel liegt, und gib sie aus.'
        'In der Zelle 0,2 liefen fünf Aufrufe. Wie viele Zellen enthält das Array dort?'
        'Jedes Labyrinth hat viermal so viele Zellen wie das vorige, und es laufen mehr Aufrufe. Wie ändert sich
            bei der Rekursion die Zeit je Zelle? 1: gar nicht, 2: sie wächst, 3: sie sinkt'
        'Wie viele Aufrufe passen in 8.000.000 Byte?'
    )
    say_lesson_head='maze.sh tour %d von %d: %s'
    say_lesson_row='    Zeile %d, Index %2d bis %2d:   %s'
    say_lesson_index='Index'
    say_lesson_answer='Antwort: %s'
    say_lesson_next='Enter: weiter'
    say_lesson_last='Enter: Ende'
    say_lesson_type='Zahl tippen, dann Enter'
    say_lesson_type_line='Zeile tippen, dann Enter'
    say_lesson_more='oben, unten: mehr'
    say_lesson_watch='Tab: zusehen'
    say_lesson_back='links, rechts: blättern'
    say_lesson_left='Auf dieser Seite hast du beim letzten Mal aufgehört. Noch einmal von vorn: %s tour 1'
    say_lesson_help='?: Tipp'
    say_lesson_got='Ergebnis: %s. Erwartet: %s.'
    say_lesson_typed='Für diese Werte stimmt das. Aber mit %s ergibt die Zeile %s statt %s.'
    say_lesson_nothing='nichts'
    say_lesson_escape='Esc: beenden'
    say_lesson_measured='Eben auf diesem Rechner gemessen, in Millionstelsekunden je Zelle:'
    say_lesson_end=(
        'Das war die Lektion: ein Array, eine Funktion, die sich selbst aufruft, und ein Labyrinth.'
        'Nun bist du dran: %s tour --practice führt durch zehn Aufgaben. Danach schreibst du einen eigenen
            Algorithmus. Wie das geht, zeigt docs/algorithms.md, und docs/terms.md erklärt die Begriffe (beide auf
            Englisch).'
        'Ein Anhang erklärt, was ein Aufruf kostet und warum zu viele Aufrufe bash abstürzen lassen: %s tour 20.'
    )
    say_lesson_measuring='Messung läuft ...'
    say_lesson_running='läuft ...'
    say_lesson_number='%s: Tippe nur die Ziffern der Antwort ein und drücke dann Enter.'
    say_lesson_ascii='Die Lektion ignoriert Zeichen außerhalb von ASCII.'
    say_lesson_costs='    Zellen        Rekursion        Array'
    say_lesson_name='eine Lektion über Arrays und Rekursion'
    say_lesson_hint='Tipp'
    say_lesson_solution='Antwort'
    say_lesson_key='Tipps und Antworten'
    say_lesson_calls='Die laufenden Aufrufe von %s, vom ältesten zum neuesten, jedes Mal wenn einer begonnen oder
            geendet hat. Jeder zeigt sein $1:'
}
