# shellcheck shell=bash
#
# clock: how long a game has been played, in whole seconds
#
# Owns: clock_before (seconds counted before the clock last started), clock_since (when it started; empty while it
# is stopped; paused if it ran before a pause).

clock_before=0 clock_since=''

set_clock() { # <seconds>: stopped
    clock_before=$1 clock_since=''
}

run_clock() {
    [[ -n $clock_since ]] || clock_since=$SECONDS
}

stop_clock() { # -> REPLY: seconds
    read_clock
    set_clock "$REPLY"
}

pause_clock() { # until resume_clock
    [[ -n $clock_since ]] || return 0
    stop_clock
    clock_since=paused
}

resume_clock() {
    [[ $clock_since != paused ]] || clock_since=$SECONDS
}

skip_clock() { # <seconds>: do not count the last ones, in which the program was stopped
    [[ $clock_since != [0-9]* ]] || ((clock_since += $1))
}

read_clock() { # -> REPLY: seconds
    REPLY=$clock_before
    [[ $clock_since != [0-9]* ]] || ((REPLY += SECONDS - clock_since))
}
