# shellcheck shell=bash
#
# names: what is found by its name, for it is a file: a command, an algorithm, a format, a language
#
# Whoever puts another file into one of these folders has added to what there is. Those that have been
# there for long have a place of their own in the lists.
# Owns: names.
# Reads: files.

names=()

COMMANDS=(play daily generate solve check algorithms tour page sheet handout records station help)
ALGORITHMS=(backtracker prim kruskal wilson aldous-broder hunt-and-kill binary-tree
    sidewinder eller division)
FORMATS=(blocks ascii lines half braille digits text edges svg sheet)
LANGUAGES=(en de 'fi' ru) # quoted, for fi is a word of bash
readonly COMMANDS ALGORITHMS FORMATS LANGUAGES
readonly NOT_LISTED=" completion one-file version " # commands that are called as options

list_names() { # <commands, algorithms, pictures or languages> -> names
    local file name
    case $1 in
        commands) names=("${COMMANDS[@]}") ;;
        algorithms) names=("${ALGORITHMS[@]}") ;;
        pictures) names=("${FORMATS[@]}") ;;
        languages) names=("${LANGUAGES[@]}") ;;
    esac
    list_files "$1"
    for file in "${files[@]}"; do
        name=${file##*/} name=${name%.bash}
        [[ " ${names[*]}$NOT_LISTED" == *" $name "* || $name == *[!a-z0-9-]* ]] || names+=("$name")
    done
}

find_about() { # <command or algorithm> <name> -> REPLY: a line about it, ours or, if it has been added, its own
    local ours=say_$1_${2//-/_} own=about_${2//-/_}
    REPLY=${!ours:-${!own:-}}
}
