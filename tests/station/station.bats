#!/usr/bin/env bats
# shellcheck disable=SC2016,SC2030,SC2031,SC2154 # values that a shell would run must not be
# expanded here; each test is a process of its own; helpers.bash sets out, err and the twins
#
# The space station without a terminal: maze.sh beside python_ref, and both beside stations.py,
# which makes and plays stations by itself. What is drawn here between bars is a picture, whose
# lines may end with spaces.
#
# The random part says its seed; MAZE_TEST_SEED=N repeats it.

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

plays() { # <argument ...>: both twins print what is on standard input, the picture between bars
    local line wanted=''
    while IFS= read -r line; do
        line=${line#|}
        wanted+=${line%|}$'\n'
    done
    check_printed "$wanted" station --size 7 --rooms 20 "$@"
}

plays_shortly() { # <facts> <argument ...>: the same, only of the facts below the picture
    local wanted=$1 short
    shift
    check_same station --size 7 --rooms 20 "$@"
    short=$(tail -n 7 <<<"${out%$'\n'}")
    check "$*" "$wanted" "${short//$'\n'/, }"
}

# --- the twins, and an independent program ---------------------------------------------------

@test "the twins print the same for every row of the table of stations" {
    cat >"$log/calls" <<'CALLS'
# sizes, rooms and traps, at their ends
station -s 1
station -s 2147483646
station --seed=0000000000007 --size 0010 --rooms 050 --traps 09 --jokers 003
station -s 2 --size 7
station -s 3 --size=7 --rooms 20
station -s 4 --size 7 --rooms 24
station -s 5 --size 8 --rooms 32
station -s 6 --size 9 --rooms 40
station -s 7 --size 40
# a fifth of the rooms, and fewer, so that it began again
station -s 78 --size 7 --rooms 20
station -s 321 --size 7 --rooms 21
station -s 8 --size 40 --rooms 800 --reveal
station -s 9 --size 40 --rooms 20
station -s 10 --size 11 --rooms 60 --reveal
station -s 11 --traps 1 --reveal
station -s 12 --traps 90 --reveal
station -s 13 --traps 89 --size 7 --rooms 20 --reveal
station -s 14 --reveal --reveal
station -s 1 -s 15 --size 7 --size 8 --rooms 20 --rooms 21
--size 7 station -s 16
--reveal -s 17 -- station

# colours, and languages where nothing is said in words
station -s 20 --color always
station -s 20 --color always --reveal
station -s 20 --color never
station -s 20 --color auto --keys 'm dm d ds '
station -s 20 --color always --keys 'm dm d ds '
station -s 21 --lang de --keys jjj
station -s 21 --lang de --color always --reveal --keys ''

# keys
station -s 30 --keys ''
station -s 30 --keys q
station -s 30 --keys=--keys
station -s 30 --keys ' '
station -s 30 --keys 'wwwwwwwwwwwwaaaaaaaaaaaaaa'
station -s 30 --keys 'ssssssssssssdddddddddddddd'
station -s 30 --keys ASDWMJQ
station -s 30 --keys 'd j s j a j a j w j w j d j d j' --jokers 2
station -s 30 --keys 'd j s j a j a j w j w j d j d j' --jokers 0 --reveal
station -s 30 --keys 'md d s s a a a w w d d' --reveal
station -s 30 --keys $'d\r\n\t\033[A \\ * ? [a] %s äöü € d'
station -s 30 --keys $'\377\376 d \302'

# what is refused
station 9 -s 1
station -s 0
station -s 2147483647
station --size
station --traps
station --rooms
station --jokers
station --keys
station --size= -s 1
station --room 20
station --trap 20
station --joker 2
station --revealed
station --reveal=yes
station -r
station play
solve station
station --rooms 19 --size 41
station --size 41 --rooms 19
station --size 7 --rooms 25
station --rooms 25 --size 7
station --size 8 --rooms 33
station --rooms 51 --size 10
station --rooms 801 --size 40
CALLS
    compare_rows "$log/calls"
    check 'calls' "$(grep -c '^[^#]' "$log/calls")" "$rows"
    all_right
}

# bats test_tags=random
@test "random stations and games are those of python_ref and of an independent program" {
    local all won lost quit unfinished out_of_jokers
    share 200 1000
    stations rows "$REPLY" "$MAZE_TEST_SEED" >"$log/calls"
    compare_foretold "$log/calls"
    read -r all won lost quit unfinished out_of_jokers <<<"$(stations count "$log/bash.log")"
    echo "# games: $won won, $lost lost, $quit left, $unfinished not ended, $out_of_jokers out of jokers" >&3
    check 'stations' "$REPLY" "$all"
    ((won >= all / 10 && lost >= all / 50 && quit >= all / 20 && unfinished >= all / 50 && out_of_jokers >= all / 20)) ||
        check 'enough games of each kind' yes no
    all_right
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
    all_right
}

# bats test_tags=random
@test "the pictures show rooms with two or more connections, right numbers and a safe first room" {
    local seed size options count
    share 30 120
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
    all_right
}

# --- the rules -------------------------------------------------------------------------------

@test "a station is printed as signs and connections, and what there is to count" {
    plays -s 5 <<'END'
|               |
| . . . . . #-# |
|          /|\| |
| . . . . 2 #-# |
|         |X|/  |
| . . . . #-# . |
|         |/|\  |
| . . . 0-2-2-# |
|        \|/    |
| . . . . 1 . . |
|         |\    |
| . . . . # # . |
|          \|   |
| . . . . . # . |
|               |
rooms: 15
traps: 6
open: 5
END
    plays -s 5 --reveal <<'END'
|               |
| . . . . . 2-1 |
|          /|\| |
| . . . . 2 *-* |
|         |X|/  |
| . . . . *-* . |
|         |/|\  |
| . . . 0-2-2-* |
|        \|/    |
| . . . . 1 . . |
|         |\    |
| . . . . 0 * . |
|          \|   |
| . . . . . 1 . |
|               |
rooms: 15
traps: 6
open: 5
END
    all_right
}

@test "a room with 0 that is open at the start has its neighbours open, as behind a scan" {
    plays -s 44 <<'END'
|               |
| . . . . . . . |
|               |
| . . . . . . . |
|               |
| . . # . . . . |
|    /|         |
| . 1 1 . . . . |
|    X|         |
| . 0-0-0 . . . |
|    /|/        |
| . 1 0 . . . . |
|  /|           |
| #-# . . . . . |
|               |
rooms: 10
traps: 2
open: 7
END
    plays -s 44 --reveal <<'END'
|               |
| . . . . . . . |
|               |
| . . . . . . . |
|               |
| . . * . . . . |
|    /|         |
| . 1 1 . . . . |
|    X|         |
| . 0-0-0 . . . |
|    /|/        |
| . 1 0 . . . . |
|  /|           |
| *-1 . . . . . |
|               |
rooms: 10
traps: 2
open: 7
END
    all_right
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
    all_right
}

@test "a scan opens the unknown room and shows how many traps are joined to it" {
    plays -s 5 --keys 'ddsss ' <<'END'
|               |
| . . . . . #-# |
|          /|\| |
| . . . . 2 #-# |
|         |X|/  |
| . . . . #-# . |
|         |/|\  |
| . . . 0-2-2-# |
|        \|/    |
| . . . . 1 . . |
|         |\    |
| . . . . # # . |
|          \|   |
| . . . . . 1 . |
|               |
rooms: 15
traps: 6
open: 6
result: unfinished
scanned: 1
jokers: 3
cursor: 5,6
END
    all_right
}

@test "a room that opens with 0 opens its neighbours, and theirs, up to rooms with numbers and rooms already open" {
    plays -s 2924 --traps 20 <<'END'
|               |
| . . . . . . . |
|               |
| # #-# . . . . |
| |X   \        |
| # # #-# . . . |
|  \|/ \ \      |
| . # . # #-# . |
|    \ / \ X|   |
| . . 1-#-# # . |
|               |
| . . . . . . . |
|               |
| . . . . . . . |
|               |
rooms: 15
traps: 3
open: 1
END
    plays -s 2924 --traps 20 --keys ' ' <<'END'
|               |
| . . . . . . . |
|               |
| 0 #-1 . . . . |
| |X   \        |
| 1 0 0-0 . . . |
|  \|/ \ \      |
| . 0 . 0 1-# . |
|    \ / \ X|   |
| . . 1-#-2 # . |
|               |
| . . . . . . . |
|               |
| . . . . . . . |
|               |
rooms: 15
traps: 3
open: 11
result: unfinished
scanned: 1
jokers: 3
cursor: 3,3
END
    all_right
}

@test "scanning a trap loses, reveals all and ends the game" {
    plays -s 5 --keys 'ddsss wwwd aaaq mj' <<'END'
|               |
| . . . . . 2-1 |
|          /|\| |
| . . . . 2 *-* |
|         |X|/  |
| . . . . *-* . |
|         |/|\  |
| . . . 0-2-2-* |
|        \|/    |
| . . . . 1 . . |
|         |\    |
| . . . . 0 * . |
|          \|   |
| . . . . . 1 . |
|               |
rooms: 15
traps: 6
open: 6
result: lost
scanned: 2
jokers: 3
cursor: 6,3
END
    all_right
}

@test "opening the last safe room wins and ends the game, with the traps still hidden" {
    plays -s 2924 --traps 20 --keys ' dds jq' <<'END'
|               |
| . . . . . . . |
|               |
| 0 #-1 . . . . |
| |X   \        |
| 1 0 0-0 . . . |
|  \|/ \ \      |
| . 0 . 0 1-# . |
|    \ / \ X|   |
| . . 1-#-2 1 . |
|               |
| . . . . . . . |
|               |
| . . . . . . . |
|               |
rooms: 15
traps: 3
open: 12
result: won
scanned: 2
jokers: 3
cursor: 5,4
END
    all_right
}

@test "in mark mode a scan key marks an unknown room, and takes the mark away" {
    plays -s 5 --keys 'mddsss w ' <<'END'
|               |
| . . . . . #-# |
|          /|\| |
| . . . . 2 #-# |
|         |X|/  |
| . . . . #-# . |
|         |/|\  |
| . . . 0-2-2-# |
|        \|/    |
| . . . . 1 . . |
|         |\    |
| . . . . # ! . |
|          \|   |
| . . . . . ! . |
|               |
rooms: 15
traps: 6
open: 5
result: unfinished
scanned: 0
jokers: 3
cursor: 5,5
END
    plays -s 5 --keys 'mddsss w  s ' <<'END'
|               |
| . . . . . #-# |
|          /|\| |
| . . . . 2 #-# |
|         |X|/  |
| . . . . #-# . |
|         |/|\  |
| . . . 0-2-2-# |
|        \|/    |
| . . . . 1 . . |
|         |\    |
| . . . . # # . |
|          \|   |
| . . . . . # . |
|               |
rooms: 15
traps: 6
open: 5
result: unfinished
scanned: 0
jokers: 3
cursor: 5,6
END
    all_right
}

@test "an open room and an empty square cannot be marked" {
    local same='rooms: 15, traps: 6, open: 5, result: unfinished, scanned: 0, jokers: 3'
    plays_shortly "$same, cursor: 2,3" -s 5 --keys 'm a '
    try "${bash_twin[@]}" station --size 7 --rooms 20 -s 5 --keys 'm a '
    check 'marks' 0 "$(grep -c '!' <<<"$out")"
    all_right
}

@test "a marked room that is scanned opens, or loses if it is a trap" {
    plays -s 5 --keys 'mddsss m ' <<'END'
|               |
| . . . . . #-# |
|          /|\| |
| . . . . 2 #-# |
|         |X|/  |
| . . . . #-# . |
|         |/|\  |
| . . . 0-2-2-# |
|        \|/    |
| . . . . 1 . . |
|         |\    |
| . . . . # # . |
|          \|   |
| . . . . . 1 . |
|               |
rooms: 15
traps: 6
open: 6
result: unfinished
scanned: 1
jokers: 3
cursor: 5,6
END
    plays_shortly 'rooms: 15, traps: 6, open: 5, result: lost, scanned: 1, jokers: 3, cursor: 6,3' \
        -s 5 --keys 'mddd m '
    all_right
}

@test "a room that is opened by its neighbour opens though it is marked" {
    plays_shortly 'rooms: 15, traps: 3, open: 11, result: unfinished, scanned: 1, jokers: 3, cursor: 3,3' \
        -s 2924 --traps 20 --keys 'ma dm '
    all_right
}

@test "m changes the mode and m again changes it back" {
    plays_shortly 'rooms: 15, traps: 6, open: 5, result: unfinished, scanned: 0, jokers: 3, cursor: 5,6' \
        -s 5 --keys 'mmmddsss '
    plays_shortly 'rooms: 15, traps: 6, open: 6, result: unfinished, scanned: 1, jokers: 3, cursor: 5,6' \
        -s 5 --keys 'mmmmddsss '
    all_right
}

@test "a joker is spent on an unknown room, marked or not, and opens nothing" {
    local same='rooms: 15, traps: 6, open: 5, result: unfinished, scanned: 0'
    plays_shortly "$same, jokers: 2, cursor: 5,6" -s 5 --keys ddsssj
    plays_shortly "$same, jokers: 1, cursor: 5,6" -s 5 --keys ddsssjj
    plays_shortly "$same, jokers: 2, cursor: 5,6" -s 5 --keys 'mddsss j'
    plays_shortly "$same, jokers: 2, cursor: 6,3" -s 5 --keys dddj
    all_right
}

@test "a joker costs nothing on an open room, on an empty square, and when there is none left" {
    local same='rooms: 15, traps: 6, open: 5, result: unfinished, scanned: 0'
    plays_shortly "$same, jokers: 3, cursor: 3,3" -s 5 --keys j
    plays_shortly "$same, jokers: 3, cursor: 2,3" -s 5 --keys aj
    plays_shortly "$same, jokers: 0, cursor: 5,6" -s 5 --keys ddsssjjjjj
    plays_shortly "$same, jokers: 0, cursor: 5,6" -s 5 --jokers 0 --keys ddsssj
    plays_shortly "$same, jokers: 98, cursor: 5,6" -s 5 --jokers 99 --keys ddsssj
    all_right
}

@test "scanning an open room or an empty square does nothing and does not count" {
    plays_shortly 'rooms: 15, traps: 6, open: 5, result: unfinished, scanned: 0, jokers: 3, cursor: 2,3' \
        -s 5 --keys ' a '
    plays_shortly 'rooms: 15, traps: 6, open: 6, result: unfinished, scanned: 1, jokers: 3, cursor: 5,6' \
        -s 5 --keys 'ddsss   '
    all_right
}

@test "q quits, and the keys behind it do nothing" {
    plays_shortly 'rooms: 15, traps: 6, open: 6, result: quit, scanned: 1, jokers: 2, cursor: 4,6' \
        -s 5 --keys 'ddsssj aqd jw'
    all_right
}

@test "capital letters and other characters do nothing" {
    plays_shortly 'rooms: 15, traps: 6, open: 5, result: unfinished, scanned: 0, jokers: 3, cursor: 3,4' \
        -s 5 --keys $'ASDWMJQs:;xX.0123456789-_!#*\\/|\t\n\r\033\177hjkl\303\244'
    all_right
}

# --- options ---------------------------------------------------------------------------------

@test "numbers out of range are refused, with the range" {
    check_refused '--size is not from 7 to 40: 6' station --size 6
    check_refused '--size is not from 7 to 40: 41' station --size 41
    check_refused '--size is not from 7 to 40: 0' station --size=0
    check_refused '--rooms is not from 20 to 800: 19' station --rooms 19
    check_refused '--rooms is not from 20 to 800: 801' station --rooms 801
    check_refused '--rooms is not from 20 to 24: 25' station --rooms 25 --size 7
    check_refused '--rooms is not from 20 to 24: 25' station --size 7 --rooms 25
    check_refused '--rooms is not from 20 to 50: 51' station --rooms 51
    check_refused '--rooms is not from 20 to 760: 761' station --rooms 761 --size 39
    check_refused '--traps is not from 1 to 90: 91' station --traps 91
    check_refused '--jokers is not from 0 to 99: 100' station --jokers 100
    check_refused '--seed is not from 1 to 2147483646: 0' station --seed 0
    check_refused '--seed is not from 1 to 2147483646: 2147483647' station --seed 2147483647
    check_refused '--size is not from 7 to 40: 18446744073709551626' station --size 18446744073709551626
    all_right
}

@test "the ends of the ranges are taken" {
    for options in '--size 7' '--size 40' '--rooms 20' '--rooms 50' '--size 7 --rooms 24' \
        '--traps 1' '--traps 90' '--jokers 0' '--jokers 99' '--seed 2147483646'; do
        # shellcheck disable=SC2086 # an option and its value
        try "${bash_twin[@]}" station -s 1 $options
        check "$options" '0 ' "$status $err"
    done
    all_right
}

@test "without a size, rooms and jokers there are 10 x 10 squares, 50 rooms and 3 jokers" {
    try "${bash_twin[@]}" station -s 9 --keys j
    local by_default=$out
    try "${bash_twin[@]}" station -s 9 --keys j --size 10 --rooms 50 --jokers 3
    check 'the same' "$by_default" "$out"
    try "${bash_twin[@]}" station -s 9 --size 7
    by_default=$out
    try "${bash_twin[@]}" station -s 9 --size 7 --rooms 24
    check 'with half the squares' "$by_default" "$out"
    all_right
}

@test "options of a maze are refused for a station, and those of a station for a maze" {
    local option
    for option in --width=9 --height=9 --ends=corners --weave --bridges=3 --carver=auto --steps=1 \
        --count=2 --input=x --format=ascii; do
        check_refused "not an option of station: ${option%%=*}" station "$option"
    done
    for option in --size=9 --rooms=20 --traps=3 --jokers=3 --reveal; do
        check_refused "not an option of generate: ${option%%=*}" generate "$option"
        check_refused "not an option of generate: ${option%%=*}" "$option"
        check_refused "not an option of solve: ${option%%=*}" solve "$option"
        check_refused "not an option of check: ${option%%=*}" "$option" check
        check_refused "not an option of play: ${option%%=*}" play "$option"
    done
    check_refused 'option takes no value: --reveal=1' station --reveal=1
    check_refused 'option needs a value: --keys' station --keys
    check_refused 'option needs a value: --traps' station --size 7 --traps
    all_right
}

@test "the size of a maze is refused for a station" {
    check_refused 'not an option of station: --width' station 9x9
    check_refused 'not WIDTHxHEIGHT: 9' station 9
    all_right
}

@test "a hostile value of any option of a station is shown harmlessly in one line, and runs nothing" {
    local option v
    load_hostile
    for option in --size --rooms --traps --jokers --seed; do
        for ((v = 0; v < ${#hostile[@]}; v += 2)); do
            check_refused "$option is not a number: ${hostile[v + 1]}" station "$option=${hostile[v]}"
        done
        check_refused "$option is not a number: ${hostile[1]}" station "$option" "${hostile[0]}"
        check_untouched "$option"
    done
    all_right
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
    all_right
}

@test "ten thousand keys are played" {
    local keys
    printf -v keys '%*s' 5000 ''
    plays_shortly 'rooms: 15, traps: 6, open: 5, result: unfinished, scanned: 0, jokers: 3, cursor: 0,3' \
        -s 5 --keys "${keys// /aM}"
    all_right
}

@test "a seed that was not given is shown, and gives the same station again" {
    local twin seed printed
    for name in bash python; do
        choose_twin "$name"
        try "${twin[@]}" station --size 7
        check "$name: status" 0 "$status"
        seed=${err#seed }
        seed=${seed%$'\n'}
        check "$name: the line" "seed $seed"$'\n' "$err"
        check "$name: a number" '' "${seed//[0-9]/}"
        printed=$out
        try "${bash_twin[@]}" station --size 7 --seed "$seed"
        check "$name: the station" "$printed" "$out"
    done
    all_right
}

# --- output ----------------------------------------------------------------------------------

@test "colours are green around each open room, red around marks and traps, and nowhere else" {
    local green=$'\033[32m' red=$'\033[31m' plain=$'\033[0m' twin line lines
    for name in bash python; do
        choose_twin "$name"
        try "${twin[@]}" station --size 7 --rooms 20 -s 5 --color always --keys 'mddsss '
        IFS=$'\n' read -r -d '' -a lines <<<"$out" || :
        check "$name: open" " . . . ${green}0${plain}-${green}2${plain}-${green}2${plain}-# " "${lines[7]}"
        check "$name: marked" " . . . . . ${red}!${plain} . " "${lines[13]}"
        check "$name: unknown" '         |X|/  ' "${lines[4]}"
        check "$name: counts" 'rooms: 15' "${lines[15]}"
        try "${twin[@]}" station --size 7 --rooms 20 -s 5 --color always --reveal
        IFS=$'\n' read -r -d '' -a lines <<<"$out" || :
        check "$name: traps" " . . . . ${green}2${plain} ${red}*${plain}-${red}*${plain} " "${lines[3]}"

        line=${out//"$green"/}
        line=${line//"$red"/}
        line=${line//"$plain"/}
        try "${twin[@]}" station --size 7 --rooms 20 -s 5 --color never --reveal
        check "$name: without the colours" "$out" "$line"
        try "${twin[@]}" station --size 7 --rooms 20 -s 5 --reveal
        check "$name: auto, into a file" "$out" "$line"
    done
    all_right
}

try_terminal() { # <input|output> <command ...> -> status, out, err
    status=0
    on_terminal "$@" >"$BATS_TEST_TMPDIR/out" 2>"$BATS_TEST_TMPDIR/err" || status=$?
    IFS= read -r -d '' out <"$BATS_TEST_TMPDIR/out" || :
    IFS= read -r -d '' err <"$BATS_TEST_TMPDIR/err" || :
}

@test "on a terminal, a station that is not played is coloured, unless NO_COLOR or TERM says no" {
    local colored plain
    try "${bash_twin[@]}" station --size 7 -s 5 --color always
    colored=$out
    try "${bash_twin[@]}" station --size 7 -s 5 --color never
    plain=$out
    try_terminal output "${bash_twin[@]}" station --size 7 -s 5
    check 'coloured' "$colored" "$out"
    NO_COLOR=1 try_terminal output "${bash_twin[@]}" station --size 7 -s 5
    check 'NO_COLOR' "$plain" "$out"
    # a dumb terminal plays, line by line; what is not played is plain there too
    try "${bash_twin[@]}" station --size 7 -s 5 --color never --reveal
    plain=$out
    TERM=dumb try_terminal output "${bash_twin[@]}" station --size 7 -s 5 --reveal
    check 'dumb' "$plain" "$out"
    all_right
}

@test "into a file or a pipe and with no terminal, nothing is asked and the station is printed" {
    local printed
    try "${bash_twin[@]}" station --size 7 -s 5
    printed=$out
    check 'status, error' '0 ' "$status $err"
    check 'through a pipe' "$printed" "$("${bash_twin[@]}" station --size 7 -s 5 2>&1 </dev/null | cat)"$'\n'
    try_terminal input "${bash_twin[@]}" station --size 7 -s 5
    check 'with a keyboard' "0 $printed" "$status $out"
    try timeout 10 "${bash_twin[@]}" station --size 7 -s 5 -o picture
    check 'with -o' '0  ' "$status $out $err"
    IFS= read -r -d '' out <picture || :
    check 'the file' "$printed" "$out"
    all_right
}

@test "-o writes what would have been printed, colours and results too, and a refused call writes nothing" {
    local twin printed
    for name in bash python; do
        choose_twin "$name"
        try "${twin[@]}" station --size 7 -s 5 --color always --keys 'd j'
        printed=$out
        try "${twin[@]}" station --size 7 -s 5 --color always --keys 'd j' --output picture
        check "$name: status, output, error" '0  ' "$status $out $err"
        IFS= read -r -d '' out <picture || :
        check "$name: the file" "$printed" "$out"
        rm picture
        try "${twin[@]}" station --size 7 --rooms 25 -o picture
        check "$name: status" 2 "$status"
        check_untouched "$name"
    done
    all_right
}

# --- help ------------------------------------------------------------------------------------

@test "the help of the station is the same wherever the word stands, and the twin tells where it is" {
    local help
    try "${bash_twin[@]}" station --help
    help=$out
    check 'its first line' 'maze.sh station [OPTIONS]' "${out%%$'\n'*}"
    check 'status, error' '0 ' "$status $err"
    for call in 'station -h' '--help station' 'station --help --size 9'; do
        # shellcheck disable=SC2086 # words of a call
        try "${bash_twin[@]}" $call
        check_answer "$call" 0 "$help" ''
        # shellcheck disable=SC2086 # words of a call
        try "${python_twin[@]}" $call
        check_answer "python $call" 0 $'The help is in maze.sh: ./maze.sh --help\n' ''
    done
    all_right
}

@test "the help of the station names all its options and keys, in every language" {
    local language name
    for language in en de 'fi' ru; do
        try "${bash_twin[@]}" station --help --lang "$language"
        for name in '--size N ' '--rooms N ' '--traps N ' '--jokers N ' '--seed N ' '--reveal ' \
            '--keys ' '--output ' '--color ' '--lang ' $'\n  a s d w' $'\n  m ' $'\n  j ' $'\n  : ' \
            $'\n  q ' '? ' 'Enter '; do
            [[ $out == *"$name"* ]] || check "$language: $name" there missing
        done
    done
    all_right
}

@test "the help of the station fits in 24 lines of 80 columns, in every language" {
    local language line lines
    for language in en de 'fi' ru; do
        try env LC_ALL=C.UTF-8 "${bash_twin[@]}" station --help --lang "$language"
        lines=0
        while IFS= read -r line; do
            lines=$((lines + 1))
            line=${line//[$'\200'-$'\277']/} # a character is its first byte
            ((${#line} <= 80)) || check "$language: columns of '$line'" 80 "${#line}"
        done <<<"${out%$'\n'}"
        ((lines <= 23)) || check "$language: lines, and one for the prompt" 24 "$((lines + 1))"
    done
    all_right
}
