# shellcheck shell=bash
#
# check: check the answers to exercises 1 to 9 against our functions, case by case
#
# A case of exercises 1 to 5 and 9 is a call and an array; one of exercises 6 to 8 is a maze.
#
# Owns: check_* (check_function, check_results: the names of the variables with its result; check_cases, check_passed:
# how many are right; check_value: NAME VALUE of the last result that is right; check_ours, check_theirs: STEP NAME
# VALUE of what our function does in the first wrong case, and the learner's, a call is a value of "call"; check_result,
# check_wanted, check_came: the first result that differs there; check_step: the step in which it begins to differ;
# check_calls: a sentence about the calls, if these differ; check_note: a note about them; check_events: STEP VALUE of
# one name).
# Writes: cell, learner_end, learner_printed, picture.

need core/columns core/paragraphs pictures/shared/picture practice/learner practice/notes watch/workshop

check_function='' check_results='' check_cases=() check_passed=0 check_value='' check_ours=() check_theirs=()
check_result='' check_wanted='' check_came='' check_step=0 check_calls='' check_note='' check_events=()

# Per exercise: its function, and the variables with its result; printed: what the function prints.
EXERCISE_FUNCTIONS=(read_box count_open list_walls count_down add_tree dig carve_recursive carve_stack print_rows '')
EXERCISE_RESULTS=(found count walls counted sum cell 'depth deepest cell' cell printed '')
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
readonly EXERCISE_FUNCTIONS EXERCISE_RESULTS BOX_CASES MAZE_CASES DRIVER_FUNCTIONS

check_cases() { # <exercise> <file in the workshop>: list the cases; 1 if one is wrong, after saying why
    try_cases "$@"
    if is_maze && ((check_passed > 0)); then
        say "$say_check_seeds" "$check_passed" "${#check_cases[@]}"
        put_case "$say_check_passed" "$REPLY"
    fi
    if is_right; then
        [[ -n $learner_error ]] || return 0
    else
        name_case
        put_case "$say_check_failed" "$REPLY"
    fi
    put_line ''
    say_end "$2"
    find_difference
    if [[ $learner_end == told && (-z $check_calls || $check_results != *cell) ]]; then
        say_difference
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
        '=ours '* | '=theirs '*) take_event "${1%% *}" "${1#* }" ;;
        =stop) learner_end=told ;;
        =end) learner_end='done' ;;
        *) return 1 ;;
    esac
}

# ---------------------------------------------------------------------------------------------
# What differs
# ---------------------------------------------------------------------------------------------

take_event() { # <=ours or =theirs> <STEP NAME VALUE>
    gate_number step "${2%% *}" 0 99999 || return 0
    if [[ $1 == =ours ]]; then
        check_ours+=("$REPLY ${2#* }")
    else
        check_theirs+=("$REPLY ${2#* }")
    fi
}

find_difference() { # in the first wrong case -> check_step, check_calls, check_note
    local k=0 ours=() theirs event name
    check_calls='' check_note='' check_step=0
    for event in ${check_theirs[@]+"${check_theirs[@]}"}; do
        check_step=${event%% *} # the last one
    done
    list_events theirs call
    theirs=(${check_events[@]+"${check_events[@]}"})
    list_events ours call
    for event in ${check_events[@]+"${check_events[@]}"}; do
        # code may ask before it calls whether there is anything to do
        if [[ $event != *' 0' || " ${theirs[*]-} " == *' 0 '* ]]; then
            ours+=("$event")
        fi
    done
    while [[ -n ${ours[k]+set} && -n ${theirs[k]+set} && ${ours[k]#* } == "${theirs[k]#* }" ]]; do
        ((k += 1))
    done
    if ((${#theirs[@]} > 1 && (k < ${#ours[@]} || k < ${#theirs[@]}))); then
        name_calls "$k"
        check_step=${theirs[k]-$check_step}
        check_step=${check_step%% *}
        return
    fi
    for name in $check_results; do
        ! find_value_difference "$name" || return 0
    done
}

find_value_difference() { # <result> -> check_step: where it gets a value that ours never gets; 1 if it does not
    local event k=0 ours
    list_events ours "$1"
    ours=(${check_events[@]+"${check_events[@]}"})
    list_events theirs "$1"
    for event in ${check_events[@]+"${check_events[@]}"}; do
        while ((k < ${#ours[@]})) && [[ ${ours[k]#* } != "${event#* }" ]]; do
            ((k += 1))
        done
        if ((k == ${#ours[@]})); then
            check_step=${event%% *}
            return
        fi
    done
    return 1
}

find_maze_difference() { # in exercise 6, the maze may differ before the calls do -> check_step, check_calls
    local calls_step=$check_step
    [[ $check_function == dig && -n $check_calls ]] || return 0
    if find_value_difference cell && ((check_step < calls_step)); then
        check_calls=''
    else
        check_step=$calls_step
    fi
}

list_events() { # <ours|theirs> <name> -> check_events: STEP VALUE of those with this name
    local event events="check_$1[@]"
    check_events=()
    for event in ${!events+"${!events}"}; do
        if [[ ${event#* } == "$2 "* ]]; then
            check_events+=("${event%% *} ${event#* "$2 "}")
        fi
    done
}

name_calls() { # <number of the first that differs> -> check_calls: the calls up to that one, check_note
    local word from last=$(($1 + 1)) name=$check_function most=12
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
        for word in ${theirs[$1]-}; do # as in depth=01
            if [[ -z $check_note ]] && find_value_note "${word#*=}" 0 ''; then
                check_note=$REPLY
            fi
        done
    fi
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

say_difference() { # the first result that differs, and a note
    local name k=0 call shown boxes case=${check_cases[check_passed]-}
    find_result
    name=$check_result
    if [[ $name == printed ]]; then
        put_compared '"' "$check_wanted" "$check_came"
        return
    elif [[ $name == cell ]]; then # its first box that differs
        split_words "$check_came"
        boxes=("${split[@]-}")
        split_words "$check_wanted"
        while ((k < ${#split[@]})) && [[ ${split[k]} == "${boxes[k]-}" ]]; do
            ((k += 1))
        done
        name="cell[$k]" check_wanted=${split[k]-} check_came=${boxes[k]-}
    fi
    name_case
    call=$REPLY
    name_value "$name" "$check_wanted"
    shown=$REPLY
    name_value "$name" "$check_came"
    say_folded "$say_check_case" "$call" "$name" "$shown" "$REPLY"
    list_events theirs call
    if [[ -z $learner_error ]] &&
        find_value_note "$check_came" "$check_wanted" "${case%%;*}" "${#check_events[@]}"; then
        say_folded %s "$REPLY"
    fi
}

find_result() { # -> check_result, check_wanted, check_came: of the first result that differs in the wrong case
    for check_result in $check_results; do
        last_value ours "$check_result"
        check_wanted=$REPLY
        last_value theirs "$check_result"
        check_came=$REPLY
        [[ $check_came == "$check_wanted" ]] || return 0
    done
}

last_value() { # <ours|theirs> <result> -> REPLY: the last one of this result
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
    last_value ours cell
    draw_codes "$REPLY"
    ours=$REPLY
    last_value theirs cell
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
