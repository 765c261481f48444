# shellcheck shell=bash
#
# one-file: print the whole program as one script
#
# maze.sh comes first, then the files of lib, each after those it needs. The startup code, which reads files, is
# replaced by functions of the same names that find everything in the script: need does nothing, and files that are
# not bash are quoted strings (for a here-document, bash up to 5.0 would write a temporary file).
#
# run_one_file and its functions share ordered, the bash files of lib, each after those it needs, and other_files, which
# are not bash.

need cli/options cli/printing

# shellcheck disable=SC2034 # found by its name
takes_one_file=''

run_one_file() {
    local ordered=' ' other_files=()
    send_output
    if [[ -n ${carried-} ]]; then
        put_itself
    else
        find_files "$lib"
        put_program
    fi
}

put_itself() { # the program is the one file already
    check_own_text
    IFS= read -r -d '' REPLY <"$program"
    put_line "${REPLY%$'\n'}"
}

find_files() { # <folder> -> ordered, other_files: its files, and those of its folders
    local file
    for file in "$1"/*; do
        if [[ -d $file ]]; then
            find_files "$file"
            continue
        fi
        file=${file#"$lib/"}
        case $file in
            *.md) ;;
            *.bash) order_file "${file%.bash}" ;;
            *) other_files+=("$file") ;;
        esac
    done
}

order_file() { # <file> -> ordered: and before it those that it needs
    local line word goes_on=''
    [[ $ordered != *" $1 "* ]] || return 0
    while IFS= read -r line; do
        line=${line#"${line%%[! ]*}"}
        if [[ $line == 'need '* || -n $goes_on ]]; then
            goes_on=''
            if [[ $line == *\\ ]]; then
                goes_on=yes
            fi
            for word in $line; do
                if [[ $word == [a-z]*/[a-z]* ]]; then
                    order_file "$word"
                fi
            done
        fi
    done <"$lib/$1.bash"
    ordered+="$1 "
}

put_program() { # maze.sh, with other startup code and all of lib before its last line
    local line marks=''
    while IFS= read -r line; do
        case $line in
            '# MARK startup') marks+=startup ;;
            '# MARK startup ends')
                marks+=,ends
                put_other_startup
                put_file core/guard
                ;;
            '# MARK call')
                marks+=,call
                put_files
                ;;
        esac
        if [[ $marks != startup ]]; then
            put_line "$line"
        fi
    done <"$program"
    [[ $marks == startup,ends,call ]] || fail_with 1 "$say_no_mark" "$program" 'startup, startup ends, call'
}

put_files() { # all of lib that is bash
    local file
    for file in $ordered; do
        if [[ $file != core/guard ]]; then
            put_file "$file"
        fi
    done
}

put_file() { # <file>: without the line for shellcheck
    local line
    put_line '# ============================================================================================='
    put_line "# lib/$1.bash"
    put_line '# ============================================================================================='
    while IFS= read -r line; do
        if [[ $line != '# shellcheck shell=bash' ]]; then
            put_line "$line"
        fi
    done <"$lib/$1.bash"
    put_line ''
}

# The startup code of the one file:

# shellcheck disable=SC2016 # the one file expands them
put_other_startup() {
    local file quote="'" quoted="'\"'\"'"
    put_line "# maze.sh in one file, as its command --one-file prints it: maze.sh, then all of lib."
    put_line ''
    put_line 'program=$0'
    put_line '[[ -f $program ]] || program=${BASH_SOURCE[0]-} # bash has found it in PATH'
    put_line "[[ -f \$program && \$- != *s* ]] || program='' # bash reads it from a pipe"
    put_line "lib='' carried=' ${other_files[*]}'"
    for file in $ordered; do
        put_line "carried+=' $file.bash'"
    done
    put_line "carried+=' '"
    put_line ''
    put_line 'need() { :; }'
    put_line ''
    put_line 'has_file() { [[ $carried == *" $1 "* ]]; }'
    put_line ''
    put_line 'list_files() {'
    put_line '    local file'
    put_line '    files=()'
    put_line '    for file in $carried; do'
    put_line '        [[ ${file%/*} != $1 || $file != *.bash ]] || files+=("$file")'
    put_line '    done'
    put_line '}'
    put_line ''
    put_line 'read_text() {'
    put_line '    case $1 in'
    for file in "${other_files[@]}"; do
        read_text "$file"
        put_line "        $file)"
        put_line "            REPLY='${REPLY//$quote/$quoted}'"
        put_line '            ;;'
    done
    put_line '    esac'
    put_line '    return 0'
    put_line '}'
    put_line ''
}
