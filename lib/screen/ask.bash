# shellcheck shell=bash
#
# ask: the mode in which an answer is typed
#
# Owns: answer (typed so far), wrong (what is wrong with it), question, answer_to (the function that gets the
# answer, and its first arguments).

need cli/columns screen/game screen/view cli/window

answer='' wrong='' question='' answer_to=()

# Digits and x, or a key that stands for one of them; Backspace deletes the last one.

type_key() { # <key>: put it into answer; 1 if it is none of these
    case $1 in
        [0123456789x]) answer=${answer:0:20}$1 wrong='' ;;
        [X,]) answer=${answer:0:20}x wrong='' ;;
        erase) answer=${answer%?} wrong='' ;;
        *) return 1 ;;
    esac
}

refuse_answer() { # <why>
    wrong=$1 answer=''
}

clear_answer() {
    answer='' wrong=''
}

ask() { # <question> <function that takes the answer, and says what comes next; 1 asks again> <argument ...>
    question=$1
    shift
    answer_to=("$@")
    clear_answer
    set_mode ask
}

set_asked_fields() { # <question> [what is wrong]: the text typed after it; what is wrong before it, or alone if that
    # is too long
    local asked=$1${answer:+ $answer} mistake=${2:-}
    count_columns "$asked"
    ((REPLY < window_columns)) || asked=${answer:-$1}
    count_columns "$mistake  $asked"
    if [[ -n $mistake ]] && ((REPLY >= window_columns)); then
        set_fields "$mistake"
    else
        set_fields "$mistake" "$asked"
    fi
}

ask_key() { # <key>
    case $1 in
        x | X | q | Q | escape) set_mode "$game" ;;
        enter)
            "${answer_to[@]}" "$answer" || ask_draw
            ;;
        *) ! type_key "$1" || ask_draw ;;
    esac
}

ask_draw() {
    "${game}_draw"
    set_asked_fields "$question" "$wrong"
    draw_status
}
