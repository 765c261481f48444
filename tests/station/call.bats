#!/usr/bin/env bats
# shellcheck disable=SC2016,SC2030,SC2031,SC2154 # values that a shell would run must not be
# expanded here; each test runs in its own process; helpers.bash sets out, err and the twins
#
# The call of a station without a terminal: its options, what is printed and where, its help.

load ../support/helpers

# --- options ---------------------------------------------------------------------------------

@test "numbers out of range are refused, with the range" {
    check_refused_rows <<'ROWS'
station --size 6 | --size: 6 is out of range; try 7 to 40
station --size 41 | --size: 41 is out of range; try 7 to 40
station --size=0 | --size: 0 is out of range; try 7 to 40
station --rooms 19 | --rooms: 19 is out of range; try 20 to 800
station --rooms 801 | --rooms: 801 is out of range; try 20 to 800
station --rooms 25 --size 7 | --rooms: 25 is out of range; try 20 to 24
station --size 7 --rooms 25 | --rooms: 25 is out of range; try 20 to 24
station --rooms 51 | --rooms: 51 is out of range; try 20 to 50
station --rooms 761 --size 39 | --rooms: 761 is out of range; try 20 to 760
station --traps 91 | --traps: 91 is out of range; try 1 to 90
station --jokers 100 | --jokers: 100 is out of range; try 0 to 99
station --seed 0 | --seed: 0 is out of range; try 1 to 2147483646
station --seed 2147483647 | --seed: 2147483647 is out of range; try 1 to 2147483646
station --size 18446744073709551626 | --size: 18446744073709551626 is out of range; try 7 to 40
ROWS
}

@test "the ends of the ranges are taken" {
    for options in '--size 7' '--size 40' '--rooms 20' '--rooms 50' '--size 7 --rooms 24' \
        '--traps 1' '--traps 90' '--jokers 0' '--jokers 99' '--seed 2147483646'; do
        # shellcheck disable=SC2086 # an option and its value
        try "${bash_twin[@]}" station -s 1 $options
        check "$options" '0 ' "$status $err"
    done
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
}

@test "options of a maze are refused for a station, and those of a station for a maze" {
    local option
    for option in --width=9 --height=9 --ends=corners --weave --bridges=3 --carver=auto --steps=1 \
        --count=2 --input=x --format=ascii; do
        check_refused "${option%%=*}: not an option of station; see maze.sh help station" station "$option"
    done
    for option in --size=9 --rooms=20 --traps=3 --jokers=3 --reveal; do
        check_refused "${option%%=*}: not an option of generate; see maze.sh help generate" generate "$option"
        check_refused "${option%%=*}: not an option of generate; see maze.sh help generate" "$option"
        check_refused "${option%%=*}: not an option of solve; see maze.sh help solve" solve "$option"
        check_refused "${option%%=*}: not an option of check; see maze.sh help check" "$option" check
        check_refused "${option%%=*}: not an option of play; see maze.sh help play" play "$option"
    done
    check_refused '--reveal=1: takes no value; try --reveal' station --reveal=1
    check_refused '--keys: needs a value; put it after the option' station --keys
    check_refused '--traps: needs a value; put it after the option' station --size 7 --traps
}

@test "the size of a maze is refused for a station" {
    check_refused '--width: not an option of station; see maze.sh help station' station 9x9
    check_refused '9: not a size; try WIDTHxHEIGHT, such as 21x11' station 9
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
}

# --- output ----------------------------------------------------------------------------------

@test "colors are green around each open room, red around marks and traps, and nowhere else" {
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
        check "$name: without the colors" "$out" "$line"
        try "${twin[@]}" station --size 7 --rooms 20 -s 5 --reveal
        check "$name: auto, into a file" "$out" "$line"
    done
}

try_terminal() { # <input|output> <command ...> -> status, out, err
    status=0
    on_terminal "$@" >"$BATS_TEST_TMPDIR/out" 2>"$BATS_TEST_TMPDIR/err" || status=$?
    IFS= read -r -d '' out <"$BATS_TEST_TMPDIR/out" || :
    IFS= read -r -d '' err <"$BATS_TEST_TMPDIR/err" || :
}

@test "on a terminal, a station that is not played is colored, unless NO_COLOR or TERM says no" {
    local colored plain
    try "${bash_twin[@]}" station --size 7 -s 5 --color always
    colored=$out
    try "${bash_twin[@]}" station --size 7 -s 5 --color never
    plain=$out
    try_terminal output "${bash_twin[@]}" station --size 7 -s 5
    check 'colored' "$colored" "$out"
    NO_COLOR=1 try_terminal output "${bash_twin[@]}" station --size 7 -s 5
    check 'NO_COLOR' "$plain" "$out"
    # a dumb terminal plays, line by line; what is not played is plain there too
    try "${bash_twin[@]}" station --size 7 -s 5 --color never --reveal
    plain=$out
    TERM=dumb try_terminal output "${bash_twin[@]}" station --size 7 -s 5 --reveal
    check 'dumb' "$plain" "$out"
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
}

@test "-o writes what would have been printed, colors and results too, and a refused call writes nothing" {
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
}

# --- help ------------------------------------------------------------------------------------

@test "the help of the station is the same at any place of the word, and the twin refers to it" {
    local help
    try "${bash_twin[@]}" station --help
    help=$out
    check 'its first line' 'Usage: maze.sh station [OPTIONS]' "${out%%$'\n'*}"
    check 'status, error' '0 ' "$status $err"
    for call in 'station -h' '--help station' 'station --help --size 9'; do
        # shellcheck disable=SC2086 # words of a call
        try "${bash_twin[@]}" $call
        check_answer "$call" 0 "$help" ''
        # shellcheck disable=SC2086 # words of a call
        try "${python_twin[@]}" $call
        check_answer "python $call" 0 $'The help is in maze.sh: ./maze.sh --help\n' ''
    done
}

@test "the help of the station names all its options and keys, in every language" {
    local language name
    for language in en de 'fi' ru; do
        try "${bash_twin[@]}" station --help --lang "$language"
        for name in '--size N ' '--rooms N ' '--traps N ' '--jokers N ' '--seed N ' '--reveal ' \
            '--keys ' '--output ' $'\n  a s d w' $'\n  m ' $'\n  j ' $'\n  : ' \
            $'\n  q ' '? ' 'Enter '; do
            [[ $out == *"$name"* ]] || check "$language: $name" there missing
        done
    done
}
