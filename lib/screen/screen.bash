# shellcheck shell=bash
#
# screen: set up, measure and restore the terminal; handle signals
#
# No key is lost to a time-out, in any bash. The terminal is set to "min 0 time 0": a plain read takes what has been
# typed, even nothing, and never waits (poll_keys). To wait, the program uses read -n 1, for which bash itself sets
# "min 1". Ctrl-C, Ctrl-Z and Ctrl-\ arrive as keys, in order, so the program answers them where it reads keys.
#
# A signal from elsewhere can arrive at any moment, so its trap only makes a note, and answer_signals does the work.
# While read waits, up to 4.4, traps run, but a time-out can lose a key: read waits without one, and the clock is drawn
# with the next key. From 5.0, they may not run, but a key that arrives with the time-out is returned: read waits for a
# fifth of a second, again and again. After a trap, 5.0 and 5.1 may forget the time-out. In every bash the trap takes
# back the "min 1": read continues, finds nothing and ends.
#
# A game gives setup_terminal a function. It is called between keys, after each second and, with an argument that is not
# empty, when all must be drawn again. It may draw. It must not read keys, and must leave REPLY as it is.
#
# Owns: saved_stty, on_screen (yes; left from leave_screen to enter_screen), between_keys (that function), called_at
# (when it was called last), read_ahead (bytes that were read, to be handed out), at_once (reading or working: what a
# trap does besides its note), ended_by (INT 0: the signal, and the process it is for; 0 is all that were started with
# it), redraw (resized or continued: why all must be drawn again), read_ended, farewell (a function: what a game does
# when Ctrl-C ends it).

need core/programs core/window

readonly CURSOR=$'\033[?25h' NO_CURSOR=$'\033[?25l'
readonly ORDINARY=$'\033[0m\033[?7h'$CURSOR$'\033[?1049l'
saved_stty='' on_screen='' between_keys=: called_at=0 read_ahead='' at_once='' ended_by='' redraw='' read_ended=''
farewell=:

show() { # <text>: on the screen; again if a signal, in bash 3.2, cut it off. read_key notices a closed window
    printf %s "$1" 2>/dev/null || printf %s "$1" 2>/dev/null
}

setup_terminal() { # <function to call between keys>: unless that was done; reset_terminal undoes everything
    local name
    [[ -z $on_screen ]] || return 0
    between_keys=$1 called_at=$SECONDS read_ahead='' ended_by=''
    first_line stty -g
    saved_stty=$REPLY
    on_screen=left
    call_at_end reset_terminal
    for name in INT TERM QUIT HUP CONT WINCH; do
        # shellcheck disable=SC2064 # the name is meant now
        trap "note_signal $name" "$name"
    done
    enter_screen
}

reset_terminal() { # a signal that arrives while it runs is handled afterwards
    [[ -n $on_screen ]] || return 0
    at_once=''
    leave_screen
    on_screen=''
    trap : WINCH CONT # bash warns when it removes the trap of a signal that has just come; these do no harm
    trap end_by_interrupt INT
    if [[ -n $ended_by ]]; then
        trap : QUIT HUP TERM # this may run in a trap
        raise_signal
    else
        {
            trap '' HUP TERM
            trap - QUIT HUP TERM
        } 2>/dev/null
    fi
}

raise_signal() { # so that the caller sees why
    if [[ $ended_by == 'INT 0' ]]; then
        "$farewell"
    fi
    # in the trap of INT bash 4.3 and 4.4 would ignore another one
    trap - INT "${ended_by% *}"
    kill -s "${ended_by% *}" "${ended_by#* }"
}

enter_screen() {
    trap '' TSTP # until stty is done, Ctrl-Z is a signal: the shell would get the terminal as a game needs it
    set_keys undef
    trap - TSTP
    on_screen=yes
    # another screen; no cursor; no wrapping of lines
    show $'\033[?1049h'"$NO_CURSOR"$'\033[?7l'
    measure_window
}

leave_screen() { # a signal may interrupt and repeat it: then poll_keys would wait for a key
    if [[ $on_screen == yes ]]; then
        poll_keys # so that the shell does not get them
    fi
    on_screen=left read_ahead=''
    show "$ORDINARY"
    trap '' TSTP
    set_stty "$saved_stty"
    trap - TSTP
}

set_stty() { # <argument of stty ...>: again if a signal ended stty
    local tries
    for ((tries = 0; tries < 5; tries++)); do
        shield stty "$@"
        (($? > 128)) || return 0
    done
}

# Keys.

# Here read is given no name, so it fills REPLY and keeps spaces. In bash up to 4.3, a trap that runs during "IFS= read"
# would drop them.

poll_keys() { # append what has been typed to read_ahead, without waiting; no keys before it delay Ctrl-C
    local REPLY='' typed=''
    if [[ -n $saved_stty ]]; then     # without stty, read would wait
        while read -r 2>/dev/null; do # a line; its end was Enter
            typed+=$REPLY$'\n'
        done
    fi
    typed+=$REPLY read_ahead+=$typed
    if [[ $typed == *$'\3'* ]]; then
        ended_by='INT 0' read_ahead=''
    fi
}

set_keys() { # <^C, or undef>: keys are read as they are typed, without echo; of all keys only this one is a signal
    set_stty -echo -icanon -iexten icrnl -ixon min 0 time 0 quit undef susp undef intr "$1"
    read_ended=yes
}

# Signals.
#
# In every bash, a trap that runs together with a break or a continue is lost. So the code that reads keys or draws
# the view uses neither, and no algorithm does.

note_signal() { # <name>: what every trap does
    local IFS=$' \t\n'
    case $1 in
        WINCH) redraw=resized ;;
        CONT) redraw=continued ;;
        QUIT) ended_by="TERM $$" ;; # bash itself would not die of QUIT
        *) ended_by="$1 $$" ;;
    esac
    case $at_once in
        reading) end_read ;;
        working) answer_signals <&1 ;; # long work may read a file at that moment
    esac
}

end_read() { # read continues, finds nothing and ends
    local answered=$at_once
    at_once=''
    set_keys undef
    at_once=$answered
}

keys_wait() { # do more keys wait? Then nothing is drawn
    ((${#read_ahead} > 8))
}

answer_signals() { # end the program, or call the game's function, unless long work runs
    if [[ -n $ended_by ]]; then
        # bash up to 4.0: the signal that is handled also ends a program that is started, unless bash ignores it
        { trap '' HUP TERM QUIT && :; } 2>/dev/null
        reset_terminal
        raise_signal # in a trap of bash 3.2 the signal waits until the trap ends
    elif [[ -z $at_once ]]; then
        call_between_keys
    fi
}

call_between_keys() { # if a second has passed, or if all must be drawn again
    local why
    [[ -n $redraw ]] || ((SECONDS != called_at)) || return 0
    why=$redraw redraw='' # in one command, because a resize may come in between
    if [[ $why == continued ]]; then
        set_keys undef # after a stop by another program
    fi
    if [[ -n $why ]]; then
        measure_window
    fi
    called_at=$SECONDS
    "$between_keys" "$why"
}
