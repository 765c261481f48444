# shellcheck shell=bash
#
# check boxes: check exercises 1 to 5 and 9, a small function each, against the results of our function
#
# check_boxes has these as locals: box_wanted (what ours gives, for each case), box_given (what the file gives), box_calls
# (yes: a function of the file calls itself more than once), box_began (the first calls), box_under
# (CALL;CALL: the first of them that makes a call which is wrong), box_changed (yes: it changes the array cell).

need core/columns core/paragraphs practice/answers practice/learner watch/workshop

# Each case: exercise, arguments; boxes of cell.
BOX_CASES=('1 0;1 0 1 1' '1 3;5 7 0 9' '1 6;0 0 0 0 0 0 4' '1 1;10 275 3' '2 ;1 0 1 1 0 1 1' '2 ;0 0 0' '2 ;1'
    '2 ;0 1 1 1 0 0 1 0 1 1 1 1' '3 ;1 0 1 1 0 1 1' '3 ;1 1' '3 ;0 0 0' '3 ;1 1 1 0 1 1 0 1 1 1 1 0' '4 3;' '4 1;' '4 0;' '4 9;' '5 1;' '5 3;' '5 4;' '5 0;'
    '9 3 3;0 0 0 0 1 0 0 0 0' '9 5 3;0 0 0 0 0 0 1 1 1 0 0 0 0 0 0' '9 3 5;0 1 0 0 1 0 0 1 1 0 0 1 0 0 0'
    '9 4 2;0 1 0 1 1 1 1 0')
readonly BOX_CASES CALL_NUMBER='^(0|-?[1-9][0-9]{0,3})$'

check_boxes() { # <exercise> <file in the workshop>: list the cases; 1 if one is wrong, after saying why
    local own=${EXERCISE_FUNCTIONS[$1 - 1]} name=${EXERCISE_RESULTS[$1 - 1]} cases k call first_wrong=''
    local learner_end learner_error learner_line box_wanted=() box_given=() box_calls='' box_began='' box_under='' box_changed=''
    list_cases "$1"
    run_driver "$2" take_box : boxes "$own" "$name" "${cases[@]}"
    for ((k = 0; k < ${#cases[@]}; k++)); do
        name_box_call "$own" "${cases[k]}"
        call=$REPLY
        if ((k >= ${#box_given[@]})); then
            put_case "$say_check_not_run" "$call"
        elif [[ ${box_given[k]} == "${box_wanted[k]-}" ]]; then
            name_box_result "$name" "${box_given[k]}"
            put_case "$say_check_passed" "$call   $REPLY"
        else
            put_case "$say_check_failed" "$call"
            first_wrong=${first_wrong:-$k}
        fi
    done
    if [[ -n $first_wrong ]]; then
        put_difference "$own" "$name" "$first_wrong" "${cases[first_wrong]}"
        say_end "$1" "$2" "$((${#box_given[@]} + 1))" || say_first_box "$1" "$first_wrong" "${cases[first_wrong]}"
    elif [[ $learner_end != 'done' ]]; then
        put_line ''
        say_end "$1" "$2" "$((${#box_given[@]} + 1))" || say_first_box "$1"
    elif [[ -z $box_calls && $1 == [45] ]]; then
        put_line ''
        say_folded "$say_check_loop" "$own"
    elif [[ -n $box_changed ]]; then
        put_line ''
        say_folded "$say_check_changed" "$own"
    elif [[ -n $learner_error ]]; then
        put_line ''
        say_folded "$say_check_right_but"
        explain_wrong "$1" "$2"
    else
        return 0
    fi
    return 1
}

put_case() { # <passed, failed or not run> <text>
    pad_columns "$1" -12
    clean_text "$REPLY$2" 300
    cut_columns "    $REPLY" "$lesson_columns"
    put_line "$REPLY"
}

put_difference() { # <function> <result> <number of the case> <case>: what should come out of it, and what does
    local parts wanted=${box_wanted[$3]} theirs=${box_given[$3]} rows n
    name_box_call "$1" "$4"
    put_line ''
    if [[ $2 != printed ]]; then
        clean_text "$REPLY" 60
        rows=$REPLY
        name_box_value "$2" "$wanted"
        wanted=$REPLY
        name_box_value "$2" "$theirs"
        say_folded "$say_check_case" "$rows" "$2" "$wanted" "$REPLY"
        return
    fi
    say_folded "$say_check_rows" "$1 ${4%%;*}"
    cut_at "$wanted" '|'
    rows=("${parts[@]}")
    cut_at "$theirs" '|'
    for ((n = 0; n < ${#rows[@]} || (n < ${#parts[@]} && n < 12); n++)); do
        pad_columns "${rows[n]+\"${rows[n]}\"}" -16
        wanted=$REPLY
        clean_text "${parts[n]-}" 50
        put_line "    $wanted${parts[n]+\"$REPLY\"}"
    done
    put_line ''
    ((${#parts[@]} <= ${#rows[@]})) || [[ $theirs == *[!'|'][!'|']* ]] || say_folded "$say_check_program_echo"
}

say_first_box() { # <exercise> [number of the case] [case]: where the result begins to differ from ours, if that is known
    local parts k n wide high rows wanted code
    if [[ -n $box_under ]]; then
        cut_at "$box_under" ';'
        if [[ -n ${parts[2]} ]]; then
            say_folded "$say_check_call_other" "${parts[0]}" "${parts[2]}" "${parts[1]}"
        else
            say_folded "$say_check_call_over" "${parts[0]}" "${parts[1]}"
        fi
    elif [[ $1 == [45] && -n $box_began && ${2-} == 0 && $learner_end != deep ]]; then
        say_folded "$say_check_calls" "$box_began"
    elif [[ $1 == 9 && -n ${2-} ]]; then
        cut_at "${box_wanted[$2]}" '|'
        rows=("${parts[@]}") high=${#parts[@]} wide=${#parts[0]}
        cut_at "${box_given[$2]//[$'\200'-$'\277']/}" '|' # a character of several bytes counts once
        for ((k = 0; k < high && k < ${#parts[@]}; k++)); do
            if ((${#parts[k]} != wide)); then
                say_folded "$say_check_program_wide" "print_rows ${3%%;*}" "$((k + 1))" "${#parts[k]}" "$wide"
                return
            fi
            for ((n = 0; n < wide; n++)); do
                wanted=${rows[k]:n:1}
                if [[ ${parts[k]:n:1} != "$wanted" ]]; then
                    [[ $wanted == '#' ]] && code=$WALL || code=$OPEN
                    say_folded "$say_check_character" "print_rows ${3%%;*}" "$((k + 1))" "$((n + 1))" "$wanted" "$((k * wide + n))" "$code"
                    return
                fi
            done
        done
        ((${#parts[@]} == high)) || say_folded "$say_check_program_lines" "print_rows ${3%%;*}" "$high" "${#parts[@]}"
    fi
}

note_under() { # <call that makes a call> <that call> -> box_under: both, and in count_down the right one, if it should not make that call
    local number=${1#* }
    [[ ${1%% *} == "${2%% *}" && $number =~ $CALL_NUMBER && $2 != *[!a-z_0-9\ -]* ]] || return 0
    if ((number <= 0)); then
        box_under="$1;$2;"
    elif [[ ${1%% *} == count_down && $2 != "count_down $((number - 1))" ]]; then
        box_under="$1;$2;count_down $((number - 1))"
    fi
}

name_box_value() { # <result> <value> -> REPLY
    REPLY=$say_check_empty
    [[ -n $2 ]] || return 0
    printable "$2"
    [[ $1 != walls && $1 != counted ]] || REPLY="($REPLY)"
}

name_box_result() { # <result> <value> -> REPLY: NAME: VALUE
    REPLY=''
    [[ $1 != printed ]] || return 0
    name_box_value "$@"
    REPLY="$1: $REPLY"
}

list_cases() { # <exercise> -> cases
    local each
    cases=()
    for each in "${BOX_CASES[@]}"; do
        [[ $each != "$1 "* ]] || cases+=("${each#* }")
    done
}

take_box() { # <line of the driver> -> box_wanted, box_given, box_calls, box_began, box_under, box_changed, learner_end
    case $1 in
        calls) box_calls=yes ;;
        changed) box_changed=yes ;;
        'call '*)
            clean_text "${1#call }" 40
            box_began+="${box_began:+, }$REPLY"
            ;;
        'under '*) [[ -n $box_under ]] || note_under "${1#under }" "${box_began##*, }" ;;
        'want '*) ((${#box_given[@]})) || box_wanted+=("${1#want }") ;;
        'got '*) box_given+=("${1#got }") ;;
        end) learner_end='done' ;;
    esac
}

name_box_call() { # <function> <case> -> REPLY: the call and the array, as they are typed
    REPLY=$1
    [[ $2 == ';'* ]] || REPLY+=" ${2%%;*}"
    [[ $2 == *';' ]] || REPLY+="   cell=(${2#*;})"
}
