# shellcheck shell=bash
#
# programs: other programs, started and read

# A signal to all of us, Ctrl-C say, would end or stop a program that we wait for. And while bash waits, it forgets
# signals of its own: of two that come together, as a closed window sends them, the first. While it reads it forgets
# none. So the program heeds no signal, prints its line or its status, and is read.

first_line() { # <program> <argument ...> -> REPLY: the line it prints, or empty
    read_answer exec "$@"
}

shield() { # <program> <argument ...>: no signal to all of us ends it midway
    local REPLY
    read_answer tell_status "$@"
    return "${REPLY:-129}"
}

read_answer() { # <command ...> -> REPLY: the line it prints, or empty if a signal ended it before it heeded none
    local tries=0
    REPLY=''
    # If one does so, bash would tell. A trap that comes with a break does nothing; and in 5.2, one between the beginning
    # of a command and its <( ): so 2>/dev/null stands outside. 3.2 does not tell a time-out from the end.
    {
        {
            until read -r -t 1 || (($? <= 128 && BASH_VERSINFO[0] > 3 || tries++ >= 20)); do
                kill -s CONT "$!" # Ctrl-Z may have stopped it as early
            done
            await_end "$!"
        } < <(heed_none "$@")
    } 2>/dev/null
}

await_end() { # <process of ours, about to end>: bash up to 4.1 would hear of it later, and break off what it writes then
    ((10 * BASH_VERSINFO[0] + BASH_VERSINFO[1] < 42)) || return 0
    local patience=200000 # it may have been stopped
    while kill -s 0 "$1" && ((patience--)); do :; done 2>/dev/null
}

heed_none() {
    trap '' HUP INT QUIT TERM TSTP
    "$@"
}

tell_status() {
    "$@" >/dev/null
    echo "$?"
}
