# shellcheck shell=bash
#
# check boxes: check exercises 1 to 5, a small function each, against the results of our function
#
# check_boxes has these as locals: box_wanted (what ours gives, for each case), box_given (what the file gives), box_looped
# (yes: with a loop).

need core/paragraphs practice/learner practice/mistakes practice/runner

# Each case: exercise, arguments; boxes of cell.
BOX_CASES=('1 0;1 0 1 1' '1 3;5 7 0 9' '1 6;0 0 0 0 0 0 4' '2 ;1 0 1 1 0 1 1' '2 ;0 0 0' '2 ;1' '3 ;1 0 1 1 0 1 1'
    '3 ;1 1' '3 ;0 0 0' '4 3;' '4 1;' '4 0;' '4 9;' '5 1;' '5 3;' '5 4;')
readonly BOX_CASES

check_boxes() { # <exercise> <file in the workshop>: print each call with its result; 1 if it is wrong, after saying why
    local own=${EXERCISE_FUNCTIONS[$1 - 1]} name=${EXERCISE_RESULTS[$1 - 1]} cases k call theirs results=()
    local learner_end learner_error box_wanted=() box_given=() box_looped=''
    list_cases "$1"
    run_driver "$2" take_box : boxes "$own" "$name" "${cases[@]}"
    if [[ $learner_end != 'done' ]]; then
        say_end "$1" "$2" "$((${#box_given[@]} + 1))"
        return 1
    fi
    for ((k = 0; k < ${#cases[@]}; k++)); do
        name_box_call "$own" "${cases[k]}"
        call=$REPLY
        if [[ ${box_given[k]-} != "${box_wanted[k]}" ]]; then
            printable "${box_given[k]-}"
            theirs=$REPLY
            printable "${box_wanted[k]}"
            say_folded "$say_check_case" "$call" "$name" "$REPLY" "$theirs"
            explain_wrong "$1" "$2"
            return 1
        fi
        results+=("    $call   $name: ${box_wanted[k]:--}")
    done
    if [[ -n $box_looped ]] && (($1 > 3)); then
        say_folded "$say_check_loop" "$own"
        return 1
    fi
    put_lines "${results[@]}"
}

list_cases() { # <exercise> -> cases
    local each
    cases=()
    for each in "${BOX_CASES[@]}"; do
        [[ $each != "$1 "* ]] || cases+=("${each#* }")
    done
}

take_box() { # <line of the driver> -> box_wanted, box_given, box_looped, learner_end
    case $1 in
        loop) box_looped=yes ;;
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
