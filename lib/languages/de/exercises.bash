# shellcheck shell=bash
# shellcheck disable=SC1003,SC2016,SC2034 # texts are found by their names
#
# exercises: the exercises in German, their hints, and what their check reports; texts with %s or %d are printf formats
#
# Writes: say_*.

speak_de_exercises() {
    say_exercise_1=(
        'maze.sh, exercise 1: ein Kästchen lesen'
        ''
        'Das Labyrinth ist das Array cell: 0 ist Wand, 1 ist offen. $1 ist der Index eines Kästchens. Ergänze read_box:
            Der Wert in diesem Kästchen kommt in die Variable found.'
    )
    say_exercise_2=(
        'maze.sh, exercise 2: eine Schleife über das Array'
        ''
        'Ergänze count_open: In count kommt die Anzahl der Kästchen von cell, in denen eine 1 steht. "${cell[@]}" steht
            für alle Werte des Arrays; eine Schleife mit for geht sie der Reihe nach durch.'
    )
    say_exercise_3=(
        'maze.sh, exercise 3: an ein Array anhängen'
        ''
        'Ergänze list_walls: Das Array walls bekommt den Index jedes Kästchens von cell, in dem eine 0 steht. Die
            Schleife über die Indizes ist schon da: for ((A; B; C)) führt zuerst A aus und dann, solange B gilt, immer
            wieder die Zeilen zwischen do und done und danach C.'
    )
    say_exercise_4=(
        'maze.sh, exercise 4: herunterzählen durch Rekursion'
        ''
        'Ergänze count_down: Die Funktion hängt $1, $1 - 1 und so weiter bis 1 an das Array counted an. Sie hat keine
            Schleife, sondern ruft sich selbst für die kleinere Zahl auf. Für 0 tut sie nichts.'
    )
    say_exercise_5=(
        'maze.sh, exercise 5: die Summe eines Baums durch Rekursion'
        ''
        'Jeder Knoten des Baums hat eine Nummer: value[Nummer] ist sein Wert, left[Nummer] und right[Nummer] sind die
            Nummern der Knoten darunter. Eine 0 heißt, dass dort kein Knoten ist. Das ist der Baum mit seinen Werten
            (oben Knoten 1, darunter 2 und 3):'
        '
            7
        /       \
       2         5
        \      /   \
         8    1     4'
        ''
        'Ergänze add_tree: Die Funktion addiert den Wert des Knotens $1 und die Werte aller Knoten darunter zur
            Variablen sum.'
    )
    say_exercise_6=(
        'maze.sh, exercise 6: dig'
        ''
        'Das Labyrinth ist das Array cell: 0 ist Wand, 1 ist offen (maze.sh -f text gibt es umgekehrt aus). here ist der
            Index der aktuellen Zelle; along gibt an, um wie viel ein Schritt in die gewählte Richtung den Index
            ändert. Die nächste Zelle ist zwei Schritte entfernt.'
        ''
        'Ergänze dig: Die Funktion öffnet die Zelle, die Wand dazwischen und die nächste Zelle. Der Index der nächsten
            Zelle kommt in die Variable there.'
    )
    say_exercise_7=(
        'maze.sh, exercise 7: die Tiefe'
        ''
        'depth ist die Anzahl der laufenden Aufrufe, deepest die bisher größte Tiefe. Beide sind vor dem ersten Aufruf
            0.'
        ''
        'Ergänze carve_recursive: Die Funktion gräbt wie bisher und zählt dabei mit. Zwei Zeilen gehören vor die
            Schleife, eine dahinter.'
    )
    say_exercise_8=(
        'maze.sh, exercise 8: ein Stapel statt der Rekursion'
        ''
        'Das Array waiting enthält die Zellen für den Rückweg; top ist ihre Anzahl.'
        ''
        'Ergänze in carve_stack, was nach dig und was in einer Sackgasse geschieht. Wenn keine Zelle mehr wartet, ist
            das Labyrinth fertig: return.'
        '@terminal Der Befehl : nach else tut nichts. Ersetze ihn durch deine Zeilen.'
    )
    say_exercise_9=(
        'maze.sh, exercise 9: ein eigenes Labyrinthprogramm'
        ''
        'Schreibe ein Programm: bash DATEI BREITE HÖHE gibt ein Labyrinth aus BREITE mal HÖHE Feldern aus; beide Zahlen
            sind ungerade. Für eine Wand steht ein #, für ein offenes Feld ein Leerzeichen. Von jeder Zelle führt genau
            ein Weg zu jeder anderen. Bei jedem Start entsteht ein anderes Labyrinth.'
        '@terminal Hier schreibst du jede Zeile selbst.'
    )
    say_exercise_then='Zum Prüfen: %s tour --check DATEI'
    say_exercise_yours='deine Zeilen'
    say_hints_1=(
        'cell[0] ist ein Kästchen. Seinen Wert bekommst du mit Dollarzeichen und geschweiften Klammern: ${cell[0]}.'
        'Der Index muss keine Zahl sein: ${cell[$1]} ist das Kästchen, dessen Index das Argument ist.'
        'Mit = bekommt eine Variable einen Wert. Davor und dahinter steht kein Leerzeichen: found=${cell[0]}. Setze statt der 0 deinen Index ein.'
    )
    say_hints_2=(
        '"${cell[@]}" steht für alle Werte des Arrays. Welche Schleife geht sie der Reihe nach durch?'
        'for code in "${cell[@]}"; do ... done führt die Zeilen dazwischen für jeden Wert einmal aus.'
        'In der Schleife: if ((code == 1)); then ... fi, und dazwischen erhöhst du count um eins: ((count += 1)).'
    )
    say_hints_3=(
        'Sieh dir für jeden Index das Kästchen an: Ist der Wert dort 0?'
        'if ((cell[index] == 0)); then ... fi führt die Zeilen dazwischen nur bei einer Wand aus. Mit += hängst du einen Wert an ein Array an.'
        'Mit runden Klammern bekommt der neue Wert ein eigenes Kästchen: walls+=("$index").'
    )
    say_hints_4=(
        'Es gibt zwei Fälle. Für 0 ist nichts zu tun. Jede andere Zahl wird angehängt; der Rest ist dieselbe Aufgabe für eine kleinere Zahl.'
        'if (($1 > 0)); then ... fi. Zum Anhängen schreibst du counted+=("$1"). Danach ruft die Funktion sich selbst auf.'
        'Der Aufruf bekommt die nächstkleinere Zahl: count_down "$(($1 - 1))". Er muss im if stehen, sonst enden die Aufrufe nie.'
    )
    say_hints_5=(
        'Ein Baum besteht aus einem Wert und zwei kleineren Bäumen, links und rechts. Welche Summe hat ein Baum ohne Knoten?'
        'if (($1 > 0)); then ... fi. Den Wert addierst du mit ((sum += value[$1])). Dann kommen die beiden kleineren Bäume.'
        'Die Funktion ruft sich zweimal selbst auf: add_tree "${left[$1]}" und dasselbe für right.'
    )
    say_hints_6=(
        'Drei Felder werden geöffnet: cell[here] ist eines davon. Welche Indizes haben die anderen beiden?'
        'Die Wand ist einen Schritt entfernt: here + along. Die nächste Zelle ist zwei Schritte entfernt: here + 2 * along.'
        'Zuerst there=$((here + 2 * along)). Dann kommt eine 1 in die drei Kästchen, in das erste mit ((cell[here] = 1)).'
    )
    say_hints_7=(
        'Ein Aufruf beginnt über dem while und endet unter dem done. Wo wird depth größer, wo kleiner?'
        'Oben: ((depth += 1)). Unten: ((depth -= 1)). Alle Aufrufe teilen sich depth und deepest, also mach sie nicht local.'
        'Die zweite Zeile über dem while vergleicht: if ((depth > deepest)); then deepest=$depth; fi.'
    )
    say_hints_8=(
        'Die Rekursion merkt sich die aktuelle Zelle, indem sie sich selbst aufruft. Hier muss die Zelle ins Array, bevor es in der nächsten Zelle weitergeht.'
        'Nach dig: waiting[top]=$here, dann top um eins erhöhen, dann here=$there. In einer Sackgasse holst du die Zelle zurück, die zuletzt ins Array kam.'
        'In einer Sackgasse: Gilt ((top > 0)), senkst du top um eins, dann folgt here=${waiting[top]}; sonst return.'
    )
    say_hints_9=(
        'Fang klein an: mit einem Array aus BREITE mal HÖHE Feldern, alle Wand, und einer Schleife, die es Zeile für Zeile ausgibt.'
        'Nimm dann list_candidates aus der Lektion (tour 11), dig und carve_recursive aus den Aufgaben 6 und 7 und als Zufallszahl $RANDOM. Mit einem Ring um das Labyrinth musst du den Rand nicht prüfen.'
        'In dieser Reihenfolge: $1 und $2 lesen; das Array füllen; die erste Zelle öffnen und von ihr aus graben; für jedes y und x # oder ein Leerzeichen ausgeben. In ./maze.sh stehen das Array und das Graben zwischen „grid“ und „ends“.'
    )
    say_hint_next='Der nächste Tipp: %s tour --exercise %d --hint %d'
    say_hint_exercise='--hint: die Aufgabe fehlt; nimm --exercise N --hint %s'
    say_check_before='Aufgabe %d: %s läuft in einer eigenen bash, in einem leeren Ordner und höchstens %d Sekunden lang.'
    say_check_right='Richtig.'
    say_check_right_mazes='Richtig: dieselben zwanzig Labyrinthe wie bei uns. Hier ist das letzte.'
    say_check_right_depth='Richtig: dieselben zwanzig Labyrinthe wie bei uns und dieselbe Tiefe. Hier ist das letzte.'
    say_check_next='Weiter: %s tour --exercise %d'
    say_check_last='Das war die letzte Aufgabe. Schreibe nun einen eigenen Algorithmus: %s generate --watch -a DATEI. Wie das geht, erklärt docs/algorithms.md (auf Englisch).'
    say_check_hint='Ein Tipp: %s tour --exercise %d --hint 1'
    say_check_watch='Schritt für Schritt: %s tour --watch %s'
    say_check_not_exercise='%s: oben fehlt "# maze.sh, exercise N"'
    say_check_written='Ergänze %s und prüfe die Datei: %s tour --check %s'
    say_check_encoding='Die Datei ist kein einfacher Text in UTF-8: Sie beginnt mit einem BOM oder enthält Nullbytes (UTF-16). Speichere sie als UTF-8 ohne BOM.'
    say_check_line_ends='Die Zeilen enden wie unter Windows mit CR LF, und bash hält das CR für einen Teil der Zeile. Speichere die Datei mit Unix-Zeilenenden (LF).'
    say_check_unwritten='Du hast noch nichts geschrieben.'
    say_check_place='Deine Zeilen gehören in die Funktion %s (zu ersetzende Zeilen: %s); oben in der Datei steht, was sie tun sollen.'
    say_check_syntax='bash kann die Datei nicht lesen: %s'
    say_check_unclosed='Vor dieser Stelle fehlt }, do, done, then, fi, ) oder ein Anführungszeichen. Oder es fehlt ein Befehl zwischen { und }, do und done oder then und fi.'
    say_check_function='Die Funktion fehlt: %s'
    say_check_error='bash meldet: %s'
    say_check_command='bash hält das erste Wort einer Zeile für einen Befehl. Einen Befehl oder eine Funktion dieses Namens gibt es nicht. Ist das ein Tippfehler, oder stehen Leerzeichen um ein =?'
    say_check_subscript='Ein Kästchen mit diesem Index gibt es nicht: Er ist kleiner als 0 oder leer.'
    say_check_nested='Diese bash versteht kein Kästchen, in dessen Index sowohl ein $ als auch ein weiteres Kästchen steht. Kopiere eines davon zuerst in eine Variable, wie in here=$1 oder along=${step[$2]}.'
    say_check_substitution='Ein Kästchen schreibt man ${NAME[INDEX]}. Fehlt eine Klammer, oder hat sie die falsche Form?'
    say_check_return='Hinter return darf nur eine Zahl stehen, der Status. Schreibe den Aufruf ohne return.'
    say_check_count='Gerechnet wird in (( )): ((%s)).'
    say_check_times='Eine Multiplikation schreibt man mit *, wie in 2 * here.'
    say_check_deep='Die Aufrufe enden nie: Eine Funktion ruft sich immer wieder selbst auf, bis bash keinen Platz für einen weiteren Aufruf hat. Jeder Aufruf muss weniger zu tun haben als der vorige, und die Bedingung für das Ende der Rekursion muss vor dem Aufruf stehen.'
    say_check_deep_program='Die Aufrufe enden nie: Eine Funktion ruft sich immer wieder selbst auf. Entweder beginnt ein Aufruf dieselbe Arbeit wie der Aufruf davor, oder es geht aus dem Labyrinth hinaus: Ein Kästchen, das es nicht gibt, zählt als 0, also als Wand. Ein Ring aus offenen Feldern verhindert das.'
    say_check_endless='Dein Code war nach %d Sekunden noch nicht fertig: Irgendetwas läuft endlos.'
    say_check_endless_hints=(
        'Hier ist keine Schleife nötig.'
        'Endet die Schleife von selbst? for code in "${cell[@]}" endet nach dem letzten Kästchen.'
        'Ändert etwas in der Schleife den Wert von index? Die Schleife zählt ihn selbst hoch.'
        'Hier ist keine Schleife nötig: Die Funktion ruft sich selbst auf.'
        'Hier ist keine Schleife nötig: Die Funktion ruft sich selbst für left und für right auf.'
        'Eine Zelle, die nicht geöffnet wird, bleibt immer ein Kandidat; und in der Variablen there muss die nächste Zelle
            stehen, zwei Schritte entfernt.'
        'Fragt die Schleife noch nach Kandidaten? Gräbt sie mit dig?'
        'Nach dig muss es zur nächsten Zelle weitergehen: here=$there. Wenn es zurückgeht, muss top um eins kleiner werden; ist top 0, folgt return.'
        'Gibt es eine Schleife, deren Bedingung sich nie ändert? Oder geht es aus dem Labyrinth hinaus, weil kein Ring da ist?'
    )
    say_check_noise='Dein Code gibt zu viel aus: Endet eine Schleife nie?'
    say_check_terminal='Dein Code wartet auf eine Eingabe im Terminal. Was er braucht, steht schon in seinen Argumenten und Variablen.'
    say_check_killed='Ein Signal hat deinen Code beendet: Ruft er kill auf?'
    say_check_stopped='Dein Code ist bei Nummer %d vorzeitig zu Ende: Ruft er exit oder exec auf?'
    say_check_case='%s: %s sollte (%s) sein, ist aber (%s).'
    say_check_case_hints=(
        'Der Wert eines Kästchens ist ${cell[INDEX]}, und der Index ist $1.'
        'Sieht die Schleife jedes Kästchen genau einmal an? Wächst count nur bei einer 1?'
        'Anhängen musst du den Index, nicht den Wert, und zwar nur dort, wo der Wert 0 ist: walls+=("$index").'
        'Hängst du $1 vor dem Aufruf an? Rufst du die Funktion für $1 - 1 auf? Geschieht bei 0 nichts?'
        'Addierst du den Wert des Knotens genau einmal und dazu beide kleineren Bäume? Ist jede Variable des Aufrufs lokal?'
        'Die nächste Zelle ist zwei Schritte entfernt, und in der Variablen there muss ihr Index stehen. Ein Gang ist das Feld zwischen zwei Zellen, einen Schritt entfernt.'
        'Zähle depth hoch, wo ein Aufruf beginnt, vergleiche es mit deepest und zähle es herunter, wo der Aufruf endet.'
        'Nach dig muss es zur nächsten Zelle weitergehen: here=$there. Aus einer Sackgasse muss es in die Zelle davor zurückgehen, bis keine Zelle mehr wartet.'
    )
    say_check_loop='Das Ergebnis stimmt, aber %s ruft sich nicht selbst auf. Schreibe die Funktion ohne Schleife.'
    say_check_recursion='%s ruft sich selbst auf. In dieser Aufgabe ersetzt das Array waiting die Aufrufe.'
    say_check_text='%s sollte eine Zahl sein, ist aber: %s'
    say_check_step='Von Zelle %s ging es weiter zu %s, aber das ist keine Zelle.'
    say_check_seed='Startwert %d: links das erwartete Labyrinth, rechts deines.'
    say_check_depth='Startwert %d: deepest sollte %s sein, ist aber %s.'
    say_check_program_nothing='%s: Dein Code hat nichts ausgegeben. BREITE ist $1, HÖHE ist $2; gib jede Zeile mit echo aus.'
    say_check_program_ring='%s: %d Felder in einer Zeile statt %d: Gibst du den Ring mit aus? Gib y von 1 bis HÖHE aus und x von 1 bis BREITE.'
    say_check_program_lines='%s: Zeilen erwartet: %d, gefunden: %d.'
    say_check_program_echo='echo beendet jedes Mal die Zeile. Sammle eine Zeile in einer Variablen und gib sie dann aus.'
    say_check_program_quotes='Ohne Anführungszeichen macht echo aus mehreren Leerzeichen eines. Schreibe echo "$line".'
    say_check_program_wide='%s: Zeile %d sollte %d Felder haben, jedes ein oder zwei Zeichen breit.'
    say_check_program_reach='%s: %d der %d Zellen sind von der ersten aus erreichbar.'
    say_check_program_loops='%s: Alle Zellen sind erreichbar, aber mit %d Gängen; %d würden genügen, also gibt es Rundwege.'
    say_check_program_pillar='%s: Ein Feld zwischen vier Zellen ist offen.'
    say_check_program_same='%s: Bei drei Starts kam dreimal dasselbe Labyrinth heraus. $RANDOM ist jedes Mal eine andere Zahl.'
    say_check_program_right='Richtig: Dein Programm erzeugt perfekte Labyrinthe, und jedes Mal ein anderes.'
    say_mistake_local='Zeile %d: local legt eine neue Variable %s an, die mit dem Ende des Aufrufs verschwindet. Hier teilen sich alle Aufrufe die Variable: Lass local weg.'
    say_mistake_join='Zeile %d: Außerhalb von (( )) hängt += Texte aneinander: Aus 0 und 1 wird 01. Rechne in (( )): ((%s += 1)).'
    say_mistake_argument='Zeile %d: %s ruft sich mit unverändertem $1 auf, also beginnt der neue Aufruf dieselbe Arbeit noch einmal. Er braucht ein anderes Argument.'
    say_mistake_calculate='Zeile %d: Als Argument rechnet bash %s nicht aus. Das tut nur $(( )): %s "$((%s))".'
    say_mistake_call='Zeile %d: In bash schreibt man einen Aufruf ohne ( ): %s, ein Leerzeichen und das Argument. Ein Argument, das bash ausrechnen soll, schreibt man "$(( ))".'
    say_mistake_subshell='Zeile %d: $( ) führt %s in einer eigenen bash aus. Was sich dort ändert, geht verloren. Schreibe den Aufruf in eine eigene Zeile.'
    say_mistake_braces='Zeile %d: Ohne geschweifte Klammern ist $%s das Kästchen 0 und [ ] dahinter nur Text. Setze beides in Klammern: ${%s[...]}.'
    say_mistake_redirect='Zeile %d: In [ ] lesen und schreiben < und > Dateien. Zahlen vergleicht man in (( )): if ((A > B)); then'
    say_mistake_order='Zeile %d: In [[ ]] vergleichen < und > Texte, und da kommt 10 vor 9. Zahlen vergleicht man in (( )): if ((A > B)); then'
    say_mistake_equal='Zeile %d: == vergleicht. Zugewiesen wird mit einem einzelnen =.'
    say_mistake_dollar='Zeile %d: Ein $ steht für den Wert. Die Variable, die einen Wert bekommt, hat kein $ vor dem Namen.'
    say_mistake_substitute='Zeile %d: $( ) führt einen Befehl aus. Zum Rechnen brauchst du doppelte Klammern: $(( )).'
    say_mistake_space='Zeile %d: [ ist ein Befehl, also muss dahinter ein Leerzeichen stehen. Zahlen vergleicht man in (( )): if ((A > B)); then'
    say_mistake_spaces='Zeile %d: Vor += steht kein Leerzeichen. So hängst du ein Kästchen an: %s+=("...").'
    say_mistake_append='Zeile %d: Ohne ( ) verlängert += einen Text. So hängst du ein Kästchen an: %s+=("...").'
    say_mistake_assign='Zeile %d: = weist einen Wert zu. Zum Vergleichen schreibt man ==.'
    say_mistake_boxes='Zeile %d: So werden die Kästchen von %s nicht einzeln durchlaufen. Alle seine Werte bekommst du mit "${%s[@]}".'
    say_mistake_paren='Zeile %d: ( ) führt einen Befehl aus. Zahlen vergleicht man in (( )): if ((A == B)); then'
    say_mistake_bare='Zeile %d: if und while führen einen Befehl aus. Zahlen vergleicht man in (( )): if ((A == B)); then'
    say_mistake_lost='Zeile %d: Das rechnet, aber keine Variable bekommt das Ergebnis. Um %s zu ändern, schreibe ((%s %s= %s)).'
    say_mistake_printed='Zeile %d: So kommt der Wert nicht in die Variable %s. Schreibe %s=WERT.'
    say_mistake_sum='Zeile %d: Diese Zuweisung rechnet nicht. $(( )) tut es: %s=$((%s)).'
    say_mistake_text='Zeile %d: In [ ] ist ein Wort ohne $ nur Text. Zahlen vergleicht man in (( )): if ((A == B)); then'
    say_mistake_word='Zeile %d: Ohne $ ist %s nur Text. Den Wert bekommst du mit $.'
    say_mistake_box='Zeile %d: Hier ist %s nur Text. Der Wert dieses Kästchens ist "${%s}".'
    say_mistake_value='Zeile %d: code ist schon der Wert eines Kästchens, nicht sein Index.'
    say_mistake_push='Zeile %d: Eine Zelle kommt ins Array, aber nichts erhöht top, die Anzahl seiner Zellen, um 1.'
    say_mistake_read='Zeile %d: read wartet auf eine Eingabe, aber alles Nötige steht in Argumenten und Variablen.'
    say_mistake_top='Zeile %d: Kästchen top ist leer. waiting[top++] legt eine Zelle hinein, und ${waiting[--top]} holt die neueste wieder heraus.'
    say_mistake_name='Zeile %d: %s kommt nur hier vor: Ist es ein Tippfehler für %s?'
}
