# shellcheck shell=bash
#
# one-file: print the whole program as one script
#
# maze.sh comes first, then the files of lib, each after those it needs. The startup code, which reads files, is
# replaced by functions of the same names that find everything in the script: need does nothing, and files that are
# not bash are quoted strings (for a here-document, bash up to 5.0 would write a temporary file).
#
# Owns: carried (the files in lib, each after those it needs, with a space before and behind each; it has no first value
# here, because the one file begins with its own).

need cli/printing

# shellcheck disable=SC2034 # found by its name
takes_one_file=''

run_one_file() {
    send_output
    if [[ -n ${carried-} ]]; then # this is the one file
        IFS= read -r -d '' REPLY <"$program"
        put_line "${REPLY%$'\n'}"
    else
        carry_files
        put_program
    fi
}

carry_files() { # -> carried; need reads each file of bash after those it needs
    local file texts=''
    for file in "$lib"/*/* "$lib"/*/*/*; do
        file=${file#"$lib/"}
        case $file in
            *.bash) need "${file%.bash}" ;;
            *.md) ;;
            *.*) texts+="$file " ;;
        esac
    done
    carried=${known// /.bash }
    carried=${carried#.bash}$texts
}

put_program() { # maze.sh, with other startup code and all of lib before its last line
    local line marks=''
    while IFS= read -r line; do
        case $line in
            '# MARK startup') marks+=startup ;;
            '# MARK startup ends')
                marks+=,ends
                put_other_startup
                put_file core/guard.bash # before all other code, as in maze.sh
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
    for file in $carried; do
        if [[ $file == *.bash && $file != core/guard.bash ]]; then
            put_file "$file"
        fi
    done
}

put_file() { # <file>: under its name, without the line for shellcheck
    local line
    put_line '# ============================================================================================='
    put_line "# lib/$1"
    put_line '# ============================================================================================='
    while IFS= read -r line; do
        if [[ $line != '# shellcheck shell=bash' ]]; then
            put_line "$line"
        fi
    done <"$lib/$1"
    put_line ''
}

# shellcheck disable=SC2016 # the one file expands them
put_other_startup() { # the startup code of the one file
    local file quote="'" quoted="'\"'\"'"
    put_line "# maze.sh in one file, as --one-file prints it: maze.sh, then all of lib."
    put_line ''
    put_line 'program=$0'
    put_line 'if [[ ! -f $program ]]; then # bash has found it in PATH'
    put_line '    program=${BASH_SOURCE[0]-}'
    put_line 'fi'
    put_line "lib='' carried=''"
    for file in $carried; do
        put_line "carried+=' $file'"
    done
    put_line "carried+=' '"
    put_line ''
    put_line 'need() { :; }'
    put_line ''
    put_line 'has_file() { [[ $carried == *" $1 "* ]]; }'
    put_line ''
    put_line 'list_files() {'
    put_line '    local file'
    put_line "    REPLY=''"
    put_line '    for file in $carried; do'
    put_line '        if [[ $file == $1 && ${file%/*} == ${1%/*} ]]; then'
    put_line '            REPLY+="$file "'
    put_line '        fi'
    put_line '    done'
    put_line '}'
    put_line ''
    put_line 'read_text() {'
    put_line '    case $1 in'
    for file in $carried; do
        [[ $file != *.bash ]] || continue
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
