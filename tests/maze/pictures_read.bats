#!/usr/bin/env bats
#
# Pictures of mazes are read back, or refused with a reason.

load ../support/helpers

refused() { # <the error, from the number of the line on> <line of the picture ...>
    printf '%s\n' "${@:2}" >picture
    check_failed "picture: line $1" check -i picture
}

@test "what holds no maze is refused in one line that says why" { # real_files.bats has more
    local plain='not plain text; save it as UTF-8, without colors' rows
    printf '%s\n' '' ' ' '# nothing here' >picture
    check_failed 'picture: no maze was found in it; draw each row of squares as a line' check -i picture
    refused '1: half, braille, edges and json cannot be read; save with -f text' \
        "$(print generate 5x5 --seed 1 -f json)"
    read -r -d '' -a rows < <(yes '|_|' | head -n 1001) || true
    refused '1002: height: 2003 is out of range; try 3 to 2001' ' _' "${rows[@]}"
    refused "2: $plain" '#####' $'#\033[1m #'
    refused "2: $plain" '#####' $'#\377 #'
    print generate 21x21 --seed 3 --weave -f lines >woven
    line=$(grep -n -e ═ -e ║ woven | head -n 1 | cut -d : -f 1)
    check_failed "woven: line $line: bridges in a picture are ambiguous; save with -f text" check -i woven
}

# bats test_tags=edge
@test "a file in UTF-16, of 10 MB, or of 2000 empty rows is refused in one line" {
    printf '\377\376#\000#\000\n\000' >picture
    check_failed 'picture: line 1: not plain text; save it as UTF-8, without colors' check -i picture
    yes '##########' | head -c 10000000 >picture
    check_failed 'picture: line 2002: more than 2001 rows' check -i picture
    tr -d '\n' <picture >../long
    check_failed '../long: line 1: longer than 16383 bytes' check -i ../long
    yes '     ' | head -n 2000 >picture
    check_failed 'picture: no maze was found in it; draw each row of squares as a line' check -i picture
}

@test "one file may hold several mazes, drawn or in codes" {
    for format in blocks text lines ascii text; do
        print generate 9x7 --seed 5 --ends random -f "$format" | grep -v "^# "
        printf '\n \n'
    done >many
    print generate 9x7 --seed 5 --ends random -f text | grep -v '^# ' >one
    five=$(<one)$'\n'
    check_printed "$five"$'\n'"$five"$'\n'"$five"$'\n'"$five"$'\n'"$five" generate -f text -i many
}

# bats test_tags=shell,random,edge
@test "a maze drawn in blocks, ascii or lines is read back as the same maze" {
    share 3 25
    count=$REPLY seed=$MAZE_TEST_SEED # mazes in each of the calls
    k=0
    for format in blocks ascii lines; do
        for options in '5x5' '9x7 --ends random' '7x31 --ends opposite' '41x5 --ends center' \
            '13x13 --ends far --loops 40' \
            '11x9 -a prim --ends random' '15x15 --passages 20' '9x9 -a division --loops 100' \
            '21x11 -a binary-tree --ends opposite' \
            '7x7 --passages 0 --ends random'; do
            has_turn 3 || continue
            read -r -a options <<<"$options"
            options+=(--seed "$((seed % 1000000 + ++k))" --count "$count")
            # with a trail and facts, if there is a path
            print solve "${options[@]}" -f "$format" >drawn 2>error ||
                print generate "${options[@]}" -f "$format" >drawn
            print generate "${options[@]}" -f text | grep -v '^# seed' >expected
            check_same generate -i drawn -f text
            check "$format ${options[*]}" "$(<expected)"$'\n' "$out"
        done
    done
}

# bats test_tags=edge
@test "a picture has at most 2001 rows or columns" {
    yes █████ | head -n 2001 >../wall
    lines_of 5\ 2001
    check_printed "$REPLY$(tr -d '\n' <../wall | sed 's/█████/1 1 1 1 1\n/g')"$'\n' generate -f text -i ../wall
    repeat █ 2001
    row=$REPLY
    yes "$row" | head -n 5 >../wall
    check_same generate -f text -i ../wall
    check 'its size' '2001 5' "${out%%$'\n'*}"
    repeat '█ ' 1001
    printf '%s\n' "█$row" "$REPLY" "$REPLY" "█$row" >../wide
    check_failed '../wide: line 1: width: 2002 is out of range; try 3 to 2001' generate -i ../wide
}
