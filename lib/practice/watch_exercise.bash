# shellcheck shell=bash
#
# watch exercise: watch the answer to an exercise in the first case that its check finds wrong
#
# If all cases are right, the first one is shown. The steps of the check are those of the recording.
#
# Writes: carving_call, carving_marks, check_calls, check_passed, check_step, watch_other.

need cli/options practice/check practice/exercises practice/learner watch/carving \
    watch/function_code watch/marks watch/moments watch/program watch/record watch/watch watch/workshop

watch_exercise() { # <exercise> <file>: on the terminal; 1 if it cannot run, after saying why
    local copy n
    copy_to_workshop "$2"
    copy=$REPLY
    can_run "$1" "$copy" || return 1
    if (($1 == EXERCISES)); then # a whole program
        close_workshop
        watch_program "$2" /dev/null 9 7
        return
    fi
    hold_buffer # of the cases
    try_cases "$1" "$copy"
    take_buffer
    find_difference
    # in exercise 6, the maze may differ before the calls do
    if [[ $check_function == dig ]] && gate_number step "${check_other%% *}" 0 "$((check_step - 1))"; then
        check_step=$REPLY check_calls=''
    fi
    if is_right; then
        check_passed=0
    fi
    read_code "$2"
    record_exercise "$copy"
    if ((moments == 1)); then # nothing ran
        say_end "$copy"
        close_workshop
        return 1
    fi
    if [[ -n $values_ours ]]; then # a case is wrong
        n=1
        while ((n < moments)) && [[ ${record_file[moment_record[n]]} != "0.$check_step" ]]; do
            ((n += 1))
        done
        watch_other=$n
    fi
    watch_moments
}

record_exercise() { # <file in the workshop>
    local shown=("$check_results cell") recorder
    begin_watching '' name_exercise
    if is_maze; then
        make_case_grid
        carving_call=("$check_function") carving_marks='' shown=('candidate pick there depth deepest state' cell)
        color_watching "$option_color"
        begin_watching draw_moment name_exercise
    fi
    write_recorder -T "$1" "${shown[@]}"
    printf -v recorder %q "$workshop/$RECORDING/recorder"
    write_driver "_w_recorder=$recorder"
    record_code /dev/null run_learner_bash .driver "$1" "$check_function" "$check_results" \
        "${check_cases[check_passed]}"
}

name_exercise() { # <moment> -> REPLY: which call it is, what is next, and whether the result differs from ours
    local text=''
    if ! is_maze; then
        name_case
        text="$REPLY: "
    fi
    name_carving "$1"
    text+=$REPLY
    if (($1 == watch_other)); then
        name_difference
        text+="; $REPLY"
    fi
    REPLY=$text
}

name_difference() { # -> REPLY: the calls if these differ, or what the result should be
    if [[ -n $check_calls ]]; then
        REPLY=$check_calls
    elif [[ $check_result == cell ]]; then
        say "$say_watch_other_maze" "${check_cases[check_passed]%% *}"
    else
        clean_text "$check_wanted" 200
        say "$say_watch_other" "$check_result=$REPLY"
    fi
}
