# shellcheck shell=bash
# shellcheck disable=SC2016 # another bash expands these lines
#
# questions: the questions of the lesson, our answers, and what these print or change
#
# About half of the screens ask for a value, the others for a line of bash. Such a line runs once, in a separate bash.
# It is right if it prints the words, or changes the boxes, that our own answer does. To tell a line that works from
# one that only prints the right words, a right line then runs with other values, where it can start nothing and write
# nothing; what cannot run like that is taken as right.
#
# Owns: box_values (the array as the screen shows it), box_first (the same before anything is typed), box_name,
# line_values (the variables of the question, as a reply quotes them), line_result, line_wanted (what the line did and
# should do).
# Writes: cell, there.

need lesson/line

box_values=() box_first=() box_name=cell line_values='' line_result='' line_wanted=''

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
    1
    'list_candidates "$here"; echo "${#candidate[@]}"'
    'dig "$here" "${candidate[pick]}"'
    'down() { if (($1 > 0)); then echo "$1"; down $(($1 - 1)); fi; }; down 3'
    'add() { if (($1 > 0)); then ((sum += value[$1])); add "${left[$1]}"; add "${right[$1]}"; fi; }; add 1; echo "$sum"'
    4
    58
    56
    'echo "${waiting[--top]}"'
    4
    2
    4000
)
# What these lines print or change with the values of the screen, and with others.
LESSON_RESULTS=(
    '8|6'
    '3=1'
    '2|10'
    32
    23
    '58|28'
    '23|65'
    'wall|'
    '59 57 67 49|41 39 49 31'
    1
    '1|2'
    '56=1 57=1|22=1 23=1 24=1'
    '3 2 1|3 2 1 4 3 2 1'
    '22|17'
    4
    58
    56
    '58|24'
    4
    2
    4000
)
readonly LESSON_ANSWERS LESSON_RESULTS
readonly LESSONS=19 LESSON_SCREENS=${#LESSON_ANSWERS[@]} # those after LESSONS are the appendix
readonly LESSON_SIDE=7 LESSON_SEED=9 LESSON_FIRST=20     # the maze of the lesson, and its first cell
readonly LESSON_TOPS='3|2'                               # "top" after the line of screen 18, with either values

asks_line() { # <screen>: does it ask for a line of bash?
    [[ ${LESSON_ANSWERS[$1 - 1]} == *[!0123456789]* ]]
}

prints_words() { # <screen>: does our line print?
    [[ ${LESSON_ANSWERS[$1 - 1]} == *echo* ]]
}

# Seed 9 carves the maze of the lesson, 7x7. Its first four passages lead on from cell to cell, without a step back.

dig_first() { # <number of passages> -> there: dig the first ones of that maze
    local n
    make_grid "$LESSON_SIDE" "$LESSON_SIDE"
    seed_with "$LESSON_SEED"
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
    dig_first "$(($1 >= 9 && $1 <= 12 ? 3 : 0))"
    case $1 in
        1) box_values=(7 4 9 2 1 8 6) ;;
        2) box_values=(1 0 1 0 0 0 0 0 1) ;; # row 2 of that maze, first as it begins
        [38]) box_values=(1 0 1 1 1 1 1 0 1) ;;
        14) box_values=(0 7 2 5 8) box_name=value ;;
        18) box_values=(20 38 40 58) box_name=waiting ;;
        *) box_values=("${cell[@]}") ;;
    esac
    box_first=("${box_values[@]}")
}

prepare_line() { # <screen> <0, or 1 for other values> -> line_values (a reply quotes them), REPLY: our code before
    # the line
    local values=('' '') more=''
    case $1 in
        1) values=('' 'cell=(3 8 5 7 2 6 9)') ;;
        3) values=('here=4' 'here=2 cell=(1 2 4 8 16)') ;;
        6) values=('column=1 row=2' 'column=2 row=0 stride=11') ;;
        7) values=('' 'set_size() { stride=65; }') ;;
        8) values=('here=1' 'here=2') ;;
        9) values=('here=58' 'here=40') ;;
        11) values=('here=20' 'here=40') ;;
        12)
            values=('here=58 pick=1' 'here=24 pick=0')
            more="list_candidates \"\$here\"; our_$(declare -f dig); dig() { given=\$2; our_dig \"\$@\"; }"
            ;;
        13) values=('' 'down 4; down 0') ;;
        14) values=('' 'value=(0 3 9 4 1)') more='left=(0 2 0 0 0) right=(0 3 4 0 0) sum=0' ;;
        18) values=('waiting=(20 38 40 58) top=4' 'waiting=(20 22 24) top=3') ;;
    esac
    line_values=${values[$2]}
    REPLY="EAST=$EAST WEST=$WEST SOUTH=$SOUTH NORTH=$NORTH WALL=$WALL OPEN=$OPEN
$(declare -f set_size below list_candidates dig)
set_size 7 7
$box_name=(${box_first[*]})"
    if [[ $1 != 13 ]]; then # there they follow the line
        REPLY+=$'\n'$line_values$'\n'$more
    fi
}

try_line() { # <line> <screen> <0, or 1 for other values> [limited] -> line_result (the words that it printed, or the
    # boxes that it changed), line_wanted, line_values; 1 if nothing can be run
    local k left='' after='' limited=${4-}
    prepare_line "$2" "$3"
    case $2 in
        12) left=given ;;
        13) after=$line_values ;;
        18) left=top ;;
    esac
    if (($3 != 0)); then
        limited=limited
    fi
    run_line "$1" "$REPLY" "$after" "$box_name" "$left" "$limited" || return
    line_wanted=${LESSON_RESULTS[$2 - 1]}
    if (($3)); then
        line_wanted=${line_wanted#*|}
    else
        line_wanted=${line_wanted%|*}
    fi
    line_result=''
    if prints_words "$2"; then
        split_words "${line_printed[*]-}"
        line_result="${split[*]-}"
        if (($2 == 9)); then
            take_order
        fi
    elif [[ -z $line_end ]]; then
        for k in ${line_boxes[@]+"${!line_boxes[@]}"}; do
            if [[ ${box_first[k]-none} != "${line_boxes[k]}" ]]; then
                line_result+=" $k=${line_boxes[k]}"
            fi
        done
        if ((${#line_boxes[@]} != ${#box_first[@]})); then
            line_result+=" boxes=${#line_boxes[@]}"
        fi
        clean_text "${line_result# }" 2000
        line_result=$REPLY
    fi
}

take_order() { # the four squares may be printed in any order -> line_result
    local rest=" $line_result " word
    for word in $line_wanted; do
        rest=${rest/" $word "/ }
    done
    if [[ $rest == ' ' && ${#line_result} == "${#line_wanted}" ]]; then
        line_result=$line_wanted
    fi
}

show_array() { # -> box_values: the array after the line
    local k
    box_values=("${box_first[@]}")
    [[ -z $line_end ]] || return 0
    box_values=()
    for k in ${line_boxes[@]+"${!line_boxes[@]}"}; do
        box_values[k]=${line_boxes[k]}
    done
}
