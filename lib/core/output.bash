# shellcheck shell=bash
#
# output: make texts safe to show, write them, and end the program with an error
#
# Owns: at_end (functions to be called however the program ends), main_process (which calls them), line_buffer (lines
# that wait to be written), buffer_held (yes: for take_buffer), output (the file that is standard output, or empty).

main_process='' at_end=() line_buffer='' buffer_held='' output=''

readonly SHORT_TEXT=60   # bytes of a value in a message
readonly MUCH_TEXT=16384 # bytes of lines that are written together
readonly MUCH_WORK=20000 # squares to carve or to search

# A character of plain text, as a regular expression: no control character, no surrogate, nothing longer than needed.
CHARACTER=$'[ -~]|\302[\240-\277]|[\303-\337][\200-\277]|\340[\240-\277][\200-\277]|\355[\200-\237][\200-\277]'
CHARACTER+=$'|[\341-\354\356\357][\200-\277]{2}|\360[\220-\277][\200-\277]{2}|[\361-\363][\200-\277]{3}'
CHARACTER+=$'|\364[\200-\217][\200-\277]{2}'
readonly CHARACTER

printf x >/dev/null # a process writes the lines of its first output one by one; the first output is this one

end_by_interrupt() { # Ctrl-C
    trap - INT
    kill -s INT "$$" # IFS may be anything
    # bash 5 has ended here. 4.3 and 4.4 ignore the signal inside a trap. Up to 4.2 it arrives after the trap.
    if ((10 * BASH_VERSINFO[0] + BASH_VERSINFO[1] >= 43)); then
        exit 130
    fi
}

# A signal can arrive while IFS is empty. Then bash up to 4.3 joins ${at_end[@]+"${at_end[@]}"} into one word.

clean_up() { # call at_end; not in a child process that a signal ends before it runs its program
    local name IFS=$' \t\n'
    [[ ${BASHPID-}.$BASH_SUBSHELL == "$main_process" ]] || return 0
    for name in ${at_end[@]+"${at_end[@]}"}; do
        "$name"
    done
    at_end=()
}

call_at_end() { # <function>: once
    local IFS=$' \t\n'
    if [[ -z $main_process ]]; then
        main_process=${BASHPID-}.$BASH_SUBSHELL # bash 3.2 has no BASHPID
        trap clean_up EXIT
        trap end_by_interrupt INT # bash loses a signal that arrives while it waits for a program
    fi
    if [[ " ${at_end[*]-} " != *" $1 "* ]]; then
        at_end+=("$1")
    fi
}

end_output() { # write all output, and finish the file of --output if there is one
    write_buffer
    if [[ -n $output ]]; then
        close_output
    fi
}

cut_text() { # <text> <most bytes> -> REPLY: its beginning, without a last character that may be incomplete
    REPLY=${1:0:$2}
    ((${#1} > $2)) || return 0
    while [[ $REPLY == *[$'\200'-$'\277'] ]]; do
        REPLY=${REPLY%?}
    done
    REPLY=${REPLY%[$'\300'-$'\377']}
}

is_plain_text() { # <text>: is it well-formed UTF-8 without control characters?
    local plain="^($CHARACTER)*\$"
    [[ $1 =~ $plain ]]
}

clean_text() { # <text> <most bytes> -> REPLY: its beginning, with ? for all that is_plain_text refuses
    local rest plain="^($CHARACTER)+"
    if [[ $1 != *[!\ -~]* ]]; then # most texts: all is ASCII
        REPLY=${1:0:$2}
        return
    fi
    cut_text "$1" "$2"
    rest=${REPLY//$'\302'[$'\200'-$'\237']/?} REPLY='' # a control character of two bytes is one ?
    while [[ -n $rest ]]; do
        if [[ $rest =~ $plain ]]; then
            REPLY+=${BASH_REMATCH[0]}
            rest=${rest:${#BASH_REMATCH[0]}}
        else
            REPLY+='?'
            rest=${rest:1}
        fi
    done
}

printable() { # <value> -> REPLY: in one short line
    clean_text "$1" "$SHORT_TEXT"
    REPLY=${REPLY:-"''"}
    if ((${#1} > SHORT_TEXT)); then
        REPLY+=...
    fi
}

escape_html() { # <text> -> REPLY: the same text in HTML, also between double quotes
    # quoted, because from bash 5.2 on a plain & stands for what was found
    REPLY=${1//&/"&amp;"}
    REPLY=${REPLY//</"&lt;"}
    REPLY=${REPLY//>/"&gt;"}
    REPLY=${REPLY//\"/"&quot;"}
}

tell() { # <text>: write it to standard error
    printf '%s\n' "$1" >&2
}

fail() { # <status> <printable text>: end a game's screen, write the text to standard error, and exit
    clean_up
    tell "maze.sh: $2"
    exit "$1"
}

fail_with() { # <status> <format> <value ...>: the same, and make the values printable
    local status=$1 format=$2 value values=()
    shift 2 # bash 4.2 drops an empty value from "${@:3}"
    for value; do
        printable "$value"
        values+=("$REPLY")
    done
    say "$format" ${values[@]+"${values[@]}"}
    fail "$status" "$REPLY"
}

fail_file() { # <file> <format>: exit, because it cannot be read or written; the format is for any other reason
    if [[ -d $1 ]]; then
        fail_with 1 "$say_is_folder" "$1"
    elif [[ $1 == ?*/* && ! -d ${1%/*} ]]; then
        fail_with 1 "$say_no_folder" "$1"
    fi
    fail_with 1 "$2" "$1"
}

fail_unread() { # <file, - for standard input>: exit, because it cannot be read
    local why=$say_cannot_read
    if [[ -e $1 && ! -r $1 ]]; then
        why=$say_no_permission
    elif [[ $1 != - && ! -e $1 && (! -d ${1%/*} || -x ${1%/*}) ]]; then # else it may only seem to be missing
        why=$say_not_found
    fi
    fail_file "$1" "$why"
}

begin_long_work() { # <what>: show it, if there are many squares
    if ((size >= MUCH_WORK)); then
        show_progress "$1 ..."
    fi
}

end_long_work() {
    if ((size >= MUCH_WORK)); then
        show_progress ''
    fi
}

show_progress() { # <text, or empty at the end>: on standard error, unless that is a terminal that could not remove it
    if [[ -t 2 && ${TERM:-} != dumb ]]; then
        printf '\r%s\033[K' "$1" >&2
    fi
}

# Lines are collected and then written together, because one long write is faster than many short ones.

put_line() { # <line>
    line_buffer+=$1$'\n'
    if ((${#line_buffer} >= MUCH_TEXT)) && [[ -z $buffer_held ]]; then
        write_buffer
    fi
}

put_lines() { # <line ...>: not many, because bash 3.2 copies all of them at each call of put_line
    local line
    for line; do
        put_line "$line"
    done
}

put_text() { # <file of lib that is not bash>: all of it, unchanged
    read_text "$1"
    put_line "${REPLY%$'\n'}"
}

hold_buffer() { # keep lines for take_buffer instead of writing them
    write_buffer
    buffer_held=yes
}

take_buffer() { # -> REPLY: all lines since hold_buffer
    REPLY=$line_buffer
    line_buffer='' buffer_held=''
}

write_buffer() {
    [[ -z $line_buffer ]] || printf %s "$line_buffer" 2>/dev/null || fail_writing
    line_buffer=''
}

fail_writing() { # exit: standard output, or the file in its place, takes no more
    [[ -z $output ]] || fail_with 1 "$say_cannot_write_to" "$output"
    fail_with 1 "$say_cannot_write"
}
