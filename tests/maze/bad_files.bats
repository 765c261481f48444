#!/usr/bin/env bats
# bats file_tags=shell
#
# Bad maze files: the error is one line, with the number of the wrong line; files that are damaged at random. In a maze
# written as one string, a / ends a line.

load ../support/helpers

# bats test_tags=edge
@test "the error for a bad file is one line that names the line and the fault" {
    local first='1 8 1 1 1' inner='1 0 1 0 1' bottom='1 0 0 0 1' last='1 1 1 7 1'
    local most=999999999999999999999999999999 evil='a[$(touch${IFS}pwned)]' two='1 0 1 0 1 0 1'
    # the file, which ends with a line end | the error
    bad_files=(
        "5/$first|1: not a row: 5; draw at least 3 rows"
        "2 5/1 8|1: width: 2 is out of range; try 3 to 2001"
        "5 2003/$first|1: height: 2003 is out of range; try 3 to 2001"
        "5 $most/$first|1: height: $most is out of range; try 3 to 2001"
        "# comment/#/3 2/1 8 1|3: height: 2 is out of range; try 3 to 2001"
        "5 5/# comment/$first/$inner/$inner/$bottom/# goal 4,6|8: the maze ends after row 4 of 5"
        "5 5/$first/$inner/$inner/$bottom/$last/$last|7: more than 5 rows"
        "5 5/$first/$inner//$bottom/$last|4: codes in the row: 0, expected: 5"
        "5 5/$first/$inner/1 0 1 0/$bottom/$last|4: codes in the row: 4, expected: 5"
        "5 5/$first/ #/$inner/$bottom/$last|3: codes in the row: 1, expected: 5" # a comment begins with its #
        "5 5/$first/1 a 1 0 1/$inner/$bottom/$last|3: a is not a code; try 0-9"
        "5 5/$first/1 $evil 1 0 1/$inner/$bottom/$last|3: $evil is not a code; try 0-9"
        "5 5/$first/1 "$'\302\240'" 1 0 1/$inner/$bottom/$last|3: "$'\302\240'" is not a code; try 0-9"
        "5 5/1 8 1 8 1/$inner/$inner/$bottom/$last|2: more than one player (8) or goal (7)"
        "5 5/1 8 1 7 1/$inner/$inner/$bottom/$last|6: more than one player (8) or goal (7)"
        "5 5/7 8 1 1 1/$inner/$inner/$bottom/$last|2: the goal is in a corner, which no path reaches"
        "5 5/$first/$inner/$inner/$bottom/1 1 1 1 7|6: the goal is in a corner, which no path reaches"
    )
    # each row has a bridge end that has no other end
    for row in '1 0 4 0 1 0 1' '1 0 1 0 5 0 1' '1 0 3 0 1 0 1' '1 0 1 0 2 0 1' '1 0 5 0 4 0 1' '5 0 1 0 1 0 1' \
        '1 0 1 0 1 0 4' '4 0 5 0 1 0 1' '1 4 1 5 1 0 1'; do
        bad_files+=("7 7/1 8 1 1 1 1 1/$two/$two/$row/$two/1 0 0 0 0 0 1/1 1 1 1 1 7 1|5: this bridge has only one end")
    done
    # of two, the one nearest to the top is reported
    bad_files+=("#/7 7/1 8 1 2 1 1 1/#/$two/1 0 1 3 1 0 1/$two/$two/$two/1 1 1 1 1 7 1|3: this bridge has only one end")
    for ((i = 0; i < ${#bad_files[@]}; i++)); do
        put_file "../bad$i" "${bad_files[i]%%|*}"
        set -- generate solve check 'play --keys s'
        shift $((i % 4))
        read -r -a call <<<"$1"
        check_failed "../bad$i: line ${bad_files[i]#*|}" "${call[@]}" -i "../bad$i"
    done
    check_files 'bad files'
}

# bats test_tags=edge
@test "a line may have 16383 bytes, not 16384, in each part of a file" {
    lines_of "$u_maze"
    maze=$REPLY
    # where PAD is, a character is repeated | which one | the number of the line
    for line in "${u_maze/5 5/5PAD 5}| |1" "${u_maze/1 8 1 1 1/1 8 1 1 1PAD}| |2" "# PAD/$u_maze|x|1" \
        "$u_maze/PAD|#|7"; do
        IFS='|' read -r text filler number <<<"$line"
        row=${text%%PAD*} row=${row##*/}
        rest=${text#*PAD} rest=${rest%%/*}
        for count in 16383 16384 16385; do
            repeat "$filler" $((count - ${#row} - ${#rest}))
            lines_of "${text/PAD/$REPLY}"
            printf %s "${REPLY%$'\n'}" >../long
            if ((count < 16384)); then
                check_printed "$maze" generate -f text -i ../long
            else
                check_failed "../long: line $number: longer than 16383 bytes" generate -f text -i ../long
            fi
        done
    done
}

# bats test_tags=edge,random
@test "endless input is read only up to the limits" {
    local full='more than 50000 empty lines and comments'
    lines_of "$u_maze"
    printf %s "$REPLY" >../first
    # the repeated text | the file before it | the number of the line and the error
    for row in "# x|../first|50007: $full" "||50001: $full" "# xx||50001: $full" \
        '1 1 1 1 1|../first|7: more than 5 rows'; do
        has_turn 4 || continue
        IFS='|' read -r repeated before said <<<"$row"
        { cat ${before:+"$before"} && yes "$repeated" | head -c 5000000; } 2>/dev/null |
            { "${bash_twin[@]}" check -i - >out 2>err || echo $? >status && wc -c >left; }
        check "'$repeated'" "1 maze.sh: -: line $said" "$(<status) $(<err)"
        (($(<left) > 4000000)) || check "'$repeated': bytes left" 'more than 4000000' "$(<left)"
    done
    # up to the limit it is a maze
    (yes '' | head -n 50000 && cat ../first) >../most
    check_printed "$(<../first)"$'\n' generate -f text -i ../most
}

# bats test_tags=edge,all
@test "a maze has at most a million keys, in all its lines together" {
    repeat sz 8000
    (lines_of "$u_maze" && printf %s "$REPLY") >../keys
    yes "# keys $REPLY" | head -n 125 >>../keys
    echo '# keys d' >>../keys
    check_failed '../keys: line 132: more than 1000000 keys' check -i ../keys
}

@test "a NUL byte in a number, a row, a comment or after the last row is refused in one line" {
    # at a NUL, bash up to 4.2 ends a line and later versions skip the byte; so maze.sh refuses it
    local rows='1 8 1 1 1\n1 0 1 0 1\n1 0 1 0 1\n1 0 0 0 1\n1 1 1 7 1\n'
    while IFS='|' read -r text error; do
        # shellcheck disable=SC2059 # the text has escapes
        printf "$text" >../nul
        [[ $error == *:* ]] || error+=': not plain text; save it as UTF-8, without colors'
        check_failed "../nul: line $error" generate -i ../nul
        input=../nul
        check_failed "-: line $error" check -i -
        input=/dev/null
    done <<ROWS
5 \\0005\n$rows|1
5 5\n1 8 1 1 1\n1 0 1\\0000 1\n|3
5 5\n$rows# \\000\n|7
5 5\n$rows\\000|7
5 5\n1 8 1 1 1\n1 0 1 0\n\\000|3: codes in the row: 4, expected: 5
ROWS
}

@test "an empty or unreadable input is refused in one line" {
    : >../empty_file
    check_failed '../empty_file: no maze was found in it; draw each row of squares as a line' \
        generate -i ../empty_file
    check_failed '-: no maze was found in it; draw each row of squares as a line' check -i -
    input=/ # Python itself does not start with this input
    try "${bash_twin[@]}" generate -i -
    check_answer "directory" 1 '' $'maze.sh: -: cannot be read\n'
    for name in bash python; do
        choose_twin "$name"
        status=0
        "${twin[@]}" generate -i - <&- >out 2>err || status=$?
        check "$name, closed" '1  -: cannot be read' "$status $(<out) $(sed "s/maze.sh: //; s/python_ref: '-'/-:/" err)"
    done
    status=0
    (ulimit -v 1000000 && "${bash_twin[@]}" check -i - </dev/zero >out 2>err) || status=$? # without reading it all
    check 'device' '1 maze.sh: -: cannot be read' "$status $(<err)"
    check 'a game, closed' 'maze.sh: -: cannot be read' "$(TERM=dumb "${bash_twin[@]}" play 5x5 --seed 1 2>&1 <&-)"
}

# bats test_tags=edge
@test "no comment of a maze file runs a command, in any command that reads mazes" {
    local evil='cell[$(touch pwned)]' remarks='' call comment
    local recipe='seed=V,loops=V,ends=V,bridges=V,passages=V,algorithm=V,mask=V,fogV'
    lines_of "$u_maze"
    for comment in 'time V' 'time 7V' 'keys V' 'seed V' 'seed 5V' 'start 2,V' 'start V,2' 'goal 4,V6' 'goal V,6' \
        'player 4,V' 'player V4,6' 'maze V' 'maze level=V' 'maze daily=2026-V-23' "maze 5x5,$recipe" 'maze 5xV'; do
        remarks+="# ${comment//V/$evil}"$'\n'
    done
    # in the first maze, only a comment could have the ends
    printf '%s%s\n' "${REPLY//[78]/0}" "$remarks" "$REPLY" "$remarks" >../hostile
    for call in 'generate -f text' 'generate -f sheet' check solve 'play --keys ds' page; do
        read -r -a call <<<"$call"
        try "${bash_twin[@]}" "${call[@]}" -i ../hostile
        [[ $err != *': line '*': '*' error'* ]] || check "${call[*]}" 'no error of bash' "$err"
    done
    check_files 'hostile comments'
}

# bats test_tags=random,edge
@test "both twins report a damaged maze file alike, in printable lines" {
    share 15 300
    count=$REPLY seed=$MAZE_TEST_SEED
    mkdir ../mazes
    n=0
    for options in 5x5 '7x5 --ends random' '9x9 --weave' '7x11 --weave --ends random' \
        '13x13 --weave --ends center' '11x7 --ends opposite' '9x9 --weave --passages 9'; do
        read -r -a options <<<"$options"
        n=$((n + 1))
        print generate --seed $((seed % 1000000 + n)) "${options[@]}" -f text >"../whole$n"
    done
    print play -i ../whole1 --keys sdsdsdsd -f text >../whole_played
    print solve -i ../whole3 -f text >../whole_solved
    (cat ../whole1 && printf '# %s\n' 'keys sduww' 'time 7' 'maze level=7' 'start 2,2' 'player 4,6' '' &&
        cat ../whole3) >../whole_two
    "$PYTHON" "$ROOT/tests/support/mutate.py" "$seed" "$count" ../mazes ../whole*

    formats=(ascii lines text edges digits)
    for ((i = 0; i < count; i++)); do
        case $((i % 5)) in
            0 | 1) call=(generate -f "${formats[i / 5 % 5]}") ;;
            2) call=(check) ;;
            3) call=(solve -f "${formats[i / 5 % 5]}") ;;
            4) call=(play -f text --keys sdsdwaawsdddsssawwd) ;;
        esac
        check_same "${call[@]}" -i "../mazes/$i"
        [[ -n $err || $status == 0 || ${call[0]} == check ]] ||
            check "${call[*]} $i" 'an error, if the status is 1' "$status $err"
        while IFS= read -r line; do # notes on a picture, and an error
            [[ $line == 'maze.sh: '* && $line != *[$'\1'-$'\37'$'\177']* ]] ||
                check "${call[*]} $i: error" 'printable lines' "$err"
        done < <(printf %s "$err")
    done
    check_files 'damaged files'
}
