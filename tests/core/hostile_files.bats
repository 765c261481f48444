#!/usr/bin/env bats
# bats file_tags=shell,edge
#
# Files that try to run a command. Every kind of value is hostile in every kind of file, before and after the
# maze, alone and beside a valid value of its kind, in every command that reads files.

load ../support/helpers

setup() {
    start_clean
    mkdir -p "$state" "$data"
}

payloads=('cell[$(touch pwned)]' '`touch pwned`' '0;touch pwned')

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

spoil() { # <line> <payload>: prints the line with each word spoiled in turn
    local before='' rest=$1 word part='^([^0-9a-z]*)([0-9a-z]+)(.*)$'
    while [[ $rest =~ $part ]]; do
        before+=${BASH_REMATCH[1]} word=${BASH_REMATCH[2]} rest=${BASH_REMATCH[3]}
        printf '%s\n' "$before$2$rest" "$before$2$word$rest" "$before$word$2$rest"
        before+=$word
    done
}

write_hostile() { # <order> -> ../h0 ...: the spoiled comments alone, behind good ones or ahead of them
    local comment lines='' k text
    for comment in "${comments[@]}"; do
        [[ $1 != behind ]] || lines+="# $comment/"
        text=$(spoil "# $comment" "${payloads[0]}")
        lines+=${text//$'\n'//}/
        [[ $1 != ahead ]] || lines+="# $comment/"
    done
    for ((k = 0; k < ${#files[@]}; k++)); do
        text=${files[k]/BEFORE/"${lines%/}"}
        put_file "../h$k" "${text/AFTER/"${lines%/}"}"
    done
}

calls=('generate -f text' 'generate -f sheet' solve check 'play --keys dsds' page)

play_here() { # <argument ...>: a game in lines; some keys, then its end
    TERM=dumb timeout "$((20 * MAZE_TEST_PACE))" "${bash_twin[@]}" "$@" \
        < <(printf 'c\nn\nq\nq\n') >/dev/null 2>../errors || :
    [[ $(<../errors) != *': line '* ]] || check "$*" '' "$(<../errors)"
}

# bats test_tags=random
@test "no comment of any maze file runs a command, in any command that reads mazes" {
    for order in alone behind ahead; do
        has_turn 3 || continue
        write_hostile "$order"
        for ((k = 0; k < ${#files[@]}; k++)); do
            for call in "${calls[@]}"; do
                read -r -a call <<<"$call"
                choose_twin bash
                [[ ${call[*]} == page || ${call[*]} == *sheet ]] || ! has_turn 10 || choose_twin python
                try "${twin[@]}" "${call[@]}" -i "../h$k"
                [[ $err != *': line '*': '*' error'* && $err != *Traceback* ]] || check "${call[*]} $k" '' "$err"
            done
        done
        check_files "$order"
    done
}

# bats test_tags=random
@test "a game in any hostile maze file, a saved one too, runs no command" {
    for order in alone behind ahead; do
        has_turn 3 || continue
        write_hostile "$order"
        for k in 0 1; do
            play_here play -i "../h$k"
            for option in '' --resume; do
                mkdir -p "$state"
                cp "../h$k" "$state/game"
                play_here play $option
                rm -rf "$state"
            done
            check_files "$order $k"
        done
    done
}

@test "no field of a record runs a command" {
    for payload in "${payloads[@]}"; do
        spoil '2026-11-23 9x9 corners 30 40 2 38 0 3' "${payload// /\$IFS}"
    done >"$data/records"
    try "${bash_twin[@]}" records
    check 'records: status' 0 "$status"
    play_here play
    play_here play 9x9 --seed 1
    check_files 'records'
}

@test "no line that an exercise file prints runs a command here" {
    for payload in "${payloads[@]}"; do
        for n in 1 4 6 7 9; do
            {
                printf '# maze.sh, exercise %d\n# maze.sh, exercise %s\n' "$n" "$payload"
                for word in '=got' '=want' '=same' '=group' '=step' '=elsewhere' '=shared' '=much' '=text $1' \
                    '=text depth' '=1' '=over' '=process' '=maze' '=changed' '=call' '=stack' '=dig' '=recursion' \
                    '=more' "$BATS_TEST_TMPDIR/exercise: line" "exercise: line"; do # the checker's own lines too
                    printf 'echo %q; { printf "\\n%%s\\n" %q >&8; } 2>/dev/null\n' "$word 1 $payload;$payload"{,}
                done
            } >../exercise
            try "${bash_twin[@]}" tour --check ../exercise
            check_files "$payload $n"
        done
    done
}
