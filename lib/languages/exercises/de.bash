# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # texts are found by their names
#
# de: the texts of the exercises, their check and their hints in German; texts are printf formats
#
# Writes: say_*.

practice_de() {
    say_exercise_1=(
        'maze.sh, exercise 1: dig, einen Gang graben'
        ''
        'Das Labyrinth ist das Array cell: 0 ist Wand, 1 ist offen. here ist der Index'
        'der Zelle, auf der wir stehen, along ist, was ein Schritt in die Richtung zu'
        'einem Index dazuzählt. Die nächste Zelle ist zwei Schritte weit.'
        ''
        'Ergänze dig: die Zelle, die Wand dazwischen, die nächste Zelle werden offen,'
        'und ihr Index kommt nach there. Danach: %s tour --check DATEI'
        'deine Zeilen'
    )
    say_exercise_2=(
        'maze.sh, exercise 2: die Tiefe'
        ''
        'depth ist, wie viele Aufrufe laufen, deepest, wie viele es höchstens waren.'
        'Beide sind 0 vor dem ersten Aufruf.'
        ''
        'Ergänze carve_recursive: es gräbt wie bisher und zählt dabei. Zwei Zeilen'
        'gehören vor die Schleife und eine dahinter. Danach: %s tour --check DATEI'
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
        'Danach: %s tour --check DATEI'
        ''
        'deine Zeilen'
    )
    say_exercise_4=(
        'maze.sh, exercise 4: ein eigenes Labyrinthprogramm'
        ''
        'bash DATEI BREITE HÖHE druckt ein Labyrinth von so vielen Feldern, beide'
        'ungerade: # für Wand, ein Leerzeichen für offen. Jede Zelle ist von jeder aus'
        'zu erreichen, auf einem Weg nur, und jeder Aufruf druckt ein anderes. Alles'
        'ist von dir.'
        'Danach: %s tour --check DATEI'
        ''
    )
    say_check_before='%s läuft jetzt, in einer eigenen bash mit leerer Umgebung, höchstens %d Sekunden.'
    say_check_right='Richtig: dieselben zwanzig Labyrinthe wie unsere.'
    say_check_right_depth='Richtig: dieselben zwanzig Labyrinthe wie unsere, und dieselbe Tiefe.'
    say_check_not_exercise='keine Aufgabe von maze.sh, denn es fehlt die Zeile # maze.sh, exercise N, und eine Funktion dig, carve_recursive oder carve_stack: %s'
    say_check_exists='gibt es schon: %s'
    say_check_written='Ergänze %s, danach: %s tour --check %s'
    say_check_step='Von Zelle %d ging es zu %d, und das ist keine Zelle: die nächste ist zwei Schritte weit, und there ist ihr Index.'
    say_check_elsewhere='Von Zelle %d soll es zu %d gehen, und es ging zu %d: kommt along, der Schritt in die Richtung, überall vor?'
    say_check_stays='Von Zelle %d geht es nirgendwohin: wird there der Index der nächsten Zelle?'
    say_check_shared='Nach der Rückkehr steht man noch auf Zelle %d, wo der Aufruf war: eine Variable, die alle Aufrufe teilen? Mit local davor hat jeder Aufruf seine eigene.'
    say_check_count='bash zählt nur in (( )): ((depth--)).'
    say_check_program_lines='%s: es sollen %d Zeilen sein, und es sind %d.'
    say_check_program_wide='%s: Zeile %d soll %d Felder haben, ein oder zwei Zeichen für jedes.'
    say_check_program_reach='%s: %d der %d Zellen sind von der ersten aus zu erreichen.'
    say_check_program_loops='%s: alle Zellen sind zu erreichen, aber mit %d Gängen; %d genügen, also gibt es Schleifen.'
    say_check_program_pillar='%s: ein Feld zwischen vier Zellen ist offen.'
    say_check_program_same='%s: drei Aufrufe machten dasselbe Labyrinth. $RANDOM ist jedes Mal eine andere Zahl.'
    say_check_program_right='Richtig: Labyrinthe, perfekt, und jedes Mal ein anderes. Sie sind von dir.'
    say_check_program_noise='%s: es druckte nichts, oder es war nach %d Sekunden nicht fertig.'
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
    say_check_back='Nie erreichte Zellen: %d. Wo es nirgends weitergeht, muss es zurückgehen, zu der Zelle,
        von der es kam, bis keine mehr wartet.'
    say_check_there='Nie erreichte Zellen: %d. Wird there der Index der nächsten Zelle, zwei Schritte weit?'
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
