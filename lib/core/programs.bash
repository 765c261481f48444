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

shield() { # <program> <argument ...>: run it without output, and safe from signals -> its status; 129: not known
    local REPLY
    read_answer print_status "$@"
    return "${REPLY:-129}"
}

read_answer() { # <command ...> -> REPLY: the line it prints, or empty if it does not print one in 20 seconds
    local tries=0
    REPLY=''
    # The loop has no break, because bash loses a trap that runs together with one. In 5.2 it also loses one between
    # the start of a command and its <( ), hence the outer braces, whose 2>/dev/null also hides bash's report of a
    # program that a signal ended.
    {
        {
            until read -r -t 1 || ! is_time_out "$?" || ((tries++ >= 20)); do
                kill -s CONT "$!" # Ctrl-Z may have stopped it before it ignored signals
            done
            await_end "$!"
        } < <(ignore_signals "$@")
    } 2>/dev/null
}

ignore_signals() { # <command ...>
    trap '' HUP INT QUIT TERM TSTP
    "$@"
}

print_status() { # <program> <argument ...>: run it, and print its status
    "$@" >/dev/null
    echo "$?"
}
