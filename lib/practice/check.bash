# shellcheck shell=bash
#
# check: check the answers to exercises 1 to 9 against our functions, case by case
#
# A case of exercises 1 to 5 and 9 is a call and an array; one of exercises 6 to 8 is a maze.
#
# Owns: check_* (check_function, check_results: the names of the variables with its result; check_cases, check_passed:
# how many are right; check_value: NAME VALUE of the last result that is right; in the first wrong case check_result,
# check_wanted, check_came: the first result that differs; check_other: the first of values_theirs that is not, in this
# order, among ours; check_call: the first of calls_theirs that differs; check_calls: a sentence about the calls, if
# these differ; check_step: the step in which it begins to differ),
# calls_ours, calls_theirs (STEP ARGUMENTS of the calls that our function makes in that case, and the learner's),
# values_ours, values_theirs (lines STEP NAME VALUE).
# Writes: learner_end, learner_printed.

need core/columns core/paragraphs practice/learner practice/notes watch/workshop

check_function='' check_results='' check_cases=() check_passed=0 check_value='' check_result='' check_wanted=''
check_came='' check_other='' check_call='' check_calls='' check_step=0
calls_ours=() calls_theirs=() values_ours='' values_theirs=''

# Per exercise: its function, and the variables with its result; printed: what the function prints.
EXERCISE_FUNCTIONS=(read_box count_open list_walls count_down add_tree dig carve_recursive carve_stack print_rows '')
EXERCISE_RESULTS=(found count walls counted sum cell 'depth deepest cell' cell printed '')
# The cases of exercises 6 to 8: the seed, width and height of each maze, and its first cell. Four mazes begin in a
# corner. Three are a single row of cells, whole only if the walk comes back to the middle. One is a single cell, where
# nothing ever waits.
MAZE_CASES=('1 15 11 72' '2 15 3 38' '3 15 11 74' '4 15 11 76' '5 15 11 78' '6 15 11 36' '7 15 3 40' '8 15 11 106'
    '9 15 11 108' '10 15 11 110' '11 15 11 112' '12 15 3 42' '13 15 11 48' '14 15 11 140' '15 15 11 142'
    '16 15 11 144' '17 3 3 12' '18 15 11 146' '19 15 11 172' '20 15 11 184')
DRIVER_FUNCTIONS=(seed_with below set_size make_grid is_outside)
readonly EXERCISE_FUNCTIONS EXERCISE_RESULTS MAZE_CASES DRIVER_FUNCTIONS

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
    if [[ $learner_end/$learner_error == told/ ]] && find_note; then
        say_folded %s "$REPLY"
    fi
    put_printed 4 "$say_check_printed"
    if is_maze && [[ -n $values_theirs ]]; then
        put_both
    fi
    return 1
}

try_cases() { # <exercise> <file in the workshop>: up to the first that is wrong
    check_function=${EXERCISE_FUNCTIONS[$1 - 1]} check_results=${EXERCISE_RESULTS[$1 - 1]}
    check_passed=0 calls_ours=() calls_theirs=() values_ours='' values_theirs=''
    case $1 in # arguments; boxes of cell
        1) check_cases=('3;5 7 0 9' '0;1 0 1 1' '6;0 0 0 0 0 0 4' '1;10 275 3') ;;
        2) check_cases=(';1 0 1 1 0 1 1' ';0 0 0' ';1' ';0 1 1 1 0 0 1 0 1 1 1 1') ;;
        3) check_cases=(';1 0 1 1 0 1 1' ';1 1' ';0 0 0' ';1 1 1 0 1 1 0 1 1 1 1 0') ;;
        4) check_cases=('3;' '1;' '0;' '9;') ;;
        5) check_cases=('1;' '3;' '4;' '0;') ;;
        9)
            check_cases=('3 3;0 0 0 0 1 0 0 0 0' '5 3;0 0 0 0 0 0 1 1 1 0 0 0 0 0 0'
                '3 5;0 1 0 0 1 0 0 1 1 0 0 1 0 0 0' '4 2;0 1 0 1 1 1 1 0')
            ;;
        *) check_cases=("${MAZE_CASES[@]}") ;;
    esac
    write_driver "FUNCNEST=$MOST_ACTIVE"
    run_learner "$CHECK_SECONDS" "$CHECK_LINES" take_case "$2" .driver "$2" "$check_function" "$check_results" \
        "${check_cases[@]}"
}

write_driver() { # <first line>: into the workshop, what the separate bash runs
    local file script="$1 WALL=$WALL OPEN=$OPEN EAST=$EAST WEST=$WEST SOUTH=$SOUTH NORTH=$NORTH"
    script+=$'\n'$(declare -f "${DRIVER_FUNCTIONS[@]}")
    for file in answers driver; do
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
        '=ours call '*) calls_ours+=("${1#=ours call }") ;;
        '=theirs call '*) calls_theirs+=("${1#=theirs call }") ;;
        '=ours '*) values_ours+=${1#=ours }$'\n' ;;
        '=theirs '*) values_theirs+=${1#=theirs }$'\n' ;;
        =stop) learner_end=told ;;
        =end) learner_end='done' ;;
        *) return 1 ;;
    esac
}

# ---------------------------------------------------------------------------------------------
# What differs
# ---------------------------------------------------------------------------------------------

find_difference() { # in the first wrong case -> check_step, check_call, check_calls, check_other
    local each k=0 last=${values_theirs%$'\n'} from to ours=() theirs=(${calls_theirs[@]+"${calls_theirs[@]}"})
    check_call='' check_calls='' check_other=''
    find_result
    find_value_difference
    last=${last##*$'\n'}
    check_step=${check_other:-$last}
    for each in ${calls_ours[@]+"${calls_ours[@]}"}; do
        # code may ask before it calls whether there is anything to do
        if [[ ${each#* } != 0 || " ${theirs[*]-} " == *' 0 '* ]]; then
            ours+=("$each")
        fi
    done
    while [[ -n ${ours[k]+set} && -n ${theirs[k]+set} && ${ours[k]#* } == "${theirs[k]#* }" ]]; do
        ((k += 1))
    done
    if ((${#theirs[@]} > 1 && (k < ${#ours[@]} || k < ${#theirs[@]}))); then
        check_call=${theirs[k]-} from=$((k > 4 ? k - 4 : 0)) to=$((k + 1))
        check_step=${check_call:-$last}
        if [[ $learner_end == deep ]]; then
            to=$((from + 12))
        fi
        name_calls "$from" "$to" "${theirs[@]}"
        each=$REPLY
        name_calls "$from" "$((k + 1))" ${ours[@]+"${ours[@]}"}
        say "$say_check_calls" "$each" "$REPLY"
        check_calls=$REPLY
    fi
    gate_number step "${check_step%% *}" 0 99999 || REPLY=0
    check_step=$REPLY
}

find_value_difference() { # -> check_other: of the first result that has one
    local name each k ours theirs
    split_at "$values_ours" $'\n'
    ours=("${split[@]}")
    split_at "$values_theirs" $'\n'
    theirs=("${split[@]}")
    for name in $check_results; do
        k=0
        for each in "${theirs[@]}"; do
            [[ ${each#* } == "$name "* ]] || continue
            while ((k < ${#ours[@]})) && [[ ${ours[k]#* } != "${each#* }" ]]; do
                ((k += 1))
            done
            if ((k == ${#ours[@]})); then
                check_other=$each
                return
            fi
        done
    done
}

find_result() { # -> check_result, check_wanted, check_came
    for check_result in $check_results; do
        last_value "$values_ours" "$check_result"
        check_wanted=$REPLY
        last_value "$values_theirs" "$check_result"
        check_came=$REPLY
        [[ $check_came == "$check_wanted" ]] || return 0
    done
}

last_value() { # <lines STEP NAME VALUE> <name> -> REPLY: its last value
    REPLY=${1##*" $2 "}
    REPLY=${REPLY%%$'\n'*}
}

name_calls() { # <first> <after the last> <STEP ARGUMENTS ...> -> REPLY: these calls
    local call text='' name=$check_function
    if is_maze; then
        name=list_candidates
    fi
    for call in "${@:3+$1:$2-$1}"; do
        text+=", ${call#* }"
    done
    if (($1 > 0)); then
        text=", ...$text"
    fi
    if (($2 < $# - 2)); then
        text+=', ...'
    fi
    clean_text "$name ${text#, }" 300
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

say_difference() { # the first result that differs
    local k=0 boxes name=$check_result wanted=$check_wanted came=$check_came
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
    fi
    name_value "$name" "$wanted"
    wanted=$REPLY
    name_value "$name" "$came"
    say_folded "$say_check_case" "$name" "$wanted" "$REPLY"
}

find_note() { # about what came out -> REPLY; 1 if there is none
    local word case=${check_cases[check_passed]-}
    if is_maze; then
        split_words "$check_call ${check_other#* * }"
        for word in "${split[@]-}"; do # as in depth=01
            ! find_value_note "${word#*=}" 0 '' || return 0
        done
        return 1
    elif [[ $check_result == printed ]]; then
        return 1
    else
        find_value_note "$check_came" "$check_wanted" "${case%%;*}" "${#calls_theirs[@]}"
    fi
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
    last_value "$values_ours" cell
    draw_codes "$REPLY"
    ours=$REPLY
    last_value "$values_theirs" cell
    draw_codes "$REPLY"
    [[ $REPLY != "$ours" ]] || return 0
    put_line ''
    put_compared '' "$ours" "$REPLY"
}

make_case_grid() { # an empty one, of the size of the first case that is not right; if all are, of the last one
    split_words "${check_cases[check_passed < ${#check_cases[@]} ? check_passed : ${#check_cases[@]} - 1]}"
    make_grid "${split[1]}" "${split[2]}"
}

draw_codes() { # <codes of a maze of the case that was tried last> -> REPLY: its rows, with a | between two
    local y codes rows=''
    make_case_grid
    split_words "$1"
    codes=("${split[@]-}")
    for ((y = 1; y <= height; y++)); do
        draw_row "${codes[*]:y*stride+1:width}"
        rows+="|$REPLY"
    done
    REPLY=${rows#|}
}

draw_row() { # <0, 1, or 2 where the walk is; a space between two> -> REPLY: a row of squares; a ? for other values
    local value line='' wall=██
    if [[ -n $plain_text ]]; then
        wall='##'
    fi
    split_words "$1"
    for value in "${split[@]-}"; do
        case $value in
            0) line+=$wall ;;
            1) line+='  ' ;;
            2) line+='@ ' ;;
            *) line+='? ' ;;
        esac
    done
    REPLY=${line%"${line##*[! ]}"}
}
