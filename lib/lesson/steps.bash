# shellcheck shell=bash
#
# steps: run the file of a learner once, in a separate bash that records its steps
#
# A step is the moment before a command of the file runs. When a call that our code makes has ended, one more step follows.
# steps.sh says what is recorded. Here, all of it is treated as plain text.
#
# Owns: step_count, step_line, step_depth (how many functions of the file are active), step_call (the newest of them and
# its arguments), step_locals (its variables, each as local prints it, in a line), step_changes (how many variables have
# changed before the step), step_prints (how many lines have been printed before it), step_note (what steps.sh says of it),
# change_of (the number of a variable), change_text (as declare -p prints it), run_printed (the output), run_end (end, limit,
# time, noise, terminal, deep, fork, function, killed or ended), step_other (the first step at which the result differs from
# ours; 0 if there is none), step_ours (our result there; empty if the mazes differ).
# Writes: carving_seed.

need practice/check_boxes practice/check_carving practice/learner practice/answers practice/runner

# the arrays begin with what is before the first step
step_count=0 step_line=(0) step_depth=(0) step_call=('') step_locals=('') step_changes=(0) step_prints=(0) step_note=('')
step_ours='' change_of=() change_text=() run_printed=() run_end='' step_other=0

readonly MOST_STEPS_KEPT=2000 MOST_CALLS_KEPT=100 MOST_STEP_NAMES=60 MOST_PRINTED=1000 MOST_BOXES_NAMED=12
readonly MOST_TEXT=20000 # characters of a variable or a line: longer ones would take minutes

# bash sets these itself, or changes them when they are read.
readonly NAMES_OF_BASH='SECONDS LINENO FUNCNAME DIRSTACK GROUPS HISTCMD PIPESTATUS IFS PATH PWD OLDPWD REPLY _'

record_steps() { # <file in the workshop> <its exercise, or empty> <carve_NAME of an algorithm, or empty>
    # -> step_names, step_cases: the variables that are watched, cell the first; the calls that exercises 1 to 5 are tried with
    local own=${EXERCISE_FUNCTIONS[${2:-10} - 1]} cases each=cell seed=''
    step_cases=() carving_seed=1
    [[ -z $3 && $2 != [678] ]] || each='cell candidate pick there'  # cell is the first
    [[ $2 != [123459] ]] || each="cell ${EXERCISE_RESULTS[$2 - 1]}" # the result is the second
    list_step_names "$1" "$each"
    case $2$3 in
        [123459])
            list_cases "$2"
            for each in "${cases[@]}"; do
                name_box_call "$own" "$each"
                step_cases+=("$REPLY")
            done
            run_steps "$1" boxes "$own" "${EXERCISE_RESULTS[$2 - 1]}" "${cases[@]}"
            ;;
        [678])
            seed=$(check_carving "$2" "$1" >/dev/null || printf '%d' "$carving_seed")
            carving_seed=${seed:-1}
            run_steps "$1" carving "$own" "$carving_seed"
            [[ -z $seed ]] || find_other_maze "$2"
            ;;
        '') run_steps "$1" program ;;
        10) run_steps "$1" program 9 7 ;;
        *) run_steps "$1" carving "$3" 1 ;;
    esac
    [[ $2 != [123456789] || $run_end == end ]] || ((step_other)) || step_other=$step_count
}

list_step_names() { # <file in the workshop> <variables before its own> -> step_names: words that can be variables
    local text='' line word
    while IFS= read -r line || [[ -n $line ]]; do
        line=${line#"${line%%[! $'\t']*}"}
        [[ $line == '#'* ]] || text+=" ${line%%' # '*}"
    done <"$workshop/$1"
    text="$2 $text"
    split_words "${text//[!abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_]/ }"
    text=' '
    step_names=()
    for word in ${split[@]+"${split[@]}"}; do
        [[ $word != [0123456789]* && $word != BASH* && $word != *RANDOM && ${#word} -le 40 ]] || continue
        [[ $word != step_* && $word != our_* ]] || continue # ours
        [[ " $NAMES_OF_BASH " != *" $word "* && $text != *" $word "* ]] || continue
        text+="$word "
        step_names+=("$word")
        ((${#step_names[@]} < MOST_STEP_NAMES)) || break
    done
}

run_steps() { # <file in the workshop> <for driver.sh ...>
    local learner_end learner_error
    write_driver lesson/steps.sh "$2" "${3-}"
    printf '%s\n' "STEPS=$MOST_STEPS_KEPT CALLS=$MOST_CALLS_KEPT" "step_names=(${step_names[*]-})" "$REPLY" \
        2>/dev/null >"$workshop/$1=driver" # the check may have removed the folder
    run_learner "$1" : : "$1=driver" "$@"
    load_steps "$1=steps"
    [[ -n $run_end && $learner_end != 'time' ]] || run_end=$learner_end
}

load_steps() { # <file in the workshop>: what steps.sh has written
    local line part='' locals='' at k wanted=()
    [[ -f $workshop/$1 ]] || return 0
    while IFS= read -r line || [[ -n $line ]]; do
        case $line in
            '' | =loop) ;;
            =locals) part=locals locals='' ;;
            =values) part=values ;;
            '=value '*)
                gate_number value "${line#=value }" 0 "$((${#step_names[@]} - 1))" || continue
                change_of+=("$REPLY") change_text+=('')
                ;;
            '=at '*)
                part=''
                split_words "${line#=at }"
                gate_number line "${split[0]-}" 0 999999 || continue
                at=$REPLY
                ! gate_number calls "${split[1]-}" 0 999 || keep_step "$at" "$REPLY" "${line#=at * * }" "$locals" ''
                ;;
            =maze | =case | =program)
                keep_step 0 0 '' '' "${line#=}"
                part=''
                ;;
            '=want '*) wanted+=("${line#=want }") ;;
            '=got '*)
                if ((step_other == 0)) && [[ ${line#=got } != "${wanted-}" ]]; then
                    step_other=$step_count step_ours=${wanted-}
                fi
                wanted=(${wanted[@]+"${wanted[@]:1}"})
                ;;
            =terminal) # the last step, and those that follow, belong to our trap
                run_end=terminal
                ((step_count -= step_count > 0))
                break
                ;;
            =end | =limit | =deep | =fork | =function) run_end=${line#=} ;;
            *)
                line=${line:0:MOST_TEXT}
                case $part in
                    locals) ((${#locals} >= MOST_TEXT)) || locals+=$line$'\n' ;;
                    values)
                        k=$((${#change_of[@]} - 1))
                        ((k < 0 || ${#change_text[k]} >= MOST_TEXT)) || change_text[k]+=$line
                        ;;
                    *)
                        run_printed+=("${line:0:400}")
                        if ((${#run_printed[@]} > MOST_PRINTED)); then
                            run_end=noise
                            return
                        fi
                        ;;
                esac
                ;;
        esac
    done <"$workshop/$1"
    step_prints[step_count]=${#run_printed[@]} # the error that has ended it comes after the last step
}

keep_step() { # <line> <active functions> <the newest and its arguments> <its variables> <what steps.sh says of it>
    ((step_count < MOST_STEPS_KEPT)) || return 0
    ((step_count += 1))
    step_line[step_count]=$1 step_depth[step_count]=$2 step_call[step_count]=$3 step_locals[step_count]=$4 step_note[step_count]=$5
    step_changes[step_count]=${#change_of[@]} step_prints[step_count]=${#run_printed[@]}
}

find_other_maze() { # <exercise> -> step_other, step_ours: the first step at which a square is open that is not, or not yet,
    # open in ours; the last change, if a square is missing at the end; otherwise, in exercise 7, the last step
    local k n=1 at open=0 newest boxes deepest
    carve_ours "$carving_seed"
    deepest=$REPLY
    begin_carving "$carving_seed"
    for ((k = 0; k < ${#change_of[@]}; k++)); do
        ((change_of[k] == 0)) || continue
        while ((n < step_count && step_changes[n] <= k)); do
            ((n += 1))
        done
        read_array "${change_text[k]}" 9999
        step_other=$n open=0 newest=0
        ((${#boxes[@]} == size)) || return 0
        for ((at = 0; at < size; at++)); do
            [[ ${boxes[at]} != 0 && ${cell[at]} == "$WALL" ]] || continue
            [[ -n ${passage[at]-} ]] || return 0
            ((open += passage[at] > 0))
            ((passage[at] <= newest)) || newest=${passage[at]}
        done
        ((open >= 2 * newest - 1)) || return 0 # all earlier passages are open
    done
    ((open >= ${#passage[@]} - 1)) || [[ $run_end != end ]] || return 0
    step_other=0 # the maze is ours, or the run was stopped
    [[ $1 != 7 ]] || step_other=$step_count step_ours="deepest=$deepest"
}

# ---------------------------------------------------------------------------------------------
# A step: the active calls, the variables
# ---------------------------------------------------------------------------------------------

list_calls() { # <step> -> calls_at: the last step in each active call, the newest call first
    local n=$1 depth=${step_depth[$1]}
    calls_at=()
    while ((n > 0 && depth > 0)); do
        if ((step_depth[n] == depth)); then
            calls_at+=("$n")
            ((depth -= 1))
        fi
        ((n -= 1))
    done
}

name_locals() { # <step> <names of the variables of newer calls> -> local_names, REPLY: the names of its variables, a space
    # around each; the same with their values. A newer call may have changed a variable of this one, if no newer call has its
    # own variable of that name. So the value is then that of the last change, in values_at
    local rest=${step_locals[$1]} line k name text=''
    local_names=' '
    while [[ -n $rest ]]; do
        line=${rest%%$'\n'*} rest=${rest#*$'\n'}
        name_value "$line"
        [[ -n $REPLY ]] || continue
        name=${REPLY%%=*}
        local_names+="$name "
        for k in ${values_at[@]+"${!values_at[@]}"}; do
            [[ ${step_names[k]} != "$name" || $2 == *" $name "* ]] || name_value "${change_text[values_at[k]]}"
        done
        text+=" ${REPLY:-$name=}"
    done
    REPLY=$text
}

name_value() { # <variable as local or declare -p prints it> -> REPLY: NAME=VALUE, empty if it is none
    local text=$1 name k n=0 boxes quoted_rest
    [[ $text != 'declare -'* ]] || text=${text#declare -* }
    name=${text%%=*} REPLY=''
    [[ $name != '' && $name != *[!abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_]* ]] || return 0
    if [[ $text == "$name" ]]; then
        REPLY=$name=
    elif [[ $text == "$name=("* || $text == "$name='("* ]] && read_array "$text" "$MOST_BOXES_NAMED"; then
        text=''
        for k in ${boxes[@]+"${!boxes[@]}"}; do
            ((k == n)) || text+="[$k]="
            clean_text "${boxes[k]:-\"\"}" 40
            text+="$REPLY "
            ((n += 1))
        done
        ((n < MOST_BOXES_NAMED)) || text+='... '
        REPLY="$name=(${text% })"
    else
        text=${text#*=}
        if [[ $text == '"'* ]]; then
            take_quoted "$text"
            text=$REPLY
        fi
        clean_text "${text:-\"\"}" 60
        REPLY=$name=$REPLY
    fi
}

list_values() { # <step> -> values_at, values_before: for each variable, its last change before the step; the one before that
    local k n
    values_at=() values_before=()
    for ((k = 0; k < step_changes[$1]; k++)); do
        n=${change_of[k]}
        values_before[n]=${values_at[n]-} values_at[n]=$k
    done
}

name_changed() { # <array before, as declare -p prints it> <after> -> REPLY: the boxes that differ, NAME[k]=v
    local k text='' name boxes before=() count=0
    read_array "$1" 9999
    for k in ${boxes[@]+"${!boxes[@]}"}; do
        before[k]=${boxes[k]}
    done
    name_value "$2"
    name=${REPLY%%=*}
    read_array "$2" 9999
    for k in ${boxes[@]+"${!boxes[@]}"}; do
        [[ ${before[k]-none} != "${boxes[k]}" ]] || continue
        ((++count <= 6)) || break
        clean_text "${boxes[k]}" 20
        text+=" ${name}[$k]=$REPLY"
    done
    REPLY=${text# }
}
