# shellcheck shell=bash
#
# programs: start other programs and read their output

# A signal to the whole process group, such as Ctrl-C, would end or stop a program that bash waits for. And while bash
# waits, it loses signals: of two that arrive together, as when a window closes, the first is lost. While it reads, it
# loses none. So a program is started with signals ignored, and bash reads the line that it prints, or its status.

need core/old_bash

first_line() { # <program> <argument ...> -> REPLY: the line it prints, or empty
    read_answer exec "$@"
}

shield() { # <program> <argument ...>: run it so that a signal to the process group does not end it
    local REPLY
    read_answer print_status "$@"
    return "${REPLY:-129}"
}

read_answer() { # <command ...> -> REPLY: the line it prints, or empty if a signal ended it before it ignored signals
    local tries=0
    REPLY=''
    # The outer 2>/dev/null hides bash's report of a program that a signal ended. A trap that runs together with a
    # break is lost; in 5.2 also one between the start of a command and its <( ), hence the outer braces.
    {
        {
            until read -r -t 1 || ! is_time_out "$?" || ((tries++ >= 20)); do
                kill -s CONT "$!" # Ctrl-Z may have stopped it before it ignored signals
            done
            await_end "$!"
        } < <(ignore_signals "$@")
    } 2>/dev/null
}

ignore_signals() {
    trap '' HUP INT QUIT TERM TSTP
    "$@"
}

print_status() {
    "$@" >/dev/null
    echo "$?"
}
