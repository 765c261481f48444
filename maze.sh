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
#     messages         what is said to people, in each language; how the program fails
#     gate             the one way in for every value from outside
#     random numbers   the generator, the same in every bash and in Python
#     grid             the array of walls and cells
#     carve            recursive backtracking: the recursion, and the same with a stack
#     ends             entrance and exit
#     walk             one step; the replay of a string of keys
#     render           the pictures
#     screen           the terminal: set up, measured, restored; keys
#     game             the loop you play in
#     command line     options, commands, exit statuses; the program begins at the last line
#
# A chapter calls only chapters above it. It opens with the global names it owns (only it may
# write them) and those it reads. A function that computes hands its result back in REPLY or in
# a global that its chapter owns: a command substitution would start a process for it.

if [ -z "${BASH_VERSION:-}" ]; then
    echo 'maze.sh: run me with bash: bash maze.sh' >&2
    exit 2
fi
set +o posix # as sh, bash would follow other rules
set -u

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
# messages: what is said to people, in each language, and how the program fails
#
# A language is one function that sets every say_ text; texts are printf formats.
# Owns: say_*, progress_since, progress_shown, page.
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
    say_carving='carving'
    say_printing='printing'

    say_not_number='%s is not a number: %s'
    say_out_of_range='%s is not from %d to %d: %s'
    say_not_odd='%s is not odd: %s'
    say_not_choice='%s is not one of %s: %s'
    say_unknown_option='unknown option, the nearest is %s: %s'
    say_unknown_command='unknown command, the nearest is %s: %s'
    say_second_command='a second command: %s'
    say_not_option_of='not an option of %s: %s'
    say_no_value='option needs a value: %s'
    say_no_such_value='option takes no value: %s'
    say_last_seed='the last of the seeds is not from 1 to 2147483646: %s'
    say_too_deep='too many cells for the recursive carver, at most %d: %s'
    say_no_terminal='play needs a terminal, or --keys'
    say_cannot_write='cannot write the output'

    say_help='maze.sh makes mazes in a terminal and lets you walk through them.

maze.sh [COMMAND] [OPTIONS] [WIDTHxHEIGHT]

Commands
  play       walk through a maze (what a terminal gets)
  generate   print mazes (what a pipe or a file gets)
Maze
  WIDTHxHEIGHT, -x --width N, -y --height N
                    squares, walls included: odd, 5 to 2001
  -s --seed N       the same seed gives the same maze: 1 to 2147483646
  -c --carver NAME  auto, recursive or stack: the same maze, another engine
     --steps N      stop carving after N passages
     --count N      N mazes, with the seeds N, N+1, ...
     --keys STRING  play without a terminal: a west, d east, s south, w north, q quit
Output
  -f --format NAME  blocks, ascii or digits
     --color WHEN   auto, always or never
     --lang NAME    en or de
  -h --help, --version

Keys: a s d w or the arrows move; q or Esc quits.'
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
    say_carving='grabe'
    say_printing='drucke'

    say_not_number='%s ist keine Zahl: %s'
    say_out_of_range='%s liegt nicht zwischen %d und %d: %s'
    say_not_odd='%s ist nicht ungerade: %s'
    say_not_choice='%s ist keins von %s: %s'
    say_unknown_option='unbekannte Option, am nächsten ist %s: %s'
    say_unknown_command='unbekannter Befehl, am nächsten ist %s: %s'
    say_second_command='ein zweiter Befehl: %s'
    say_not_option_of='keine Option von %s: %s'
    say_no_value='der Option fehlt ihr Wert: %s'
    say_no_such_value='die Option nimmt keinen Wert: %s'
    say_last_seed='der letzte Startwert liegt nicht zwischen 1 und 2147483646: %s'
    say_too_deep='zu viele Zellen für den rekursiven Gräber, höchstens %d: %s'
    say_no_terminal='play braucht ein Terminal, oder --keys'
    say_cannot_write='die Ausgabe lässt sich nicht schreiben'

    say_help='maze.sh gräbt Labyrinthe in ein Terminal und lässt dich hindurchgehen.

maze.sh [BEFEHL] [OPTIONEN] [BREITExHÖHE]

Befehle
  play       durch ein Labyrinth gehen (auf einem Terminal)
  generate   Labyrinthe ausgeben (in eine Pipe oder Datei)
Labyrinth
  BREITExHÖHE, -x --width N, -y --height N
                    Felder samt Wänden: ungerade, 5 bis 2001
  -s --seed N       gleicher Startwert, gleiches Labyrinth: 1 bis 2147483646
  -c --carver NAME  auto, recursive oder stack: gleiches Labyrinth, andere Maschine
     --steps N      nach N Durchgängen aufhören
     --count N      N Labyrinthe, mit den Startwerten N, N+1, ...
     --keys TASTEN  spielen ohne Terminal: a West, d Ost, s Süd, w Nord, q Ende
Ausgabe
  -f --format NAME  blocks, ascii oder digits
     --color WANN   auto, always oder never
     --lang NAME    en oder de
  -h --help, --version

Tasten: a s d w oder die Pfeile bewegen; q oder Esc beendet.'
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

printable() { # <value> -> REPLY: one short line that does nothing to a terminal
    local cut=''
    REPLY=$1
    if ((${#REPLY} > 60)); then
        REPLY=${REPLY:0:60} cut=...
        while [[ $REPLY == *[!$'\1'-$'\177'] ]]; do # no half of a UTF-8 character at the cut
            REPLY=${REPLY%?}
        done
    fi
    REPLY=${REPLY//[$'\1'-$'\37'$'\177']/?}
    REPLY=${REPLY//$'\302'[$'\200'-$'\237']/?} # the control characters above ASCII
    REPLY=${REPLY:-"''"}$cut
}

die() { # <status> <format> <value ...>: one line on standard error, and the end
    local status=$1 format=$2 values=()
    shift 2
    while (($#)); do
        printable "$1"
        values+=("$REPLY")
        shift
    done
    say "$format" ${values[@]+"${values[@]}"}
    printf 'maze.sh: %s\n' "$REPLY" >&2
    exit "$status"
}

# Long work tells how far it is, on standard error, from about its first second on.

progress_since=0 progress_shown=''

start_progress() { progress_since=$SECONDS; }

show_progress() { # <what> <done> <of how many>
    ((SECONDS - progress_since > 1)) && [[ -t 2 ]] || return 0
    printf '\r%s %d%%' "$1" "$((100 * $2 / $3))" >&2
    progress_shown=yes progress_since=$((SECONDS - 1))
}

end_progress() {
    [[ -z $progress_shown ]] || printf '\r\033[K' >&2
    progress_shown=''
}

# Standard output is written a page at a time: a system call costs more than a line.

page=''

put_line() { # <line>
    page+=$1$'\n'
    ((${#page} < 16384)) || put_page
}

put_page() {
    printf %s "$page" 2>/dev/null || die 1 "$say_cannot_write"
    page=''
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
# Owns: state, from 1 to 2147483646.
# ---------------------------------------------------------------------------------------------

readonly LAST_SEED=2147483646
state=1

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
# Owns: width, height, stride, size (squares, ring included), cells_wide, cells_high, row.
# cell is made here, written by carve and ends, and only read below them.
# ---------------------------------------------------------------------------------------------

readonly WALL=0 OPEN=1
readonly LEAST_SIDE=5 MOST_SIDE=2001
width=0 height=0 stride=0 size=0 cells_wide=0 cells_high=0
cell=() row=()

make_grid() { # <width> <height>: all walls, with the ring around
    local x y ring=() inner=()
    ((width = $1, height = $2, stride = width + 2, size = stride * (height + 2)))
    ((cells_wide = width / 2, cells_high = height / 2))
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
        all=${cell[*]} # the quickest by far, but it holds 100 bytes a square while it works
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
# Owns: candidate, passages_left. Reads and writes cell; draws from the generator.
# ---------------------------------------------------------------------------------------------

candidate=() passages_left=0

list_candidates() { # <cell> -> candidate: the steps to take from here; 1 where there is none
    local step
    candidate=()
    ((passages_left)) || return 1
    for step in 1 -1 "$stride" "-$stride"; do # east, west, south, north
        ((cell[$1 + 2 * step] == WALL)) && candidate+=("$step")
    done
    ((${#candidate[@]}))
}

dig() { # <cell> <step>: the passage that way -> REPLY, the cell it leads to
    ((REPLY = $1 + 2 * $2, cell[$1 + $2] = cell[REPLY] = OPEN, passages_left--))
    ((passages_left % 256)) || show_progress "$say_carving" \
        "$((cells_wide * cells_high - passages_left))" "$((cells_wide * cells_high))"
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
#     cells       14x14   20x20   30x30   50x50   300x300
#     recursive      50      75     140     420     crash
#     stack          12      12      12      12        20
#
# So this one is written for speed: the four neighbours are looked at in one arithmetic command
# that makes a number of them, one bit for each that can be carved (1 east, 2 west, 4 south,
# 8 north). toward[4 * mask + k] is the k-th of the steps in mask, choices[mask] how many they
# are. A cell left with one choice is not pushed: there is nothing to come back for.

carve_stack() { # <cell>
    local here=$1 far=$((2 * stride)) mask step n top=0 tick=0
    local stack=() toward=() choices=()
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
            ((n > 1)) && ((stack[top++] = here))
            ((state = state * 48271 % 2147483647, step = toward[4 * mask + state % n]))
            ((cell[here += step] = OPEN, cell[here += step] = OPEN, passages_left--))
        elif ((top)); then
            ((here = stack[--top]))
            ((++tick % 512)) || show_progress "$say_carving" \
                "$((cells_wide * cells_high - passages_left))" "$((cells_wide * cells_high))"
        else
            break
        fi
    done
}

# auto recurses where nobody feels it: 200 cells take 10 ms. And a maze can wind through all of
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

carve() { # <recursive|stack> <passages at most>: all of the grid, from the first cell
    local first=$((2 * stride + 2))
    passages_left=$2
    ((passages_left < cells_wide * cells_high)) || ((passages_left = cells_wide * cells_high))
    start_progress
    ((cell[first] = OPEN))
    "carve_$1" "$first"
    end_progress
}

# ---------------------------------------------------------------------------------------------
# ends: where the player starts, and where he wins
#
# The exit is an opening in the border; the goal is the square of the ring just outside it.
# Owns: player, goal (squares; 0 is none). Writes the openings into cell.
# ---------------------------------------------------------------------------------------------

player=0 goal=0

place_ends() { # the entrance above the first cell, the exit below the last
    ((player = stride + 2, cell[player] = OPEN))
    ((goal = (height + 1) * stride + width - 1, cell[goal - stride] = OPEN))
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

is_outside() { # <square>: is it in the ring?
    local x y
    ((x = $1 % stride, y = $1 / stride))
    ((x < 1 || x > width || y < 1 || y > height))
}

step_from() { # <square> <a|d|s|w> -> REPLY: the square one step on; or 1, and refusal
    local step
    case $2 in
        a) step=-1 ;;
        d) step=1 ;;
        s) step=$stride ;;
        w) step=-$stride ;;
    esac
    REPLY=$(($1 + step))
    if ((REPLY == goal)); then
        return 0
    elif is_outside "$REPLY"; then
        refusal=outside
        return 1
    elif ((cell[REPLY] != OPEN)); then
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

replay() { # <keys>
    local keys=$1 key
    start_walk
    while [[ -n $keys && $result == unfinished ]]; do
        key=${keys:0:1} keys=${keys:1}
        case $key in
            a | d | s | w) walk "$key" ;;
            q) result=quit ;;
        esac
    done
}

put_result() {
    put_line "result: $result"
    put_line "moves: $moves"
    put_line "bumps: $bumps"
    put_line "position: $((player % stride)),$((player / stride))"
}

# ---------------------------------------------------------------------------------------------
# render: the pictures
#
# Rows are strings of codes (chapter grid); into them go the letters of what is only shown, P
# for the player; then each code is replaced by its sign, a whole row at a time.
# Owns: sign_*, color_*.
# ---------------------------------------------------------------------------------------------

readonly FORMATS=(blocks ascii digits)
sign_wall='' sign_open='' sign_player=''
color_player='' color_off=''

choose_signs() { # <format>; every sign is two columns wide
    case $1 in
        blocks) sign_wall='██' sign_open='  ' sign_player='● ' ;;
        ascii) sign_wall='##' sign_open='  ' sign_player='@ ' ;;
        digits) sign_wall='0 ' sign_open='1 ' sign_player='2 ' ;;
    esac
}

choose_colors() { # <always|never>
    color_player='' color_off=''
    if [[ $1 == always ]]; then
        color_player=$'\033[1;33m' color_off=$'\033[0m'
    fi
}

paint_row() { # <y> <x> <count>: that many squares of a row, from x on -> REPLY, as people see it
    REPLY=${row[$1]:$2:$3}
    REPLY=${REPLY//0/$sign_wall}
    REPLY=${REPLY//1/$sign_open}
    REPLY=${REPLY//P/$color_player$sign_player$color_off}
}

draw_maze() { # <format>: the picture, to standard output
    local y ring=0
    choose_signs "$1"
    [[ $1 != digits ]] || ring=1
    join_rows
    put_code "$player" P
    start_progress
    for ((y = 1 - ring; y <= height + ring; y++)); do
        paint_row "$y" "$((1 - ring))" "$((width + 2 * ring))"
        ((ring)) && REPLY=${REPLY% }
        put_line "$REPLY"
        [[ -t 1 ]] || ((y % 64)) || show_progress "$say_printing" "$y" "$height"
    done
    end_progress
}

# ---------------------------------------------------------------------------------------------
# screen: the terminal, set up, measured and restored; reading keys
#
# Owns: window_rows, window_columns (characters), resized, saved_stty.
# Reads: user_lines, user_columns.
# ---------------------------------------------------------------------------------------------

window_rows=24 window_columns=80 resized='' saved_stty=''

setup_terminal() { # and reset_terminal undoes all of it, in the opposite order
    saved_stty=$(stty -g 2>/dev/null)
    trap reset_terminal EXIT
    trap 'end_by_signal INT' INT
    trap 'end_by_signal QUIT' QUIT
    trap 'end_by_signal TERM' TERM
    trap 'end_by_signal HUP' HUP
    trap 'resized=yes' WINCH
    trap suspend TSTP
    enter_screen
}

reset_terminal() {
    leave_screen
    trap - EXIT INT QUIT TERM HUP WINCH TSTP
}

enter_screen() {
    stty -echo -icanon min 1 time 0 2>/dev/null # keys at once, and unseen
    printf '\033[?1049h\033[?25l\033[?7l'       # another screen; no cursor; no wrapping of lines
    resized=yes
}

leave_screen() {
    printf '\033[0m\033[?7h\033[?25h\033[?1049l' 2>/dev/null
    stty "$saved_stty" 2>/dev/null
}

end_by_signal() { # <signal>: restore all, then end by it, so that the caller sees why
    reset_terminal
    kill -s "$1" $$
}

suspend() { # Ctrl-Z: the shell gets its terminal back; fg goes on behind the kill
    leave_screen
    trap - TSTP
    kill -s TSTP $$
    trap suspend TSTP
    enter_screen
}

measure_window() { # -> window_rows, window_columns
    local answer
    answer=$(stty size 2>/dev/null)
    window_rows=${answer% *} window_columns=${answer#* }
    if ! gate_number rows "$window_rows" 1 9999 || ! gate_number columns "$window_columns" 1 9999; then
        # a serial line, say, knows no size
        gate_number LINES "${user_lines:-24}" 1 9999 || die 2 %s "$REPLY"
        window_rows=$REPLY
        gate_number COLUMNS "${user_columns:-80}" 1 9999 || die 2 %s "$REPLY"
        window_columns=$REPLY
    fi
}

# How long after Esc the rest of an arrow key may still arrive; bash 3 only knows whole seconds.
escape_wait=1
((BASH_VERSINFO[0] < 4)) || escape_wait=0.1

read_key() { # -> REPLY: a small letter or other character (arrows are a d s w); escape, enter,
    # other; none after a second without a key, so that a signal is not kept waiting; or end
    local key='' since=$SECONDS status
    IFS= read -r -s -n 1 -t 1 key
    status=$?
    if ((status)); then
        REPLY=none # bash 3 says 1 for a time-out as for the end, but the end comes at once
        ((status > 128 || SECONDS > since)) || REPLY=end
        return
    fi
    case $key in
        '') REPLY=enter ;;
        $'\033') read_escape ;;
        A) REPLY=a ;; D) REPLY=d ;; J) REPLY=j ;; M) REPLY=m ;;
        Q) REPLY=q ;; S) REPLY=s ;; W) REPLY=w ;; X) REPLY=x ;;
        [$'\200'-$'\277']) REPLY=none ;; # the rest of a UTF-8 character
        [' '-'~']) REPLY=$key ;;
        *) REPLY=other ;;
    esac
}

read_escape() { # -> REPLY: what follows an Esc: nothing, or ESC [ A, ESC O A, ESC [ 1 ; 5 A ...
    local key='' length
    REPLY=escape
    IFS= read -r -s -n 1 -t "$escape_wait" key || return 0
    REPLY=other
    [[ $key == '[' || $key == O ]] || return 0
    for ((length = 0; length < 16; length++)); do
        IFS= read -r -s -n 1 -t "$escape_wait" key || return 0
        case $key in
            A) REPLY=w ;;
            B) REPLY=s ;;
            C) REPLY=d ;;
            D) REPLY=a ;;
        esac
        [[ $key != [@-~] ]] || return 0
    done
}

# ---------------------------------------------------------------------------------------------
# game: the loop you play in
#
# The window shows view_width x view_height squares of the maze, the one at (view_x, view_y) top
# left, and below them the status line.
# Owns: view_x, view_y, view_width, view_height (squares), message. Reads: say_*, all of the maze.
# ---------------------------------------------------------------------------------------------

view_x=1 view_y=1 view_width=0 view_height=0 message=''

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

ask_size() { # <width or empty> <height or empty> -> REPLY: WIDTHxHEIGHT, asked for where empty
    local wide=$1 high=$2
    measure_window
    if [[ -z $wide ]]; then
        offer_side "$((window_columns / 2))"
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
    measure_window
    ((view_width = window_columns / 2, view_height = window_rows - 1))
    ((view_width <= width)) || view_width=$width
    ((view_height <= height)) || view_height=$height
}

is_window_too_small() { ((window_columns < 10 || window_rows < 4)); }

follow_player() { # 1 if the view need not move: the player is in it, and not at its edge
    local x=$((player % stride)) y=$((player / stride)) old_x=$view_x old_y=$view_y
    ((x > view_x && x < view_x + view_width - 1)) || {
        centre_on "$x" "$view_width" "$width"
        view_x=$REPLY
    }
    ((y > view_y && y < view_y + view_height - 1)) || {
        centre_on "$y" "$view_height" "$height"
        view_y=$REPLY
    }
    ((view_x != old_x || view_y != old_y))
}

draw_view() { # all of the window
    local frame=$'\033[H\033[2J' y
    if is_window_too_small; then
        printf '%s%s' "$frame" "$say_too_small"
        return
    fi
    for ((y = view_y; y < view_y + view_height; y++)); do
        paint_row "$y" "$view_x" "$view_width"
        frame+=$REPLY$'\r\n'
    done
    printf %s "$frame"
    draw_status
}

draw_status() {
    is_window_too_small && return
    say "$say_status" "$moves" "$message"
    printf '\033[%d;1H%s\033[K' "$((view_height + 1))" "$REPLY"
}

draw_square() { # <square>: if it is in view
    local x=$(($1 % stride)) y=$(($1 / stride))
    ((x >= view_x && x < view_x + view_width && y >= view_y && y < view_y + view_height)) || return 0
    paint_row "$y" "$x" 1
    printf '\033[%d;%dH%s' "$((y - view_y + 1))" "$((2 * (x - view_x) + 1))" "$REPLY"
}

move_player() { # <a|d|s|w>
    local from=$player
    if walk "$1"; then
        message=$say_keys
        put_code "$from" "${cell[from]}"
        put_code "$player" P
        if follow_player; then
            draw_view
        else
            draw_square "$from"
            draw_square "$player"
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
    ((x = 3 * x / (width + 2), y = 3 * y / (height + 2)))
    REPLY=${say_places[3 * y + x]}
}

play_game() { # <format>
    local y
    choose_signs "$1"
    join_rows
    put_code "$player" P
    message=$say_keys
    start_walk
    measure_view
    setup_terminal
    while [[ $result == unfinished ]]; do
        if [[ -n $resized ]]; then
            resized=''
            measure_view
            follow_player
            draw_view
        fi
        read_key
        case $REPLY in
            none) continue ;;
            a | d | s | w) move_player "$REPLY" ;;
            q | escape) result=quit ;;
            end) exit 1 ;;
            *) message=$say_keys ;;
        esac
        draw_status
    done
    reset_terminal

    is_window_too_small || for ((y = view_y; y < view_y + view_height; y++)); do
        paint_row "$y" "$view_x" "$view_width"
        put_line "$REPLY"
    done
    case $result in
        won) say "$say_won" "$moves" ;;
        quit) say "$say_quit" "$moves" ;;
    esac
    put_line "$REPLY"
    put_page
}

# ---------------------------------------------------------------------------------------------
# command line: options, commands, exit statuses
#
# Exit status: 0 for success; 1 for a failure; 2 for a wrong call.
# Owns: option_* (values that have passed the gate, or keys, which are only compared), command,
# given (the options that were given, each with a space before), words, value.
# ---------------------------------------------------------------------------------------------

readonly COMMANDS=(play generate)
readonly OPTIONS=(--width --height --seed --carver --steps --count --keys
    --format --color --lang --help --version)
readonly MOST_STEPS=1000000 MOST_COUNT=1000000

option_width='' option_height='' option_seed='' option_carver=auto option_steps=$MOST_STEPS
option_count=1 option_keys='' option_format='' option_color=auto
command='' given='' words=() value=''

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
    gate_number "$@" || die 2 %s "$REPLY"
}

take_choice() { # <name> <value> <choice ...> -> REPLY, or the end
    gate_choice "$@" || die 2 %s "$REPLY"
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
            -f) option=--format ;;
            -h) option=--help ;;
        esac
        if ! gate_choice option "$option" "${OPTIONS[@]}"; then
            nearest "$option" "${OPTIONS[@]}"
            die 2 "$say_unknown_option" "$REPLY" "$argument"
        fi
        case $option in
            --help | --version)
                [[ -z $has_value ]] || die 2 "$say_no_such_value" "$argument"
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
            take_width "${word%%x*}"
            case $word in
                *x*) take_height "${word#*x}" ;;
                *) take_height '' ;;
            esac
        else
            nearest "$word" "${COMMANDS[@]}"
            die 2 "$say_unknown_command" "$REPLY" "$word"
        fi
    done
}

check_options() { # ends if an option was given that the command does not take
    local option refused=''
    case $command in
        generate) refused=' --keys ' ;;
        play) refused=' --count ' ;;
    esac
    for option in $given; do
        [[ $refused != *" $option "* ]] || die 2 "$say_not_option_of" "$command" "$option"
    done
}

choose_defaults() { # what was not given
    if [[ -z $option_width || -z $option_height ]]; then
        if [[ -t 0 && -t 1 && $given != *' --keys'* ]]; then
            ask_size "$option_width" "$option_height"
            option_width=${REPLY%x*} option_height=${REPLY#*x}
        fi
        option_width=${option_width:-29} option_height=${option_height:-29}
    fi
    check_carver "$option_carver" "$option_width" "$option_height"
    option_carver=$REPLY
    if [[ -z $option_seed ]]; then
        pick_seed "$((LAST_SEED - option_count + 1))"
        option_seed=$REPLY
        say "$say_seed" "$option_seed"
        printf '%s\n' "$REPLY" >&2
    elif ((option_seed + option_count - 1 > LAST_SEED)); then
        die 2 "$say_last_seed" "$((option_seed + option_count - 1))"
    fi
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
    [[ $option_format != digits ]] || option_color=never
    choose_colors "$option_color"
}

make_maze() { # <seed>: as the options say
    make_grid "$option_width" "$option_height"
    state=$1
    carve "$option_carver" "$option_steps"
    place_ends
}

run_generate() {
    local n
    for ((n = 0; n < option_count; n++)); do
        ((n == 0)) || put_line ''
        make_maze "$((option_seed + n))"
        draw_maze "$option_format"
    done
}

run_play() {
    make_maze "$option_seed"
    if [[ $given != *' --keys'* ]]; then
        play_game "$option_format"
    else
        replay "$option_keys"
        draw_maze "$option_format"
        put_result
    fi
}

main() { # <argument ...>
    choose_language ''
    read_options "$@"
    case "$given " in
        *' --help '*)
            put_line "$say_help"
            put_page
            return
            ;;
        *' --version '*)
            put_line "maze.sh $VERSION"
            put_page
            return
            ;;
    esac
    read_words ${words[@]+"${words[@]}"}
    if [[ -z $command ]]; then
        command=generate
        [[ ! -t 0 || ! -t 1 ]] || command=play
    fi
    check_options
    if [[ $command == play && $given != *' --keys'* ]]; then
        [[ -t 0 && -t 1 ]] || die 2 "$say_no_terminal"
    fi
    choose_defaults
    "run_$command"
    put_page
}

main "$@"
