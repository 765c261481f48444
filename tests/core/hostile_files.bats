#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# Maze files that try to run a command: every kind of value is hostile, before and after the maze, before and after a
# valid value of its kind, in every command that reads files. saves/ and station/ have files of games and records.

load ../support/helpers

payload='cell[$(touch pwned)]'

# The comments: name and a valid value. A payload takes the place of each word in turn, or is added to it.
comments=('time 7' 'keys sd' 'seed 5' 'maze level=7' 'maze daily=2026-11-23'
    'maze 5x5,seed=5,loops=5,ends=random,bridges=2,passages=3,fog'
    'maze 9x9,seed=5,algorithm=prim,mask=heart' 'start 2,2' 'goal 4,6' 'player 4,6')

picture='+---+---+/| S |   |/+   +   +/|     E |/+---+---+'

# The mazes, with BEFORE and AFTER where comments may be.
files=(
    "BEFORE/$u_maze/AFTER"
    "BEFORE/$picture//AFTER"
    "$u_maze//BEFORE/$u_maze/AFTER"
    "$u_maze//BEFORE/$picture//AFTER//$u_maze"
    "5 5/BEFORE/1 8 1 1 1/1 0 1 0 1/AFTER/1 0 1 0 1/1 0 0 0 1/1 1 1 7 1"
)

spoil() { # <line>: prints the line with each word spoiled in turn
    local before='' rest=$1 word part='^([^0-9a-z]*)([0-9a-z]+)(.*)$'
    while [[ $rest =~ $part ]]; do
        before+=${BASH_REMATCH[1]} word=${BASH_REMATCH[2]} rest=${BASH_REMATCH[3]}
        printf '%s\n' "$before$payload$rest" "$before$payload$word$rest" "$before$word$payload$rest"
        before+=$word
    done
}

calls=('generate -f text' 'generate -f sheet' solve check 'play --keys dsds' page)

# bats test_tags=random
@test "no comment of any maze file runs a command, in any command that reads mazes" {
    local comment hostile='' k text
    for comment in "${comments[@]}"; do
        text=$(spoil "# $comment")
        hostile+=${text//$'\n'//}/"# $comment"/${text//$'\n'//}/
    done
    for ((k = 0; k < ${#files[@]}; k++)); do
        has_turn 3 || continue
        text=${files[k]/BEFORE/"${hostile%/}"}
        put_file "../h$k" "${text/AFTER/"${hostile%/}"}"
        for call in "${calls[@]}"; do
            read -r -a call <<<"$call"
            choose_twin bash
            [[ ${call[*]} == page || ${call[*]} == *sheet ]] || ! has_turn 10 || choose_twin python
            try "${twin[@]}" "${call[@]}" -i "../h$k"
            [[ $err != *': line '*': '*' error'* && $err != *Traceback* ]] || check "${call[*]} $k" '' "$err"
        done
    done
    check_files 'hostile files'
}
