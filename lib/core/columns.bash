# shellcheck shell=bash
#
# columns: measure, fold and cut a text by its characters, in every language
#
# Owns: folded (lines).

folded=()

count_columns() { # <text> -> REPLY: its width, which is the number of characters without the colors
    REPLY=$1
    while [[ $REPLY == *$'\033['*m* ]]; do
        REPLY=${REPLY%%$'\033['*}${REPLY#*$'\033['*m}
    done
    REPLY=${REPLY//[$'\200'-$'\277']/}
    REPLY=${#REPLY}
}

fold_columns() { # <text> <most columns> -> folded: its lines, broken at spaces; none begins with a dash
    local IFS=' ' fixed=$'\302\240'
    count_columns "$1"
    if ((REPLY <= $2)); then
        folded=("$1")
        return
    fi
    set -f
    # shellcheck disable=SC2086 # to be split, but not at the fixed space before a dash
    join_columns "$2" ' ' ${1// — /"$fixed"— }
    set +f
    folded=("${folded[@]//"$fixed"/ }")
}

fold_hanging() { # <text> <most columns> -> folded: what is behind three spaces in its column, or below without room
    local key=${1%%   *} rest margin
    rest=${1#"$key"}
    rest=${rest#"${rest%%[! ]*}"}
    count_columns "$1"
    if [[ -z $rest || $rest == "$1" ]] || ((REPLY <= $2)); then
        fold_columns "$1" "$2"
        return
    fi
    count_columns "${1%"$rest"}"
    if (($2 - REPLY < 16)); then
        fold_columns "$rest" "$(($2 - 2))"
        folded=("$key" "${folded[@]/#/  }")
    else
        printf -v margin '%*s' "$REPLY" ''
        fold_columns "$rest" "$(($2 - REPLY))"
        folded=("${folded[@]/#/$margin}")
        folded[0]=${1%"$rest"}${folded[0]#"$margin"}
    fi
}

join_columns() { # <most columns> <what is between two parts> <part ...> -> folded: as many parts to a line as fit
    local most=$1 between=$2 part line=''
    shift 2
    folded=()
    for part; do
        count_columns "$line$between$part"
        if [[ -n $line ]] && ((REPLY > most)); then
            folded+=("$line")
            line=''
        fi
        line+=${line:+$between}$part
    done
    folded+=("$line")
}

cut_columns() { # <text> <most columns> -> REPLY
    local text=$1 room=$2 first
    count_columns "$text"
    if ((REPLY <= room)); then
        REPLY=$text
        return
    fi
    REPLY=''
    while ((room-- > 0)); do
        first=${text#?}
        while [[ $first == [$'\200'-$'\277']* ]]; do
            first=${first#?}
        done
        REPLY+=${text%"$first"}
        text=$first
    done
}

pad_columns() { # <text> <columns; negative: pad it on the right> -> REPLY: padded as by printf, but printf counts bytes
    local spaces
    count_columns "$1"
    printf -v spaces '%*s' "$((REPLY < ${2#-} ? ${2#-} - REPLY : 0))" ''
    REPLY=$spaces$1
    if (($2 <= 0)); then
        REPLY=$1$spaces
    fi
}
