# shellcheck shell=bash
#
# one-file: print the whole program as one script
#
# maze.sh comes first, then the files of lib, each after those it needs. one-file.sh replaces the startup code: its
# functions find everything in the script. Files that are not bash are quoted strings (for a here-document, bash up
# to 5.0 would write a temporary file).
#
# Owns: carried (the files in lib, each after those it needs, with a space before and behind each; it has no first value
# here, because the one file begins with its own).

need cli/printing

takes_one_file=words # which do not matter

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
    local text file mark=$'\n# MARK '
    IFS= read -r -d '' text <"$program"
    [[ $text == *"${mark}startup"$'\n'*"${mark}startup ends"$'\n'*"${mark}call"$'\n'* ]] ||
        fail_with 1 "$say_no_mark" "$program" 'startup, startup ends, call'
    put_line "${text%%"$mark"*}"
    put_text commands/one-file.sh
    put_texts_read
    put_file core/guard.bash # before all other code, as in maze.sh
    text=${text#*"$mark"startup ends$'\n'}
    put_lines '# MARK startup ends' "${text%%"$mark"*}"
    for file in $carried; do
        if [[ $file == *.bash && $file != core/guard.bash ]]; then
            put_file "$file"
        fi
    done
    text=${text%$'\n'}
    put_line "# MARK ${text#*"$mark"}"
}

put_file() { # <file of lib that is bash>: under its name, without the line for shellcheck
    local rule='# ============================================================================================='
    read_text "$1"
    put_lines "$rule" "# lib/$1" "$rule" "${REPLY#'# shellcheck shell=bash'$'\n'}"
}

# shellcheck disable=SC2016 # the one file expands it
put_texts_read() { # the files that it carries, and the function read_text
    local file quote="'" quoted="'\"'\"'"
    put_lines "carried='$carried'" '' 'read_text() {' '    case $1 in'
    for file in $carried; do
        [[ $file != *.bash ]] || continue
        read_text "$file"
        put_lines "        $file)" "            REPLY='${REPLY//$quote/$quoted}'" '            ;;'
    done
    put_lines '    esac' '}' ''
}
