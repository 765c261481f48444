# shellcheck shell=bash
#
# clock: measure the time of a game in whole seconds
#
# It runs from the first key, while the mode is that of the game.
#
# Owns: clock_seconds (counted so far), clock_at (when it was read last; empty before the first key).

clock_seconds=0 clock_at=''

set_clock() { # <seconds>: stopped
    clock_seconds=$1 clock_at=''
}

run_clock() {
    if [[ -z $clock_at ]]; then
        clock_at=$SECONDS
    fi
}

skip_clock() { # do not count the time since it was read last
    if [[ -n $clock_at ]]; then
        clock_at=$SECONDS
    fi
}

read_clock() { # -> REPLY: seconds
    if [[ -n $clock_at && $mode == "$game" ]]; then
        # whoever sets the clock of the machine also sets SECONDS; nobody thinks for ten minutes
        if ((SECONDS > clock_at && SECONDS < clock_at + 600)); then
            ((clock_seconds += SECONDS - clock_at))
        fi
        clock_at=$SECONDS
    fi
    REPLY=$clock_seconds
}
