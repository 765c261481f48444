#!/usr/bin/env bats
#
# Pictures of mazes, from this program and others, are read as mazes.

load ../support/helpers

read_as() { # <maze file, a / between lines> <line of the picture ...>: both twins read it so
    put_file expected "$1"
    printf '%s\n' "${@:2}" >picture
    check_printed "$(<expected)"$'\n' generate -f text -i picture
}

refused() { # <the error, from the number of the line on> <line of the picture ...>
    printf '%s\n' "${@:2}" >picture
    check_failed "picture: line $1" check -i picture
}

@test "pictures from other programs are read: +---+, [], one column, with S and E, with dots" {
    read_as "$u_maze" '+   +---+' '|   |   |' '+   +   +' '|       |' '+---+   +'
    read_as "$u_maze" '+ S +---+' '|   |   |' '+       +' '|       |' '+---+ E +'
    read_as "$u_maze" '[]  [][][]' '[]  []  []' '[]  []  []' '[]      []' '[][][]  []'
    read_as "$u_maze" '# ###' '# # #' '# # #' '#   #' '### #'
    read_as "$u_maze" '#S###' '#.#·#' '#•#◦#' '#...#' '###E#'
    read_as "$u_maze" 'O@OOO' '% & %' 'ä ß €' '~   "' '\*/ $'
}

@test "empty lines and columns around a picture are cut off, comments before it are skipped, and short rows are filled with spaces" {
    read_as "$u_maze" '' '   ' $'\t' '    ##  ######' '    ##  ##  ##' '    ##  ##  ##  ' '    ##      ##' $'    ######  ##\r'
    read_as "$u_maze" '# made by hand' '#' '# ###' '# # #' '# # #' '#   #' '### #'
    read_as '5 5/1 1 1 1 1/1 0 0 0 8/1 1 1 1 1/1 0 0 0 7/1 1 1 1 1' '#####' '#' '#####' '#' '#####'
}

@test "a player who is not marked is in the first opening of the border, and the goal is outside the last other one" {
    # two openings, three, one, none
    read_as '5 5/1 1 1 1 1/8 0 1 0 7/1 0 1 0 1/1 0 0 0 1/1 1 1 1 1' '#####' '  #  ' '# # #' '#   #' '#####'
    read_as '5 5/1 8 1 1 1/1 0 1 0 0/1 0 1 0 1/1 0 0 0 1/1 1 1 7 1' '# ###' '# #' '# # #' '#   #' '### #'
    read_as '5 5/1 8 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 1 1' '# ###' '# # #' '# # #' '#   #' '#####'
    read_as '5 5/1 1 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 1 1' '#####' '# # #' '# # #' '#   #' '#####'
    # the player marked in an opening, and inside
    read_as '5 5/1 7 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 8 1' '# ###' '# # #' '# # #' '#   #' '###@#'
    read_as '5 5/1 0 1 1 1/1 0 1 8 1/1 0 1 0 1/1 0 0 0 1/1 1 1 7 1' '# ###' '# #@#' '# # #' '#   #' '### #'
}

@test "in a square of several characters, the first that means more than wall or open counts" {
    read_as "$u_maze" '##@X######' '##  ##  ##' '##  ##  ##' '##      ##' '######XX##'
    read_as "$u_maze" '+@S +---+' '|   |   |' '+   +   +' '|       |' '+---+E@ +'
}

@test "a picture that is not a maze is refused in one line, with the number of the wrong line" {
    refused '1: width and height are missing; try 21 11' hello
    refused '2: width and height are missing; try 21 11' '' '####'
    refused '1: width: 3 is out of range; try 5 to 2001' '###' '# #' '# #' '# #' '###'
    refused '2: width: 6 is even; try 5 or 7' '#####' '# # ##' '# # #' '#   #' '#####'
    refused '6: height: 6 is even; try 5 or 7' '#####' '# # #' '#   #' '# # #' '#   #' '#####'
    refused '3: height: 3 is out of range; try 5 to 2001' '#####' '#   #' '#####'
    refused '3: width: 6 is even; try 5 or 7' '+---+---+' '|   |   |' '+   +   +-' '|       |' '+---+---+'
    refused '4: more than one player' '#@###' '# # #' '# # #' '# @ #' '### #'
    refused '5: more than one goal' '#@###' '# # #' '# # #' '#  E#' '###E#'
    refused '1: the goal is in a corner, where no path leads' 'E@###' '# # #' '# # #' '#   #' '#####'
    for sign in '═' '║' '=' '||'; do
        refused '3: bridges in a picture are ambiguous; try -f text' '#####' '# # #' "# #$sign#" '#   #' '#####'
    done
    print generate 21x21 --seed 3 --weave -f lines >woven
    try "${bash_twin[@]}" generate -i woven
    check 'bridges' "maze.sh: woven: line $(grep -n -e ═ -e ║ woven | head -n 1 | cut -d : -f 1): bridges in a picture are ambiguous; try -f text"$'\n' "$err"
}

@test "one file may hold pictures and mazes in codes, with empty lines between them" {
    for format in blocks text lines ascii text; do
        print generate 9x7 --seed 5 --ends random -f "$format"
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
        for options in '5x5' '9x7 --ends random' '7x31 --ends opposite' '41x5 --ends center' '13x13 --ends far --loops 40' \
            '11x9 -a prim --ends random' '15x15 --steps 20' '9x9 -a division --loops 100' '21x11 -a binary-tree --ends opposite' \
            '7x7 --steps 0 --ends random'; do
            has_turn 3 || continue
            read -r -a options <<<"$options"
            options+=(--seed "$((seed % 1000000 + ++k))" --count "$count")
            print generate "${options[@]}" -f "$format" >drawn
            print generate "${options[@]}" -f text | grep -v '^# seed' >expected
            check_same generate -i drawn -f text
            check "$format ${options[*]}" "$(<expected)"$'\n' "$out"
        done
    done
}

# bats test_tags=edge
@test "a picture may have 2001 rows or 2001 columns, and is refused with one more" {
    yes █████ | head -n 2001 >../wall
    yes █████ | head -n 2002 >../too_high
    lines_of 5\ 2001
    check_printed "$REPLY$(tr -d '\n' <../wall | sed 's/█████/1 1 1 1 1\n/g')"$'\n' generate -f text -i ../wall
    check_failed '../too_high: line 2002: more than 2001 rows' generate -i ../too_high
    repeat █ 2001
    row=$REPLY
    yes "$row" | head -n 5 >../wall
    check_same generate -f text -i ../wall
    check 'its size' '2001 5' "${out%%$'\n'*}"
    printf '%s\n' "#$row" "$row" >../wide
    check_failed '../wide: line 1: width: 2002 is out of range; try 5 to 2001' generate -i ../wide
}
