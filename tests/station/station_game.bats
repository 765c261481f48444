#!/usr/bin/env bats
# bats file_tags=shell
#
# The space station in a real terminal. terminal.py says what the steps of a
# session mean; lines that begin with | are the whole screen, as it is to be seen.

# shellcheck disable=SC2034,SC2154 # helpers.bash reads input, and sets out, err and status

load ../support/helpers

setup_file() { find_interpreters; }

setup() { start_in_terminal; }

play() { # <rows>x<columns> <argument ...>: the station of seed 5, which the first picture shows
    local window=$1
    shift
    game "$window" station --size 7 --rooms 20 -s 5 "$@"
}

play_to_win() { # <rows>x<columns> <argument ...>: another, with one trap
    local window=$1
    shift
    game "$window" station --size 7 --rooms 20 --traps 20 -s 70 "$@"
}

# --- playing ---------------------------------------------------------------------------------

@test "the screen shows the map between its numbers, a legend, the state and the keys" {
    play 24x80 <<'STEPS'
|    0 1 2 3 4 5 6
|
| 0  . . . . . #-#
|             /|\|
| 1  . . . . 2 #-#
|            |X|/
| 2  . . . . #-# .
|            |/|\
| 3  . . . 0-2-2-#
|           \|/
| 4  . . . . # . .
|            |\
| 5  . . . . # # .
|             \|
| 6  . . . . . # .
|
|# unknown  0-8 open: traps joined to it  ! marked  * trap  . nothing
|M:SS  jokers 3  to open 5  scan  ? help  q quit
at 3,3
STEPS
}

@test "a station of the default size fits a window of 24 rows" {
    game 24x80 station -s 5 <<'STEPS'
|    0 1 2 3 4 5 6 7 8 9
|
| 0  . . . . . # . . # .
|              |\   /|
| 1  . . . . . #-# #-# .
|               X|\|/|
| 2  . . . . . # #-2-#-#
|             / / X|X \|
| 3  . . . . #-#-#-1-0 0
|              |\|X|X|/
| 4  . . . . #-2 #-2-0-#
|           / \ \|/|X|X|
| 5  . . . 2 . 4-#-2 #-0
|           \  |X|X|X|X
| 6  . . . . # #-#-3-# #
|             \ /|X|\ /
| 7  . . . . . # 2-#-1 .
|                   X|
| 8  . . . . . . . 0-3-#
|                    |/
| 9  . . . . . . . . # .
|
|# unknown  0-8 open: traps joined to it  ! marked  * trap  . nothing
|M:SS  jokers 3  to open 13  scan  ? help  q quit
at 5,5
STEPS
}

# bats test_tags=long
@test "opening the last safe room wins, and shows how it went until a key is pressed" {
    play_to_win 24x80 <<'STEPS'
at 3,3
expect to open 9
send \x20
|    0 1 2 3 4 5 6
|
| 0  . . . . . . .
|
| 1  . . . . 0 1-#
|            |X|/|
| 2  . . . . 0-1-#
|           /|/|\
| 3  . . 0-0-0 # #
|         \|X|/|/
| 4  . . . 0-0 # .
|
| 5  . . . . . . .
|
| 6  . . . . . . .
|
|# unknown  0-8 open: traps joined to it  ! marked  * trap  . nothing
|M:SS  jokers 3  to open 4  scan  ? help  q quit
send dd dw\x20qqrrnn
|    0 1 2 3 4 5 6
|
| 0  . . . . . . .
|
| 1  . . . . 0 1-#
|            |X|/|
| 2  . . . . 0-1-1
|           /|/|\
| 3  . . 0-0-0 0 0
|         \|X|/|/
| 4  . . . 0-0 0 .
|
| 5  . . . . . . .
|
| 6  . . . . . . .
|
|Every safe room is open!  M:SS  scans 3  jokers left 3  safe rooms left 0
|won in this sitting: 1  n next, r again, q leave
wait 0.6
send q
ends 0
restored
|You have opened every safe room. Scans: 3
|maze.sh station --size 7 --rooms 20 --traps 20 --seed 70
STEPS
}

# bats test_tags=long
@test "scanning a trap loses, and shows all that was hidden, the trap that ended it apart" {
    play 24x80 <<'STEPS'
at 3,3
send ds ddw\x20
|    0 1 2 3 4 5 6
|
| 0  . . . . . 2-1
|             /|\|
| 1  . . . . 2 *-*
|            |X|/
| 2  . . . . *-* .
|            |/|\
| 3  . . . 0-2-2-*
|           \|/
| 4  . . . . 1 . .
|            |\
| 5  . . . . 0 * .
|             \|
| 6  . . . . . 1 .
|
|That was a trap.  M:SS  scans 2  jokers left 3  safe rooms left 4
|won in this sitting: 0  n next, r again, q leave
reverse 9:17
looks 9:17 red reverse
looks 9:15 green
looks 13:15 red
looks 1:1 plain
wait 0.6
resize 9x20
|That was a trap.
|M:SS  scans 2
|jokers left 3
|safe rooms left 4
|won in this
|sitting: 0
|n next, r again, q
|leave
resize 24x80
reverse 9:17
send q
ends 0
restored
|That was a trap. Safe rooms left: 4
|maze.sh station --size 7 --rooms 20 --seed 5
STEPS
}

@test "q and Q leave the station and say what was still to open" {
    for key in q Q; do
        play 24x80 <<STEPS
at 3,3
send ds mw
at 3,4
send $key
ends 0
restored
|You left the station. Safe rooms left: 4
|maze.sh station --size 7 --rooms 20 --seed 5
STEPS
    done
}

# bats test_tags=long
@test "r begins the same station again, n the next, at any time and at the end" {
    play 24x80 <<'STEPS'
at 3,3
send ds jr
at 3,3
expect jokers 3  to open 5  scan
send ddd\x20
expect That was a trap.
wait 0.6
send r
at 3,3
expect jokers 3  to open 5  scan
expect  4  . . . . # . .
send n
expect to open 2
send q
ends 0
expect maze.sh station --size 7 --rooms 20 --seed 6
STEPS
}

# bats test_tags=slow
@test "p and Esc pause: the station is hidden, and its clock stands" {
    for key in p '\e'; do
        play 24x80 <<STEPS
at 3,3
send $key
|Paused. Any key goes on.
wait 3.1
watch
send d
at 3,3
never 0:03
never 0:04
STEPS
    done
    play 24x80 <<'STEPS'
expect 0:01
expect 0:02
STEPS
}

@test "? names every key and sign of the station, on pages if the window is small" {
    play 24x80 <<'STEPS'
at 3,3
send ?
expect a joker tells what the room is
expect a trap; the one that ended the game in reverse
expect - | / \  joined rooms
expect any key goes on
send s
at 3,3
STEPS
    play 6x40 <<'STEPS'
expect q quit
send ?
expect move the cursor
gone a joker
send xx
expect any key goes on
send q
expect q quit
STEPS
}

# bats test_tags=long
@test "Esc never ends the station" {
    play 24x80 <<'STEPS'
at 3,3
send \e
wait 0.6
send \e
wait 0.6
send d
at 3,4
send q
ends 0
restored
STEPS
}

@test "a game ends in the ordinary screen, below what stood there" {
    # shellcheck disable=SC2016,SC2154 # meant for another shell; helpers.bash sets bash_twin
    terminal 24x80 bash -c 'echo "$ ./maze.sh"; exec "$0" "$@"' "${bash_twin[@]}" station --size 7 -s 5 <<'STEPS'
at 3,3
send q
ends 0
expect $ ./maze.sh
expect You left the station. Safe rooms left:
STEPS
}

@test "the keys a d s w, their capitals and the arrows in all their forms move the cursor" {
    for keys in 's d w a' 'S D W A' '\e[B \e[C \e[A \e[D' '\eOB \eOC \eOA \eOD' \
        '\e[1;5B \e[1;5C \e[1;5A \e[1;5D'; do
        read -r south east north west <<<"${keys//\\/\\\\}"
        play 24x80 <<STEPS
at 3,3
send $south
at 4,3
send $east
at 4,4
send $north
at 3,4
send $west
at 3,3
STEPS
    done
}

@test "the cursor stops at each edge of the map" {
    play 24x80 <<'STEPS'
at 3,3
send ddd
at 3,6
send d
send s
at 4,6
send wwwww
at 0,6
send w
send a
at 0,5
send aaaaa
at 0,0
send a
send s
at 1,0
send sssss
at 6,0
send s
send d
at 6,1
STEPS
}

@test "a scan of an open room or an empty square says that no unknown room is there" {
    play 24x80 <<'STEPS'
at 3,3
send \x20
expect jokers 3  to open 5  scan  no unknown room here
send a
at 3,2
expect to open 5  scan  ? help
send \x20
expect jokers 3  to open 5  scan  no unknown room here
STEPS
}

@test "Enter does what space does, in both modes" {
    play 24x80 <<'STEPS'
at 3,3
send ds\r
expect to open 4
expect  4  . . . . 1 . .
send s
at 5,4
send m\r
expect  5  . . . . ! # .
send \r
expect  5  . . . . # # .
STEPS
}

@test "the mode is always shown; in mark mode a room is marked and unmarked, and nothing opens" {
    play 24x80 <<'STEPS'
expect jokers 3  to open 5  scan
send ds
at 4,4
send m
expect jokers 3  to open 5  mark
send \x20
|    0 1 2 3 4 5 6
|
| 0  . . . . . #-#
|             /|\|
| 1  . . . . 2 #-#
|            |X|/
| 2  . . . . #-# .
|            |/|\
| 3  . . . 0-2-2-#
|           \|/
| 4  . . . . ! . .
|            |\
| 5  . . . . # # .
|             \|
| 6  . . . . . # .
|
|# unknown  0-8 open: traps joined to it  ! marked  * trap  . nothing
|M:SS  jokers 3  to open 5  mark  ? help  q quit
send \x20
expect  4  . . . . # . .
send \x20
expect  4  . . . . ! . .
send w\x20
expect jokers 3  to open 5  mark  no unknown room here
send M
expect jokers 3  to open 5  scan
send s\x20
expect  4  . . . . 1 . .
expect jokers 3  to open 4  scan
STEPS
}

@test "a joker says in words what the room is, opens nothing, and is spent" {
    play 24x80 <<'STEPS'
at 3,3
send dsj
expect jokers 2  to open 5  scan  the joker says: safe
expect  4  . . . . # . .
send w
expect jokers 2  to open 5  scan  ? help
send wj
expect jokers 1  to open 5  scan  the joker says: a trap
expect  2  . . . . #-# .
send m J
expect jokers 0  to open 5  mark  the joker says: a trap
expect  2  . . . . !-# .
STEPS
}

@test "a joker on an open room or an empty square says so and costs nothing" {
    play 24x80 <<'STEPS'
at 3,3
send j
expect jokers 3  to open 5  scan  no unknown room here
send a
at 3,2
gone no 
send j
expect jokers 3  to open 5  scan  no unknown room here
STEPS
}

@test "where no joker is left, asking one says so" {
    play 24x80 --jokers 1 <<'STEPS'
at 3,3
send dsj
expect jokers 0  to open 5  scan  the joker says: safe
send j
expect jokers 0  to open 5  scan  no joker left
send w
gone no 
send j
expect jokers 0  to open 5  scan  no unknown room here
STEPS
    play 24x80 --jokers 0 <<'STEPS'
at 3,3
send dsj
expect jokers 0  to open 5  scan  no joker left
STEPS
}

# bats test_tags=slow
@test "an unknown key names the key that names the keys" {
    for key in x 5 ä '\x04' '\e[5~' '\eOP' '\x7f'; do
        play 24x80 <<STEPS
at 3,3
send j
expect no unknown room here
send $key
gone no unknown room here
send x
expect ? tells the keys  ? help
at 3,3
STEPS
    done
}

@test "a station that is revealed, played by --keys or written with -o is not played" {
    play 24x80 --reveal <<'STEPS'
ends 0
expect rooms: 15
never \e[?1049h
STEPS
    play 24x80 --keys dsj <<'STEPS'
ends 0
expect cursor: 4,4
never \e[?1049h
STEPS
    play 24x80 -o picture <<'STEPS'
ends 0
never #
STEPS
    [ "$(tail -n 3 picture)" = $'rooms: 15\ntraps: 6\nopen: 4' ]
}

# --- coordinates -----------------------------------------------------------------------------

@test "a row and a column can be typed, and the cursor goes there" {
    play 24x100 <<'STEPS'
at 3,3
send :
expect row 0 to 6, x cancels:
send 6
expect row 0 to 6, x cancels: 6
send \r
expect column 0 to 6, x cancels:
send 5
expect column 0 to 6, x cancels: 5
send \r
at 6,5
expect jokers 3  to open 5  scan  ? help
send \x20
expect to open 4
send :0\r0\r
at 0,0
send :6\r6\r
at 6,6
send :0002\r00\r
at 2,0
STEPS
}

@test "a wrong row or column is explained, and the question comes again" {
    play 24x120 <<'STEPS'
at 3,3
send :\r
expect row 0 to 6, x cancels:  row is not a number: ''
send 99
expect row 0 to 6, x cancels: 99
send \r
expect row 0 to 6, x cancels:  row is not from 0 to 6: 99
send 7\r
expect row is not from 0 to 6: 7
send 1\r
expect column 0 to 6, x cancels:
send \r
expect column 0 to 6, x cancels:  column is not a number: ''
send 7\r
expect column 0 to 6, x cancels:  column is not from 0 to 6: 7
at 3,3
send 2\r
at 1,2
STEPS
}

# bats test_tags=slow
@test "what is wrong with a row or a column is told in full in a window of 80 columns" {
    play 24x80 <<'STEPS'
at 3,3
send :99\r
expect row is not from 0 to 6: 99
send 6\r99\r
expect column is not from 0 to 6: 99
STEPS
    game 24x80 station --size 40 --rooms 800 --jokers 99 -s 1 <<'STEPS'
at 20,20
send :\r
expect row is not a number: ''
send 0\r40\r
expect column is not from 0 to 39: 40
STEPS
    game 24x80 station --size 40 --rooms 800 --jokers 99 --lang de -s 1 <<'STEPS'
at 20,20
send :40\r
expect Zeile liegt nicht zwischen 0 und 39: 40
STEPS
}

@test "only digits are taken into a row or a column, and backspace removes the last" {
    play 24x100 <<'STEPS'
at 3,3
send :a[$(tj) .-+*ä\e[A\e[5~
expect row 0 to 6, x cancels:
never cancels: a
send 12
expect row 0 to 6, x cancels: 12
send m
send \x7f
expect row 0 to 6, x cancels: 1
send \x08\x08\x08
send 4
expect row 0 to 6, x cancels: 4
send \r6\r
at 4,6
expect scan  ? help
STEPS
}

@test "more digits than any number has are not kept" {
    play 24x140 <<'STEPS'
at 3,3
send :123456789012345678901234567890
send \r
expect row is not from 0 to 6: 123456789012345678900
send x
at 3,3
STEPS
}

# bats test_tags=slow
@test "x, X, q and Esc cancel a row or a column; the cursor stays, and the game goes on" {
    for key in x X q Q '\e'; do
        play 24x100 <<STEPS
at 3,3
send :5
expect row 0 to 6, x cancels: 5
send $key
expect jokers 3  to open 5  scan  ? help
at 3,3
send :5\\r1
expect column 0 to 6, x cancels: 1
send $key
expect jokers 3  to open 5  scan  ? help
at 3,3
send d
at 3,4
STEPS
    done
}

@test "in a large station a typed place far away scrolls into view" {
    game 16x50 station --size 40 -s 1 <<'STEPS'
at 20,20
send :0\r39\r
at 0,39
send :39\r0\r
at 39,0
send :10\r11\r
at 10,11
STEPS
}

# --- the window ------------------------------------------------------------------------------

walk() { # <row> <column> <keys>: steps that walk from there and see the cursor, and its numbers, after each
    local row=$1 column=$2 keys=$3 i
    for ((i = 0; i < ${#keys}; i++)); do
        case ${keys:i:1} in
            a) ((column > 0)) && ((column--)) ;;
            d) ((column < 39)) && ((column++)) ;;
            s) ((row < 39)) && ((row++)) ;;
            w) ((row > 0)) && ((row--)) ;;
        esac
        printf 'send %s\nat %d,%d\n' "${keys:i:1}" "$row" "$column"
    done
}

# bats test_tags=long
@test "a station larger than the window scrolls, and the cursor is always seen where its numbers say" {
    local tenth=dddddddddd
    {
        echo 'at 20,20'
        walk 20 20 "$tenth${tenth}d${tenth//d/s}${tenth//d/s}s"
        walk 39 39 "${tenth//d/a}${tenth//d/a}${tenth//d/a}${tenth//d/a}"
        walk 39 0 "${tenth//d/w}${tenth//d/w}${tenth//d/w}${tenth//d/w}"
        walk 0 0 "dsdsdsdsds$tenth"
    } | game 11x24 station --size 40 --rooms 800 -s 1
}

@test "what is shown of a larger station is a part of its picture, with its numbers" {
    game 10x30 station --size 40 --rooms 800 -s 5 <<'STEPS'
|    1 1 1 1 1 1 2 2 2 2 2 2 2
|    4 5 6 7 8 9 0 1 2 3 4 5 6
|   X|X|X|X|X|X|X|X|X|X|X|X|X|X
|19 -#-#-#-#-1-#-3-#-#-4-#-1-#-
|   X|X|X|X|X|X|X|X|X|X|X|X|X|X
|20 -3-#-#-#-2-#-#-4-#-#-2-#-#-
|   X|X|X|X|X|X|X|X|X|X|X|X|X|X
|21 -#-4-3-2-#-4-#-#-#-4-#-#-#-
|# unknown  0-8 open: traps jo
|‹›˄˅  ? help  q quit
at 20,20
send :0\r0\r
at 0,0
|                        1 1 1
|    0 1 2 3 4 5 6 7 8 9 0 1 2
|
| 0  . . . . . . . . . . . . .
|
| 1  . . . . . . . . . . . . .
|
| 2  . . . . . . . . . . . . .
|# unknown  0-8 open: traps jo
|›˅  ? help  q quit
STEPS
}

@test "a resized window shows more or less of the station, with the cursor in it" {
    play 24x80 <<'STEPS'
at 3,3
send ds\x20
expect to open 4
resize 9x40
|    0 1 2 3 4 5 6
|            |/|\
| 3  . . . 0-2-2-#
|           \|/
| 4  . . . . 1 . .
|            |\
| 5  . . . . # # .
|# unknown  0-8 open: traps joined to it
|jokers 3  to open 4  ˄˅  ? help  q quit
at 4,4
resize 12x12
|   2 3 4 5 6
| 2 . . #-# .
|       |/|\
| 3 . 0-2-2-#
|      \|/
| 4 . . 1 . .
|       |\
| 5 . . # # .
|        \|
| 6 . . . # .
|# unknown
|q quit
at 4,4
resize 24x80
|    0 1 2 3 4 5 6
|
| 0  . . . . . #-#
|             /|\|
| 1  . . . . 2 #-#
|            |X|/
| 2  . . . . #-# .
|            |/|\
| 3  . . . 0-2-2-#
|           \|/
| 4  . . . . 1 . .
|            |\
| 5  . . . . # # .
|             \|
| 6  . . . . . # .
|
|# unknown  0-8 open: traps joined to it  ! marked  * trap  . nothing
|M:SS  jokers 3  to open 4  scan  ? help  q quit
at 4,4
send q
ends 0
restored
STEPS
}

@test "a window resized while a row is typed is drawn anew, and the typing goes on" {
    play 24x100 <<'STEPS'
at 3,3
send :6
expect row 0 to 6, x cancels: 6
resize 10x90
|    0 1 2 3 4 5 6
|            |X|/
| 2  . . . . #-# .
|            |/|\
| 3  . . . 0-2-2-#
|           \|/
| 4  . . . . # . .
|            |\
|# unknown  0-8 open: traps joined to it  ! marked  * trap  . nothing
|row 0 to 6, x cancels: 6
at 3,3
send \r5\r
at 6,5
STEPS
}

@test "a window that is too small says so and shows nothing else, and the game goes on when it grows" {
    play 24x80 <<'STEPS'
at 3,3
send ds
at 4,4
resize 5x80
|The window is too small.
watch
send \x20
send wj
resize 24x6
|The wi
never #
resize 24x80
|    0 1 2 3 4 5 6
|
| 0  . . . . . #-#
|             /|\|
| 1  . . . . 2 #-#
|            |X|/
| 2  . . . . #-# .
|            |/|\
| 3  . . . 0-2-2-#
|           \|/
| 4  . . . . 1 . .
|            |\
| 5  . . . . # # .
|             \|
| 6  . . . . . # .
|
|# unknown  0-8 open: traps joined to it  ! marked  * trap  . nothing
|M:SS  jokers 3  to open 4  scan  no unknown room here  ? help  q quit
at 3,4
STEPS
}

# bats test_tags=long
@test "the smallest window that can be played in is 6 rows by 7 columns, and 7 rows with two lines of numbers" {
    play 6x7 <<'STEPS'
at 3,3
send s
at 4,3
send ddd
at 4,6
send q
ends 0
STEPS
    game 7x7 station --size 11 -s 1 <<'STEPS'
at 5,5
send w
at 4,5
STEPS
    for window in 5x7 6x6; do
        play "$window" <<'STEPS'
expect The wi
never #
send q
ends 0
restored
STEPS
    done
    game 6x80 station --size 11 -s 1 <<'STEPS'
|The window is too small.
STEPS
}

# bats test_tags=long
@test "a move draws the square that was left, the one that was reached and the status line, and nothing else" {
    play 24x80 <<'STEPS'
expect 0:01
expect 0:02
watch
send d
at 3,4
drew 9:11-11 9:13-13
never \e[2J
STEPS
}

# bats test_tags=long
@test "a scan draws the rooms that have opened, the status line, and nothing else" {
    play_to_win 24x80 <<'STEPS'
at 3,3
expect 0:01
expect 0:02
watch
send \x20
expect to open 4
drew 9:11-11 9:13-13 7:13-13 7:15-15 11:11-11 18:7-25
never \e[2J
STEPS
}

@test "a key of the station starts no process" {
    [[ -r /proc/self/stat ]] || skip 'this is seen in /proc'
    play_to_win 12x60 <<'STEPS'
at 3,3
watch
send sdmj wam :6\r6\rwwx
at 4,6
forked nothing
send :3\r3\r
at 3,3
send \x20
expect to open 4
forked nothing
STEPS
}

# --- however it ends -------------------------------------------------------------------------

@test "Ctrl-C ends the station by that signal and restores the terminal, also while a row is typed" {
    for before in d :1; do
        play 24x80 <<STEPS
at 3,3
send $before
send \\x03
ends INT
restored
STEPS
    done
}

# bats test_tags=slow
@test "SIGINT, SIGTERM and SIGHUP end the station by that signal and restore the terminal" {
    for name in INT TERM HUP; do
        for before in ds : :1\\r2; do
            play 24x80 <<STEPS
at 3,3
send $before
expect to
signal $name
ends $name
restored
STEPS
        done
    done
}

@test "Ctrl-Z gives the terminal back, and fg takes up the station where it was" {
    play 24x80 <<'STEPS'
at 3,3
send ds\x20
expect to open 4
send \x1a
stopped
restored
resume
at 4,4
expect jokers 3  to open 4  scan  ? help
expect  4  . . . . 1 . .
send q
ends 0
restored
STEPS
}

@test "closing the window ends the station, also while a row is typed" {
    for before in d :1; do
        play 24x80 <<STEPS
at 3,3
send $before
close
ends HUP 1
STEPS
    done
}

# --- languages and colours -------------------------------------------------------------------

# bats test_tags=long
@test "--lang de speaks German in the station" {
    play 24x120 --lang de <<'STEPS'
|    0 1 2 3 4 5 6
|
| 0  . . . . . #-#
|             /|\|
| 1  . . . . 2 #-#
|            |X|/
| 2  . . . . #-# .
|            |/|\
| 3  . . . 0-2-2-#
|           \|/
| 4  . . . . # . .
|            |\
| 5  . . . . # # .
|             \|
| 6  . . . . . # .
|
|# unbekannt  0-8 offen: Fallen nebenan  ! markiert  * Falle  . nichts
|M:SS  Joker 3  noch 5  Scannen  ? Hilfe  q Ende
send j
expect Joker 3  noch 5  Scannen  hier ist kein unbekannter Raum
send dsj
expect Joker 2  noch 5  Scannen  der Joker sagt: sicher
send wwj
expect Joker 1  noch 5  Scannen  der Joker sagt: eine Falle
send mjj
expect Joker 0  noch 5  Markieren  kein Joker übrig
send :\r
expect Zeile 0 bis 6, x bricht ab:  Zeile ist keine Zahl: ''
send 0\r9\r
expect Spalte 0 bis 6, x bricht ab:  Spalte liegt nicht zwischen 0 und 6: 9
send x?
expect scannen; im Markiermodus markieren
send xp
|Pause. Weiter mit einer Taste.
send x
resize 5x80
|Das Fenster ist zu klein.
send q
ends 0
expect Du hast die Station verlassen. Sichere Räume übrig: 5
STEPS
    play 24x80 --lang de <<'STEPS'
at 3,3
send ddd\x20
expect Das war eine Falle.  M:SS  Scans 1  Joker übrig 3  sichere Räume übrig 5
wait 0.6
send q
ends 0
expect Das war eine Falle. Sichere Räume übrig: 5
STEPS
    play_to_win 24x80 --lang de <<'STEPS'
at 3,3
send \x20dd dw\x20
expect Alle sicheren Räume sind offen!
wait 0.6
send q
ends 0
expect Du hast alle sicheren Räume geöffnet. Scans: 3
STEPS
}

@test "a German locale speaks German in the station" {
    LC_ALL=de_DE.UTF-8 play 24x80 <<'STEPS'
expect Joker 3  noch 5  Scannen  ? Hilfe
STEPS
}

# bats test_tags=slow
@test "the state and the legend fit a window of 80 columns, in both languages, with the largest numbers" {
    game 24x80 station --size 40 --rooms 800 --traps 0 --jokers 99 -s 1 <<'STEPS'
at 20,20
expect * trap  . nothing
send m
expect mark  ‹›˄˅  ? help
expect ? help  q quit
STEPS
    game 24x80 station --size 40 --rooms 800 --traps 0 --jokers 99 -s 1 --lang de <<'STEPS'
at 20,20
expect * Falle  . nichts
send m
expect Markieren  ‹›˄˅  ? Hilfe
expect ? Hilfe  q Ende
STEPS
}

@test "open rooms are green, marked ones red, unknown ones plain, and the cursor is in reverse" {
    play 24x80 <<'STEPS'
at 3,3
reverse 9:11
looks 9:11 green reverse
looks 9:13 green
looks 9:14 plain
looks 9:17 plain
looks 11:13 plain
looks 1:13 plain
looks 17:2 plain
send ds
at 4,4
reverse 11:13
looks 9:11 green
looks 11:13 reverse
send m\x20
looks 11:13 red reverse
send a
reverse 11:11
looks 11:11 reverse
looks 11:13 red
send dm\x20
looks 11:13 green reverse
STEPS
}

@test "NO_COLOR and --color never get no colour, but a cursor in reverse" {
    play_plain() { # <option ...>
        play 24x80 "$@" <<'STEPS'
at 3,3
looks 9:11 reverse
looks 9:13 plain
send mds\x20
expect  4  . . . . ! . .
looks 11:13 reverse
send a
looks 11:13 plain
send mddd :3\r6\r\x20
expect That was a trap.
looks 9:17 reverse
never \e[31m
never \e[32m
STEPS
    }
    NO_COLOR=1 play_plain
    play_plain --color never
}

@test "on a dumb terminal, or from a pipe, the station is played line by line" {
    printf '%s\n' ds ' ' : 0 0 q >"$BATS_TEST_TMPDIR/lines"
    input=$BATS_TEST_TMPDIR/lines
    TERM=dumb try "${bash_twin[@]}" station --size 7 --rooms 20 -s 5
    [[ $status == 0 && $out == *'row 0 to 6, x cancels:'$'\n'*'column 0 to 6, x cancels:'$'\n'* && $out != *$'\e'* ]]
    [[ $out == *'You left the station. Safe rooms left: 4
maze.sh station --size 7 --rooms 20 --seed 5
' && $err == '' ]]
}

@test "--color always overrules NO_COLOR, and an empty NO_COLOR means nothing" {
    NO_COLOR=1 play 24x80 --color always <<'STEPS'
at 3,3
looks 9:13 green
STEPS
    NO_COLOR='' play 24x80 <<'STEPS'
at 3,3
looks 9:13 green
STEPS
}

@test "a seed that was not given is told when the game has ended" {
    game 40x80 station --size 7 <<'STEPS'
expect jokers 3
send q
ends 0
expect maze.sh station --size 7 --seed
STEPS
}

@test "a hostile LINES or COLUMNS is refused in one line, and nothing in it is run" {
    # shellcheck disable=SC2016 # for another
    hostile='a[$(touch pwned)]'
    LINES=$hostile play 24x80 <<'STEPS'
ends 2
expect maze.sh: LINES is not a number: a[$(touch pwned)]
restored
STEPS
    COLUMNS=$hostile play 24x80 <<'STEPS'
ends 2
expect maze.sh: COLUMNS is not a number: a[$(touch pwned)]
restored
STEPS
    [ ! -e pwned ]
}
