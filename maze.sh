#!/usr/bin/env bash
#
# maze.sh makes mazes in a terminal and lets you walk through them.
#
#     ./maze.sh                 play
#     ./maze.sh generate 29x29  print a maze
#     ./maze.sh --help          everything else
#
# The file is read from top to bottom, a chapter at a time:
#
#     Part I: the ground
#     messages         what is said to people, in each language
#     output           where it goes: standard output, standard error, files; how the program fails
#     gate             the one way in for every value from outside
#     random numbers   the generator, the same in every bash and in Python
#
#     Part II: the maze
#     grid             the array of walls and cells
#     carve            recursive backtracking: the recursion, and the same with an array
#     algorithms       nine other ways to carve
#     ends             entrance, exit, start, goal
#     walk             one step; the replay of a string of keys
#     solve            the shortest way
#     check            is the maze perfect?
#     picture          what each square shows
#     formats          the pictures, one function each
#     maze file        mazes saved and loaded
#
#     Part III: the screen
#     screen           the terminal: set up, measured, restored; keys
#     view             a window on any map
#     game             the loop you play in, and its modes
#     records          the game that goes on; best times
#     maze game        walking through a maze
#
#     Part IV: the station
#     station          rooms, traps, scans
#     station game     scanning them on the screen
#
#     Part V: the front
#     options          one table of all there is to choose
#     commands         what the program does; it begins at the last line
#
# A chapter calls only chapters above it. It opens with what it is about and with the global names
# it owns: only it writes them, and those it names under "Writes:" (a test holds every line to
# that). A function that computes hands its result back in REPLY or in a global that its chapter
# owns: a command substitution would start a process for it. What is added by name is found by
# name: draw_NAME, carve_NAME, speak_NAME, run_NAME.

if [ -z "${BASH_VERSION:-}" ]; then
    echo 'maze.sh: run me with bash: bash maze.sh' >&2
    exit 2
fi
set +efk +o posix # whatever the environment has set
set -u
unset TMOUT FUNCNEST # read would wait no longer than that, calls would go no deeper

# The locale is asked for two things, the language and whether the terminal shows UTF-8. From
# then on a string is a string of bytes: the same everywhere, and quick to cut.
user_language=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
user_charset=${LC_ALL:-${LC_CTYPE:-${LANG:-}}}
LC_ALL=C
plain_text=yes # no characters beyond ASCII
case $user_charset in
    *[Uu][Tt][Ff]8* | *[Uu][Tt][Ff]-8*) plain_text='' ;;
esac

# bash may set these two itself, so what the user said is kept; and a clock from 0.
user_lines=${LINES:-} user_columns=${COLUMNS:-}
SECONDS=0

readonly VERSION=2.0.0

# =============================================================================================
# Part I: the ground
# =============================================================================================

# ---------------------------------------------------------------------------------------------
# messages: what is said to people, in each language
#
# A language is one function speak_NAME that sets every say_ text; texts are printf formats.
# Owns: say_*. Reads: user_language, plain_text.
# ---------------------------------------------------------------------------------------------

# shellcheck disable=SC2034 # say_option_NAME and some others are found by their names
speak_english() {
    say_wall='here is a wall'
    say_wrong_way='wrong way: the exit is at the %s'
    say_places=('top left' 'top' 'top right' 'left' 'centre' 'right'
        'bottom left' 'bottom' 'bottom right')
    say_directions=(east west south north)
    say_compass=(E SE S SW W NW N NE)
    say_to_goal='%s to the goal'
    say_nowhere='nowhere'
    say_moves='moves %d'
    say_exit='exit'
    say_goal='goal'
    say_seed='seed %d'
    say_help_key='? help'
    say_quit_key='q quit'
    say_any_key='any key goes on'
    say_unknown_key='? tells the keys'
    say_paused='Paused. Any key goes on.'
    say_too_small='The window is too small.'
    say_hint='%d steps to go'
    say_bell_on='bell on'
    say_bell_off='bell off'
    say_themes=('colours: plain' 'colours: two for the walls' 'colours: high contrast' 'colours: none')
    say_no_colors='no colours here'
    say_offer_begin='Enter or a move begins'
    say_offer_size='or type another size: '
    say_offer_height='and the height: '
    say_left_game='A game was left: %s, %s, %d keys'
    say_left_keys='Enter goes on, n a new one, q quit'
    say_no_left_game='there is no game to go on with'
    say_bad_left_game='the game that was left cannot be read, and is now %s: %s'
    say_you_won='You found the way out!'
    say_you_resigned='You resigned; here is the way.'
    say_over_moves='moves %d (good %d%%, bad %d%%)'
    say_over_bumps='bumps %d'
    say_over_shortest='shortest way %d'
    say_over_efficiency='efficiency %d%%'
    say_over_hints='hints %d'
    say_over_wins='won in this sitting: %d'
    say_over_keys='n next, r again, q leave'
    say_record_first='the first of its kind'
    say_record_time='a record: best time!'
    say_record_moves='a record: fewest extra moves!'
    say_won='You found the way out: moves %d, time %s'
    say_reached='You have reached the goal: moves %d, time %s'
    say_resigned='You resigned: moves %d, time %s'
    say_quit='You left: moves %d, time %s'
    say_kept='%s; maze.sh --resume goes on'
    say_cannot_keep='this game cannot be kept: %s'
    say_no_records='no records yet'
    say_bad_record='records: line %d is damaged, and passed over'
    say_record_heads=(size kind games best on 'extra moves')
    say_maze_help=(
        'asdw, arrows, hjkl  move'
        'u, Backspace        back by the last step'
        't                   the trail: where you have been'
        'f, F1               the next five squares of the way'
        'F                   resign: see the whole way'
        'r                   the same maze from the start'
        'n                   a new maze, the next seed'
        'g                   new start and goal in this maze'
        'v                   the whole maze in small'
        '.                   where am I? row and column flash'
        'c                   other colours'
        'b                   bell on and off'
        'e                   words: where passages lead'
        'p, Esc              pause'
        'q                   leave; the game is kept'
    )
    say_maze_signs=('you' 'goal' 'trail' 'shortest way' 'a bridge')
    say_station_you_won='Every safe room is open!'
    say_station_you_lost='That was a trap.'
    say_station_won='You have opened every safe room. Scans: %d'
    say_station_lost='That was a trap. Safe rooms left: %d'
    say_station_quit='You left the station. Safe rooms left: %d'
    say_station_status='jokers %d  to open %d'
    say_station_legend='# unknown  0-8 open: traps joined to it  ! marked  * trap  . nothing'
    say_station_keys=(
        'a s d w, arrows   move the cursor'
        'space, Enter      scan the room; in mark mode, mark it'
        'm                 change between scan and mark'
        'j                 a joker tells what the room is'
        ':                 go to a row and a column'
        'r                 the same station from the start'
        'n                 a new station, the next seed'
        'p, Esc            pause'
        'q                 leave'
        ''
        '#  an unknown room         0-8  an open one: so many traps are joined to it'
        '!  a marked room           *    a trap; the one that ended the game in reverse'
        '- | / \  joined rooms      X    two connections that cross'
        '.  nothing'
    )
    say_modes=('scan' 'mark')
    say_no_unknown_room='no unknown room here'
    say_no_joker='no joker left'
    say_joker_safe='the joker says: safe'
    say_joker_trap='the joker says: a trap'
    say_ask_place='%s 0 to %d, x cancels: '
    say_row='row'
    say_column='column'
    say_over_scans='scans %d'
    say_over_jokers='jokers left %d'
    say_over_to_open='safe rooms left %d'
    say_width='width'
    say_height='height'
    say_carving='carving'
    say_reading='reading'
    say_solving='solving'
    say_checking='checking'
    say_printing='printing'

    say_not_number='%s is not a number: %s'
    say_out_of_range='%s is not from %d to %d: %s'
    say_not_odd='%s is not odd: %s'
    say_not_choice='%s is not one of %s: %s'
    say_unknown_option='unknown option, the nearest is %s: %s'
    say_unknown_command='unknown command, the nearest is %s: %s'
    say_not_size='not WIDTHxHEIGHT: %s'
    say_second_command='a second command: %s'
    say_not_option_of='not an option of %s: %s'
    say_no_value='option needs a value: %s'
    say_no_such_value='option takes no value: %s'
    say_last_seed='the last of the seeds is not from 1 to 2147483646: %s'
    say_too_deep='too many cells for the recursive carver, at most %d: %s'
    say_no_terminal='play needs a terminal, or --keys'
    say_not_on_screen='not a picture to play in: %s'
    say_cannot_write='cannot write the output'
    say_cannot_write_to='cannot write: %s'
    say_only_backtracker='only with the algorithm backtracker: %s'
    say_not_with_input='not an option for a maze from a file: %s'
    say_no_player='the maze has no player: %s'
    say_no_goal='the maze has no goal: %s'
    say_no_way='there is no way from the player to the goal'

    say_cannot_read='cannot read: %s'
    say_bad_file='%s: line %d: %s'
    say_long_line='longer than %d characters'
    say_no_header='not a width and a height'
    say_few_rows='only %d of %d rows'
    say_many_rows='more than %d rows'
    say_few_codes='%d codes, not %d'
    say_unknown_code='unknown code: %s'
    say_second_player='a second player'
    say_second_goal='a second goal'
    say_corner='a goal in a corner'
    say_no_other_end='a bridge with no other end'

    say_usage='maze.sh [COMMAND] [OPTIONS] [WIDTHxHEIGHT]'
    say_command_usage='maze.sh %s [OPTIONS] [WIDTHxHEIGHT]'
    say_command_usage_plain='maze.sh %s [OPTIONS]'
    say_help_more='maze.sh COMMAND --help tells what a command takes. All options there are:'
    say_command_play='walk through a maze (the command on a terminal)'
    say_command_generate='print a maze (the command without a terminal)'
    say_command_solve='print it with the shortest way from the player to the goal'
    say_command_check='is it perfect: every cell reached, and in one way only?'
    say_command_station='another game: rooms to scan, some of them traps'
    say_textures=('41x41, means over the seeds 1 to 20: dead ends in percent of the cells,'
        'steps and turns of the way from corner to corner' ''
        'name             dead ends   way  turns')
    say_looks=('long winding ways, few dead ends; the default'
        'grown like a crystal: many short dead ends'
        'short dead ends, the same all over'
        'every maze equally likely; slow at first'
        'every maze equally likely; slow at the end'
        'long winding ways, as of the backtracker'
        'a slant; open corridors north and west'
        'corridors across; an open one north'
        'made row by row; a last row with few walls'
        'rooms within rooms, long straight walls')
    say_command_algorithms='the ways to carve, and the texture of their mazes'
    say_option_algorithm='how to carve: maze.sh algorithms lists them'
    say_option_loops='percent of the dead ends that are opened: 0 to 100'
    say_command_records='the best times, and the fewest extra moves'
    say_about_station='
Rooms are joined in eight directions, and some are traps. Open all the others:
an open room tells how many traps are joined to it; where it is 0, its
neighbours open too, and theirs where they are 0, and so on.'
    say_keys_of_station='
  a s d w, arrows     move the cursor
  space, Enter        scan the room; in mark mode, mark it or take the mark away
  m                   change between scan and mark
  j                   a joker tells what the room is, without opening it
  :                   go to a row and a column by their numbers
  q                   leave'
    say_option_width='squares, walls included, odd: 5 to 2001; also WIDTHxHEIGHT'
    say_option_height='the same'
    say_option_seed='the same seed, the same picture: 1 to 2147483646'
    say_option_ends='corners, opposite, center, random or far'
    say_option_weave='passages cross on bridges'
    say_option_bridges='at most N of them'
    say_option_carver='auto, recursive or stack: two engines, the same maze'
    say_option_steps='stop carving after N passages'
    say_option_count='N mazes, with the seeds N, N+1, ...'
    say_option_input='mazes from a file instead; - is standard input'
    say_option_keys='play without a terminal, by these keys'
    say_option_describe='words: after each move, where passages lead'
    say_option_resume='go on with the game that was left'
    say_option_format='blocks, ascii, lines, half, braille, digits, edges, text'
    say_option_output='write there; play keeps the game there'
    say_option_color='auto, always or never'
    say_option_lang='en or de'
    say_option_size='a grid of N x N: 7 to 40 (10)'
    say_option_rooms='rooms to begin with: 20 to half the grid (50)'
    say_option_traps='percent of rooms that are traps: 0 to 90 (a third)'
    say_option_jokers='0 to 99 (3)'
    say_option_reveal='print it with all that is hidden'
    say_option_help='this help'
    say_option_version='name and version'
    say_option_completion='what bash needs to complete a call'
}

# shellcheck disable=SC2034 # as above
speak_german() {
    say_wall='hier ist eine Wand'
    say_wrong_way='falsche Richtung: der Ausgang ist %s'
    say_places=('oben links' 'oben' 'oben rechts' 'links' 'in der Mitte' 'rechts'
        'unten links' 'unten' 'unten rechts')
    say_directions=(Osten Westen Süden Norden)
    say_compass=(O SO S SW W NW N NO)
    say_to_goal='%s bis zum Ziel'
    say_nowhere='nirgendwohin'
    say_moves='Schritte %d'
    say_exit='Ausgang'
    say_goal='Ziel'
    say_seed='Startwert %d'
    say_help_key='? Hilfe'
    say_quit_key='q Ende'
    say_any_key='weiter mit einer Taste'
    say_unknown_key='? nennt die Tasten'
    say_paused='Pause. Weiter mit einer Taste.'
    say_too_small='Das Fenster ist zu klein.'
    say_hint='noch %d Schritte'
    say_bell_on='Ton an'
    say_bell_off='Ton aus'
    say_themes=('Farben: schlicht' 'Farben: zwei für die Wände' 'Farben: starker Kontrast' 'Farben: keine')
    say_no_colors='hier gibt es keine Farben'
    say_offer_begin='Enter oder ein Schritt beginnt'
    say_offer_size='oder andere Größe: '
    say_offer_height='und die Höhe: '
    say_left_game='Ein Spiel wartet: %s, %s, %d Tasten'
    say_left_keys='Enter: weiter, n: neu, q: Ende'
    say_no_left_game='kein Spiel wartet'
    say_bad_left_game='das verlassene Spiel ist nicht lesbar und heißt jetzt %s: %s'
    say_you_won='Du hast den Weg gefunden!'
    say_you_resigned='Aufgegeben; hier ist der Weg.'
    say_over_moves='Schritte %d (gut %d%%, schlecht %d%%)'
    say_over_bumps='angestoßen %d'
    say_over_shortest='kürzester Weg %d'
    say_over_efficiency='Wirkungsgrad %d%%'
    say_over_hints='Tipps %d'
    say_over_wins='gewonnen bisher: %d'
    say_over_keys='n weiter, r noch einmal, q Ende'
    say_record_first='das erste seiner Art'
    say_record_time='Rekord: die beste Zeit!'
    say_record_moves='Rekord: die wenigsten Umwege!'
    say_won='Du hast den Ausgang gefunden: Schritte %d, Zeit %s'
    say_reached='Du bist am Ziel: Schritte %d, Zeit %s'
    say_resigned='Du hast aufgegeben: Schritte %d, Zeit %s'
    say_quit='Du hast das Spiel verlassen: Schritte %d, Zeit %s'
    say_kept='%s; weiter mit maze.sh --resume'
    say_cannot_keep='dieses Spiel lässt sich nicht aufheben: %s'
    say_no_records='noch keine Rekorde'
    say_bad_record='Rekorde: Zeile %d ist beschädigt und wird übergangen'
    say_record_heads=(Größe Art Spiele Bestzeit am Umwege)
    say_maze_help=(
        'asdw, Pfeile, hjkl  bewegen'
        'u, Rücktaste        den letzten Schritt zurück'
        't                   die Spur: wo du schon warst'
        'f, F1               die nächsten fünf Felder des Wegs'
        'F                   aufgeben: den ganzen Weg sehen'
        'r                   dasselbe Labyrinth von vorn'
        'n                   ein neues, der nächste Startwert'
        'g                   neuer Start, neues Ziel, hier'
        'v                   das ganze Labyrinth im Kleinen'
        '.                   wo bin ich? Zeile und Spalte blinken'
        'c                   andere Farben'
        'b                   Ton an und aus'
        'e                   Worte: wohin Gänge führen'
        'p, Esc              Pause'
        'q                   verlassen; das Spiel wird aufgehoben'
    )
    say_maze_signs=('du' 'Ziel' 'Spur' 'kürzester Weg' 'eine Brücke')
    say_station_you_won='Alle sicheren Räume sind offen!'
    say_station_you_lost='Das war eine Falle.'
    say_station_won='Du hast alle sicheren Räume geöffnet. Scans: %d'
    say_station_lost='Das war eine Falle. Sichere Räume übrig: %d'
    say_station_quit='Du hast die Station verlassen. Sichere Räume übrig: %d'
    say_station_status='Joker %d  noch %d'
    say_station_legend='# unbekannt  0-8 offen: Fallen nebenan  ! markiert  * Falle  . nichts'
    say_station_keys=(
        'a s d w, Pfeile   den Cursor bewegen'
        'Leer, Enter       scannen; im Markiermodus markieren'
        'm                 zwischen Scannen und Markieren wechseln'
        'j                 ein Joker sagt, was der Raum ist'
        ':                 zu einer Zeile und Spalte gehen'
        'r                 dieselbe Station von vorn'
        'n                 eine neue, der nächste Startwert'
        'p, Esc            Pause'
        'q                 verlassen'
        ''
        '#  ein unbekannter Raum    0-8  ein offener: so viele Fallen nebenan'
        '!  ein markierter Raum     *    eine Falle; die letzte ist hervorgehoben'
        '- | / \  verbundene Räume  X    zwei Verbindungen kreuzen sich'
        '.  nichts'
    )
    say_modes=('Scannen' 'Markieren')
    say_no_unknown_room='hier ist kein unbekannter Raum'
    say_no_joker='kein Joker übrig'
    say_joker_safe='der Joker sagt: sicher'
    say_joker_trap='der Joker sagt: eine Falle'
    say_ask_place='%s 0 bis %d, x bricht ab: '
    say_row='Zeile'
    say_column='Spalte'
    say_over_scans='Scans %d'
    say_over_jokers='Joker übrig %d'
    say_over_to_open='sichere Räume übrig %d'
    say_width='Breite'
    say_height='Höhe'
    say_carving='grabe'
    say_reading='lese'
    say_solving='suche'
    say_checking='prüfe'
    say_printing='gebe aus'

    say_not_number='%s ist keine Zahl: %s'
    say_out_of_range='%s liegt nicht zwischen %d und %d: %s'
    say_not_odd='%s ist nicht ungerade: %s'
    say_not_choice='%s muss eins von %s sein: %s'
    say_unknown_option='unbekannte Option, am nächsten ist %s: %s'
    say_unknown_command='unbekannter Befehl, am nächsten ist %s: %s'
    say_not_size='nicht BREITExHÖHE: %s'
    say_second_command='ein zweiter Befehl: %s'
    say_not_option_of='keine Option für %s: %s'
    say_no_value='der Option fehlt ihr Wert: %s'
    say_no_such_value='die Option nimmt keinen Wert: %s'
    say_last_seed='der letzte Startwert liegt nicht zwischen 1 und 2147483646: %s'
    say_too_deep='zu viele Zellen, um rekursiv zu graben, höchstens %d: %s'
    say_no_terminal='play braucht ein Terminal, oder --keys'
    say_not_on_screen='kein Bild, in dem man spielen kann: %s'
    say_cannot_write='die Ausgabe lässt sich nicht schreiben'
    say_cannot_write_to='lässt sich nicht schreiben: %s'
    say_only_backtracker='nur mit dem Algorithmus backtracker: %s'
    say_not_with_input='keine Option für ein Labyrinth aus einer Datei: %s'
    say_no_player='dem Labyrinth fehlt der Spieler: %s'
    say_no_goal='dem Labyrinth fehlt das Ziel: %s'
    say_no_way='kein Weg führt vom Spieler zum Ziel'

    say_cannot_read='lässt sich nicht lesen: %s'
    say_bad_file='%s: Zeile %d: %s'
    say_long_line='länger als %d Zeichen'
    say_no_header='keine Breite und Höhe'
    say_few_rows='nur %d von %d Reihen'
    say_many_rows='mehr als %d Reihen'
    say_few_codes='%d Codes statt %d'
    say_unknown_code='unbekannter Code: %s'
    say_second_player='ein zweiter Spieler'
    say_second_goal='ein zweites Ziel'
    say_corner='ein Ziel in einer Ecke'
    say_no_other_end='eine Brücke ohne anderes Ende'

    say_usage='maze.sh [BEFEHL] [OPTIONEN] [BREITExHÖHE]'
    say_command_usage='maze.sh %s [OPTIONEN] [BREITExHÖHE]'
    say_command_usage_plain='maze.sh %s [OPTIONEN]'
    say_help_more='maze.sh BEFEHL --help sagt, was ein Befehl nimmt. Alle Optionen:'
    say_command_play='durch ein Labyrinth gehen (der Befehl auf einem Terminal)'
    say_command_generate='ein Labyrinth ausgeben (der Befehl ohne Terminal)'
    say_command_solve='es mit dem kürzesten Weg vom Spieler zum Ziel ausgeben'
    say_command_check='ist es perfekt: jede Zelle erreichbar, auf nur einem Weg?'
    say_command_station='ein anderes Spiel: Räume scannen, manche sind Fallen'
    say_textures=('41x41, Mittel der Startwerte 1 bis 20: Sackgassen in Prozent der Zellen,'
        'Schritte und Wendungen des Wegs von Ecke zu Ecke' ''
        'Name            Sackgassen   Weg  Wenden')
    say_looks=('lange gewundene Gänge, wenige Sackgassen; der übliche'
        'gewachsen wie ein Kristall: viele kurze Sackgassen'
        'kurze Sackgassen, überall gleich'
        'jedes Labyrinth gleich wahrscheinlich; am Anfang langsam'
        'jedes Labyrinth gleich wahrscheinlich; am Ende langsam'
        'lange gewundene Gänge, wie beim backtracker'
        'schräg; freie Gänge im Norden und Westen'
        'Gänge von West nach Ost; ein freier im Norden'
        'Reihe für Reihe; die letzte mit wenigen Wänden'
        'Räume in Räumen, lange gerade Wände')
    say_command_algorithms='die Arten zu graben, und wie ihre Labyrinthe sind'
    say_option_algorithm='wie gegraben wird: maze.sh algorithms nennt sie'
    say_option_loops='Prozent der Sackgassen, die geöffnet werden: 0 bis 100'
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
  q                   verlassen'
    say_option_width='Felder samt Wänden, ungerade: 5 bis 2001; auch BREITExHÖHE'
    say_option_height='ebenso'
    say_option_seed='gleicher Startwert, gleiches Bild: 1 bis 2147483646'
    say_option_ends='corners, opposite, center, random oder far'
    say_option_weave='Gänge kreuzen sich auf Brücken'
    say_option_bridges='auf höchstens N'
    say_option_carver='auto, recursive oder stack: zwei Wege zum selben Labyrinth'
    say_option_steps='nach N Gängen aufhören'
    say_option_count='N Labyrinthe, mit den Startwerten N, N+1, ...'
    say_option_input='Labyrinthe aus einer Datei; - ist die Standardeingabe'
    say_option_keys='ohne Terminal spielen, mit diesen Tasten'
    say_option_describe='Worte: nach jedem Schritt, wohin Gänge führen'
    say_option_resume='das verlassene Spiel fortsetzen'
    say_option_format='blocks, ascii, lines, half, braille, digits, edges, text'
    say_option_output='dorthin schreiben; play hebt dort das Spiel auf'
    say_option_color='auto, always oder never'
    say_option_lang='en oder de'
    say_option_size='ein Gitter von N x N: 7 bis 40 (10)'
    say_option_rooms='Räume zu Beginn: 20 bis zur Hälfte des Gitters (50)'
    say_option_traps='Prozent der Räume, die Fallen sind: 0 bis 90 (ein Drittel)'
    say_option_jokers='0 bis 99 (3)'
    say_option_reveal='mit allem Verborgenen ausgeben'
    say_option_help='diese Hilfe'
    say_option_version='Name und Version'
    say_option_completion='was bash braucht, um Aufrufe zu vervollständigen'
}

choose_language() { # <en|de|empty: what the locale says>
    case ${1:-$user_language} in
        de*) speak_german ;;
        *) speak_english ;;
    esac
    if [[ -n $plain_text ]]; then
        say_arrows=("${say_compass[@]}") say_more=('<' '>' '^' 'v')
    else
        say_arrows=('→' '↘' '↓' '↙' '←' '↖' '↑' '↗') say_more=('‹' '›' '˄' '˅')
    fi
}

say() { # <format> <value ...> -> REPLY
    # shellcheck disable=SC2059 # the texts above are the formats
    printf -v REPLY "$@"
}

# ---------------------------------------------------------------------------------------------
# output: where what is said goes: standard output, standard error, files; how the program fails
#
# Owns: progress_since, progress_shown, page, page_held, output, output_name, output_part.
# ---------------------------------------------------------------------------------------------

cut_text() { # <text> <most bytes> -> REPLY: with no half of a UTF-8 character at its end
    REPLY=${1:0:$2}
    ((${#1} > $2)) || return 0
    while [[ $REPLY == *[$'\200'-$'\277'] ]]; do
        REPLY=${REPLY%?}
    done
    REPLY=${REPLY%[$'\300'-$'\377']}
}

printable() { # <value> -> REPLY: one short line that does nothing to a terminal
    cut_text "$1" 60
    REPLY=${REPLY//[$'\1'-$'\37'$'\177']/?}
    REPLY=${REPLY//$'\302'[$'\200'-$'\237']/?} # the control characters above ASCII
    REPLY=${REPLY:-"''"}
    ((${#1} <= 60)) || REPLY+=...
}

tell() { # <line>: on standard error
    printf '%s\n' "$1" >&2
}

fail() { # <status> <line, printable>: the end
    tell "maze.sh: $2"
    exit "$1"
}

die() { # <status> <format> <value ...>: the same, for values as they came
    local status=$1 format=$2 values=()
    shift 2
    while (($#)); do
        printable "$1"
        values+=("$REPLY")
        shift
    done
    say "$format" ${values[@]+"${values[@]}"}
    fail "$status" "$REPLY"
}

# Long work tells how far it is, on standard error, from about its first second on.

progress_since=0 progress_shown=''

start_progress() { progress_since=$SECONDS; }

show_progress() { # <what> <done> <of how many>
    ((SECONDS - progress_since > 1)) && [[ -t 2 ]] || return 0
    printf '\r%s %d%%' "$1" "$((100 * $2 / $3))" >&2
    progress_shown=yes progress_since=$((SECONDS - 1))
}

show_printing() { # <line> <of how many>: unless the lines themselves are to be seen
    [[ -t 1 ]] || show_progress "$say_printing" "$1" "$2"
}

end_progress() {
    [[ -z $progress_shown ]] || printf '\r\033[K' >&2
    progress_shown=''
}

# Standard output is written a page at a time: a system call costs more than a line.

page='' page_held='' output='' output_name='' output_part=''

put_line() { # <line>
    page+=$1$'\n'
    ((${#page} < 16384)) || [[ -n $page_held ]] || put_page
}

hold_page() { # from now on nothing is written, for take_page
    put_page
    page_held=yes
}

take_page() { # -> REPLY: all lines since hold_page
    REPLY=$page
    page='' page_held=''
}

put_page() {
    [[ -z $page ]] || printf %s "$page" 2>/dev/null || die 1 "$say_cannot_write"
    page=''
}

# A file is written beside its target, then takes its place, with the mode the old one had, so that
# whatever happens the old one stays whole. A link stays a link; what is no file, a pipe say, is
# written directly.

open_output() { # <file>: as descriptor 4
    local link links=0
    output=$1 output_name=$1
    case $1 in
        /dev/std* | /dev/fd/*) ;; # whatever they are, not ours to replace
        *)
            while [[ -L $output ]] && ((links++ < 40)) && link=$(readlink -- "$output"); do
                [[ $link == /* || $output != */* ]] || link=${output%/*}/$link
                output=$link
            done
            ;;
    esac
    output_part=$output
    if [[ $1 != /dev/std* && $1 != /dev/fd/* && ! -L $output && (! -e $output || -f $output) ]]; then
        output_part=$output.$$.part
        set -o noclobber # nobody else's file, nor a link laid there
    fi
    if [[ -z $1 || $1 == */ || -d $output ]] || ! { exec 4>"$output_part"; } 2>/dev/null; then
        output_part=$output
        die 1 "$say_cannot_write_to" "$1"
    fi
    set +o noclobber
    [[ $output_part == "$output" || ! -f $output ]] || copy_mode "$output" "$output_part"
}

copy_mode() { # <from file> <to file>: who may read, write and run it, as ls tells: -rwxr-x---
    local mode
    mode=$(ls -ld -- "$1" 2>/dev/null) || return 0
    mode=${mode:1:9}
    mode=${mode//[st]/x} # what else these two allow is not for a new file
    [[ $mode != *[!rwxST-]* ]] || return 0
    mode="u=${mode:0:3},g=${mode:3:3},o=${mode:6:3}"
    chmod "${mode//[-ST]/}" "$2" 2>/dev/null
}

close_output() {
    put_page
    exec >/dev/null 4>&-
    if [[ $output_part != "$output" ]]; then
        mv -f -- "$output_part" "$output" 2>/dev/null || die 1 "$say_cannot_write_to" "$output_name"
        output_part=$output
    fi
}

forget_output() { # it was only tried whether it can be written
    output='' output_part=''
}

discard_output() { # when the program ends before its time
    [[ $output_part == "$output" ]] || rm -f -- "$output_part"
}

# ---------------------------------------------------------------------------------------------
# gate: the one way in for every value from outside
#
# bash evaluates arithmetic twice: in (( n )) with n='a[$(reboot)]' the reboot runs. So no value
# from an option, an answer, a file or the environment reaches arithmetic, an index or printf %d
# before it has passed here, where it is only ever compared with patterns.
# Reads: say_*.
# ---------------------------------------------------------------------------------------------

gate_number() { # <name> <value> <least> <most> [odd] -> REPLY, no leading zeros; or 1, REPLY why
    local value=$2
    printable "$value"
    case $value in # spelled out: in some locales [0-9] holds more than ten characters
        '' | *[!0123456789]*)
            say "$say_not_number" "$1" "$REPLY"
            return 1
            ;;
    esac
    if ((${#value} > 18 || 10#$value < $3 || 10#$value > $4)); then
        say "$say_out_of_range" "$1" "$3" "$4" "$REPLY"
        return 1
    elif [[ ${5:-} == odd && $value == *[02468] ]]; then
        say "$say_not_odd" "$1" "$REPLY"
        return 1
    fi
    REPLY=$((10#$value))
}

gate_choice() { # <name> <value> <choice ...> -> REPLY; or 1, REPLY why
    local name=$1 value=$2 choice
    shift 2
    for choice; do
        if [[ $value == "$choice" ]]; then
            REPLY=$choice
            return 0
        fi
    done
    printable "$value"
    say "$say_not_choice" "$name" "$*" "$REPLY"
    return 1
}

# ---------------------------------------------------------------------------------------------
# random numbers: the "minimal standard" generator of Park and Miller, multiplier 48271
#
# S. K. Park, K. W. Miller: Random number generators: good ones are hard to find (1988, 1993);
# C++ calls it minstd_rand. $RANDOM is another one in bash 5.1, so it only ever picks a seed.
# Owns: state (from 1 to 2147483646), pick (the number drawn last).
# ---------------------------------------------------------------------------------------------

readonly LAST_SEED=2147483646
state=1 pick=0

seed_with() { # <seed>
    state=$1
}

below() { # <n> -> pick: from 0 to n-1
    ((state = state * 48271 % 2147483647, pick = state % $1))
}

pick_seed() { # <last> -> REPLY: any seed from 1 to last
    ((REPLY = (RANDOM * 32768 * 32768 + RANDOM * 32768 + RANDOM) % $1 + 1))
}

# =============================================================================================
# Part II: the maze
# =============================================================================================

# ---------------------------------------------------------------------------------------------
# grid: the array of walls and cells
#
# A maze is made of squares, width x height of them, walls included. A ring of open squares lies
# around it, so a row has width + 2 squares. All rows stand one after the other in one array, and
# stride is the distance from a square to the one below it, the length of a row:
#
#     cell[y * stride + x]   0 <= x <= width + 1, 0 <= y <= height + 1
#
# Directions are numbers: 0 east, 1 west, 2 south, 3 north; the opposite of k is k ^ 1. One step
# in direction k is step[k] further on in the array: + 1, - 1, + stride, - stride.
#
# Cells are the squares with x and y both even. With one of them odd, a square is a wall, or a
# passage, between two cells. For 5x5, before carving:
#
#     1 1 1 1 1 1 1   the ring
#     1 0 0 0 0 0 1   0 wall
#     1 0 . 0 . 0 1   .  here are the four cells, as yet walls too
#     1 0 0 0 0 0 1
#     1 0 . 0 . 0 1
#     1 0 0 0 0 0 1
#     1 1 1 1 1 1 1   1 open
#
# A bridge (of a "weave" maze) crosses over a cell; its two ends take the place of the walls
# on either side of that cell:
#
#     1 4 1 5 1   from west to east: a step onto the 4 leads to the cell behind the 5
#
# Owns: width, height, stride, size (squares, ring included), step, cells_wide, cells_high, cell,
# row (the rows as strings), woven (yes once there is a bridge), tree (yes for a maze that was
# carved, without loops).
# ---------------------------------------------------------------------------------------------

readonly EAST=0 WEST=1 SOUTH=2 NORTH=3
readonly WALL=0 OPEN=1 BRIDGE_EAST=4 BRIDGE_WEST=5 BRIDGE_SOUTH=6 BRIDGE_NORTH=7 # 4 + direction
readonly LEAST_SIDE=5 MOST_SIDE=2001
width=0 height=0 stride=0 size=0 cells_wide=0 cells_high=0 woven='' tree=''
cell=() row=() step=()

set_size() { # <width> <height>
    ((width = $1, height = $2, stride = width + 2, size = stride * (height + 2)))
    ((cells_wide = width / 2, cells_high = height / 2))
    step=(1 -1 "$stride" "-$stride")
    woven='' tree=''
}

make_grid() { # <width> <height>: all walls, with the ring around
    local y ring walls grid=()
    set_size "$1" "$2"
    printf -v ring '%*s' "$stride" ''
    ring=${ring// /$OPEN }
    printf -v walls '%*s' "$width" ''
    walls="$OPEN ${walls// /$WALL }$OPEN"
    grid[0]=$ring
    for ((y = 1; y <= height; y++)); do
        grid[y]=$walls
    done
    grid[y]=$ring
    fill_grid "${grid[@]}"
}

# Up to bash 4.1, += on an array takes the longer the longer it is already: there the array is made
# at once, which takes twice the memory while it lasts.

fill_grid() { # <row ...>: into cell; a row is a string of codes with blanks between them
    local IFS=' ' line
    if ((10 * BASH_VERSINFO[0] + BASH_VERSINFO[1] < 42)); then
        # shellcheck disable=SC2048,SC2206 # to be split
        cell=($*)
        return
    fi
    cell=()
    for line; do
        # shellcheck disable=SC2206
        cell+=($line)
    done
}

join_rows() { # -> row[0] to row[height + 1], each a string of codes, a character a square
    local IFS='' all y at end codes
    row=()
    if ((size <= 500000)); then
        all="${cell[*]}" # the quickest by far, but it holds 100 bytes a square while it works
        for ((y = 0; y < height + 2; y++)); do
            row[y]=${all:y*stride:stride}
        done
        return
    fi
    for ((y = 0; y < height + 2; y++)); do
        codes=''
        for ((at = y * stride, end = at + stride; at + 8 <= end; at += 8)); do
            codes+=${cell[at]}${cell[at + 1]}${cell[at + 2]}${cell[at + 3]}
            codes+=${cell[at + 4]}${cell[at + 5]}${cell[at + 6]}${cell[at + 7]}
        done
        for (( ; at < end; at++)); do
            codes+=${cell[at]}
        done
        row[y]=$codes
    done
}

is_outside() { # <square>: is it in the ring?
    local x y
    ((x = $1 % stride, y = $1 / stride))
    ((x < 1 || x > width || y < 1 || y > height))
}

# ---------------------------------------------------------------------------------------------
# carve: recursive backtracking
#
# The idea. Stand on a cell. Look for its neighbours, the cells two squares away, that nobody has
# visited yet; go to any one of them, and open the wall between. From there do the same. Where no
# such neighbour is left, go back the way you came until there is one. When you are back at the
# first cell and nothing is left there either, the maze is carved: every cell can be reached from
# every other, in one way only. Such a maze is called perfect, and the way its passages branch a
# spanning tree.
#
# Nobody need remember which cells are visited: an unvisited cell is still a wall. And nobody
# need ask where the border is: the ring beyond it is open, so it looks visited.
#
# Source: depth-first search on the grid with a random order of neighbours; see W. D. Pullen,
# Think Labyrinth, "recursive backtracker".
# Owns: candidate (the directions one can go from a cell), there (the cell a new passage leads to),
# passages_most, passages_left, bridges_left (how many may still be dug).
# Writes: cell, woven, tree, state.
# ---------------------------------------------------------------------------------------------

candidate=() there=0 passages_most=0 passages_left=0 bridges_left=0

# The recursion. A recursive function solves a problem by solving smaller ones of the same kind: to
# carve from a cell, dig a passage to a neighbour, carve all there is to carve from there, and look
# again. Going back needs no line of its own: it is what happens when a call ends. Each call has a
# $1 of its own, the cell it stands on, and finds it unchanged when the calls it made have ended.

carve_recursive() { # <cell>
    while list_candidates "$1"; do
        below "${#candidate[@]}"
        dig "$1" "${candidate[pick]}"
        carve_recursive "$there"
    done
}

# Four cells, A B above C D, and the numbers that seed 1 draws; each call is a line further in:
#
#     carve_recursive A      candidates: east, south    2 of them, pick is 1: dig south, to C
#       carve_recursive C      candidates: east         1 of them, pick is 0: dig east, to D
#         carve_recursive D      candidates: north      1 of them, pick is 0: dig north, to B
#           carve_recursive B      none: the call ends
#         again in D             none: the call ends    +---+---+
#       again in C             none: the call ends      | A | B |
#     again in A             none: the call ends        |   +   |
#                                                       | C   D |
#     and this is what it has carved:                   +---+---+

list_candidates() { # <cell> -> candidate: the directions that lead on from here; 1 if there is none
    local here=$1 direction
    candidate=()
    ((passages_left)) || return 1
    for direction in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        if ((cell[here + 2 * step[direction]] == WALL)) || can_bridge "$here" "$direction"; then
            candidate+=("$direction")
        fi
    done
    ((${#candidate[@]})) # as a status, a number is success and 0 is failure
}

dig() { # <cell> <direction> -> there: the cell that the passage leads to; 1 if no more may be dug
    local here=$1 along=${step[$2]}
    ((passages_left)) || return 1
    ((passages_left % 256)) || show_carving
    there=$((here + 2 * along))
    if ((cell[there] != WALL && bridges_left)); then
        build_bridge "$here" "$2"
    else
        ((cell[here] = cell[here + along] = cell[there] = OPEN))
    fi
    ((passages_left--))
}

show_carving() {
    show_progress "$say_carving" "$((passages_most - passages_left))" "$passages_most"
}

# The same walk with an array. What bash kept for us, the cells whose calls have not ended yet, we
# keep ourselves, in the array waiting: put a cell on top when leaving it, take it from there when
# coming back. Line for line:
#
#     a call begins        waiting[top++]=$here here=$there     the cell waits; we stand on the next
#     its $1               $here
#     a call ends          here=${waiting[--top]}               back to the one that waited last
#     the last call ends   top is 0
#
# Why both? The first is the idea. But a bash call that is 1,000 calls deep is slow (each look-up of
# a name goes through the names of all its callers), and one that is 4,000 deep has used up the 8 MB
# that a process usually has for this, and crashes.

carve_stack() { # <cell>
    local here=$1 waiting=() top=0
    while :; do
        if list_candidates "$here"; then
            below "${#candidate[@]}"
            dig "$here" "${candidate[pick]}"
            waiting[top++]=$here
            here=$there
        elif ((top)); then
            here=${waiting[--top]}
        else
            return
        fi
    done
}

# Bridges. In a weave maze a bridge may lead over a visited cell, to an unvisited one behind it, if
#
#     here # o # x        both squares along the way are walls (#), the cell behind is not
#            |            visited (x), and the cell to be crossed is a straight passage: the
#                         squares beside it, at right angles, are plain open.
#
# At the border the ring answers again: it is open where a wall is asked for. But the cell behind
# may lie north or south of the array itself, so that is looked at first.

can_bridge() { # <cell> <direction>
    local along=${step[$2]} aside=$stride crossed behind
    ((bridges_left)) || return 1
    ((crossed = $1 + 2 * along, behind = $1 + 4 * along))
    (($2 < SOUTH)) || aside=1
    ((behind >= 0 && behind < size)) &&
        ((cell[$1 + along] == WALL && cell[$1 + 3 * along] == WALL && cell[behind] == WALL)) &&
        ((cell[crossed - aside] == OPEN && cell[crossed + aside] == OPEN))
}

build_bridge() { # <cell> <direction> -> there: the cell behind it
    local along=${step[$2]}
    ((cell[$1 + along] = BRIDGE_EAST + $2, cell[$1 + 3 * along] = BRIDGE_EAST + ($2 ^ 1)))
    ((there = $1 + 4 * along, cell[there] = OPEN, bridges_left--))
    woven=yes
}

# Skip this at first reading: the same walk once more, written for speed, for mazes without bridges.
#
# bash keeps an array as a list, and finds an element by walking there from the last one it used, up
# to bash 4.4 often from the first one. Where there are 10,000 cells, that is most of the work. So
# here a number holds sixteen cells of a row, a digit in base 8 each, and the array is short:
#
#     4 visited    + 1 where it is open to the east    + 2 where it is open to the south
#
# number[i + 1] lies south of number[i], number[i - 1] north, number[i + rows] east: the next sixteen
# cells. Its first and last digit belong to its neighbours: copies, of the 4 alone, of the cells just
# beyond its sixteen, so that a look at one number tells about east and west.
#
# here is a digit of number[i], and east is what a digit one place to the right is worth. So
# number[i] / east ends in three digits, west, here and east: 8#404 (base 8) picks the 4 of west and
# east, and 8#40 that of here. mask has a bit for each direction that can be carved: 8#4 east, 8#400
# west, 8#40 south, 8#100 north. There are 1 to 4 of them, and a number's remainder by 12 tells its
# remainder by each of these: toward[12 * mask + remainder] is the direction that was drawn.
# A cell left with one choice is not noted in waiting: there is nothing to come back for.

carve_fast() { # <the first cell>
    local rows=$((cells_high + 2)) first=8#1000000000000000 edges=8#1000000000000001
    local west_copy=8#400000000000000000 full=8#444444444444444444
    local number=() toward=() waiting=() top=0 here i east mask k n choice=() tick=0
    local random=$state left=$passages_left

    for ((n = 1; n < 16; n++)); do # each set of directions
        choice=()
        for k in 0 1 2 3; do
            ((n >> k & 1)) && choice+=("$k")
        done
        ((mask = (n & 1) * 8#4 + (n >> 1 & 1) * 8#400 + (n >> 2 & 1) * 8#40 + (n >> 3) * 8#100))
        for ((k = 0; k < 12; k++)); do
            ((toward[12 * mask + k] = choice[k % ${#choice[@]}]))
        done
    done
    for ((i = k = 0; k < cells_wide + 16; k += 16)); do # a column more in the west; the ring is visited
        number[i]=$full
        for ((n = 1; n <= cells_high; n++)); do
            number[i + n]=0
        done
        number[i + n]=$full
        ((i += rows))
    done
    for ((n = 1; n <= cells_high; n++)); do
        ((number[rows + n] = west_copy))
        ((number[i - rows + n] += 4 * 8 ** (15 - (cells_wide - 1) % 16)))
    done

    ((i = rows + 1, east = first, number[i] += 8#40 * east))
    while :; do
        while ((left && (mask = 8#544 ^ (number[i] / east & 8#404 | \
            number[i + 1] / east & 8#40 | (number[i - 1] / east & 8#40) * 2)))); do
            ((mask & mask - 1)) && waiting[top++]=$((east * 65536 + i))
            ((random = random * 48271 % 2147483647))
            case ${toward[12 * mask + random % 12]} in
                0) ((number[i] += 8#10 * east, \
                    east > 1 ? (east /= 8) : (east = first, i += rows), number[i] += 8#40 * east)) ;;
                1) ((east < first ? (east *= 8) : (east = 1, i -= rows), number[i] += 8#50 * east)) ;;
                2) ((number[i] += 8#20 * east, i += 1, number[i] += 8#40 * east)) ;;
                3) ((i -= 1, number[i] += 8#60 * east)) ;;
            esac
            ((left--, east & edges)) || continue
            if ((east == 1)); then
                ((k = i + rows, number[k] += west_copy))
            else
                ((k = i - rows, number[k] += 4))
            fi
        done
        ((left && top)) || break
        ((here = waiting[--top]))
        ((i = here % 65536, east = here / 65536, ++tick % 512)) ||
            show_progress "$say_carving" "$((passages_most - left))" "$passages_most"
    done
    state=$random passages_left=$left
    unpack_cells "$rows" "${number[@]}"
}

unpack_cells() { # <numbers a column of sixteens> <number ...>: into cell
    local rows=$1 number=("${@:2}") ring walls grid=() codes east south digits y i
    printf -v ring '%*s' "$stride" ''
    ring=${ring// /1 }
    walls=${ring//1/0}
    grid=("$ring" "1 ${walls:4}1")
    for ((y = 1; y <= cells_high; y++)); do
        codes=''
        for ((i = rows + y; i < ${#number[@]}; i += rows)); do
            printf -v digits '%018o' "${number[i]}"
            codes+=${digits:1:16}
        done
        codes=${codes:0:cells_wide}
        east=${codes//0/0 0 } east=${east//[46]/1 0 } east=${east//[57]/1 1 }
        south=${codes//[045]/0 0 } south=${south//[67]/1 0 }
        grid[2 * y]="1 0 ${east}1" grid[2 * y + 1]="1 0 ${south}1"
    done
    grid[height + 1]=$ring
    fill_grid "${grid[@]}"
}

# auto recurses where nobody feels it: 200 cells take 20 ms. And a maze can wind through all of
# its cells, one call each, so RECURSION_MOST stays well below the 4,000 calls of the crash.

readonly RECURSION_UNFELT=200 RECURSION_MOST=2500

check_carver() { # <carver> <width> <height> -> REPLY: recursive or stack; ends if that cannot be
    local cells=$((($2 / 2) * ($3 / 2)))
    REPLY=$1
    if [[ $1 == auto ]]; then
        REPLY=stack
        ((cells > RECURSION_UNFELT)) || REPLY=recursive
    elif [[ $1 == recursive ]] && ((cells > RECURSION_MOST)); then
        die 2 "$say_too_deep" "$RECURSION_MOST" "$cells"
    fi
}

carve() { # <recursive, stack or an algorithm> <passages at most> <bridges at most>: the grid, from the first
    # cell
    local name=${1//-/_} first=$((2 * stride + 2))
    ((passages_most = cells_wide * cells_high)) # one less, in truth: the first cell needs none
    (($2 >= passages_most)) || passages_most=$2
    passages_left=$passages_most bridges_left=$3
    [[ $1 != stack ]] || (($3)) || name=fast
    start_progress
    ((cell[first] = OPEN))
    tree=yes
    "carve_$name" "$first"
    end_progress
}

# ---------------------------------------------------------------------------------------------
# algorithms: the other ways to carve
#
# Nine ways to the same end, a spanning tree, and nine textures. Each is one function, named
# after its algorithm. It is given the first cell, which is open, and opens passages with dig
# until there is nothing left to open or dig refuses (--steps). A choice is one number of below,
# even among one thing. Cells are visited when they are open, as in the chapter carve.
#
# Neighbours are always east, west, south, north. A set of directions is a mask, the sum of
# 1 (east), 2 (west), 4 (south) and 8 (north).
#
# What has to be looked for anywhere in the maze is dear: bash goes to an element of an array
# step by step, from the one it used last. So all but prim and kruskal work along rows or walk
# from neighbour to neighbour, and those two say how they get by.
#
# See W. D. Pullen, Think Labyrinth, "maze algorithms", and J. Buck, Mazes for Programmers, 2015.
# Owns: frontier, mark, way_out, hunted, run, set_of, next_of, wall_* (the walls of kruskal, in blocks).
# Writes: cell and, in division, passages_left; tree (empty where loops are opened or walls left out),
# state and pick (in kruskal).
# ---------------------------------------------------------------------------------------------

readonly ALGORITHMS=(backtracker prim kruskal wilson aldous-broder hunt-and-kill binary-tree
    sidewinder eller division)

# The directions in each mask.
readonly WAYS=('' 0 1 01 2 02 12 012 3 03 13 013 23 023 123 0123)

frontier=() mark=() way_out=() hunted=0 run=0 set_of=() next_of=()

pick_way() { # <mask> -> REPLY: one of its directions
    below "${#WAYS[$1]}"
    REPLY=${WAYS[$1]:pick:1}
}

list_neighbors() { # <cell> -> REPLY: the directions in which there is a cell
    local x=$(($1 % stride)) y=$(($1 / stride))
    ((REPLY = (x < width - 1) + 2 * (x > 2) + 4 * (y < height - 1) + 8 * (y > 2)))
}

list_visited() { # <cell> -> REPLY: the directions in which there is a visited one
    local far=$((2 * stride))
    list_neighbors "$1" # the ring is open too, but no cell
    ((REPLY &= (cell[$1 + 2] == OPEN) + 2 * (cell[$1 - 2] == OPEN) + \
    4 * (cell[$1 + far] == OPEN) + 8 * (cell[$1 - far] == OPEN)))
}

list_unvisited() { # <cell> -> REPLY: the directions in which there is an unvisited one
    local far=$((2 * stride))
    ((REPLY = (cell[$1 + 2] == WALL) + 2 * (cell[$1 - 2] == WALL) + \
    4 * (cell[$1 + far] == WALL) + 8 * (cell[$1 - far] == WALL)))
}

# Prim: the maze grows like a crystal. The frontier is a list of all cells beside it; any of
# them is joined to it, and its own neighbours come into the list.
#
# After R. C. Prim, 1957, without weights (of the two that go by his name, the one that takes
# cells, not walls). Short dead ends all over, and no long way. Any cell may be next, so there are
# few jumps: what is known of the cells has an array of its own, mark, a quarter as long as cell,
# and the list is short, for it is a border and no area.
#
# mark[n] is 0 for a cell that is not yet seen, 1 in the list, 2 in the maze. The cells and a
# ring around them are counted row by row, wide in each.

carve_prim() { # <first cell>
    local here to mask wide=$((cells_wide + 2)) far=$((2 * stride))
    set_marks "$wide"
    ((mark[wide + 1] = 2, mark[wide + 2] = mark[2 * wide + 1] = 1))
    frontier=("$((wide + 2))" "$((2 * wide + 1))")
    while ((${#frontier[@]})); do
        below "${#frontier[@]}"
        here=${frontier[pick]}
        frontier[pick]=${frontier[${#frontier[@]} - 1]} # the last one takes its place
        unset "frontier[${#frontier[@]} - 1]"
        ((mask = (mark[here + 1] == 2) + 2 * (mark[here - 1] == 2) + \
        4 * (mark[here + wide] == 2) + 8 * (mark[here - wide] == 2)))
        ((mark[here] = 2))
        pick_way "$mask"
        dig "$((far * (here / wide) + 2 * (here % wide)))" "$REPLY" || return
        for to in "$((here + 1))" "$((here - 1))" "$((here + wide))" "$((here - wide))"; do
            ((mark[to] == 0)) || continue
            ((mark[to] = 1))
            frontier+=("$to")
        done
    done
}

set_marks() { # <cells in a row, with the ring> -> mark: 0 for a cell, 3 for the ring
    local n ring=() inner=()
    for ((n = 0; n < $1; n++)); do
        ((ring[n] = 3, inner[n] = 0))
    done
    ((inner[0] = inner[$1 - 1] = 3))
    mark=("${ring[@]}")
    for ((n = 0; n < cells_high; n++)); do
        mark+=("${inner[@]}")
    done
    mark+=("${ring[@]}")
}

# Kruskal: all walls are shuffled; then each comes down unless there is a way already between
# its two cells. So trees grow everywhere, and grow together.
#
# J. B. Kruskal, 1956, without weights. Short dead ends, the same all over.
#
# A wall is the number 4 * cell + direction. The list of walls is the longest there is, and is
# shuffled, so it is cut into blocks, each an array: wall_0 has the first 256, wall_1 the next. In
# arithmetic, a string is worked out where it is met, be it 'wall_1[i % BLOCK]', an element, or
# even an assignment: so a block is chosen by taking its string from a list.

readonly BLOCK=256

carve_kruskal() { # <first cell>
    local n blocks list wall here other
    list_walls
    ((blocks = (REPLY + BLOCK - 1) / BLOCK))
    shuffle_walls "$REPLY"
    for ((n = 0; n < blocks; n++)); do
        list="wall_${n}[@]"
        for wall in "${!list}"; do
            ((here = wall / 4, other = here + 2 * (wall % 4 ? stride : 1), set_of[here] != set_of[other])) ||
                continue
            dig "$here" "$((wall % 4))" || return
            if ((next_of[here] == here)); then # a cell by itself, as most are at first
                ((set_of[here] = set_of[other]))
                ((next_of[here] = next_of[other]))
                ((next_of[other] = here))
            elif ((next_of[other] == other)); then
                ((set_of[other] = set_of[here]))
                ((next_of[other] = next_of[here]))
                ((next_of[here] = other))
            else
                join_sets "$other" "$here"
            fi
        done
    done
}

list_walls() { # -> REPLY: how many stand between two cells. Each cell becomes a set by itself
    local x y here wall n=0 put=()
    ((REPLY = 2 * cells_wide * cells_high - cells_wide - cells_high))
    for ((n = 0; n * BLOCK < REPLY; n++)); do
        unset "wall_$n"
        put[n]="wall_${n}[n % BLOCK] = wall"
    done
    set_of=() next_of=() n=0 # one after the other, so that each lies close together in memory
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            ((here = y * stride + x, set_of[here] = here))
        done
    done
    for here in "${set_of[@]}"; do
        next_of[here]=$here
    done
    for here in "${set_of[@]}"; do
        ((here % stride == width - 1)) || ((wall = 4 * here + EAST, put[n / BLOCK], n++))
        ((here / stride == height - 1)) || ((wall = 4 * here + SOUTH, put[n / BLOCK], n++))
    done
}

shuffle_walls() { # <how many>: from the last on, each changes places with any that is not behind it
    local i=$(($1 - 1)) n mine put wall other random=$state exchange=()
    for ((n = 0; n <= i / BLOCK; n++)); do
        exchange[n]="other = wall_${n}[pick % BLOCK], wall_${n}[pick % BLOCK] = wall"
    done
    while ((n-- > 0)); do
        mine="wall_${n}[i % BLOCK]" put="wall_${n}[i % BLOCK] = other"
        for (( ; i >= n * BLOCK && i; i--)); do # below, without a call: there are two walls to a cell
            ((random = random * 48271 % 2147483647, pick = random % (i + 1), \
            wall = mine, exchange[pick / BLOCK], put))
        done
    done
    state=$random
}

# The cells of a set form a ring, in which each knows the next. To make one set of two, go round
# both rings at once: the one that ends first is the smaller. Its cells are told the number of the
# other set, so a cell changes its number a few times at most; then the two cells exchange their
# next ones, which makes one ring of two.

join_sets() { # <cell> <cell of another set>
    local here=$1 other=$2 at=$1 to=$2 set
    while (((to = next_of[to]) != other && (at = next_of[at]) != here)); do :; done
    if ((to != other)); then
        ((here = $2, other = $1, to = $1))
    fi
    set=${set_of[here]}
    while ((set_of[to] = set, (to = next_of[to]) != other)); do :; done
    ((at = next_of[here]))
    ((next_of[here] = next_of[other]))
    ((next_of[other] = at))
}

# Wilson: from a cell that is not in the maze, wander about until the maze is met, and note at
# each cell which way it was last left: where the walk came back to a cell, the loop is forgotten
# so. Then carve along the notes.
#
# D. B. Wilson, Generating random spanning trees more quickly than the cover time, 1996. Every
# maze there can be is equally likely: no texture at all, short and long dead ends mixed. Slow at
# first, while the maze is hard to meet.

carve_wilson() { # <first cell>
    local x y here start end tick=0
    way_out=("${cell[@]}") # as long as cell, so that a note has its place
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            ((here = start = y * stride + x))
            while ((cell[here] == WALL)); do
                ((++tick % 4096)) || show_carving
                list_neighbors "$here"
                pick_way "$REPLY"
                ((way_out[here] = REPLY, here += 2 * step[REPLY]))
            done
            end=$here here=$start
            while ((here != end)); do
                dig "$here" "${way_out[here]}" || return
                here=$there
            done
        done
    done
}

# Aldous and Broder: wander about; a cell that is entered for the first time is joined to the
# one you came from.
#
# D. Aldous, The random walk construction of uniform spanning trees, 1990; A. Broder, 1989. Every
# maze is equally likely, as with wilson; but this walk is slow at the end, while it looks for the
# last cells.

carve_aldous_broder() { # <first cell>
    local here=$1 to tick=0 left=$((cells_wide * cells_high - 1))
    while ((left)); do
        ((++tick % 4096)) || show_carving
        list_neighbors "$here"
        pick_way "$REPLY"
        ((to = here + 2 * step[REPLY]))
        if ((cell[to] == WALL)); then
            dig "$here" "$REPLY" || return
            ((left--))
        fi
        here=$to
    done
}

# Hunt and kill: walk as the backtracker does; but where there is nowhere left to go, do not go
# back: hunt, row by row, for the first unvisited cell beside a visited one, and join them. Above
# it all rows are done, and in its row all cells before it: so it is the first unvisited cell of
# all, and the next hunt can go on from there.
#
# After Pullen and Buck. Long winding ways like the backtracker's, with a few more dead ends, and
# nothing to remember but one place.

carve_hunt_and_kill() { # <first cell>
    local here=$1
    hunted=$1
    while :; do
        list_unvisited "$here"
        if ((REPLY == 0)); then
            while ((cell[hunted] != WALL)); do
                ((hunted += hunted % stride < width - 1 ? 2 : stride + 5)) # or to the next row of cells
                ((hunted < size - stride)) || return 0
            done
            here=$hunted
            list_visited "$here"
            pick_way "$REPLY"
            dig "$here" "$REPLY" || return
        else
            pick_way "$REPLY"
            dig "$here" "$REPLY" || return
            here=$there
        fi
    done
}

# Binary tree: each cell is joined to the west or to the north, whichever the coin says. Any cell
# has one way towards the first cell, so it is a tree, with two branches at most everywhere.
#
# After Pullen and Buck. A slant: one corridor all along the north and one along the west, and no
# dead end points to either.

carve_binary_tree() { # <first cell>
    local x y here
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            here=$((y * stride + x))
            ((here != $1)) || continue
            below "$(((x > 2) + (y > 2)))"
            if ((x == 2 || pick == 1)); then
                dig "$here" "$NORTH" || return
            else
                dig "$here" "$WEST" || return
            fi
        done
    done
}

# Sidewinder: along each row the cells are joined into runs, as long as the coin allows, and from
# each run one way leads north, from any of its cells. The first row is one run without.
#
# After Pullen and Buck. Corridors lie across; north is always easy to find, for no dead end
# points there, and all ways meet in the corridor along the north.

carve_sidewinder() { # <first cell>
    local x y here
    for ((y = 2; y < height; y += 2)); do
        ((run = y * stride + 2)) # where it begins
        for ((x = 2; x < width; x += 2)); do
            here=$((y * stride + x))
            if ((y == 2)); then
                ((x == width - 1)) || dig "$here" "$EAST" || return
                continue
            fi
            if ((x < width - 1)); then
                below 2
                if ((pick)); then
                    dig "$here" "$EAST" || return
                    continue
                fi
            fi
            below "$(((here - run) / 2 + 1))"
            dig "$((run + 2 * pick))" "$NORTH" || return
            ((run = here + 2))
        done
    done
}

# Eller: row by row, each cell belongs to a set, the cells that are joined so far. Neighbours of
# different sets are joined or not, as the coin says; then from each set one way or more lead
# south, so that none is cut off; and in the last row all sets become one.
#
# M. Eller, 1982, not published; after Pullen and Buck. Only one row need be remembered, so there
# is no end to the mazes it could make. Short dead ends all over, and a last row with few walls.
#
# set_of[x] is the first column of column x's set, or one nearer to it, to be asked in turn.

carve_eller() { # <first cell>
    local x y a b is_last=0
    set_of=()
    for ((x = 0; x < cells_wide; x++)); do
        set_of[x]=$x
    done
    for ((y = 2; y < height; y += 2)); do
        ((is_last = y == height - 1))
        for ((x = 0; x + 1 < cells_wide; x++)); do
            ((a = x, b = x + 1))
            while ((set_of[a] != a)); do a=${set_of[a]}; done
            while ((set_of[b] != b)); do b=${set_of[b]}; done
            ((a != b)) || continue
            ((is_last)) || below 2
            if ((is_last || pick == 0)); then
                dig "$((y * stride + 2 * x + 2))" "$EAST" || return
                if ((a < b)); then
                    set_of[b]=$a
                else
                    set_of[a]=$b
                fi
            fi
        done
        ((is_last)) || dig_south "$y" || return
    done
}

dig_south() { # <y>: from each set of that row. The sets of the next row; 1 if dig refuses
    local x member first n below_it=() last=() count=()
    next_of=()
    for ((x = 0; x < cells_wide; x++)); do # the members of each set, from the west
        ((first = set_of[set_of[x]]))
        ((set_of[x] = first, below_it[x] = x, next_of[x] = -1))
        if ((first == x)); then
            count[x]=1
        else
            ((next_of[last[first]] = x, count[first]++))
        fi
        last[first]=$x
    done
    for ((x = 0; x < cells_wide; x++)); do
        ((set_of[x] == x)) || continue
        first=-1
        for ((member = x; member >= 0; member = next_of[member])); do
            below 2
            ((pick == 0)) || continue
            dig "$(($1 * stride + 2 * member + 2))" "$SOUTH" || return
            ((first >= 0)) || first=$member
            ((below_it[member] = first))
        done
        ((first < 0)) || continue
        below "${count[x]}"
        for ((member = x, n = pick; n > 0; n--)); do
            ((member = next_of[member]))
        done
        dig "$(($1 * stride + 2 * member + 2))" "$SOUTH" || return
    done
    set_of=("${below_it[@]}")
}

# Recursive division: the other way round. All is open; a wall with one gap goes across the field,
# then each of the two fields is divided in the same way, until they are corridors. The recursion
# is not deep: about as often as a field can be halved.
#
# After Pullen and Buck. Rooms within rooms: long straight walls, each with one gap, so that there
# is hardly a choice where to go, and everyone sees it.

carve_division() { # <first cell>
    local x y end
    for ((y = 2; y < height; y++)); do
        for ((x = y * stride + 2, end = x + width - 2; x < end; x++)); do
            ((cell[x] = OPEN))
        done
    done
    divide 0 0 "$cells_wide" "$cells_high"
}

divide() { # <column> <row> <width> <height>: a field, in cells; 1 if build_wall refuses
    local column=$1 line=$2 wide=$3 high=$4 across wall
    ((wide > 1 && high > 1)) || return 0
    ((across = wide < high))
    if ((wide == high)); then
        below 2
        ((across = pick == 0))
    fi
    if ((across)); then # wall is the row, or the column, before it
        below "$((high - 1))"
        ((wall = line + pick))
        below "$wide"
        build_wall "$(((2 * wall + 3) * stride + 2 * column + 2))" 1 "$wide" "$pick" || return
        divide "$column" "$line" "$wide" "$((wall - line + 1))" || return
        divide "$column" "$((wall + 1))" "$wide" "$((line + high - wall - 1))"
    else
        below "$((wide - 1))"
        ((wall = column + pick))
        below "$high"
        build_wall "$(((2 * line + 2) * stride + 2 * wall + 3))" "$stride" "$high" "$pick" || return
        divide "$column" "$line" "$((wall - column + 1))" "$high" || return
        divide "$((wall + 1))" "$line" "$((column + wide - wall - 1))" "$high"
    fi
}

build_wall() { # <first square> <step> <cells> <gap>: along so many cells, but for one. Or 1, as dig
    local at=$1 k end=$((2 * $3 - 1)) gap=$((2 * $4))
    if ((passages_left == 0)); then
        tree='' # what is not divided has many ways
        return 1
    fi
    ((passages_left--))
    ((passages_left % 256)) || show_carving
    for ((k = 0; k < end; k++, at += $2)); do
        ((cell[at] = k == gap ? OPEN : WALL))
    done
    return 0
}

# Loops, for a maze with more than one way: of the dead ends there are, cell by cell, so many in
# a hundred are opened to a cell beside them. One that has been opened from the other side is none
# any more. ("Braid" mazes, as Pullen has it, have no dead end left.)

open_loops() { # <percent>
    local percent=$1 x y here far=$((2 * stride)) mask
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            here=$((y * stride + x))
            ((cell[here] == OPEN)) || continue
            list_passages "$here"
            ((${#WAYS[REPLY]} == 1)) || continue
            below 100
            ((pick < percent)) || continue
            list_visited "$here"
            mask=$REPLY
            ((mask &= (cell[here + 1] == WALL) + 2 * (cell[here - 1] == WALL) + \
            4 * (cell[here + stride] == WALL) + 8 * (cell[here - stride] == WALL)))
            ((mask)) || continue
            pick_way "$mask"
            ((cell[here + step[REPLY]] = OPEN))
            tree=''
        done
    done
}

# (With || in place of |, bash 3.2 and 4.0 look up the second element in vain.)

list_passages() { # <cell> -> REPLY: the directions in which a passage or a bridge leads
    local at=$1
    ((REPLY = (cell[at + 1] == OPEN | cell[at + 1] == BRIDGE_EAST) + \
    2 * (cell[at - 1] == OPEN | cell[at - 1] == BRIDGE_WEST) + \
    4 * (cell[at + stride] == OPEN | cell[at + stride] == BRIDGE_SOUTH) + \
    8 * (cell[at - stride] == OPEN | cell[at - stride] == BRIDGE_NORTH)))
}

# ---------------------------------------------------------------------------------------------
# ends: where the player starts, and where he wins
#
# The goal is a cell, or, where there is an exit in the border, the square of the ring just
# outside it: the player wins by walking out.
# Owns: player, goal (squares; 0 is none), away (codes of cell, and for a cell that was reached 10 and
# its distance). Writes: cell (player and goal are opened).
# A kind of ends is a word in ENDS and a function place_NAME.
# ---------------------------------------------------------------------------------------------

readonly ENDS=(corners opposite center random far)
player=0 goal=0 away=()

outside_of() { # <opening in the border> -> REPLY: the square of the ring next to it
    local x y
    ((x = $1 % stride, y = $1 / stride))
    REPLY=$(($1 + (x == 1 ? -1 : x == width ? 1 : y == 1 ? -stride : stride)))
}

inside_of() { # <goal> -> REPLY: the exit that leads to it; or the goal itself, inside the maze
    local x y
    ((x = $1 % stride, y = $1 / stride))
    REPLY=$(($1 + (x == 0 ? 1 : x > width ? -1 : y == 0 ? stride : y > height ? -stride : 0)))
}

pick_cell() { # -> REPLY: the square of any cell
    below "$((cells_wide * cells_high))"
    ((REPLY = 2 * stride * (1 + pick / cells_wide) + 2 * (1 + pick % cells_wide)))
}

place_ends() { # <one of ENDS>
    "place_$1"
    inside_of "$goal"
    ((cell[player] = cell[REPLY] = OPEN))
}

place_corners() { # openings above the first cell and below the last
    ((player = stride + 2, goal = (height + 1) * stride + width - 1))
}

place_opposite() { # an opening somewhere, and its mirror image through the centre
    local side cells x y
    below 4
    side=$pick # a direction
    ((cells = side < SOUTH ? cells_high : cells_wide))
    below "$cells"
    while ((2 * pick + 1 == cells)); do # the middle would be its own mirror image
        below "$cells"
    done
    case $side in
        "$EAST") ((x = width, y = 2 * pick + 2)) ;;
        "$WEST") ((x = 1, y = 2 * pick + 2)) ;;
        "$SOUTH") ((x = 2 * pick + 2, y = height)) ;;
        "$NORTH") ((x = 2 * pick + 2, y = 1)) ;;
    esac
    ((player = y * stride + x))
    outside_of "$(((height + 1 - y) * stride + width + 1 - x))"
    goal=$REPLY
}

place_center() { # from the cell in the middle to an opening in the north
    ((player = (cells_high / 2 * 2 + 2) * stride + cells_wide / 2 * 2 + 2))
    below "$cells_wide"
    ((goal = 2 * pick + 2))
}

place_random() { # two cells
    pick_cell
    player=$REPLY
    pick_cell
    while ((REPLY == player)); do
        pick_cell
    done
    goal=$REPLY
}

place_far() { # the ends farthest from each other; in a maze with loops, almost
    find_farthest "$((2 * stride + 2))"
    player=$REPLY
    find_farthest "$player"
    goal=$REPLY
}

# How far each cell is from a cell, in passages and bridges. Breadth-first, from the front of the
# list, gives the shortest ways of any maze. In a tree there is one way only, so any order will do,
# and from the end of the list the next cell is near by, which in a long array is quicker.
#
# The cell farthest from any cell of a tree is the end of a longest way; so the second one found
# is its other end, and no two cells are farther apart. (E. W. Dijkstra, about 1960.)

find_farthest() { # <cell> -> REPLY: the cell farthest from it, the first of several
    local here=$1 list=("$1") front=0 end=1 distance most=0 k to
    away=("${cell[@]}") # the border is closed as yet
    ((REPLY = here, away[here] = 10))
    while ((front < end)); do
        if [[ -n $tree ]]; then
            ((here = list[--end]))
        else
            ((here = list[front++]))
        fi
        distance=${away[here]}
        if ((distance > most || (distance == most && here < REPLY))); then
            ((most = distance, REPLY = here))
        fi
        for k in 0 1 2 3; do
            ((to = here + step[k]))
            if ((away[to] == OPEN)); then
                ((to += step[k]))
            elif ((away[to] == BRIDGE_EAST + k)); then
                ((to += 3 * step[k]))
            else
                continue
            fi
            ((away[to] == OPEN && (away[to] = distance + 1, list[end++] = to)))
        done
    done
}

# ---------------------------------------------------------------------------------------------
# walk: what one step does; the replay of a string of keys
#
# The player walks by keys: d east, a west, s south, w north, in the order of the directions; u goes
# back by the last step not yet gone back by.
# Owns: moves (steps taken), bumps (steps refused), result (unfinished, won, quit), refusal (why the
# last step was refused: wall or outside), past (the squares that u leads back to), past_top (how
# many they are).
# Writes: player.
# ---------------------------------------------------------------------------------------------

readonly STEP_KEYS=dasw
moves=0 bumps=0 result=unfinished refusal='' past=() past_top=0

start_walk() { # <keys played before, of a game that goes on>
    moves=0 bumps=0 result=unfinished refusal='' past=() past_top=0
    ((player != goal)) || result=won
    each_key replay_key "$1"
}

step_from() { # <square> <direction> -> REPLY: the square one step on; or 1, and refusal
    REPLY=$(($1 + step[$2]))
    ((REPLY != goal)) || return 0
    if is_outside "$REPLY"; then
        refusal=outside
        return 1
    fi
    ((cell[REPLY] != BRIDGE_EAST + $2)) || REPLY=$(($1 + 4 * step[$2])) # across it, in one step
    if ((cell[REPLY] != OPEN)); then
        refusal=wall
        return 1
    fi
}

walk() { # <d|a|s|w>: the player takes a step; 1 if it is refused
    # as many keys stand before it in STEP_KEYS as its direction says
    local before=${STEP_KEYS%%"$1"*}
    if ! step_from "$player" "${#before}"; then
        ((bumps++))
        return 1
    fi
    past[past_top++]=$player
    move_to "$REPLY"
}

go_back() { # by the last step not yet gone back by; 1 if there is none
    ((past_top)) || return 1
    move_to "${past[--past_top]}"
}

move_to() { # <square>
    ((player = $1, moves++))
    ((player != goal)) || result=won
}

each_key() { # <function> <keys>: the function for one key after the other, until there is a result
    local use=$1 keys=$2 part i
    while [[ -n $keys && $result == unfinished ]]; do
        part=${keys:0:1000} keys=${keys:1000} # bash copies a string that it takes a key from
        for ((i = 0; i < ${#part}; i++)); do
            [[ $result == unfinished ]] || return 0
            "$use" "${part:i:1}"
        done
    done
}

replay_key() { # <key>; any other does nothing
    case $1 in
        d | a | s | w) walk "$1" ;;
        u) go_back ;;
        q) result=quit ;;
    esac
}

replay() { # <keys played before, of a game that goes on> <keys>
    start_walk "$1"
    each_key replay_key "$2"
}

# ---------------------------------------------------------------------------------------------
# solve: the shortest way
#
# Owns: trail (the squares of the way from the goal back to the player, both left out), steps (how
# many it takes), turns (how often it changes its direction), way (a copy of cell to draw in).
# ---------------------------------------------------------------------------------------------

trail=() steps=0 turns=0 way=()

copy_maze() { # -> way: the maze, with the ring closed, so that nothing leads out
    local x y
    way=("${cell[@]}")
    for ((x = 0; x < stride; x++)); do
        ((way[x] = WALL))
    done
    for ((y = 1; y <= height; y++)); do
        ((way[y * stride] = WALL, way[y * stride + width + 1] = WALL))
    done
    for ((x = size - stride; x < size; x++)); do
        ((way[x] = WALL))
    done
}

# Each square that is reached notes how: 10, 11, 12, 13 by a step east, west, south, north.
#
# In a tree there is only one way, so any way that is found is the shortest. Where a maze was
# carved and has no bridges, it is looked for depth-first, as carve_stack carves: on and on, and
# from the end of the list, the last fork, where there is nowhere left to go.

search_depth_first() { # 1 if there is no way
    local here=$player list=() end=0 mask seen=0
    local east=1 west=-1 south=$stride north=-$stride toward how is_fork
    # by mask (1 east, 2 west, 4 south, 8 north): the first step of east, south, west, north in it
    toward=(0 "$east" "$west" "$east" "$south" "$east" "$south" "$east"
        "$north" "$east" "$west" "$east" "$south" "$east" "$south" "$east")
    how=(0 10 11 10 12 10 12 10 13 10 11 10 12 10 12 10)
    is_fork=(0 0 0 1 0 1 1 1 0 1 1 1 1 1 1 1)
    while ((here != goal)); do
        if ((mask = (way[here - stride] == OPEN) * 8 | (way[here - 1] == OPEN) * 2, \
            mask |= (way[here + stride] == OPEN) * 4 | (way[here + 1] == OPEN))); then
            ((is_fork[mask])) && ((list[end++] = here))
            ((here += toward[mask]))
            ((way[here] = how[mask]))
        elif ((end)); then
            ((here = list[--end]))
            ((++seen % 512)) || show_progress "$say_solving" "$seen" "$((cells_wide * cells_high))"
        else
            return 1
        fi
    done
}

# Any other maze may have loops, and is searched breadth-first: from the front of the list, all
# squares one step away, all that are two away, and so on, until the goal is among them (E. F.
# Moore: The shortest path through a maze, 1959). But bash finds an element of an array by walking
# there from the last one it used, and this search goes to and fro between places far apart. So
# every dead end is filled up first, from its tip back to where it forks off: no shortest way goes
# through it. (A cell at a bridge counts as a fork.)

fill_dead_ends() {
    local y end at here by aside
    for ((y = 2; y < height; y += 2)); do
        ((y % 32)) || show_progress "$say_solving" "$y" "$((2 * height))"
        for ((at = y * stride + 2, end = at + width - 1; at < end; at += 2)); do
            here=$at
            while ((way[here] == OPEN && \
                way[here - stride] + way[here - 1] + way[here + 1] + way[here + stride] == 1)); do
                ((by = way[here - stride] ? -stride : way[here - 1] ? -1 : way[here + 1] ? 1 : stride))
                ((aside = by * by == 1 ? stride : 1))
                ((way[here + by - aside] + way[here + by + aside] == 0)) || break
                ((way[here + by] = WALL, here += 2 * by))
            done
        done
    done
}

search_breadth_first() { # 1 if there is no way
    local here=$player list=() front=0 end=0 to
    while ((here != goal)); do
        ((to = here + 1, way[to] == BRIDGE_EAST && (to += 3), \
        way[to] == OPEN && (way[to] = 10, list[end++] = to)))
        ((to = here - 1, way[to] == BRIDGE_WEST && (to -= 3), \
        way[to] == OPEN && (way[to] = 11, list[end++] = to)))
        ((to = here + stride, way[to] == BRIDGE_SOUTH && (to += 3 * stride), \
        way[to] == OPEN && (way[to] = 12, list[end++] = to)))
        ((to = here - stride, way[to] == BRIDGE_NORTH && (to -= 3 * stride), \
        way[to] == OPEN && (way[to] = 13, list[end++] = to)))
        ((front < end)) || return 1
        ((here = list[front++]))
        ((front % 1024)) || show_progress "$say_solving" "$((size + front))" "$((2 * size))"
    done
}

solve() { # -> trail, steps: the shortest way from the player to the goal; 1 if there is none
    local at=$goal by status
    trail=() steps=0
    ((player != goal)) || return 0
    start_progress
    copy_maze
    ((way[player] = way[goal] = 2)) # not open, so that they are no dead ends
    if [[ -n $tree && -z $woven ]]; then
        way[goal]=$OPEN
        search_depth_first
    else
        fill_dead_ends
        way[goal]=$OPEN
        search_breadth_first
    fi
    status=$?
    end_progress
    ((status == 0)) || return 1

    while :; do
        by=${step[way[at] - 10]}
        ((at -= by, steps++))
        ((way[at] < BRIDGE_EAST || way[at] > BRIDGE_NORTH)) || ((at -= 3 * by))
        ((at != player)) || break
        trail+=("$at")
    done
}

count_turns() { # -> turns: how often the way that solve found changes its direction
    local at=$player to by i k=-1 was
    turns=0
    ((steps)) || return 0
    for ((i = ${#trail[@]} - 1; i >= -1; i--)); do
        to=$goal
        ((i < 0)) || to=${trail[i]}
        ((by = to - at, was = k, at = to))
        if ((by % stride)); then # along the row
            ((k = by > 0 ? EAST : WEST))
        else
            ((k = by > 0 ? SOUTH : NORTH))
        fi
        ((was < 0 || was == k || turns++))
    done
}

# ---------------------------------------------------------------------------------------------
# check: is the maze perfect?
#
# Owns: cells, passages, reachable, dead_ends, junctions, bridges, perfect. Writes: way.
# ---------------------------------------------------------------------------------------------

cells=0 passages=0 reachable=0 dead_ends=0 junctions=0 bridges=0 perfect=''

count_passages() { # <cell> -> REPLY: its passages, a bit each: 1 east, 2 west, 4 south, 8 north
    local here=$1 along far bit=1 bridge=$BRIDGE_EAST
    REPLY=0
    for along in "${step[@]}"; do # how far a passage would lead that way: 2 squares, 4, or 0
        ((far = 2 * (way[here + along] == OPEN) + 4 * (way[here + along] == bridge), \
        REPLY += bit * (far > 0) * (way[here + far * along] > 0), bit *= 2, bridge++))
    done
}

check() { # -> all of them; 1 if it is not perfect
    local x y here to bit along first=0 open_pillars=0 top=0 waiting=() links=()
    ((cells = cells_wide * cells_high))
    ((passages = reachable = dead_ends = junctions = bridges = 0))
    perfect=no
    start_progress
    copy_maze
    for ((y = 2; y < height; y += 2)); do
        ((y % 32)) || show_progress "$say_checking" "$y" "$((2 * height))"
        for ((x = 2; x < width; x += 2)); do
            here=$((y * stride + x))
            ((way[here])) || continue
            ((first)) || first=$here
            count_passages "$here"
            ((links[here] = REPLY, passages += (REPLY & 1) + (REPLY / 4 & 1)))
            ((REPLY == 1 || REPLY == 2 || REPLY == 4 || REPLY == 8)) && ((dead_ends++))
            ((${#WAYS[REPLY]} < 3)) || ((junctions++))
            ((bridges += (way[here + 1] == BRIDGE_EAST) + (way[here + stride] == BRIDGE_SOUTH)))
            ((x == width - 1 || y == height - 1)) || ((open_pillars += way[here + stride + 1]))
        done
    done

    # Who can be reached: go on to every neighbour not yet seen, and note it for later.
    ((first == 0)) || ((way[first] = 2, waiting[top++] = first))
    while ((top)); do
        ((here = waiting[--top]))
        ((++reachable % 512)) || show_progress "$say_checking" "$((cells + reachable))" "$((2 * cells))"
        bit=1
        for along in "${step[@]}"; do
            if ((links[here] & bit)); then
                to=$((here + (2 + 2 * (way[here + along] != OPEN)) * along))
                ((way[to] == OPEN)) && ((way[to] = 2, waiting[top++] = to))
            fi
            ((bit *= 2))
        done
    done
    end_progress

    ((reachable == cells && passages == cells - 1 && open_pillars == 0)) || return 1
    perfect=yes
}

# ---------------------------------------------------------------------------------------------
# picture: what each square shows
#
# A picture is rows of codes, one for each square: those of the grid (0 1 4 5 6 7), or a letter for
# what stands there: P player, G goal, T trail; on the screen also E and N, the player below a bridge
# that leads east or north, t a trail gone back over, S the shortest way. shown_code is the one answer to what a square shows,
# for the pictures, for the maze file and for the screen. There are these kinds of pictures:
#
#     plain    a crossed cell shows the sign of its bridge; a goal outside is not seen
#     game     the same, but the exit is marked as the goal
#     digits   the array: crossed cells are what they are
#     file     the same, but the exit is marked as the goal
#
# To be seen by people, each code is replaced by its sign, a whole row at a time. The signs stand in
# choose_signs, the player's too.
# Owns: picture (the kind that row holds now, or empty), goal_shown (a square, or -1), on_trail (the
# letter of each square that has one), code, sign, columns (a function, if a code's column makes a
# difference), color_* (what comes before a sign in a colour, and color_off behind it).
# Writes: row.
# ---------------------------------------------------------------------------------------------

picture='' goal_shown=-1 on_trail=()
code=() sign=() columns='' color_player='' color_trail='' color_goal='' color_dim='' color_way=''
color_off=''

# The box-drawing character with arms up (1), right (2), down (4) and left (8).
readonly JUNCTION=(' ' '╵' '╶' '└' '╷' '│' '┌' '├' '╴' '┘' '─' '┴' '┐' '┤' '┬' '┼')

shown_code() { # <square> -> REPLY: the code that the picture shows there
    REPLY=${cell[$1]}
    if (($1 == player)); then
        REPLY=P
        if [[ $picture == game && -n $woven ]]; then
            ((cell[$1 - 1] != BRIDGE_EAST)) || REPLY=E
            ((cell[$1 - stride] != BRIDGE_SOUTH)) || REPLY=N
        fi
        return
    elif (($1 == goal_shown)); then
        REPLY=G
        return
    elif [[ -n $woven && ($picture == plain || $picture == game) ]]; then
        ((cell[$1 - 1] != BRIDGE_EAST)) || REPLY=5
        ((cell[$1 - stride] != BRIDGE_SOUTH)) || REPLY=7
    fi
    [[ $REPLY != 1 || -z ${on_trail[$1]:-} ]] || REPLY=${on_trail[$1]}
}

refresh_square() { # <square>: what it shows now, into its row
    local x=$(($1 % stride)) y=$(($1 / stride))
    shown_code "$1"
    row[y]=${row[y]:0:x}$REPLY${row[y]:x+1}
}

mark_square() { # <square> <letter, or empty for none>: as part of a trail
    on_trail[$1]=$2
    [[ -z $picture ]] || refresh_square "$1"
}

clear_trail() {
    on_trail=() picture=''
}

mark_way() { # the one that solve has found
    local at
    clear_trail
    for at in ${trail[@]+"${trail[@]}"}; do
        on_trail[at]=T
    done
}

make_picture() { # <plain|game|digits|file> -> row: as the maze is now
    local at
    join_rows
    picture=$1 goal_shown=-1
    if ((goal)); then
        goal_shown=$goal
        if is_outside "$goal"; then
            goal_shown=-1
            if [[ $1 == game || $1 == file ]]; then
                inside_of "$goal"
                goal_shown=$REPLY
            fi
        fi
    fi
    [[ -z $woven || ($1 != plain && $1 != game) ]] || mark_crossings
    for at in ${on_trail[@]+"${!on_trail[@]}"}; do
        refresh_square "$at"
    done
    ((goal_shown < 0)) || refresh_square "$goal_shown"
    ((player == 0)) || refresh_square "$player"
}

need_picture() { # <kind>: make it, unless it is there
    [[ $picture == "$1" ]] || make_picture "$1"
}

mark_crossings() { # each cell below a bridge
    local y rest at
    for ((y = 1; y <= height; y++)); do
        rest=${row[y]}
        while [[ $rest == *[46]* ]]; do
            rest=${rest#*[46]}
            at=$((y * stride + stride - ${#rest} - 1))
            refresh_square "$((cell[at] == BRIDGE_EAST ? at + 1 : at + stride))"
        done
    done
}

choose_signs() { # <format> [game: with what only the screen shows], for the maze there is now
    local bridge_code=(4 5 6 7) bridge_sign=() game_code=(t S E N) game_sign=()
    columns=''
    #     wall open player trail goal
    code=(0 1 P T G)
    case $1 in
        blocks)
            sign=('██' '  ' '● ' '· ' '◆ ') bridge_sign=('══' '══' '║║' '║║')
            game_sign=('· ' '• ' '●═' '●║')
            ;;
        ascii)
            sign=('##' '  ' '@ ' '. ' 'X ') bridge_sign=('==' '==' '||' '||')
            game_sign=(', ' 'o ' '@=' '@|')
            ;;
        digits)
            sign=('0 ' '1 ' '2 ' '3 ' '8 ') bridge_sign=('4 ' '5 ' '6 ' '7 ')
            game_sign=('3 ' '3 ' '2 ' '2 ')
            ;;
        lines) # n: in a narrow column, w: in a wide one
            columns=split_columns
            code=(0n 0w 1n 1w Pn Pw Tn Tw Gn Gw)
            sign=('│' '───' ' ' '   ' '●' ' ● ' '·' ' · ' '◆' ' ◆ ')
            bridge_code=(4n 4w 5n 5w 6w 7w)
            bridge_sign=('═' '═══' '═' '═══' ' ║ ' ' ║ ')
            game_code=(tn tw Sn Sw Ew Nw)
            game_sign=('·' ' · ' '•' ' • ' '═●═' ' ●║')
            ;;
    esac
    if [[ ${2:-} == game ]]; then
        code+=("${game_code[@]}") sign+=("${game_sign[@]}")
    fi
    [[ $1 == digits ]] || color_signs
    if [[ -n $woven ]]; then # first, for an escape sequence has digits too
        code=("${bridge_code[@]}" "${code[@]}")
        sign=("${bridge_sign[@]}" "${sign[@]}")
    fi
}

set_colors() { # <player> <trail> <goal> <trail gone back over> <shortest way> <off>
    color_player=$1 color_trail=$2 color_goal=$3 color_dim=$4 color_way=$5 color_off=$6
}

choose_colors() { # <always|never>: of printed pictures
    set_colors '' '' '' '' '' ''
    [[ $1 != always ]] || set_colors $'\033[1;33m' $'\033[36m' $'\033[1;32m' '' '' $'\033[0m'
}

color_signs() {
    local k color
    [[ -n $color_off ]] || return 0
    for ((k = 0; k < ${#code[@]}; k++)); do
        case ${code[k]} in
            P* | E* | N*) color=$color_player ;;
            T*) color=$color_trail ;;
            G*) color=$color_goal ;;
            t*) color=$color_dim ;;
            S*) color=$color_way ;;
            *) color='' ;;
        esac
        [[ -z $color ]] || sign[k]=$color${sign[k]}$color_off
    done
}

paint() { # <codes> -> REPLY: as people see them
    local k
    REPLY=$1
    for ((k = 0; k < ${#code[@]}; k++)); do
        REPLY=${REPLY//${code[k]}/${sign[k]}}
    done
}

take_codes() { # <y> <x> <count>: that many squares of a row, from x on -> REPLY: codes to paint
    REPLY=${row[$1]:$2:$3}
    [[ -z $columns ]] || "$columns" "$@"
}

paint_row() { # <y> <x> <count> -> REPLY
    take_codes "$@"
    paint "$REPLY"
}

split_columns() { # <y> <x> <count> -> REPLY: n or w behind each code; junctions drawn
    local codes=${row[$1]} x=$2 end=$(($2 + $3)) at=$(($1 * stride + $2)) shown mask
    REPLY=''
    for (( ; x < end; x++, at++)); do
        shown=${codes:x:1}
        if ((x % 2 == 0)); then
            REPLY+=${shown}w
        elif (($1 % 2)) && [[ $shown == [01] ]]; then
            ((mask = !cell[at - stride] | !cell[at + 1] * 2 | !cell[at + stride] * 4 | !cell[at - 1] * 8))
            REPLY+=${JUNCTION[mask]}
        else
            REPLY+=${shown}n
        fi
    done
}

# ---------------------------------------------------------------------------------------------
# formats: the pictures, one function draw_NAME each, to standard output
#
# A new format is a name in FORMATS and such a function; one with two columns a square, no more than
# a line in choose_signs (chapter picture) and a call of draw_squares.
# Reads: what the chapters above own. The maze file, draw_text, has a chapter of its own.
# ---------------------------------------------------------------------------------------------

readonly FORMATS=(blocks ascii lines half braille digits text edges)

draw_blocks() { draw_squares blocks plain; }

draw_ascii() { draw_squares ascii plain; }

draw_lines() { draw_squares lines plain; }

draw_digits() { draw_squares digits digits; } # the ring as well

draw_squares() { # <format> <plain|digits>
    local ring=0 y codes='' first count
    [[ $2 != digits ]] || ring=1
    choose_signs "$1"
    make_picture "$2"
    start_progress
    ((first = 1 - ring, count = width + 2 * ring))
    for ((y = first; y <= height + ring; y++)); do
        take_codes "$y" "$first" "$count"
        codes+=$REPLY$'\n'
        if ((${#codes} > 1000 || y == height + ring)); then # rows are painted some at a time
            paint "$codes"
            ((ring == 0)) || REPLY=${REPLY// $'\n'/$'\n'}
            put_line "${REPLY%$'\n'}"
            codes=''
        fi
        ((y % 64)) || show_printing "$y" "$height"
    done
    end_progress
}

# half and braille show several rows in each line. Both are made of a picture of the kind digits, where
# bridges have ends only. Each code becomes a hexadecimal digit; then 15 columns of a row are a number,
# and a sum of numbers puts rows together. No two digits give more than f, so nothing is carried.

put_small_sign() { # <square> <sign> <line> <columns> <rows> <bytes>: into REPLY, if it is in that line,
    # each of whose characters stands for so many columns and rows, and takes so many bytes
    local x y
    (($1 > 0)) && ! is_outside "$1" || return 0
    ((x = ($1 % stride - 1) / $4, y = ($1 / stride - 1) / $5 + 1))
    ((y != $3)) || REPLY=${REPLY:0:x*$6}$2${REPLY:(x + 1)*$6}
}

# half: one character for each column and two rows. What the two squares give is added up:
#
#              wall  open  end of a bridge  trail
#     upper      0     1          8           9
#     lower      0     2          4           6
#
# So 0 to 3 are walls, 4 and 5 a bridge from west to east, 8 and a one from north to south, the rest is
# trail.

half_row() { # <line> <first column> <columns> -> REPLY; all three from 1
    local upper=${row[2 * $1 - 1]:1:width} lower=${row[2 * $1]:1:width} at sum
    upper=${upper//[GP]/1} upper=${upper//[67]/8} upper=${upper//[A-Za-z]/9}00000000000000
    lower=${lower//[1GP]/2} lower=${lower//[45]/4} lower=${lower//[A-Za-z]/6}00000000000000
    REPLY=''
    for ((at = 0; at < width; at += 15)); do
        printf -v sum %015x "$((0x${upper:at:15} + 0x${lower:at:15}))"
        REPLY+=$sum
    done
    REPLY=${REPLY:0:width}
    put_small_sign "$goal_shown" G "$1" 1 2 1
    put_small_sign "$player" P "$1" 1 2 1
    REPLY=${REPLY:$2-1:$3}
    REPLY=${REPLY//[45]/═} REPLY=${REPLY//[8a]/║} REPLY=${REPLY//[679b-f]/T}
    REPLY=${REPLY//0/█} REPLY=${REPLY//1/▄} REPLY=${REPLY//2/▀} REPLY=${REPLY//3/ }
    REPLY=${REPLY//T/$color_trail·$color_off}
    REPLY=${REPLY//G/$color_goal◆$color_off} REPLY=${REPLY//P/$color_player●$color_off}
}

draw_half() {
    local line lines=$(((height + 1) / 2))
    make_picture digits
    start_progress
    for ((line = 1; line <= lines; line++)); do
        half_row "$line" 1 "$width"
        put_line "$REPLY"
        ((line % 64)) || show_printing "$line" "$lines"
    done
    end_progress
}

# braille: one character for two columns and four rows. In each column the walls count 1, 2, 4 and 8,
# from the top. The left column chooses the word here, the right one the character in it.

readonly BRAILLE=(
    '⠀⠈⠐⠘⠠⠨⠰⠸⢀⢈⢐⢘⢠⢨⢰⢸' '⠁⠉⠑⠙⠡⠩⠱⠹⢁⢉⢑⢙⢡⢩⢱⢹' '⠂⠊⠒⠚⠢⠪⠲⠺⢂⢊⢒⢚⢢⢪⢲⢺' '⠃⠋⠓⠛⠣⠫⠳⠻⢃⢋⢓⢛⢣⢫⢳⢻'
    '⠄⠌⠔⠜⠤⠬⠴⠼⢄⢌⢔⢜⢤⢬⢴⢼' '⠅⠍⠕⠝⠥⠭⠵⠽⢅⢍⢕⢝⢥⢭⢵⢽' '⠆⠎⠖⠞⠦⠮⠶⠾⢆⢎⢖⢞⢦⢮⢶⢾' '⠇⠏⠗⠟⠧⠯⠷⠿⢇⢏⢗⢟⢧⢯⢷⢿'
    '⡀⡈⡐⡘⡠⡨⡰⡸⣀⣈⣐⣘⣠⣨⣰⣸' '⡁⡉⡑⡙⡡⡩⡱⡹⣁⣉⣑⣙⣡⣩⣱⣹' '⡂⡊⡒⡚⡢⡪⡲⡺⣂⣊⣒⣚⣢⣪⣲⣺' '⡃⡋⡓⡛⡣⡫⡳⡻⣃⣋⣓⣛⣣⣫⣳⣻'
    '⡄⡌⡔⡜⡤⡬⡴⡼⣄⣌⣔⣜⣤⣬⣴⣼' '⡅⡍⡕⡝⡥⡭⡵⡽⣅⣍⣕⣝⣥⣭⣵⣽' '⡆⡎⡖⡞⡦⡮⡶⡾⣆⣎⣖⣞⣦⣮⣶⣾' '⡇⡏⡗⡟⡧⡯⡷⡿⣇⣏⣗⣟⣧⣯⣷⣿'
)

braille_row() { # <line> <first character> <characters> -> REPLY; all three from 1
    local y at left right sum sums='' open=() no_wall=${row[0]:1} four=$((4 * $1 - 3))
    no_wall=${no_wall//?/1}
    for y in "$four" "$((four + 1))" "$((four + 2))" "$((four + 3))"; do
        ((y > height)) && at=$no_wall || at=${row[y]:1}
        open[y - four]=${at//[!0]/1}11111111111111
    done
    for ((at = 0; at <= width; at += 15)); do
        ((sum = 0xfffffffffffffff - 0x${open[0]:at:15} - 2 * 0x${open[1]:at:15}))
        ((sum -= 4 * 0x${open[2]:at:15} + 8 * 0x${open[3]:at:15}))
        printf -v sum %015x "$sum"
        sums+=$sum
    done
    REPLY=''
    for ((at = 0; at < width; at += 2)); do
        ((left = 0x${sums:at:1}, right = 0x${sums:at+1:1}))
        REPLY+=${BRAILLE[left]:3*right:3}
    done
    put_small_sign "$goal_shown" ◆ "$1" 2 4 3
    put_small_sign "$player" ● "$1" 2 4 3
    REPLY=${REPLY:3*$2-3:3*$3}
    REPLY=${REPLY//◆/$color_goal◆$color_off} REPLY=${REPLY//●/$color_player●$color_off}
}

draw_braille() {
    local line lines=$(((height + 3) / 4))
    make_picture digits
    start_progress
    for ((line = 1; line <= lines; line++)); do
        braille_row "$line" 1 "$((cells_wide + 1))"
        put_line "$REPLY"
        ((line % 64)) || show_printing "$line" "$lines"
    done
    end_progress
}

draw_edges() { # the spanning tree: for each passage the two cells it joins, X,Y X,Y from 0,0
    local x y at far
    copy_maze
    for ((y = 0; y < cells_high; y++)); do
        for ((x = 0; x < cells_wide; x++)); do
            at=$(((2 * y + 2) * stride + 2 * x + 2))
            ((way[at])) || continue
            count_passages "$at"
            if ((REPLY & 1)); then
                ((far = way[at + 1] == OPEN ? 1 : 2))
                put_line "$x,$y $((x + far)),$y"
            fi
            if ((REPLY & 4)); then
                ((far = way[at + stride] == OPEN ? 1 : 2))
                put_line "$x,$y $x,$((y + far))"
            fi
        done
    done
    put_cell start "$player"
    put_cell goal "$goal"
}

put_cell() { # <start|goal> <square>: below edges, the cell it is in, or at
    local x=$(($2 % stride / 2 - 1)) y=$(($2 / stride / 2 - 1))
    (($2)) || return 0
    ((x = x < 0 ? 0 : x < cells_wide ? x : cells_wide - 1))
    ((y = y < 0 ? 0 : y < cells_high ? y : cells_high - 1))
    put_line "# $1 $x,$y"
}

# ---------------------------------------------------------------------------------------------
# maze file: mazes saved and loaded
#
# A line with width and height; a line for each row, a code for each square, a space between;
# then lines that begin with #. Its codes are not those of the grid:
#
#     0 open  1 wall  2 3 4 5 a bridge to the north, south, east, west
#     7 goal, or the exit that leads to it  8 player  9 trail
#
# One square has one code. Where the player hides the goal, or he has walked out, a line
# "# goal X,Y" or "# player X,Y" says what the rows cannot. Lines "# keys STRING" are the keys of a
# game that has been played so far, "# time N" the seconds it took, "# option NAME VALUE" how the maze
# was made. An empty line ends a maze, and another may follow.
# Owns: file_name, file_line (of the file being read), file_mazes (how many have been read); what the
# # lines of the last one say: file_goal, file_player, file_keys, file_time (seconds), file_options
# (name and value, not yet through the gate).
# Writes: width, height, stride, size, cell, woven, player, goal.
# ---------------------------------------------------------------------------------------------

readonly LONGEST_LINE=8192
file_name='' file_line=0 file_mazes=0 file_goal='' file_player='' file_keys=''
file_time=0 file_options=()

draw_text() { # the file, to standard output
    local y codes
    put_line "$width $height"
    make_picture file
    start_progress
    for ((y = 1; y <= height; y++)); do
        codes=${row[y]:1:width}
        codes=${codes//0/x} codes=${codes//1/0 } codes=${codes//x/1 } # 0 and 1 change places
        codes=${codes//7/2 } codes=${codes//6/3 } codes=${codes//4/4 } codes=${codes//5/5 }
        codes=${codes//G/7 } codes=${codes//P/8 } codes=${codes//[TtS]/9 }
        put_line "${codes% }"
        ((y % 64)) || show_printing "$y" "$height"
    done
    end_progress
    if ((goal && goal_shown == player)); then
        put_line "# goal $((goal % stride)),$((goal / stride))"
    fi
    if ((player)) && is_outside "$player"; then
        put_line "# player $((player % stride)),$((player / stride))"
    fi
}

refuse_file() { # <format> <value ...>: what is wrong in the line just read, the values printable
    local what
    say "$@"
    what=$REPLY
    printable "$file_name"
    say "$say_bad_file" "$REPLY" "$file_line" "$what"
    fail 1 "$REPLY"
}

open_file() { # <file, - for standard input>: as descriptor 3
    file_name=$1 file_line=0 file_mazes=0
    if [[ $1 == - ]]; then
        [[ ! -d /dev/stdin && (! -c /dev/stdin || -t 0 || /dev/stdin -ef /dev/null) ]] &&
            { exec 3<&0; } 2>/dev/null && return
    else
        [[ -f $1 || -p $1 ]] && { exec 3<"$1"; } 2>/dev/null && return # a device may be endless
    fi
    die 1 "$say_cannot_read" "$1"
}

next_line() { # -> REPLY: the next line that is no comment, without the blanks at its end; 1 at the end
    local bound=(-n "$LONGEST_LINE")
    [[ ! -t 3 ]] || bound=() # with -n, Ctrl-D would be a key like any other
    while :; do
        ((++file_line))
        REPLY=''
        IFS= read -r ${bound[@]+"${bound[@]}"} REPLY <&3 2>/dev/null || [[ -n $REPLY ]] || return 1
        ((${#REPLY} < LONGEST_LINE)) || refuse_file "$say_long_line" "$LONGEST_LINE"
        REPLY=${REPLY%"${REPLY##*[! $'\t\r']}"}
        ((file_line > 1)) || REPLY=${REPLY#$'\357\273\277'} # a byte order mark
        case $REPLY in
            '# goal '*) file_goal=${REPLY#'# goal '} ;;
            '# player '*) file_player=${REPLY#'# player '} ;;
            '# keys '*)
                REPLY=${REPLY#'# keys '}
                file_keys+=${REPLY//[!asdwuf]/}
                ;;
            '# time '*) file_time=${REPLY#'# time '} ;;
            '# seed '* | '# option '*)
                REPLY=${REPLY#'# '}
                ((${#file_options[@]} >= 20)) || file_options+=("${REPLY#'option '}")
                ;;
            '#'*) ;;
            *) return 0 ;;
        esac
    done
}

read_size() { # the first line of a maze; 1 if there is no other maze
    local words=()
    next_line || REPLY=''
    if ((file_mazes)); then
        while [[ -z $REPLY ]]; do
            next_line || return 1
        done
    fi
    IFS=$' \t' read -r -a words <<<"$REPLY"
    ((${#words[@]} == 2)) || refuse_file "$say_no_header"
    gate_number "$say_width" "${words[0]}" "$LEAST_SIDE" "$MOST_SIDE" odd || refuse_file %s "$REPLY"
    words[0]=$REPLY
    gate_number "$say_height" "${words[1]}" "$LEAST_SIDE" "$MOST_SIDE" odd || refuse_file %s "$REPLY"
    set_size "${words[0]}" "$REPLY"
}

find_mark() { # <codes of a row> <8 or 7> <y> <where one is already, or 0> -> REPLY: the square, 0
    # for none; or 1 if it is the second
    local rest=${1#*"$2"}
    REPLY=0
    [[ $1 == *"$2"* ]] || return 0
    REPLY=$(($3 * stride + width - ${#rest}))
    (($4 == 0)) && [[ $rest != *"$2"* ]]
}

read_row() { # <y>: into cell, player and goal
    local words=() word codes x y=$1
    next_line || refuse_file "$say_few_rows" "$((y - 1))" "$height"
    IFS=$' \t' read -r -a words <<<"$REPLY"
    ((${#words[@]} == width)) || refuse_file "$say_few_codes" "${#words[@]}" "$width"
    for word in "${words[@]}"; do
        if [[ $word != [01234578'9'] ]]; then
            printable "$word"
            refuse_file "$say_unknown_code" "$REPLY"
        fi
    done
    local IFS=''
    codes="${words[*]}"

    find_mark "$codes" 8 "$y" "$player" || refuse_file "$say_second_player"
    ((player += REPLY))
    find_mark "$codes" 7 "$y" "$goal" || refuse_file "$say_second_goal"
    if ((REPLY)); then
        ((goal = REPLY, x = goal % stride))
        if ((x == 1 || x == width || y == 1 || y == height)); then
            (((x != 1 && x != width) || (y != 1 && y != height))) || refuse_file "$say_corner"
            outside_of "$goal"
            goal=$REPLY
        fi
    fi

    IFS=' '
    codes="${words[*]}"
    codes=${codes//[0789]/x} codes=${codes//1/0} codes=${codes//x/1}
    codes=${codes//2/7} codes=${codes//3/6}
    [[ $codes != *[4567]* ]] || woven=yes
    IFS=' ' read -r -a words <<<"$codes"
    cell+=("$OPEN" "${words[@]}" "$OPEN")
}

is_bridge_end() { # <x> <y> <code>: is the other end where it should be, and both between cells?
    local at=$(($2 * stride + $1)) direction=$(($3 - BRIDGE_EAST))
    local along=$1 across=$2 side=$width other
    if ((direction >= SOUTH)); then
        along=$2 across=$1 side=$height
    fi
    ((other = direction % 2 ? along - 2 : along + 2))
    ((along % 2 == 1 && across % 2 == 0 && along >= 3 && along <= side - 2)) &&
        ((other >= 3 && other <= side - 2)) &&
        ((cell[at + 2 * step[direction]] == BRIDGE_EAST + (direction ^ 1)))
}

check_bridges() { # <line of row 1> <line of row 2> ...: every bridge has two ends
    local x y code last_line=$file_line
    [[ -n $woven ]] || return 0
    join_rows
    for ((y = 1; y <= height; y++)); do
        file_line=$1
        shift
        [[ ${row[y]} == *[4567]* ]] || continue
        for ((x = 1; x <= width; x++)); do
            code=${row[y]:x:1}
            ((code < BRIDGE_EAST)) || is_bridge_end "$x" "$y" "$code" || refuse_file "$say_no_other_end"
        done
    done
    file_line=$last_line
}

read_place() { # <X,Y> -> REPLY: the square; or 1
    local x
    [[ $1 == *,* ]] && gate_number x "${1%%,*}" 0 "$((width + 1))" || return 1
    x=$REPLY
    gate_number y "${1#*,}" 0 "$((height + 1))" || return 1
    REPLY=$((REPLY * stride + x))
}

read_maze() { # the next maze of the file: the grid, player and goal (0 where it has none); 1 if there is
    # no other
    local y ring=() line_of=()
    file_goal='' file_player='' file_keys='' file_time=0 file_options=()
    read_size || return 1
    player=0 goal=0
    for ((y = 0; y < stride; y++)); do
        ring[y]=$OPEN
    done
    cell=("${ring[@]}")
    start_progress
    for ((y = 1; y <= height; y++)); do
        read_row "$y"
        line_of[y]=$file_line
        show_progress "$say_reading" "$y" "$height"
    done
    end_progress
    cell+=("${ring[@]}")
    ! next_line || [[ -z $REPLY ]] || refuse_file "$say_many_rows" "$height"
    ((file_mazes += 1))
    check_bridges "${line_of[@]}"

    if ((goal == 0)) && read_place "$file_goal"; then
        y=$REPLY
        inside_of "$y" # where the player hides the goal, or stands in its exit
        ((REPLY != player)) || goal=$y
    fi
    if ((player == 0)) && read_place "$file_player"; then
        ((REPLY != goal)) || player=$REPLY
    fi
    gate_number time "$file_time" 0 999999999 || REPLY=0
    file_time=$REPLY
}

# =============================================================================================
# Part III: the screen
# =============================================================================================

# ---------------------------------------------------------------------------------------------
# screen: the terminal, set up, measured and restored; reading keys; signals
#
# No key is lost to a time-out, in any bash. The terminal is set to "min 0 time 0": a plain read
# takes what has been typed, be it nothing, and never waits (poll_keys). To wait there is
# read -n 1, for which bash itself sets "min 1". Ctrl-C, Ctrl-Z and Ctrl-\ are keys like any other
# here, so that they come one after the other, at a place where they can be answered.
#
# A signal that comes from elsewhere may come in the midst of anything, so its trap only makes a
# note, and answer_signals does the work. Whether a trap runs while read waits is up to bash:
#
#     up to 4.4   it does, and a time-out can lose a key: read waits without one, and the trap
#                 takes back the "min 1", so that read goes on, finds nothing and ends. For the
#                 clock, a process sends a signal every second.
#     from 5.0    it does not, and a key that comes with the time-out is handed over: read waits
#                 for a fifth of a second, again and again.
#
# A game gives setup_terminal a function. It is called while nobody types, when a second has
# passed or the window may have changed (then take_resize says so): it may draw, and must not
# read keys, nor change REPLY's meaning for its caller.
#
# Owns: window_rows, window_columns (characters), fallback_*, saved_stty, on_screen, look, looked;
# read_ahead (bytes that were read, to be handed out), sequence, sequence_since; at_once, ended_by,
# ended_whom, stopped_by, resumed, resized (the notes), read_ended, key_signals, ticker.
# Reads: user_lines, user_columns.
# ---------------------------------------------------------------------------------------------

window_rows=24 window_columns=80 saved_stty='' on_screen='' look=: looked=0
read_ahead='' sequence='' sequence_since=0
at_once='' ended_by='' ended_whom=0 stopped_by='' resumed='' resized='' read_ended='' ticker=''

readonly KEY_SIGNALS=(intr '^C' quit ^\\ susp '^Z') NO_KEY_SIGNALS=(intr undef quit undef susp undef)
key_signals=("${NO_KEY_SIGNALS[@]}")

show() { # <text>: on the screen; if the window has been closed, read_key will find out
    printf %s "$1" 2>/dev/null
}

setup_terminal() { # <function to call while nobody types>; and reset_terminal undoes all of it
    look=$1 looked=$SECONDS
    read_ahead='' sequence='' ended_by='' stopped_by='' resumed=''
    saved_stty=$(stty -g 2>/dev/null)
    on_screen=yes
    enter_screen
    start_ticker
}

reset_terminal() {
    at_once=''
    stop_ticker
    leave_screen
    trap '' HUP TERM WINCH CONT # a trap that is taken away while its signal comes makes bash warn
    trap - INT QUIT TSTP HUP TERM WINCH CONT
    on_screen=''
}

enter_screen() {
    trap '' INT QUIT TSTP # stty would stop, and we wait for it
    set_keys
    show $'\033[?1049h\033[?25l\033[?7l' # another screen; no cursor; no wrapping of lines
    resized=yes
    catch_signals
}

leave_screen() {
    trap '' INT QUIT TSTP
    poll_keys # not for the shell
    read_ahead='' sequence=''
    show $'\033[0m\033[?7h\033[?25h\033[?1049l'
    stty "$saved_stty" 2>/dev/null
}

set_keys() { # keys at once, unseen, and all of them only keys
    stty -echo -icanon -iexten icrnl min 0 time 0 "${key_signals[@]}" 2>/dev/null
    read_ended=yes
}

# Long work in the midst of a game, carving say, can be stopped like any other program.

start_work() {
    key_signals=("${KEY_SIGNALS[@]}") at_once=working
    set_keys
    answer_signals
}

end_work() {
    key_signals=("${NO_KEY_SIGNALS[@]}") at_once=''
    set_keys
}

# Signals.

catch_signals() {
    trap 'note_signal INT' INT
    trap 'note_signal TERM' TERM QUIT # bash itself would not die of QUIT
    trap 'note_signal HUP' HUP
    trap 'note_signal TSTP' TSTP
    trap 'note_signal CONT' CONT
    trap 'note_signal WINCH' WINCH
}

note_signal() { # <name>: what every trap does
    case $1 in
        WINCH) resized=yes ;;
        TSTP) stopped_by=signal ;;
        CONT) resumed=yes ;;
        USR1) ;; # the clock
        *) ended_by=$1 ended_whom=$$ ;;
    esac
    case $at_once in
        reading)
            at_once=''
            set_keys # ends the read
            at_once=reading
            ;;
        working) answer_signals ;;
    esac
}

answer_signals() { # and calls the game's function, unless it is at work
    [[ -z $ended_by ]] || end_by_signal
    [[ -z $stopped_by ]] || stop_and_go_on
    if [[ -n $resumed ]]; then # after a stop that could not be caught
        set_keys
        resumed='' resized=yes
    fi
    if [[ -z $at_once ]] && { [[ -n $resized ]] || ((SECONDS != looked)); }; then
        looked=$SECONDS
        "$look"
    fi
}

take_resize() { # 0 if the window may have changed since this was asked last
    [[ -n $resized ]] || return 1
    resized=''
}

end_by_signal() { # restore all, then end by the signal, so that the caller sees why
    reset_terminal
    kill -s "$ended_by" "$ended_whom"
}

stop_and_go_on() { # the shell gets its terminal back; fg goes on behind the kill
    local whom=$$
    [[ $stopped_by == signal ]] || whom=0 # Ctrl-Z is for all that was started together with us
    leave_screen
    trap - TSTP
    kill -s TSTP "$whom"
    enter_screen
    stopped_by='' resumed=''
}

# The clock of bash up to 4.4. However the game ends, its clock finds nobody to signal to.

start_ticker() {
    ticker=''
    ((BASH_VERSINFO[0] < 5)) && type -P sleep >/dev/null 2>&1 || return 0
    trap '' USR1 # but while read waits; and so it stays: at the end one may still be under way
    (while sleep 1 && kill -s USR1 $$; do :; done) </dev/null >/dev/null 2>&1 &
    ticker=$!
    disown "$ticker" 2>/dev/null
}

stop_ticker() {
    [[ -n $ticker ]] || return 0
    kill "$ticker" 2>/dev/null
    ticker=''
}

# A serial line, say, knows no size: then what the environment says must do.
fallback_rows=24 fallback_columns=80

gate_window() { # ends if the environment is wrong; 0 is nothing said
    gate_number LINES "${user_lines:-0}" 0 9999 || fail 2 "$REPLY"
    ((REPLY == 0)) || fallback_rows=$REPLY
    gate_number COLUMNS "${user_columns:-0}" 0 9999 || fail 2 "$REPLY"
    ((REPLY == 0)) || fallback_columns=$REPLY
}

measure_window() { # -> window_rows, window_columns
    local answer
    answer=$(stty size 2>/dev/null)
    window_rows=$fallback_rows window_columns=$fallback_columns
    if gate_number rows "${answer% *}" 1 9999; then
        window_rows=$REPLY
        gate_number columns "${answer#* }" 1 9999 && window_columns=$REPLY
    fi
}

# Keys.

poll_keys() { # appends to read_ahead what has been typed, without waiting
    local bytes=''
    [[ -n $saved_stty ]] || return 0 # no stty: read would wait
    while IFS= read -r bytes 2>/dev/null; do
        read_ahead+=$bytes$'\n'
    done
    read_ahead+=$bytes
}

wait_for_keys() { # until something is typed; 1 if the input has ended
    local byte status
    poll_keys
    while [[ -z $read_ahead ]]; do
        answer_signals
        byte='' read_ended=''
        if ((BASH_VERSINFO[0] < 5)); then
            at_once=reading status=142 # as for a time-out
            if [[ -z $ended_by$stopped_by$resumed$resized ]]; then
                trap 'note_signal USR1' USR1 # now, and not while a process is being waited for
                IFS= read -r -s -n 1 -d '' byte 2>/dev/null
                status=$?
                trap '' USR1
            fi
            at_once=''
            [[ -z $read_ended ]] || status=142 # it was not the end of the input
        else
            IFS= read -r -s -n 1 -d '' -t 0.2 byte 2>/dev/null
            status=$?
        fi
        if [[ -n $byte ]]; then # whatever the status: a key may come with the time-out
            read_ahead=$byte
        elif ((status == 0)); then
            read_ahead=$'\1' # Ctrl-Space is a NUL, which no string holds
        elif ((status < 128)); then
            return 1
        fi
    done
}

read_key() { # -> REPLY: a letter or another character; up down left right f1 escape enter erase
    # tab other; or end
    local byte
    while :; do
        answer_signals
        if ! wait_for_keys; then
            answer_signals # a closed window says so twice
            REPLY=end
            return
        fi
        if [[ -n $sequence ]] && is_late; then
            read_sequence
            return
        fi
        byte=${read_ahead:0:1} read_ahead=${read_ahead:1} sequence=''
        case $byte in
            [' '-'~']) REPLY=$byte ;;
            $'\n' | $'\r') REPLY=enter ;;
            $'\t') REPLY=tab ;;
            $'\177' | $'\b') REPLY=erase ;;
            $'\033')
                sequence=$byte
                read_sequence
                ;;
            $'\3' | $'\32' | $'\34')
                take_signal "$byte"
                continue
                ;;
            [$'\200'-$'\277']) continue ;; # the rest of a UTF-8 character
            *) REPLY=other ;;
        esac
        return
    done
}

take_signal() { # <Ctrl-C, Ctrl-Z or Ctrl-\>: notes what the terminal would have sent to all of us
    case $1 in
        $'\3') ended_by=INT ended_whom=0 ;;
        $'\34') ended_by=TERM ended_whom=0 ;; # as for QUIT
        *) stopped_by=key ;;
    esac
}

# Keys like the arrows are sequences: ESC [ A, ESC O A, ESC [ 1 ; 5 A. On a slow line one may come
# in pieces: then the pause is taken for the Esc key, but what follows soon is still the arrow.

is_late() { # does what has been typed go on with a sequence that was cut short?
    ((SECONDS - sequence_since <= 1)) || return 1
    if [[ $sequence == $'\033' ]]; then
        [[ $read_ahead == [[O]* ]]
    else
        [[ $read_ahead == [A-DP0-9\;~]* ]]
    fi
}

read_sequence() { # -> REPLY: its beginning is in sequence, an Esc at least
    local patience
    while :; do
        # About a fifth of a second: no process, no time-out that could lose a key.
        for ((patience = 25000; patience > 0 && ${#read_ahead} == 0; patience--)); do
            poll_keys
        done
        if [[ -z $read_ahead ]]; then
            sequence_since=$SECONDS
            REPLY=other
            [[ $sequence != $'\033' ]] || REPLY=escape
            return
        fi
        if [[ $sequence == $'\033' && $read_ahead != [[O]* ]]; then
            REPLY=escape sequence=''
            return
        fi
        sequence+=${read_ahead:0:1} read_ahead=${read_ahead:1}
        case $sequence in
            $'\033'[[O] | $'\033[[') continue ;;
            $'\033[['? | $'\033'?*[@-~]) break ;;
        esac
        ((${#sequence} < 16)) || break
    done
    name_sequence "$sequence"
    sequence=''
}

name_sequence() { # <sequence> -> REPLY
    case $1 in
        $'\033[[A' | $'\033OP' | $'\033[11~' | $'\033[1;'*P) REPLY=f1 ;; # ESC [ [ A: the Linux console
        $'\033[['*) REPLY=other ;;
        *A) REPLY=up ;;
        *B) REPLY=down ;;
        *C) REPLY=right ;;
        *D) REPLY=left ;;
        *) REPLY=other ;;
    esac
}

drain_keys() { # forgets what has been typed ahead: until no key has come for 0.3 seconds
    stty time 3 2>/dev/null
    poll_keys
    stty time 0 2>/dev/null
    [[ $read_ahead != *$'\3'* ]] || take_signal $'\3'
    read_ahead='' sequence=''
}

pass_time() { # <tenths of a second>: keys that come meanwhile are kept, and make it longer
    stty time "$1" 2>/dev/null
    poll_keys
    stty time 0 2>/dev/null
    answer_signals
}

# ---------------------------------------------------------------------------------------------
# view: a window on any map
#
# A map is made of tiles, each as many columns wide as map_tile says and one line high: a square,
# say, or two. It hands over the name of a function that paints a part of a line; what it shows
# there, the view does not ask. The window shows view_width x view_height tiles, the one at
# (view_x, view_y) top left; above and left of them what number_map says, if the map has numbers;
# below them lines that say something, the last of all the status line.
#
# Whatever is to be seen is put into frame, and written at once by show_frame.
# Owns: map_* (the map: map_width, map_height in tiles, counted from 1; map_slack, the columns that
# the last tile of a line lacks; map_top, map_left, room for the numbers; map_paint, a function <y>
# <x> <count> -> REPLY; map_numbers, a function <y, or 0 for the lines above> -> REPLY; map_below,
# lines below it), focus_x, focus_y (the tile that stays in view), view_*, frame, fields (of the
# status line), fields_shown.
# ---------------------------------------------------------------------------------------------

map_width=0 map_height=0 map_tile=1 map_slack=0 map_top=0 map_left=0 map_paint='' map_numbers=''
map_below=()
focus_x=1 focus_y=1 view_x=1 view_y=1 view_width=0 view_height=0 view_too_small=''
frame='' fields=() fields_shown=()

set_map() { # <width> <height> <columns a tile> <slack> <function that paints>: without numbers
    map_width=$1 map_height=$2 map_tile=$3 map_slack=$4 map_paint=$5
    map_top=0 map_left=0 map_numbers='' map_below=()
}

set_map_numbers() { # <lines above> <columns left> <function>
    map_top=$1 map_left=$2 map_numbers=$3
}

set_map_below() { # <line ...>: what stands between the map and the status line
    map_below=("$@")
}

set_focus() { # <x> <y>
    focus_x=$1 focus_y=$2
}

measure_view() { # after a change of the window, the map or the lines below it
    local columns
    measure_window
    ((columns = window_columns - map_left, view_width = columns / map_tile))
    ((map_width * map_tile - map_slack > columns)) || view_width=$map_width
    ((view_height = window_rows - map_top - ${#map_below[@]} - 1))
    view_too_small=''
    ((view_height >= 3 && view_width >= 4 && (map_top > 0 || view_width * map_tile >= 8))) || view_too_small=yes
    ((view_width <= map_width)) || view_width=$map_width
    ((view_height <= map_height)) || view_height=$map_height
    centre_view
}

centre_on() { # <place of the focus> <tiles in view> <tiles in all> -> REPLY: the first in view
    ((REPLY = $1 - $2 / 2))
    ((REPLY <= $3 - $2 + 1)) || ((REPLY = $3 - $2 + 1))
    ((REPLY >= 1)) || REPLY=1
}

centre_view() { # on the focus, as far as the map goes
    centre_on "$focus_x" "$view_width" "$map_width"
    view_x=$REPLY
    centre_on "$focus_y" "$view_height" "$map_height"
    view_y=$REPLY
}

follow_focus() { # 1 if the view need not move: a quarter of it lies ahead of the focus
    local old_x=$view_x old_y=$view_y ahead
    ahead=$((view_width / 4))
    if ((focus_x < view_x + ahead || focus_x >= view_x + view_width - ahead)); then
        centre_on "$focus_x" "$view_width" "$map_width"
        view_x=$REPLY
    fi
    ahead=$((view_height / 4))
    if ((focus_y < view_y + ahead || focus_y >= view_y + view_height - ahead)); then
        centre_on "$focus_y" "$view_height" "$map_height"
        view_y=$REPLY
    fi
    ((view_x != old_x || view_y != old_y))
}

count_columns() { # <text> -> REPLY: how wide it is: its characters
    REPLY=${1//[$'\200'-$'\277']/}
    REPLY=${#REPLY}
}

cut_columns() { # <text> <most columns> -> REPLY
    local text=$1 columns=$2 first
    count_columns "$text"
    if ((REPLY <= columns)); then
        REPLY=$text
        return
    fi
    REPLY=''
    while ((columns-- > 0)); do
        first=${text#?}
        while [[ $first == [$'\200'-$'\277']* ]]; do
            first=${first#?}
        done
        REPLY+=${text%"$first"}
        text=$first
    done
}

add_frame() { # <text>: besides the map
    frame+=$1
}

show_frame() {
    [[ -z $frame ]] || show "$frame"
    drop_frame
}

drop_frame() {
    frame=''
}

draw_view() { # the map, the lines below and the status: over what was there, so that nothing blinks
    local y line rest=$'\033[K\r\n'
    # in the last column, clearing what follows would clear the last sign
    ((map_left + view_width * map_tile < window_columns)) || rest=$'\r\n'
    frame+=$'\033[H'
    if [[ -n $view_too_small ]]; then
        cut_columns "$say_too_small" "$window_columns"
        frame+=$REPLY$'\033[J'
        return
    fi
    if ((map_top)); then
        "$map_numbers" 0
        frame+=$REPLY
    fi
    for ((y = view_y; y < view_y + view_height; y++)); do
        if ((map_left)); then
            "$map_numbers" "$y"
            frame+=$REPLY
        fi
        "$map_paint" "$y" "$view_x" "$view_width"
        frame+=$REPLY$rest
    done
    for line in ${map_below[@]+"${map_below[@]}"}; do
        cut_columns "$line" "$((window_columns - 1))"
        frame+=$REPLY$'\033[K\r\n'
    done
    frame+=$'\033[J'
    fields_shown=()
    draw_status
}

draw_tile() { # <x> <y> [what to begin with]: if it is in view
    [[ -z $view_too_small ]] || return 0
    (($1 >= view_x && $1 < view_x + view_width && $2 >= view_y && $2 < view_y + view_height)) || return 0
    "$map_paint" "$2" "$1" 1
    frame+=$'\033['$((map_top + $2 - view_y + 1))\;$((map_left + map_tile * ($1 - view_x) + 1))H
    frame+=${3:-}$REPLY${3:+$'\033[0m'}
}

# The status line is fields with two spaces between them. What does not fit is left out from the
# left; of what fits, only the fields that have changed are written.

set_fields() { # <field ...>; empty ones are left out
    local field
    fields=()
    for field; do
        [[ -z $field ]] || fields+=("$field")
    done
}

draw_status() {
    local k first=0 total=-2 at=1 same=yes line columns_of=()
    [[ -z $view_too_small ]] || return 0
    for ((k = ${#fields[@]} - 1; k >= 0; k--)); do
        count_columns "${fields[k]}"
        columns_of[k]=$REPLY
        ((total += REPLY + 2))
        if ((total >= window_columns)); then
            first=$((k + 1))
            break
        fi
    done
    line=$((map_top + view_height + ${#map_below[@]} + 1))
    ((first < ${#fields[@]})) || first=$((${#fields[@]} - 1)) # the last is cut, not left out

    # the same places as before? then what has changed is enough
    ((${#fields_shown[@]} == ${#fields[@]} + 1)) && [[ ${fields_shown[0]} == "$first" ]] || same=''
    for ((k = first; k < ${#fields[@]} && ${#same} > 0; k++)); do
        count_columns "${fields_shown[k + 1]}"
        ((REPLY == columns_of[k])) || same=''
    done
    [[ -n $same ]] || frame+=$'\033['"$line;1H"
    for ((k = first; k < ${#fields[@]}; k++)); do
        if [[ -z $same ]]; then
            cut_columns "${fields[k]}" "$((window_columns - 1))"
            ((k == first)) || frame+='  '
            frame+=$REPLY
        elif [[ ${fields[k]} != "${fields_shown[k + 1]}" ]]; then
            frame+=$'\033['"$line;${at}H${fields[k]}"
        fi
        ((at += columns_of[k] + 2))
    done
    [[ -n $same ]] || frame+=$'\033[K'
    fields_shown=("$first" "${fields[@]}")
}

name_rest() { # -> REPLY: signs that tell where the map goes on
    REPLY=''
    ((view_width)) || return 0 # there is no window
    ((view_x == 1)) || REPLY+=${say_more[0]}
    ((view_x + view_width > map_width)) || REPLY+=${say_more[1]}
    ((view_y == 1)) || REPLY+=${say_more[2]}
    ((view_y + view_height > map_height)) || REPLY+=${say_more[3]}
}

draw_text_page() { # <first line> <line ...>: as many as fit above the last line, where the cursor stays
    local from=$1 n=0 line
    shift "$(($1 + 1))"
    frame+=$'\033[H'
    for line; do
        ((n++ < window_rows - 1)) || break
        cut_columns "$line" "$((window_columns - 1))"
        frame+=$REPLY$'\033[K\r\n'
    done
    frame+=$'\033[J'
}

# ---------------------------------------------------------------------------------------------
# game: the one loop in which a game is played, and its modes
#
# A mode is two functions: MODE_key answers a key, MODE_draw draws the window anew. Here are the modes
# that the games share: ask (something is typed), help, pause, over (the game has ended); each game
# has a mode of its own name for playing, and leads back to it.
# Owns: game (maze or station), mode, game_left (yes when the player leaves), message (what is to be
# said), answer (typed so far), wrong (what is wrong with it), question, answer_to (the function that takes
# the answer), help_from (the mode it
# leads back to), help_line (the first to be seen), help_lines, over_lines (what is told of a game that
# has ended), clock_before, clock_since (seconds; empty while it stands), wins (in this sitting).
# ---------------------------------------------------------------------------------------------

game='' mode='' game_left='' message='' answer='' wrong='' question='' answer_to=''
help_from='' help_line=0 help_lines=() over_lines=() clock_before=0 clock_since='' wins=0

# The clock counts whole seconds, and stands while the game is paused.

set_clock() { # <seconds>: and let it stand
    clock_before=$1 clock_since=''
}

run_clock() {
    [[ -n $clock_since ]] || clock_since=$SECONDS
}

stop_clock() {
    read_clock
    set_clock "$REPLY"
}

read_clock() { # -> REPLY: seconds
    REPLY=$clock_before
    [[ -z $clock_since ]] || ((REPLY += SECONDS - clock_since))
}

name_time() { # <seconds> -> REPLY: 1:23
    if (($1 < 3600)); then
        printf -v REPLY '%d:%02d' "$(($1 / 60))" "$(($1 % 60))"
    else
        printf -v REPLY '%d:%02d:%02d' "$(($1 / 3600))" "$(($1 / 60 % 60))" "$(($1 % 60))"
    fi
}

set_message() { # <text>
    message=$1
}

set_mode() { # <mode>: and draw the window as it shows it
    mode=$1
    "${mode}_draw"
}

leave_game() {
    game_left=yes
}

win_game() { # one more in this sitting
    ((wins += 1))
}

play_game() { # <maze|station> <mode to begin with>: until the player leaves
    game=$1 mode=$2 game_left=''
    setup_terminal look_at_game
    while [[ -z $game_left ]]; do
        show_frame
        read_key
        if [[ $REPLY == end ]]; then # of the input
            "${game}_end"
            exit 1
        fi
        "${mode}_key" "$REPLY"
    done
    reset_terminal
}

# Where the terminal is dumb there is no screen: each line typed is keys, and a whole picture answers it.

play_in_lines() { # <maze|station> <mode to begin with>: until the player leaves or the input ends
    local line k bound=(-n 1000)
    [[ ! -t 0 ]] || bound=()
    game=$1 mode=$2 game_left=''
    while [[ -z $game_left ]]; do
        put_game
        put_page
        IFS= read -r ${bound[@]+"${bound[@]}"} line || [[ -n $line ]] || break
        for ((k = 0; k < ${#line}; k++)); do
            [[ -n $game_left ]] || "${mode}_key" "${line:k:1}"
        done
        if [[ -z $game_left && (-z $line || $mode == offer || $mode == ask) ]]; then
            "${mode}_key" enter
        fi
        drop_frame
    done
    [[ -n $game_left ]] || "${game}_end"
}

put_game() { # what the screen would show
    local y line
    if [[ $mode == help ]]; then
        for line in "${help_lines[@]}"; do
            put_line "$line"
        done
        mode=$help_from
    elif [[ $mode == pause ]]; then
        put_line "$say_paused"
    else
        for ((y = 1; y <= map_height; y++)); do
            "$map_paint" "$y" 1 "$map_width"
            put_line "${REPLY%"${REPLY##*[! ]}"}"
        done
        line=''
        for y in ${map_below[@]+"${map_below[@]}"}; do
            put_line "$y"
        done
        for y in "${fields[@]}"; do
            line+=${line:+  }$y
        done
        put_line "$line"
    fi
}

look_at_game() { # while nobody types: the window may have another size, and the clock goes on
    if take_resize; then
        measure_view
        "${mode}_draw"
    elif [[ $mode == "$game" ]]; then
        "${game}_tick"
    fi
    show_frame
}

small_letter() { # <key> -> REPLY: A to Z as a to z
    local large=ABCDEFGHIJKLMNOPQRSTUVWXYZ small=abcdefghijklmnopqrstuvwxyz before
    REPLY=$1
    if [[ $1 == [ABCDEFGHIJKLMNOPQRSTUVWXYZ] ]]; then
        before=${large%%"$1"*}
        REPLY=${small:${#before}:1}
    fi
}

step_key() { # <key> -> REPLY: d a s w for all keys that move; 1 for any other
    REPLY=$1
    case $1 in
        d | D | l | L | right) REPLY=d ;;
        a | A | h | H | left) REPLY=a ;;
        s | S | j | J | down) REPLY=s ;;
        w | W | k | K | up) REPLY=w ;;
        *) return 1 ;;
    esac
}

# Typing: digits and x, Backspace takes the last one back.

type_key() { # <key>: into answer; 1 if it is none of these
    case $1 in
        [0123456789x]) answer=${answer:0:20}$1 wrong='' ;;
        erase) answer=${answer%?} wrong='' ;;
        *) return 1 ;;
    esac
}

refuse_answer() { # <why>
    wrong=$1 answer=''
}

clear_answer() {
    answer='' wrong=''
}

ask() { # <question> <function that takes the answer; 1 asks again>
    question=$1 answer_to=$2
    clear_answer
    set_mode ask
}

ask_key() { # <key>
    case $1 in
        x | X | q | Q | escape) set_mode "$game" ;;
        enter)
            if "$answer_to" "$answer"; then
                [[ $mode != ask ]] || set_mode "$game"
            else
                ask_draw
            fi
            ;;
        *) ! type_key "$1" || ask_draw ;;
    esac
}

ask_draw() {
    set_fields "$wrong" "$question$answer"
    draw_view
}

# The help: pages, if the window is small.

show_help_lines() { # <mode to come back to> <line ...>
    help_from=$1 help_line=0
    shift
    help_lines=("$@")
    set_mode help
}

help_key() { # <key>: the next page, or back
    ((help_line += window_rows - 1))
    if ((help_line >= ${#help_lines[@]})) || [[ $1 == escape || $1 == q ]]; then
        set_mode "$help_from"
    else
        help_draw
    fi
}

help_draw() {
    ((help_line < ${#help_lines[@]})) || help_line=0
    draw_text_page "$help_line" "${help_lines[@]}"
    cut_columns "$say_any_key" "$window_columns"
    add_frame $'\033['"${window_rows};1H$REPLY"
}

pause_game() {
    stop_clock
    set_mode pause
}

pause_key() { # any
    run_clock
    set_mode "$game"
}

pause_draw() { # nothing of the map is to be seen
    cut_columns "$say_paused" "$window_columns"
    add_frame $'\033[H\033[J'"$REPLY"
}

# The end of a game stays until a key is pressed on purpose: what was typed ahead is thrown away.

end_game() { # <line ...>: what is told of it
    over_lines=("$@")
    stop_clock
    set_mode over
    [[ -n $on_screen ]] || return 0
    show_frame
    drain_keys
}

over_key() { # <key>
    small_letter "$1"
    case $REPLY in
        n) "${game}_next" ;;
        r) "${game}_again" ;;
        q) leave_game ;;
    esac
}

over_draw() { # what is told of the game below the map; alone, where there is no room for both
    local below=() line='' part
    for part in "${over_lines[@]}"; do # as many to a line as fit
        count_columns "$line  $part"
        if [[ -n $line ]] && ((REPLY >= window_columns)); then
            below+=("$line")
            line=''
        fi
        line+=${line:+  }$part
    done
    set_map_below ${below[@]+"${below[@]}"}
    set_fields "$line"
    measure_view
    if [[ -n $view_too_small ]]; then
        ((${#below[@]} < window_rows)) || below=("${below[@]:0:window_rows-1}")
        draw_text_page 0 ${below[@]+"${below[@]}"}
        add_frame "$line"
    else
        "${game}_show_end"
    fi
}

# ---------------------------------------------------------------------------------------------
# records: the game that goes on, and the best of those that were won
#
# A game is a maze and its keys. It is kept as a maze file, the maze as it began, to which each key is
# appended as it is played; whoever replays them has the game again. The last ones left are kept
# beside each other, as game, game.2 and so on; a game that is being played has a lock beside it, with
# the number of its process, so that a second one takes another file.
# A record is a line of the file records: date, size, kind, seconds, moves, bumps, shortest way.
# Owns: state_folder, data_folder (empty where there is none), game_file (empty while none is kept),
# game_lock, journal_keys (on the line that is being written), journal_count (keys written), journal_noted (so many when the time was), journal_target (the file it is to be kept in, if somebody said so),
# record_note (what is wrong with the place), record (the fields of a line), best_* (before this game).
# Reads: HOME, XDG_STATE_HOME, XDG_DATA_HOME.
# ---------------------------------------------------------------------------------------------

readonly KEPT_GAMES=('' .2 .3 .4 .5 .6 .7 .8 .9)
state_folder='' data_folder='' game_file='' game_lock='' journal_keys=0
journal_count=0 journal_noted=0 record_note='' journal_target='' best_seconds='' best_extra=''
record=()

name_folder() { # <absolute folder of the kind, if the environment has one> <its place in HOME> -> REPLY
    REPLY=''
    if [[ $1 == /* ]]; then
        REPLY=$1/maze.sh
    elif [[ ${HOME:-} == /* ]]; then
        REPLY=$HOME/$2/maze.sh
    fi
}

find_folders() {
    name_folder "${XDG_STATE_HOME:-}" .local/state
    state_folder=$REPLY
    name_folder "${XDG_DATA_HOME:-}" .local/share
    data_folder=$REPLY
}

make_folder() { # <folder>; 1 if that cannot be
    [[ -n $1 ]] || return 1
    [[ -d $1 ]] || mkdir -p -- "$1" 2>/dev/null
}

cannot_keep() { # <file>: a note, never the end of the game
    printable "${1:-HOME}"
    say "$say_cannot_keep" "$REPLY"
    record_note=$REPLY
}

lock_game() { # <file>; 1 if another game has it
    local holder=''
    set -o noclobber # of two that try at once only one makes the file
    if ! { printf '%s\n' "$$" >"$1.lock"; } 2>/dev/null; then
        [[ ! -f $1.lock ]] || IFS= read -r -n 20 holder <"$1.lock" || :
        if ! gate_number lock "$holder" 1 999999999 || kill -0 "$REPLY" 2>/dev/null ||
            ! rm -f -- "$1.lock" || ! { printf '%s\n' "$$" >"$1.lock"; } 2>/dev/null; then
            set +o noclobber
            return 1
        fi
    fi
    set +o noclobber
    game_lock=$1.lock
}

unlock_game() {
    [[ -z $game_lock ]] || rm -f -- "$game_lock"
    game_lock=''
}

find_left_game() { # -> game_file: that of the game left last, locked; 1 if there is none
    local name kept newest tried=()
    while :; do
        newest=''
        for name in "${KEPT_GAMES[@]}"; do
            kept=$state_folder/game$name
            [[ -f $kept && " ${tried[*]-} " != *" game$name "* ]] || continue
            [[ -n $newest && ! $kept -nt $newest ]] || newest=$kept
        done
        [[ -n $newest ]] || return 1
        if lock_game "$newest"; then
            game_file=$newest
            return 0
        fi
        tried+=("${newest##*/}") # it is being played
    done
}

tell_bad_game() { # <why>: the game that was left is put aside, with a note
    local aside=$game_file.bad.$$
    mv -f -- "$game_file" "$aside" 2>/dev/null || rm -f -- "$game_file"
    printable "$aside"
    say "$say_bad_left_game" "$REPLY" "$1"
    tell "maze.sh: $REPLY"
    close_journal keep
}

free_game_file() { # -> game_file: one that no game has, locked; 1 if there is no place
    local name kept oldest=''
    make_folder "$state_folder" || return 1
    for name in "${KEPT_GAMES[@]}"; do
        kept=$state_folder/game$name
        if [[ ! -e $kept ]] && lock_game "$kept"; then
            game_file=$kept
            return 0
        fi
    done
    for name in "${KEPT_GAMES[@]}"; do # all are taken: the one left longest ago makes room
        kept=$state_folder/game$name
        [[ ! -f $kept ]] || [[ -n $oldest && ! $kept -ot $oldest ]] || oldest=$kept
    done
    [[ -n $oldest ]] && lock_game "$oldest" || return 1
    game_file=$oldest
}

keep_game_in() { # <file>: instead of the place of games
    journal_target=$1
}

start_journal() { # <# lines about the maze> <keys so far> <seconds>: the maze there is; a note if it cannot be
    # kept. A game that was left and goes on has its file already
    local keys=$2 part
    journal_keys=0 journal_count=${#2} journal_noted=${#2} record_note=''
    game_file=${journal_target:-$game_file}
    if [[ -z $game_file ]] && ! free_game_file; then
        cannot_keep "$state_folder"
        return
    fi
    hold_page
    draw_text
    [[ -z $1 ]] || put_line "$1"
    while [[ -n $keys ]]; do
        put_line "# keys ${keys:0:60}"
        keys=${keys:60}
    done
    (($3 == 0)) || put_line "# time $3"
    take_page

    part=$game_file.$$.part
    set -o noclobber
    if { exec 5>"$part"; } 2>/dev/null; then
        set +o noclobber
        [[ ! -f $game_file ]] || copy_mode "$game_file" "$part"
        { printf %s "$REPLY" >&5; } 2>/dev/null && mv -f -- "$part" "$game_file" 2>/dev/null && return
        rm -f -- "$part"
        exec 5>&-
    fi
    set +o noclobber
    cannot_keep "$game_file"
    game_file=''
    unlock_game
}

journal_key() { # <key>
    local text=$1
    [[ -n $game_file ]] || return 0
    if ((journal_keys % 60 == 0)); then
        text="# keys $1"
        ((journal_keys == 0)) || text=$'\n'$text
    fi
    ((journal_keys += 1, journal_count += 1))
    if ! { printf %s "$text" >&5; } 2>/dev/null; then
        cannot_keep "$game_file"
        game_file=''
    fi
}

journal_clock() { # <seconds>: if keys have been played since it was noted last
    local end=''
    [[ -n $game_file ]] && ((journal_count > journal_noted)) || return 0
    ((journal_keys == 0)) || end=$'\n'
    { printf '%s# time %d\n' "$end" "$1" >&5; } 2>/dev/null
    journal_keys=0 journal_noted=$journal_count
}

close_journal() { # <keep|drop>
    if [[ -n $game_file ]]; then
        exec 5>&-
        [[ $1 == keep || -n $journal_target ]] || rm -f -- "$game_file"
    fi
    game_file=''
    unlock_game
}

# The records.

read_record() { # <line> -> record: its seven fields; 1 if it is damaged
    local fields_of=() k side
    record=()
    ((${#1} < 200)) || return 1
    IFS=' ' read -r -a fields_of <<<"$1"
    ((${#fields_of[@]} == 6 || ${#fields_of[@]} == 7)) || return 1
    [[ ${fields_of[0]} == ????-??-?? && ${fields_of[0]} != *[!0123456789-]* || ${fields_of[0]} == - ]] || return 1
    [[ ${fields_of[1]} == *x* ]] || return 1
    for side in "${fields_of[1]%%x*}" "${fields_of[1]#*x}"; do
        gate_number size "$side" "$LEAST_SIDE" "$MOST_SIDE" odd || return 1
    done
    [[ ${fields_of[2]} != *[!abcdefghijklmnopqrstuvwxyz0123456789,-]* ]] || return 1
    for k in 3 4 5 6; do
        gate_number field "${fields_of[k]:-0}" 0 999999999999 || return 1
        fields_of[k]=$REPLY
    done
    record=("${fields_of[@]}")
}

find_best() { # <size> <kind> -> best_seconds, best_extra: of the games before; empty where there are none
    local line
    best_seconds='' best_extra=''
    [[ -n $data_folder && -f $data_folder/records ]] || return 0
    while IFS= read -r -n 1000 line || [[ -n $line ]]; do
        [[ $line == *" $1 $2 "* ]] || continue
        read_record "$line" || continue
        [[ -n $best_seconds ]] && ((best_seconds <= record[3])) || best_seconds=${record[3]}
        ((record[6])) || continue
        [[ -n $best_extra ]] && ((best_extra <= record[4] - record[6])) ||
            best_extra=$((record[4] - record[6]))
    done 2>/dev/null <"$data_folder/records"
}

add_record() { # <size> <kind> <seconds> <moves> <bumps> <shortest way>; a note if it cannot be kept
    local day
    day=$(date +%Y-%m-%d 2>/dev/null) || day=-
    [[ $day == ????-??-?? ]] || day=-
    if ! make_folder "$data_folder" ||
        ! { printf '%s %s %s %d %d %d %d\n' "$day" "$@" >>"$data_folder/records"; } 2>/dev/null; then
        cannot_keep "$data_folder${data_folder:+/records}"
    fi
}

put_record_line() { # <size> <kind> <games> <best time> <its date> <fewest extra moves>
    local line
    printf -v line '%-11s %-26s %6s %9s  %-10s %11s' "$@"
    put_line "$line"
}

put_records() { # the best of each kind, to standard output; damaged lines are passed over with a note
    local line at=0 k kinds=() games=() seconds=() extras=() days=() extra
    if [[ -z $data_folder || ! -f $data_folder/records ]]; then
        put_line "$say_no_records"
        return
    fi
    while IFS= read -r line || [[ -n $line ]]; do
        ((at += 1))
        if ! read_record "$line"; then
            say "$say_bad_record" "$at"
            tell "maze.sh: $REPLY"
            continue
        fi
        for ((k = 0; k < ${#kinds[@]}; k++)); do
            [[ ${kinds[k]} != "${record[1]} ${record[2]}" ]] || break
        done
        kinds[k]="${record[1]} ${record[2]}"
        games[k]=$((${games[k]:-0} + 1))
        if [[ -z ${seconds[k]:-} ]] || ((record[3] < seconds[k])); then
            seconds[k]=${record[3]} days[k]=${record[0]}
        fi
        ((record[6])) || continue
        extra=$((record[4] - record[6]))
        [[ -n ${extras[k]:-} ]] && ((extras[k] <= extra)) || extras[k]=$extra
    done 2>/dev/null <"$data_folder/records"
    put_record_line "${say_record_heads[@]}"
    for ((k = 0; k < ${#kinds[@]}; k++)); do
        name_time "${seconds[k]}"
        put_record_line "${kinds[k]% *}" "${kinds[k]#* }" "${games[k]}" "$REPLY" "${days[k]}" \
            "${extras[k]:--}"
    done
}

# ---------------------------------------------------------------------------------------------
# maze game: walking through a maze, on the screen
#
# Modes of its own: maze (playing), offer (a maze is there, and another size may be typed), left (a
# game that was left may go on), overview (all of the maze, in small).
# Owns: maze_format, maze_across, maze_down (squares in a tile), maze_maker (a function <size, or next>
# that makes another maze of the kind), maze_seed, maze_kind, maze_call, maze_facts (what it tells of
# it: see describe_maze), maze_start (where the player began), maze_shortest (steps from there), theme,
# themes (those there are to choose from), wall_colors (by odd and even rows), hints, hinted (squares),
# walked (per square: T, or t where one went back), path, path_top (the squares walked, without those
# gone back over), trail_shown, bell, describing, flashing, offer_width (typed already), end_line.
# Writes: player, goal, cell, result.
# ---------------------------------------------------------------------------------------------

maze_format='' maze_across=1 maze_down=1 maze_maker='' maze_seed='' maze_kind='' maze_call=''
maze_facts='' maze_start=0 maze_shortest=0 theme=0 themes=() wall_colors=('' '') hints=0 hinted=()
walked=() path=() path_top=0 trail_shown='' bell='' describing='' flashing='' offer_width='' end_line=''

describe_maze() { # <seed or empty> <kind, for records> <call that brings it back> <# lines for its file>
    maze_seed=$1 maze_kind=$2 maze_call=$3 maze_facts=$4
}

play_maze() { # <format> <function that makes another> <maze|offer|left> <screen|lines> <theme ...>: the
    # maze there is
    local begin=$3 way_to_play=$4
    maze_format=$1 maze_maker=$2
    shift 4
    themes=("$@")
    find_folders
    choose_theme 0
    if [[ $begin == maze ]]; then
        begin_maze "$file_keys" "$file_time"
    else
        show_offered
    fi
    if [[ $way_to_play == lines ]]; then
        set_colors '' '' '' '' '' ''
        show_maze "$maze_format"
        "${begin}_draw"
        play_in_lines maze "$begin"
    else
        play_game maze "$begin"
    fi
    put_line "$end_line"
    put_line "$maze_call"
    [[ -z $record_note ]] || tell "maze.sh: $record_note"
}

describe_moves() { # --describe: from the beginning
    describing=yes
}

# A tile is a square; two of them, a narrow and a wide one, where the format has such columns; and as
# many as a character shows where it shows several.

show_maze() { # <format>: as the map
    local across=1 down=1 tile=2 slack=0 paint=paint_squares
    case $1 in
        lines) across=2 tile=4 slack=3 ;;
        half) down=2 tile=1 paint=half_row ;;
        braille) across=2 down=4 tile=1 paint=braille_row ;;
    esac
    maze_across=$across maze_down=$down
    choose_signs "$1" game
    set_map "$(((width + across - 1) / across))" "$(((height + down - 1) / down))" "$tile" "$slack" "$paint"
    focus_maze
}

need_maze_picture() {
    if [[ $map_paint == paint_squares ]]; then need_picture game; else need_picture file; fi
}

paint_squares() { # <y> <x> <count>: tiles -> REPLY
    local base=${wall_colors[$1 % 2]}
    paint_row "$1" "$((maze_across * ($2 - 1) + 1))" "$((maze_across * $3))"
    REPLY=${REPLY//$'\1'/$base} # what a coloured sign gives way to
    [[ -z $base ]] || REPLY=$base$REPLY$'\033[0m'
}

focus_maze() {
    set_focus "$(((player % stride - 1) / maze_across + 1))" "$(((player / stride - 1) / maze_down + 1))"
}

draw_maze_square() { # <square>: as it looks now
    local x=$(($1 % stride)) y=$(($1 / stride))
    refresh_square "$1"
    draw_tile "$(((x - 1) / maze_across + 1))" "$(((y - 1) / maze_down + 1))"
}

# Themes: how player, goal, trail and walls are coloured. The player is dark on yellow and the goal dark
# on green, so that they are found at a glance; in reverse where there are no colours. Behind a coloured sign the
# byte \1 stands for the colour of the walls around it.

choose_theme() { # <place in themes>
    local off=$'\033[0m\1'
    theme=$1 wall_colors=('' '')
    case ${themes[theme]} in
        plain) set_colors $'\033[30;103m' $'\033[36m' $'\033[30;102m' $'\033[2;36m' $'\033[1;32m' "$off" ;;
        two)
            wall_colors=($'\033[34m' $'\033[36m')
            set_colors $'\033[30;103m' $'\033[33m' $'\033[30;102m' $'\033[2;33m' $'\033[1;32m' "$off"
            ;;
        contrast)
            wall_colors=($'\033[1;97;40m' $'\033[1;97;40m')
            set_colors $'\033[1;30;103m' $'\033[1;96;40m' $'\033[1;30;102m' $'\033[37;40m' \
                $'\033[1;92;40m' "$off"
            ;;
        none) set_colors $'\033[7m' '' $'\033[7m' '' '' "$off" ;;
    esac
}

next_theme() {
    if ((${#themes[@]} == 1)); then
        set_message "$say_no_colors"
        return
    fi
    choose_theme "$(((theme + 1) % ${#themes[@]}))"
    choose_signs "$maze_format" game
    set_message "${say_themes[theme]}"
    maze_draw
}

# Before it begins: a maze that may be had in another size, or a game that was left.

show_offered() { # the maze there is, with no key played
    clear_trail
    maze_start=$player
    start_walk ''
    show_maze "$maze_format"
}

offer_draw() {
    local question=$say_offer_size
    need_maze_picture
    [[ -z $offer_width ]] || question=${say_offer_height}
    set_fields "$wrong" "${width}x$height" "$say_offer_begin" "$question$answer"
    draw_view
}

offer_key() { # <key>
    if type_key "$1"; then
        offer_draw
    elif step_key "$1"; then
        begin_maze '' 0
        set_mode maze
        maze_key "$1"
    else
        case $1 in
            enter)
                if [[ -z $answer$offer_width ]]; then
                    begin_maze '' 0
                    set_mode maze
                else
                    take_size
                    offer_draw
                fi
                ;;
            escape)
                clear_answer
                offer_width=''
                offer_draw
                ;;
            n | N)
                "$maze_maker" next
                show_offered
                measure_view
                offer_draw
                ;;
            '?') show_maze_help offer ;;
            q | Q)
                tell_result quit 0
                leave_game
                ;;
        esac
    fi
}

take_size() { # what was typed: WIDTHxHEIGHT, or one number for the width, then one for the height
    local wide=$offer_width high=$answer
    if [[ $answer == *x* ]]; then
        wide=${answer%%x*} high=${answer#*x}
    elif [[ -z $offer_width ]]; then
        wide=$answer high=''
    fi
    if ! gate_number "$say_width" "$wide" "$LEAST_SIDE" "$MOST_SIDE" odd; then
        refuse_answer "$REPLY"
        return
    fi
    wide=$REPLY offer_width=''
    if [[ -z $high && $answer != *x* ]]; then
        clear_answer
        offer_width=$wide
    elif gate_number "$say_height" "$high" "$LEAST_SIDE" "$MOST_SIDE" odd; then
        clear_answer
        "$maze_maker" "${wide}x$REPLY"
        show_offered
        measure_view
    else
        refuse_answer "$REPLY"
        [[ $high != "$answer" ]] || offer_width=$wide
    fi
}

left_draw() {
    local time
    need_maze_picture
    name_time "$file_time"
    time=$REPLY
    say "$say_left_game" "${width}x$height" "$time" "${#file_keys}"
    set_fields "$message" "$REPLY" "$say_left_keys"
    draw_view
}

left_key() { # <key>
    if [[ $1 == enter ]] || step_key "$1"; then
        begin_maze "$file_keys" "$file_time"
        set_mode maze
        [[ $1 == enter ]] || maze_key "$1"
        return
    fi
    case $1 in
        n | N)
            close_journal keep
            "$maze_maker" first
            show_offered
            measure_view
            set_mode offer
            ;;
        q | Q)
            close_journal keep
            tell_result quit "$file_time"
            leave_game
            ;;
    esac
}

# Playing.

begin_maze() { # <keys so far> <seconds>: the maze there is, from its start
    maze_start=$player hints=0 hinted=() walked=() path=() path_top=0 flashing=''
    clear_trail
    start_journal "$maze_facts" "$1" "$2"
    set_message "$record_note"
    clear_trail
    start_walk ''
    each_key walk_on "${1//[!asdwuf]/}"
    set_clock "$2"
    run_clock
    show_maze "$maze_format"
    describe_place
    trail_letters
    measure_view
}

walk_on() { # <key of a game that goes on>
    case $1 in
        d | a | s | w) ! try_step "$1" ;;
        u) ! try_back ;;
        f) ((hints += 1)) ;;
    esac
}

try_step() { # <d|a|s|w>; 1 if it is refused
    local from=$player
    walk "$1" || return 1
    note_step "$from"
}

try_back() { # 1 if there is nothing to go back by
    local from=$player
    go_back || return 1
    note_step "$from"
}

note_step() { # <from>: for the trail; a square that is left by the way one came is gone back over
    if ((path_top)) && ((path[path_top - 1] == player)); then
        ((path_top -= 1))
        walked[$1]=t
    else
        path[path_top++]=$1
        walked[$1]=T
    fi
}

trail_letters() { # into the picture, or out of it
    local at
    clear_trail
    [[ -n $trail_shown ]] || return 0
    for at in ${walked[@]+"${!walked[@]}"}; do
        mark_square "$at" "${walked[at]}"
    done
}

maze_draw() {
    need_maze_picture
    flashing=''
    maze_fields
    draw_view
}

maze_fields() { # of the status line
    local time moves_so_far away seed='' rest=''
    read_clock
    name_time "$REPLY"
    time=$REPLY
    say "$say_moves" "$moves"
    moves_so_far=$REPLY
    name_way
    away=$REPLY
    if [[ -n $maze_seed ]]; then
        say "$say_seed" "$maze_seed"
        seed=$REPLY
    fi
    name_rest
    rest=$REPLY
    set_fields "$time" "$moves_so_far" "$away" "$seed" "$message" "$rest" "$say_help_key" "$say_quit_key"
}

name_way() { # -> REPLY: in which direction the goal lies, and how far, as the crow flies
    local dx=$((goal % stride - player % stride)) dy=$((goal / stride - player / stride)) k far=0 word
    local wide=${dx#-} high=${dy#-}
    while ((far * far < dx * dx + dy * dy)); do
        ((far += 1))
    done
    k=0 # 0 east, then clockwise
    if ((5 * high < 2 * wide)); then
        ((dx >= 0)) || k=4
    elif ((5 * wide < 2 * high)); then
        ((k = dy > 0 ? 2 : 6))
    elif ((dy > 0)); then
        ((k = dx > 0 ? 1 : 3))
    else
        ((k = dx > 0 ? 7 : 5))
    fi
    word=$say_exit
    is_outside "$goal" || word=$say_goal
    REPLY="$word ${say_arrows[k]} $far"
}

maze_tick() { # a second has passed
    if [[ -n $flashing ]]; then
        maze_draw
        return
    fi
    maze_fields
    draw_status
    read_clock
    ((REPLY % 10)) || journal_clock "$REPLY"
}

maze_key() { # <key>
    set_message ''
    [[ -z $flashing ]] || maze_draw
    ((${#hinted[@]} == 0)) || take_hint_away
    if step_key "$1"; then
        step_maze "$REPLY"
        return
    fi
    case $1 in
        u | U | erase) back_maze ;;
        t | T) toggle_trail ;;
        f | f1) hint ;;
        F) finish_maze resigned ;;
        r | R) maze_again ;;
        n | N) maze_next ;;
        g | G) new_ends ;;
        v | V) show_overview ;;
        .) flash ;;
        c | C) next_theme ;;
        b | B) toggle_bell ;;
        e | E) toggle_words ;;
        '?') show_maze_help maze ;;
        p | P | escape) pause_game ;;
        q | Q) quit_maze ;;
        other | tab | enter) ;;
        *) set_message "$say_unknown_key" ;;
    esac
    if [[ $mode == maze ]]; then
        maze_fields
        draw_status
    fi
}

step_maze() { # <d|a|s|w>
    local from=$player
    journal_key "$1"
    if try_step "$1"; then
        after_step "$from"
        return
    fi
    set_message "$say_wall"
    if [[ $refusal == outside ]]; then
        name_place "$goal"
        say "$say_wrong_way" "$REPLY"
        set_message "$REPLY"
    fi
    ring_bell
    maze_fields
    draw_status
}

back_maze() {
    local from=$player
    ((past_top)) || return 0
    journal_key u
    try_back
    after_step "$from"
}

after_step() { # <from>: show it
    if [[ $result == won ]]; then
        ring_bell
        finish_maze won
        return
    fi
    [[ -z $trail_shown ]] || mark_square "$1" "${walked[$1]}"
    refresh_square "$1"
    refresh_square "$player"
    describe_place
    focus_maze
    if follow_focus; then
        maze_fields
        draw_view
    else
        maze_fields
        draw_maze_square "$1"
        draw_maze_square "$player"
        draw_words
        draw_status
    fi
}

show_maze_help() { # <mode to come back to>: the keys, and what the signs of this picture mean
    local k wide='' letters=(P G T S) lines=("${say_maze_help[@]}" '')
    [[ -z $columns ]] || wide=w
    [[ -z $woven ]] || letters+=(4)
    for ((k = 0; k < ${#letters[@]}; k++)); do
        paint "${letters[k]}$wide"
        lines+=("${REPLY//$'\1'/}  ${say_maze_signs[k]}")
    done
    show_help_lines "$1" "${lines[@]}"
}

toggle_trail() {
    if [[ -n $trail_shown ]]; then trail_shown=''; else trail_shown=yes; fi
    trail_letters
    maze_draw
}

ring_bell() {
    [[ -z $bell ]] || add_frame $'\a'
}

toggle_bell() {
    if [[ -n $bell ]]; then
        bell=''
        set_message "$say_bell_off"
    else
        bell=yes
        set_message "$say_bell_on"
        ring_bell
    fi
}

toggle_words() {
    if [[ -n $describing ]]; then describing=''; else describing=yes; fi
    describe_place
    measure_view
    maze_draw
}

describe_place() { # in a line below the map: where passages lead from here, and how far
    if [[ -z $describing ]]; then
        set_map_below
    else
        name_passages
        set_map_below "$REPLY"
    fi
}

draw_words() { # that line alone
    [[ -n $describing && -z $view_too_small ]] || return 0
    cut_columns "${map_below[0]}" "$window_columns"
    add_frame $'\033['"$((map_top + view_height + 1));1H$REPLY"$'\033[K'
}

name_passages() { # -> REPLY: east 3, south 1
    local k at n list='' part
    for k in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        at=$player n=0
        while step_from "$at" "$k"; do
            at=$REPLY
            ((n += 1))
            ((at != goal)) || break
        done
        ((n)) || continue
        part="${say_directions[k]} $n"
        if ((at == goal)); then
            say "$say_to_goal" "$part"
            part=$REPLY
        fi
        list+=${list:+, }$part
    done
    REPLY=${list:-$say_nowhere}
}

hint() { # the next five squares of the shortest way
    local k at
    solve || return 0
    ((hints += 1))
    journal_key f
    for ((k = ${#trail[@]} - 1; k >= 0 && k >= ${#trail[@]} - 5; k--)); do
        at=${trail[k]}
        hinted+=("$at")
        mark_square "$at" S
        draw_maze_square "$at"
    done
    say "$say_hint" "$steps"
    set_message "$REPLY"
}

take_hint_away() {
    local at letter
    for at in "${hinted[@]}"; do
        letter=''
        [[ -z $trail_shown ]] || letter=${walked[at]:-}
        mark_square "$at" "$letter"
        draw_maze_square "$at"
    done
    hinted=()
}

flash() { # the player's row and column, until the next key or second
    local k
    [[ -z $view_too_small ]] || return 0
    for ((k = view_x; k < view_x + view_width; k++)); do
        draw_tile "$k" "$focus_y" $'\033[7m'
    done
    for ((k = view_y; k < view_y + view_height; k++)); do
        draw_tile "$focus_x" "$k" $'\033[7m'
    done
    flashing=yes
}

show_overview() {
    local small=half
    ((width <= window_columns && (height + 1) / 2 < window_rows)) || small=braille
    [[ -z $plain_text ]] || small=ascii
    show_maze "$small"
    measure_view
    set_mode overview
}

overview_draw() {
    need_maze_picture
    set_fields "$say_any_key"
    draw_view
}

overview_key() { # any
    show_maze "$maze_format"
    describe_place
    measure_view
    set_mode maze
}

# Other mazes, and the same once more.

maze_again() {
    close_journal drop
    player=$maze_start
    begin_maze '' 0
    set_mode maze
}

maze_next() { # a new maze of the kind; the game that was played is kept
    leave_journal
    "$maze_maker" next
    begin_maze '' 0
    set_mode maze
}

new_ends() { # in the same maze; what was opened in its border is closed
    local at
    close_journal drop
    inside_of "$goal"
    for at in "$maze_start" "$REPLY"; do
        ! is_border "$at" || cell[at]=$WALL
    done
    place_ends random
    begin_maze '' 0
    set_mode maze
}

is_border() { # <square>
    local x=$(($1 % stride)) y=$(($1 / stride))
    ((x == 1 || x == width || y == 1 || y == height))
}

leave_journal() { # if there is anything to go on with, it can go on
    read_clock
    if ((journal_count)) && [[ $result == unfinished ]]; then
        journal_clock "$REPLY"
        close_journal keep
    else
        close_journal drop
    fi
}

maze_end() { # of the input: the window has been closed, say
    read_clock
    tell_result quit "$REPLY"
    leave_journal
}

quit_maze() {
    read_clock
    tell_result quit "$REPLY"
    if [[ -n $game_file ]] && ((journal_count)); then
        say "$say_kept" "$end_line"
        end_line=$REPLY
    fi
    leave_journal
    result=quit
    leave_game
}

finish_maze() { # <won|resigned>: what is told of the game, on the screen
    local seconds left=0 good news='' lines=()
    stop_clock
    read_clock
    seconds=$REPLY
    result=$1
    if ((player != goal)) && solve; then
        left=$steps
    fi
    mark_end
    ((good = moves ? 100 * ((moves + maze_shortest - left) / 2) / moves : 100))
    if [[ $1 == won ]]; then
        win_game
        lines=("$say_you_won")
        if ((hints == 0)); then
            enter_record "$seconds"
            news=$REPLY
        fi
        [[ -z $news ]] || lines+=("$news")
    else
        lines=("$say_you_resigned")
    fi
    close_journal drop
    name_time "$seconds"
    lines+=("$REPLY")
    say "$say_over_moves" "$moves" "$good" "$((100 - good))"
    lines+=("$REPLY")
    say "$say_over_bumps" "$bumps"
    lines+=("$REPLY")
    say "$say_over_shortest" "$maze_shortest"
    lines+=("$REPLY")
    if [[ $1 == won ]]; then
        say "$say_over_efficiency" "$((moves ? 100 * maze_shortest / moves : 100))"
        lines+=("$REPLY")
    fi
    say "$say_over_hints" "$hints"
    lines+=("$REPLY")
    say "$say_over_wins" "$wins"
    lines+=("$REPLY")
    [[ -z $record_note ]] || lines+=("$record_note")
    tell_result "$1" "$seconds"
    end_game "${lines[@]}" "$say_over_keys"
}

enter_record() { # <seconds> -> REPLY: whether it is one, in words
    local size=${width}x$height
    find_best "$size" "$maze_kind"
    add_record "$size" "$maze_kind" "$1" "$moves" "$bumps" "$maze_shortest"
    REPLY=''
    if [[ -z $best_seconds ]]; then
        REPLY=$say_record_first
    elif (($1 < best_seconds)); then
        REPLY=$say_record_time
    elif [[ -n $best_extra ]] && ((moves - maze_shortest < best_extra)); then
        REPLY=$say_record_moves
    fi
}

mark_end() { # the way walked and the shortest way, from the start and from here -> maze_shortest
    local at now=$player from
    clear_trail
    for at in ${walked[@]+"${!walked[@]}"}; do
        mark_square "$at" T
    done
    for from in "$now" "$maze_start"; do
        player=$from
        if solve; then
            maze_shortest=$steps
            for at in ${trail[@]+"${trail[@]}"}; do
                mark_square "$at" S
            done
        fi
    done
    player=$now
}

maze_show_end() {
    need_maze_picture
    draw_view
}

tell_result() { # <won|resigned|quit> <seconds> -> end_line: for the ordinary screen
    local text=$say_quit
    name_time "$2"
    case $1 in
        won)
            text=$say_reached
            ! is_outside "$goal" || text=$say_won
            ;;
        resigned) text=$say_resigned ;;
    esac
    say "$text" "$moves" "$REPLY"
    end_line=$REPLY
}

name_place() { # <square> -> REPLY: where in the maze, in words
    local x=$(($1 % stride)) y=$(($1 / stride))
    ((x = 3 * (x - 1) / (width - 1), y = 3 * (y - 1) / (height - 1)))
    ((x < 3)) || x=2
    ((y < 3)) || y=2
    REPLY=${say_places[3 * y + x]}
}

# =============================================================================================
# Part IV: the station
# =============================================================================================

# ---------------------------------------------------------------------------------------------
# station: the space station, a map of rooms to be scanned without stepping on a trap
#
# Rooms lie on a grid of station_side x station_side squares, with a ring around, as a maze does;
# a square is (y + 1) * station_stride + x + 1, with x and y from 0. A room is joined with up to
# eight others, and a byte says which, a bit for each direction, clockwise from the north:
#
#     7 0 1      128   1   2
#     6 . 2       64   .   4
#     5 4 3       32  16   8
#
# Who goes in direction b comes back in the opposite one, half a turn on: b + 4, or b - 4. That
# is b ^ 4, for the third bit of b is turned over.
#
# Owns: station_side, station_stride, station_step (from a square to its neighbour, by direction);
# per square: station_kind (of what is there), station_joined (the byte), station_trap (0 or 1),
# station_number (of traps joined to it), station_seen; station_rooms (squares, in order of
# creation); station_cursor (a square), station_mode (scan or mark), station_jokers,
# station_scanned (scans of unknown rooms), station_to_open (safe rooms still unknown),
# station_revealed; station_row, the picture, [1] to [2 * station_side + 1]; station_changed (the
# rooms that look otherwise than before), station_notice (what is to be said);
# station_color_open, station_color_danger.
# Writes: result.
# ---------------------------------------------------------------------------------------------

readonly LEAST_STATION=7 MOST_STATION=40 LEAST_ROOMS=20 MOST_ROOMS=800
readonly NOWHERE=0 ROOM=1 OUTSIDE=2  # station_kind
readonly UNKNOWN=0 OPENED=1 MARKED=2 # station_seen
readonly ROOM_BIT=(1 2 4 8 16 32 64 128)
station_side=0 station_stride=0 station_step=() station_rooms=()
station_kind=() station_joined=() station_trap=() station_number=() station_seen=()
station_cursor=0 station_mode=scan station_jokers=0 station_scanned=0 station_to_open=0
station_revealed='' station_row=() station_changed=() station_notice=''
station_color_open='' station_color_danger=''

make_station() { # <side> <rooms> <percent of traps, or empty for a third>
    while :; do
        grow_station "$1" "$2"
        prune_station
        ((5 * ${#station_rooms[@]} < $2)) || ! set_traps "$3" || return 0
    done
}

grow_station() { # <side> <rooms>: the first in the middle, and so many more, joined
    local x y n here there b count free=()
    ((station_side = $1, station_stride = n = $1 + 2))
    station_step=("-$n" "$((1 - n))" 1 "$((n + 1))" "$n" "$((n - 1))" -1 "$((-n - 1))")
    for ((y = 0; y < station_stride; y++)); do
        for ((x = 0; x < station_stride; x++)); do
            here=$((y * station_stride + x))
            ((station_kind[here] = x == 0 || x > $1 || y == 0 || y > $1 ? OUTSIDE : NOWHERE))
            station_joined[here]=0 station_trap[here]=0 station_number[here]=0
            station_seen[here]=$UNKNOWN
        done
    done

    ((here = ($1 / 2 + 1) * station_stride + $1 / 2 + 1, station_kind[here] = ROOM))
    station_rooms=("$here")
    while ((${#station_rooms[@]} <= $2)); do
        below "${#station_rooms[@]}"
        here=${station_rooms[pick]}
        count=0
        for b in 0 1 2 3 4 5 6 7; do
            ((station_joined[here] & ROOM_BIT[b])) || free[count++]=$b
        done
        ((count)) || continue
        below "$count"
        b=${free[pick]}
        there=$((here + station_step[b]))
        ((station_kind[there] != OUTSIDE)) || continue
        if ((station_kind[there] == NOWHERE)); then
            ((station_kind[there] = ROOM))
            station_rooms+=("$there")
        fi
        ((station_joined[here] |= ROOM_BIT[b], station_joined[there] |= ROOM_BIT[b ^ 4]))
    done
}

prune_station() { # all rooms with fewer than two connections at once, and again until none is left
    local here there b doomed=() left=()
    while :; do
        doomed=() left=()
        for here in ${station_rooms[@]+"${station_rooms[@]}"}; do
            if ((station_joined[here] & (station_joined[here] - 1))); then # more than one bit is set
                left+=("$here")
            else
                doomed+=("$here")
            fi
        done
        ((${#doomed[@]})) || return 0
        for here in "${doomed[@]}"; do
            for b in 0 1 2 3 4 5 6 7; do
                if ((station_joined[here] & ROOM_BIT[b])); then
                    there=$((here + station_step[b]))
                    ((station_joined[there] &= ~ROOM_BIT[b ^ 4]))
                fi
            done
            ((station_joined[here] = 0, station_kind[here] = NOWHERE))
        done
        station_rooms=(${left[@]+"${left[@]}"})
    done
}

set_traps() { # <percent or empty>: traps, numbers, what is open; 1 if no safe room is left to open
    local here there b
    for here in "${station_rooms[@]}"; do
        if [[ -z $1 ]]; then
            below 3
            ((station_trap[here] = pick == 0))
        else
            below 100
            ((station_trap[here] = pick < $1))
        fi
    done
    station_cursor=${station_rooms[0]} station_to_open=0
    station_trap[station_cursor]=0
    for here in "${station_rooms[@]}"; do
        for b in 0 1 2 3 4 5 6 7; do
            if ((station_joined[here] & ROOM_BIT[b])); then
                there=$((here + station_step[b]))
                ((station_number[here] += station_trap[there]))
            fi
        done
        ((station_trap[here] == 0)) || continue
        below 2
        ((pick == 0)) && ((station_seen[here] = OPENED))
        ((station_to_open += station_seen[here] == UNKNOWN))
    done
    ((station_to_open))
}

draw_connections() { # -> station_row: the map, and all that is known of the rooms
    local at y here b canvas=() signs="|/-\\" sign step all IFS='' side=$((2 * station_side + 1))
    for ((at = 0; at < side * side; at++)); do
        canvas[at]=' '
        ((at / side % 2 && at % side % 2)) && canvas[at]=.
    done
    for here in "${station_rooms[@]}"; do
        ((at = (2 * (here / station_stride) - 1) * side + 2 * (here % station_stride) - 1))
        b=0
        for step in "-$side" "$((1 - side))" 1 "$((side + 1))"; do # the other four are somebody else's
            if ((station_joined[here] & ROOM_BIT[b])); then
                sign=${signs:b:1}
                [[ ${canvas[at + step]} == ' ' ]] || sign=X
                canvas[at + step]=$sign
            fi
            ((b++))
        done
    done
    all="${canvas[*]}"
    for ((y = 1; y <= side; y++)); do
        station_row[y]=${all:(y - 1)*side:side}
    done
    for here in "${station_rooms[@]}"; do
        draw_room "$here"
    done
}

draw_room() { # <room>: its sign, into the map
    local x y sign=${station_number[$1]}
    if [[ -n $station_revealed ]]; then
        ((station_trap[$1])) && sign='*'
    elif ((station_seen[$1] != OPENED)); then
        sign='#'
        ((station_seen[$1] == MARKED)) && sign='!'
    fi
    ((x = 2 * ($1 % station_stride), y = 2 * ($1 / station_stride)))
    station_row[y]=${station_row[y]:0:x-1}$sign${station_row[y]:x}
    station_changed+=("$1")
}

reveal_station() {
    local here
    station_revealed=yes
    for here in "${station_rooms[@]}"; do
        draw_room "$here"
    done
}

color_station() { # <always|never>
    station_color_open='' station_color_danger=''
    [[ $1 != always ]] || station_color_open=$'\033[32m' station_color_danger=$'\033[31m'
}

paint_station_row() { # <y> <x> <count>: part of a row of the picture, both from 1 -> REPLY
    local codes=${station_row[$1]} x=$2 end=$(($2 + $3)) sign
    REPLY=${codes:x-1:$3}
    [[ -n $station_color_open ]] || return 0
    REPLY=''
    for (( ; x < end; x++)); do
        sign=${codes:x-1:1}
        case $sign in
            [012345678]) sign=$station_color_open$sign$'\033[0m' ;;
            ['!*']) sign=$station_color_danger$sign$'\033[0m' ;;
        esac
        REPLY+=$sign
    done
}

count_traps() { # -> REPLY
    local here
    REPLY=0
    for here in "${station_rooms[@]}"; do
        ((REPLY += station_trap[here]))
    done
}

put_station() { # the picture, to standard output
    local y
    for ((y = 1; y <= 2 * station_side + 1; y++)); do
        paint_station_row "$y" 1 "$((2 * station_side + 1))"
        put_line "$REPLY"
    done
    count_traps
    put_line "rooms: ${#station_rooms[@]}"
    put_line "traps: $REPLY"
    put_line "open: $((${#station_rooms[@]} - REPLY - station_to_open))"
}

is_unknown_room() { # is there one under the cursor?
    ((station_kind[station_cursor] == ROOM && station_seen[station_cursor] != OPENED))
}

open_room() { # <room>; and, where it is joined to no trap, its neighbours, and so on
    local b there
    ((station_seen[$1] = OPENED, station_to_open--))
    draw_room "$1"
    ((station_number[$1] == 0)) || return 0
    for b in 0 1 2 3 4 5 6 7; do
        ((station_joined[$1] & ROOM_BIT[b])) || continue
        ((there = $1 + station_step[b]))
        ((station_seen[there] == OPENED)) || open_room "$there"
    done
}

scan_room() { # the unknown one under the cursor
    ((station_scanned++))
    if ((station_trap[station_cursor])); then
        result=lost
        reveal_station
        return
    fi
    open_room "$station_cursor"
    ((station_to_open)) || result=won
}

mark_room() { # or take the mark away
    ((station_seen[station_cursor] = station_seen[station_cursor] == MARKED ? UNKNOWN : MARKED))
    draw_room "$station_cursor"
}

ask_joker() { # what is the unknown room under the cursor?
    if ((station_jokers == 0)); then
        station_notice=$say_no_joker
        return
    fi
    ((station_jokers--))
    station_notice=$say_joker_safe
    ((station_trap[station_cursor] == 0)) || station_notice=$say_joker_trap
}

move_cursor() { # <a|d|s|w>: one square, as far as the edge
    local to=$station_cursor
    case $1 in
        a) ((to -= 1)) ;;
        d) ((to += 1)) ;;
        s) ((to += station_stride)) ;;
        w) ((to -= station_stride)) ;;
    esac
    ((station_kind[to] == OUTSIDE)) || station_cursor=$to
}

start_station() { # <jokers>
    station_mode=scan station_jokers=$1 station_scanned=0 station_notice='' station_changed=()
    result=unfinished
}

use_key() { # <key> -> notice; 1 if the key means nothing here
    station_notice=''
    case $1 in
        a | d | s | w) move_cursor "$1" ;;
        m) if [[ $station_mode == scan ]]; then station_mode=mark; else station_mode=scan; fi ;;
        q) result=quit ;;
        ' ' | j)
            if ! is_unknown_room; then
                station_notice=$say_no_unknown_room
            elif [[ $1 == j ]]; then
                ask_joker
            else
                "${station_mode}_room"
            fi
            ;;
        *) return 1 ;;
    esac
}

replay_station() { # <keys> <jokers>
    start_station "$2"
    each_key use_key "$1"
}

# ---------------------------------------------------------------------------------------------
# station game: scanning the station, on the screen
#
# Its mode of its own is station.
# Owns: station_seed, station_maker (a function <seed> that makes a station), station_begin (jokers at
# the beginning), station_asked_row (typed, before the column is), station_end_line.
# Writes: result, station_cursor, station_changed.
# ---------------------------------------------------------------------------------------------

station_seed='' station_maker='' station_begin=0 station_asked_row=0 station_end_line=''

play_station() { # <jokers> <seed> <function <seed> that makes a station> <screen|lines>: the one there is
    station_begin=$1 station_seed=$2 station_maker=$3
    begin_station
    if [[ $4 == lines ]]; then
        station_draw
        play_in_lines station station
    else
        play_game station station
    fi
    put_line "$station_end_line"
    put_line "maze.sh station --seed $station_seed"
}

begin_station() {
    local side=$((2 * station_side + 1)) above=1
    start_station "$station_begin"
    ((station_side <= 10)) || above=2
    set_map "$side" "$side" 1 0 paint_station_row
    set_map_numbers "$above" 3 number_station
    set_map_below "$say_station_legend"
    set_message ''
    set_clock 0
    run_clock
    focus_station
}

number_station() { # <y, or 0 for the lines above> -> REPLY; rooms stand in every second line and column
    local tens='' ones='' x n
    if (($1)); then
        printf -v REPLY '%*s' "$map_left" ''
        (($1 % 2)) || printf -v REPLY '%2d ' "$(($1 / 2 - 1))"
        return
    fi
    for ((x = view_x; x < view_x + view_width; x++)); do
        ((n = x / 2 - 1))
        if ((x % 2)); then
            tens+=' ' ones+=' '
        else
            ((n < 10)) && tens+=' ' || tens+=$((n / 10))
            ones+=$((n % 10))
        fi
    done
    printf -v REPLY '%*s%s\033[K\r\n' "$map_left" '' "$ones"
    ((map_top < 2)) || printf -v REPLY '%*s%s\033[K\r\n%s' "$map_left" '' "$tens" "$REPLY"
}

focus_station() {
    set_focus "$((2 * (station_cursor % station_stride)))" "$((2 * (station_cursor / station_stride)))"
}

station_fields() {
    local time name=${say_modes[0]} rest
    read_clock
    name_time "$REPLY"
    time=$REPLY
    [[ $station_mode == scan ]] || name=${say_modes[1]}
    name_rest
    rest=$REPLY
    say "$say_station_status" "$station_jokers" "$station_to_open"
    set_fields "$time" "$name" "$REPLY" "$message" "$rest" "$say_help_key" "$say_quit_key"
}

station_draw() {
    station_fields
    draw_view
    draw_tile "$focus_x" "$focus_y" $'\033[7m'
}

station_tick() {
    station_fields
    draw_status
}

station_end() { # of the input
    tell_station
}

station_key() { # <key>
    local key=$1
    set_message ''
    station_changed=()
    case $key in
        enter) key=' ' ;;
        up) key=w ;;
        down) key=s ;;
        left) key=a ;;
        right) key=d ;;
        *)
            small_letter "$key"
            key=$REPLY
            ;;
    esac
    case $key in
        :) ask_row ;;
        r) station_again ;;
        n) station_next ;;
        p | escape) pause_game ;;
        '?') show_help_lines station "${say_station_keys[@]}" ;;
        q) quit_station ;;
        other | tab | erase) ;;
        *)
            if use_key "$key"; then
                set_message "$station_notice"
            else
                set_message "$say_unknown_key"
            fi
            ;;
    esac
    [[ $mode == station && -z $game_left ]] || return 0
    if [[ $result != unfinished ]]; then
        finish_station
    else
        show_changes
    fi
}

show_changes() { # the rooms that look otherwise, the cursor, the status line
    local room old_x=$focus_x old_y=$focus_y
    focus_station
    if follow_focus; then
        station_draw
        return
    fi
    for room in ${station_changed[@]+"${station_changed[@]}"}; do
        draw_tile "$((2 * (room % station_stride)))" "$((2 * (room / station_stride)))"
    done
    if ((old_x != focus_x || old_y != focus_y)); then
        draw_tile "$old_x" "$old_y"
    fi
    draw_tile "$focus_x" "$focus_y" $'\033[7m'
    station_fields
    draw_status
}

ask_row() {
    say "$say_ask_place" "$say_row" "$((station_side - 1))"
    ask "$REPLY" take_row
}

take_row() { # <answer>; 1 if it is none
    if ! gate_number "$say_row" "$1" 0 "$((station_side - 1))"; then
        refuse_answer "$REPLY"
        return 1
    fi
    station_asked_row=$REPLY
    say "$say_ask_place" "$say_column" "$((station_side - 1))"
    ask "$REPLY" take_column
}

take_column() { # <answer>; 1 if it is none
    if ! gate_number "$say_column" "$1" 0 "$((station_side - 1))"; then
        refuse_answer "$REPLY"
        return 1
    fi
    ((station_cursor = (station_asked_row + 1) * station_stride + REPLY + 1))
    focus_station
    follow_focus
    set_mode station
}

station_again() { # the same station
    "$station_maker" "$station_seed"
    begin_station
    measure_view
    set_mode station
}

station_next() {
    station_seed=$((station_seed % LAST_SEED + 1))
    station_again
}

quit_station() {
    result=quit
    tell_station
    leave_game
}

finish_station() { # what is told of it stands below the map
    local lines=()
    stop_clock
    read_clock
    name_time "$REPLY"
    if [[ $result == won ]]; then
        win_game
        lines=("$say_station_you_won")
    else
        lines=("$say_station_you_lost")
    fi
    lines+=("$REPLY")
    say "$say_over_scans" "$station_scanned"
    lines+=("$REPLY")
    say "$say_over_jokers" "$station_jokers"
    lines+=("$REPLY")
    say "$say_over_to_open" "$station_to_open"
    lines+=("$REPLY")
    say "$say_over_wins" "$wins"
    lines+=("$REPLY")
    tell_station
    end_game "${lines[@]}" "$say_over_keys"
}

station_show_end() { # the trap that ended it stands apart from the others
    draw_view
    draw_tile "$focus_x" "$focus_y" $'\033[7m'
}

tell_station() { # -> station_end_line: for the ordinary screen
    case $result in
        won) say "$say_station_won" "$station_scanned" ;;
        lost) say "$say_station_lost" "$station_to_open" ;;
        *) say "$say_station_quit" "$station_to_open" ;;
    esac
    station_end_line=$REPLY
}

# =============================================================================================
# Part V: the front
# =============================================================================================

# ---------------------------------------------------------------------------------------------
# options: one table of all there is to choose
#
# Each option is one line: its name, its letter or -, what its value is called in the help (empty for
# a flag), the commands that take it, its gate, and what it is where it is not given. Parsing, "not an
# option of", the nearest name and the help all come from here; the line of help itself is
# say_option_NAME. An option that was given is given_NAME=yes, its value option_NAME.
# Owns: option_*, given_*, option_names (all options), option_letters, option_values,
# option_commands, option_gates, given (the names of those given, in their order), command, words,
# exit_status.
# ---------------------------------------------------------------------------------------------

readonly COMMANDS=(play generate solve check algorithms records station)
readonly MAKING=generate,solve,check,play # the commands that make a maze
readonly ALL=$MAKING,algorithms,records,station
readonly MOST_STEPS=1000000 MOST_COUNT=1000000 MOST_BRIDGES=1000000

option_names=() option_letters=() option_values=() option_commands=() option_gates=()
given=() command='' words=() exit_status=0

#    name     letter value  taken by              where not given   gate
readonly OPTIONS=(
    "width    x      N      $MAKING               -                 side"
    "height   y      N      $MAKING               -                 side"
    "seed     s      N      $MAKING,station       -                 number 1 $LAST_SEED"
    "algorithm a     NAME   $MAKING               backtracker       choice ${ALGORITHMS[*]}"
    "loops    -      N      $MAKING               -                 number 0 100"
    "ends     -      KIND   $MAKING               corners           choice ${ENDS[*]}"
    "weave    -      -      $MAKING               -                 flag"
    "bridges  -      N      $MAKING               -                 number 0 $MOST_BRIDGES"
    "carver   c      NAME   $MAKING               auto              choice auto recursive stack"
    "steps    -      N      $MAKING               $MOST_STEPS       number 0 $MOST_STEPS"
    "count    -      N      generate,solve,check  1                 number 1 $MOST_COUNT"
    "input    i      FILE   $MAKING               -                 file"
    "keys     -      STRING play,station          -                 text"
    "describe -      -      play                  -                 flag"
    "resume   -      -      play                  -                 flag"
    "format   f      NAME   generate,solve,play   -                 choice ${FORMATS[*]}"
    "output   o      FILE   $ALL                  -                 file"
    "color    -      WHEN   $ALL                  auto              choice auto always never"
    "lang     -      NAME   $ALL                  -                 choice en de"
    "size     -      N      station               10                number $LEAST_STATION $MOST_STATION"
    "rooms    -      N      station               -                 number $LEAST_ROOMS $MOST_ROOMS"
    "traps    -      N      station               -                 number 0 90"
    "jokers   -      N      station               3                 number 0 99"
    "reveal   -      -      station               -                 flag"
    "help     h      -      $ALL                  -                 flag"
    "version  -      -      $ALL                  -                 flag"
    "completion -    -      $ALL                  -                 flag"
)

# Those that arithmetic or a function takes as they are, named here for shellcheck.
option_seed='' option_algorithm='' option_loops='' option_ends='' option_steps='' option_count='' option_input='' option_keys=''
option_output='' option_lang='' option_size='' option_traps='' option_jokers=''

declare_options() { # from the table: all are there, none is given
    local line name letter value commands default gate
    for line in "${OPTIONS[@]}"; do
        IFS=' ' read -r name letter value commands default gate <<<"$line"
        option_names+=("$name") option_letters+=("${letter#-}") option_values+=("${value#-}")
        option_commands+=(",$commands,") option_gates+=("$gate")
        printf -v "option_$name" %s "${default#-}"
        printf -v "given_$name" %s ''
    done
}

# Those that say how a maze is made, which a maze from a file is already.
readonly OF_MAKING=' width height seed algorithm loops ends weave bridges carver steps count '
readonly OF_BACKTRACKER=' weave bridges carver '

nearest() { # <word> <known word ...> -> REPLY: the known word with the smallest edit distance
    # (the fewest letters to insert, delete or replace; R. A. Wagner, M. J. Fischer, 1974)
    local word=${1:0:40} known best=99 best_known='' i j above diagonal distance=()
    shift
    for known; do
        for ((j = 0; j <= ${#known}; j++)); do
            ((distance[j] = j))
        done
        for ((i = 1; i <= ${#word}; i++)); do
            ((diagonal = i - 1, distance[0] = i))
            for ((j = 1; j <= ${#known}; j++)); do
                above=${distance[j]}
                [[ ${word:i-1:1} == "${known:j-1:1}" ]] || ((diagonal++))
                ((diagonal > above + 1)) && ((diagonal = above + 1))
                ((diagonal > distance[j - 1] + 1)) && ((diagonal = distance[j - 1] + 1))
                ((distance[j] = diagonal))
                diagonal=$above
            done
        done
        if ((distance[${#known}] < best)); then
            ((best = distance[${#known}]))
            best_known=$known
        fi
    done
    REPLY=$best_known
}

find_option() { # <--name or -letter> -> REPLY: its place in the table; 1 if there is none
    local letter=${1#-}
    for ((REPLY = 0; REPLY < ${#option_names[@]}; REPLY++)); do
        [[ $1 != "--${option_names[REPLY]}" ]] || return 0
        [[ -z $letter || $letter != "${option_letters[REPLY]}" ]] || return 0
    done
    return 1
}

gate_option() { # <place in the table> <value> -> REPLY, through its gate; or 1, REPLY why
    local name=${option_names[$1]} label=--${option_names[$1]} gate=()
    read -r -a gate <<<"${option_gates[$1]}"
    REPLY=$2
    case ${gate[0]} in
        side)
            label=say_$name
            gate_number "${!label}" "$2" "$LEAST_SIDE" "$MOST_SIDE" odd
            ;;
        number) gate_number "$label" "$2" "${gate[@]:1}" ;;
        choice) gate_choice "$label" "$2" "${gate[@]:1}" ;;
    esac
}

keep_option() { # <place in the table> <value that has passed its gate>
    local name=${option_names[$1]}
    printf -v "option_$name" %s "$2"
    printf -v "given_$name" yes
    given+=("$name")
}

take_option() { # <place in the table> <value>: ends if it does not pass
    gate_option "$1" "$2" || fail 2 "$REPLY"
    keep_option "$1" "$REPLY"
    [[ ${option_names[$1]} != lang ]] || choose_language "$option_lang" # for what is wrong further on
}

read_options() { # <argument ...>
    local argument option value has_value place
    while (($#)); do
        argument=$1 value='' has_value=''
        shift
        case $argument in
            --) break ;;
            --*=*) option=${argument%%=*} value=${argument#*=} has_value=yes ;;
            -[!-]?*) option=${argument:0:2} value=${argument:2} has_value=yes ;; # -s7
            -?*) option=$argument ;;
            *)
                words+=("$argument")
                continue
                ;;
        esac
        if ! find_option "$option"; then
            nearest "$option" "${option_names[@]/#/--}"
            die 2 "$say_unknown_option" "$REPLY" "$argument"
        fi
        place=$REPLY
        if [[ ${option_gates[place]} == flag ]]; then
            [[ -z $has_value ]] || die 2 "$say_no_such_value" "$argument"
        elif [[ -z $has_value ]]; then
            (($#)) || die 2 "$say_no_value" "$argument"
            value=$1
            shift
        fi
        take_option "$place" "$value"
    done
    words+=("$@")
}

read_words() { # <word ...>: the command and the size
    local word
    for word; do
        if gate_choice command "$word" "${COMMANDS[@]}"; then
            [[ -z $command ]] || die 2 "$say_second_command" "$word"
            command=$word
        elif [[ $word == [0123456789]* ]]; then
            [[ $word == *x* ]] || die 2 "$say_not_size" "$word"
            find_option --width
            take_option "$REPLY" "${word%%x*}"
            find_option --height
            take_option "$REPLY" "${word#*x}"
        else
            nearest "$word" "${COMMANDS[@]}"
            die 2 "$say_unknown_command" "$REPLY" "$word"
        fi
    done
}

check_options() { # ends if an option was given that the command or a file does not go with
    local name
    for name in ${given[@]+"${given[@]}"}; do
        find_option "--$name"
        [[ ${option_commands[REPLY]} == *",$command,"* ]] ||
            die 2 "$say_not_option_of" "$command" "--$name"
        [[ -z $given_input || $OF_MAKING != *" $name "* ]] || die 2 "$say_not_with_input" "--$name"
    done
    [[ $option_algorithm != backtracker ]] || return 0
    for name in "${given[@]}"; do
        [[ $OF_BACKTRACKER != *" $name "* ]] || die 2 "$say_only_backtracker" "--$name"
    done
}

# The help: of the program, or of the command that stands among the words.

show_help() {
    local word about
    for word in ${words[@]+"${words[@]}"}; do
        if gate_choice command "$word" "${COMMANDS[@]}"; then
            show_command_help "$word"
            return
        fi
    done
    put_line "$say_usage"
    put_line ''
    for word in "${COMMANDS[@]}"; do
        about=say_command_$word
        put_help "$word" 10 "${!about}"
    done
    put_line ''
    put_line "$say_help_more"
    put_line ''
    list_options
}

put_help() { # <what> <columns> <text>
    local line
    printf -v line "  %-$2s  %s" "$1" "$3"
    put_line "$line"
}

list_options() { # all that there are, as many to a line as fit
    local k line='' one
    for ((k = 0; k < ${#option_names[@]}; k++)); do
        one=--${option_names[k]}${option_values[k]:+ ${option_values[k]}}
        [[ -z ${option_letters[k]} ]] || one="-${option_letters[k]} $one"
        if ((${#line} + ${#one} > 75)); then
            put_line " $line"
            line=''
        fi
        line+=" $one "
    done
    put_line " $line"
}

# For bash, to complete a call that is half typed; made from the table, too.

# shellcheck disable=SC2016 # the shell that reads it expands it
put_completion() {
    local k name commands="${COMMANDS[*]}" names complete='COMPREPLY=($(compgen'
    put_line '_maze_sh() {'
    put_line '    local word=${COMP_WORDS[COMP_CWORD]} before=${COMP_WORDS[COMP_CWORD - 1]} command=play each'
    put_line '    for each in "${COMP_WORDS[@]:1}"; do'
    put_line "        case \$each in ${commands// / | }) command=\$each ;; esac"
    put_line '    done'
    put_line '    case $before in'
    for ((k = 0; k < ${#option_names[@]}; k++)); do
        name="--${option_names[k]}${option_letters[k]:+ | -${option_letters[k]}}"
        case ${option_gates[k]} in
            flag) ;;
            file) put_line "        $name) $complete -f -- \"\$word\")) && return ;;" ;;
            choice*)
                put_line "        $name) $complete -W '${option_gates[k]#choice }' -- \"\$word\")) && return ;;"
                ;;
            *) put_line "        $name) return ;;" ;;
        esac
    done
    put_line '    esac'
    put_line '    case $command in'
    for name in "${COMMANDS[@]}"; do
        names=''
        for ((k = 0; k < ${#option_names[@]}; k++)); do
            [[ ${option_commands[k]} != *",$name,"* ]] || names+=" --${option_names[k]}"
        done
        put_line "        $name) each='${names# }' ;;"
    done
    put_line '    esac'
    put_line "    $complete -W \"\$each $commands\" -- \"\$word\"))"
    put_line '}'
    put_line 'complete -o filenames -F _maze_sh maze.sh'
}

show_command_help() { # <command>
    local k about=say_command_$1 more=say_about_$1 one
    find_option --width
    if [[ ${option_commands[REPLY]} == *",$1,"* ]]; then
        say "$say_command_usage" "$1"
    else
        say "$say_command_usage_plain" "$1"
    fi
    put_line "$REPLY"
    put_line ''
    put_line "${!about}"
    [[ -z ${!more:-} ]] || put_line "${!more}"
    put_line ''
    for ((k = 0; k < ${#option_names[@]}; k++)); do
        [[ ${option_commands[k]} == *",$1,"* ]] || continue
        one="   --${option_names[k]}${option_values[k]:+ ${option_values[k]}}"
        [[ -z ${option_letters[k]} ]] || one="-${option_letters[k]} ${one:3}"
        about=say_option_${option_names[k]}
        put_help "$one" 18 "${!about}"
    done
    more=say_keys_of_$1
    [[ -z ${!more:-} ]] || put_line "${!more}"
}

# ---------------------------------------------------------------------------------------------
# commands: what the program does, one function run_NAME each; it begins at the last line
#
# Exit status: 0 for success; 1 for a failure; 2 for a wrong call.
# Owns: playing (screen or lines, when a game is played key by key or line by line), beginning (how: maze, offer
# or left).
# Writes: option_* (where one was not given), given_input, command, exit_status.
# Reads: user_charset, NO_COLOR, TERM.
# ---------------------------------------------------------------------------------------------

playing='' beginning=maze

choose_seed() {
    if [[ -z $option_seed ]]; then
        pick_seed "$((LAST_SEED - option_count + 1))"
        option_seed=$REPLY
        say "$say_seed" "$option_seed"
        [[ -n $playing ]] || tell "$REPLY" # a game shows it itself
    elif ((option_seed + option_count - 1 > LAST_SEED)); then
        die 2 "$say_last_seed" "$((option_seed + option_count - 1))"
    fi
}

choose_picture() {
    if [[ -z $option_format ]]; then
        option_format=blocks
        case $user_charset in
            *[Uu][Tt][Ff]8* | *[Uu][Tt][Ff]-8*) ;;
            *) [[ ! -t 1 ]] || option_format=ascii ;;
        esac
    fi
    if [[ $option_color == auto ]]; then
        option_color=never
        [[ ! -t 1 || -n ${NO_COLOR:-} || ${TERM:-} == dumb ]] || option_color=always
    fi
    choose_colors "$option_color"
}

make_maze() { # <n>: the n-th maze, from 0, as the options say; 1 if the file has no other
    local bridges=${option_bridges:-0}
    if [[ -n $given_input ]]; then
        read_maze
        return
    fi
    [[ -z $given_weave || -n $given_bridges ]] || bridges=$MOST_BRIDGES
    make_grid "$option_width" "$option_height"
    seed_with "$((option_seed + $1))"
    if [[ $option_algorithm == backtracker ]]; then
        carve "$option_carver" "$option_steps" "$bridges"
    else
        carve "$option_algorithm" "$option_steps" 0
    fi
    [[ -z $option_loops ]] || open_loops "$option_loops"
    place_ends "$option_ends"
}

put_fact() { # <name> <value>: below a picture; a maze file wants it behind a #
    if [[ $option_format == text ]]; then
        put_line "# $1 $2"
    else
        put_line "$1: $2"
    fi
}

put_seed() { # <n>: below a maze file, where its maze can be had again
    if [[ $option_format == text && -n $option_seed ]]; then
        put_fact seed "$((option_seed + $1))"
    fi
}

put_keys() { # below a maze file: the keys of a game that has been played so far
    local keys=$file_keys
    while [[ $option_format == text && -n $keys ]]; do
        put_line "# keys ${keys:0:60}"
        keys=${keys:60}
    done
}

check_ends() { # ends if there is nobody to walk, or nowhere to go
    ((player)) || die 1 "$say_no_player" "$option_input"
    ((goal)) || die 1 "$say_no_goal" "$option_input"
}

run_generate() { # <n>
    draw_"$option_format"
    put_seed "$1"
    put_keys
}

run_solve() { # <n>
    check_ends
    replay "$file_keys" ''
    solve || die 1 "$say_no_way"
    mark_way
    draw_"$option_format"
    put_seed "$1"
    put_fact steps "$steps"
}

run_check() { # <n>
    check || exit_status=1
    put_line "cells: $cells"
    put_line "passages: $passages"
    put_line "reachable: $reachable"
    put_line "dead ends: $dead_ends"
    put_line "bridges: $bridges"
    put_line "perfect: $perfect"
    if ((player && goal)) && solve; then
        count_turns
        put_line "way: $steps"
        put_line "turns: $turns"
    else
        put_line 'way: none'
        put_line 'turns: none'
    fi
    put_line "junctions: $junctions"
}

run_play() { # <n>
    if [[ -n $playing ]]; then
        play
        return
    fi
    check_ends
    replay "$file_keys" "$option_keys"
    draw_"$option_format"
    put_seed "$1"
    put_fact result "$result"
    put_fact moves "$moves"
    put_fact bumps "$bumps"
    put_fact position "$((player % stride)),$((player / stride))"
}

# A game on the terminal: how it begins, where it is kept, and where its next maze comes from.

play() {
    local themes=(none)
    check_ends
    if [[ -n $given_input || $option_steps -lt $MOST_STEPS ]]; then
        solve || die 1 "$say_no_way"
    fi
    [[ $option_color != always ]] || themes=(plain two contrast none)
    describe_made
    [[ -z $given_describe ]] || describe_moves
    play_maze "$option_format" another_maze "$beginning" "$playing" "${themes[@]}"
    if [[ $option_output == - ]]; then
        option_format=text
        draw_text
        put_seed 0
        put_fact moves "$moves"
    fi
}

describe_made() { # the maze there is: its kind, the call that brings it back, # lines that say how it was made
    local name call kind=$option_ends facts='' value
    if [[ -n $given_input ]]; then
        printf -v value %q "$option_input"
        describe_maze '' file "maze.sh play -i $value" ''
        return
    fi
    [[ -z $option_seed ]] || facts="# seed $option_seed"
    call="maze.sh play ${width}x$height --seed $option_seed"
    for name in $OF_MAKING; do
        value=given_$name
        [[ -n ${!value} && ' width height seed carver count ' != *" $name "* ]] || continue
        value=option_$name
        call+=" --$name${!value:+ ${!value}}"
        facts+=${facts:+$'\n'}"# option $name ${!value}"
        [[ $name == ends ]] || kind+=",$name${!value:+-${!value}}"
    done
    describe_maze "$option_seed" "$kind" "$call" "$facts"
}

another_maze() { # <next|first|WIDTHxHEIGHT>: of the same kind
    option_width=$width option_height=$height
    case $1 in
        next)
            if [[ -n $option_seed ]]; then
                option_seed=$((option_seed % LAST_SEED + 1))
            fi
            ;;
        first)
            option_seed=''
            fit_window "$option_format" 1
            option_width=${REPLY%x*} option_height=${REPLY#*x}
            ;;
        *) option_width=${1%x*} option_height=${1#*x} ;;
    esac
    if [[ -z $option_seed ]]; then
        pick_seed "$LAST_SEED"
        option_seed=$REPLY
    fi
    given_input='' option_carver=auto
    check_carver auto "$option_width" "$option_height"
    option_carver=$REPLY
    start_work
    make_maze 0
    end_work
    describe_made
}

read_left_game() { # the maze of the game that was left, and how it was made; 1 if there is none
    local line why place
    find_folders
    while find_left_game; do
        if why=$(open_file "$game_file" 2>&1 && read_maze 2>&1 && check_ends 2>&1); then
            option_input=$game_file
            open_file "$game_file"
            read_maze
            if [[ -n $file_keys ]]; then
                break
            fi
            close_journal drop
        else
            tell_bad_game "${why#maze.sh: }"
        fi
    done
    [[ -n $game_file ]] || return 1
    for line in ${file_options[@]+"${file_options[@]}"}; do # they may have been changed by anybody
        [[ $OF_MAKING == *" ${line%% *} "* ]] || continue
        find_option "--${line%% *}"
        place=$REPLY line=${line#* }
        [[ ${option_gates[place]} != flag ]] || line=''
        ! gate_option "$place" "$line" || keep_option "$place" "$REPLY"
    done
}

fit_window() { # <format> <lines besides the map> -> REPLY: WIDTHxHEIGHT, as large as fits
    local wide high=$2
    measure_window
    wide=$((window_columns / 2))
    case $1 in
        lines) wide=$(((window_columns - 1) / 2)) ;;
        half) wide=$window_columns ;;
        braille) wide=$((2 * window_columns)) ;;
    esac
    high=$((window_rows - high))
    case $1 in
        half) ((high *= 2)) ;;
        braille) ((high *= 4)) ;;
    esac
    odd_side "$wide"
    wide=$REPLY
    odd_side "$high"
    REPLY=${wide}x$REPLY
}

odd_side() { # <squares that fit> -> REPLY: the longest side
    ((REPLY = ($1 - 1) / 2 * 2 + 1))
    ((REPLY >= LEAST_SIDE)) || REPLY=$LEAST_SIDE
    ((REPLY <= MOST_SIDE)) || REPLY=$MOST_SIDE
}

choose_rooms() {
    local most=$((option_size * option_size / 2))
    if [[ -z $option_rooms ]]; then
        ((option_rooms = most < 50 ? most : 50))
    else
        gate_number --rooms "$option_rooms" "$LEAST_ROOMS" "$most" || fail 2 "$REPLY"
    fi
}

run_station() {
    another_station "$option_seed"
    color_station "$option_color"
    if [[ -n $playing ]]; then
        play_station "$option_jokers" "$option_seed" another_station "$playing"
        return
    fi
    replay_station "$option_keys" "$option_jokers"
    [[ -z $given_reveal ]] || reveal_station
    put_station
    if [[ -n $given_keys ]]; then
        put_line "result: $result"
        put_line "scanned: $station_scanned"
        put_line "jokers: $station_jokers"
        put_line "cursor: $((station_cursor % station_stride - 1)),$((station_cursor / station_stride - 1))"
    fi
}

another_station() { # <seed>
    seed_with "$1"
    make_station "$option_size" "$option_rooms" "$option_traps"
    draw_connections
}

# Measured at 41x41 over the seeds 1 to 20, ends corners: dead ends in percent of the cells, steps
# and turns of the way, the means, in the order of ALGORITHMS. A test measures them again.
readonly TEXTURES=('11 314 99' '35 84 19' '30 119 35' '29 114 32' '29 130 36' '10 159 48' '25 79 18'
    '28 96 17' '29 114 29' '27 134 41')

run_algorithms() {
    local k line dead_ends way
    for line in "${say_textures[@]}"; do
        put_line "$line"
    done
    for ((k = 0; k < ${#ALGORITHMS[@]}; k++)); do
        dead_ends=${TEXTURES[k]%% *} way=${TEXTURES[k]#* }
        printf -v line '%-14s %9d %% %5d %6d   %s' "${ALGORITHMS[k]}" "$dead_ends" "${way% *}" \
            "${way#* }" "${say_looks[k]}"
        put_line "$line"
    done
}

run_records() {
    find_folders
    put_records
}

clean_up() { # however the program ends
    [[ -z $on_screen ]] || reset_terminal
    discard_output
    unlock_game
}

choose_command() { # where none is named; and is this a game?
    local terminal=''
    [[ ! -t 0 || ! -t 1 ]] || terminal=yes
    if [[ -z $command ]]; then
        command=generate
        [[ -z $terminal || -n $given_output ]] || command=play
        [[ -z $given_resume ]] || command=play
    fi
    [[ $command == play || $command == station ]] || return 0
    [[ -z $given_keys$given_reveal && ($command == play || -z $given_output) ]] || return 0
    if [[ ${TERM:-} == dumb ]]; then
        playing=lines
    elif [[ -n $terminal ]]; then
        playing=screen
    fi
}

check_game() { # ends if there is no terminal to play on, or no picture to play in
    [[ $command == play && -z $given_keys ]] || return 0
    [[ -n $playing ]] || die 2 "$say_no_terminal"
    case $option_format in
        text | edges) die 2 "$say_not_on_screen" "$option_format" ;;
    esac
}

choose_output() { # a game is kept in the file as it is played
    [[ -n $given_output && $option_output != - ]] || return 0
    open_output "$option_output"
    if [[ -z $playing ]]; then
        exec >&4
        return
    fi
    [[ -f $output || ! -e $output ]] || die 1 "$say_cannot_write_to" "$option_output"
    keep_game_in "$output"
    exec 4>&-
    discard_output
    forget_output
}

choose_map() { # of what size, from which seed
    [[ -z $playing ]] || gate_window
    case $command in
        records | algorithms) ;;
        station)
            choose_rooms
            choose_seed
            ;;
        *) choose_maze ;;
    esac
}

choose_maze() {
    local name offered=yes
    for name in ${given[@]+"${given[@]}"}; do
        [[ $OF_MAKING != *" $name "* && $name != output ]] || offered=''
    done
    beginning=maze
    if [[ -n $given_resume ]]; then
        read_left_game || die 1 "$say_no_left_game"
    elif [[ -n $given_input ]]; then
        open_file "$option_input"
    elif [[ -n $playing && -n $offered ]] && read_left_game; then
        beginning=left
    else
        [[ -n $option_width && -n $option_height ]] || choose_size
        check_carver "$option_carver" "$option_width" "$option_height"
        option_carver=$REPLY
        choose_seed
    fi
}

choose_size() { # what fits the window; in a game of a size that looks good, and may be changed
    local wide=29 high=29
    if [[ -t 1 && -z $given_keys && -z $given_output ]]; then
        gate_window
        fit_window "$option_format" 1
        wide=${REPLY%x*} high=${REPLY#*x}
        if [[ -n $playing ]]; then
            ((wide <= 61)) || wide=61
            ((high <= 31)) || high=31
            [[ -n $option_width$option_height ]] || beginning=offer
        fi
    fi
    option_width=${option_width:-$wide} option_height=${option_height:-$high}
}

run_all() { # the command for each maze, an empty line between two
    local n=0
    while :; do
        [[ ,$MAKING, != *",$command,"* || $beginning == left || -n $given_resume ]] || make_maze "$n" || break
        ((n == 0)) || put_line ''
        "run_$command" "$n"
        put_page # what is done is not lost if the next one fails
        ((++n < option_count)) || [[ -n $given_input && -z $playing ]] || break
    done
}

main() { # <argument ...>
    trap clean_up EXIT
    choose_language ''
    declare_options
    read_options "$@"
    if [[ -n $given_help ]]; then
        show_help
    elif [[ -n $given_completion ]]; then
        put_completion
    elif [[ -n $given_version ]]; then
        put_line "maze.sh $VERSION"
    else
        read_words ${words[@]+"${words[@]}"}
        choose_command
        check_options
        check_game
        choose_output
        choose_picture
        choose_map
        run_all
        [[ -z $output ]] || close_output
    fi
    put_page
    return "$exit_status"
}

main "$@"
