#!/usr/bin/env bats
# shellcheck disable=SC2016,SC2030,SC2031,SC2154 # values that a shell would run must not be
# expanded here; each test is a process of its own; helpers.bash sets out, err and the twins
#
# The space station without a terminal: maze.sh beside python_ref, and both beside stations.py,
# which makes and plays stations by itself. The random part says its seed; MAZE_TEST_SEED=N repeats it.

load ../support/helpers

setup_file() {
    find_interpreters
    say_seed
}

setup() {
    start_clean
    log=$BATS_TEST_TMPDIR
}

stations() { "$PYTHON" "$ROOT/tests/station/stations.py" "$@"; }

compare_foretold() { # <file of calls>: the answers of both twins and of stations.py
    answer_rows "$1"
    stations foretell "$1" >"$log/stations.log"
    check_logs bash stations 'stations.py foretells otherwise'
    check_logs bash python 'the twins differ'
}

plays_shortly() { # <facts> <argument ...>: both twins tell these facts below the picture
    local wanted=$1 short
    shift
    check_same station --size 7 --rooms 20 "$@"
    short=$(tail -n 7 <<<"${out%$'\n'}")
    check "$*" "$wanted" "${short//$'\n'/, }"
}

# --- the twins, and an independent program ---------------------------------------------------

@test "the twins print the same for every row of the table of stations" {
    spread >"$log/calls" <<'CALLS'
# sizes, rooms and traps, at their ends; of 36, just a fifth of the rooms are left
station -s <1|2147483646|2 --size 7|3 --size=7 --rooms 20|36 --size 7 --rooms 20|4 --size 7 --rooms 24|5 --size 8 --rooms 32|7 --size 40>
station --seed=0000000000007 --size 0010 --rooms 050 --traps 09 --jokers 003
station -s 6 --size 9 --rooms 40
station -s <10 --size 11 --rooms 60|11 --traps 1|12 --traps 90|13 --traps 89 --size 7 --rooms 20|14 --reveal> --reveal
station -s 1 -s 15 --size 7 --size 8 --rooms 20 --rooms 21
--size 7 station -s 16
--reveal -s 17 -- station

# colours, and languages where nothing is said in words
station -s 20 --color <always|always --reveal|never|auto --keys 'm dm d ds '|always --keys 'm dm d ds '>
station -s 21 --lang de <--keys jjj|--color always --reveal --keys ''>

# keys
station -s 30 --keys <''|q|' '|'wwwwwwwwwwwwaaaaaaaaaaaaaa'|'ssssssssssssdddddddddddddd'|ASDWMJQ>
station -s 30 --keys=--keys
station -s 30 --keys 'd j s j a j a j w j w j d j d j' --jokers <2|0 --reveal>
station -s 30 --keys 'md d s s a a a w w d d' --reveal
station -s 30 --keys <$'d\r\n\t\033[A \\ * ? [a] %s äöü € d'|$'\377\376 d \302'>

# what is refused
station <9 -s 1|-s 0|-s 2147483647|--size|--traps|--rooms|--jokers|--keys|--size= -s 1|-r|play>
station <--room 20|--trap 20|--joker 2|--revealed|--reveal=yes>
solve station
station --rooms <19 --size 41|51 --size 10|801 --size 40>
station --size <41 --rooms 19|7 --rooms 25|8 --rooms 33>
station --rooms 25 --size 7
CALLS
    compare_rows "$log/calls"
    check 'calls' 61 "$rows"
}

# bats test_tags=random
@test "random stations and games are those of python_ref and of an independent program" {
    local all won lost quit unfinished out_of_jokers
    share 100 1000
    stations rows "$REPLY" "$MAZE_TEST_SEED" >"$log/calls"
    compare_foretold "$log/calls"
    read -r all won lost quit unfinished out_of_jokers <<<"$(stations count "$log/bash.log")"
    echo "# games: $won won, $lost lost, $quit left, $unfinished not ended, $out_of_jokers out of jokers" >&3
    check 'stations' "$REPLY" "$all"
    ((won >= all / 10 && lost >= all / 50 && quit >= all / 20 && unfinished >= all / 50 && out_of_jokers >= all / 20)) ||
        check 'enough games of each kind' yes no
}

@test "the largest stations, and those that were begun again, are those of an independent program" {
    cat >"$log/calls" <<'CALLS'
station --seed=1 --size=40 --rooms=800 --reveal
station --seed=2 --size=40 --rooms=800
station --seed=3 --size=40 --rooms=20 --keys=' dj'
station --seed=4 --size=39 --rooms=760 --traps=5 --keys=' d s a a w w d d '
station --seed=78 --size=7 --rooms=20
station --seed=321 --size=7 --rooms=21
CALLS
    compare_foretold "$log/calls"
}

# bats test_tags=random
@test "the pictures show rooms with two or more connections, right numbers and a safe first room" {
    local seed size options count
    share 20 120
    count=$REPLY
    RANDOM=$MAZE_TEST_SEED
    for ((seed = 1; seed <= count; seed++)); do
        size=$((7 + seed % 4))
        options="station --seed=$((RANDOM * 32768 + RANDOM + 1)) --size=$size"
        ((seed % 3)) || options+=" --traps=$((RANDOM % 90 + 1))"
        ((seed % 5)) || options+=" --rooms=$((20 + RANDOM % (size * size / 2 - 19)))"
        printf '%s\n' "$options --reveal" "$options" "$options --keys=''"
    done >"$log/calls"
    compare_rows "$log/calls"
    run stations look "$log/bash.log"
    check 'looked at' "$count" "$output"
}

# --- the rules -------------------------------------------------------------------------------

@test "a station is printed as signs and connections, and what there is to count" {
    draws 'station --size 7 --rooms 20' <<'END'
-s 5              : -s 5 --reveal
|               | : |               |
| . . . . . #-# | : | . . . . . 2-1 |
|          /|\| | : |          /|\| |
| . . . . 2 #-# | : | . . . . 2 *-* |
|         |X|/  | : |         |X|/  |
| . . . . #-# . | : | . . . . *-* . |
|         |/|\  | : |         |/|\  |
| . . . 0-2-2-# | : | . . . 0-2-2-* |
|        \|/    | : |        \|/    |
| . . . . 1 . . | : | . . . . 1 . . |
|         |\    | : |         |\    |
| . . . . # # . | : | . . . . 0 * . |
|          \|   | : |          \|   |
| . . . . . # . | : | . . . . . 1 . |
|               | : |               |
rooms: 15         : rooms: 15
traps: 6          : traps: 6
open: 5           : open: 5
END
}

@test "a room with 0 that is open at the start has its neighbours open, as behind a scan" {
    draws 'station --size 7 --rooms 20' <<'END'
-s 44             : -s 44 --reveal
|               | : |               |
| . . . . . . . | : | . . . . . . . |
|               | : |               |
| . . . . . . . | : | . . . . . . . |
|               | : |               |
| . . # . . . . | : | . . * . . . . |
|    /|         | : |    /|         |
| . 1 1 . . . . | : | . 1 1 . . . . |
|    X|         | : |    X|         |
| . 0-0-0 . . . | : | . 0-0-0 . . . |
|    /|/        | : |    /|/        |
| . 1 0 . . . . | : | . 1 0 . . . . |
|  /|           | : |  /|           |
| #-# . . . . . | : | *-1 . . . . . |
|               | : |               |
rooms: 10         : rooms: 10
traps: 2          : traps: 2
open: 7           : open: 7
END
}

@test "the cursor starts on the first room, moves square by square and stops at each edge" {
    local same='rooms: 15, traps: 6, open: 5, result: unfinished, scanned: 0, jokers: 3'
    plays_shortly "$same, cursor: 3,3" -s 5 --keys ''
    plays_shortly "$same, cursor: 2,3" -s 5 --keys a
    plays_shortly "$same, cursor: 4,3" -s 5 --keys d
    plays_shortly "$same, cursor: 3,4" -s 5 --keys s
    plays_shortly "$same, cursor: 3,2" -s 5 --keys w
    plays_shortly "$same, cursor: 0,3" -s 5 --keys aaa
    plays_shortly "$same, cursor: 0,3" -s 5 --keys aaaa
    plays_shortly "$same, cursor: 6,3" -s 5 --keys ddd
    plays_shortly "$same, cursor: 6,3" -s 5 --keys dddd
    plays_shortly "$same, cursor: 3,6" -s 5 --keys sss
    plays_shortly "$same, cursor: 3,6" -s 5 --keys ssss
    plays_shortly "$same, cursor: 3,0" -s 5 --keys www
    plays_shortly "$same, cursor: 3,0" -s 5 --keys wwww
    plays_shortly "$same, cursor: 1,0" -s 5 --keys aaaaawwwwwd
    plays_shortly "$same, cursor: 6,5" -s 5 --keys sssssdddddw
    # the room in the middle has not stayed: then the oldest of the others is the first
    plays_shortly 'rooms: 10, traps: 2, open: 7, result: unfinished, scanned: 0, jokers: 3, cursor: 2,4' \
        -s 44 --keys ''
}

@test "a scan opens the unknown room, marked or not, with its number; a trap loses, reveals all and ends the game" {
    draws 'station --size 7 --rooms 20' <<'END'
-s 5 --keys 'ddsss ' : -s 5 --keys 'mddsss m ' : -s 5 --keys 'ddsss wwwd aaaq mj'
|               |    : |               |       : |               |
| . . . . . #-# |    : | . . . . . #-# |       : | . . . . . 2-1 |
|          /|\| |    : |          /|\| |       : |          /|\| |
| . . . . 2 #-# |    : | . . . . 2 #-# |       : | . . . . 2 *-* |
|         |X|/  |    : |         |X|/  |       : |         |X|/  |
| . . . . #-# . |    : | . . . . #-# . |       : | . . . . *-* . |
|         |/|\  |    : |         |/|\  |       : |         |/|\  |
| . . . 0-2-2-# |    : | . . . 0-2-2-# |       : | . . . 0-2-2-* |
|        \|/    |    : |        \|/    |       : |        \|/    |
| . . . . 1 . . |    : | . . . . 1 . . |       : | . . . . 1 . . |
|         |\    |    : |         |\    |       : |         |\    |
| . . . . # # . |    : | . . . . # # . |       : | . . . . 0 * . |
|          \|   |    : |          \|   |       : |          \|   |
| . . . . . 1 . |    : | . . . . . 1 . |       : | . . . . . 1 . |
|               |    : |               |       : |               |
rooms: 15            : rooms: 15               : rooms: 15
traps: 6             : traps: 6                : traps: 6
open: 6              : open: 6                 : open: 6
result: unfinished   : result: unfinished      : result: lost
scanned: 1           : scanned: 1              : scanned: 2
jokers: 3            : jokers: 3               : jokers: 3
cursor: 5,6          : cursor: 5,6             : cursor: 6,3
END
    plays_shortly 'rooms: 15, traps: 6, open: 5, result: lost, scanned: 1, jokers: 3, cursor: 6,3' \
        -s 5 --keys 'mddd m '
}

@test "a room with 0 opens its neighbours, and theirs, up to rooms with numbers; the last safe room wins, ends the game" {
    draws 'station --size 7 --rooms 20' <<'END'
-s 2924 --traps 20 : -s 2924 --traps 20 --keys ' ' : -s 2924 --traps 20 --keys ' dds jq'
|               |  : |               |             : |               |
| . . . . . . . |  : | . . . . . . . |             : | . . . . . . . |
|               |  : |               |             : |               |
| # #-# . . . . |  : | 0 #-1 . . . . |             : | 0 #-1 . . . . |
| |X   \        |  : | |X   \        |             : | |X   \        |
| # # #-# . . . |  : | 1 0 0-0 . . . |             : | 1 0 0-0 . . . |
|  \|/ \ \      |  : |  \|/ \ \      |             : |  \|/ \ \      |
| . # . # #-# . |  : | . 0 . 0 1-# . |             : | . 0 . 0 1-# . |
|    \ / \ X|   |  : |    \ / \ X|   |             : |    \ / \ X|   |
| . . 1-#-# # . |  : | . . 1-#-2 # . |             : | . . 1-#-2 1 . |
|               |  : |               |             : |               |
| . . . . . . . |  : | . . . . . . . |             : | . . . . . . . |
|               |  : |               |             : |               |
| . . . . . . . |  : | . . . . . . . |             : | . . . . . . . |
|               |  : |               |             : |               |
rooms: 15          : rooms: 15                     : rooms: 15
traps: 3           : traps: 3                      : traps: 3
open: 1            : open: 11                      : open: 12
                   : result: unfinished            : result: won
                   : scanned: 1                    : scanned: 2
                   : jokers: 3                     : jokers: 3
                   : cursor: 3,3                   : cursor: 5,4
END
}

@test "in mark mode a scan key marks an unknown room, and takes the mark away" {
    draws 'station --size 7 --rooms 20' <<'END'
-s 5 --keys 'mddsss w ' : -s 5 --keys 'mddsss w  s '
|               |       : |               |
| . . . . . #-# |       : | . . . . . #-# |
|          /|\| |       : |          /|\| |
| . . . . 2 #-# |       : | . . . . 2 #-# |
|         |X|/  |       : |         |X|/  |
| . . . . #-# . |       : | . . . . #-# . |
|         |/|\  |       : |         |/|\  |
| . . . 0-2-2-# |       : | . . . 0-2-2-# |
|        \|/    |       : |        \|/    |
| . . . . 1 . . |       : | . . . . 1 . . |
|         |\    |       : |         |\    |
| . . . . # ! . |       : | . . . . # # . |
|          \|   |       : |          \|   |
| . . . . . ! . |       : | . . . . . # . |
|               |       : |               |
rooms: 15               : rooms: 15
traps: 6                : traps: 6
open: 5                 : open: 5
result: unfinished      : result: unfinished
scanned: 0              : scanned: 0
jokers: 3               : jokers: 3
cursor: 5,5             : cursor: 5,6
END
}

@test "an open room and an empty square cannot be marked" {
    local same='rooms: 15, traps: 6, open: 5, result: unfinished, scanned: 0, jokers: 3'
    plays_shortly "$same, cursor: 2,3" -s 5 --keys 'm a '
    try "${bash_twin[@]}" station --size 7 --rooms 20 -s 5 --keys 'm a '
    check 'marks' 0 "$(grep -c '!' <<<"$out")"
}

@test "a room that is opened by its neighbour opens though it is marked" {
    plays_shortly 'rooms: 15, traps: 3, open: 11, result: unfinished, scanned: 1, jokers: 3, cursor: 3,3' \
        -s 2924 --traps 20 --keys 'ma dm '
}

@test "m changes the mode and m again changes it back" {
    plays_shortly 'rooms: 15, traps: 6, open: 5, result: unfinished, scanned: 0, jokers: 3, cursor: 5,6' \
        -s 5 --keys 'mmmddsss '
    plays_shortly 'rooms: 15, traps: 6, open: 6, result: unfinished, scanned: 1, jokers: 3, cursor: 5,6' \
        -s 5 --keys 'mmmmddsss '
}

@test "a joker is spent on an unknown room, marked or not, and opens nothing" {
    local same='rooms: 15, traps: 6, open: 5, result: unfinished, scanned: 0'
    plays_shortly "$same, jokers: 2, cursor: 5,6" -s 5 --keys ddsssj
    plays_shortly "$same, jokers: 1, cursor: 5,6" -s 5 --keys ddsssjj
    plays_shortly "$same, jokers: 2, cursor: 5,6" -s 5 --keys 'mddsss j'
    plays_shortly "$same, jokers: 2, cursor: 6,3" -s 5 --keys dddj
}

@test "a joker costs nothing on an open room, on an empty square, and when there is none left" {
    local same='rooms: 15, traps: 6, open: 5, result: unfinished, scanned: 0'
    plays_shortly "$same, jokers: 3, cursor: 3,3" -s 5 --keys j
    plays_shortly "$same, jokers: 3, cursor: 2,3" -s 5 --keys aj
    plays_shortly "$same, jokers: 0, cursor: 5,6" -s 5 --keys ddsssjjjjj
    plays_shortly "$same, jokers: 0, cursor: 5,6" -s 5 --jokers 0 --keys ddsssj
    plays_shortly "$same, jokers: 98, cursor: 5,6" -s 5 --jokers 99 --keys ddsssj
}

@test "scanning an open room or an empty square does nothing and does not count" {
    plays_shortly 'rooms: 15, traps: 6, open: 5, result: unfinished, scanned: 0, jokers: 3, cursor: 2,3' \
        -s 5 --keys ' a '
    plays_shortly 'rooms: 15, traps: 6, open: 6, result: unfinished, scanned: 1, jokers: 3, cursor: 5,6' \
        -s 5 --keys 'ddsss   '
}

@test "q quits, and the keys behind it do nothing" {
    plays_shortly 'rooms: 15, traps: 6, open: 6, result: quit, scanned: 1, jokers: 2, cursor: 4,6' \
        -s 5 --keys 'ddsssj aqd jw'
}

@test "capital letters and other characters do nothing" {
    plays_shortly 'rooms: 15, traps: 6, open: 5, result: unfinished, scanned: 0, jokers: 3, cursor: 3,4' \
        -s 5 --keys $'ASDWMJQs:;xX.0123456789-_!#*\\/|\t\n\r\033\177hjkl\303\244'
}

@test "hostile keys are keys that mean nothing, and run nothing" {
    cat >"$log/calls" <<'CALLS'
station --seed=5 --size=7 --keys='a[$(touch pwned)]'
station --seed=5 --size=7 --keys='cursor[$(touch pwned)]'
station --seed=5 --size=7 --keys='$(touch pwned)'
station --seed=5 --size=7 --keys='`touch pwned`'
station --seed=5 --size=7 --keys=';touch pwned;'
station --seed=5 --size=7 --keys='"; touch pwned; "'
station --seed=5 --size=7 --keys='*?[a-z]!~{a,b}'
station --seed=5 --size=7 --keys='%s%n%d\x1b[31m\n'
station --seed=5 --size=7 --keys='--reveal'
station --seed=5 --size=7 --keys='größer €'
CALLS
    compare_foretold "$log/calls"
    check_untouched 'keys'
    printf 'station --size 7 -s 5 --keys %s\n' "\$'\\377\\376 d\\033]0;title\\a'" "\$'d\\n\\r d'" \
        >"$log/calls"
    compare_rows "$log/calls"
    check 'both are played' 2 "$(grep -ac '^result: ' "$log/bash.log")"
}

@test "ten thousand keys are played" {
    repeat aM 5000
    plays_shortly 'rooms: 15, traps: 6, open: 5, result: unfinished, scanned: 0, jokers: 3, cursor: 0,3' \
        -s 5 --keys "$REPLY"
}
