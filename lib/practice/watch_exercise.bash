# shellcheck shell=bash
#
# watch exercise: watch the function of an exercise, and find the first difference from a right run
#
# Our answer is recorded first, then the file. In the first case with another result, the calls of the function are
# compared, and if these are alike, the values that the variables with the result get.
#
# Owns: run_end (the last moment of the case that was read), run_calls (the arguments of each call in it, a ; before
# each), run_values (NAME=VALUE of each value that a variable got, a FIELD before each), run_result (the last ones),
# run_called, run_valued (the moments of both), right_calls, right_values, right_results (the same of our answer, for
# each case), run_difference (what differs at watch_other).
# watch_exercise has these as locals: exercise, own (its function), exercise_calls (that it is tried with), missing
# (yes: there is no such function).
# Writes: carving_call, carving_marks, watch_other.

need practice/answers practice/check_boxes practice/check_carving practice/exercises practice/learner watch/workshop \
    watch/carving watch/marks watch/moments watch/program watch/record watch/watch

run_end=0 run_calls='' run_values='' run_result='' run_called=() run_valued=() right_calls=() right_values=()
right_results=() run_difference=''

readonly OUR_ANSWER=our-answer.sh # in the workshop

watch_exercise() { # <exercise> <file>: on the terminal; 1 if it cannot run, after saying why
    local exercise=$1 own=${EXERCISE_FUNCTIONS[$1 - 1]}
    local copy exercise_calls=() missing=''
    copy_to_workshop "$2"
    copy=$REPLY
    can_run "$1" "$copy" || return 1
    if [[ -z $own ]]; then # a whole program
        close_workshop
        watch_program "$2" /dev/null 9 7
        return
    fi
    color_watching "$option_color"
    read_code "$2"
    case $1 in
        [678]) record_maze "$copy" ;;
        *) record_boxes "$copy" ;;
    esac
    close_workshop
    if [[ -n $missing ]]; then
        say_folded "$say_check_function" "$own"
        return 1
    elif ((moments == 1)); then
        name_moment 1
        say_folded '%s' "$REPLY"
        return 1
    fi
    watch_moments
}

record_maze() { # <file in the workshop>: the first maze that is wrong, or that of seed 1 -> watch_other, missing
    local shown='cell candidate pick there depth deepest state'
    hold_buffer
    check_carving "$exercise" "$1"
    take_buffer
    carve_ours "$carving_seed" # the size of its maze
    carving_call=("$own") carving_marks=mark_wrong
    begin_watching draw_moment name_exercise
    record_both "$1" "${EXERCISE_RESULTS[exercise - 1]} cell" "$shown" carving "$own" "$carving_seed"
}

record_boxes() { # <file in the workshop>: each case of its check -> exercise_calls, watch_other, missing
    local each own_result=${EXERCISE_RESULTS[exercise - 1]}
    begin_watching '' name_exercise
    list_cases "$exercise"
    for each in "${box_cases[@]}"; do
        name_box_call "$own" "$each"
        exercise_calls+=("$REPLY")
    done
    record_both "$1" "$own_result" "$own_result cell" boxes "$own" "$own_result" "${box_cases[@]}"
}

record_both() { # <file in the workshop> <variables with the result> <variables that are recorded> <for driver.sh ...>:
    # our answer, then the file -> watch_other, run_difference, missing
    local case
    load_answer "$own"
    printf '%s\n' "$REPLY" 2>/dev/null >"$workshop/$OUR_ANSWER"
    record_exercise "./$OUR_ANSWER" "${@:3}"
    run_end=0 right_calls=() right_values=() right_results=()
    while ((run_end < moments)); do
        read_case "$2"
        right_calls+=("$run_calls") right_values+=("$run_values") right_results+=("$run_result")
    done
    record_exercise "$1" "${@:3}"
    run_end=0
    for ((case = 0; run_end < moments && watch_other == 0; case++)); do
        read_case "$2"
        if [[ $run_result != "${right_results[case]-}" ]]; then
            compare_case "$case" "$2"
        fi
    done
}

record_exercise() { # <file in the workshop> <variables that are recorded> <for driver.sh ...> -> missing
    local folder=$workshop/$RECORDING
    write_recorder "$1" , "$2" ${watch_picture:+cell}
    write_driver practice/watched.sh "$3" "$4"
    printf '_w_recorder=%q\n%s\n' "$folder/recorder" "$REPLY" 2>/dev/null >"$folder/driver"
    record_code /dev/null run_exercise "$1" "${@:3}"
    if [[ $(<"$folder/told") == *'=function'* ]]; then
        missing=yes
    fi
}

run_exercise() { # <argument of driver.sh ...>: in place of this process
    limit_learner
    cd -- "$workshop" || exit
    exec -c "$BASH" --noprofile --norc "$workshop/$RECORDING/driver" "$@" >"$workshop/$RECORDING/told"
}
# ---------------------------------------------------------------------------------------------
# The first difference
# ---------------------------------------------------------------------------------------------

read_case() { # <variables with the result> -> run_end, and what the case after it has called and set
    local n from=$run_end kind='' k name names now=() since=() last=()
    run_calls='' run_values='' run_called=() run_valued=()
    split_words "$1"
    names=("${split[@]}")
    for ((n = from + 1; n <= moments; n++)); do
        go_to_moment "$n"
        kind=${moment_kind[n]} run_end=$n
        if [[ $kind == call && ${frame_name[moment_frame[n]]} == "$own" ]]; then
            list_arguments "${moment_frame[n]}"
            run_calls+=";${item_values[*]-}" run_called+=("$n")
        fi
        for k in "${!names[@]}"; do
            name=${names[k]}
            find_result "$name" "$from"
            if [[ ${now[k]-} != "$name=$REPLY" ]]; then
                now[k]=$name=$REPLY since[k]=$n
            fi
            # dig may open its squares in any order, so only what it has done in the end counts
            if [[ ${last[k]-} != "${now[k]}" && ($own != dig || $kind == return || $kind == maze) ]]; then
                last[k]=${now[k]}
                run_values+=$FIELD${now[k]} run_valued+=("${since[k]}")
            fi
        done
        [[ $kind != case && $kind != maze ]] || break
    done
    printf -v run_result "%s$FIELD" "${now[@]}"
}

find_result() { # <variable, or printed> <moment before the case> -> REPLY: its value at the moment that is looked at
    if [[ $1 == printed ]]; then
        REPLY=${output_text:moment_printed[$2]:moment_printed[looked_at]-moment_printed[$2]}
        REPLY=${REPLY%$'\n'}
    elif ! find_variable "$1" 0; then
        REPLY=''
    fi
}

compare_case() { # <number of the case that was read> <variables with the result> -> watch_other, run_difference
    local name k at ours theirs after
    name_difference "$1"
    if [[ $own != dig ]] && compare_calls "$own" "${right_calls[$1]-}" "$run_calls"; then
        watch_other=${run_called[box_call]-$run_end} run_difference=$REPLY
        return
    fi
    watch_other=$run_end # some value is missing, unless one is found that ours never gets
    split_words "${right_values[$1]-}" "$FIELD"
    ours=(${split[@]+"${split[@]}"})
    split_words "$run_values" "$FIELD"
    theirs=(${split[@]+"${split[@]}"})
    for name in $2; do
        at=0 after=''
        if [[ $name == printed ]]; then
            after='*' # ours prints more
        fi
        for ((k = 1; k < ${#theirs[@]}; k++)); do
            [[ ${theirs[k]} == "$name="* ]] || continue
            # shellcheck disable=SC2053 # a pattern
            while ((at < ${#ours[@]})) && [[ ${ours[at]} != "${theirs[k]}"$after ]]; do
                ((at += 1))
            done
            if ((at == ${#ours[@]})); then
                ((watch_other = run_valued[k - 1] < watch_other ? run_valued[k - 1] : watch_other))
                break
            fi
        done
    done
}

name_difference() { # <number of the case that was read> -> run_difference: what the result should be
    local right=${right_results[$1]-}
    right=${right%"$FIELD"}
    if [[ $exercise == 7 && ${run_result%"$FIELD"} == *"$FIELD${right##*"$FIELD"}" ]]; then
        carve_ours "$carving_seed" # -> REPLY: how deep the calls get
        say "$say_watch_other_depth" "$REPLY"
    elif [[ $exercise == [678] ]]; then
        say "$say_watch_other_maze" "$carving_seed"
    elif [[ $exercise == 9 ]]; then
        clean_text "${right//$'\n'/|}" 200
        say "$say_watch_other" "${REPLY#*=}"
    else
        take_elements "${right#*=}"
        printable "${item_values[*]-}"
        say "$say_watch_other" "$REPLY"
    fi
    run_difference=$REPLY
}

mark_wrong() { # <moment>: from the first difference on, the squares that are walls in ours
    local at n=0
    ((watch_other && $1 >= watch_other)) || return 0
    for ((at = 0; at < size; at++)); do
        if [[ ${cell[at]} != "$WALL" && -z ${passage[at]-} ]] && ! is_outside "$at" && ((at != player)); then
            put_sign "$at" W
            ((n += 1))
        fi
    done
    if ((n)); then
        name_legend W "$say_watch_wrong" "$n"
    fi
}

name_exercise() { # <moment> -> REPLY: which call it is, what is next, and whether the result differs from ours
    local n ended=0 text
    for ((n = 1; n < $1; n++)); do
        [[ ${moment_kind[n]} != case ]] || ((ended += 1))
    done
    name_carving "$1"
    text=${exercise_calls[ended]+${exercise_calls[ended]}: }$REPLY
    if (($1 == watch_other)); then
        text+="; $run_difference"
    fi
    REPLY=$text
}
