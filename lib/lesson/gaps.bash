# shellcheck shell=bash
# shellcheck disable=SC2016 # nothing is expanded here
#
# gaps: code with gaps and their choices, for the page, which cannot run bash
#
# GAPS has a line for each gap: its screen or function (program for exercise 10), the part of the right code that is left
# out, then wrong choices. On a screen, what is wrong comes before the choice: the fault as name_fault names it, or what the
# line prints or changes.

need watch/function_code lesson/questions practice/answers

GAPS=(
    '1 | "${cell[5]}" | braces: "$cell[5]" | text: "cell[5]" | 1: "${cell[4]}" | 5: 5'
    '2 | cell[3]=1 | box: cell[2]=1 | box: cell[1]=3 | first: cell=1 | assigned: cell[3] = 1'
    '3 | $((cell[here - 1] + cell[here + 1])) | text: cell[here - 1] + cell[here + 1] | 8: $((here - 1 + here + 1)) | 1: $((cell[here]))'
    '6 | (2 * row + 2) | 22: row | 40: (2 * column + 2)'
    '6 | 2 * column + 2 | 55: column | 60: 2 * row + 2'
    '7 | 21 11 | 13: 11 21'
    '7 | "$stride" | word: stride | 21: "$width"'
    '8 | ((cell[here] == WALL)) | assigns: ((cell[here] = WALL)) | nothing: ((here == WALL)) | plain: [ cell[here] == WALL ]'
    '9 | 0 1 2 3 | values: 0'
    '9 | $((here + step[direction])) | 1,-1,9,-9: $((step[direction])) | 60,56,76,40: $((here + 2 * step[direction]))'
    '11 | "$here" | unused: 20'
    '11 | "${#candidate[@]}" | itself: "${candidate[0]}" | itself: "${candidate[@]}"'
    '13 | "${candidate[pick]}" | index: "$pick" | 59=1,60=1: "${candidate[0]}" | 59=1,60=1: "${candidate[@]}" | unused: 1'
    '14 | (($1 > 0)) | 3: (($1 == 3)) | 3,2,1,0: (($1 >= 0))'
    '14 | $(($1 - 1)) | same: "$1" | calculate: $1 - 1'
    '18 | --top | empty: top | 20: 0 | left: 3'
    'read_box | ${cell[$1]} | $cell[$1] | cell[$1] | ${cell[found]}'
    'count_open | "${cell[@]}" | "${#cell[@]}" | cell'
    'count_open | code == 1 | code == 0 | code = 1'
    'count_open | ((count += 1)) | count+=1 | ((count + 1))'
    'list_walls | cell[index] == 0 | index == 0 | cell[index] == 1'
    'list_walls | walls+=("$index") | walls=("$index") | walls+="$index"'
    'count_down | $1 > 0 | $1 == 0'
    'count_down | counted+=("$1") | counted="$1"'
    'count_down | "$(($1 - 1))" | "$1" | "$(($1 + 1))"'
    'add_tree | $1 > 0 | $1 == 0'
    'add_tree | sum += value[$1] | sum = value[$1] | sum += $1'
    'add_tree | add_tree "${right[$1]}" | add_tree "${left[$1]}" | add_tree "$1"'
    'dig | here + 2 * along | here + along | 2 * along'
    'dig | cell[here + along] | cell[along] | cell[here + 1]'
    'carve_recursive | ((depth += 1)) | ((depth -= 1)) | local depth=1'
    'carve_recursive | if ((depth > deepest)); then deepest=$depth; fi | deepest=$depth | if ((deepest > depth)); then depth=$deepest; fi'
    'carve_recursive | ((depth -= 1)) | depth=0 | ((deepest -= 1))'
    'carve_stack | waiting[top++]=$here | waiting[top]=$here | waiting[++top]=$here'
    'carve_stack | here=$there | there=$here'
    'carve_stack | here=${waiting[--top]} | here=${waiting[top]} | here=${waiting[0]}'
    'print_rows | y < $2; y++ | y < $1; y++ | y <= $2; y++'
    'print_rows | x < $1; x++ | x < $2; x++ | x <= $1; x++'
    'print_rows | cell[y * $1 + x] == 0 | cell[x * $1 + y] == 0 | cell[y * $1 + x] == 1'
    'program | RANDOM % $1 | RANDOM | $1 - 1'
    'program | width=$1 height=$2 | width=$2 height=$1'
    'program | y * stride + x | y * width + x | x * stride + y'
    'program | 2 * stride + 2 | stride + 1 | 2 * width + 2'
    'program | == WALL | == OPEN'
)
readonly GAPS

split_choices() { # <line of GAPS> -> choices, choice_faults
    local rest="${1#* | } | " one
    choices=() choice_faults=()
    while [[ -n $rest ]]; do
        one=${rest%%' | '*} rest=${rest#*' | '}
        choices+=("${one#*': '}")
        [[ $one == *': '* ]] || one=''
        choice_faults+=("${one%%': '*}")
    done
}

load_right_code() { # <screen or function> -> REPLY
    local line name code='' answer_lines
    case $1 in
        [0-9]*) REPLY=${LESSON_ANSWERS[$1 - 1]} ;;
        program)
            for name in list_candidates dig carve_recursive; do
                load_function "$name"
                printf -v line '%s\n' "${function_lines[@]}"
                code+=$line$'\n'
            done
            read_text practice/own_maze.sh
            REPLY=${REPLY%$'\n'}
            REPLY=$code${REPLY#*$'\n\n'}
            ;;
        *)
            load_answer "$1"
            for line in "${answer_lines[@]}"; do
                [[ $line == *'# MARK '* ]] || code+=$line$'\n'
            done
            REPLY=${code%$'\n'}
            ;;
    esac
}
