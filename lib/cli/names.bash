# shellcheck shell=bash
#
# names: find commands, algorithms, formats and languages by the names of their files and folders
#
# A new file or folder adds a name. The lists give the order of the names that the program came with.

COMMANDS=(play daily generate solve check algorithms tour watch page sheet handout records station help)
ALGORITHMS=(backtracker prim kruskal wilson aldous-broder hunt-and-kill binary-tree
    sidewinder eller division)
FORMATS=(blocks ascii lines half braille digits text edges json svg png sheet)
LANGUAGES=(en de 'fi' ru) # quoted, because fi is a keyword
readonly COMMANDS ALGORITHMS FORMATS LANGUAGES
readonly NOT_LISTED=" completion one-file version " # commands that are called as options

list_names() { # <commands, algorithms, pictures, languages or masks> -> names
    local file name files folder=$1
    case $1 in
        masks)
            list_masks
            return
            ;;
        commands) names=("${COMMANDS[@]}") ;;
        algorithms) names=("${ALGORITHMS[@]}") ;;
        pictures) names=("${FORMATS[@]}") ;;
        languages) names=("${LANGUAGES[@]}") folder='languages/*' ;;
    esac
    list_files "$folder"
    for file in "${files[@]}"; do
        if [[ $folder != "$1" ]]; then
            file=${file%/*}
        fi
        name=${file##*/} name=${name%.bash}
        if [[ " ${names[*]}$NOT_LISTED" != *" $name "* && $name != *[!a-z0-9-]* ]]; then
            names+=("$name")
        fi
    done
}

list_masks() { # -> names: the shapes, which are files of text
    local file files=("$lib"/masks/*.txt)
    # shellcheck disable=SC2206 # to be split
    if [[ -z $lib ]]; then # the one file
        files=($carried)
    fi
    names=()
    for file in "${files[@]}"; do
        [[ $file == *masks/*.txt ]] || continue
        file=${file##*/}
        names+=("${file%.txt}")
    done
}

find_about() { # <command or algorithm> <name> -> REPLY: the line that describes it
    local ours=say_$1_${2//-/_} own=about_${2//-/_}
    REPLY=${!ours:-${!own:-}}
}
