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
#     messages         what is said to people, in each language; how the program fails;
#                      where output goes
#     gate             the one way in for every value from outside
#     random numbers   the generator, the same in every bash and in Python
#     grid             the array of walls and cells
#     carve            recursive backtracking: the recursion, and the same with a stack
#     ends             entrance, exit, start, goal
#     walk             one step; the replay of a string of keys
#     solve            the shortest way; is the maze perfect?
#     maze file        mazes saved and loaded
#     render           the pictures
#     station          the space station: rooms, traps, scans
#     screen           the terminal: set up, measured, restored; keys
#     game             the loops you play in
#     command line     options, commands, exit statuses; the program begins at the last line
#
# A chapter calls only chapters above it. It opens with the global names it owns (only it may
# write them) and those it reads. A function that computes hands its result back in REPLY or in
# a global that its chapter owns: a command substitution would start a process for it.

if [ -z "${BASH_VERSION:-}" ]; then
    echo 'maze.sh: run me with bash: bash maze.sh' >&2
    exit 2
fi
set +efk +o posix # whatever the environment has set
set -u
unset TMOUT # read would wait no longer than that

# The locale is asked for two things, the language and whether the terminal shows UTF-8. From
# then on a string is a string of bytes: the same everywhere, and quick to cut.
user_language=${LC_ALL:-${LC_MESSAGES:-${LANG:-}}}
user_charset=${LC_ALL:-${LC_CTYPE:-${LANG:-}}}
LC_ALL=C

# bash may set these two itself, so what the user said is kept; and a clock from 0.
user_lines=${LINES:-} user_columns=${COLUMNS:-}
SECONDS=0

readonly VERSION=1.0.0

# ---------------------------------------------------------------------------------------------
# messages: what is said to people, in each language; how the program fails; where output goes
#
# A language is one function that sets every say_ text; texts are printf formats.
# Owns: say_*, progress_since, progress_shown, page, output*. Reads: user_language.
# ---------------------------------------------------------------------------------------------

speak_english() {
    say_wall='here is a wall'
    say_wrong_way='wrong way: the exit is at the %s'
    say_places=('top left' 'top' 'top right' 'left' 'centre' 'right'
        'bottom left' 'bottom' 'bottom right')
    say_keys='a s d w or the arrow keys move, q quits'
    say_status='moves %d | %s'
    say_seed='seed %d'
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

    say_station_help='maze.sh station [OPTIONS]

A space station of rooms, joined in eight directions. Some rooms are traps.
Open all the others: an open room tells how many traps are joined to it; where
it is 0, its neighbours open too, and theirs where they are 0, and so on.

     --size N       a grid of N x N: 7 to 40 (10)
     --rooms N      rooms to begin with: 20 to half the grid (50)
     --traps N      percent of rooms that are traps: 0 to 90 (a third)
     --jokers N     0 to 99 (3)
  -s --seed N       the same seed gives the same station: 1 to 2147483646
     --reveal       print it with all that is hidden
     --keys STRING  play without a terminal: the keys below, but for : and Enter
  -o --output FILE, --color WHEN, --lang NAME as for a maze

  a s d w, arrows   move the cursor
  space, Enter      scan the room; in mark mode, mark it or take the mark away
  m                 change between scan and mark
  j                 a joker tells what the room is, without opening it
  :                 go to a row and a column by their numbers
  q, Esc            leave'

    say_help='maze.sh [COMMAND] [OPTIONS] [WIDTHxHEIGHT]

  play              walk through a maze (the command on a terminal)
  generate          print a maze (the command without a terminal)
  solve             print it with the shortest way from the player to the goal
  check             is it perfect: every cell reached, and in one way only?
  station           another game: maze.sh station --help

  WIDTHxHEIGHT, -x --width N, -y --height N
                    squares, walls included: odd, 5 to 2001
  -s --seed N       the same seed gives the same maze: 1 to 2147483646
     --ends KIND    corners, opposite, center or random
     --weave        passages cross on bridges; --bridges N: at most N of them
  -c --carver NAME  auto, recursive or stack: two engines for the same maze
     --steps N      stop carving after N passages
     --count N      N mazes, with the seeds N, N+1, ...
  -i --input FILE   a maze from a file instead; - is standard input
     --keys STRING  play without a terminal: a d s w move, q quits

  -f --format NAME  blocks, ascii, lines, digits, edges; text: a maze file
  -o --output FILE  write there; play saves the game there as it ends
     --color WHEN   auto, always or never
     --lang NAME    en or de; -h --help; --version'
}

speak_german() {
    say_wall='hier ist eine Wand'
    say_wrong_way='falsche Richtung: der Ausgang ist %s'
    say_places=('oben links' 'oben' 'oben rechts' 'links' 'in der Mitte' 'rechts'
        'unten links' 'unten' 'unten rechts')
    say_keys='a s d w oder die Pfeiltasten bewegen, q beendet'
    say_status='Schritte %d | %s'
    say_seed='Startwert %d'
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

    say_station_help='maze.sh station [OPTIONEN]

Eine Raumstation, deren Räume in acht Richtungen verbunden sind. Manche sind
Fallen. Öffne alle anderen: ein offener Raum zeigt, wie viele Fallen mit ihm
verbunden sind; bei 0 öffnen sich auch seine Nachbarn, und deren Nachbarn, wo
sie 0 sind, und so weiter.

     --size N       ein Gitter von N x N: 7 bis 40 (10)
     --rooms N      Räume zu Beginn: 20 bis zur Hälfte des Gitters (50)
     --traps N      Prozent der Räume, die Fallen sind: 0 bis 90 (ein Drittel)
     --jokers N     0 bis 99 (3)
  -s --seed N       gleicher Startwert, gleiche Station: 1 bis 2147483646
     --reveal       mit allem Verborgenen ausgeben
     --keys TASTEN  spielen ohne Terminal: die Tasten unten, außer : und Enter
  -o --output DATEI, --color WANN, --lang NAME wie beim Labyrinth

  a s d w, Pfeile   den Cursor bewegen
  Leer, Enter       den Raum scannen; im Markiermodus markieren oder Marke weg
  m                 zwischen Scannen und Markieren wechseln
  j                 ein Joker sagt, was der Raum ist, ohne ihn zu öffnen
  :                 zu Zeile und Spalte mit ihren Nummern gehen
  q, Esc            verlassen'

    say_help='maze.sh [BEFEHL] [OPTIONEN] [BREITExHÖHE]

  play              durch ein Labyrinth gehen (der Befehl auf einem Terminal)
  generate          ein Labyrinth ausgeben (der Befehl ohne Terminal)
  solve             es mit dem kürzesten Weg vom Spieler zum Ziel ausgeben
  check             ist es perfekt: jede Zelle erreichbar, auf nur einem Weg?
  station           ein anderes Spiel: maze.sh station --help

  BREITExHÖHE, -x --width N, -y --height N
                    Felder samt Wänden: ungerade, 5 bis 2001
  -s --seed N       gleicher Startwert, gleiches Labyrinth: 1 bis 2147483646
     --ends ART     corners, opposite, center oder random
     --weave        Gänge kreuzen sich auf Brücken; --bridges N: auf höchstens N
  -c --carver NAME  auto, recursive oder stack: zwei Wege zum selben Labyrinth
     --steps N      nach N Gängen aufhören
     --count N      N Labyrinthe, mit den Startwerten N, N+1, ...
  -i --input DATEI  ein Labyrinth aus einer Datei; - ist die Standardeingabe
     --keys TASTEN  spielen ohne Terminal: a d s w bewegen, q beendet

  -f --format NAME  blocks, ascii, lines, digits, edges; text: Labyrinthdatei
  -o --output DATEI dorthin schreiben; play sichert dort das Spiel am Ende
     --color WANN   auto, always oder never
     --lang NAME    en oder de; -h --help; --version'
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

# A file is written beside its target, then takes its place, so that whatever happens the old
# one stays whole. A link stays a link; what is no file, a pipe say, is written directly.

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
# Owns: state, from 1 to 2147483646 (carve_stack takes the step by itself, for speed).
# ---------------------------------------------------------------------------------------------

readonly LAST_SEED=2147483646
state=1

seed_with() { # <seed>
    state=$1
}

below() { # <n> -> REPLY: from 0 to n-1
    ((state = state * 48271 % 2147483647, REPLY = state % $1))
}

pick_seed() { # <last> -> REPLY: any seed from 1 to last
    ((REPLY = (RANDOM << 30 | RANDOM << 15 | RANDOM) % $1 + 1))
}

# ---------------------------------------------------------------------------------------------
# grid: the array of walls and cells
#
# width x height squares are seen, walls included. A ring of open squares lies around them, so
# a row has width + 2 squares, its stride, and all rows stand one after the other in one array:
#
#     cell[y * stride + x]   0 <= x <= width + 1, 0 <= y <= height + 1
#
# One step east is + 1, west - 1, south + stride, north - stride. Cells are the squares with x
# and y both even; with one of them odd, a square is a wall or a passage between two cells.
# For 5x5, before carving:
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
# Owns: width, height, stride, size (squares, ring included), cells_wide, cells_high, row; and
# woven (yes once there is a bridge) and tree (yes for a maze that was carved, without loops), set
# by those who fill the grid.
# cell is made here, written by carve, ends and maze file, and only read elsewhere.
# ---------------------------------------------------------------------------------------------

readonly WALL=0 OPEN=1 BRIDGE_EAST=4 BRIDGE_WEST=5 BRIDGE_SOUTH=6 BRIDGE_NORTH=7
readonly LEAST_SIDE=5 MOST_SIDE=2001
width=0 height=0 stride=0 size=0 cells_wide=0 cells_high=0 woven='' tree=''
cell=() row=()

set_size() { # <width> <height>
    ((width = $1, height = $2, stride = width + 2, size = stride * (height + 2)))
    ((cells_wide = width / 2, cells_high = height / 2))
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

put_code() { # <square> <code>: into its row
    local x y
    ((x = $1 % stride, y = $1 / stride))
    row[y]=${row[y]:0:x}$2${row[y]:x+1}
}

# ---------------------------------------------------------------------------------------------
# carve: recursive backtracking
#
# The maze is a spanning tree: every cell can be reached from every other, in one way only (a
# "perfect" maze). It is found by walking: from a cell go to any neighbour that nobody has
# visited yet, and take down the wall between; where there is none left, go back the way you
# came until there is one. Where you are back at the start and nothing is left, all is carved.
#
# Nobody need remember which cells are visited: an unvisited cell is still a wall. And nobody
# need ask where the border is: the ring beyond it is open, so it looks visited.
#
# Source: depth-first search on the grid with a random order of neighbours; see W. D. Pullen,
# Think Labyrinth, "recursive backtracker".
# Owns: candidate, passages_most, passages_left, bridges_left. Writes cell, woven and tree; draws
# from the generator.
# ---------------------------------------------------------------------------------------------

candidate=() passages_most=0 passages_left=0 bridges_left=0

list_candidates() { # <cell> -> candidate: the steps to take from here; 1 where there is none
    local step
    candidate=()
    ((passages_left % 256)) || show_carving
    ((passages_left)) || return 1
    for step in 1 -1 "$stride" "-$stride"; do # east, west, south, north
        if ((cell[$1 + 2 * step] == WALL)) || { ((bridges_left)) && can_bridge "$1" "$step"; }; then
            candidate+=("$step")
        fi
    done
    ((${#candidate[@]})) # as a status, a number is success and 0 is failure
}

dig() { # <cell> <step>: the passage that way -> REPLY, the cell it leads to
    if ((cell[$1 + 2 * $2] == WALL)); then
        ((REPLY = $1 + 2 * $2, cell[$1 + $2] = cell[REPLY] = OPEN, passages_left--))
    else
        build_bridge "$1" "$2"
    fi
}

# In a weave maze a bridge may lead over a visited cell, to an unvisited one behind it, if
#
#     here # o # x        both squares along the way are walls (#), the cell behind is not
#            |            visited (x), and the cell to be crossed is a straight passage: the
#                         squares beside it, at right angles, are plain open.
#
# At the border the ring answers again: it is open where a wall is asked for. But the cell behind
# may lie north or south of the array itself, so that is looked at first.

can_bridge() { # <cell> <step>
    local crossed=$(($1 + 2 * $2)) behind=$(($1 + 4 * $2)) aside=1
    (($2 != 1 && $2 != -1)) || aside=$stride
    ((behind >= 0 && behind < size)) &&
        ((cell[$1 + $2] == WALL && cell[$1 + 3 * $2] == WALL && cell[behind] == WALL)) &&
        ((cell[crossed - aside] == OPEN && cell[crossed + aside] == OPEN))
}

build_bridge() { # <cell> <step> -> REPLY: the cell behind it
    local there back
    case $2 in
        1) there=$BRIDGE_EAST back=$BRIDGE_WEST ;;
        -1) there=$BRIDGE_WEST back=$BRIDGE_EAST ;;
        "$stride") there=$BRIDGE_SOUTH back=$BRIDGE_NORTH ;;
        *) there=$BRIDGE_NORTH back=$BRIDGE_SOUTH ;;
    esac
    ((cell[$1 + $2] = there, cell[$1 + 3 * $2] = back, REPLY = $1 + 4 * $2, cell[REPLY] = OPEN))
    ((passages_left--, bridges_left--))
    woven=yes
}

show_carving() {
    show_progress "$say_carving" "$((passages_most - passages_left))" "$passages_most"
}

# A recursive function solves a problem by solving a smaller one of the same kind: to carve from
# a cell, open a passage to a neighbour, carve all there is to carve from there, and look again.
# Going back needs no line of its own: it is what happens when a call returns. Each call has its
# own $1, the cell it stands on, and finds it unchanged when the calls it made have ended.

carve_recursive() { # <cell>
    while list_candidates "$1"; do
        below "${#candidate[@]}"
        dig "$1" "${candidate[REPLY]}"
        carve_recursive "$REPLY"
    done
}

# The same walk without recursion. What bash kept for us, the cells that wait for a call to
# return, we keep ourselves, in the array stack: push a cell when leaving it, pop when stuck.
#
# Why both? The first is the idea. But a bash call that is 1,000 calls deep is slow (each of
# its look-ups of a name goes through the names of all its callers), and one that is 4,000 deep
# has used up the 8 MB that a process usually has for this, and crashes. Microseconds per cell:
#
#     cells       14x14   30x30   50x50   100x100   300x300
#     recursive     100     240     680     crash     crash
#     stack          15      15      16        19        26
#
# So this one is written for speed: where no bridge can come into it, the four neighbours are
# looked at in one arithmetic command that makes a number of them, one bit for each that can be
# carved (1 east, 2 west, 4 south, 8 north); its value is that of its last part, behind the last
# comma. toward[4 * mask + k] is the k-th of the steps in mask, choices[mask] how many they are.
# A cell left with one choice is not pushed: there is nothing to come back for.

carve_stack() { # <cell>
    local here=$1 far=$((2 * stride)) mask step n top=0 tick=0
    local stack=() toward=() choices=() random passages_left=$passages_left

    while ((bridges_left)); do # the plain walk: without bridges, there is a quicker one below
        if list_candidates "$here"; then
            stack[top++]=$here
            below "${#candidate[@]}"
            dig "$here" "${candidate[REPLY]}"
            here=$REPLY
        elif ((top)); then
            ((here = stack[--top]))
        else
            return
        fi
    done

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
        if ((mask = !cell[here - far] << 3 | !cell[here - 2] << 1, \
            mask |= !cell[here + far] << 2 | !cell[here + 2], n = choices[mask])); then
            ((n > 1 && (stack[top++] = here), random = random * 48271 % 2147483647))
            ((step = toward[4 * mask + random % n], cell[here += step] = OPEN))
            ((cell[here += step] = OPEN, passages_left--))
        elif ((top)); then
            ((here = stack[--top]))
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
    local first=$((2 * stride + 2))
    ((passages_most = cells_wide * cells_high)) # one less, in truth: the first cell needs none
    (($2 >= passages_most)) || passages_most=$2
    passages_left=$passages_most bridges_left=$3
    start_progress
    ((cell[first] = OPEN))
    "carve_$1" "$first"
    tree=yes
    end_progress
}

# ---------------------------------------------------------------------------------------------
# ends: where the player starts, and where he wins
#
# The goal is a cell, or, where there is an exit in the border, the square of the ring just
# outside it: the player wins by walking out.
# Owns: player, goal (squares; 0 is none). Opens both in cell; draws from the generator.
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
    ((REPLY = 2 * stride * (1 + REPLY / cells_wide) + 2 * (1 + REPLY % cells_wide)))
}

place_ends() { # <corners|opposite|center|random>
    case $1 in
        corners) # above the first cell and below the last
            ((player = stride + 2, goal = (height + 1) * stride + width - 1))
            ;;
        opposite) place_opposite_ends ;;
        center)
            ((player = (cells_high / 2 * 2 + 2) * stride + cells_wide / 2 * 2 + 2))
            below "$cells_wide"
            ((goal = 2 * REPLY + 2))
            ;;
        random)
            pick_cell
            player=$REPLY
            pick_cell
            while ((REPLY == player)); do
                pick_cell
            done
            goal=$REPLY
            ;;
    esac
    inside_of "$goal"
    ((cell[player] = cell[REPLY] = OPEN))
}

place_opposite_ends() { # an opening somewhere, and its mirror image through the centre
    local side cells x y
    below 4
    side=$REPLY # east, west, south, north
    ((cells = side < 2 ? cells_high : cells_wide))
    below "$cells"
    while ((2 * REPLY + 1 == cells)); do # the middle would be its own mirror image
        below "$cells"
    done
    case $side in
        0) ((x = width, y = 2 * REPLY + 2)) ;;
        1) ((x = 1, y = 2 * REPLY + 2)) ;;
        2) ((x = 2 * REPLY + 2, y = height)) ;;
        3) ((x = 2 * REPLY + 2, y = 1)) ;;
    esac
    ((player = y * stride + x))
    outside_of "$(((height + 1 - y) * stride + width + 1 - x))"
    goal=$REPLY
}

# ---------------------------------------------------------------------------------------------
# walk: what one step does; the replay of a string of keys
#
# Owns: moves (steps taken), bumps (steps refused), result (unfinished, won, quit), and why the
# last step was refused, refusal (wall or outside). Moves player.
# ---------------------------------------------------------------------------------------------

moves=0 bumps=0 result=unfinished refusal=''

start_walk() {
    moves=0 bumps=0 result=unfinished refusal=''
    ((player != goal)) || result=won
}

step_from() { # <square> <a|d|s|w> -> REPLY: the square one step on; or 1, and refusal
    local step bridge
    case $2 in
        a) step=-1 bridge=$BRIDGE_WEST ;;
        d) step=1 bridge=$BRIDGE_EAST ;;
        s) step=$stride bridge=$BRIDGE_SOUTH ;;
        w) step=-$stride bridge=$BRIDGE_NORTH ;;
    esac
    REPLY=$(($1 + step))
    ((REPLY != goal)) || return 0
    if is_outside "$REPLY"; then
        refusal=outside
        return 1
    fi
    ((cell[REPLY] != bridge)) || ((REPLY = $1 + 4 * step)) # across it, in one step
    if ((cell[REPLY] != OPEN)); then
        refusal=wall
        return 1
    fi
}

walk() { # <a|d|s|w>: the player takes a step; 1 if it is refused
    if ! step_from "$player" "$1"; then
        ((bumps++))
        return 1
    fi
    ((player = REPLY, moves++))
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

replay_key() { # <key>
    case $1 in
        a | d | s | w) walk "$1" ;;
        q) result=quit ;;
    esac
}

replay() { # <keys>
    start_walk
    each_key replay_key "$1"
}

# ---------------------------------------------------------------------------------------------
# solve: the shortest way; is the maze perfect?
#
# Owns: trail (the squares of the way, player and goal left out), steps (how many it takes);
# way, a copy of cell to draw in; cells, passages, reachable, dead_ends, bridges, perfect.
# Reads cell, woven, tree, player, goal.
# ---------------------------------------------------------------------------------------------

trail=() steps=0 way=()
cells=0 passages=0 reachable=0 dead_ends=0 bridges=0 perfect=''

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
        if ((mask = (way[here - stride] == OPEN) << 3 | (way[here - 1] == OPEN) << 1, \
            mask |= (way[here + stride] == OPEN) << 2 | (way[here + 1] == OPEN))); then
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
    local y end at here step aside
    for ((y = 2; y < height; y += 2)); do
        ((y % 32)) || show_progress "$say_solving" "$y" "$((2 * height))"
        for ((at = y * stride + 2, end = at + width - 1; at < end; at += 2)); do
            here=$at
            while ((way[here] == OPEN && \
                way[here - stride] + way[here - 1] + way[here + 1] + way[here + stride] == 1)); do
                ((step = way[here - stride] ? -stride : way[here - 1] ? -1 : way[here + 1] ? 1 : stride))
                ((aside = step * step == 1 ? stride : 1))
                ((way[here + step - aside] + way[here + step + aside] == 0)) || break
                ((way[here + step] = WALL, here += 2 * step))
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
    local at=$goal how by step=(1 -1 "$stride" "-$stride") status
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
        ((how = way[at] - 10, by = step[how], at -= by, steps++))
        ((way[at] < BRIDGE_EAST || way[at] > BRIDGE_NORTH)) || ((at -= 3 * by))
        ((at != player)) || break
        trail+=("$at")
    done
}

count_passages() { # <cell> -> REPLY: its passages, a bit each: 1 east, 2 west, 4 south, 8 north
    local step bit=1 bridge=$BRIDGE_EAST
    REPLY=0
    for step in 1 -1 "$stride" "-$stride"; do
        (((way[$1 + step] == OPEN && way[$1 + 2 * step] || \
        way[$1 + step] == bridge && way[$1 + 4 * step]) && (REPLY |= bit), bit <<= 1, bridge++))
    done
}

check() { # -> cells, passages, reachable, dead_ends, bridges, perfect; 1 if it is not perfect
    local x y here to bit step first=0 open_pillars=0 top=0 stack=() links=()
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
            ((links[here] = REPLY, passages += (REPLY & 1) + (REPLY >> 2 & 1)))
            ((REPLY == 1 || REPLY == 2 || REPLY == 4 || REPLY == 8)) && ((dead_ends++))
            ((bridges += (way[here + 1] == BRIDGE_EAST) + (way[here + stride] == BRIDGE_SOUTH)))
            ((x == width - 1 || y == height - 1)) || ((open_pillars += way[here + stride + 1]))
        done
    done

    # Who can be reached: go on to every neighbour not yet seen, and note it for later.
    ((first == 0)) || ((way[first] = 2, stack[top++] = first))
    while ((top)); do
        ((here = stack[--top], reachable++))
        ((reachable % 512)) || show_progress "$say_checking" "$((cells + reachable))" "$((2 * cells))"
        bit=1
        for step in 1 -1 "$stride" "-$stride"; do
            ((links[here] & bit && (\
            to = here + (way[here + step] == OPEN ? 2 : 4) * step, \
            way[to] == OPEN && (way[to] = 2, stack[top++] = to)), bit <<= 1))
        done
    done
    end_progress

    ((reachable == cells && passages == cells - 1 && open_pillars == 0)) || return 1
    perfect=yes
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
# One square has one code. Where the player's hides the goal, or he has walked out, a line
# "# goal X,Y" or "# player X,Y" says what the rows cannot.
# Owns: file_name, file_line (of the file being read), file_goal, file_player (what its # lines
# say). Writes the grid, woven, player, goal.
# ---------------------------------------------------------------------------------------------

readonly LONGEST_LINE=8192
file_name='' file_line=0 file_goal='' file_player=''

mark_trail() { # T into the rows
    local at
    for at in ${trail[@]+"${trail[@]}"}; do
        put_code "$at" T
    done
}

mark_ends() { # into the rows G, a goal inside the maze, and P, the player, who hides it
    ((goal)) && ! is_outside "$goal" && put_code "$goal" G
    ((player)) && put_code "$player" P
}

write_maze() { # to standard output
    local y codes exit_square=0
    put_line "$width $height"
    join_rows
    mark_trail
    if ((goal)); then
        inside_of "$goal"
        exit_square=$REPLY
        put_code "$exit_square" G
    fi
    ((player == 0)) || put_code "$player" P
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
    if ((goal && exit_square == player)); then
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
    file_name=$1 file_line=0
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
            '#'*) ;;
            *) return 0 ;;
        esac
    done
}

read_size() { # the first line
    local words=()
    next_line || REPLY=''
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
    read -r -a words <<<"$codes"
    cell+=("$OPEN" "${words[@]}" "$OPEN")
}

is_bridge_end() { # <x> <y> <code>: is the other end where it should be, and both between cells?
    local at=$(($2 * stride + $1)) along=$1 across=$2 side=$width
    if (($3 == BRIDGE_SOUTH || $3 == BRIDGE_NORTH)); then
        along=$2 across=$1 side=$height
    fi
    ((along % 2 == 1 && across % 2 == 0 && along >= 3 && along <= side - 2)) || return 1
    case $3 in
        "$BRIDGE_EAST") ((along + 2 <= side - 2 && cell[at + 2] == BRIDGE_WEST)) ;;
        "$BRIDGE_WEST") ((along - 2 >= 3 && cell[at - 2] == BRIDGE_EAST)) ;;
        "$BRIDGE_SOUTH") ((along + 2 <= side - 2 && cell[at + 2 * stride] == BRIDGE_NORTH)) ;;
        "$BRIDGE_NORTH") ((along - 2 >= 3 && cell[at - 2 * stride] == BRIDGE_SOUTH)) ;;
    esac
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

read_maze() { # <file>: makes the grid, player and goal (0 where the file has none)
    local y ring=() line_of=()
    player=0 goal=0 file_goal='' file_player=''
    open_file "$1"
    read_size
    for ((y = 0; y < stride; y++)); do
        ((ring[y] = OPEN))
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
    while next_line; do
        [[ -z $REPLY ]] || refuse_file "$say_many_rows" "$height"
    done
    exec 3<&-
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

# ---------------------------------------------------------------------------------------------
# render: the pictures
#
# Rows are strings of codes (chapter grid); into them go the letters of what is only shown
# (make_picture); then each code is replaced by its sign, a whole row at a time.
#
# A new picture with two columns a square is a name in FORMATS and a line in choose_signs; the
# player's sign stands there.
# Owns: code, sign, format, color_player, color_trail, color_goal, color_off.
# ---------------------------------------------------------------------------------------------

readonly FORMATS=(blocks ascii lines digits text edges)
format='' code=() sign=()
color_player='' color_trail='' color_goal='' color_off=''

# The box-drawing character with arms up (1), right (2), down (4) and left (8).
readonly JUNCTION=(' ' '╵' '╶' '└' '╷' '│' '┌' '├' '╴' '┘' '─' '┴' '┐' '┤' '┬' '┼')

choose_signs() { # <format>, for the maze there is now
    local bridge_code=(4 5 6 7) bridge_sign=()
    format=$1
    #     wall open player trail goal
    code=(0 1 P T G)
    case $1 in
        blocks) sign=('██' '  ' '● ' '· ' '◆ ') bridge_sign=('══' '══' '║║' '║║') ;;
        ascii) sign=('##' '  ' '@ ' '. ' 'X ') bridge_sign=('==' '==' '||' '||') ;;
        digits) sign=('0 ' '1 ' '2 ' '3 ' '8 ') bridge_sign=('4 ' '5 ' '6 ' '7 ') ;;
        lines) # n: in a narrow column, w: in a wide one
            code=(0n 0w 1n 1w Pn Pw Tn Tw Gn Gw)
            sign=('│' '───' ' ' '   ' '●' ' ● ' '·' ' · ' '◆' ' ◆ ')
            bridge_code=(4n 4w 5n 5w 6w 7w)
            bridge_sign=('═' '═══' '═' '═══' ' ║ ' ' ║ ')
            ;;
    esac
    color_signs
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
    [[ $format != digits ]] || return 0
    for ((k = 0; k < ${#code[@]}; k++)); do
        case ${code[k]} in
            P*) sign[k]=$color_player${sign[k]}$color_off ;;
            T*) sign[k]=$color_trail${sign[k]}$color_off ;;
            G*) sign[k]=$color_goal${sign[k]}$color_off ;;
        esac
    done
}

mark_crossings() { # into the rows: 5 or 7, the sign of its bridge, for each crossed cell
    local y rest x
    for ((y = 1; y <= height; y++)); do
        [[ ${row[y]} == *[46]* ]] || continue
        rest=${row[y]}
        while [[ $rest == *[46]* ]]; do
            rest=${rest#*[46]}
            x=$((stride - ${#rest} - 1))
            if ((cell[y * stride + x] == BRIDGE_EAST)); then
                put_code "$((y * stride + x + 1))" 5
            else
                put_code "$(((y + 1) * stride + x))" 7
            fi
        done
    done
}

shown_code() { # <square> -> REPLY: its code in a picture when the player is not there
    REPLY=${cell[$1]}
    if [[ $format != digits ]]; then
        ((cell[$1 - stride] != BRIDGE_SOUTH)) || REPLY=7
        ((cell[$1 - 1] != BRIDGE_EAST)) || REPLY=5
    fi
    (($1 != goal)) || REPLY=G
}

make_picture() { # rows, as the format shows them
    join_rows
    mark_trail
    [[ $format == digits || -z $woven ]] || mark_crossings
    mark_ends
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
    [[ $format != lines ]] || split_columns "$@"
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
            ((mask = !cell[at - stride] | !cell[at + 1] << 1 | !cell[at + stride] << 2 | !cell[at - 1] << 3))
            REPLY+=${JUNCTION[mask]}
        else
            REPLY+=${shown}n
        fi
    done
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

draw_maze() { # <format>: the picture, to standard output
    local y ring=0 codes='' first count
    case $1 in
        text)
            write_maze
            return
            ;;
        edges)
            draw_edges
            return
            ;;
        digits) ring=1 ;;
    esac
    choose_signs "$1"
    make_picture
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
# Owns: station_side, station_stride; per square: kind (of what is there), joined (the byte),
# is_trap (0 or 1), number (of traps joined to it), seen; rooms (squares, in order of creation);
# cursor (a square), mode (scan or mark), jokers, scanned (scans of unknown rooms), to_open (safe
# rooms still unknown), revealed; station_row, the picture, [1] to [2 * station_side + 1];
# changed (the rooms that look otherwise than before), notice (what is to be said); color_open,
# color_danger. Ends result.
# ---------------------------------------------------------------------------------------------

readonly LEAST_STATION=7 MOST_STATION=40 LEAST_ROOMS=20 MOST_ROOMS=800
readonly NOWHERE=0 ROOM=1 OUTSIDE=2  # kinds
readonly UNKNOWN=0 OPENED=1 MARKED=2 # seen
station_side=0 station_stride=0 rooms=() kind=() joined=() is_trap=() number=() seen=()
cursor=0 mode=scan jokers=0 scanned=0 to_open=0 revealed=''
station_row=() changed=() notice=''
color_open='' color_danger=''

make_station() { # <side> <rooms> <percent of traps, or empty for a third>
    while :; do
        grow_station "$1" "$2"
        prune_station
        ((5 * ${#rooms[@]} < $2)) || ! set_traps "$3" || return 0
    done
}

set_directions() { # -> beside: the step from a square to its neighbour, direction by direction
    local n=$station_stride
    beside=("-$n" "$((1 - n))" 1 "$((n + 1))" "$n" "$((n - 1))" -1 "$((-n - 1))")
}

grow_station() { # <side> <rooms>: the first in the middle, and so many more, joined
    local x y here there b count free=() beside=()
    ((station_side = $1, station_stride = $1 + 2))
    set_directions
    for ((y = 0; y < station_stride; y++)); do
        for ((x = 0; x < station_stride; x++)); do
            ((here = y * station_stride + x, joined[here] = is_trap[here] = number[here] = 0))
            ((kind[here] = x == 0 || x > $1 || y == 0 || y > $1 ? OUTSIDE : NOWHERE))
            ((seen[here] = UNKNOWN))
        done
    done

    ((here = ($1 / 2 + 1) * station_stride + $1 / 2 + 1, kind[here] = ROOM))
    rooms=("$here")
    while ((${#rooms[@]} <= $2)); do
        below "${#rooms[@]}"
        here=${rooms[REPLY]}
        count=0
        for b in 0 1 2 3 4 5 6 7; do
            ((joined[here] >> b & 1)) || free[count++]=$b
        done
        ((count)) || continue
        below "$count"
        ((b = free[REPLY], there = here + beside[b]))
        ((kind[there] != OUTSIDE)) || continue
        if ((kind[there] == NOWHERE)); then
            ((kind[there] = ROOM))
            rooms+=("$there")
        fi
        ((joined[here] |= 1 << b, joined[there] |= 1 << (b ^ 4)))
    done
}

prune_station() { # all rooms with fewer than two connections at once, and again until none is left
    local here there b doomed=() left=() beside=()
    set_directions
    while :; do
        doomed=() left=()
        for here in ${rooms[@]+"${rooms[@]}"}; do
            if ((joined[here] & (joined[here] - 1))); then # more than one bit is set
                left+=("$here")
            else
                doomed+=("$here")
            fi
        done
        ((${#doomed[@]})) || return 0
        for here in "${doomed[@]}"; do
            for b in 0 1 2 3 4 5 6 7; do
                if ((joined[here] >> b & 1)); then
                    ((there = here + beside[b], joined[there] &= ~(1 << (b ^ 4))))
                fi
            done
            ((joined[here] = 0, kind[here] = NOWHERE))
        done
        rooms=(${left[@]+"${left[@]}"})
    done
}

set_traps() { # <percent or empty>: traps, numbers, what is open; 1 if no safe room is left to open
    local here there b beside=()
    set_directions
    for here in "${rooms[@]}"; do
        if [[ -z $1 ]]; then
            below 3
            ((is_trap[here] = REPLY == 0))
        else
            below 100
            ((is_trap[here] = REPLY < $1))
        fi
    done
    ((cursor = rooms[0], is_trap[cursor] = 0, to_open = 0))
    for here in "${rooms[@]}"; do
        for b in 0 1 2 3 4 5 6 7; do
            if ((joined[here] >> b & 1)); then
                ((there = here + beside[b], number[here] += is_trap[there]))
            fi
        done
        ((is_trap[here] == 0)) || continue
        below 2
        ((REPLY == 0)) && ((seen[here] = OPENED))
        ((to_open += seen[here] == UNKNOWN))
    done
    ((to_open))
}

draw_connections() { # -> station_row: the map, and all that is known of the rooms
    local at y here b canvas=() signs="|/-\\" sign step all IFS='' side=$((2 * station_side + 1))
    for ((at = 0; at < side * side; at++)); do
        canvas[at]=' '
        ((at / side % 2 && at % side % 2)) && canvas[at]=.
    done
    for here in "${rooms[@]}"; do
        ((at = (2 * (here / station_stride) - 1) * side + 2 * (here % station_stride) - 1))
        b=0
        for step in "-$side" "$((1 - side))" 1 "$((side + 1))"; do # the other four are somebody else's
            if ((joined[here] >> b & 1)); then
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
    for here in "${rooms[@]}"; do
        draw_room "$here"
    done
}

draw_room() { # <room>: its sign, into the map
    local x y sign=${number[$1]}
    if [[ -n $revealed ]]; then
        ((is_trap[$1])) && sign='*'
    elif ((seen[$1] != OPENED)); then
        sign='#'
        ((seen[$1] == MARKED)) && sign='!'
    fi
    ((x = 2 * ($1 % station_stride), y = 2 * ($1 / station_stride)))
    station_row[y]=${station_row[y]:0:x-1}$sign${station_row[y]:x}
    changed+=("$1")
}

reveal_station() {
    local here
    revealed=yes
    for here in "${rooms[@]}"; do
        draw_room "$here"
    done
}

color_station() { # <always|never>
    color_open='' color_danger=''
    [[ $1 != always ]] || color_open=$'\033[32m' color_danger=$'\033[31m'
}

paint_station_row() { # <y> <x> <count>: part of a row of the picture, both from 1 -> REPLY
    local codes=${station_row[$1]} x=$2 end=$(($2 + $3)) sign
    REPLY=${codes:x-1:$3}
    [[ -n $color_open ]] || return 0
    REPLY=''
    for (( ; x < end; x++)); do
        sign=${codes:x-1:1}
        case $sign in
            [012345678]) sign=$color_open$sign$'\033[0m' ;;
            ['!*']) sign=$color_danger$sign$'\033[0m' ;;
        esac
        REPLY+=$sign
    done
}

count_traps() { # -> REPLY
    local here
    REPLY=0
    for here in "${rooms[@]}"; do
        ((REPLY += is_trap[here]))
    done
}

put_station() { # the picture, to standard output
    local y
    for ((y = 1; y <= 2 * station_side + 1; y++)); do
        paint_station_row "$y" 1 "$((2 * station_side + 1))"
        put_line "$REPLY"
    done
    count_traps
    put_line "rooms: ${#rooms[@]}"
    put_line "traps: $REPLY"
    put_line "open: $((${#rooms[@]} - REPLY - to_open))"
}

is_unknown_room() { # is there one under the cursor?
    ((kind[cursor] == ROOM && seen[cursor] != OPENED))
}

open_room() { # <room>; and, where it is joined to no trap, its neighbours, and so on
    local b there beside=()
    ((seen[$1] = OPENED, to_open--))
    draw_room "$1"
    ((number[$1] == 0)) || return 0
    set_directions
    for b in 0 1 2 3 4 5 6 7; do
        ((joined[$1] >> b & 1)) || continue
        ((there = $1 + beside[b]))
        ((seen[there] == OPENED)) || open_room "$there"
    done
}

scan_room() { # the unknown one under the cursor
    ((scanned++))
    if ((is_trap[cursor])); then
        result=lost
        reveal_station
        return
    fi
    open_room "$cursor"
    ((to_open)) || result=won
}

mark_room() { # or take the mark away
    ((seen[cursor] = seen[cursor] == MARKED ? UNKNOWN : MARKED))
    draw_room "$cursor"
}

ask_joker() { # what is the unknown room under the cursor?
    if ((jokers == 0)); then
        notice=$say_no_joker
        return
    fi
    ((jokers--))
    notice=$say_joker_safe
    ((is_trap[cursor] == 0)) || notice=$say_joker_trap
}

move_cursor() { # <a|d|s|w>: one square, as far as the edge
    local to=$cursor
    case $1 in
        a) ((to -= 1)) ;;
        d) ((to += 1)) ;;
        s) ((to += station_stride)) ;;
        w) ((to -= station_stride)) ;;
    esac
    ((kind[to] == OUTSIDE)) || cursor=$to
}

start_station() { # <jokers>
    mode=scan jokers=$1 scanned=0 result=unfinished notice='' changed=()
}

use_key() { # <key> -> notice; 1 if the key means nothing here
    notice=''
    case $1 in
        a | d | s | w) move_cursor "$1" ;;
        m) if [[ $mode == scan ]]; then mode=mark; else mode=scan; fi ;;
        q) result=quit ;;
        ' ' | j)
            if ! is_unknown_room; then
                notice=$say_no_unknown_room
            elif [[ $1 == j ]]; then
                ask_joker
            else
                "${mode}_room"
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
    [[ $map != maze || $format != lines ]] || slack=1 # an even square in view has three columns
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
    if [[ $map == maze && $format == lines ]] && ((($1 - view_x) % 2)); then
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
    make_picture
    start_walk
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
        shown_code "$from"
        put_code "$from" "$REPLY"
        put_code "$player" P
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

play_station() { # <jokers>
    start_station "$1"
    ((map_width = 2 * station_side + 1, map_height = map_width, map_left = 3))
    map=station map_top=1 map_legend=$say_station_legend square_columns=1
    ((station_side <= 10)) || map_top=2
    painter=paint_station_row message=$say_station_keys
    ((focus_x = 2 * (cursor % station_stride), focus_y = 2 * (cursor / station_stride)))
    play_map
    case $result in
        won) say "$say_station_won" "$scanned" ;;
        lost) say "$say_station_lost" "$to_open" ;;
        quit) say "$say_station_quit" "$to_open" ;;
    esac
    put_line "$REPLY"
    put_page
}

focus_station() { # the cursor, which is shown in reverse
    local old_x=$focus_x old_y=$focus_y
    ((focus_x = 2 * (cursor % station_stride), focus_y = 2 * (cursor / station_stride)))
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
    [[ $mode == scan ]] || name=${say_modes[1]}
    say "$say_station_status" "$name" "$jokers" "$to_open" "$message"
}

press_station() { # <key>
    local key=$1 here
    [[ $key != enter ]] || key=' '
    changed=()
    if [[ $key == : ]]; then
        go_to_place
        message=$say_station_keys
    elif use_key "$key"; then
        message=${notice:-$say_station_keys}
    else
        message=$say_station_keys
    fi
    for here in ${changed[@]+"${changed[@]}"}; do
        draw_square "$((2 * (here % station_stride)))" "$((2 * (here / station_stride)))"
    done
    focus_station
}

go_to_place() { # asks for row and column; moves the cursor there, unless x or Esc is pressed
    local row_number
    if type_number "$say_row" "$((station_side - 1))"; then
        row_number=$REPLY
        if type_number "$say_column" "$((station_side - 1))"; then
            ((cursor = (row_number + 1) * station_stride + REPLY + 1))
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

# ---------------------------------------------------------------------------------------------
# command line: options, commands, exit statuses
#
# Exit status: 0 for success; 1 for a failure; 2 for a wrong call.
# Owns: option_* (values that have passed the gate; or keys, which are only compared, and names of
# files, which are only opened), command, given (the options that were given, each with a space
# before), words, value, exit_status.
# Reads: user_charset, NO_COLOR, TERM.
# ---------------------------------------------------------------------------------------------

readonly COMMANDS=(play generate solve check station)
readonly OPTIONS=(--width --height --seed --ends --weave --bridges --carver --steps --count
    --input --keys --format --output --color --lang --size --rooms --traps --jokers --reveal
    --help --version)
readonly MAKING_OPTIONS=' --width --height --seed --ends --weave --bridges --carver --steps --count '
readonly STATION_OPTIONS=' --seed --size --rooms --traps --jokers --reveal --keys '
readonly COMMON_OPTIONS=' --output --color --lang --help --version '
readonly MOST_STEPS=1000000 MOST_COUNT=1000000 MOST_BRIDGES=1000000

option_width='' option_height='' option_seed='' option_carver=auto option_steps=$MOST_STEPS
option_count=1 option_ends=corners option_bridges='' option_input='' option_keys=''
option_format='' option_output='' option_color=auto
option_size=10 option_rooms='' option_traps='' option_jokers=3
command='' given='' words=() value='' exit_status=0

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

take_number() { # <name> <value> <least> <most> [odd] -> REPLY, or the end
    gate_number "$@" || fail 2 "$REPLY"
}

take_choice() { # <name> <value> <choice ...> -> REPLY, or the end
    gate_choice "$@" || fail 2 "$REPLY"
}

take_width() { # <value>
    take_number "$say_width" "$1" "$LEAST_SIDE" "$MOST_SIDE" odd
    option_width=$REPLY
}

take_height() { # <value>
    take_number "$say_height" "$1" "$LEAST_SIDE" "$MOST_SIDE" odd
    option_height=$REPLY
}

set_option() { # <option> <value>
    case $1 in
        --width) take_width "$2" ;;
        --height) take_height "$2" ;;
        --seed) take_number "$1" "$2" 1 "$LAST_SEED" && option_seed=$REPLY ;;
        --carver) take_choice "$1" "$2" auto recursive stack && option_carver=$REPLY ;;
        --steps) take_number "$1" "$2" 0 "$MOST_STEPS" && option_steps=$REPLY ;;
        --count) take_number "$1" "$2" 1 "$MOST_COUNT" && option_count=$REPLY ;;
        --ends) take_choice "$1" "$2" "${ENDS[@]}" && option_ends=$REPLY ;;
        --weave) option_bridges=${option_bridges:-$MOST_BRIDGES} ;;
        --bridges) take_number "$1" "$2" 0 "$MOST_BRIDGES" && option_bridges=$REPLY ;;
        --size) take_number "$1" "$2" "$LEAST_STATION" "$MOST_STATION" && option_size=$REPLY ;;
        --rooms) take_number "$1" "$2" "$LEAST_ROOMS" "$MOST_ROOMS" && option_rooms=$REPLY ;;
        --traps) take_number "$1" "$2" 0 90 && option_traps=$REPLY ;;
        --jokers) take_number "$1" "$2" 0 99 && option_jokers=$REPLY ;;
        --input) option_input=$2 ;;
        --output) option_output=$2 ;;
        --keys) option_keys=$2 ;;
        --format) take_choice "$1" "$2" "${FORMATS[@]}" && option_format=$REPLY ;;
        --color) take_choice "$1" "$2" auto always never && option_color=$REPLY ;;
        --lang) take_choice "$1" "$2" en de && choose_language "$REPLY" ;;
    esac
}

read_options() { # <argument ...>
    local argument option has_value
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
        case $option in
            -x) option=--width ;;
            -y) option=--height ;;
            -s) option=--seed ;;
            -c) option=--carver ;;
            -i) option=--input ;;
            -f) option=--format ;;
            -o) option=--output ;;
            -h) option=--help ;;
        esac
        if ! gate_choice option "$option" "${OPTIONS[@]}"; then
            nearest "$option" "${OPTIONS[@]}"
            die 2 "$say_unknown_option" "$REPLY" "$argument"
        fi
        case $option in
            --weave | --reveal | --help | --version)
                [[ -z $has_value ]] || die 2 "$say_no_such_value" "$argument"
                set_option "$option" ''
                ;;
            *)
                if [[ -z $has_value ]]; then
                    (($#)) || die 2 "$say_no_value" "$argument"
                    value=$1
                    shift
                fi
                set_option "$option" "$value"
                ;;
        esac
        given+=" $option"
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
            take_width "${word%%x*}"
            take_height "${word#*x}"
            given+=' --width --height'
        else
            nearest "$word" "${COMMANDS[@]}"
            die 2 "$say_unknown_command" "$REPLY" "$word"
        fi
    done
}

check_options() { # ends if an option was given that the command or a file does not go with
    local option taken=$COMMON_OPTIONS
    case $command in
        generate | solve) taken+="$MAKING_OPTIONS --input --format " ;;
        check) taken+="$MAKING_OPTIONS --input " ;;
        play) taken+="${MAKING_OPTIONS% --count } --input --format --keys " ;;
        station) taken+=$STATION_OPTIONS ;;
    esac
    for option in $given; do
        [[ $taken == *" $option "* ]] || die 2 "$say_not_option_of" "$command" "$option"
        [[ $given != *' --input'* || $MAKING_OPTIONS != *" $option "* ]] ||
            die 2 "$say_not_with_input" "$option"
    done
}

is_game() { # is it played on the terminal, key by key?
    [[ -t 0 && -t 1 && $given != *' --keys'* ]] || return 1
    [[ $command == play || ($command == station && $given != *' --reveal'* && $given != *' --output'*) ]]
}

choose_size() {
    if [[ -t 0 && -t 1 && $given != *' --keys'* ]]; then
        ask_size "$option_width" "$option_height" "$option_format"
        option_width=${REPLY%x*} option_height=${REPLY#*x}
    fi
    option_width=${option_width:-29} option_height=${option_height:-29}
}

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

make_maze() { # <n>: the n-th maze, from 0, as the options say
    if [[ $given == *' --input'* ]]; then
        read_maze "$option_input"
        return
    fi
    make_grid "$option_width" "$option_height"
    seed_with "$((option_seed + $1))"
    carve "$option_carver" "$option_steps" "${option_bridges:-0}"
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

check_ends() { # ends if there is nobody to walk, or nowhere to go
    ((player)) || die 1 "$say_no_player" "$option_input"
    ((goal)) || die 1 "$say_no_goal" "$option_input"
}

run_generate() { # <n>
    make_maze "$1"
    draw_maze "$option_format"
    put_seed "$1"
}

run_solve() { # <n>
    make_maze "$1"
    check_ends
    solve || die 1 "$say_no_way"
    draw_maze "$option_format"
    put_seed "$1"
    put_fact steps "$steps"
}

run_check() { # <n>
    make_maze "$1"
    check || exit_status=1
    put_line "cells: $cells"
    put_line "passages: $passages"
    put_line "reachable: $reachable"
    put_line "dead ends: $dead_ends"
    put_line "bridges: $bridges"
    put_line "perfect: $perfect"
}

run_play() { # <n>
    make_maze "$1"
    check_ends
    if [[ $given == *' --keys'* ]]; then
        replay "$option_keys"
        draw_maze "$option_format"
        put_seed "$1"
        put_fact result "$result"
        put_fact moves "$moves"
        put_fact bumps "$bumps"
        put_fact position "$((player % stride)),$((player / stride))"
        return
    fi
    play_maze "$option_format"
    if [[ $given == *' --output'* ]]; then
        [[ -z $output ]] || exec >&4
        option_format=text
        write_maze
        put_seed "$1"
        put_fact moves "$moves"
    fi
}

choose_rooms() {
    local most=$((option_size * option_size / 2))
    if [[ -z $option_rooms ]]; then
        ((option_rooms = most < 50 ? most : 50))
    else
        take_number --rooms "$option_rooms" "$LEAST_ROOMS" "$most"
    fi
}

run_station() {
    seed_with "$option_seed"
    make_station "$option_size" "$option_rooms" "$option_traps"
    draw_connections
    color_station "$option_color"
    if is_game; then
        play_station "$option_jokers"
        return
    fi
    replay_station "$option_keys" "$option_jokers"
    [[ $given != *' --reveal'* ]] || reveal_station
    put_station
    if [[ $given == *' --keys'* ]]; then
        put_line "result: $result"
        put_line "scanned: $scanned"
        put_line "jokers: $jokers"
        put_line "cursor: $((cursor % station_stride - 1)),$((cursor / station_stride - 1))"
    fi
}

clean_up() { # however the program ends
    [[ -z $on_screen ]] || reset_terminal
    discard_output
}

show_help() {
    case " ${words[*]-} " in
        *' station '*) put_line "$say_station_help" ;;
        *) put_line "$say_help" ;;
    esac
}

choose_command() { # where none is named
    [[ -z $command ]] || return 0
    command=generate
    [[ ! -t 0 || ! -t 1 || $given == *' --output'* ]] || command=play
}

check_game() { # ends if there is no terminal to play on, or no picture to play in
    [[ $command == play && $given != *' --keys'* ]] || return 0
    is_game || die 2 "$say_no_terminal"
    [[ $option_format != text && $option_format != edges ]] ||
        die 2 "$say_not_on_screen" "$option_format"
}

choose_output() { # a game goes on the screen all the same, and to the file when it ends
    [[ $given == *' --output'* && $option_output != - ]] || return 0
    open_output "$option_output"
    is_game || exec >&4
}

choose_map() { # of what size, from which seed
    if [[ $command == station ]]; then
        choose_rooms
        choose_seed
    elif [[ $given != *' --input'* ]]; then
        [[ -n $option_width && -n $option_height ]] || choose_size
        check_carver "$option_carver" "$option_width" "$option_height"
        option_carver=$REPLY
        choose_seed
    fi
}

main() { # <argument ...>
    local n
    trap clean_up EXIT
    choose_language ''
    read_options "$@"
    case "$given " in
        *' --help '*) show_help ;;
        *' --version '*) put_line "maze.sh $VERSION" ;;
        *)
            read_words ${words[@]+"${words[@]}"}
            choose_command
            check_options
            check_game
            choose_output
            choose_picture
            choose_map
            for ((n = 0; n < option_count; n++)); do
                ((n == 0)) || put_line ''
                "run_$command" "$n"
                put_page # what is done is not lost if the next one fails
            done
            [[ -z $output ]] || close_output
            ;;
    esac
    put_page
    return "$exit_status"
}

main "$@"
