#!/usr/bin/env bats
#
# The call of a station without a terminal: its options, what is printed and where, its help.

load ../support/helpers

# --- options ---------------------------------------------------------------------------------

@test "numbers out of range are refused, with the range, and so are the options and the size of a maze" {
    check_refused_rows <<'ROWS'
station --size 6 | --size: 6 is out of range; try 7 to 40
station --size=41 | --size: 41 is out of range; try 7 to 40
station --size 7 --rooms 25 | --rooms: 25 is out of range; try 20 to 24
station --rooms 761 --size 39 | --rooms: 761 is out of range; try 20 to 760
station --traps 0 | --traps: 0 is out of range; try 1 to 90
station --traps 91 | --traps: 91 is out of range; try 1 to 90
station --jokers 100 | --jokers: 100 is out of range; try 0 to 99
station --weave | --weave: not an option of station; see maze.sh help station
--size=9 | --size: not an option of generate; see maze.sh help generate
station 9x9 | 9x9: not an argument of station; see maze.sh help station
ROWS
}

@test "without a size, rooms and jokers there are 10 x 10 squares, 50 rooms or half the squares, and 3 jokers" {
    check 'usual' "$(print station -s 9 --keys j --size 10 --rooms 50 --jokers 3)" "$(print station -s 9 --keys j)"
    check 'half the squares' "$(print station -s 9 --size 7 --rooms 24)" "$(print station -s 9 --size 7)"
}

# --- output ----------------------------------------------------------------------------------

@test "without --seed, the seed is shown, and recreates the station" {
    for name in bash python; do
        choose_twin "$name"
        try "${twin[@]}" station --size 7
        [[ $err =~ ^seed\ ([0-9]+)$'\n'$ ]] || check "$name" 'a seed' "$err"
        check_printed "$out" station --size 7 --seed "${BASH_REMATCH[1]}"
    done
}

@test "colors are green around each open room, red around marks and traps, and nowhere else" {
    local green=$'\033[32m' red=$'\033[31m' plain=$'\033[0m' lines
    check_same station --size 7 --rooms 20 -s 5 --color always --keys 'mddsss '
    IFS=$'\n' read -r -d '' -a lines <<<"$out" || :
    check 'open' " . . . ${green}0${plain}-${green}2${plain}-${green}2${plain}-# " "${lines[7]}"
    check 'marked' " . . . . . ${red}!${plain} . " "${lines[13]}"
    check 'unknown' '         |X|/  ' "${lines[4]}"
    check 'counts' 'rooms: 15' "${lines[15]}"
    check_same station --size 7 --rooms 20 -s 5 --color always --reveal
    check 'on a terminal' "$out" "$(on_terminal output "${bash_twin[@]}" station --size 7 --rooms 20 -s 5 --reveal)"$'\n'
    IFS=$'\n' read -r -d '' -a lines <<<"$out" || :
    check 'traps' " . . . . ${green}2${plain} ${red}*${plain}-${red}*${plain} " "${lines[3]}"
    lines=${out//"$green"/}
    lines=${lines//"$red"/}
    check_printed "${lines//"$plain"/}" station --size 7 --rooms 20 -s 5 --reveal
    check_printed "${lines//"$plain"/}" station --size 7 --rooms 20 -s 5 --reveal --color never
}

@test "into a file or a pipe, and without a terminal, the station is printed and nothing is asked" {
    local call=("${bash_twin[@]}" station --size 7 -s 5) printed
    printed=$(print station --size 7 -s 5)
    check 'through a pipe' "$printed" "$("${call[@]}" 2>&1 </dev/null | cat)"
    check 'with a keyboard' "$printed" "$(on_terminal input "${call[@]}" 2>&1)"
    check_printed '' station --size 7 -s 5 -o picture
    check 'with -o' "$printed" "$(<picture)"
}
