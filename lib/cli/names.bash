# shellcheck shell=bash
#
# names: find commands, algorithms, formats and languages by the names of their files, and the name that was meant
#
# A new file or folder adds a name. The lists give the order of the names that the program came with.

COMMANDS=(play daily generate solve check algorithms tour watch page sheet handout records station help)
ALGORITHMS=(backtracker prim kruskal wilson aldous-broder hunt-and-kill binary-tree
    sidewinder eller division)
FORMATS=(blocks ascii lines half braille digits text edges json svg png sheet)
LANGUAGES=(en de 'fi' ru) # quoted, because fi is a keyword
readonly COMMANDS ALGORITHMS FORMATS LANGUAGES

list_names() { # <folder of lib> [names to leave out] -> REPLY: the names of its files, with a space between two
    local file name names='' pattern="$1/*.bash"
    case $1 in
        commands) names=${COMMANDS[*]} ;;
        algorithms) names=${ALGORITHMS[*]} ;;
        pictures) names=${FORMATS[*]} ;;
        languages) names=${LANGUAGES[*]} pattern='languages/*/messages.bash' ;;
        masks) pattern='masks/*.txt' ;;
    esac
    list_files "$pattern"
    for file in $REPLY; do
        name=${file%/messages.bash}
        name=${name##*/} name=${name%.*}
        if [[ " $names ${2-} " != *" $name "* && $name != *[!a-z0-9-]* ]]; then
            names+="${names:+ }$name"
        fi
    done
    REPLY=$names
}

find_about() { # <command or algorithm> <name> -> REPLY: the line that describes it
    local ours=say_$1_${2//-/_} own=about_${2//-/_}
    REPLY=${!ours:-${!own:-}}
}

find_nearest() { # <word> <known word ...> -> REPLY: the first that is one typing error away; 1 if there is none
    local word=${1:0:40} i before rest behind
    for REPLY in "${@:2}"; do
        for ((i = 0; i <= ${#word}; i++)); do
            before=${word:0:i} rest=${word:i} behind=${word:i+1} # in a pattern, "${word:0:0}" matches nothing
            case $REPLY in
                "$before"?"$rest" | "$before$behind" | "$before"?"$behind" | \
                    "$before${behind:0:1}${rest:0:1}${behind:1}") return 0 ;;
            esac
        done
    done
    return 1
}
