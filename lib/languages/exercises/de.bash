# shellcheck shell=bash
# shellcheck disable=SC1003,SC2016,SC2034 # texts are found by their names
#
# de: the texts of the exercises, their check and their hints in German; texts are printf formats
#
# Writes: say_*.

practice_de() {
    say_exercise_1=(
        'maze.sh, exercise 1: ein Kästchen lesen'
        ''
        'Das Labyrinth ist das Array cell: 0 ist Wand, 1 ist offen. $1 ist der Index'
        'eines Kästchens. Ergänze read_box: Der Wert in diesem Kästchen kommt in die'
        'Variable found.'
        'Danach: %s tour --check DATEI'
        'deine Zeilen'
    )
    say_exercise_2=(
        'maze.sh, exercise 2: eine Schleife über das Array'
        ''
        'Ergänze count_open: In count kommt die Anzahl der Kästchen von cell, in denen'
        'eine 1 ist.'
        'Danach: %s tour --check DATEI'
        'deine Zeilen'
    )
    say_exercise_3=(
        'maze.sh, exercise 3: an ein Array anhängen'
        ''
        'Ergänze list_walls: Das Array walls bekommt den Index jedes Kästchens von'
        'cell, in dem eine 0 ist. Die Schleife über die Indizes ist schon da.'
        'Danach: %s tour --check DATEI'
        'deine Zeilen'
    )
    say_exercise_4=(
        'maze.sh, exercise 4: herunterzählen durch Rekursion'
        ''
        'Ergänze count_down: Die Funktion hängt $1, $1 - 1 und so weiter bis 1 an das'
        'Array counted an. Sie hat keine Schleife, sondern ruft sich selbst für die'
        'kleinere Zahl auf. Für 0 tut sie nichts.'
        'Danach: %s tour --check DATEI'
        'deine Zeilen'
    )
    say_exercise_5=(
        'maze.sh, exercise 5: einen Baum durch Rekursion addieren'
        ''
        'Jeder Knoten des Baums hat eine Nummer: value[Nummer] ist sein Wert,'
        'left[Nummer] und right[Nummer] sind die Knoten darunter. Eine 0 heißt, dass'
        'dort kein Knoten ist. Das ist der Baum mit seinen Werten (oben Knoten 1, dann'
        '2 und 3):'
        ''
        '            7'
        '        /       \'
        '       2         5'
        '        \      /   \'
        '         8    1     4'
        ''
        'Ergänze add_tree: Die Funktion addiert den Wert des Knotens $1 und die Werte'
        'aller Knoten darunter zur Variablen sum.'
        'Danach: %s tour --check DATEI'
        'deine Zeilen'
    )
    say_exercise_6=(
        'maze.sh, exercise 6: dig'
        ''
        'Das Labyrinth ist das Array cell: 0 ist Wand, 1 ist offen (maze.sh -f text'
        'gibt es umgekehrt aus). here ist der Index der aktuellen Zelle, along sagt,'
        'um wie viel ein Schritt in die Richtung den Index ändert. Die nächste Zelle'
        'ist zwei Schritte entfernt.'
        ''
        'Ergänze dig: Die Funktion öffnet die Zelle, die Wand dazwischen und die'
        'nächste Zelle. Der Index der nächsten Zelle kommt in die Variable there.'
        'Danach: %s tour --check DATEI'
        'deine Zeilen'
    )
    say_exercise_7=(
        'maze.sh, exercise 7: die Tiefe'
        ''
        'depth ist die Anzahl der laufenden Aufrufe, deepest die bisher größte Tiefe.'
        'Beide sind vor dem ersten Aufruf 0.'
        ''
        'Ergänze carve_recursive: Die Funktion gräbt wie bisher und zählt dabei mit.'
        'Zwei Zeilen gehören vor die Schleife, eine dahinter.'
        'Danach: %s tour --check DATEI'
        'deine Zeilen'
    )
    say_exercise_8=(
        'maze.sh, exercise 8: ein Stapel statt der Rekursion'
        ''
        'Im Array waiting sind die Zellen, zu denen es zurückgeht, top ist ihre Anzahl.'
        ''
        'Ergänze in carve_stack, was nach dig und was in einer Sackgasse geschieht.'
        'Wenn keine Zelle mehr wartet, ist das Labyrinth fertig: return.'
        'Danach: %s tour --check DATEI'
        'Deine Zeilen ersetzen den : , der nichts tut.'
        'deine Zeilen'
    )
    say_exercise_9=(
        'maze.sh, exercise 9: ein eigenes Labyrinthprogramm'
        ''
        'bash DATEI BREITE HÖHE gibt ein Labyrinth mit so vielen Feldern aus (beide'
        'Zahlen sind ungerade): # für eine Wand, ein Leerzeichen für ein offenes Feld.'
        'Von jeder Zelle führt genau ein Weg zu jeder anderen, und jeder Aufruf gibt'
        'ein anderes Labyrinth aus.'
        'Danach: %s tour --check DATEI'
        'Schreibe jede Zeile selbst.'
        ''
    )
    say_hints_1=(
        'cell[0] ist ein Kästchen. Seinen Wert schreibt man mit Dollarzeichen und geschweiften Klammern: ${cell[0]}.'
        'Der Index muss keine Zahl sein: ${cell[$1]} ist das Kästchen, dessen Index das Argument ist.'
        'Eine Variable bekommt einen Wert durch =, ohne Leerzeichen: found=${cell[0]}. Setze statt der 0 deinen Index ein.'
    )
    say_hints_2=(
        '"${cell[@]}" steht für alle Werte des Arrays, einen nach dem anderen. Welche Schleife nimmt einen nach dem anderen?'
        'for code in "${cell[@]}"; do ... done führt seine Zeilen einmal für jeden Wert aus.'
        'In der Schleife: if ((code == 1)); then ... fi, und dazwischen zählst du count um eins hoch: ((count += 1)).'
    )
    say_hints_3=(
        'Sieh dir für jeden Index das Kästchen an: Ist der Wert dort 0?'
        'if ((cell[index] == 0)); then ... fi führt seine Zeilen nur bei einer Wand aus. += hängt an ein Array an.'
        'Mit runden Klammern bekommt der neue Wert ein eigenes Kästchen: walls+=("$index").'
    )
    say_hints_4=(
        'Zwei Fälle: Für 0 ist nichts zu tun. Jede andere Zahl wird angehängt; der Rest ist dieselbe Aufgabe für eine kleinere Zahl.'
        'if (($1 > 0)); then ... fi. Anhängen heißt counted+=("$1"). Danach ruft die Funktion sich selbst auf.'
        'Der Aufruf bekommt die Zahl davor: count_down "$(($1 - 1))". Er muss im if stehen, sonst enden die Aufrufe nie.'
    )
    say_hints_5=(
        'Ein Baum ist ein Wert und zwei kleinere Bäume, links und rechts. Was ist die Summe eines Baums, den es nicht gibt?'
        'if (($1 > 0)); then ... fi. Den Wert addierst du mit ((sum += value[$1])). Dann kommen die beiden kleineren Bäume.'
        'Die Funktion ruft sich zweimal selbst auf: add_tree "${left[$1]}", und dasselbe für right.'
    )
    say_hints_6=(
        'Drei Felder werden geöffnet: cell[here] ist eines davon. Welche Indizes haben die anderen beiden?'
        'Die Wand ist einen Schritt entfernt: here + along. Die nächste Zelle ist zwei Schritte entfernt: here + 2 * along.'
        'Zuerst there=$((here + 2 * along)). Dann kommt eine 1 in die drei Kästchen, in das erste mit ((cell[here] = 1)).'
    )
    say_hints_7=(
        'Ein Aufruf beginnt über dem while und endet unter dem done. Wo wächst depth, wo wird es kleiner?'
        'Oben: ((depth += 1)). Unten: ((depth -= 1)). Alle Aufrufe teilen sich depth und deepest, also kein local.'
        'Die zweite Zeile oben vergleicht: if ((depth > deepest)); then deepest=$depth; fi.'
    )
    say_hints_8=(
        'Die Rekursion merkt sich die aktuelle Zelle, indem sie sich selbst aufruft. Hier muss die Zelle ins Array, bevor es nach there weitergeht.'
        'Nach dig: waiting[top]=$here, top um eins größer, dann here=$there. In einer Sackgasse: die Zelle zurückholen, die zuletzt ins Array kam.'
        'In einer Sackgasse: wenn ((top > 0)), wird top um eins kleiner, und dann here=${waiting[top]}; sonst return.'
    )
    say_hints_9=(
        'Fang klein an: ein Array aus BREITE mal HÖHE Feldern, alle Wand, und eine Schleife, die es Zeile für Zeile ausgibt.'
        'Nimm dann list_candidates, dig und carve_recursive aus den Aufgaben 6 und 7, und $RANDOM als Zahl. Mit einem Ring um das Labyrinth musst du den Rand nicht prüfen.'
        'In dieser Reihenfolge: $1 und $2 lesen; das Array füllen; die erste Zelle öffnen und von ihr aus graben; für jedes y und x # oder ein Leerzeichen ausgeben. In ./maze.sh steht alles zwischen "grid" und "ends".'
    )
    say_hint_next='Der nächste Tipp: %s tour --exercise %d --hint %d'
    say_hint_exercise='--hint: braucht eine Aufgabe; nimm --exercise N --hint %s'
    say_check_before='Aufgabe %d: %s läuft in einer eigenen bash mit leerer Umgebung, in einem leeren Ordner und höchstens %d Sekunden lang.'
    say_check_right='Richtig.'
    say_check_right_mazes='Richtig: dieselben zwanzig Labyrinthe wie unsere. Hier ist das letzte.'
    say_check_right_depth='Richtig: dieselben zwanzig Labyrinthe wie unsere, und dieselbe Tiefe. Hier ist das letzte.'
    say_check_next='Weiter: %s tour --exercise %d'
    say_check_last='Das war die letzte Aufgabe. Nun ein eigener Algorithmus: %s generate --watch -a DATEI. docs/algorithms.md (nur auf Englisch) erklärt es.'
    say_check_hint='Ein Tipp: %s tour --exercise %d --hint 1'
    say_check_watch='Schritt für Schritt: %s tour --watch %s'
    say_check_not_exercise='%s: oben fehlt "# maze.sh, exercise N"'
    say_check_written='Ergänze %s, danach: %s tour --check %s'
    say_check_encoding='Das ist kein einfacher Text in UTF-8: Er beginnt mit einer Bytereihenfolge-Marke (BOM) oder hat Bytes, die 0 sind (UTF-16). Speichere ihn als UTF-8 ohne BOM.'
    say_check_line_ends='Die Zeilen enden wie unter Windows mit CR LF, und bash hält das CR für einen Teil der Zeile. Speichere die Datei mit Unix-Zeilenenden (LF).'
    say_check_unwritten='Hier ist noch nichts geschrieben.'
    say_check_place='Deine Zeilen gehören in die Funktion %s (Zeile %s); oben in der Datei steht, was sie tun.'
    say_check_syntax='bash kann die Datei nicht lesen: %s'
    say_check_unclosed='Vor dieser Stelle fehlt etwas: }, done, fi, ) oder ein Anführungszeichen, oder ein Befehl zwischen { und }, do und done oder then und fi.'
    say_check_function='Die Funktion fehlt: %s'
    say_check_error='bash meldet: %s'
    say_check_command='bash hält das erste Wort einer Zeile für einen Befehl. Einen Befehl oder eine Funktion dieses Namens gibt es nicht: ein Tippfehler, oder Leerzeichen um ein = ?'
    say_check_count='bash zählt nur in (( )), zum Beispiel ((depth--)).'
    say_check_deep='Die Aufrufe enden nie: Eine Funktion ruft sich immer wieder selbst auf, bis bash keinen Platz für einen weiteren Aufruf hat. Ein Aufruf muss weniger zu tun haben als sein Aufrufer, und die Prüfung, die die Rekursion beendet, muss vor dem Aufruf stehen.'
    say_check_deep_line='Bemerkt wurde das in Zeile %d.'
    say_check_endless='Nach %d Sekunden war es noch nicht fertig: Etwas endet nie.'
    say_check_endless_hints=(
        'Hier ist keine Schleife nötig.'
        'Kommt die Schleife an ihr Ende? Mit for code in "${cell[@]}" kommt sie dorthin.'
        'Ändert etwas in der Schleife den Wert von index? Die Schleife zählt ihn selbst hoch.'
        'Hier ist keine Schleife nötig: Die Funktion ruft sich selbst auf.'
        'Hier ist keine Schleife nötig: Die Funktion ruft sich selbst auf, für left und für right.'
        'Eine Zelle, die nicht geöffnet wird, bleibt immer ein Kandidat; und in der Variablen there muss die nächste Zelle
            sein, zwei Schritte entfernt.'
        'Fragt die Schleife noch nach Kandidaten, und gräbt sie mit dig?'
        'Wo es zurückgeht, muss top um eins kleiner werden; und wo top 0 ist: return.'
        'Gibt es eine Schleife, deren Bedingung sich nie ändert?'
    )
    say_check_noise='Es gibt zu viel aus: Endet eine Schleife nie?'
    say_check_terminal='Es liest vom Terminal, aber bei der Prüfung antwortet dort niemand. Alles, was es braucht, steht in Argumenten und Variablen.'
    say_check_killed='Ein Signal hat es beendet: Ruft es kill auf?'
    say_check_stopped='Es hat vorzeitig aufgehört, bei Nummer %d: Ruft es exit oder exec auf?'
    say_check_case='%s: %s sollte (%s) sein und ist (%s).'
    say_check_case_hints=(
        'Der Wert eines Kästchens ist ${cell[INDEX]}, und der Index ist $1.'
        'Wird jedes Kästchen einmal angesehen, und count nur bei einer 1 größer?'
        'Wird der Index angehängt, nicht der Wert, und nur wo der Wert 0 ist? walls+=("$index") hängt an.'
        'Wird zuerst $1 angehängt, und ist der nächste Aufruf für $1 - 1?'
        'Wird der Wert des Knotens einmal addiert, und werden beide kleineren Bäume addiert?'
    )
    say_check_loop='Das Ergebnis stimmt, aber %s ruft sich nicht selbst auf. Schreib es ohne Schleife.'
    say_check_recursion='%s ruft sich selbst auf. In dieser Aufgabe ersetzt das Array waiting die Aufrufe.'
    say_check_text='%s sollte eine Zahl sein und ist: %s'
    say_check_calculate='bash rechnet nur in (( )) und $(( )).'
    say_check_no_value='Die Variable hat keinen Wert: Wird sie gesetzt, und stimmt der Name?'
    say_check_step='Von Zelle %d ging es weiter zu %d, aber das ist keine Zelle.'
    say_check_two_steps='Die nächste Zelle ist zwei Schritte entfernt, und in der Variablen there muss ihr Index sein.'
    say_check_elsewhere='Von Zelle %d sollte es zu %d weitergehen, es ging aber zu %d.'
    say_check_stays='Bekommt die Variable there den Index der nächsten Zelle?'
    say_check_along='Ist along, der Schritt in der Richtung, in jedem Index?'
    say_check_again='Es geht wieder von Zelle %d weiter, wo wir vorher schon waren.'
    say_check_here='Nach dig muss es zur nächsten Zelle weitergehen: here=$there.'
    say_check_same='Der nächste Aufruf muss der nächsten Zelle gelten: carve_recursive "$there".'
    say_check_shared='Das ist die Zelle des Aufrufs, der schon beendet ist: Teilen sich alle Aufrufe eine Variable? Mit local hat jeder Aufruf seine eigene.'
    say_check_seed='Startwert %d: Es sollte sein wie links, ist aber wie rechts.'
    say_check_border='Der Rand ist offen: Irgendwo ist ein Index um eins falsch. Die nächste Zelle ist 2 Schritte entfernt, und der Ring ist keine Zelle.'
    say_check_back='Zellen, die nie erreicht wurden: %d. In einer Sackgasse muss es zurück in die Zelle gehen, aus der man kam, bis keine Zelle mehr wartet.'
    say_check_there='Zellen, die nie erreicht wurden: %d. Bekommt die Variable there den Index der nächsten Zelle, zwei Schritte entfernt?'
    say_check_between='Die Zellen sind offen, aber die Wände dazwischen nicht: Ein Gang ist das Feld zwischen zwei Zellen, einen Schritt entfernt.'
    say_check_corner='Ein Feld zwischen vier Zellen ist offen: Irgendwo ist ein Index um eins falsch.'
    say_check_other='Alle Zellen sind erreicht, aber es ist ein anderes Labyrinth: Wird in der falschen Zelle weitergegraben, oder wird je Gang mehr als eine Zahl gezogen?'
    say_check_depth='Startwert %d: deepest sollte %s sein und ist %s.'
    say_check_never_up='Zählt etwas hoch, wenn ein Aufruf beginnt?'
    say_check_not_most='depth stimmt, aber deepest ist nicht die größte Tiefe: Nur wenn ((depth > deepest)), bekommt deepest den Wert von depth.'
    say_check_never_down='Die Tiefe ist so groß wie die Anzahl der Zellen: Wenn ein Aufruf endet, muss depth um eins kleiner werden.'
    say_check_one_off='Es ist um eins falsch: Zähle auch den ersten Aufruf, und vergleiche, bevor die Aufrufe in der Schleife beginnen.'
    say_check_look_again='Zähle hoch, wo ein Aufruf beginnt, vergleiche mit deepest, zähle herunter, wo er endet.'
    say_check_program_nothing='%s: Es hat nichts ausgegeben. BREITE ist $1, HÖHE ist $2; gib jede Zeile mit echo aus.'
    say_check_program_lines='%s: Zeilen erwartet: %d, gefunden: %d.'
    say_check_program_wide='%s: Zeile %d sollte %d Felder haben, jedes ein oder zwei Zeichen breit.'
    say_check_program_reach='%s: %d der %d Zellen sind von der ersten aus erreichbar.'
    say_check_program_loops='%s: Alle Zellen sind erreichbar, aber es gibt %d Gänge; %d genügen, also gibt es Rundwege.'
    say_check_program_pillar='%s: Ein Feld zwischen vier Zellen ist offen.'
    say_check_program_same='%s: Drei Aufrufe haben dasselbe Labyrinth ausgegeben. $RANDOM ist jedes Mal eine andere Zahl.'
    say_check_program_right='Richtig: perfekte Labyrinthe, und jedes Mal ein anderes. Die hast du gemacht.'
    say_mistake_local='Zeile %d: local macht eine neue Variable %s, die mit dem Ende des Aufrufs verschwindet. Hier teilen sich alle Aufrufe die Variable: Lass local weg.'
    say_mistake_join='Zeile %d: Außerhalb von (( )) hängt += Texte aneinander: aus 0 und 1 wird 01. Rechne in (( )): ((%s += 1)).'
    say_mistake_argument='Zeile %d: %s ruft sich mit seinem eigenen Argument $1 auf, also beginnt der neue Aufruf dieselbe Arbeit noch einmal. Er braucht ein anderes.'
    say_mistake_calculate='Zeile %d: In einem Aufruf rechnet bash %s nicht aus. $(( )) tut es: %s "$((%s))".'
    say_mistake_braces='Zeile %d: Ohne geschweifte Klammern ist $%s das Fach 0, und [ ] dahinter nur Text. Setze beides in Klammern: ${%s[...]}.'
    say_mistake_redirect='Zeile %d: In [ ] lesen und schreiben < und > Dateien. Zahlen vergleicht man in (( )): if ((depth > deepest)); then'
    say_mistake_order='Zeile %d: In [[ ]] vergleichen < und > Texte, und 10 kommt vor 9. Zahlen vergleicht man in (( )): if ((depth > deepest)); then'
    say_mistake_equal='Zeile %d: == vergleicht. Einen Wert gibt man einer Variablen mit einem einzelnen =.'
    say_mistake_dollar='Zeile %d: Ein $ steht für den Wert. Die Variable, die einen Wert bekommt, hat kein $ vor dem Namen.'
    say_mistake_substitute='Zeile %d: $( ) führt einen Befehl aus. Zum Rechnen brauchst du doppelte Klammern: $(( )).'
    say_mistake_space='Zeile %d: [ ist ein Befehl, also muss ein Leerzeichen folgen. Zahlen vergleicht man in (( )): if ((depth > deepest)); then'
    say_mistake_outside='Zeile %d steht hinter der } von %s und gehört nicht zur Funktion.'
    say_mistake_name='Zeile %d: %s kommt nur hier vor: ein Tippfehler für %s?'
}
