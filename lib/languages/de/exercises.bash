# shellcheck shell=bash
# shellcheck disable=SC1003,SC2016,SC2034 # texts are found by their names
#
# exercises: the exercises in German, their hints, and what their check reports; texts with %s or %d are printf formats
#
# Writes: say_*.

speak_de_exercises() {
    say_exercise_1=(
        'maze.sh, exercise 1 (Aufgabe 1): ein Kästchen lesen'
        'Das Labyrinth ist das Array „cell“: 0 ist Wand, 1 ist offen. Das Argument $1 ist der Index eines Kästchens.
            Ergänze read_box: Die Funktion legt den Wert dieses Kästchens in die Variable „found“.'
    )
    say_exercise_2=(
        'maze.sh, exercise 2 (Aufgabe 2): eine Schleife über das Array'
        'Ergänze count_open: Die Funktion zählt in der Variablen „count“, wie viele Kästchen des Arrays „cell“ eine 1
            enthalten. "${cell[@]}" steht für alle Werte des Arrays; eine Schleife mit for geht sie der Reihe nach
            durch.'
    )
    say_exercise_3=(
        'maze.sh, exercise 3 (Aufgabe 3): an ein Array anhängen'
        'Ergänze list_walls: Die Funktion hängt den Index jedes Kästchens von cell, in dem eine 0 steht, an das Array
            „walls“ an. Die Schleife über die Indizes ist schon da: for ((A; B; C)) führt zuerst A aus. Solange B gilt,
            führt es die Zeilen zwischen do und done aus und danach jedes Mal C.'
    )
    say_exercise_4=(
        'maze.sh, exercise 4 (Aufgabe 4): herunterzählen durch Rekursion'
        'Ergänze count_down: Die Funktion hängt $1, $1 - 1 und so weiter bis 1 an das Array „counted“ an. Sie hat keine
            Schleife, sondern ruft sich selbst für die kleinere Zahl auf. Für 0 tut sie nichts.'
    )
    say_exercise_5=(
        'maze.sh, exercise 5 (Aufgabe 5): die Summe eines Baums durch Rekursion'
        'Jeder Knoten des Baums hat eine Nummer: value[Nummer] ist sein Wert, left[Nummer] und right[Nummer] sind die
            Nummern der Knoten darunter. Die Nummer 0 bedeutet, dass dort kein Knoten ist. Das ist der Baum mit seinen
            Werten (oben Knoten 1, darunter 2 und 3):'
        '            7
        /       \
       2         5
        \      /   \
         8    1     4'
        'Ergänze add_tree: Die Funktion addiert den Wert des Knotens $1 und die Werte aller Knoten darunter zur
            Variablen „sum“.'
    )
    say_exercise_6=(
        'maze.sh, exercise 6 (Aufgabe 6): dig'
        'Das Labyrinth ist das Array „cell“: 0 ist Wand, 1 ist offen (maze.sh -f text gibt es umgekehrt aus). Die
            Variable „here“ ist der Index der aktuellen Zelle. Die Variable „along“ gibt an, um wie viel ein Schritt in
            Richtung $2 den Index ändert. Die nächste Zelle ist zwei Schritte entfernt.'
        'Ergänze dig: Die Funktion öffnet die Zelle, die Wand dazwischen und die nächste Zelle. Der Index der nächsten
            Zelle kommt in die Variable „there“.'
    )
    say_exercise_7=(
        'maze.sh, exercise 7 (Aufgabe 7): die Tiefe'
        'Die Variable „depth“ ist die Anzahl der laufenden Aufrufe, die Variable „deepest“ die bisher größte Tiefe.
            Beide sind vor dem ersten Aufruf 0.'
        'Ergänze carve_recursive: Die Funktion gräbt wie bisher und zählt dabei mit. Zwei Zeilen gehören vor die
            Schleife, eine gehört dahinter.'
    )
    say_exercise_8=(
        'maze.sh, exercise 8 (Aufgabe 8): ein Stapel statt der Rekursion'
        'Das Array „waiting“ enthält die Zellen für den Rückweg; die Variable „top“ ist ihre Anzahl.'
        'Ergänze in carve_stack, was nach dig und was in einer Sackgasse geschieht. Wenn keine Zelle mehr wartet, ist
            das Labyrinth fertig: return.'
        'Der Befehl : nach else tut nichts. Ersetze ihn durch deine Zeilen.'
    )
    say_exercise_9=(
        'maze.sh, exercise 9 (Aufgabe 9): die Zeilen ausgeben'
        'Das Array „cell“ enthält ein kleines Bild, Zeile für Zeile und ohne Ring: $1 ist seine Breite, $2 seine Höhe.
            Eine 0 ist eine Wand, eine 1 ist offen. Das Feld in Spalte x der Zeile y, beide ab 0 gezählt, hat den Index
            y * $1 + x.'
        'Ergänze print_rows so, dass die Funktion das Bild ausgibt: jede Zeile des Bildes als eine Zeile, für jede Wand
            ein # und für jedes offene Feld ein Leerzeichen.'
    )
    say_exercise_10=(
        'maze.sh, exercise 10 (Aufgabe 10): ein eigenes Labyrinthprogramm'
        'Schreibe ein ganzes Programm: bash DATEI BREITE HÖHE gibt ein Labyrinth aus BREITE mal HÖHE Feldern aus. Beide
            Zahlen sind ungerade. Für eine Wand steht ein #, für ein offenes Feld ein Leerzeichen; auch jedes andere
            Bild gilt, das maze.sh lesen kann. Von jeder Zelle führt genau ein Weg zu jeder anderen. Jedes Mal entsteht
            ein anderes Labyrinth.'
        'Diese Datei enthält noch keinen Code: Du schreibst ihn ganz selbst.'
    )
    say_exercise_then='Zum Prüfen: %s tour --check DATEI'
    say_exercise_yours='deine Zeilen'
    say_hints_1=(
        'cell[0] ist ein Kästchen. Seinen Wert bekommst du mit Dollarzeichen und geschweiften Klammern: ${cell[0]}.'
        'Der Index muss keine Zahl sein: ${cell[$1]} ist das Kästchen, dessen Index das Argument ist.'
        'Mit = bekommt eine Variable einen Wert. Davor und dahinter steht kein Leerzeichen: found=${cell[0]}. Ersetze
            nun die 0 durch deinen Index.'
    )
    say_hints_2=(
        '"${cell[@]}" steht für alle Werte des Arrays, einen nach dem anderen. Welche Schleife geht sie der Reihe nach
            durch?'
        'for code in "${cell[@]}"; do ... done führt die Zeilen dazwischen für jeden Wert einmal aus.'
        'In die Schleife gehört if ((code == 1)); then ... fi. Zwischen „then“ und „fi“ erhöhst du „count“ um eins:
            ((count += 1)).'
    )
    say_hints_3=(
        'Sieh dir für jeden Index das Kästchen an: Ist der Wert dort 0?'
        'if ((cell[index] == 0)); then ... fi führt die Zeilen dazwischen nur bei einer Wand aus. Mit += hängst du einen
            Wert an ein Array an.'
        'Mit runden Klammern bekommt der neue Wert ein eigenes Kästchen: walls+=("$index").'
    )
    say_hints_4=(
        'Es gibt zwei Fälle. Für 0 ist nichts zu tun. Jede andere Zahl hängst du an, und der Rest ist dieselbe Aufgabe
            für eine kleinere Zahl.'
        'if (($1 > 0)); then ... fi. Zum Anhängen schreibst du counted+=("$1"). Danach ruft die Funktion sich selbst
            auf.'
        'Der Aufruf bekommt die nächstkleinere Zahl: count_down "$(($1 - 1))". Er muss im if stehen, sonst enden die
            Aufrufe nie.'
    )
    say_hints_5=(
        'Ein Baum besteht aus einem Wert und zwei kleineren Bäumen, links und rechts. Welche Summe hat ein Baum ohne
            Knoten?'
        'if (($1 > 0)); then ... fi. Den Wert addierst du mit ((sum += value[$1])). Dann kommen die beiden kleineren
            Bäume.'
        'Die Funktion ruft sich zweimal selbst auf: add_tree "${left[$1]}" und dasselbe für right.'
    )
    say_hints_6=(
        'Drei Felder werden geöffnet: cell[here] ist eines davon. Welche Indizes haben die anderen beiden?'
        'Die Wand ist einen Schritt entfernt: here + along. Die nächste Zelle ist zwei Schritte entfernt: here + 2 *
            along.'
        'Zuerst kommt there=$((here + 2 * along)). Danach legst du eine 1 in die drei Kästchen, in das erste mit
            ((cell[here] = 1)).'
    )
    say_hints_7=(
        'Ein Aufruf beginnt über der Zeile mit „while“ und endet unter dem „done“. Wo wird „depth“ größer, wo kleiner?'
        'Oben: ((depth += 1)). Unten: ((depth -= 1)). Alle Aufrufe teilen sich „depth“ und „deepest“, also gehört kein
            „local“ davor.'
        'Die zweite Zeile über der Schleife vergleicht: if ((depth > deepest)); then deepest=$depth; fi.'
    )
    say_hints_8=(
        'Die Rekursion merkt sich die aktuelle Zelle, wenn sie sich selbst aufruft. Hier muss das Array sie sich merken,
            bevor es in der nächsten Zelle weitergeht.'
        'Nach dig: Schreibe waiting[top]=$here, erhöhe dann top um eins, und schreibe dann here=$there. In einer
            Sackgasse nimmst du die Zelle, die zuletzt ins Array kam.'
        'In einer Sackgasse: Gilt ((top > 0)), senke top um eins und schreibe dann here=${waiting[top]}, sonst return.'
    )
    say_hints_9=(
        'Welche Felder stehen in Zeile 0, welche in Zeile 1? Eine Schleife geht durch die Zeilen. Für jede Zeile geht
            eine zweite durch ihre Felder.'
        'Die äußere Schleife: for ((y = 0; y < $2; y++)); do ... done. In der inneren läuft x von 0 bis $1 - 1. Nach der
            inneren endet die Zeile: echo.'
        'In der inneren Schleife gibt printf etwas aus, ohne die Zeile zu beenden: if ((cell[y * $1 + x] == 0)); then
            printf "#"; else printf " "; fi. Nach ihrem done: echo.'
    )
    say_hints_10=(
        'Fang klein an: Fülle ein Array aus (BREITE + 2) * (HÖHE + 2) Feldern mit einem Ring aus offenen Feldern und
            innen mit Wänden. Schreibe dann eine Schleife, die es Zeile für Zeile ohne den Ring ausgibt.'
        'Nimm dann list_candidates aus der Lektion (tour 11) und dig und carve_recursive aus den Aufgaben 6 und 7. Die
            Zufallszahl liefert below() { pick=$((RANDOM % $1)); }. Mit einem Ring um das Labyrinth musst du den Rand
            nicht prüfen.'
        'In dieser Reihenfolge: $1 und $2 lesen; das Array füllen; die erste Zelle öffnen und von ihr aus graben; für
            jedes y und x # oder ein Leerzeichen ausgeben. In ./maze.sh stehen das Array und das Graben zwischen „grid“
            und „ends“.'
    )
    say_hint_next='Der nächste Tipp: %s tour --exercise %d --hint %d'
    say_hint_exercise='--hint: die Aufgabe fehlt; nimm --exercise N --hint %s'
    say_lint_check='--lint: die Datei fehlt; nimm --check DATEI --lint'
    say_check_right='Richtig.'
    say_check_right_mazes='Richtig: Deine zwanzig Labyrinthe sind dieselben wie unsere. Oben siehst du das letzte.'
    say_check_next='Weiter: %s tour --exercise %d'
    say_check_last='Das war die letzte Aufgabe. Schreibe nun einen eigenen Algorithmus: %s generate --watch -a DATEI.
            Wie das geht, erklärt docs/algorithms.md (auf Englisch).'
    say_check_hint='Ein Tipp: %s tour --exercise %d --hint 1'
    say_check_watch='Schritt für Schritt: %s tour --watch %s'
    say_check_not_exercise='%s: diese Datei nennt keine Aufgabe\nnimm --exercise %s'
    say_check_written='Ergänze %s und prüfe die Datei: %s tour --check %s'
    say_check_text='maze.sh prüft nur einfachen Text in UTF-8 ohne BOM und mit Unix-Zeilenenden (LF), höchstens %d KB,
            in Zeilen mit höchstens %d Zeichen.'
    say_check_unwritten='Du hast noch nichts geschrieben. Schreibe deinen Code in die Funktion %s. Oben in der Datei
            steht, was er tun soll.'
    say_check_passed='bestanden'
    say_check_failed='falsch'
    say_check_empty='leer'
    say_check_seeds='%d von %d Labyrinthen'
    say_check_beside='Links steht, was erwartet wird, rechts dein Ergebnis:'
    say_check_quote='Zeile %d: %s'
    say_check_calls='Deine Aufrufe: %s; richtig: %s'
    say_check_case='„%s“ sollte %s sein, ist aber %s.'
    say_check_printed='Dein Code hat ausgegeben:'
    say_check_seed='Startwert %d'
    say_check_program_nothing='%s: Das Programm hat nichts ausgegeben.'
    say_check_program_wrong='%s: Das Bild hat %s Felder, %d Zellen, davon %d erreichbare, und %d Gänge. Richtig: %s
            Felder, %d Zellen, alle erreichbar, und %d Gänge.'
    say_check_program_same='%s: Zwei Ausführungen haben dasselbe Labyrinth ausgegeben. $RANDOM ist jedes Mal eine
            andere Zahl.'
    say_check_program_right='Richtig: Dein Programm erzeugt perfekte Labyrinthe, und jedes Mal ein anderes.'
    say_practice_done='Gelöst:'
    say_practice_file='Bearbeite %s in einem anderen Fenster. Immer wenn du die Datei speicherst, wird sie geprüft.'
    say_practice_checking='Deine Datei wird geprüft ...'
    say_check_stopped='Die Prüfung wurde abgebrochen.'
    say_practice_keys='h Tipp  w zusehen  n nächste  p vorige  q beenden  l shellcheck'
    say_practice_next='Weiter zu Aufgabe %d: n.'
    say_practice_lint_none='shellcheck hat zu dieser Datei nichts zu sagen.'
    say_practice_lint_missing='shellcheck ist nicht installiert.'
    say_practice_terminal='--practice: braucht ein Terminal'
}
