# shellcheck shell=bash
# shellcheck disable=SC2034 # texts are found by their names
#
# help: the help and the man page in German, and what the mazes of each algorithm look like
#
# Writes: say_*.

speak_de_help() {
    say_man='Labyrinthe im Terminal erzeugen, spielen, lösen und erklären'
    say_man_status='0 bei Erfolg, 1 bei einem Fehler oder einem nicht perfekten Labyrinth, 2 bei einem falschen Aufruf'
    say_man_files='gespeicherte Spiele in ~/.local/state/maze.sh, Rekorde in ~/.local/share/maze.sh'
    say_usage='Aufruf: maze.sh [BEFEHL] [OPTIONEN] [BREITExHÖHE]'
    say_command_usage='Aufruf: maze.sh %s [OPTIONEN] [BREITExHÖHE]'
    say_command_usage_plain='Aufruf: maze.sh %s [OPTIONEN]'
    say_help_more='maze.sh BEFEHL --help zeigt die Optionen eines Befehls. Für alle gelten:'
    say_examples=('ein Labyrinth mit Pfeiltasten spielen' 'zusehen, wie ein Labyrinth entsteht'
        'Arbeitsblätter zum Drucken erzeugen' 'den kürzesten Weg zeigen'
        'Arrays und Rekursion kennenlernen')
    say_command_play='durch ein Labyrinth gehen (Standard im Terminal)'
    say_command_daily='das Tageslabyrinth spielen; für ein Datum: daily 2026-11-23'
    say_command_generate='ein Labyrinth erzeugen und ausgeben (Standard ohne Terminal)'
    say_command_solve='ein Labyrinth mit dem kürzesten Weg zum Ziel ausgeben'
    say_command_check='prüfen, ob ein Labyrinth perfekt ist: genau ein Weg zu jeder Zelle'
    say_command_station='ein anderes Spiel: Räume scannen, Fallen meiden'
    say_textures=('41x41, gemittelt über die Startwerte 1 bis 20: Sackgassen in Prozent der'
        'Zellen, Schritte und Knicke des kürzesten Wegs von Ecke zu Ecke' ''
        'Name            Sackgassen   Weg  Knicke')
    say_looks=('lange gewundene Gänge; Standard'
        'wie ein Kristall: viele Sackgassen'
        'kurze Sackgassen, gleichmäßig verteilt'
        'alle gleich häufig; anfangs langsam'
        'alle gleich häufig; am Ende langsam'
        'gewundene Gänge, wie beim backtracker'
        'diagonal; oben und links je ein Gang'
        'waagerecht; oben ein langer Gang'
        'Zeile für Zeile; unten wenige Wände'
        'Räume in Räumen, gerade Wände')
    say_command_algorithms='die Algorithmen und ihre Labyrinthe beschreiben'
    say_option_algorithm='Name aus maze.sh algorithms oder ein Skript: DATEI.bash'
    say_option_loops='N Prozent der Sackgassen zu Rundwegen öffnen: 0 bis 100'
    say_command_page='eine HTML-Seite zum Spielen im Browser erzeugen'
    say_command_sheet='Arbeitsblätter mit Labyrinthen erzeugen, die Lösungen am Ende'
    say_command_handout='ein Handout über das Graben von Hand erzeugen, mit Lösungen'
    say_command_tour='eine Lektion über Arrays und Rekursion; tour N beginnt bei Seite N'
    say_command_records='deine Rekorde zeigen: beste Zeiten und kürzeste Umwege'
    say_about_station='
Öffne jeden Raum, der keine Falle ist. Die Zahl in einem offenen Raum gibt an,
wie viele Fallen mit ihm verbunden sind. Bei 0 öffnen sich auch die
verbundenen Räume und so weiter.'
    say_keys_of_station='
  a s d w, Pfeile     den Cursor bewegen
  Leertaste, Enter    den Raum scannen; im Markiermodus wie x
  x                   den Raum markieren oder die Markierung entfernen
  m                   zwischen Scannen und Markieren wechseln
  j                   mit einem Joker prüfen, ob der Raum sicher ist, ohne ihn
                      zu öffnen
  q                   beenden und speichern; ? zeigt die anderen Tasten'
    say_value_FILE='DATEI'
    say_value_NAME='NAME'
    say_value_KIND='ART'
    say_value_WHEN='WANN'
    say_value_STRING='TASTEN'
    say_value_TEXT='TEXT'
    say_option_width='Breite: ungerade, 5 bis 2001 Felder; oder BREITExHÖHE'
    say_option_height='Höhe: ungerade, 5 bis 2001 Felder'
    say_option_seed='1 bis 2147483646; gleicher Startwert, gleiches Ergebnis'
    say_option_level='das Labyrinth dieses Levels nehmen: 1 bis 12'
    say_option_ends='Start, Ziel: corners, opposite, center, random oder far'
    say_option_path='der kürzeste Weg muss A bis B Schritte lang sein'
    say_option_weave='Brücken dürfen über andere Gänge führen'
    say_option_bridges='höchstens N Brücken bauen'
    say_option_carver='auto, recursive oder stack; das Labyrinth bleibt gleich'
    say_option_steps='nach N gegrabenen Gängen aufhören'
    say_option_count='N Labyrinthe; mit --seed S: Startwerte S, S+1, ...'
    say_option_watch='im Terminal Schritt für Schritt zusehen'
    say_option_watch_tour='eine eigene Datei schrittweise ausführen: --watch DATEI'
    say_option_exercise='Aufgabe N, 1 bis 9, als Datei zum Ergänzen schreiben'
    say_option_check='eine ergänzte Datei ausführen und ihre Ergebnisse prüfen'
    say_option_hint='Tipp 1, 2 oder 3 zur Aufgabe ausgeben'
    say_option_no_answers='die Lektion ohne Antworten ausgeben, zum Austeilen'
    say_option_page='die Lektion als HTML-Seite ausgeben'
    say_option_trace='jeden Schritt des Grabens als Tabellenzeile ausgeben'
    say_option_input='Labyrinthe oder Bilder lesen; - ist die Standardeingabe'
    say_option_keys='ohne Terminal mit diesen Tasten spielen'
    say_option_describe='nach jedem Schritt beschreiben, wohin die Gänge führen'
    say_option_fog='nur zeigen, was der Spieler schon gesehen hat'
    say_option_resume='das unterbrochene Spiel fortsetzen'
    say_option_format='blocks ascii lines half braille digits edges text svg'
    say_option_title='diesen Text oben auf jede Seite schreiben'
    say_option_per_page='Labyrinthe je Seite: 1, 2, 4 oder 6'
    say_option_output='in diese Datei schreiben'
    say_option_output_play='das Spiel in dieser Datei speichern'
    say_option_size='Größe des Gitters, N x N: 7 bis 40 (Standard: 10)'
    say_option_rooms='Räume: 20 bis zur Hälfte des Gitters (Standard: 50)'
    say_option_traps='Fallen in Prozent: 1 bis 90 (Standard: ein Drittel)'
    say_option_jokers='Anzahl der Joker: 0 bis 99 (Standard: 3)'
    say_option_reveal='auch ausgeben, was noch verborgen ist'
    say_option_help='diese Hilfe zeigen'
    say_option_version='Name und Version zeigen'
    say_option_completion='die Tab-Vervollständigung für bash ausgeben'
    say_option_one_file='das ganze Programm als eine einzige Datei ausgeben'
    say_command_help='diese Übersicht; help BEFEHL zeigt die Optionen des Befehls'
}
