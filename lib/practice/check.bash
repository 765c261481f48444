# shellcheck shell=bash
#
# check: check the answers to exercises 1 to 9 against our functions, case by case
#
# A case of exercises 1 to 5 and 9 is a call and an array; one of exercises 6 to 8 is a maze.
#
# Owns: check_* (check_function, check_results: the names of the variables with its result; check_cases, check_passed:
# how many are right; check_value: NAME VALUE of the last result that is right; check_ours, check_theirs: STEP NAME
# VALUE of what our function does in the first wrong case, and the learner's, a call is a value of "call"; check_step:
# the step in which these differ first; check_calls: a sentence about the calls, if these differ; check_note: a note
# about them; check_events: STEP VALUE of one name).
# Writes: cell, learner_end, learner_printed, picture.

need core/columns core/paragraphs pictures/shared/picture practice/answers practice/learner practice/notes \
    watch/workshop

check_function='' check_results='' check_cases=() check_passed=0 check_value='' check_ours=() check_theirs=()
check_step=0 check_calls='' check_note='' check_events=()

# Each case: exercise, arguments; boxes of cell.
BOX_CASES=('1 3;5 7 0 9' '1 0;1 0 1 1' '1 6;0 0 0 0 0 0 4' '1 1;10 275 3' '2 ;1 0 1 1 0 1 1' '2 ;0 0 0' '2 ;1'
    '2 ;0 1 1 1 0 0 1 0 1 1 1 1' '3 ;1 0 1 1 0 1 1' '3 ;1 1' '3 ;0 0 0' '3 ;1 1 1 0 1 1 0 1 1 1 1 0'
    '4 3;' '4 1;' '4 0;' '4 9;' '5 1;' '5 3;' '5 4;' '5 0;' '9 3 3;0 0 0 0 1 0 0 0 0'
    '9 5 3;0 0 0 0 0 0 1 1 1 0 0 0 0 0 0'
    '9 3 5;0 1 0 0 1 0 0 1 1 0 0 1 0 0 0' '9 4 2;0 1 0 1 1 1 1 0')
# The width and height of each maze, and its first cell, for the seeds 1 to 20. Four mazes begin in a corner. Three are
# a single row of cells, whole only if the walk comes back to the middle. One is a single cell, where nothing ever
# waits.
MAZE_CASES=('15 11 72' '15 3 38' '15 11 74' '15 11 76' '15 11 78' '15 11 36' '15 3 40' '15 11 106' '15 11 108'
    '15 11 110' '15 11 112' '15 3 42' '15 11 48' '15 11 140' '15 11 142' '15 11 144' '3 3 12' '15 11 146' '15 11 172'
    '15 11 184')
DRIVER_FUNCTIONS=(seed_with below set_size make_grid is_outside)
readonly BOX_CASES MAZE_CASES DRIVER_FUNCTIONS

check_cases() { # <exercise> <file in the workshop>: list the cases; 1 if one is wrong, after saying why
    try_cases "$@"
    if is_maze && ((check_passed > 0)); then
        say "$say_check_seeds" "$check_passed" "${#check_cases[@]}"
        put_case "$say_check_passed" "$REPLY"
    fi
    if is_right; then
        [[ -n $learner_error ]] || return 0
        put_line ''
        say_folded "$say_check_right_but"
        say_end "$2"
        return 1
    fi
    name_case
    put_case "$say_check_failed" "$REPLY"
    put_line ''
    say_end "$2"
    find_difference
    if [[ -z $check_calls ]] || ! is_maze; then
        say_difference "$1"
    fi
    if [[ -n $check_calls ]]; then
        say_folded %s "$check_calls"
    fi
    if [[ -n $check_note && -z $learner_error ]]; then
        say_folded %s "$check_note"
    fi
    say_printed
    if is_maze && ((${#check_theirs[@]} > 0)); then
        put_both
    fi
    return 1
}

try_cases() { # <exercise> <file in the workshop>: up to the first that is wrong
    local each
    check_function=${EXERCISE_FUNCTIONS[$1 - 1]} check_results=${EXERCISE_RESULTS[$1 - 1]}
    check_cases=() check_passed=0 check_ours=() check_theirs=()
    for each in "${BOX_CASES[@]}"; do
        if [[ $each == "$1 "* ]]; then
            check_cases+=("${each#* }")
        fi
    done
    for ((each = 0; each < ${#MAZE_CASES[@]} && $1 >= 6 && $1 <= 8; each++)); do
        check_cases+=("$((each + 1)) ${MAZE_CASES[each]}")
    done
    write_driver "FUNCNEST=$MOST_ACTIVE"
    run_learner "$CHECK_SECONDS" "$CHECK_LINES" take_case "$2" .driver "$2" "$check_function" "$check_results" \
        "${check_cases[@]}"
}

write_driver() { # <first line>: into the workshop, what the separate bash runs
    local file=boxes script=$1
    if is_maze; then
        script+=" WALL=$WALL OPEN=$OPEN EAST=$EAST WEST=$WEST SOUTH=$SOUTH NORTH=$NORTH"
        script+=$'\n'$(declare -f "${DRIVER_FUNCTIONS[@]}")
        file=carving
    fi
    for file in "$file" driver; do
        read_text "practice/$file.sh"
        script+=$'\n'$REPLY
    done
    printf '%s\n' "$script" 2>/dev/null >"$workshop/.driver"
}

is_maze() { # is a case of this exercise a maze?
    [[ $check_results == *cell ]]
}

is_right() {
    [[ $learner_end == 'done' ]] && ((check_passed == ${#check_cases[@]}))
}

take_case() { # <line>: of the driver; 1 if it is another
    case $1 in
        '= '*) check_value=${1#= * } ;;
        =passed)
            if ! is_maze; then
                name_case
                put_case "$say_check_passed" "$REPLY" "${check_value%% *}" "${check_value#* }"
            fi
            ((check_passed += 1))
            learner_printed=()
            ;;
        '=ours '*) check_ours+=("${1#=ours }") ;;
        '=theirs '*) check_theirs+=("${1#=theirs }") ;;
        =stop) learner_end=told ;;
        =end) learner_end='done' ;;
        *) return 1 ;;
    esac
}

# ---------------------------------------------------------------------------------------------
# What differs
# ---------------------------------------------------------------------------------------------

find_difference() { # in the first wrong case -> check_step, check_calls, check_note
    local k=0 ours=() theirs event name
    list_events call ${check_theirs[@]+"${check_theirs[@]}"}
    theirs=(${check_events[@]+"${check_events[@]}"}) check_calls='' check_note='' check_step=0
    list_events call ${check_ours[@]+"${check_ours[@]}"}
    for event in ${check_events[@]+"${check_events[@]}"}; do
        # code may ask before it calls whether there is anything to do
        if [[ $event != *' 0' || " ${theirs[*]-} " == *' 0 '* ]]; then
            ours+=("$event")
        fi
    done
    while [[ -n ${ours[k]+set} && -n ${theirs[k]+set} && ${ours[k]#* } == "${theirs[k]#* }" ]]; do
        ((k += 1))
    done
    if ((${#check_theirs[@]} > 0)); then
        note_difference "${check_theirs[${#check_theirs[@]} - 1]}"
    fi
    if ((${#theirs[@]} > 1 && (k < ${#ours[@]} || k < ${#theirs[@]}))); then
        name_calls "$k"
        note_difference "${theirs[k]-$check_step}"
        return
    fi
    for name in $check_results; do
        find_value_difference "$name"
    done
}

find_value_difference() { # <result> -> check_step: if it gets a value that ours never gets, the step of that
    local event k=0 ours
    list_events "$1" ${check_ours[@]+"${check_ours[@]}"}
    ours=(${check_events[@]+"${check_events[@]}"})
    list_events "$1" ${check_theirs[@]+"${check_theirs[@]}"}
    for event in ${check_events[@]+"${check_events[@]}"}; do
        while ((k < ${#ours[@]})) && [[ ${ours[k]#* } != "${event#* }" ]]; do
            ((k += 1))
        done
        if ((k == ${#ours[@]})); then
            note_difference "$event"
            return
        fi
    done
}

list_events() { # <name> <STEP NAME VALUE ...> -> check_events: STEP VALUE of those with this name
    local event
    check_events=()
    for event in "${@:2}"; do
        if [[ ${event#* } == "$1 "* ]]; then
            check_events+=("${event%% *} ${event#* "$1 "}")
        fi
    done
}

note_difference() { # <STEP ...> -> check_step, if it is an earlier one
    if gate_number step "${1%% *}" 1 99999 && ((check_step == 0 || REPLY < check_step)); then
        check_step=$REPLY
    fi
}

name_calls() { # <number of the first that differs>, in ours and theirs -> check_calls: the calls up to that one
    local from last=$(($1 + 1)) name=$check_function most=12
    if is_maze; then
        name=list_candidates most=6
    fi
    from=$(($1 > most - 2 ? $1 - most + 2 : 0))
    if [[ $learner_end == deep ]]; then
        last=$((from + most))
    fi
    join_calls "$from" "$last" "${theirs[@]}"
    last=$REPLY
    join_calls "$from" "$(($1 + 1))" ${ours[@]+"${ours[@]}"}
    say "$say_check_calls" "$name" "$last" "$name" "$REPLY"
    check_calls=$REPLY
    if is_maze; then
        find_call_note "${ours[$1]-}" "${theirs[$1]-}"
    fi
}

find_call_note() { # <right call> <call> -> check_note: about the first word that differs, as in depth=01
    local word k=1 right
    split_words "$1"
    for word in ${2#* }; do
        right=${split[k++]-}
        if [[ $word != "$right" ]]; then
            if find_value_note "${word#*=}" "${right#*=}" ''; then
                check_note=$REPLY
            fi
            return
        fi
    done
}

join_calls() { # <first> <after the last> <STEP ARGUMENTS ...> -> REPLY: the arguments of these calls
    local text='' call
    for call in "${@:3+$1:$2-$1}"; do
        call=${call#* }
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

# ---------------------------------------------------------------------------------------------
# What is said
# ---------------------------------------------------------------------------------------------

name_case() { # -> REPLY: the first case that is not right yet: the call and the array as they are typed, or the seed
    local case=${check_cases[check_passed]-}
    if is_maze; then
        say "$say_check_seed" "${case%% *}"
        return
    fi
    REPLY=$check_function
    if [[ $case != ';'* ]]; then
        REPLY+=" ${case%%;*}"
    fi
    if [[ $case != *';' ]]; then
        REPLY+="   cell=(${case#*;})"
    fi
}

put_case() { # <passed or failed> <case> [name] [value]
    local text=$2
    if [[ ${3-printed} != printed ]]; then
        name_value "$3" "$4"
        text+="   $3: $REPLY"
    fi
    pad_columns "$1" -12
    clean_text "$REPLY$text" 300
    cut_columns "    $REPLY" "$lesson_columns"
    put_line "$REPLY"
}

name_value() { # <result> <value> -> REPLY
    clean_text "$2" 200
    REPLY=${REPLY:-$say_check_empty}
    if [[ -n $2 && ($1 == walls || $1 == counted) ]]; then
        REPLY="($REPLY)"
    fi
}

say_difference() { # <exercise>: the first result that differs, and a note; nothing if the case did not run to its end
    local name wanted came shown boxes index='' k=0 call case=${check_cases[check_passed]-}
    [[ $learner_end == told ]] || return 0
    find_result
    name=$REPLY
    last_value "$name" "${check_ours[@]}"
    wanted=$REPLY
    last_value "$name" "${check_theirs[@]}"
    came=$REPLY
    if [[ $name == printed ]]; then
        put_compared '"' "$wanted" "$came"
        return
    elif [[ $name == cell ]]; then # its first box that differs
        split_words "$came"
        boxes=("${split[@]-}")
        split_words "$wanted"
        while ((k < ${#split[@]})) && [[ ${split[k]} == "${boxes[k]-}" ]]; do
            ((k += 1))
        done
        name="cell[$k]" wanted=${split[k]-} came=${boxes[k]-}
    elif (($1 == 1)); then
        index=${case%%;*}
    fi
    name_case
    call=$REPLY
    name_value "$name" "$wanted"
    shown=$REPLY
    name_value "$name" "$came"
    say_folded "$say_check_case" "$call" "$name" "$shown" "$REPLY"
    [[ -z $learner_error ]] || return 0
    if [[ $name == walls || $name == counted ]]; then
        list_events call "${check_theirs[@]}"
        find_array_note "$came" "$wanted" "${#check_events[@]}" || return 0
    else
        find_value_note "$came" "$wanted" "$index" || return 0
    fi
    say_folded %s "$REPLY"
}

find_result() { # -> REPLY: the first result that differs in the wrong case
    local name wanted
    for name in $check_results; do
        last_value "$name" ${check_ours[@]+"${check_ours[@]}"}
        wanted=$REPLY
        last_value "$name" ${check_theirs[@]+"${check_theirs[@]}"}
        [[ $REPLY == "$wanted" ]] || break
    done
    REPLY=$name
}

last_value() { # <result> <STEP NAME VALUE ...> -> REPLY: the last one of this result
    list_events "$@"
    REPLY=${check_events[*]+"${check_events[${#check_events[@]} - 1]#* }"}
}

put_compared() { # <quote, or empty> <expected lines> <the others, with a | between two>: side by side
    local expected came n wide line
    say_folded "$say_check_beside"
    split_at "$2" '|'
    expected=("${split[@]}")
    split_at "$3" '|'
    came=("${split[@]}")
    count_columns "$1${expected[0]}$1"
    wide=$((REPLY + 7))
    for ((n = 0; n < ${#expected[@]} || (n < ${#came[@]} && n < 12); n++)); do
        pad_columns "${expected[n]+$1${expected[n]}$1}" "-$wide"
        line="    $REPLY"
        clean_text "${came[n]-}" 100
        put_line "$line${came[n]+$1$REPLY$1}"
    done
}

put_both() { # our maze, with the wrong one beside it, if their pictures differ
    local ours
    last_value cell "${check_ours[@]}"
    draw_codes "$REPLY"
    ours=$REPLY
    last_value cell "${check_theirs[@]}"
    draw_codes "$REPLY"
    [[ $REPLY != "$ours" ]] || return 0
    put_line ''
    put_compared '' "$ours" "$REPLY"
}

make_case_grid() { # an empty one, of the size of the first case that is not right; if all are, of the last one
    split_words "${check_cases[check_passed < ${#check_cases[@]} ? check_passed : ${#check_cases[@]} - 1]}"
    make_grid "${split[1]}" "${split[2]}"
}

draw_codes() { # <codes of a maze of the case that was tried last> -> REPLY: its rows, with a | between two; cell
    local k y rows=''
    make_case_grid
    split_words "$1"
    for ((k = 0; k < size; k++)); do # values of the learner go no further
        if [[ ${split[k]-0} == 0 ]]; then
            cell[k]=$WALL
        else
            cell[k]=$OPEN
        fi
    done
    picture_plainly
    for ((y = 1; y <= height; y++)); do
        paint "${row[y]}"
        rows+="|${REPLY%"${REPLY##*[! ]}"}"
    done
    picture='' REPLY=${rows#|}
}
