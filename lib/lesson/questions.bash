# shellcheck shell=bash
# shellcheck disable=SC2016,SC2034 # another bash expands these lines
#
# questions: judge the answers of the lesson: numbers, and lines of bash
#
# About half of the screens ask for a value, the others for a line of bash. Such a line runs once, in a separate bash. It
# is right if it prints the words, or changes the boxes, that our own answer does. To tell a line that works from one
# that only prints the right words, a right line then runs with other values, where it can start nothing and write
# nothing; what cannot run like that is taken as right.
#
# Owns: box_values (the array as the screen shows it), box_first (the same before anything is typed), box_name.
# Writes: cell, there.

need lesson/faults

box_values=() box_first=() box_name=cell

LESSON_ANSWERS=(
    'echo "${cell[5]}"'
    'cell[3]=1'
    'echo $((cell[here - 1] + cell[here + 1]))'
    32
    23
    'echo $(((2 * row + 2) * stride + 2 * column + 2))'
    'set_size 21 11; echo "$stride"'
    'if ((cell[here] == WALL)); then echo wall; fi'
    'for direction in 0 1 2 3; do echo $((here + step[direction])); done'
    2
    'list_candidates "$here"; echo "${#candidate[@]}"'
    1
    'dig "$here" "${candidate[pick]}"'
    'down() { if (($1 > 0)); then echo "$1"; down $(($1 - 1)); fi; }; down 3'
    4
    58
    56
    'echo "${waiting[--top]}"'
    4
    2
    4000
)
# What these lines print or change with the values of the screen, and with others; top is what they leave in it.
LESSON_RESULTS=(
    '8|6'
    '3=1'
    '2|10'
    32
    23
    '58|28'
    '23|65'
    'wall|nothing'
    '59,57,67,49|41,39,49,31'
    2
    '1|2'
    1
    '56=1,57=1|22=1,23=1,24=1'
    '3,2,1|3,2,1,4,3,2,1'
    4
    58
    56
    '58,top=3|24,top=2'
    4
    2
    4000
)
readonly LESSON_ANSWERS LESSON_RESULTS
readonly A_COMMA=$'\1'                                   # in a result, a comma is between two words
readonly LESSONS=19 LESSON_SCREENS=${#LESSON_ANSWERS[@]} # those after LESSONS are the appendix
readonly LESSON_FIRST=20
readonly LINE_NAMES='cell= waiting= candidate= step= width= height= stride= size= cells_wide= cells_high='

asks_line() { # <screen>: does it ask for a line of bash?
    [[ ${LESSON_ANSWERS[$1 - 1]} == *[!0123456789]* ]]
}

# Seed 9 carves the maze of the lesson, 7x7. Its first four passages lead on from cell to cell, without a step back.

dig_first() { # <number of passages> -> there: dig the first ones of that maze
    local n
    make_grid 7 7
    seed_with 9
    there=$LESSON_FIRST
    cell[there]=$OPEN
    for ((n = 0; n < $1; n++)); do
        list_candidates "$there"
        below "${#candidate[@]}"
        dig "$there" "${candidate[pick]}"
    done
}

# The array that a screen shows before anything is typed.

set_boxes() { # <screen> -> box_values, box_first, box_name
    box_name=cell
    dig_first "$(($1 >= 9 && $1 <= 13 ? 3 : 0))"
    case $1 in
        1) box_values=(7 4 9 2 1 8 6) ;;
        2) box_values=(1 0 1 0 0 0 0 0 1) ;; # row 2 of that maze, first as it begins
        [38]) box_values=(1 0 1 1 1 1 1 0 1) ;;
        18) box_values=(20 38 40 58) box_name=waiting ;;
        *) box_values=("${cell[@]}") ;;
    esac
    box_first=("${box_values[@]}")
}

prepare_line() { # <screen> <0, or 1 for other values> -> line_values (a reply quotes them), line_before, line_after: code
    # that runs before and after the line
    local values=('' '') more=''
    line_before='' line_after=''
    case $1 in
        1) values=('' 'cell=(3 8 5 7 2 6 9)') ;;
        3) values=('here=4' 'here=2 cell=(1 2 4 8 16)') ;;
        6) values=('column=1 row=2' 'column=2 row=0 stride=11') ;;
        7) values=('' 'set_size() { [[ "$1 $2" != "21 11" ]] || stride=65; }') ;;
        8) values=('here=1' 'here=2') ;;
        9) values=('here=58' 'here=40') ;;
        11) values=('here=20' 'here=40') ;;
        13) values=('here=58 pick=1' 'here=24 pick=0') more='list_candidates "$here"' ;;
        14) values=('' 'down 4; down 0') ;;
        18) values=('waiting=(20 38 40 58) top=4' 'waiting=(20 22 24) top=3') ;;
    esac
    line_values=${values[$2]}
    [[ $box_name != cell ]] || line_before="cell=(${box_first[*]})"
    line_before="EAST=$EAST WEST=$WEST SOUTH=$SOUTH NORTH=$NORTH WALL=$WALL OPEN=$OPEN
$(declare -f set_size below list_candidates dig)
set_size 7 7
$line_before"
    if [[ $1 == 14 ]]; then
        line_after=$line_values
    else
        line_before+=$'\n'$line_values$'\n'$more
    fi
}

try_line() { # <line> <screen> <0, or 1 for other values> [limited] -> line_shown, line_printed, line_error, line_end, line_same, boxes, line_left,
    # line_result (the words that it printed, or the boxes that it changed), line_values; 1 if nothing can be run
    local k other='' limited=${4-} line_before line_after
    [[ $box_name != waiting ]] || other=top
    (($3 == 0)) || limited=limited
    prepare_line "$2" "$3"
    run_line "$1" "$line_before" "$line_after" "$box_name" "$other" "$limited" || return
    line_result=''
    if [[ ${LESSON_ANSWERS[$2 - 1]} == *echo* ]]; then
        line_result="${line_printed[*]-}"
        split_words "${line_result//,/$A_COMMA}"
        line_result="${split[*]-}"
        line_result=${line_result// /,}
        [[ $line_result != nothing ]] || line_result='"nothing"' # the word
        (($2 != 9)) || take_order "$3"
        [[ -z $line_result || -z $other ]] || line_result+=",top=$line_left"
    elif [[ -z $line_end$line_same ]]; then
        for k in ${boxes[@]+"${!boxes[@]}"}; do
            [[ ${box_first[k]-none} == "${boxes[k]}" ]] || line_result+=",$k=${boxes[k]}"
        done
        ((${#boxes[@]} == ${#box_first[@]})) || line_result+=",boxes=${#boxes[@]}"
        clean_text "${line_result#,}" 2000
        line_result=$REPLY
    fi
    line_result=${line_result:-nothing}
}

take_order() { # <0, or 1 for other values>: the four squares may be printed in any order -> line_result
    local wanted=${LESSON_RESULTS[8]} rest=",$line_result," word
    (($1 == 0)) && wanted=${wanted%|*} || wanted=${wanted#*|}
    split_words "${wanted//,/ }"
    for word in "${split[@]}"; do
        rest=${rest/",$word,"/,}
    done
    [[ $rest != , || ${#line_result} != "${#wanted}" ]] || line_result=$wanted
}

judge_line() { # <line> <screen> -> line_fault, REPLY, line_wanted, line_result, line_shown: right, or what is wrong with the line, as
    # say_lesson_whys names it, or empty; the part of the line that this means; what was expected; what the line did; what it
    # printed. box_values becomes the array after it. 1 if nothing can be run
    local line_printed line_error line_end line_same boxes line_left line_values shown first_result error_kind happened name
    need lesson/line
    line_wanted=${LESSON_RESULTS[$2 - 1]%%|*}
    try_line "$1" "$2" 0 || return
    show_array
    shown=(${line_shown[@]+"${line_shown[@]}"}) first_result=$line_result
    name_happening
    case $happened in
        'syntax' | 'open' | sum | substitution) shown=(${line_printed[@]+"${line_printed[@]}"}) ;; # long, or they quote the whole line
    esac
    find_fault "$1" "$2" "$happened" "$REPLY"
    if [[ $line_fault == right && ${LESSON_RESULTS[$2 - 1]} == *'|'* ]]; then
        try_line "$1" "$2" 1 || return
        name=${line_error%': No such file or directory'} # with an empty PATH
        name=${name%': command not found'}               # 5.3
        if [[ $name != "$line_error" && $1 != *[\<\>]* && -z $(type -P -- "$name") ]]; then
            line_fault='command' REPLY=$name
        elif [[ -z $line_error && (-z $line_end || $line_end == noise) && $line_result != "${LESSON_RESULTS[$2 - 1]#*|}" ]]; then
            line_wanted=${LESSON_RESULTS[$2 - 1]#*|} first_result=$line_result
            find_fault "$1" "$2" typed "$line_values"
        fi
    fi
    line_shown=(${shown[@]+"${shown[@]}"}) line_result=$first_result
}

name_happening() { # -> happened, error_kind, REPLY: what happened when the line ran, as in FAULTS; what bash quotes, or the result
    happened=result REPLY=$line_result
    if [[ $line_end == time || $line_end == noise ]]; then
        happened=$line_end REPLY=''
    elif [[ -n $line_error ]]; then
        name_error "$line_error"
        happened=$error_kind
    elif [[ -n $line_end ]]; then
        happened=ended REPLY=''
    elif [[ $line_result == "$line_wanted" ]]; then
        happened=right
    fi
}

find_fault() { # <line> <screen> <what happened> <what bash quotes> -> line_fault, REPLY
    name_fault "$@"
    case $line_fault in
        '' | right | error | typed)
            if lacks_name "$1" "$2"; then
                line_fault=unknown
            elif [[ -z $line_fault && $line_result == nothing && ${LESSON_ANSWERS[$2 - 1]} == *echo* && $1 != *echo* && $1 != *printf* ]]; then
                line_fault=silent REPLY=''
            fi
            ;;
    esac
}

lacks_name() { # <line> <screen> -> REPLY: a variable of the line that does not exist, as bash says too; 1 if there is none
    local line_shown line_printed line_error line_end line_same boxes line_left line_values=$line_values line_result name
    find_missing_name "$1" "$line_values $LINE_NAMES" || return
    name=$REPLY
    try_line "set -u; $1" "$2" 0 limited && [[ $line_error == "$name"[:[]*'unbound variable' ]] || return 1
    REPLY=$name
}

show_array() { # -> box_values: the array after the line
    local k
    box_values=("${box_first[@]}")
    [[ -z $line_end$line_same ]] || return 0
    box_values=()
    for k in ${boxes[@]+"${!boxes[@]}"}; do
        box_values[k]=${boxes[k]}
    done
}
