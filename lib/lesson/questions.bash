# shellcheck shell=bash
# shellcheck disable=SC2016 # another bash expands these lines
#
# questions: the answers of the lesson, and how a line of bash that answers is judged
#
# About half of the screens ask for a value, the others for a line of bash. Such a line and our own line run in a
# separate bash, after the same code. If both print the same words, or leave the same boxes, it is right. To tell a
# line that works from one that only prints the right words, both run again after other code. On the screen of the
# stack, where a value is taken, top has to be the same too.
#
# Owns: box_values (the array as the screen shows it), box_name.
# Writes: cell, there.

box_values=() box_name=cell

LESSON_ANSWERS=(
    'echo "${cell[5]}"'
    'cell[3]=5'
    '((cell[here + 2] = cell[0] + cell[2]))'
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
    4
    58
    56
    'echo "${waiting[--top]}"'
    4
    2
    4000
)
readonly LESSON_ANSWERS
readonly LESSONS=18 LESSON_SCREENS=${#LESSON_ANSWERS[@]} # those after LESSONS are the appendix
readonly LESSON_FIRST=20

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

prepare_line() { # <screen> <run, 0 or 1> -> REPLY: code of ours that runs before the line
    local prepared=('' '')
    case $1 in
        [12]) prepared=('cell=(7 4 9 2 1 8 6)' 'cell=(3 8 5 7 2 6 9)') ;;
        3) prepared=('cell=(7 4 9 2 1 8 6) here=3' 'cell=(3 8 5 7 2 6 9) here=2') ;;
        6) prepared=('dig_first 0; column=1 row=2' 'dig_first 0; column=2 row=0') ;;
        7) prepared=('dig_first 0' 'set_size() { stride=$(($1 + 4 * $2)); }') ;;
        8) prepared=('cell=(1 0 1 1 0 1 1) here=1 wall=9' 'cell=(1 0 1 1 0 1 1) here=2 wall=9') ;;
        9) prepared=('dig_first 3; here=58' 'dig_first 3; here=40') ;;
        11) prepared=('dig_first 3; here=20' 'dig_first 3; here=40') ;;
        13) prepared=('dig_first 3; here=58; list_candidates "$here"; pick=1'
            'dig_first 3; here=38; list_candidates "$here"; pick=0') ;; # candidate is (2)
        17) prepared=('waiting=(20 38 40 58) top=4' 'waiting=(20 22 24) top=3') ;;
    esac
    REPLY="EAST=$EAST WEST=$WEST SOUTH=$SOUTH NORTH=$NORTH WALL=$WALL OPEN=$OPEN LESSON_FIRST=$LESSON_FIRST
$(declare -f set_size make_grid seed_with below list_candidates dig dig_first)
${prepared[$2]}"
}

# The array that a screen shows before anything is typed.

set_boxes() { # <screen> -> box_values, box_name
    box_name=cell
    case $1 in
        [123]) box_values=(7 4 9 2 1 8 6) ;;
        8) box_values=(1 0 1 1 0 1 1) ;;
        17) box_values=(20 38 40 58) box_name=waiting ;;
        *)
            dig_first "$(($1 >= 9 && $1 <= 13 ? 3 : 0))"
            box_values=("${cell[@]}")
            ;;
    esac
}

try_line() { # <line> <screen> <run, 0 or 1> -> line_result, line_output, line_end, line_array, boxes, line_left: the words
    # that it printed, or the boxes that it changed; the others are the results of run_line
    local k variables=$box_name
    [[ $box_name != waiting ]] || variables+=' top'
    prepare_line "$2" "$3"
    run_line "$1" "$REPLY" "$variables"
    line_result=''
    if [[ ${LESSON_ANSWERS[$2 - 1]} == *echo* ]]; then
        split_words "${line_output[*]-}"
        line_result="${split[*]-}"
        line_result=${line_result// /,}
        return
    fi
    for k in ${boxes[@]+"${!boxes[@]}"}; do
        printable "${boxes[k]}"
        [[ ${box_values[k]-none} == "${boxes[k]}" ]] || line_result+=",$k=$REPLY"
    done
    line_result=${line_result#,}
}

judge_line() { # <line> <screen> -> REPLY, line_result, line_shown: right, typed (right in this case only), left (the value
    # is still on the stack), wrong, or how the line ended; what it did; its output. box_values becomes the array after it
    local wanted left run k verdict=right line_output line_end line_array boxes line_left
    need lesson/line
    for run in 1 0; do # the case that the screen shows is the last one
        try_line "${LESSON_ANSWERS[$2 - 1]}" "$2" "$run"
        wanted=$line_result left=$line_left
        try_line "$1" "$2" "$run"
        [[ -z $line_end ]] || break
        if [[ $line_result != "$wanted" ]]; then
            ((run)) && verdict=typed || verdict=wrong
        elif [[ $line_left != "$left" && $verdict == right ]]; then
            verdict=left
        fi
    done
    REPLY=${line_end:-$verdict} line_result=${line_result:-nothing} line_shown=(${line_output[@]+"${line_output[@]}"})
    [[ -n $line_array ]] || return 0
    box_values=()
    for k in ${boxes[@]+"${!boxes[@]}"}; do
        box_values[k]=${boxes[k]}
    done
}

# A row has a fault, as say_lesson_whys names it, and three patterns: one that SCREEN:LINE:VERDICT:RESULT matches (RESULT
# is cut to 7 characters), one that it must not match, and one that the output of the line matches.
FAULTS=(
    name '^[0-9]+:["$][^ :]*=' '' ^
    '5=3' '^2:[0-9].*=' '' ^
    dollar '^[69]:.*(echo \(\(|\$\([^(]|[$][{][a-z]+ *[+*])' '' ^
    call '^(7:.*set_size|11:.*list_candidates|13:.*dig)\(' '' ^
    typed '^7:set_size [0-9]+,' '' ^
    argument '^(11:.*list_candidates|13:.*dig) [a-z]' '' ^
    assigns '^8:.*\(\(.*[^=<>!]=[^=].*\)\)' '' ^
    else '^8:.*\(\(.*else' '' ^
    value '^8:.*then wall' '' ^ # many systems have a command with this name
    length '^11:.*\{#candidate\}' '' ^
    syntax '^1:.*[$][(]cell' '' ^
    braces '[$]([a-z]+|[{][a-z]+[}])\[' '' ^
    plain '^(8:|3:.*:wrong:)' '\(\(' ^
    target ^ '' 'attempted assignment'
    49 '^9:.*[0-9][.][.]' '' 'error token' # the reply to 0,1,2,3 fits too
    syntax '[a-z]\([a-z0-9]' '' 'error token'
    sum ^ '' 'error token'
    value ^ '^2:' '^[0-9].*: command not found'
    'command' ^ '' 'command not found'
    syntax ^ '' 'syntax error|unexpected EOF|bad substitution'
    quotes "'" '^2:' '[$]'
    text 'echo' '^2:' '\['
    dollar '^[69]:' '' '[+*]'
    cell '^11:' '' subscript
    wrong '^11:list_candidates [^;]*here.*(#|[$][?]).*:0$' '#candidate\[@' ^ # another array or box, or the status
    cell '^11:.*#.*:0$' '' ^
    index '^13:dig.*pick' '\[[$]?pick' ^
    silent '^17:.*--top\]\}.*:nothing$' '' ^
    wrong '^6:.*:0$' '[xy]' ^ # the replies to these three results are about other lines
    wrong '^13:.*:59=[^:]*$' 'candidate[^a-z]' ^
    wrong '^17:.*:nothing$' '\{waiting\[' ^
)
readonly FAULTS

name_fault() { # <line> <screen> <verdict> -> REPLY, line_shown: what is wrong with the line that judge_line has run, as
    # say_lesson_whys names it; its output, without a long error of bash
    local k printed="${line_shown[*]-}" judged="$2:$1:$3:${line_result:0:7}"
    case $printed in
        *'error token'* | *'syntax error'* | *'unexpected EOF'* | *'bad substitution'* | *subscript*) line_shown=() ;;
    esac
    for ((k = 0; k < ${#FAULTS[@]}; k += 4)); do
        [[ $judged =~ ${FAULTS[k + 1]} && $printed =~ ${FAULTS[k + 3]} ]] || continue
        [[ -z ${FAULTS[k + 2]} || ! $judged =~ ${FAULTS[k + 2]} ]] || continue
        REPLY=${FAULTS[k]}
        return
    done
    REPLY=$3
    [[ $3 != wrong ]] || REPLY=$line_result
}
