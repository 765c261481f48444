# shellcheck shell=bash
#
# replies: choose the reply to an answer in the lesson

need core/columns lesson/questions

list_printed() { # <screen> <columns> <what a line printed ...> -> output_rows: as many of its lines as our own answer prints
    local most=1 line
    output_rows=()
    case ${LESSON_ANSWERS[$1 - 1]} in
        for*) most=4 ;;
        down*) most=3 ;;
    esac
    for line in "${@:3}"; do
        ((${#output_rows[@]} < most)) || break
        cut_columns "$line" "$(($2 - 8))"
        output_rows+=("    $REPLY")
    done
    (($# - 2 <= most)) || output_rows[most - 1]+=' ...'
}

name_reply() { # <screen> <fault, or empty> <part of the line> <result, or empty> <expected result> -> REPLY: the reply to this
    # fault or result on this screen or any; if there is none, what the line did and what was expected
    local got
    if [[ $2 == typed ]] && ! find_why "$1 typed"; then
        name_result "$1" "$4"
        got=$REPLY
        name_result "$1" "$5"
        say "$say_lesson_typed" "$3" "$got" "$REPLY"
    elif find_why "$1 ${2:-${4%,top=*}}" || find_why "any $2"; then
        [[ $REPLY != *%s* ]] || REPLY=${REPLY%%%s*}$3${REPLY#*%s}
    else
        name_result "$1" "$4"
        got=$REPLY
        name_result "$1" "$5"
        say "$say_lesson_got" "$got" "$REPLY"
    fi
}

name_result() { # <screen> <result, as in LESSON_RESULTS> -> REPLY: for people
    local part joined=''
    split_words "${2//,/ }"
    for part in "${split[@]}"; do
        case $part in
            nothing) part=$say_lesson_nothing ;;
            boxes=*)
                say "$say_lesson_boxes" "$box_name" "${part#boxes=}"
                part=$REPLY
                ;;
            [0-9]*=*) [[ ${LESSON_ANSWERS[$1 - 1]} == *echo* ]] || part="cell[${part%%=*}]=${part#*=}" ;;
        esac
        joined+=" $part"
    done
    joined=${joined# }
    REPLY=${joined//$A_COMMA/,}
}

find_why() { # <screen and answer> -> REPLY: why that answer is wrong; 1 if there is no particular reason
    for REPLY in "${say_lesson_whys[@]}"; do
        if [[ $REPLY == "$1 "* ]]; then
            REPLY=${REPLY#"$1 "}
            return 0
        fi
    done
    return 1
}
