# shellcheck shell=bash
#
# gate: the one way in for every value from outside
#
# bash evaluates arithmetic twice: in (( n )) with n='a[$(reboot)]' the reboot runs. So no value
# from an option, an answer, a file or the environment reaches arithmetic, an index or printf %d
# before it has passed here, where it is only ever compared with patterns.
#
# Owns: split (the words of a value).
# Reads: say_*.

split=()

# read <<< is not used here: bash up to 5.0 writes a temporary file for it, which fails on a full disk.

split_words() { # <text> -> split: its words; a * in it is not expanded to names of files
    local IFS=$' \t'
    set -f
    # shellcheck disable=SC2206 # to be split
    split=($1)
    set +f
}

gate_number() { # <name> <value> <least> <most> [odd] -> REPLY, no leading zeros; or 1, REPLY why
    local value=$2
    case $value in # each digit, because [0-9] matches more than ten characters in some locales
        '' | *[!0123456789]*)
            printable "$value"
            say "$say_not_number" "$1" "$REPLY" "$3" "$4"
            return 1
            ;;
    esac
    if ((${#value} > 18 || 10#$value < $3 || 10#$value > $4)); then
        printable "$value"
        say "$say_out_of_range" "$1" "$REPLY" "$3" "$4"
        return 1
    elif [[ ${5:-} == odd && $value == *[02468] ]]; then
        printable "$value"
        say "$say_not_odd" "$1" "$REPLY" "$((10#$value - 1))" "$((10#$value + 1))"
        return 1
    fi
    REPLY=$((10#$value))
}

gate_range() { # <name> <A-B> <least> <most> -> REPLY, two numbers without leading zeros; or 1, REPLY why
    local first
    if [[ $2 != *-* ]]; then
        printable "$2"
        say "$say_not_range" "$1" "$REPLY"
        return 1
    fi
    gate_number "$1" "${2%%-*}" "$3" "$4" || return 1
    first=$REPLY
    gate_number "$1" "${2#*-}" "$first" "$4" || return 1
    REPLY=$first-$REPLY
}

gate_line() { # <name> <text> <most bytes> -> REPLY: one line of UTF-8 without control characters; or 1, REPLY why
    if ((${#2} > $3)) || [[ $2 == *[$'\1'-$'\37'$'\177']* || $2 == *$'\302'[$'\200'-$'\237']* ]] || ! is_utf8 "$2"; then
        printable "$2"
        say "$say_not_line" "$1" "$REPLY" "$3"
        return 1
    fi
    REPLY=$2
}

gate_words() { # <text> -> REPLY: lower-case letters, digits, - and spaces; 1 if it has anything else
    [[ $1 != *[!abcdefghijklmnopqrstuvwxyz0123456789\ -]* ]] || return 1
    REPLY=$1
}

gate_choice() { # <name> <value> <choice ...> -> REPLY; or 1, REPLY why
    local name=$1 value=$2 choice
    shift 2
    for choice; do
        if [[ $value == "$choice" ]]; then
            REPLY=$choice
            return 0
        fi
    done
    printable "$value"
    say "$say_not_choice" "$name" "$REPLY" "$*"
    return 1
}
