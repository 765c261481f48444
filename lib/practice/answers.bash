# shellcheck shell=bash
#
# answers: our answers to exercises 1 to 8, and the same functions without what a learner is to write

need practice/mistakes practice/runner

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

is_unwritten() { # <exercise> <file in the workshop> -> REPLY: the lines where an answer belongs; 1 if anything is written
    local line n=0 places='' written='' begun='' begun_lines=()
    [[ -z ${EXERCISE_FUNCTIONS[$1 - 1]} ]] || list_begun "${EXERCISE_FUNCTIONS[$1 - 1]}" '# here'
    for line in ${begun_lines[@]+"${begun_lines[@]}"}; do
        begun+=${line%%' # '*}
    done
    while IFS= read -r line || [[ -n $line ]]; do
        ((n += 1))
        [[ $line != '#'* ]] || continue
        [[ -z $written || $line != *' # '* ]] || places+=", $n"
        written+=${line%%' # '*}
    done <"$workshop/$2"
    REPLY=${places#, }
    [[ ${written//[$' \t\r']/} == "${begun//[$' \t']/}" ]]
}
