# shellcheck shell=bash
#
# answers: the exercises, our answers to 1 to 9, and the same functions with the learner's lines left out

need watch/workshop

# Per exercise: its function, and the variables with its result; printed: what the function prints.
EXERCISE_FUNCTIONS=(read_box count_open list_walls count_down add_tree dig carve_recursive carve_stack print_rows '')
EXERCISE_RESULTS=(found count walls counted sum cell 'depth deepest cell' cell printed '')
readonly EXERCISE_FUNCTIONS EXERCISE_RESULTS

load_answer() { # <function of boxes.sh or carving.sh> -> REPLY: its lines, with its marks
    local text end=$'\n}\n'
    read_text practice/boxes.sh
    text=$REPLY
    read_text practice/carving.sh
    text+=$REPLY
    text=${text#*$'\n'"$1() {"}
    text=${text%%"$end"*}
    REPLY="$1() {$text"$'\n}'
}

list_begun() { # <function> -> REPLY: its lines, with a comment in place of each part to write
    local line text='' yours=''
    load_answer "$1"
    split_at "$REPLY" $'\n'
    for line in "${split[@]}"; do
        case $line in
            *'# MARK yours') text+="${line%MARK yours}$say_exercise_yours"$'\n' yours=yes ;;
            *'# MARK yours ends') yours='' ;;
            *)
                if [[ -z $yours ]]; then
                    text+=$line$'\n'
                fi
                ;;
        esac
    done
    REPLY=${text%$'\n'}
}

is_unwritten() { # <exercise> <file in the workshop>: is its function as the exercise has it?
    local written
    [[ -n ${EXERCISE_FUNCTIONS[$1 - 1]} ]] || return
    list_begun "${EXERCISE_FUNCTIONS[$1 - 1]}"
    IFS= read -r -d '' written <"$workshop/$2"
    [[ $written == *"$REPLY"* ]]
}
