# shellcheck shell=bash
#
# clock: measure the time of a game in whole seconds
#
# Owns: clock_before (seconds counted before the clock last started), clock_since (when it started; empty while it
# is stopped; paused if it ran before a pause), clock_seen (when it was read last: SECONDS goes back with the clock of the
# machine).

clock_before=0 clock_since='' clock_seen=0

set_clock() { # <seconds>: stopped
    clock_before=$1 clock_since=''
}

run_clock() {
    [[ -n $clock_since ]] || clock_since=$SECONDS clock_seen=$SECONDS
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
    [[ $clock_since != paused ]] || clock_since=$SECONDS clock_seen=$SECONDS
}

skip_clock() { # <seconds>: do not count the last ones, in which the program was stopped
    [[ -z $clock_since || $clock_since == paused ]] || (($1 < 0)) || ((clock_since += $1, clock_seen = SECONDS))
}

read_clock() { # -> REPLY: seconds
    REPLY=$clock_before
    [[ -n $clock_since && $clock_since != paused ]] || return 0
    ((SECONDS >= clock_seen)) || ((clock_since += SECONDS - clock_seen))
    clock_seen=$SECONDS
    ((REPLY += clock_seen - clock_since))
}
