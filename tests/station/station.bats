#!/usr/bin/env bats
#
# The station without a terminal: its call, and its rules. maze.sh and python_ref agree, and both print results worked
# out by hand.

load ../support/helpers

plays() { # both twins print the facts in each line of standard input: the keys, the facts, and other options than -s 5
    local row arguments lines marks
    while read -r row; do
        read_row "$row" || continue
        check_same station --size 7 --rooms 20 -s 5 "${arguments[@]:7}" --keys "${arguments[0]}"
        lines=$(sed -n 's/^\(open\|result\|scanned\|jokers\|cursor\): //p' <<<"$out")
        marks=${out//[!!]/}
        check "--keys ${arguments[0]}" "${arguments[*]:1:6}" "${lines//$'\n'/ } ${#marks}"
    done
}

@test "more rooms than fit, or an option of a maze, is refused" {
    check_refused_rows <<'ROWS'
station --size 7 --rooms 25 | --rooms: 25 is out of range; try 20 to 24
station --weave | --weave: not an option of station; see maze.sh help station
--size=9 | --size: not an option of generate; see maze.sh help generate
station 9x9 | 9x9: not an argument of station; see maze.sh help station
ROWS
}

@test "colors are green around open rooms and red around marks or traps" {
    check_same station --size 7 --rooms 20 -s 5 --color always --keys 'mddsss '
    [[ $out == *$' \033[32m0\033[0m-\033[32m2\033[0m-'*$' \033[31m!\033[0m . '* ]] ||
        check 'open and marked' 'in color' "$out"
    check_same station --size 7 --rooms 20 -s 5 --color always --reveal
    [[ $out == *$' \033[32m2\033[0m \033[31m*\033[0m-'* ]] || check 'traps' 'in color' "$out"
}

@test "without a terminal the station is printed" {
    local call=("${bash_twin[@]}" station --size 7 -s 5) printed
    printed=$(print station --size 7 -s 5)
    check 'through a pipe' "$printed" "$("${call[@]}" 2>&1 </dev/null | cat)"
    check 'with a keyboard' "$printed" "$(on_terminal "$BASH" -c '"$@" | cat' - "${call[@]}")"
}

@test "the twins print the same for each call of the table" {
    spread >../calls <<'CALLS'
# sizes, rooms and traps, at their ends; of 36, just a fifth of the rooms are left
station -s <1|2147483646|2 --size 7|36 --size 7 --rooms 20>
station -s <4 --size 7 --rooms 24|7 --size 40>
# the largest, and those that were begun again
station -s <1 --rooms 800 --reveal|3 --rooms 20 --keys ' dj'> --size 40
station --size 7 -s <78 --rooms 20|321 --rooms 21>
station -s <10 --jokers 0 --keys j|12 --traps 90|13 --traps 89 --size 7 --rooms 20>
station --seed=0000000000007 --size 0010 --rooms 050 --traps 09 --jokers 003
station -s 20 --color <always --reveal|never|auto --keys 'm dm d ds '|always --keys 'm dm d ds '>
<--size 7 station -s 16|--reveal -s 17 -- station>
station -s 30 --keys <''|'wwwwwwwwwwwwaaaaaaaaaaaaaa'|'ssssssssssssdddddddddddddd'>
station -s 30 --keys <$'d\r\n\t\033[A \\ * ? [a] %s äöü € d'|$'\377\376 d \302'>
station -s 30 --keys=--keys
# refused calls
station <--rooms|--size= -s 1|play|--room 20>
solve station
CALLS
    compare_rows ../calls
    check 'calls' 31 "$rows"
    check 'refused' 5 "$((rows - mazes))"
}

# bats test_tags=random
@test "the twins play random games alike, to each end" {
    share 20 200
    all=$REPLY
    (cd "$ROOT" && "$PYTHON" tests/support/cases.py stations "$MAZE_TEST_SEED" "$all") >../calls
    compare_rows ../calls
    check 'stations' "$all" "$rows"
    for line in 'result: '{won,lost,quit,unfinished} 'jokers: 0'; do
        (($(grep -c "^$line$" ../answers) >= all / 50)) || check "$line" "at least $((all / 50))" fewer
    done
}

@test "a station is drawn as here, before and after keys" {
    draws 'station --size 7 --rooms 20' <<'END'
-s 5              : -s 5 --reveal     : -s 5 --keys 'ddsss mw wwwwx' : -s 5 --keys 'ddsss wwwd aaaq mj'
|               | : |               | : |               |            : |               |
| . . . . . #-# | : | . . . . . 2-1 | : | . . . . . #-# |            : | . . . . . 2-1 |
|          /|\| | : |          /|\| | : |          /|\| |            : |          /|\| |
| . . . . 2 #-# | : | . . . . 2 *-* | : | . . . . 2 !-# |            : | . . . . 2 *-* |
|         |X|/  | : |         |X|/  | : |         |X|/  |            : |         |X|/  |
| . . . . #-# . | : | . . . . *-* . | : | . . . . #-# . |            : | . . . . *-* . |
|         |/|\  | : |         |/|\  | : |         |/|\  |            : |         |/|\  |
| . . . 0-2-2-# | : | . . . 0-2-2-* | : | . . . 0-2-2-# |            : | . . . 0-2-2-* |
|        \|/    | : |        \|/    | : |        \|/    |            : |        \|/    |
| . . . . 1 . . | : | . . . . 1 . . | : | . . . . 1 . . |            : | . . . . 1 . . |
|         |\    | : |         |\    | : |         |\    |            : |         |\    |
| . . . . # # . | : | . . . . 0 * . | : | . . . . # ! . |            : | . . . . 0 * . |
|          \|   | : |          \|   | : |          \|   |            : |          \|   |
| . . . . . # . | : | . . . . . 1 . | : | . . . . . 1 . |            : | . . . . . 1 . |
|               | : |               | : |               |            : |               |
rooms: 15         : rooms: 15         : rooms: 15                    : rooms: 15
traps: 6          : traps: 6          : traps: 6                     : traps: 6
open: 5           : open: 5           : open: 6                      : open: 6
                  :                   : result: unfinished           : result: lost
                  :                   : scanned: 1                   : scanned: 2
                  :                   : jokers: 3                    : jokers: 3
                  :                   : cursor: 5,1                  : cursor: 6,3
END
}

@test "each key has the effect of this table" {
    plays <<'CASES'
# keys             open  result     scanned  jokers  cursor  marks

# the cursor starts on the first room, moves square by square and stops at each edge
aaaaawwwwwd        5     unfinished 0        3       1,0     0
sssssdddddw        5     unfinished 0        3       6,5     0

# a scan of an open room or an empty square does not count
' a '              5     unfinished 0        3       2,3     0
'ddsss   '         6     unfinished 1        3       5,6     0

# space in mark mode, and x in either mode, mark an unknown room and unmark it
'ddsssm w '        5     unfinished 0        3       5,5     2
'm a '             5     unfinished 0        3       2,3     0

# a scan of a marked room does nothing, safe or trap, and works again once it is unmarked; m changes the mode
'ddsssx '          5     unfinished 0        3       5,6     1
'ddsssm m x '      6     unfinished 1        3       5,6     0
'dddx '            5     unfinished 0        3       6,3     1
'dddxx '           5     lost       1        3       6,3     0
# a room with 0 opens its neighbors, and theirs, up to rooms with numbers, also at the start; the last safe room wins
' '               11     unfinished 1        3       3,3     0      -s 2924 --traps 20
' dds jq'          12     won        2        3       5,4     0      -s 2924 --traps 20
# a room that is opened from a joined room opens although it is marked
'ma dm '          11     unfinished 1        3       3,3     0      -s 2924 --traps 20

# a joker is spent on an unknown room, marked or not: a safe one opens, a trap is marked; on the last safe room it wins
ddsssxjj           6     unfinished 0        2       5,6     0
dddj               5     unfinished 0        2       6,3     1
dddxj              5     unfinished 0        2       6,3     1
' ddsj'            12    won        1        2       5,4     0      -s 2924 --traps 20
# it costs nothing on an open room, on an empty square, and when none is left
j                  5     unfinished 0        3       3,3     0
aj                 5     unfinished 0        3       2,3     0
ddsssj             5     unfinished 0        0       5,6     0      --jokers 0

# keys after q, capital letters and other characters do nothing
'ddsssj aqd jw'    6     quit       0        2       4,6     0
$'ASDWMJXQs:;.0123456789-_!#*\\/|\t\n\r\033\177hkl\303\244'  5 unfinished 0 3 3,4 0
CASES
}
