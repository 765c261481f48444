# shellcheck shell=bash
# shellcheck disable=SC2016 # another bash expands these lines
#
# questions: the questions of the lesson, our answers, and the reply to a line of bash
#
# About half of the screens ask for a value, the others for a line of bash. Such a line runs in a separate bash, after
# our own answer. It is right if it prints the words, or changes the boxes, that our answer does. To tell a line that
# works from one that only prints the right words, a right line then runs with other values, where it can start nothing
# and write nothing; what cannot run like that is taken as right. What a line prints and leaves is what anybody may have
# put there, so it passes the gate or clean_text before it is used.
#
# Owns: box_* (box_values: the array as the screen shows it; box_first: the same before anything is typed; box_name),
# line_values (the variables of the question, as a reply quotes them; empty if there are none), line_boxes (the array
# after the line, if it ran to its end), line_result, line_wanted (what the line did and should do).
# Writes: cell, learner_end, learner_error, there.

need core/gate core/paragraphs practice/learner practice/notes watch/workshop

box_values=() box_first=() box_name=cell line_values='' line_boxes=() line_result='' line_wanted=''

readonly LINE_SECONDS=2 LINE_PRINTED=300 LINE_CALLS=60
readonly REPLY_ROWS=4 # of what a line printed

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
readonly LESSON_ANSWERS
readonly LESSONS=19 LESSON_SCREENS=${#LESSON_ANSWERS[@]} # those after LESSONS are the appendix
readonly LESSON_SIDE=7 LESSON_SEED=9 LESSON_FIRST=20     # the maze of the lesson, and its first cell

asks_line() { # <screen>: does it ask for a line of bash?
    [[ ${LESSON_ANSWERS[$1 - 1]} == *[!0123456789]* ]]
}

prints_words() { # <screen>: does our line print?
    [[ ${LESSON_ANSWERS[$1 - 1]} == *echo* ]]
}

# Seed 9 carves the maze of the lesson, 7x7. Its first four passages lead on from cell to cell, without a step back.

set_boxes() { # <screen> -> cell, box_values, box_first, box_name: the array before anything is typed
    local n passages=$(($1 >= 9 && $1 <= 12 ? 3 : 0))
    make_grid "$LESSON_SIDE" "$LESSON_SIDE"
    seed_with "$LESSON_SEED"
    there=$LESSON_FIRST
    cell[there]=$OPEN
    for ((n = 0; n < passages; n++)); do
        list_candidates "$there"
        below "${#candidate[@]}"
        dig "$there" "${candidate[pick]}"
    done
    box_name=cell
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

judge_line() { # <line> <screen>: put the reply -> box_values: the array after it; 1 if it is not right
    local k
    if ! try_line "$1" "$2" 0; then
        say_folded "$say_cannot_write_to" "${TMPDIR:-/tmp}"
        return 1
    fi
    if [[ $learner_end == 'done' ]]; then
        box_values=()
        for k in ${line_boxes[@]+"${!line_boxes[@]}"}; do
            box_values[k]=${line_boxes[k]}
        done
    fi
    put_printed "$REPLY_ROWS"
    if say_end .line; then
        return 1
    elif [[ $line_result != "$line_wanted" ]]; then
        say_folded "$say_lesson_got" "${line_result:-$say_lesson_nothing}" "${line_wanted:-$say_lesson_nothing}"
        if prints_words "$2" && find_value_note "$line_result" "$line_wanted" "$(($2 == 1 ? 5 : -1))"; then
            say_folded %s "$REPLY"
            return 1
        fi
    elif fails_with_others "$@"; then
        say_folded "$say_lesson_typed" "$line_values" "${learner_error:-${line_result:-$say_lesson_nothing}}" \
            "${line_wanted:-$say_lesson_nothing}"
    else
        say_folded %s "${say_lesson_rights[$2 - 1]}"
        return
    fi
    say_unset "$@"
    return 1
}

fails_with_others() { # <line> <screen>: with other values, is its result another than ours? What cannot run has ours
    try_line "$1" "$2" 1 || return
    [[ -n $line_values && $learner_error != *': restricted'* ]] || return
    ! type -P -- "${learner_error%%:*}" >/dev/null || return
    [[ -n $learner_error || $learner_end == noise || $line_result != "$line_wanted" ]]
}

say_unset() { # <line> <screen>: the variable that has no value, if bash names one
    try_line "set -u; $1" "$2" 1 || return 0
    if [[ $learner_error == *': unbound variable' ]] && find_error_note "$learner_error"; then
        say_folded %s "$REPLY"
    fi
}

try_line() { # <line> <screen> <0, or 1: limited, with other values> -> line_*, learner_*; 1 if nothing can be run
    local values=('' '') more='' after='' before
    case $2 in
        1) values=('' 'cell=(3 8 5 7 2 6 9)') ;;
        3) values=('here=4' 'here=2 cell=(1 2 4 8 16)') ;;
        6) values=('column=1 row=2' 'column=2 row=0 stride=11') ;;
        7) values=('' 'set_size() { stride=65; }') ;;
        8) values=('here=1' 'here=2') ;;
        9) values=('here=58' 'here=40') ;;
        11) values=('here=20' 'here=40') ;;
        12) values=('here=58 pick=1' 'here=24 pick=0') more='list_candidates "$here"' ;;
        13) values=('' 'down 4; down 0') ;;
        14) values=('' 'value=(0 3 9 4 1)') more='left=(0 2 0 0 0) right=(0 3 4 0 0) sum=0' ;;
        18) values=('waiting=(20 38 40 58) top=4' 'waiting=(20 22 24) top=3') after='echo "top=$top"' ;;
    esac
    line_values=${values[$3]}
    before="EAST=$EAST WEST=$WEST SOUTH=$SOUTH NORTH=$NORTH WALL=$WALL OPEN=$OPEN
$(declare -f set_size below list_candidates dig)
set_size 7 7
$box_name=(${box_first[*]})"
    if (($2 == 13)); then
        after=$line_values
    else
        before+=$'\n'$line_values$'\n'$more
    fi
    run_line "$before" "${LESSON_ANSWERS[$2 - 1]}"$'\n'"$after" "$box_name" || return
    take_result "$2"
    line_wanted=$line_result
    if (($3)); then # it can start nothing and write no file
        before+=$'\nPATH=/dev/null; enable -n kill suspend; set -r'
    fi
    run_line "$before" "$1"$'\n'"$after" "$box_name" || return
    take_result "$2"
}

take_result() { # <screen> -> line_result: the words that the line printed, or the boxes that it changed
    local k text=''
    if prints_words "$1"; then
        split_words "${learner_printed[*]-}"
        text=", ${split[*]-}"
    elif [[ $learner_end == 'done' ]]; then
        for k in ${line_boxes[@]+"${!line_boxes[@]}"}; do
            if [[ ${box_first[k]-none} != "${line_boxes[k]}" ]]; then
                text+=", [$k]: ${line_boxes[k]}"
            fi
        done
        if ((${#line_boxes[@]} != ${#box_first[@]})); then
            text+=", \${#cell[@]}: ${#line_boxes[@]}"
        fi
    fi
    clean_text "${text#, }" 2000
    line_result=$REPLY
}

run_line() { # <our code before it> <line, our code after it> <array> -> line_boxes, learner_*; 1 if nothing can be run
    line_boxes=()
    make_workshop || return
    printf '%s\n' "$2" 2>/dev/null >"$workshop/.line"
    printf '%s\n' "$1" "$(declare -f report_boxes)" "FUNCNEST=$LINE_CALLS" '. .line' 'set +eu' \
        "report_boxes \"\${!$3[@]}\" \"\${$3[@]}\"" 2>/dev/null >"$workshop/.run"
    run_learner "$LINE_SECONDS" "$LINE_PRINTED" take_box .line .run
    close_workshop
    learner_error=${learner_error#.line: line *: }
}

report_boxes() { # <index ...> <value ...>: in the separate bash, after the line
    local k value n=$(($# / 2))
    for ((k = 1; k <= n && k <= 200; k++)); do
        value="${*:n+k:1}"
        printf '\n=box %s %.40s' "${!k}" "${value//$'\n'/ }"
    done
    printf '\n=end\n'
}

take_box() { # <line>: of the array after the line; 1 if it is another
    local box=${1#=box }
    case $1 in
        '=box '*)
            gate_number box "${box%% *}" 0 999999999999999999 || return
            line_boxes[REPLY]=${box#* }
            ;;
        =end) learner_end='done' ;;
        *) return 1 ;;
    esac
}
