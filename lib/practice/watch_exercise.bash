# shellcheck shell=bash
#
# watch exercise: watch the function of an exercise, and find the first difference from our result
#
# watch_exercise has these as locals: exercise, own (its function), exercise_calls (that it is tried with),
# exercise_wants and exercise_gots (our result and theirs, of each) and missing (yes: there is no such function).
# Writes: carving_call, carving_marks, watch_other.

need practice/answers practice/check_boxes practice/check_carving practice/exercises practice/learner watch/workshop \
    watch/carving watch/marks watch/moments watch/program watch/record watch/watch

watch_exercise() { # <exercise> <file>: on the terminal; 1 if it cannot run, after saying why
    local exercise=$1 own=${EXERCISE_FUNCTIONS[$1 - 1]}
    local copy exercise_calls=() exercise_wants=() exercise_gots=() missing=''
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

record_maze() { # <file in the workshop>: the first maze that is wrong, or that of seed 1 -> watch_other,
    # exercise_wants, exercise_gots, missing
    local wrong=''
    hold_buffer
    check_carving "$exercise" "$1" || wrong=yes
    take_buffer
    carve_ours "$carving_seed" # the size of its maze
    carving_call=("$own") carving_marks=mark_wrong
    begin_watching draw_moment name_exercise
    record_exercise 'cell candidate pick there depth deepest state' "$1" carving "$own" "$carving_seed"
    [[ -z $wrong ]] || find_other_maze
}

record_boxes() { # <file in the workshop>: each case of its check -> exercise_calls, watch_other, exercise_wants,
    # exercise_gots, missing
    local each
    begin_watching '' name_exercise
    list_cases "$exercise"
    for each in "${box_cases[@]}"; do
        name_box_call "$own" "$each"
        exercise_calls+=("$REPLY")
    done
    record_exercise "${EXERCISE_RESULTS[exercise - 1]} cell" "$1" boxes "$own" "${EXERCISE_RESULTS[exercise - 1]}" \
        "${box_cases[@]}"
    find_other_result
}

record_exercise() { # <variables> <file in the workshop> <for driver.sh ...> -> exercise_wants, exercise_gots, missing
    local line folder=$workshop/$RECORDING
    write_recorder "$2" , "$1" ${watch_picture:+cell}
    shift
    write_driver practice/watched.sh "$2" "$3"
    printf '_w_recorder=%q\n%s\n' "$folder/recorder" "$REPLY" 2>/dev/null >"$folder/driver"
    record_code /dev/null run_exercise "$@"
    while IFS= read -r line; do
        case $line in
            '=want '*) exercise_wants+=("${line#=want }") ;;
            '=got '*) exercise_gots+=("${line#=got }") ;;
            =function) missing=yes ;;
        esac
    done <"$folder/told"
}

run_exercise() { # <argument of driver.sh ...>: in place of this process
    limit_learner
    cd -- "$workshop" || exit
    exec -c "$BASH" --noprofile --norc "$workshop/$RECORDING/driver" "$@" >"$workshop/$RECORDING/told"
}

# ---------------------------------------------------------------------------------------------
# The first difference
# ---------------------------------------------------------------------------------------------

find_other_result() { # -> watch_other: the first moment at which the result cannot become ours any more
    local n ended=0
    for ((n = 1; n <= moments && watch_other == 0; n++)); do
        go_to_moment "$n"
        if [[ ${exercise_gots[ended]-} != "${exercise_wants[ended]-}" ]]; then
            [[ ${moment_kind[n]} != case ]] && can_become "${exercise_wants[ended]}" || watch_other=$n
        fi
        [[ ${moment_kind[n]} != case ]] || ((ended += 1))
    done
}

can_become() { # <our result>: could the result still become ours? In the state that is applied
    local name=${EXERCISE_RESULTS[exercise - 1]} keys values
    find_variable "$name" 0 || return 0
    take_elements "$REPLY"
    case $name in
        found) [[ -z ${values[0]-} || ${values[0]} == "$1" ]] ;;
        count | sum) [[ ${values[0]-0} != *[!0123456789]* && ${#values[0]} -le 9 ]] && ((10#${values[0]:-0} <= $1)) ;;
        *) [[ "$1 " == "${values[*]-} "* || -z ${values[0]-} ]] ;;
    esac
}

find_other_maze() { # -> watch_other, exercise_wants: the first moment at which a square is open that is not, or not
    # yet, open in ours; or the end
    local k n=1 at open=0 newest
    carve_ours "$carving_seed"
    for ((k = 0; k < ${#change_slot[@]} && watch_other == 0; k++)); do
        if [[ ${slot_name[change_slot[k]]} == cell ]]; then
            while ((n < moments && moment_changes[n] <= k)); do
                ((n += 1))
            done
            split_words "${change_text[k]%"$ITEM"}"
            open=0 newest=0
            ((${#split[@]} == size)) || watch_other=$n
            for ((at = 0; at < size && watch_other == 0; at++)); do
                if [[ ${split[at]} == 0 || (${cell[at]} == "$OPEN" && -z ${passage[at]-}) ]]; then
                    : # a wall, or the ring
                elif [[ -z ${passage[at]-} ]]; then
                    watch_other=$n
                else
                    ((open += passage[at] > 0))
                    ((passage[at] <= newest)) || newest=${passage[at]}
                fi
            done
            ((watch_other || open >= 2 * newest - 1)) || watch_other=$n # not all earlier passages are open
        fi
    done
    ((watch_other || open >= ${#passage[@]} - 1)) || watch_other=$moments
    ((watch_other || exercise != 7)) || find_other_depth
}

find_other_depth() { # -> watch_other, exercise_wants: the first moment at which deepest is larger than ours ever
    # gets, or the end
    local n values keys
    carve_ours "$carving_seed" # -> REPLY: how deep the calls get
    exercise_wants=("$REPLY")
    for ((n = 1; n < moments; n++)); do
        go_to_moment "$n"
        find_variable deepest 0 || continue
        take_elements "$REPLY"
        [[ ${values[0]-} =~ ^[0-9]{1,6}$ ]] && ((values[0] > exercise_wants[0])) && break
    done
    watch_other=$n
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
    ((n == 0)) || name_legend W "$say_watch_wrong" "$n"
}

name_exercise() { # <moment> -> REPLY: which call it is, what is next, and whether the result differs from ours
    local n ended=0 text
    for ((n = 1; n < $1; n++)); do
        [[ ${moment_kind[n]} != case ]] || ((ended += 1))
    done
    name_carving "$1"
    text=${exercise_calls[ended]+${exercise_calls[ended]}: }$REPLY
    if (($1 == watch_other)); then
        if ((${#exercise_calls[@]})); then
            printable "${exercise_wants[ended]-}"
            say "$say_watch_other" "$REPLY"
        elif ((${#exercise_wants[@]})); then
            say "$say_watch_other_depth" "${exercise_wants[0]}"
        else
            say "$say_watch_other_maze" "$carving_seed"
        fi
        text+="; $REPLY"
    fi
    REPLY=$text
}
