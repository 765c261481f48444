# shellcheck shell=bash
#
# own program: check exercise 10, a maze program that a learner wrote alone
#
# It is run at several sizes. What it prints is read as any picture of a maze (lib/maze/maze_file.bash).
#
# Writes: file_name, learner_end.

need core/paragraphs maze/check maze/maze_file maze/text_file practice/check practice/learner watch/workshop

PROGRAM_SIZES=(5x5 9x15 21x11 15x9 15x9 15x9)
readonly PROGRAM_SIZES PICTURE_ROWS=24

check_program() { # <file in the workshop>: list the sizes that are right; 1 if one is wrong, after saying why
    local wanted fault='' mazes='|'
    for wanted in "${PROGRAM_SIZES[@]}"; do
        run_program "$1" "$wanted" || fault=$REPLY
        if [[ $mazes == *"|$REPLY|"* ]]; then
            say "$say_check_program_same" "$wanted"
            fault=$REPLY
        fi
        [[ -z $fault ]] || break
        mazes+="$REPLY|"
        put_case "$say_check_passed" "$wanted"
    done
    if [[ -n $fault ]]; then
        put_case "$say_check_failed" "$wanted"
    fi
    put_line ''
    put_printed "$PICTURE_ROWS"
    [[ -n $fault ]] || return 0
    put_line ''
    say_end "$1" || say_folded %s "$fault"
    return 1
}

run_program() { # <file in the workshop> <WIDTHxHEIGHT> -> learner_*, REPLY: the maze; 1 if it is wrong: REPLY says why
    local script
    printf -v script 'FUNCNEST=%d\n. %q' "$MOST_CALLS" "$1"
    run_learner "$CHECK_SECONDS" "$CHECK_LINES" false "$1" -c "$script" exercise "${2%x*}" "${2#*x}"
    learner_end=${learner_end/ended/done}
    if ((${#learner_printed[@]} == 0)); then
        say "$say_check_program_nothing" "$2"
        return 1
    fi
    { printf '%s\n' "${learner_printed[@]}" >"$workshop/printed"; } 2>/dev/null
    REPLY=$(judge_printed "$2" 2>&1)
    REPLY=${REPLY##*$'\n'}
    REPLY=${REPLY#maze.sh: }
    [[ $REPLY == '=maze '* && $learner_end$learner_error == 'done' ]]
}

judge_printed() { # <WIDTHxHEIGHT>: print =maze and its codes, or in the last line what is wrong with it; it may exit
    local cells=$(((${1%x*} / 2) * (${1#*x} / 2)))
    open_file "$workshop/printed"
    file_name=$1 # in errors
    read_maze
    if check && [[ ${width}x$height == "$1" ]] && ((checked_cells == cells)); then
        REPLY="=maze ${cell[*]}"
    else
        say "$say_check_program_wrong" "$1" "${width}x$height" "$checked_cells" "$checked_reached" \
            "$checked_passages" "$1" "$cells" "$((cells - 1))"
    fi
    printf '%s\n' "${REPLY//$'\n'/ }"
}
