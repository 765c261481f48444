# shellcheck shell=bash
#
# answers: the exercises, our answers to 1 to 9, and the same functions with the learner's lines left out

need watch/workshop

# Per exercise: its function, and its variables that every call shares; printed: what the function prints.
EXERCISE_FUNCTIONS=(read_box count_open list_walls count_down add_tree dig carve_recursive carve_stack print_rows '')
EXERCISE_RESULTS=(found count walls counted sum there 'depth deepest' '' printed '')
readonly EXERCISE_FUNCTIONS EXERCISE_RESULTS

load_answer() { # <function of boxes.sh or carving.sh> -> answer_lines: with its marks
    local file line text
    answer_lines=()
    for file in practice/boxes.sh practice/carving.sh; do
        read_text "$file"
        text=$REPLY
        while [[ -n $text ]]; do
            line=${text%%$'\n'*} text=${text#*$'\n'}
            ((${#answer_lines[@]})) || [[ $line == "$1() {"* ]] || continue
            answer_lines+=("$line")
            [[ $line != '}' ]] || break 2
        done
    done
}

list_begun() { # <function> <comment> -> begun_lines: the function, the comment in place of each part to write
    local line yours='' answer_lines
    load_answer "$1"
    begun_lines=()
    for line in "${answer_lines[@]}"; do
        case $line in
            *'# MARK yours') begun_lines+=("${line%'# MARK yours'}$2") yours=yes ;;
            *'# MARK yours ends') yours='' ;;
            *) [[ -n $yours ]] || begun_lines+=("$line") ;;
        esac
    done
}

is_unwritten() { # <exercise> <file in the workshop> -> REPLY: the lines where an answer belongs; 1 if anything is
    # written
    local line n=0 places='' written='' begun='' begun_lines=()
    [[ -z ${EXERCISE_FUNCTIONS[$1 - 1]} ]] || list_begun "${EXERCISE_FUNCTIONS[$1 - 1]}" '# here'
    for line in ${begun_lines[@]+"${begun_lines[@]}"}; do
        line=${line%%' # '*}
        begun+=${line//[$' \t']/}
    done
    while IFS= read -r line || [[ -n $line ]]; do
        ((n += 1))
        [[ $line != '#'* ]] || continue
        [[ -z $written || $line != *' # '* ]] || places+=", $n"
        line=${line%%' # '*}
        written+=${line//[$' \t\r']/}
        ((${#written} <= ${#begun})) || return 1
    done <"$workshop/$2"
    REPLY=${places#, }
    [[ $written == "$begun" ]]
}
