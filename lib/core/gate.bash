# shellcheck shell=bash
#
# gate: check each value from outside before the program uses it
#
# bash evaluates arithmetic twice: in (( n )) with n='a[$(reboot)]' the reboot runs. So no value
# from an option, an answer, a file or the environment reaches arithmetic, an index or printf %d
# before it has passed here, where it is only ever compared with patterns.
#
# Owns: split (the words or the lines of a value).
# Reads: say_*.

readonly LEAST_READ=3 # squares along a side of a maze that was read
split=()

# read <<< is not used here: bash up to 5.0 writes a temporary file for it, which fails on a full disk.

split_words() { # <text> [separators] -> split: its words; a * in it is not expanded to names of files
    local IFS=${2-$' \t'}
    set -f
    # shellcheck disable=SC2206 # to be split
    split=($1)
    set +f
}

split_at() { # <text> <sign> -> split: what is between these signs, such as the lines of a text; empty parts too
    local rest=$1
    split=()
    while [[ $rest == *"$2"* ]]; do
        split+=("${rest%%"$2"*}")
        rest=${rest#*"$2"}
    done
    split+=("$rest")
}

gate_number() { # <name> <value> <least> <most> [odd] -> REPLY, without leading zeros; 1 if refused: REPLY says why
    # each digit, because [0-9] matches more than ten characters in some locales
    if [[ -z $2 || $2 == *[!0123456789]* ]]; then
        refuse_value "$say_not_number" "$1" "$2" "$3" "$4"
    elif ((${#2} > 18 || 10#$2 < $3 || 10#$2 > $4)); then
        refuse_value "$say_out_of_range" "$1" "$2" "$3" "$4"
    elif [[ ${5:-} == odd && $2 == *[02468] ]]; then
        refuse_value "$say_not_odd" "$1" "$2" "$((10#$2 - 1))" "$((10#$2 + 1))"
    else
        REPLY=$((10#$2))
    fi
}

refuse_value() { # <format> <name> <value> <other values> -> REPLY: why the value is refused; always 1
    printable "$3"
    say "$1" "$2" "$REPLY" "${@:4}"
    return 1
}

gate_range() { # <name> <A-B> <least> <most> -> REPLY: A-B without leading zeros; 1 if refused: REPLY says why
    local first
    if [[ $2 != *-* ]]; then
        refuse_value "$say_not_range" "$1" "$2"
        return
    fi
    gate_number "$1" "${2%%-*}" "$3" "$4" || return
    first=$REPLY
    gate_number "$1" "${2#*-}" "$first" "$4" || return
    REPLY=$first-$REPLY
}

gate_line() { # <name> <text> <most characters> -> REPLY: one line of plain UTF-8; 1 if refused: REPLY says why
    local characters=${2:0:4*$3+1}
    characters=${characters//[$'\200'-$'\277']/} # a byte for each
    if ((${#characters} > $3 || ${#2} > 4 * $3)); then
        refuse_value "$say_long_value" "$1" "$2" "$3"
    elif ! is_plain_text "$2"; then
        refuse_value "$say_not_line" "$1" "$2"
    else
        REPLY=$2
    fi
}

gate_address() { # <name> <text> <most characters> -> REPLY: an address without #; 1 if refused: REPLY says why
    if ((${#2} > $3)); then
        refuse_value "$say_long_value" "$1" "$2" "$3"
    elif [[ $2 == http://?* || $2 == https://?* || $2 == file:///?* ]] &&
        [[ $2 != *[!$'\41'-$'\176']* && $2 != *[\"\'\`\<\>\\#]* ]]; then
        REPLY=$2
    else
        refuse_value "$say_not_address" "$1" "$2"
    fi
}

gate_recipe() { # <text> -> REPLY; 1 if it has a character that no recipe has
    [[ $1 != *[!abcdefghijklmnopqrstuvwxyz0123456789,=-]* ]] || return
    REPLY=$1
}

gate_choice() { # <name> <value> <choice ...> -> REPLY; 1 if refused: REPLY says why
    if [[ " ${*:3} " != *" $2 "* || $2 == *' '* ]]; then
        refuse_value "$say_not_choice" "$1" "$2" "${*:3}"
    else
        REPLY=$2
    fi
}
