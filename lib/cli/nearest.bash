# shellcheck shell=bash
#
# nearest: find the known word that a misspelled one stands for

find_nearest() { # <word> <known word ...> -> REPLY: the first known word that differs by one letter, which is missing,
    # added or wrong, or by two letters in the wrong order; 1 if there is none
    local word=${1:0:40} i
    for REPLY in "${@:2}"; do
        for ((i = 0; i <= ${#word}; i++)); do
            case $REPLY in
                "${word:0:i}"?"${word:i}" | "${word:0:i}${word:i+1}" | "${word:0:i}"?"${word:i+1}" | \
                    "${word:0:i}${word:i+1:1}${word:i:1}${word:i+2}")
                    return 0
                    ;;
            esac
        done
    done
    return 1
}
