# shellcheck shell=bash
#
# old bash: work around faults of bash 3.2 to 4.4
#
# Where an old bash needs other words in the middle of a line, a comment there names the shell and the symptom.

is_older_than() { # <bash, such as 42 for 4.2>
    ((10 * BASH_VERSINFO[0] + BASH_VERSINFO[1] < $1))
}

is_time_out() { # <status of read>: 3.2 has the same for a time-out as for the end of the input
    if (($1 <= 128)); then
        is_older_than 40
    fi
}

await_end() { # <child process that is about to end>: up to 4.1, SIGCHLD would interrupt a later write
    is_older_than 42 || return 0
    local patience=200000 # tries: the process may be stopped
    while kill -s 0 "$1" && ((patience--)); do :; done 2>/dev/null
}
