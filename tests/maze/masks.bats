#!/usr/bin/env bats
#
# Shapes: mazes that fill only the cells that a mask keeps.

load ../support/helpers

# bats test_tags=shell
@test "a mask has a cell for each character of its largest group" {
    put_file ../ring 'xxxx/x..x/x äx/xxxx///'
    put_file ../first '..xx/..xx/xx/xx'
    put_file ../larger '..xx/..xx/xx/xxx'
    draws 'generate -s 1 -f ascii --ends far' <<'END'
--mask ../ring
##################
##X ##@         ##
##  ##########  ##
##  ##      ##  ##
##  ##  ######  ##
##  ##  ##      ##
##  ######  ##  ##
##          ##  ##
##################
END
    while read -r name row; do
        check_same generate -s 1 --mask "../$name" -f digits
        check "$name" 'unconnected cells left out: 4' "${err%$'\n'}"
        check "$name: its first row" "$row" "$(sed -n 2p <<<"$out")"
    done <<'END'
first 1 9 9 9 9 0 2 0 0 0 1
larger 1 9 9 9 9 9 9 9 9 9 1
END
}

# bats test_tags=shell
@test "a mask that is no shape is refused in one line" {
    local rows='xx/xx' nine='xxxxxxxxx'
    put_file ../cell 'x/ /'
    put_file ../row 'xxxx'
    put_file ../column 'x/x/x'
    put_file ../corners 'x./.x'
    put_file ../tab $'xx\txx/xx'
    put_file ../none ''
    printf 'xx\r\nxx\r\n' >../crlf
    printf 'xx\nx\0x\n' >../nul
    printf '\357\273\277xx\nxx\n' >../mark
    printf 'x[$(touch pwned)]\n`touch pwned`\n$(touch pwned)\n' >../code
    head -c 10000000 /dev/zero | tr '\0' x >../large
    for ((k = 0; k < 1001; k++)); do echo xx; done >../high
    for name in cell row column corners none; do
        check_refused "../$name: the shape needs at least two cells in each direction" generate -s 1 --mask "../$name"
    done
    check_refused '../column: the shape needs at least two cells in each direction' generate 9x9 -s 1 --mask ../column
    check_failed '../tab: line 1: contains a control character' generate -s 1 --mask ../tab
    check_failed '../nul: line 2: not plain text; save it as UTF-8, without colors' generate -s 1 --mask ../nul
    check_failed '../large: line 1: longer than 16383 bytes' generate -s 1 --mask ../large
    check_failed '../high: line 1001: more than 1000 rows' generate -s 1 --mask ../high
    check_failed 'nowhere.txt: file not found; check its name' generate -s 1 --mask nowhere.txt
    check_refused_rows <<'ROWS'
generate --mask hart | --mask: hart is not valid; did you mean heart?
generate --mask file | --mask: file is not valid; see maze.sh generate --help
generate --mask cat -a eller | --mask: cannot be used with --algorithm eller; leave one out
check --mask cat --ends center | --mask: cannot be used with --ends center; leave one out
check --mask cat --level 3 | --level: cannot be used with --mask; leave one out
check --mask cat -i m | --input: cannot be used with --mask; leave one out
ROWS
    for name in crlf mark; do
        check_same generate -s 1 --mask "../$name" -f text
        check "$name" "$(print generate 5x5 -s 1 -f text)" "${out%$'\n'}"
    done
    print generate 5x5 -s 1 >../five
    input=../crlf
    check_printed "$(<../five)"$'\n' generate -s 1 --mask -
    input=/dev/null
    check_same generate -s 1 --mask ../code
    check_files 'masks'
}

# bats test_tags=random
@test "check counts the kept cells of a shape, also of its maze file" {
    for name in "$ROOT"/lib/masks/*.txt; do
        has_turn 3 || continue
        name=${name##*/} name=${name%.txt}
        kept=$(tr -cd '#' <"$ROOT/lib/masks/$name.txt" | wc -c)
        check_same check -s 7 --mask "$name"
        check "$name" "cells: $((kept))" "$(head -n 1 <<<"$out")"
        check "$name" 'perfect: yes' "$(grep perfect <<<"$out")"
        print generate -s 7 --mask "$name" -f text >../maze
        for format in blocks lines digits text; do
            try "${bash_twin[@]}" generate -s 7 --mask "$name" -f "$format"
            check_same generate -i ../maze -f "$format"
        done
        check_same solve -i ../maze -f lines
    done
}

@test "a shape in a game is saved with its name, one of a file as a maze" {
    cp "$ROOT/lib/masks/cat.txt" own.txt
    for mask in cat ./own.txt; do
        rm -rf "$state"
        printf '%s\n' s q | TERM=dumb "$MAZE_BASH" "$MAZE" play --mask "$mask" --seed 4 >told 2>&1
        check "$mask" "maze.sh play 47x47 --seed 4 --mask $mask" "$(sed -n 's/.*\(maze.sh play .*\)/\1/p' told)"
        printf '%s\n' q | TERM=dumb "$MAZE_BASH" "$MAZE" --resume >told 2>&1
        said="maze.sh play 47x47 --seed 4 --mask cat"
        [[ $mask == cat ]] || said='maze.sh play -i FILE'
        check "$mask, resumed" "$said" "$(sed -n 's/.*\(maze.sh play .*\)/\1/p' told)"
    done
}
