# shellcheck shell=bash
# shellcheck disable=SC2034 # texts are found by their names
#
# de: what help says in German, and what is said of the algorithms
#
# Writes: say_*.

explain_de() {
    say_usage='maze.sh [BEFEHL] [OPTIONEN] [BREITExHÖHE]'
    say_command_usage='maze.sh %s [OPTIONEN] [BREITExHÖHE]'
    say_command_usage_plain='maze.sh %s [OPTIONEN]'
    say_help_more='maze.sh BEFEHL --help sagt, was ein Befehl nimmt. Alle nehmen:'
    say_examples=('spielen: Pfeile gehen, finde hinaus' 'zusehen, wie ein Labyrinth entsteht'
        'drucken: im Browser öffnen' 'den kürzesten Weg sehen'
        'lernen, wie: Arrays und Rekursion')
    say_command_play='durch ein Labyrinth gehen (der Befehl auf einem Terminal)'
    say_command_generate='ein Labyrinth ausgeben (der Befehl ohne Terminal)'
    say_command_solve='es mit dem kürzesten Weg vom Spieler zum Ziel ausgeben'
    say_command_check='ist es perfekt: jede Zelle erreichbar, auf nur einem Weg?'
    say_command_station='ein anderes Spiel: Räume scannen, manche sind Fallen'
    say_textures=('41x41, Mittel der Startwerte 1 bis 20: Sackgassen in Prozent der Zellen,'
        'Schritte und Wendungen des Wegs von Ecke zu Ecke' ''
        'Name            Sackgassen   Weg  Wenden')
    say_looks=('lange gewundene Gänge; der übliche'
        'wie ein Kristall: viele Sackgassen'
        'kurze Sackgassen, überall gleich'
        'alle gleich häufig; anfangs langsam'
        'alle gleich häufig; am Ende langsam'
        'gewundene Gänge, wie beim backtracker'
        'schräg; im Norden und Westen frei'
        'Gänge nach Osten; im Norden frei'
        'reihenweise; zuletzt wenige Wände'
        'Räume in Räumen, gerade Wände')
    say_command_algorithms='die Arten zu graben, und wie ihre Labyrinthe sind'
    say_option_algorithm='siehe maze.sh algorithms; FILE.bash wird ausgeführt'
    say_option_loops='Prozent der Sackgassen, die geöffnet werden: 0 bis 100'
    say_command_page='eine HTML-Datei, in jedem Browser zu spielen'
    say_command_sheet='Labyrinthe zum Ausdrucken, dahinter ihre Lösungen'
    say_command_tour='eine Lektion: Arrays und Rekursion; tour N beginnt bei Seite N'
    say_command_records='die besten Zeiten und die wenigsten Umwege'
    say_about_station='
Räume sind in acht Richtungen verbunden, manche sind Fallen. Öffne alle
anderen: ein offener Raum zeigt, wie viele Fallen mit ihm verbunden sind; bei 0
öffnen sich auch seine Nachbarn, und deren, wo sie 0 sind, und so weiter.'
    say_keys_of_station='
  a s d w, Pfeile     den Cursor bewegen
  Leer, Enter         den Raum scannen; im Markiermodus markieren oder Marke weg
  m                   zwischen Scannen und Markieren wechseln
  j                   ein Joker sagt, was der Raum ist, ohne ihn zu öffnen
  :                   zu Zeile und Spalte mit ihren Nummern gehen
  q                   verlassen; ? nennt die anderen Tasten'
    say_option_width='Felder mit Wänden, ungerade: 5 bis 2001; auch BREITExHÖHE'
    say_option_height='ebenso'
    say_option_seed='gleicher Startwert, gleiches Bild: 1 bis 2147483646'
    say_option_level='eines von 12 Leveln mit je etwas Neuem, statt einer Größe'
    say_option_ends='corners, opposite, center, random oder far'
    say_option_path='nur Labyrinthe, deren kürzester Weg A bis B Schritte hat'
    say_option_weave='Gänge kreuzen sich auf Brücken'
    say_option_bridges='auf höchstens N'
    say_option_carver='auto, recursive, stack: zwei Wege zum selben Labyrinth'
    say_option_steps='nach N Gängen aufhören'
    say_option_count='N Labyrinthe, mit den Startwerten S, S+1, ...'
    say_option_watch='der Arbeit zusehen, Schritt für Schritt'
    say_option_exercise='eine Datei zum Ergänzen: 1 dig, 2 die Tiefe, 3 ein Stapel'
    say_option_check='eine ergänzte Datei ausführen und mit uns vergleichen'
    say_option_trace='jeder Schritt des Grabens als Zeile einer Tabelle'
    say_option_input='Labyrinthe aus einer Datei; - ist die Standardeingabe'
    say_option_keys='ohne Terminal spielen, mit diesen Tasten'
    say_option_describe='Worte: nach jedem Schritt, wohin Gänge führen'
    say_option_resume='das verlassene Spiel fortsetzen'
    say_option_format='blocks ascii lines half braille digits edges text svg'
    say_option_title='was oben auf jeder Seite steht'
    say_option_per_page='wie viele Labyrinthe auf einer Seite sind: 1, 2, 4 oder 6'
    say_option_output='dorthin schreiben; play hebt dort das Spiel auf'
    say_option_color='auto, always oder never'
    say_option_lang='en, de, fi oder ru'
    say_option_size='ein Gitter von N x N: 7 bis 40 (10)'
    say_option_rooms='Räume zu Beginn: 20 bis zur Hälfte des Gitters (50)'
    say_option_traps='Prozent der Räume sind Fallen: 1 bis 90 (ein Drittel)'
    say_option_jokers='0 bis 99 (3)'
    say_option_reveal='mit allem Verborgenen ausgeben'
    say_option_help='diese Hilfe'
    say_option_version='Name und Version'
    say_option_completion='was bash braucht, um Aufrufe zu vervollständigen'
    say_option_one_file='das ganze Programm als eine Datei, zum Mitnehmen'
    say_command_help='was es gibt; help BEFEHL: was er annimmt'
}
