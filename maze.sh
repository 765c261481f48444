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
# Owns: say_*. Reads: user_language.
# ---------------------------------------------------------------------------------------------

# shellcheck disable=SC2034 # say_option_NAME and some others are found by their names
speak_english() {
    say_wall='here is a wall'
    say_wrong_way='wrong way: the exit is at the %s'
    say_places=('top left' 'top' 'top right' 'left' 'centre' 'right'
        'bottom left' 'bottom' 'bottom right')
    say_keys='a s d w or the arrow keys move, q quits'
    say_status='moves %d | %s'
    say_seed='seed %d'
    say_language=en
    say_svg_title='Maze %s'
    say_sheet='Mazes'
    say_sheet_name='Name:'
    say_sheet_solutions='Solutions'
    say_sheet_no_way='no way'
    say_only_one='svg is one picture; for more, print a sheet: %s'
    say_only_generate='a sheet has the solutions already; it goes with generate, not with %s'
    say_won='You found the way out. Moves: %d'
    say_quit='You gave up. Moves: %d'
    say_too_small='The window is too small.'
    say_ask_size='%s of the maze, odd, %d to %d [%d]: '
    say_width='width'
    say_height='height'
    say_reached='You have reached the goal. Moves: %d'
    say_station_won='You have opened every safe room. Scans: %d'
    say_station_lost='That was a trap. Safe rooms left: %d'
    say_station_quit='You left the station. Safe rooms left: %d'
    say_station_status='%s | jokers %d | to open %d | %s'
    say_station_keys='asdw move, space acts, m mode, j joker, : go, q'
    say_station_legend='# unknown  0-8 open: traps joined to it  ! marked  * trap  . nothing'
    say_modes=('scan' 'mark')
    say_no_unknown_room='no unknown room here'
    say_no_joker='no joker left'
    say_joker_safe='the joker says: safe'
    say_joker_trap='the joker says: a trap'
    say_ask_place='%s 0 to %d, x cancels: %s'
    say_row='row'
    say_column='column'
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
    say_help_more='maze.sh COMMAND --help tells what a command takes. All options there are:'
    say_command_play='walk through a maze (the command on a terminal)'
    say_command_generate='print a maze (the command without a terminal)'
    say_command_solve='print it with the shortest way from the player to the goal'
    say_command_check='is it perfect: every cell reached, and in one way only?'
    say_command_station='another game: rooms to scan, some of them traps'
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
    say_option_ends='corners, opposite, center or random'
    say_option_weave='passages cross on bridges'
    say_option_bridges='at most N of them'
    say_option_carver='auto, recursive or stack: two engines, the same maze'
    say_option_steps='stop carving after N passages'
    say_option_count='N mazes, with the seeds N, N+1, ...'
    say_option_input='mazes from a file instead; - is standard input'
    say_option_keys='play without a terminal, by these keys'
    say_option_format='blocks, ascii, lines, half, braille, digits, edges, svg; text: a maze file; sheet: pages to print'
    say_option_output='write there; play saves the game there'
    say_option_color='auto, always or never'
    say_option_lang='en or de'
    say_option_size='a grid of N x N: 7 to 40 (10)'
    say_option_rooms='rooms to begin with: 20 to half the grid (50)'
    say_option_traps='percent of rooms that are traps: 0 to 90 (a third)'
    say_option_jokers='0 to 99 (3)'
    say_option_reveal='print it with all that is hidden'
    say_option_help='this help'
    say_option_version='name and version'
}

# shellcheck disable=SC2034 # as above
speak_german() {
    say_wall='hier ist eine Wand'
    say_wrong_way='falsche Richtung: der Ausgang ist %s'
    say_places=('oben links' 'oben' 'oben rechts' 'links' 'in der Mitte' 'rechts'
        'unten links' 'unten' 'unten rechts')
    say_keys='a s d w oder die Pfeiltasten bewegen, q beendet'
    say_status='Schritte %d | %s'
    say_seed='Startwert %d'
    say_language=de
    say_svg_title='Labyrinth %s'
    say_sheet='Labyrinthe'
    say_sheet_name='Name:'
    say_sheet_solutions='Lösungen'
    say_sheet_no_way='kein Weg'
    say_only_one='svg ist ein einzelnes Bild; für mehrere gibt es sheet: %s'
    say_only_generate='ein Blatt (sheet) hat die Lösungen schon; es geht mit generate, nicht mit %s'
    say_won='Du hast den Ausgang gefunden. Schritte: %d'
    say_quit='Du hast aufgegeben. Schritte: %d'
    say_too_small='Das Fenster ist zu klein.'
    say_ask_size='%s des Labyrinths, ungerade, %d bis %d [%d]: '
    say_width='Breite'
    say_height='Höhe'
    say_reached='Du bist am Ziel. Schritte: %d'
    say_station_won='Du hast alle sicheren Räume geöffnet. Scans: %d'
    say_station_lost='Das war eine Falle. Sichere Räume übrig: %d'
    say_station_quit='Du hast die Station verlassen. Sichere Räume übrig: %d'
    say_station_status='%s | Joker %d | noch %d | %s'
    say_station_keys='asdw, Leer: tun, m Modus, j Joker, : Ort, q'
    say_station_legend='# unbekannt  0-8 offen: Fallen nebenan  ! markiert  * Falle  . nichts'
    say_modes=('Scannen' 'Markieren')
    say_no_unknown_room='hier ist kein unbekannter Raum'
    say_no_joker='kein Joker übrig'
    say_joker_safe='der Joker sagt: sicher'
    say_joker_trap='der Joker sagt: eine Falle'
    say_ask_place='%s 0 bis %d, x bricht ab: %s'
    say_row='Zeile'
    say_column='Spalte'
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
    say_help_more='maze.sh BEFEHL --help sagt, was ein Befehl nimmt. Alle Optionen:'
    say_command_play='durch ein Labyrinth gehen (der Befehl auf einem Terminal)'
    say_command_generate='ein Labyrinth ausgeben (der Befehl ohne Terminal)'
    say_command_solve='es mit dem kürzesten Weg vom Spieler zum Ziel ausgeben'
    say_command_check='ist es perfekt: jede Zelle erreichbar, auf nur einem Weg?'
    say_command_station='ein anderes Spiel: Räume scannen, manche sind Fallen'
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
    say_option_ends='corners, opposite, center oder random'
    say_option_weave='Gänge kreuzen sich auf Brücken'
    say_option_bridges='auf höchstens N'
    say_option_carver='auto, recursive oder stack: zwei Wege zum selben Labyrinth'
    say_option_steps='nach N Gängen aufhören'
    say_option_count='N Labyrinthe, mit den Startwerten N, N+1, ...'
    say_option_input='Labyrinthe aus einer Datei; - ist die Standardeingabe'
    say_option_keys='ohne Terminal spielen, mit diesen Tasten'
    say_option_format='blocks, ascii, lines, half, braille, digits, edges, svg; text: Labyrinthdatei; sheet: Seiten zum Drucken'
    say_option_output='dorthin schreiben; play sichert dort das Spiel'
    say_option_color='auto, always oder never'
    say_option_lang='en oder de'
    say_option_size='ein Gitter von N x N: 7 bis 40 (10)'
    say_option_rooms='Räume zu Beginn: 20 bis zur Hälfte des Gitters (50)'
    say_option_traps='Prozent der Räume, die Fallen sind: 0 bis 90 (ein Drittel)'
    say_option_jokers='0 bis 99 (3)'
    say_option_reveal='mit allem Verborgenen ausgeben'
    say_option_help='diese Hilfe'
    say_option_version='Name und Version'
}

choose_language() { # <en|de|empty: what the locale says>
    case ${1:-$user_language} in
        de*) speak_german ;;
        *) speak_english ;;
    esac
}

say() { # <format> <value ...> -> REPLY
    # shellcheck disable=SC2059 # the texts above are the formats
    printf -v REPLY "$@"
}

# ---------------------------------------------------------------------------------------------
# output: where what is said goes: standard output, standard error, files; how the program fails
#
# Owns: progress_since, progress_shown, page, output, output_name, output_part.
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

page='' output='' output_name='' output_part=''

put_line() { # <line>
    page+=$1$'\n'
    ((${#page} < 16384)) || put_page
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
    local x y ring=() inner=()
    set_size "$1" "$2"
    for ((x = 0; x < stride; x++)); do
        ((ring[x] = OPEN, inner[x] = WALL))
    done
    ((inner[0] = inner[width + 1] = OPEN))

    cell=("${ring[@]}")
    for ((y = 1; y <= height; y++)); do
        cell+=("${inner[@]}")
    done
    cell+=("${ring[@]}")
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

# Skip this at first reading: carve_stack once more, written for speed, for mazes without bridges.
# The four neighbours are looked at in one arithmetic command that makes a number of them, one bit
# for each that can be carved (1 east, 2 west, 4 south, 8 north). toward[4 * mask + k] is the k-th
# of the steps in mask, choices[mask] how many they are. A cell left with one choice does not wait:
# there is nothing to come back for.

carve_fast() { # <cell>
    local here=$1 far=$((2 * stride)) mask by n top=0 tick=0
    local waiting=() toward=() choices=() random
    random=$state
    for ((mask = 0; mask < 16; mask++)); do
        n=0
        ((mask & 1)) && ((toward[4 * mask + n++] = 1))
        ((mask & 2)) && ((toward[4 * mask + n++] = -1))
        ((mask & 4)) && ((toward[4 * mask + n++] = stride))
        ((mask & 8)) && ((toward[4 * mask + n++] = -stride))
        ((choices[mask] = n))
    done

    while ((passages_left)); do
        if ((mask = !cell[here - far] * 8 | !cell[here - 2] * 2, \
            mask |= !cell[here + far] * 4 | !cell[here + 2], n = choices[mask])); then
            ((n > 1 && (waiting[top++] = here), random = random * 48271 % 2147483647))
            ((by = toward[4 * mask + random % n], cell[here += by] = OPEN))
            ((cell[here += by] = OPEN, passages_left--))
        elif ((top)); then
            ((here = waiting[--top]))
            ((++tick % 512)) || show_carving
        else
            break
        fi
    done
    state=$random
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

carve() { # <recursive|stack> <passages at most> <bridges at most>: the grid, from the first cell
    local name=$1 first=$((2 * stride + 2))
    ((passages_most = cells_wide * cells_high)) # one less, in truth: the first cell needs none
    (($2 >= passages_most)) || passages_most=$2
    passages_left=$passages_most bridges_left=$3
    [[ $1 != stack ]] || (($3)) || name=fast
    start_progress
    ((cell[first] = OPEN))
    "carve_$name" "$first"
    tree=yes
    end_progress
}

# ---------------------------------------------------------------------------------------------
# ends: where the player starts, and where he wins
#
# The goal is a cell, or, where there is an exit in the border, the square of the ring just
# outside it: the player wins by walking out.
# Owns: player, goal (squares; 0 is none). Writes: cell (both are opened).
# A kind of ends is a word in ENDS and a function place_NAME.
# ---------------------------------------------------------------------------------------------

readonly ENDS=(corners opposite center random)
player=0 goal=0

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
    each_key replay_key "${1//[!asdwu]/}"
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

# ---------------------------------------------------------------------------------------------
# solve: the shortest way
#
# Owns: trail (the squares of the way from the goal back to the player, both left out), steps (how
# many it takes), way (a copy of cell to draw in).
# ---------------------------------------------------------------------------------------------

trail=() steps=0 way=()

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
            ((here += toward[mask], way[here] = how[mask]))
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

# ---------------------------------------------------------------------------------------------
# check: is the maze perfect?
#
# Owns: cells, passages, reachable, dead_ends, bridges, perfect. Writes: way.
# ---------------------------------------------------------------------------------------------

cells=0 passages=0 reachable=0 dead_ends=0 bridges=0 perfect=''

count_passages() { # <cell> -> REPLY: its passages, a bit each: 1 east, 2 west, 4 south, 8 north
    local direction along bit=1
    REPLY=0
    for direction in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        along=${step[direction]}
        if ((way[$1 + along] == OPEN && way[$1 + 2 * along])); then
            ((REPLY |= bit))
        elif ((way[$1 + along] == BRIDGE_EAST + direction)); then
            ((way[$1 + 4 * along])) && ((REPLY |= bit))
        fi
        ((bit *= 2))
    done
}

check() { # -> cells, passages, reachable, dead_ends, bridges, perfect; 1 if it is not perfect
    local x y here to bit along first=0 open_pillars=0 top=0 waiting=() links=()
    ((cells = cells_wide * cells_high, passages = reachable = dead_ends = bridges = 0))
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
            ((bridges += (way[here + 1] == BRIDGE_EAST) + (way[here + stride] == BRIDGE_SOUTH)))
            ((x == width - 1 || y == height - 1)) || ((open_pillars += way[here + stride + 1]))
        done
    done

    # Who can be reached: go on to every neighbour not yet seen, and note it for later.
    ((first == 0)) || ((way[first] = 2, waiting[top++] = first))
    while ((top)); do
        ((here = waiting[--top], reachable++))
        ((reachable % 512)) || show_progress "$say_checking" "$((cells + reachable))" "$((2 * cells))"
        bit=1
        for along in "${step[@]}"; do
            if ((links[here] & bit)); then
                to=$((here + (way[here + along] == OPEN ? 2 : 4) * along))
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
# what stands there: P player, G goal, T trail. shown_code is the one answer to what a square shows,
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
# letter of each square that has one), code, sign, columns (how a code's place makes a difference),
# color_player, color_trail, color_goal, color_off.
# Writes: row.
# ---------------------------------------------------------------------------------------------

picture='' goal_shown=-1 on_trail=()
code=() sign=() columns='' color_player='' color_trail='' color_goal='' color_off=''

# The box-drawing character with arms up (1), right (2), down (4) and left (8).
readonly JUNCTION=(' ' '╵' '╶' '└' '╷' '│' '┌' '├' '╴' '┘' '─' '┴' '┐' '┤' '┬' '┼')

shown_code() { # <square> -> REPLY: the code that the picture shows there
    REPLY=${cell[$1]}
    if (($1 == player)); then
        REPLY=P
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

choose_signs() { # <format>, for the maze there is now
    local bridge_code=(4 5 6 7) bridge_sign=()
    columns=''
    #     wall open player trail goal
    code=(0 1 P T G)
    case $1 in
        blocks) sign=('██' '  ' '● ' '· ' '◆ ') bridge_sign=('══' '══' '║║' '║║') ;;
        ascii) sign=('##' '  ' '@ ' '. ' 'X ') bridge_sign=('==' '==' '||' '||') ;;
        digits) sign=('0 ' '1 ' '2 ' '3 ' '8 ') bridge_sign=('4 ' '5 ' '6 ' '7 ') ;;
        lines) # n: in a narrow column, w: in a wide one
            columns=split_columns
            code=(0n 0w 1n 1w Pn Pw Tn Tw Gn Gw)
            sign=('│' '───' ' ' '   ' '●' ' ● ' '·' ' · ' '◆' ' ◆ ')
            bridge_code=(4n 4w 5n 5w 6w 7w)
            bridge_sign=('═' '═══' '═' '═══' ' ║ ' ' ║ ')
            ;;
    esac
    [[ $1 == digits ]] || color_signs
    if [[ -n $woven ]]; then # first, for an escape sequence has digits too
        code=("${bridge_code[@]}" "${code[@]}")
        sign=("${bridge_sign[@]}" "${sign[@]}")
    fi
}

choose_colors() { # <always|never>
    color_player='' color_trail='' color_goal='' color_off=''
    if [[ $1 == always ]]; then
        color_player=$'\033[1;33m' color_trail=$'\033[36m' color_goal=$'\033[1;32m'
        color_off=$'\033[0m'
    fi
}

color_signs() {
    local k
    for ((k = 0; k < ${#code[@]}; k++)); do
        case ${code[k]} in
            P*) sign[k]=$color_player${sign[k]}$color_off ;;
            T*) sign[k]=$color_trail${sign[k]}$color_off ;;
            G*) sign[k]=$color_goal${sign[k]}$color_off ;;
        esac
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
# Owns: sheet_class (wide, if its pages lie on their side), sheet_solution (what will stand on the last).
# Reads: what the chapters above own. The maze file, draw_text, has a chapter of its own.
# ---------------------------------------------------------------------------------------------

readonly FORMATS=(blocks ascii lines half braille digits text edges svg sheet)

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
    (($1)) && ! is_outside "$1" || return 0
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
    put_small_sign "$goal" G "$1" 1 2 1
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
    put_small_sign "$goal" ◆ "$1" 2 4 3
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
}

# svg is a picture for paper, in units of an eighth of a square: the middle of square x,y is 8x,8y. The
# ring is in it too, for there is the goal behind an exit. Walls are lines from square to square, along
# the rows and then along the columns; a square without a wall beside it is a line of no length, a dot.

readonly SVG_SPACE='http://www.w3.org/2000/svg'

draw_svg() { # <seed, or empty>
    local box="width=\"$((8 * stride))\" height=\"$((8 * height + 16))\""
    put_svg_start "${1-}"
    put_line "<rect x=\"-4\" y=\"-4\" $box fill=\"#fff\"/>"
    if ((steps)); then
        draw_way
        put_line "$REPLY"
    fi
    put_svg_maze
    put_line '</svg>'
}

put_svg_start() { # <seed, or empty>: what it is, and how large
    local box="-4 -4 $((8 * stride)) $((8 * height + 16))"
    put_line "<svg xmlns=\"$SVG_SPACE\" viewBox=\"$box\" role=\"img\">"
    name_maze "$1"
    say "$say_svg_title" "$REPLY"
    put_line "<title>$REPLY</title>"
}

name_maze() { # <seed, or empty> -> REPLY: what tells it from others
    REPLY=''
    [[ -z $1 ]] || say ", $say_seed" "$1"
    REPLY=${width}x$height$REPLY
}

put_svg_maze() { # walls, bridges, start and goal
    local x y codes
    make_picture digits
    start_progress
    put_line '<path class="walls" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" d="'
    for ((y = 1; y <= height; y++)); do
        put_walls "${row[y]:1:width}" "$y" H
        ((y % 64)) || show_printing "$y" "$((2 * height))"
    done
    for ((x = 1; x <= width; x++)); do
        codes=''
        for ((y = 1; y <= height; y++)); do
            codes+=${row[y]:x:1}
        done
        put_walls "$codes" "$x" V
        ((x % 64)) || show_printing "$((width + x))" "$((2 * width))"
    done
    end_progress
    put_line '"/>'
    [[ -z $woven ]] || put_svg_bridges
    put_svg_ends
}

put_walls() { # <codes of a row or column> <which> <H|V>: its lines, at least two squares long
    local beside='' at=1 walls first last lines='' IFS
    [[ $3 == V ]] || beside=${row[$2 - 1]}/${row[$2 + 1]}
    IFS=1
    for walls in ${1//[!0]/1}; do # what is between two open squares, perhaps nothing
        ((first = 8 * at, last = first + 8 * (${#walls} - 1)))
        if ((last > first)); then
            [[ $3 == V ]] && lines+="M$((8 * $2)) ${first}V$last" || lines+="M$first $((8 * $2))H$last"
        elif [[ $walls$3 == 0H && ${beside:at:1}${beside:at+stride+1:1} != *0* ]]; then
            lines+="M$first $((8 * $2))H$first"
        fi
        ((at += ${#walls} + 1))
    done
    [[ -z $lines ]] || put_line "$lines"
}

put_svg_bridges() { # two rails over each crossed cell, bent outwards at their ends
    local y rest at x2 y2 rails=''
    for ((y = 1; y <= height; y++)); do
        rest=${row[y]}
        while [[ $rest == *[46]* ]]; do
            rest=${rest#*[46]}
            ((at = y * stride + stride - ${#rest} - 1, x2 = 8 * (at % stride), y2 = 8 * y))
            if ((cell[at] == BRIDGE_EAST)); then
                rails+="M$x2 $((y2 - 8))l4 4h8l4-4M$x2 $((y2 + 8))l4-4h8l4 4"
            else
                rails+="M$((x2 - 8)) ${y2}l4 4v8l-4 4M$((x2 + 8)) ${y2}l-4 4v8l4 4"
            fi
        done
    done
    put_line "<path class=\"bridges\" fill=\"none\" stroke=\"#000\" stroke-linecap=\"round\" d=\"$rails\"/>"
}

put_svg_ends() { # a disc and a diamond, in a picture as on the screen
    local x y
    if ((player)); then
        ((x = 8 * (player % stride), y = 8 * (player / stride)))
        put_line "<circle class=\"start\" cx=\"$x\" cy=\"$y\" r=\"3.5\"/>"
    fi
    if ((goal && goal != player)); then
        ((x = 8 * (goal % stride), y = 8 * (goal / stride)))
        put_line "<path class=\"goal\" d=\"M$x $((y - 4))l4 4-4 4-4-4z\"/>"
    fi
}

draw_way() { # -> REPLY: the one that solve has found: its corners, from the player to the goal
    local at last=$goal by before=0 corner=() points='' k style
    for at in ${trail[@]+"${trail[@]}"} "$player"; do # which is the way back
        ((by = at - last, by = by > 4 ? stride : by < -4 ? -stride : by > 0 ? 1 : -1))
        ((by == before)) || corner+=("$last")
        last=$at before=$by
    done
    corner+=("$player")
    for ((k = ${#corner[@]} - 1; k >= 0; k--)); do
        points+=" $((8 * (corner[k] % stride))),$((8 * (corner[k] / stride)))"
    done
    style='fill="none" stroke="#c22" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"'
    REPLY="<polyline class=\"way\" $style points=\"${points# }\"/>"
}

# sheet is a page to print, in HTML: each maze on a page of its own, and its solution, small, behind them
# all. A solution is no more than the way: its walls are those of the maze, shown once more. Sizes are
# such that all fits on A4 and on Letter paper, which is wider and shorter.

readonly SHEET_STYLE='
@page { margin: 12mm }
@page wide { size: landscape; margin: 12mm }
* { box-sizing: border-box; margin: 0 }
body { background: #fff; color: #000; font: 11pt/1.2 system-ui, sans-serif }
section { break-before: page }
section:first-of-type { break-before: auto }
.wide { page: wide }
header { display: flex; align-items: baseline; gap: 6mm; padding-bottom: 5mm }
h1 { font-size: 20pt; white-space: nowrap }
.name { flex: 1; border-bottom: 0.3mm solid #888; color: #555 }
section > svg { display: block; width: 100%; height: auto; max-height: 232mm }
.wide > svg { max-height: 166mm }
.solutions { font-size: 0 }
.solutions h1 { padding: 0 2mm 5mm }
figure { display: inline-block; margin: 0 2mm 3mm; vertical-align: top; break-inside: avoid }
figcaption { width: 0; min-width: 100%; font-size: 9pt; line-height: 5mm }
figure svg { display: block }
@media screen {
    body { background: #ddd; padding: 1px }
    section { background: #fff; max-width: 210mm; margin: 6mm auto; padding: 12mm }
    .wide { max-width: 297mm }
}
'
readonly SHEET_STYLE_HASH='sha256-aJWOM4kCsEsF0Z17KPFa3kqdVtsrXsVHvm//53KPqug=' # of SHEET_STYLE: no other style is allowed, and no script

sheet_class='' sheet_solution=()

start_sheet() {
    local policy="default-src 'none'; style-src '$SHEET_STYLE_HASH'; base-uri 'none'; form-action 'none'"
    sheet_class='' sheet_solution=()
    ((8 * width <= 9 * height)) || sheet_class=wide
    put_line '<!DOCTYPE html>'
    put_line "<html xmlns=\"http://www.w3.org/1999/xhtml\" lang=\"$say_language\">"
    put_line '<head>'
    put_line '<meta charset="utf-8"/>'
    put_line "<meta http-equiv=\"Content-Security-Policy\" content=\"$policy\"/>"
    put_line '<meta name="viewport" content="width=device-width"/>'
    put_line "<title>$say_sheet</title>"
    put_line "<style>$SHEET_STYLE</style>"
    put_line '</head>'
    put_line '<body>'
}

draw_sheet() { # <seed, or empty> <number>: a page with the maze, the first one behind the head
    local class=maze heading
    (($2 > 1)) || start_sheet
    ((8 * width <= 9 * height)) || class='maze wide'
    put_line "<section class=\"$class\">"
    say "$say_svg_title" "$2"
    heading="<h1>$REPLY</h1><p class=\"name\">$say_sheet_name</p>"
    name_maze "$1"
    put_line "<header>$heading<p>$REPLY</p></header>"
    put_svg_start "$1"
    put_line "<g id=\"maze-$2\">"
    put_svg_maze
    put_line '</g>'
    put_line '</svg>'
    put_line '</section>'
    keep_solution "$1" "$2"
}

keep_solution() { # <seed, or empty> <number>: for the last pages
    local caption="<b>$2</b>" line='' shape
    if [[ -n $1 ]]; then
        say " $say_seed" "$1"
        caption+=$REPLY
    fi
    if ((player == 0 || goal == 0)) || ! solve; then
        caption+=": $say_sheet_no_way"
    elif ((steps)); then
        draw_way
        line=$REPLY
    fi
    choose_solution_size
    shape="$REPLY viewBox=\"-4 -4 $((8 * stride)) $((8 * height + 16))\""
    REPLY="<figure><figcaption>$caption</figcaption><svg xmlns=\"$SVG_SPACE\" $shape>"
    sheet_solution+=("$REPLY$line<use href=\"#maze-$2\"/></svg></figure>")
}

choose_solution_size() { # -> REPLY: as large as lets six stand on a page, but no square below 0.44 mm
    local page_wide=186 page_high=232 across=0 wide high box_wide=$stride box_high=$((height + 2))
    [[ $sheet_class != wide ]] || page_wide=255 page_high=166
    while :; do
        ((across++, wide = page_wide / across - 4, high = (wide * box_high + box_wide - 1) / box_wide))
        ((high <= page_high - 8)) || ((high = page_high - 8, wide = high * box_wide / box_high))
        (((page_wide / (wide + 4)) * (page_high / (high + 8)) < 6)) || break
        ((100 * (page_wide / (across + 1) - 4) >= 44 * width)) || break
    done
    REPLY="width=\"${wide}mm\" height=\"${high}mm\""
}

end_sheet() { # all solutions
    local solution class=solutions
    [[ -z $sheet_class ]] || class='solutions wide'
    put_line "<section class=\"$class\">"
    put_line "<h1>$say_sheet_solutions</h1>"
    for solution in "${sheet_solution[@]}"; do
        put_line "$solution"
    done
    put_line '</section>'
    put_line '</body>'
    put_line '</html>'
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
# game that has been played so far. An empty line ends a maze, and another may follow.
# Owns: file_name, file_line (of the file being read), file_mazes (how many have been read),
# file_goal, file_player, file_keys (what the # lines of the last one say).
# Writes: width, height, stride, size, cell, woven, player, goal.
# ---------------------------------------------------------------------------------------------

readonly LONGEST_LINE=8192
file_name='' file_line=0 file_mazes=0 file_goal='' file_player='' file_keys=''

draw_text() { # the file, to standard output
    local y codes
    put_line "$width $height"
    make_picture file
    start_progress
    for ((y = 1; y <= height; y++)); do
        codes=${row[y]:1:width}
        codes=${codes//0/x} codes=${codes//1/0 } codes=${codes//x/1 } # 0 and 1 change places
        codes=${codes//7/2 } codes=${codes//6/3 } codes=${codes//4/4 } codes=${codes//5/5 }
        codes=${codes//G/7 } codes=${codes//P/8 } codes=${codes//T/9 }
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
            '# keys '*) file_keys+=${REPLY#'# keys '} ;;
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
    local x y code
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
    file_goal='' file_player='' file_keys=''
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
}

# =============================================================================================
# Part III: the screen
# =============================================================================================

# ---------------------------------------------------------------------------------------------
# screen: the terminal, set up, measured and restored; reading keys
#
# Owns: window_rows, window_columns (characters), fallback_*, resized, saved_stty, on_screen,
# ended_by, *_wait.
# Reads: user_lines, user_columns.
# ---------------------------------------------------------------------------------------------

window_rows=24 window_columns=80 resized='' saved_stty='' on_screen='' ended_by=''

show() { # <text>: on the screen; if the window has been closed, read_key will find out
    printf %s "$1" 2>/dev/null
}

setup_terminal() { # and reset_terminal undoes all of it, in the opposite order
    saved_stty=$(stty -g 2>/dev/null)
    on_screen=yes
    trap 'ended_by=INT' INT
    trap 'ended_by=TERM' TERM QUIT # bash itself would not die of QUIT
    trap 'ended_by=HUP' HUP
    trap 'resized=yes' WINCH
    trap stop_and_go_on TSTP
    enter_screen
}

reset_terminal() {
    leave_screen
    trap - INT QUIT TERM HUP WINCH TSTP
    on_screen=''
}

enter_screen() {
    stty -echo -icanon min 1 time 0 2>/dev/null # keys at once, and unseen
    show $'\033[?1049h\033[?25l\033[?7l'        # another screen; no cursor; no wrapping of lines
    resized=yes
}

leave_screen() {
    show $'\033[0m\033[?7h\033[?25h\033[?1049l'
    stty "$saved_stty" 2>/dev/null
}

# A trap may run in the midst of a read, and a read that is cut short by the end of the program
# sets the terminal its own way. So the traps that end the game only make a note for read_key.

end_if_signalled() { # restore all, then end by the signal, so that the caller sees why
    [[ -n $ended_by ]] || return 0
    reset_terminal
    kill -s "$ended_by" $$
}

stop_and_go_on() { # Ctrl-Z: the shell gets its terminal back; fg goes on behind the kill
    leave_screen
    trap - TSTP
    kill -s TSTP $$
    trap stop_and_go_on TSTP
    enter_screen
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

# How long read waits: for a key, before it looks for signals; for the rest of an arrow key
# behind an Esc. bash 3 only knows whole seconds.
key_wait=1 escape_wait=1
((BASH_VERSINFO[0] < 4)) || key_wait=0.2 escape_wait=0.1

read_key() { # -> REPLY: a small letter or other character (arrows are a d s w); escape, enter,
    # erase, other; none where no key came, so that a signal is not kept waiting; or end
    local key='' since=$SECONDS status
    end_if_signalled
    IFS= read -r -s -n 1 -t "$key_wait" key 2>/dev/null
    status=$?
    end_if_signalled
    if ((status)); then
        REPLY=none # bash 3 says 1 for a time-out as for the end, but the end comes at once
        ((status > 128 || SECONDS > since)) || REPLY=end
        return
    fi
    case $key in
        '') REPLY=enter ;;
        $'\033') read_escape ;;
        $'\177' | $'\b') REPLY=erase ;;
        A) REPLY=a ;; D) REPLY=d ;; J) REPLY=j ;; M) REPLY=m ;;
        Q) REPLY=q ;; S) REPLY=s ;; W) REPLY=w ;; X) REPLY=x ;;
        [$'\200'-$'\277']) REPLY=none ;; # the rest of a UTF-8 character
        [' '-'~']) REPLY=$key ;;
        *) REPLY=other ;;
    esac
}

read_escape() { # -> REPLY: what follows an Esc: nothing, or ESC [ A, ESC O A, ESC [ 1 ; 5 A ...
    local key='' length console=''
    REPLY=escape
    IFS= read -r -s -n 1 -t "$escape_wait" key 2>/dev/null || return 0
    REPLY=other
    [[ $key == '[' || $key == O ]] || return 0
    for ((length = 0; length < 16; length++)); do
        IFS= read -r -s -n 1 -t "$escape_wait" key 2>/dev/null || return 0
        case $console$key in
            '[') # ESC [ [ A is a function key of the Linux console
                console=yes
                continue
                ;;
            A) REPLY=w ;;
            B) REPLY=s ;;
            C) REPLY=d ;;
            D) REPLY=a ;;
        esac
        [[ $key != [@-~] ]] || return 0
    done
}

# ---------------------------------------------------------------------------------------------
# game: the loops you play in
#
# The window shows view_width x view_height squares of a map, the one at (view_x, view_y) top
# left; above and left of them the numbers of columns and rows, if the map has any; below them
# its legend, if it has one; then the status line. A map, maze or station, has functions of its
# own to paint a part of a row, to describe the state and to answer a key.
# Owns: map, map_width, map_height (squares, counted from 1), map_top, map_left (room for the
# numbers), map_legend, square_columns; painter; focus_x, focus_y (the square that stays in
# view); view_*; message, question (what is being typed). Ends result, empties resized and
# changed, and sets the station's cursor to a place that was typed. Reads: say_*, all of maze and
# station.
# ---------------------------------------------------------------------------------------------

map='' map_width=0 map_height=0 map_top=0 map_left=0 map_legend='' square_columns=1 painter=''
focus_x=1 focus_y=1 view_x=1 view_y=1 view_width=0 view_height=0 view_too_small='' message='' question=''

ask_number() { # <name> <least> <most> <offer> -> REPLY: odd; asks until the answer is right
    local name=$1 least=$2 most=$3 offer=$4 question
    while :; do
        say "$say_ask_size" "$name" "$least" "$most" "$offer"
        question=$REPLY
        printf %s "$question"
        if ! IFS= read -r; then # the end of input
            printf '\n'
            exit 1
        fi
        gate_number "$name" "${REPLY:-$offer}" "$least" "$most" odd && return
        printf '%s\n' "$REPLY"
    done
}

offer_side() { # <squares that fit> -> REPLY: an odd side, as large as fits
    ((REPLY = ($1 - 1) / 2 * 2 + 1))
    ((REPLY >= LEAST_SIDE)) || REPLY=$LEAST_SIDE
    ((REPLY <= MOST_SIDE)) || REPLY=$MOST_SIDE
}

ask_size() { # <width or empty> <height or empty> <format> -> REPLY: WIDTHxHEIGHT, asked for where empty
    local wide=$1 high=$2 slack=0
    [[ $3 != lines ]] || slack=1
    gate_window
    measure_window
    if [[ -z $wide ]]; then
        offer_side "$(((window_columns - slack) / 2))"
        ask_number "$say_width" "$LEAST_SIDE" "$MOST_SIDE" "$REPLY"
        wide=$REPLY
    fi
    if [[ -z $high ]]; then
        offer_side "$((window_rows - 1))"
        ask_number "$say_height" "$LEAST_SIDE" "$MOST_SIDE" "$REPLY"
        high=$REPLY
    fi
    REPLY=${wide}x$high
}

centre_on() { # <player's place> <squares in view> <squares in all> -> REPLY: the first in view
    ((REPLY = $1 - $2 / 2))
    ((REPLY <= $3 - $2 + 1)) || ((REPLY = $3 - $2 + 1))
    ((REPLY >= 1)) || REPLY=1
}

measure_view() {
    local slack=0
    measure_window
    [[ $map != maze || -z $columns ]] || slack=1 # an even square in view has three columns
    ((view_width = (window_columns - map_left - slack) / square_columns))
    ((view_height = window_rows - map_top - 1))
    [[ -z $map_legend ]] || ((view_height--))
    view_too_small=''
    ((view_width >= 4 && view_height >= 3)) || view_too_small=yes
    ((view_width <= map_width)) || view_width=$map_width
    ((view_height <= map_height)) || view_height=$map_height
}

centre_view() { # on the focus, as far as the map goes
    centre_on "$focus_x" "$view_width" "$map_width"
    view_x=$REPLY
    centre_on "$focus_y" "$view_height" "$map_height"
    view_y=$REPLY
}

follow_focus() { # 1 if the view need not move: the focus is in it, and not at its edge
    local old_x=$view_x old_y=$view_y
    if ((focus_x <= view_x || focus_x >= view_x + view_width - 1 || \
        focus_y <= view_y || focus_y >= view_y + view_height - 1)); then
        centre_view
    fi
    ((view_x != old_x || view_y != old_y))
}

number_columns() { # -> REPLY: the lines above the map; its rooms stand in every second column
    local tens='' ones='' x n
    for ((x = view_x; x < view_x + view_width; x++)); do
        ((n = x / 2 - 1))
        if ((x % 2)); then
            tens+=' ' ones+=' '
        else
            ((n < 10)) && tens+=' ' || tens+=$((n / 10))
            ones+=$((n % 10))
        fi
    done
    printf -v REPLY '%*s%s\r\n' "$map_left" '' "$ones"
    ((map_top < 2)) || printf -v REPLY '%*s%s\r\n%s' "$map_left" '' "$tens" "$REPLY"
}

number_row() { # <y> -> REPLY: what stands left of it
    printf -v REPLY '%*s' "$map_left" ''
    ((map_left == 0 || $1 % 2)) || printf -v REPLY '%2d ' "$(($1 / 2 - 1))"
}

draw_view() { # all of the window
    local frame=$'\033[H\033[2J' y
    if [[ -n $view_too_small ]]; then
        cut_text "$say_too_small" "$window_columns"
        show "$frame$REPLY"
        return
    fi
    if ((map_top)); then
        number_columns
        frame+=$REPLY
    fi
    for ((y = view_y; y < view_y + view_height; y++)); do
        number_row "$y"
        frame+=$REPLY
        "$painter" "$y" "$view_x" "$view_width"
        frame+=$REPLY$'\r\n'
    done
    cut_text "$map_legend" "$window_columns"
    show "$frame$REPLY"
    draw_status
}

draw_status() {
    local line=$((map_top + view_height + 1))
    [[ -z $view_too_small ]] || return 0
    [[ -z $map_legend ]] || ((line++))
    "describe_$map"
    cut_text "$REPLY" "$window_columns"
    show $'\033['"$line;1H$REPLY"$'\033[K'
}

draw_square() { # <x> <y> [escape sequence to begin with]: if it is in view
    local column=$((map_left + square_columns * ($1 - view_x) + 1))
    [[ -z $view_too_small ]] || return 0
    (($1 >= view_x && $1 < view_x + view_width && $2 >= view_y && $2 < view_y + view_height)) || return 0
    if [[ $map == maze && -n $columns ]] && ((($1 - view_x) % 2)); then
        ((column += view_x % 2 ? -1 : 1)) # narrow and wide columns take turns
    fi
    "$painter" "$2" "$1" 1
    show $'\033['"$((map_top + $2 - view_y + 1));${column}H${3:-}$REPLY"$'\033[0m'
}

put_view() { # what the window showed, to standard output
    local y
    [[ -z $view_too_small ]] || return 0
    for ((y = view_y; y < view_y + view_height; y++)); do
        "$painter" "$y" "$view_x" "$view_width"
        put_line "$REPLY"
    done
}

play_map() { # until there is a result; the map has been set up
    gate_window
    setup_terminal
    while [[ $result == unfinished ]]; do
        if [[ -n $resized ]]; then
            redraw_resized
        fi
        read_key
        case $REPLY in
            none) continue ;;
            end) exit 1 ;;
            escape) "press_$map" q ;;
            *) "press_$map" "$REPLY" ;;
        esac
        draw_status
    done
    reset_terminal
    put_view
}

redraw_resized() {
    resized=''
    measure_view
    centre_view
    draw_view
    "focus_$map"
}

# The maze on the screen.

play_maze() { # <format>
    choose_signs "$1"
    start_walk "$file_keys"
    make_picture plain
    map=maze map_width=$width map_height=$height map_top=0 map_left=0 map_legend=''
    square_columns=2 painter=paint_row message=$say_keys
    focus_maze
    play_map
    case $result in
        won)
            say "$say_won" "$moves"
            is_outside "$goal" || say "$say_reached" "$moves"
            ;;
        quit) say "$say_quit" "$moves" ;;
    esac
    put_line "$REPLY"
    put_page
}

focus_maze() { ((focus_x = player % stride, focus_y = player / stride)); }

describe_maze() { say "$say_status" "$moves" "$message"; }

press_maze() { # <key>
    case $1 in
        a | d | s | w) move_player "$1" ;;
        q) result=quit ;;
        *) message=$say_keys ;;
    esac
}

move_player() { # <a|d|s|w>
    local from=$player
    if walk "$1"; then
        message=$say_keys
        refresh_square "$from"
        refresh_square "$player"
        focus_maze
        if follow_focus; then
            draw_view
        else
            draw_square "$((from % stride))" "$((from / stride))"
            draw_square "$focus_x" "$focus_y"
        fi
    elif [[ $refusal == outside ]]; then
        name_place "$goal"
        say "$say_wrong_way" "$REPLY"
        message=$REPLY
    else
        message=$say_wall
    fi
}

name_place() { # <square> -> REPLY: where in the maze, in words
    local x=$(($1 % stride)) y=$(($1 / stride))
    ((x = 3 * (x - 1) / (width - 1), y = 3 * (y - 1) / (height - 1)))
    ((x < 3)) || x=2
    ((y < 3)) || y=2
    REPLY=${say_places[3 * y + x]}
}

# The station on the screen.

play_station() { # <station_jokers>
    start_station "$1"
    ((map_width = 2 * station_side + 1, map_height = map_width, map_left = 3))
    map=station map_top=1 map_legend=$say_station_legend square_columns=1
    ((station_side <= 10)) || map_top=2
    painter=paint_station_row message=$say_station_keys
    ((focus_x = 2 * (station_cursor % station_stride), focus_y = 2 * (station_cursor / station_stride)))
    play_map
    case $result in
        won) say "$say_station_won" "$station_scanned" ;;
        lost) say "$say_station_lost" "$station_to_open" ;;
        quit) say "$say_station_quit" "$station_to_open" ;;
    esac
    put_line "$REPLY"
    put_page
}

focus_station() { # the station_cursor, which is shown in reverse
    local old_x=$focus_x old_y=$focus_y
    ((focus_x = 2 * (station_cursor % station_stride), focus_y = 2 * (station_cursor / station_stride)))
    if follow_focus; then
        draw_view
    else
        draw_square "$old_x" "$old_y"
    fi
    draw_square "$focus_x" "$focus_y" $'\033[7m'
}

describe_station() {
    local name=${say_modes[0]}
    REPLY=$question
    [[ -z $question ]] || return 0
    [[ $station_mode == scan ]] || name=${say_modes[1]}
    say "$say_station_status" "$name" "$station_jokers" "$station_to_open" "$message"
}

press_station() { # <key>
    local key=$1 here
    [[ $key != enter ]] || key=' '
    station_changed=()
    if [[ $key == : ]]; then
        go_to_place
        message=$say_station_keys
    elif use_key "$key"; then
        message=${station_notice:-$say_station_keys}
    else
        message=$say_station_keys
    fi
    for here in ${station_changed[@]+"${station_changed[@]}"}; do
        draw_square "$((2 * (here % station_stride)))" "$((2 * (here / station_stride)))"
    done
    focus_station
}

go_to_place() { # asks for row and column; moves the station_cursor there, unless x or Esc is pressed
    local row_number
    if type_number "$say_row" "$((station_side - 1))"; then
        row_number=$REPLY
        if type_number "$say_column" "$((station_side - 1))"; then
            ((station_cursor = (row_number + 1) * station_stride + REPLY + 1))
        fi
    fi
    question=''
}

type_number() { # <name> <most> -> REPLY; 1 if it was cancelled
    local typed='' why=''
    while :; do
        say "$say_ask_place" "$1" "$2" "$typed"
        question=$why$REPLY
        draw_status
        read_key
        case $REPLY in
            [0123456789]) typed=${typed:0:8}$REPLY why='' ;;
            erase) typed=${typed%?} why='' ;;
            x | q | escape) return 1 ;;
            end) exit 1 ;;
            enter)
                gate_number "$1" "$typed" 0 "$2" && return 0
                why="$REPLY | " typed=''
                ;;
            none) [[ -z $resized ]] || redraw_resized ;;
        esac
    done
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

readonly COMMANDS=(play generate solve check station)
readonly MAKING=generate,solve,check,play # the commands that make a maze
readonly MOST_STEPS=1000000 MOST_COUNT=1000000 MOST_BRIDGES=1000000

option_names=() option_letters=() option_values=() option_commands=() option_gates=()
given=() command='' words=() exit_status=0

#    name     letter value  taken by              where not given   gate
readonly OPTIONS=(
    "width    x      N      $MAKING               -                 side"
    "height   y      N      $MAKING               -                 side"
    "seed     s      N      $MAKING,station       -                 number 1 $LAST_SEED"
    "ends     -      KIND   $MAKING               corners           choice ${ENDS[*]}"
    "weave    -      -      $MAKING               -                 flag"
    "bridges  -      N      $MAKING               -                 number 0 $MOST_BRIDGES"
    "carver   c      NAME   $MAKING               auto              choice auto recursive stack"
    "steps    -      N      $MAKING               $MOST_STEPS       number 0 $MOST_STEPS"
    "count    -      N      generate,solve,check  1                 number 1 $MOST_COUNT"
    "input    i      FILE   $MAKING               -                 text"
    "keys     -      STRING play,station          -                 text"
    "format   f      NAME   generate,solve,play   -                 choice ${FORMATS[*]}"
    "output   o      FILE   $MAKING,station       -                 text"
    "color    -      WHEN   $MAKING,station       auto              choice auto always never"
    "lang     -      NAME   $MAKING,station       -                 choice en de"
    "size     -      N      station               10                number $LEAST_STATION $MOST_STATION"
    "rooms    -      N      station               -                 number $LEAST_ROOMS $MOST_ROOMS"
    "traps    -      N      station               -                 number 0 90"
    "jokers   -      N      station               3                 number 0 99"
    "reveal   -      -      station               -                 flag"
    "help     h      -      $MAKING,station       -                 flag"
    "version  -      -      $MAKING,station       -                 flag"
)

# Those that arithmetic or a function takes as they are, named here for shellcheck.
option_seed='' option_ends='' option_steps='' option_count='' option_input='' option_keys=''
option_output='' option_size='' option_traps='' option_jokers=''

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
readonly OF_MAKING=' width height seed ends weave bridges carver steps count '

nearest() { # <word> <known word ...> -> REPLY: the known word with the smallest edit distance
    # (the fewest letters to insert, delete or replace; R. A. Wagner, M. J. Fischer, 1974)
    local word=${1:0:40} known best=99 best_known='' i j above diagonal distance=()
    shift
    for known; do
        for ((j = 0; j <= ${#known}; j++)); do
            ((distance[j] = j))
        done
        for ((i = 1; i <= ${#word}; i++)); do
            ((diagonal = distance[0], distance[0] = i))
            for ((j = 1; j <= ${#known}; j++)); do
                above=${distance[j]}
                [[ ${word:i-1:1} == "${known:j-1:1}" ]] || ((diagonal++))
                ((diagonal > above + 1)) && ((diagonal = above + 1))
                ((diagonal > distance[j - 1] + 1)) && ((diagonal = distance[j - 1] + 1))
                ((distance[j] = diagonal, diagonal = above))
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

take_option() { # <place in the table> <value>: through its gate, and kept; ends if it does not pass
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
    esac || fail 2 "$REPLY"
    printf -v "option_$name" %s "$REPLY"
    printf -v "given_$name" yes
    given+=("$name")
    [[ $name != lang ]] || choose_language "$REPLY" # for what is wrong further on
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

show_command_help() { # <command>
    local k about=say_command_$1 more=say_about_$1 one
    say "$say_command_usage" "$1"
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
# Owns: playing (yes when a game is played on the terminal, key by key).
# Writes: option_* (where one was not given), command, exit_status.
# Reads: user_charset, NO_COLOR, TERM.
# ---------------------------------------------------------------------------------------------

playing=''

choose_seed() {
    if [[ -z $option_seed ]]; then
        pick_seed "$((LAST_SEED - option_count + 1))"
        option_seed=$REPLY
        say "$say_seed" "$option_seed"
        tell "$REPLY"
    elif ((option_seed + option_count - 1 > LAST_SEED)); then
        die 2 "$say_last_seed" "$((option_seed + option_count - 1))"
    fi
}

choose_picture() {
    [[ $option_format != svg ]] || ((option_count == 1)) || die 2 "$say_only_one" "--count $option_count"
    [[ $option_format != sheet || $command == generate ]] || die 2 "$say_only_generate" "$command"
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
    carve "$option_carver" "$option_steps" "$bridges"
    place_ends "$option_ends"
}

put_fact() { # <name> <value>: below a picture; a maze file wants it behind a #
    if [[ $option_format == text ]]; then
        put_line "# $1 $2"
    elif [[ $option_format == svg ]]; then
        put_line "<!-- $1: $2 -->"
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
    draw_"$option_format" "${option_seed:+$((option_seed + $1))}" "$(($1 + 1))"
    put_seed "$1"
    put_keys
}

run_solve() { # <n>
    check_ends
    start_walk "$file_keys"
    solve || die 1 "$say_no_way"
    mark_way
    draw_"$option_format" "${option_seed:+$((option_seed + $1))}"
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
}

run_play() { # <n>
    check_ends
    if [[ -n $playing ]]; then
        play_maze "$option_format"
        if [[ -n $given_output ]]; then
            [[ -z $output ]] || exec >&4
            option_format=text
            draw_text
            put_seed "$1"
            put_fact moves "$moves"
        fi
        return
    fi
    start_walk "$file_keys"
    each_key replay_key "$option_keys"
    draw_"$option_format" "${option_seed:+$((option_seed + $1))}"
    put_seed "$1"
    put_fact result "$result"
    put_fact moves "$moves"
    put_fact bumps "$bumps"
    put_fact position "$((player % stride)),$((player / stride))"
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
    seed_with "$option_seed"
    make_station "$option_size" "$option_rooms" "$option_traps"
    draw_connections
    color_station "$option_color"
    if [[ -n $playing ]]; then
        play_station "$option_jokers"
        return
    fi
    start_station "$option_jokers"
    each_key use_key "$option_keys"
    [[ -z $given_reveal ]] || reveal_station
    put_station
    if [[ -n $given_keys ]]; then
        put_line "result: $result"
        put_line "scanned: $station_scanned"
        put_line "jokers: $station_jokers"
        put_line "cursor: $((station_cursor % station_stride - 1)),$((station_cursor / station_stride - 1))"
    fi
}

clean_up() { # however the program ends
    [[ -z $on_screen ]] || reset_terminal
    discard_output
}

choose_command() { # where none is named; and is this a game?
    local terminal=''
    [[ ! -t 0 || ! -t 1 ]] || terminal=yes
    if [[ -z $command ]]; then
        command=generate
        [[ -z $terminal || -n $given_output ]] || command=play
    fi
    case $command in
        play) [[ -z $terminal || -n $given_keys ]] || playing=yes ;;
        station) [[ -z $terminal || -n $given_keys$given_reveal$given_output ]] || playing=yes ;;
    esac
}

check_game() { # ends if there is no terminal to play on, or no picture to play in
    [[ $command == play && -z $given_keys ]] || return 0
    [[ -n $playing ]] || die 2 "$say_no_terminal"
    case $option_format in
        text | edges | svg | sheet) die 2 "$say_not_on_screen" "$option_format" ;;
    esac
}

choose_output() { # a game goes on the screen all the same, and to the file when it ends
    [[ -n $given_output && $option_output != - ]] || return 0
    open_output "$option_output"
    [[ -n $playing ]] || exec >&4
}

choose_map() { # of what size, from which seed
    if [[ $command == station ]]; then
        choose_rooms
        choose_seed
    elif [[ -n $given_input ]]; then
        open_file "$option_input"
    else
        [[ -n $option_width && -n $option_height ]] || choose_size
        check_carver "$option_carver" "$option_width" "$option_height"
        option_carver=$REPLY
        choose_seed
    fi
}

choose_size() {
    if [[ -t 0 && -t 1 && -z $given_keys ]]; then
        ask_size "$option_width" "$option_height" "$option_format"
        option_width=${REPLY%x*} option_height=${REPLY#*x}
    fi
    option_width=${option_width:-29} option_height=${option_height:-29}
}

begin_next() { # what stands between two mazes
    [[ $option_format != svg ]] || die 1 "$say_only_one" "$option_input"
    [[ $option_format == sheet ]] || put_line ''
}

run_all() { # the command for each maze, an empty line between two
    local n=0
    while :; do
        [[ $command == station ]] || make_maze "$n" || break
        ((n == 0)) || begin_next
        "run_$command" "$n"
        put_page # what is done is not lost if the next one fails
        ((++n < option_count)) || [[ -n $given_input ]] || break
    done
    [[ $option_format != sheet || $n == 0 ]] || end_sheet
}

main() { # <argument ...>
    trap clean_up EXIT
    choose_language ''
    declare_options
    read_options "$@"
    if [[ -n $given_help ]]; then
        show_help
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
