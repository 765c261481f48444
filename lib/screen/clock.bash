# shellcheck shell=bash
#
# clock: how long a game has been played, in whole seconds
#
# Owns: clock_before (seconds counted before the clock last started), clock_since (when it started; empty while it
# is stopped), clock_paused (the same, before the pause).

clock_before=0 clock_since='' clock_paused=''

set_clock() { # <seconds>: and let it stand
    clock_before=$1 clock_since=''
}

run_clock() {
    [[ -n $clock_since ]] || clock_since=$SECONDS
}

stop_clock() {
    read_clock
    set_clock "$REPLY"
}

pause_clock() {
    clock_paused=$clock_since
    stop_clock
}

resume_clock() { # if it ran before the pause
    [[ -z $clock_paused ]] || run_clock
}

read_clock() { # -> REPLY: seconds
    REPLY=$clock_before
    [[ -z $clock_since ]] || ((REPLY += SECONDS - clock_since))
}
