# shellcheck shell=bash
#
# output: write to standard output and standard error, and end the program with an error
#
# Owns: main_process, at_end (functions to be called however the program ends), progress_since, progress_shown,
# give_up (a function, or empty: has the user ended the work?), line_buffer (lines that wait to be written),
# buffer_held (yes: for take_buffer), output (the file that is standard output, or empty).
# Writes: folded.

main_process='' at_end=() progress_since=0 progress_shown='' give_up='' line_buffer='' buffer_held='' output=''

begin_output() {
    main_process=${BASHPID-}.$BASH_SUBSHELL # bash 3.2 has no BASHPID
    trap clean_up EXIT
    trap end_by_interrupt INT # bash loses a signal that arrives while it waits for a program
}

end_by_interrupt() { # Ctrl-C
    trap - INT
    kill -s INT $$
    # bash 4.3 and 4.4 ignore this signal inside the trap. Up to 4.2 it arrives after the trap.
    if ((10 * BASH_VERSINFO[0] + BASH_VERSINFO[1] >= 43)); then
        exit 130
    fi
}

# A signal can arrive while IFS is empty. Then bash up to 4.3 joins ${at_end[@]+"${at_end[@]}"} into one word. So every
# function that a trap calls sets IFS.

clean_up() { # call at_end; not in a child process that a signal ends before it runs its program
    local act IFS=$' \t\n'
    [[ ${BASHPID-}.$BASH_SUBSHELL == "$main_process" ]] || return 0
    for act in ${at_end[@]+"${at_end[@]}"}; do
        "$act"
    done
    at_end=()
}

call_at_end() { # <function>: once
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

cut_text() { # <text> <most bytes> -> REPLY: its beginning, up to the end of a UTF-8 character
    REPLY=${1:0:$2}
    ((${#1} > $2)) || return 0
    while [[ $REPLY == *[$'\200'-$'\277'] ]]; do
        REPLY=${REPLY%?}
    done
    REPLY=${REPLY%[$'\300'-$'\377']}
}

is_utf8() { # <text>: is it well formed?
    [[ $1 == *[$'\200'-$'\377']* ]] || return 0
    # each character becomes x, so that what was apart stays apart
    local rest=$1 any=[$'\200'-$'\277']
    rest=${rest//[$'\302'-$'\337']$any/x}
    rest=${rest//$'\340'[$'\240'-$'\277']$any/x}
    rest=${rest//$'\355'[$'\200'-$'\237']$any/x} # no surrogates
    rest=${rest//[$'\341'-$'\354'$'\356'$'\357']$any$any/x}
    rest=${rest//$'\360'[$'\220'-$'\277']$any$any/x}
    rest=${rest//[$'\361'-$'\363']$any$any$any/x}
    rest=${rest//$'\364'[$'\200'-$'\217']$any$any/x}
    [[ $rest != *[$'\200'-$'\377']* ]]
}

clean_text() { # <text> <most bytes> -> REPLY: its beginning, with ? for control characters and for bytes of no
    # character
    local length rest text=''
    if [[ $1 != *[!\ -~]* ]]; then # most texts: all is ASCII
        REPLY=${1:0:$2}
        return
    fi
    cut_text "$1" "$2"
    if ! is_utf8 "$REPLY"; then
        rest=$REPLY
        while [[ -n $rest ]]; do
            for length in 1 2 3 4; do
                if is_utf8 "${rest:0:length}"; then
                    text+=${rest:0:length}
                    break
                fi
                if ((length >= 4)); then
                    text+='?' length=1
                fi
            done
            rest=${rest:length}
        done
        REPLY=$text
    fi
    REPLY=${REPLY//[$'\1'-$'\37'$'\177']/?}
    REPLY=${REPLY//$'\302'[$'\200'-$'\237']/?} # the control characters above ASCII
}

printable() { # <value> -> REPLY: in one short line
    clean_text "$1" 60
    REPLY=${REPLY:-"''"}
    if ((${#1} > 60)); then
        REPLY+=...
    fi
}

tell() { # <text>: write its lines to standard error; for a terminal, break them at spaces where they are too wide
    local REPLY line
    split_at "$1" $'\n'
    for line in "${split[@]}"; do
        folded=("$line")
        if ((${#line} > 40)) && [[ -t 2 ]]; then # shorter lines fit into 40 columns
            need core/columns core/window
            measure_window 2
            fold_columns "$line" "$window_columns"
        fi
        printf '%s\n' "${folded[@]}" >&2
    done
}

fail() { # <status> <text, printable>: leave a game's screen, which would hide it; write it to standard error, and exit
    clean_up
    tell "maze.sh: $2"
    exit "$1"
}

fail_with() { # <status> <format> <value ...>: the same, and make the values printable
    local status=$1 format=$2 values=()
    shift 2
    while (($#)); do
        printable "$1"
        values+=("$REPLY")
        shift
    done
    say "$format" ${values[@]+"${values[@]}"}
    fail "$status" "$REPLY"
}

check_defined() { # <file> <function>: exits if the file has not defined it
    declare -F "$2" >/dev/null || fail_with 1 "$say_own_missing" "$1" "$2"
}

check_own_text() { # exits if the text of the program is not in a file
    [[ -n $program ]] || fail_with 1 "$say_no_program"
}

# Progress: work that takes longer than a second shows on standard error how much is done. Work that may take long
# before it can say so is shown from its beginning. A dumb terminal cannot remove it, so nothing is shown there.

readonly MUCH_WORK=20000 # squares

start_progress() { # [what] [squares]
    progress_since=$SECONDS
    ((${2:-0} < MUCH_WORK)) || { progress_since=-1 && show_progress "$1" 0 1; }
}

show_progress() { # <what> <done> <of how many> [what was found so far]; 1 if the user gave up
    [[ -z $give_up ]] || ! "$give_up" || return 1
    ((SECONDS > progress_since)) && [[ -t 2 && ${TERM:-} != dumb ]] || return 0
    local REPLY found=${4:+  $4}
    say "$say_progress" "$1" "$((100 * $2 / ($3 ? $3 : 1)))"
    if [[ -n $give_up ]]; then # in a game, whose window may be narrow
        found="  $say_any_key"
    fi
    printf '\r%s%s\033[K' "$REPLY" "$found" >&2
    progress_shown=yes progress_since=$SECONDS
}

end_progress() {
    if [[ -n $progress_shown ]]; then
        printf '\r\033[K' >&2
    fi
    progress_shown=''
}

# Lines are collected and then written together, because each write costs more than a line.

put_line() { # <line>
    line_buffer+=$1$'\n'
    ((${#line_buffer} < 16384)) || [[ -n $buffer_held ]] || write_buffer
}

put_lines() { # <line ...>: not many, because bash 3.2 copies all of them at each call of put_line
    local line
    for line; do
        put_line "$line"
    done
}

hold_buffer() { # keep lines for take_buffer instead of writing them
    write_buffer
    buffer_held=yes
}

put_text() { # <file of lib that is not bash>: all of it, unchanged
    read_text "$1"
    put_line "${REPLY%$'\n'}"
}

take_buffer() { # -> REPLY: all lines since hold_buffer
    REPLY=$line_buffer
    line_buffer='' buffer_held=''
}

write_buffer() {
    [[ -z $line_buffer ]] || printf %s "$line_buffer" 2>/dev/null || fail_with 1 "$say_cannot_write"
    line_buffer=''
}
