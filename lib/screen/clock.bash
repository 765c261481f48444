# shellcheck shell=bash
#
# clock: how long a game has been played, in whole seconds
#
# Owns: clock_before (seconds counted before the clock last started), clock_since (when it started; empty while it
# is stopped).

clock_before=0 clock_since=''

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

read_clock() { # -> REPLY: seconds
    REPLY=$clock_before
    [[ -z $clock_since ]] || ((REPLY += SECONDS - clock_since))
}

name_time() { # <seconds> -> REPLY: 1:23
    if (($1 < 3600)); then
        printf -v REPLY '%d:%02d' "$(($1 / 60))" "$(($1 % 60))"
    else
        printf -v REPLY '%d:%02d:%02d' "$(($1 / 3600))" "$(($1 / 60 % 60))" "$(($1 % 60))"
    fi
}
