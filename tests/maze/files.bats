#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# Maze files: from other programs; written and read back; with several mazes; and with comments that have a
# meaning. In a maze written as one string, a / ends a line.

load ../support/helpers

# Files written elsewhere

@test "files from other programs are read" {
    lines_of "$woven"
    maze=$REPLY dos=${REPLY//$'\n'/$'\r\n'}
    files=("${maze%$'\n'}" "${maze//$'\n'/ $'\n'}" "${maze//$'\n'/ $'\t' $'\t\n'}" "$dos" "${dos%$'\n'}"
        "${maze//$'\n'/ $'\r\n'}"
        "${maze// /$'\t'}" "${maze// /   }" "${maze// / $'\t' }" "  ${maze//$'\n'/$'\n\t '}" "${maze/7 7/007 07}"
        $'# one comment\n#\n'"$maze" "${maze//$'\n'/$'\n# 7 7\n#1 1 1\n'}" "$maze"$'# one comment\n\n#'
        "$maze"$'\n\n \n\t\r\n'
        "$maze"$'# goal 1,1\n# goal\n# goal x,y\n# goal a[$(touch pwned)],1\n# player 4,4\n# player \n\n')
    for file in "${files[@]}"; do
        printf %s "$file" >../file
        input=/dev/null
        check_printed "$maze" generate -f text -i ../file
        input=../file
        check_printed "$maze" generate -f text -i -
    done
    check_files 'files written elsewhere'
}

@test "in a maze with an even side or an open pillar, each open square is a cell, unless a mask left it out" {
    put_file ../even '6 5/1 8 1 1 1 1/1 0 0 0 1 1/1 0 1 0 0 1/1 6 6 1 0 1/1 1 1 1 7 1'
    put_file ../pillar \
        '7 7/1 8 1 1 1 1 1/1 0 1 0 0 0 1/1 0 0 0 1 0 1/1 0 4 0 5 0 1/1 1 1 0 1 1 1/1 0 0 0 0 0 1/1 1 1 1 1 7 1'
    put_file ../apart '3 4/0 8 0/1 1 1/7 0 0/0 0 1'
    while IFS='|' read -r name facts; do
        check_same check -i "../$name"
        check_facts "$name" "$facts"
        check_printed "$(<"../$name")"$'\n' generate -f text -i "../$name"
    done <<'ROWS'
even|9 8 9 3 0 yes 8 4 1 1
pillar|19 19 19 3 1 no 11 4 3 3
apart|8 7 3 3 0 no none none 1 none
ROWS
    for format in $(list_pictures); do
        check_same solve -i ../even -f "$format"
        check "$format" 0 "$status"
    done
    check_same generate -i ../even -f svg
    [[ $out == *$'\nM4 4h8v8h-8zM20 4h32v8h-32z\n'* ]] || check 'filled squares' 'M4 4h8v8h-8z' "$out"
    check_printed $'0,0 1,0\n1,0 2,0\n0,2 1,2\n0,2 0,3\n1,2 2,2\n1,2 1,3\n0,3 1,3\n# start 1,0\n# goal 0,2\n' \
        generate -f edges -i ../apart
    draws 'generate' <<'END'
-i ../even -f ascii : -i ../even -f half : -i ../even -f braille : -i ../apart -f blocks
##@ ########        : █●▀▀██             : ●⢍⢻                   : |  ●   |
##      ####        : █ ▀▄ █             : ⠉⠉⠈                   : ██████
##  ##    ##        : ▀▀▀▀ ▀             :                       : |      |
##    ##  ##        :                    :                       : |    ██|
########  ##
END
}

@test "a maze with a single cell keeps its start and goal when a game asks for others" {
    put_file ../one '3 3/1 8 1/1 0 1/1 7 1'
    told=$(printf '%s\n' g s s s q | TERM=dumb "${bash_twin[@]}" play -i ../one)
    [[ $told == *' with 3 steps; the shortest path has 3 '* ]] || check 'after g' 'won with 3 steps' "$told"
}

# Round trips

without_facts() { # <text> -> REPLY: without the lines of its game
    REPLY=$(sed -E '/^# (steps|result|moves|bumps|position) /d' <<<"${1%$'\n'}")$'\n'
}

# bats test_tags=random
@test "a game saved at any moment continues as if it had not been saved" {
    share 15 100
    (cd "$ROOT" && "$PYTHON" tests/support/cases.py games "$MAZE_TEST_SEED" "$REPLY") >../games
    RANDOM=$MAZE_TEST_SEED
    while IFS= read -r row; do
        read_row "$row"
        for ((k = 0; k < ${#arguments[@]}; k++)); do
            [[ ${arguments[k]} != --keys ]] || break
        done
        keys=${arguments[k + 1]//[uq]/} # a maze does not keep the steps that u takes back
        half=$((RANDOM % (${#keys} + 1)))
        arguments=("${arguments[@]:0:k}" -f text)
        check_same "${arguments[@]}" --keys "${keys:0:half}"
        printf %s "$out" >../saved
        without_facts "$out"
        check_printed "$REPLY" generate -i ../saved -f text
        check_same play -i ../saved --keys "${keys:half}" -f text
        without_facts "$out"
        before=$REPLY end=$(grep -E '^# (result|position) ' <<<"$out")
        check_same "${arguments[@]}" --keys "$keys"
        without_facts "$out"
        check "$row, at $half: maze" "$REPLY" "$before"
        check "$row, at $half: end" "$(grep -E '^# (result|position) ' <<<"$out")" "$end"
    done <../games
}

@test "a game can be saved in an exit on any side, or beyond it" {
    # a maze with an exit, the path to it from the middle, the key through it, the square outside
    local open='1 0 0 0 0 0 1' wall='1 1 1 1 1 1 1' middle='1 0 0 8 0 0 1'
    while IFS='|' read -r maze keys key outside; do
        put_file ../exit "$maze"
        for last in goal player; do # in the exit the goal is below the player; then the player is outside
            keys+=$key
            check_same play -i ../exit --keys "$keys" -f text
            printf %s "$out" >../saved
            without_facts "$out"
            check "$keys" "# $last $outside" "$(tail -n 1 <<<"${REPLY%$'\n'}")"
            check_printed "$REPLY" generate -i ../saved -f text
            check_same play -i ../saved --keys "$key" -f text
            [[ $out == *$'\n# result won\n'* ]] || check "$keys: played on" 'won' "$out"
        done
    done <<ROWS
7 7/1 7 1 1 1 1 1/$open/$open/$middle/$open/$open/$wall|aaww|w|2,0
7 7/$wall/$open/$open/7 0 0 8 0 0 1/$open/$open/$wall|aa|a|0,4
7 7/$wall/$open/$open/1 0 0 8 0 0 7/$open/$open/$wall|dd|d|8,4
7 7/$wall/$open/$open/$middle/$open/$open/1 1 1 1 1 7 1|ddss|s|6,8
ROWS
}

# Several mazes, and the meaning of lines that begin with #

@test "joined files are read maze by maze, up to the first error" {
    lines_of "$u_maze"
    printf '%s# seed 7\n#\n \t005  5\t\n%s\n\n# between\n \n%s' "$REPLY" "${REPLY#*$'\n'}" "$REPLY" >../together
    for name in bash python; do
        choose_twin "$name"
        try "${twin[@]}" generate -f text -i <(cat ../together)
        check_answer "$name, a pipe" 0 "$REPLY# seed 7"$'\n\n'"$REPLY"$'\n'"$REPLY" ''
    done
    lines_of "$woven"
    maze=$REPLY
    # the text after the last row | the error
    while IFS='|' read -r text mazes message; do
        printf '%s%s\n' "$maze" "${text//\//$'\n'}" >../joined
        check_both 1 "${mazes:+$maze}" "maze.sh: ../joined: line $message"$'\n' generate -f text -i ../joined
    done <<'ROWS'
2 5/1 1|one|9: width: 2 is out of range; try 3 to 2001
# between/5 5/1 8 1 8 1|one|11: more than one player (8) or goal (7)
5 a[$(touch pwned)]||9: more than 7 rows
/5 5/1 1 1 1 1|one|12: the maze ends after row 1 of 5
ROWS
    check_files 'files put together'
}

@test "the keys in a file count as played, on any number of lines" {
    put_file ../played "$u_maze/# keys ss/# keys s"
    put_file ../won "$u_maze/# keys sssddssaaa"
    while IFS='|' read -r call facts; do
        read -r -a call <<<"$call"
        check_same "${call[@]}"
        check_facts "${call[*]}" "$facts"
    done <<'ROWS'
play --keys d -i ../played|unfinished 4 0 3,4
play --keys uu -i ../played|unfinished 5 0 2,2
solve -i ../played|4
play --keys ddd -i ../won|won 7 0 4,6
ROWS
    lines_of "$u_maze"
    expected=$REPLY
    repeat d 60
    sixties=$(yes "# keys $REPLY" | head -n 101)$'\n'
    for more in '' d dddddddddd; do # written in lines of 60
        put_file ../long "$u_maze/# keys ${sixties//[!d]/} x[$more"
        check_printed "$expected$sixties${more:+"# keys $more"$'\n'}" generate -f text -i ../long
    done
}

# Files without a player or a goal

@test "play and solve need a player and a goal, unlike generate and check" {
    put_file ../no_player '5 5/1 0 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 7 1'
    put_file ../no_goal '5 5/1 8 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 0 1'
    put_file ../neither '5 5/1 1 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 1 1'
    draws 'generate -f ascii' <<'END'
-i ../no_player : -i ../no_goal : -i ../neither
##  ######   : ##@ ######    : ##########
##  ##  ##   : ##  ##  ##    : ##  ##  ##
##  ##  ##   : ##  ##  ##    : ##  ##  ##
##      ##   : ##      ##    : ##      ##
######  ##   : ######  ##    : ##########
END
    while read -r name missing; do
        check_same check -i "../$name"
        check_facts "$name" '4 3 4 2 0 yes none none 0 none'
        mark='S or code 8'
        [[ $missing == player ]] || mark='E or code 7'
        check_failed "../$name: the maze has no $missing; mark one with $mark" solve -i "../$name"
        check_failed "../$name: the maze has no $missing; mark one with $mark" play --keys s -i "../$name"
    done <<<$'no_player player\nno_goal goal\nneither player'
    for format in $(list_pictures); do
        check_same generate -i ../neither -f "$format"
    done
    put_file ../marked '5 5/1 1 1 1 1/1 0 1 0 1/1 0 1 0 1/1 0 0 0 1/1 1 1 7 1/# player 2,2/# goal 2,2'
    check_failed '../marked: the maze has no player; mark one with S or code 8' solve -i ../marked
}
