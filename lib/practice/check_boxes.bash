# shellcheck shell=bash
#
# check boxes: check exercises 1 to 5 and 9, a small function each, against the results of our function
#
# Owns: box_wanted (what ours gives, for each case), box_given (what the file gives), box_ours, box_theirs (the calls
# of the function in each case; each has a ; before it), box_cases (the cases of the exercise), box_call (the number of
# the first call that differs).
# Writes: learner_end, learner_printed.

need core/columns core/paragraphs practice/answers practice/learner practice/notes watch/workshop

box_wanted=() box_given=() box_ours=() box_theirs=() box_cases=() box_call=0

# Each case: exercise, arguments; boxes of cell.
BOX_CASES=('1 0;1 0 1 1' '1 3;5 7 0 9' '1 6;0 0 0 0 0 0 4' '1 1;10 275 3' '2 ;1 0 1 1 0 1 1' '2 ;0 0 0' '2 ;1'
    '2 ;0 1 1 1 0 0 1 0 1 1 1 1' '3 ;1 0 1 1 0 1 1' '3 ;1 1' '3 ;0 0 0' '3 ;1 1 1 0 1 1 0 1 1 1 1 0'
    '4 3;' '4 1;' '4 0;' '4 9;' '5 1;' '5 3;' '5 4;' '5 0;' '9 3 3;0 0 0 0 1 0 0 0 0'
    '9 5 3;0 0 0 0 0 0 1 1 1 0 0 0 0 0 0'
    '9 3 5;0 1 0 0 1 0 0 1 1 0 0 1 0 0 0' '9 4 2;0 1 0 1 1 1 1 0')
readonly BOX_CASES CALLS_SHOWN=12

check_boxes() { # <exercise> <file in the workshop>: list the cases; 1 if one is wrong, after saying why
    local own=${EXERCISE_FUNCTIONS[$1 - 1]} name=${EXERCISE_RESULTS[$1 - 1]} k call wrong=''
    box_wanted=() box_given=() box_ours=() box_theirs=()
    list_cases "$1"
    run_driver "$2" take_box note_printed boxes "$own" "$name" "${box_cases[@]}"
    for ((k = 0; k < ${#box_cases[@]}; k++)); do
        name_box_call "$own" "${box_cases[k]}"
        call=$REPLY
        if ((k >= ${#box_given[@]})); then
            put_case "$say_check_not_run" "$call"
            wrong=${wrong:-$k}
        elif [[ ${box_given[k]} == "${box_wanted[k]-}" ]]; then
            name_box_result "$name" "${box_given[k]}"
            put_case "$say_check_passed" "$call   $REPLY"
        else
            put_case "$say_check_failed" "$call"
            wrong=${wrong:-$k}
        fi
    done
    [[ -n $wrong$learner_error || $learner_end != 'done' ]] || return 0
    put_line ''
    if [[ -z $wrong ]]; then
        say_folded "$say_check_right_but"
    fi
    say_end "$1" "$2"
    say_difference "$own" "$name" "${wrong:-${#box_cases[@]}}"
    return 1
}

put_case() { # <passed, failed or not run> <text>
    pad_columns "$1" -12
    clean_text "$REPLY$2" 300
    cut_columns "    $REPLY" "$lesson_columns"
    put_line "$REPLY"
}

say_difference() { # <function> <result> <number of the case>: what should come out of it, what does, the first call
    # that differs, and a note
    local call k index='' wanted=${box_wanted[$3]-} came=${box_given[$3]-}
    if [[ -n ${box_given[$3]+set} ]]; then
        name_box_call "$1" "${box_cases[$3]}"
        call=$REPLY
        if [[ $2 == printed ]]; then
            put_rows "$1 ${box_cases[$3]%%;*}" "$wanted" "$came"
        else
            name_box_value "$2" "$wanted"
            wanted=$REPLY
            name_box_value "$2" "$came"
            say_folded "$say_check_case" "$call" "$2" "$wanted" "$REPLY"
            say_printed
        fi
    fi
    say_calls "$1" '' "${box_ours[$3]-}" "${box_theirs[$3]-}"
    if [[ $2 == found ]]; then # is each result the index?
        index=$came
        for ((k = 0; k < ${#box_given[@]}; k++)); do
            if [[ ${box_given[k]} != "${box_cases[k]%%;*}" ]]; then
                index=''
            fi
        done
    fi
    if [[ $2 != printed && -z $learner_error ]] && find_value_note "$came" "${box_wanted[$3]-}" "$index"; then
        say_folded %s "$REPLY"
    fi
}

say_calls() { # <function> <seed, or empty> <our calls> <their calls>: up to the first that differs; nothing if there
    # is none
    if compare_calls "$1" "$3" "$4"; then
        say_folded %s "$2$REPLY"
    fi
}

compare_calls() { # <function> <our calls> <their calls> -> box_call: the number of the first that differs; REPLY:
    # both, up to that one; 1 if there is none
    local k=0 ours=$2 theirs from last
    if [[ $3 != *';0'* ]]; then # the code asks before it calls whether there is anything to do
        ours=${2//;0/}
    fi
    split_at "$ours" ';'
    ours=("${split[@]:1}")
    split_at "$3" ';'
    theirs=("${split[@]:1}")
    while [[ -n ${ours[k]+set} && ${ours[k]} == "${theirs[k]-}" ]]; do
        ((k += 1))
    done
    ((${#theirs[@]} > 1 && (k < ${#ours[@]} || k < ${#theirs[@]}))) || return
    ((from = k > CALLS_SHOWN - 2 ? k - CALLS_SHOWN + 2 : 0))
    last=$((k + 1))
    if [[ $learner_end == deep ]]; then
        last=$((from + CALLS_SHOWN))
    fi
    join_calls "$from" "$last" "${theirs[@]}"
    theirs=("$REPLY")
    join_calls "$from" "$((k + 1))" ${ours[@]+"${ours[@]}"}
    box_call=$k
    say "$say_check_calls" "$1" "${theirs[0]}" "$1" "$REPLY"
}

join_calls() { # <first> <after the last> <call ...> -> REPLY: their arguments
    local text='' call
    for call in "${@:3+$1:$2-$1}"; do
        text+=", ${call:-\"\"}"
    done
    text=${text#, }
    if (($1 != 0)); then
        text="..., $text"
    fi
    if (($2 < $# - 2)); then
        text+=', ...'
    fi
    clean_text "$text" 300
}

put_rows() { # <call> <what it should print> <what it prints>: side by side
    local wanted came n line
    say_folded "$say_check_rows" "$1"
    split_at "$2" '|'
    wanted=("${split[@]}")
    split_at "$3" '|'
    came=("${split[@]}")
    for ((n = 0; n < ${#wanted[@]} || (n < ${#came[@]} && n < 12); n++)); do
        pad_columns "${wanted[n]+\"${wanted[n]}\"}" -16
        line="    $REPLY"
        clean_text "${came[n]-}" 50
        put_line "$line${came[n]+\"$REPLY\"}"
    done
}

name_box_value() { # <result> <value> -> REPLY
    REPLY=$say_check_empty
    [[ -n $2 ]] || return 0
    clean_text "$2" 200
    if [[ $1 == walls || $1 == counted ]]; then
        REPLY="($REPLY)"
    fi
}

name_box_result() { # <result> <value> -> REPLY: NAME: VALUE
    REPLY=''
    [[ $1 != printed ]] || return 0
    name_box_value "$@"
    REPLY="$1: $REPLY"
}

list_cases() { # <exercise> -> box_cases
    local each
    box_cases=()
    for each in "${BOX_CASES[@]}"; do
        if [[ $each == "$1 "* ]]; then
            box_cases+=("${each#* }")
        fi
    done
}

take_box() { # <line of the driver> -> box_wanted, box_given, box_ours, box_theirs, learner_end
    local k=${#box_given[@]}
    case $1 in
        'want '*)
            if ((k == 0)); then
                box_wanted+=("${1#want }")
            fi
            ;;
        'got '*)
            ((k < ${#box_cases[@]})) || return 0
            box_given+=("${1#got }")
            if [[ ${box_given[*]} == "${box_wanted[*]:0:k+1}" ]]; then
                learner_printed=''
            fi
            ;;
        'ours '*) box_ours[${#box_wanted[@]}]+=";${1#ours }" ;;
        'theirs '*) box_theirs[k]+=";${1#theirs }" ;;
        end) learner_end='done' ;;
    esac
}

name_box_call() { # <function> <case> -> REPLY: the call and the array, as they are typed
    REPLY=$1
    if [[ $2 != ';'* ]]; then
        REPLY+=" ${2%%;*}"
    fi
    if [[ $2 != *';' ]]; then
        REPLY+="   cell=(${2#*;})"
    fi
}
