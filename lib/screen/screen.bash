# shellcheck shell=bash
#
# screen: the terminal, set up, measured and restored; signals
#
# No key is lost to a time-out, in any bash. The terminal is set to "min 0 time 0": a plain read takes what has been
# typed, even nothing, and never waits (poll_keys). To wait, the program uses read -n 1, for which bash itself sets
# "min 1". Ctrl-C, Ctrl-Z and Ctrl-\ arrive as keys, in order, so the program answers them where it reads keys.
#
# A signal from elsewhere can arrive at any moment, so its trap only makes a note, and answer_signals does the work.
# Whether a trap runs while read waits depends on the version of bash:
#
#     up to 4.4   it does, but a time-out can lose a key. So read waits without one, and the trap takes back the
#                 "min 1": read continues, finds nothing and ends. For the clock, a process sends a signal each second.
#     from 5.0    it does not, except for INT, after which 5.0 and 5.1 may forget the time-out. A key that arrives
#                 with the time-out is returned. So read waits for a fifth of a second, again and again.
#
# A game gives setup_terminal a function. It is called between keys, after each second and when the window may have
# changed (take_resize says so). It may draw. It must not read keys, and must leave REPLY as it is.
#
# Writes: on_interrupt, window_same.
# Owns: saved_stty, on_screen, look, looked, read_ahead (bytes that were read, to be handed out), sequence,
# pasting (yes while what comes was pasted), paste_end (what may begin its end), undrawn (yes: not all was),
# keys_set (yes from enter_screen to leave_screen), at_once, ended_by, ended_whom, stopped_by, resumed, resized (the
# notes), read_ended, ticker, keeper, key_signals, farewell (a function: the words of a game that a typed Ctrl-C ends).

need core/programs cli/window

KEY_SIGNALS=(intr '^C' quit ^\\ susp '^Z') NO_KEY_SIGNALS=(intr undef quit undef susp undef)
readonly KEY_SIGNALS NO_KEY_SIGNALS
readonly CURSOR=$'\033[?25h' NO_CURSOR=$'\033[?25l'
readonly ORDINARY=$'\033[0m\033[?2004l\033[?7h'$CURSOR$'\033[?1049l'
saved_stty='' on_screen='' look=: looked=0 read_ahead='' sequence='' pasting='' paste_end='' undrawn='' keys_set=''
at_once='' ended_by='' ended_whom=0 stopped_by='' resumed='' resized='' read_ended='' ticker='' keeper='' farewell=: key_signals=("${NO_KEY_SIGNALS[@]}")

show() { # <text>: on the screen; if the window has been closed, read_key will find out
    # a signal, in bash 3.2, may cut it off
    printf %s "$1" 2>/dev/null || undrawn=yes
}

setup_terminal() { # <function to call between keys>; reset_terminal undoes all of it
    look=$1 looked=$SECONDS
    read_ahead='' sequence='' pasting='' paste_end='' undrawn='' ended_by='' stopped_by='' resumed=''
    first_line stty -g
    saved_stty=$REPLY
    on_screen=yes
    call_at_end reset_terminal
    catch_signals
    enter_screen
    start_ticker
}

reset_terminal() { # a signal that comes meanwhile is obeyed behind it
    [[ -n $on_screen ]] || return 0
    at_once=''
    stop_ticker
    leave_screen
    on_screen=''
    { # where a signal has just come whose trap is taken away, bash warns
        trap '' HUP TERM
        trap - QUIT TSTP HUP TERM
    } 2>/dev/null
    trap : WINCH CONT # of these too, and they do no harm
    on_interrupt=end_by_interrupt
    [[ -z $ended_by ]] || obey_signal
}

obey_signal() { # so that the caller sees why
    [[ $ended_by != INT ]] || ((ended_whom)) || "$farewell"
    trap - INT # in its trap bash 4.3 and 4.4 would pass over another one
    kill -s "$ended_by" "$ended_whom"
}

enter_screen() {
    start_keeper
    set_keys
    keys_set=yes
    # another screen; no cursor; no wrapping of lines; what is pasted is marked
    show $'\033[?1049h'"$NO_CURSOR"$'\033[?7l\033[?2004h'
    resized=yes
}

leave_screen() { # it may begin again, where a signal broke it off: then a look for keys would wait for one
    if [[ -n $keys_set ]]; then
        poll_keys # not for the shell
    fi
    keys_set='' read_ahead='' sequence='' pasting='' paste_end=''
    show_ordinary
    set_stty "$saved_stty"
    stop_keeper
}

show_ordinary() { # the screen that was there before; again, if a signal has cut it off
    undrawn=''
    show "$ORDINARY"
    [[ -z $undrawn ]] || show "$ORDINARY"
}

set_stty() { # <argument of stty ...>: again, if a signal was faster
    local tries
    for ((tries = 0; tries < 5; tries++)); do
        shield stty "$@"
        (($? > 128)) || return 0
    done
}

# Keys.

# Here read is given no name: then it fills REPLY, and keeps blanks. With IFS= before it, and a trap that
# runs meanwhile, a bash up to 4.3 would drop them.

poll_keys() { # appends to read_ahead what has been typed, without waiting
    local REPLY='' typed=''
    [[ -n $saved_stty ]] || return 0 # no stty: read would wait
    while read -r 2>/dev/null; do
        typed+=$REPLY$'\n'
        if ((${#typed} > 4000)); then
            take_bytes "$typed"
            typed=''
        fi
    done
    typed+=$REPLY
    [[ -z $typed ]] || take_bytes "$typed"
    # More than anybody types ahead does not hold up q
    ((${#read_ahead} < 500)) || [[ -n $sequence || $read_ahead != *q* ]] || read_ahead=q
}

# What is pasted comes between ESC [ 200 ~ and ESC [ 201 ~, and is no key. Nothing holds up Ctrl-C.

take_bytes() { # <what came from the terminal>: into read_ahead
    local left=$paste_end$1 piece tail_at=$((${#read_ahead} > 5 ? ${#read_ahead} - 5 : 0))
    if [[ $1 == *$'\3'* ]]; then
        ended_by=INT ended_whom=0 read_ahead='' sequence='' paste_end=''
        return
    fi
    paste_end=''
    if [[ ${read_ahead:tail_at} == *$'\033'* ]]; then # a mark may have come in pieces
        left=${read_ahead:tail_at}$left
        read_ahead=${read_ahead:0:tail_at}
    fi
    while [[ -n $left ]]; do
        piece=${left:0:4000}
        if [[ -z $pasting ]]; then
            if [[ $left != *$'\033[200~'* ]]; then
                read_ahead+=$left
                return
            fi
            while [[ $piece != *$'\033[200~'* ]]; do # in a long string #* would take long
                read_ahead+=${left:0:3995}
                left=${left:3995}
                piece=${left:0:4000}
            done
            read_ahead+=${piece%%$'\033[200~'*}
            begin_paste
        elif [[ $piece == *$'\033[201~'* ]]; then
            pasting=''
        elif ((${#left} > 4000)); then
            left=${left:3995}
            continue
        else # its end may have come in part
            paste_end=$left
            ((${#left} < 6)) || paste_end=${left:${#left}-5}
            return
        fi
        piece=${piece#*$'\033[20'[01]~}
        left=$piece${left:4000}
    done
}

begin_paste() {
    pasting=yes
}

set_keys() { # each key is read when it is typed, without echo; Ctrl-C, Ctrl-S and others are ordinary keys
    set_stty -echo -icanon -iexten icrnl -ixon min 0 time 0 "${key_signals[@]}"
    read_ended=yes
}

# Long work in the midst of a game, carving say, can be stopped like any other program; but not while stty is at work,
# for then the terminal would be restored first and set for keys behind that.

start_work() {
    [[ -n $on_screen ]] || return 0
    key_signals=("${KEY_SIGNALS[@]}")
    set_keys
    at_once=working
    answer_signals
}

end_work() {
    [[ -n $on_screen ]] || return 0
    key_signals=("${NO_KEY_SIGNALS[@]}") at_once=''
    set_keys
}

# Signals.
#
# In every bash, a trap that runs together with a break or a continue is lost. So the code that reads keys or draws
# the view uses neither, and no algorithm does.

catch_signals() {
    on_interrupt=note_interrupt
    trap interrupt INT
    trap 'note_signal TERM' TERM QUIT # bash itself would not die of QUIT
    trap 'note_signal HUP' HUP
    trap 'note_signal TSTP' TSTP
    trap 'note_signal CONT' CONT
    trap 'note_signal WINCH' WINCH
}

note_interrupt() {
    note_signal INT
}

note_signal() { # <name>: what every trap does
    local IFS=$' \t\n'
    case $1 in
        WINCH) resized=yes ;;
        TSTP) stopped_by=signal ;;
        CONT) resumed=yes ;;
        USR1) ;; # the clock
        *) ended_by=$1 ended_whom=$$ ;;
    esac
    case $at_once in
        reading) end_read ;;
        timing) [[ $1 != INT ]] || end_read ;;
        working) answer_signals <&1 ;; # what works may read something else than the terminal just then
    esac
}

end_read() { # read continues, finds nothing and ends
    local answered=$at_once
    at_once=''
    set_keys
    at_once=$answered
}

# While keys wait that draw anew each, nothing is drawn; behind them all is.

keys_wait() {
    ((${#read_ahead} > 8)) || return 1
    undrawn=yes
}

answer_signals() { # and calls the game's function, unless it is at work
    if [[ -n $undrawn ]] && ! keys_wait; then
        undrawn='' resized=${resized:-undrawn}
    fi
    [[ -z $ended_by ]] || end_by_signal
    while [[ -n $stopped_by ]]; do
        stop_and_go_on
    done
    if [[ -n $resumed ]]; then # after a stop that could not be caught
        set_keys
        resumed='' resized=yes
    fi
    if [[ -z $at_once ]] && { [[ -n $resized ]] || ((SECONDS != looked)); }; then
        looked=$SECONDS
        "$look"
    fi
}

take_resize() { # 0 if the window may have changed since this was asked last
    local was
    [[ -n $resized ]] || return 1
    was=$resized resized='' # in one, for another resize may come in between
    [[ $was != undrawn ]] || window_same=yes
}

# Bash up to 4.0 ends what it starts, while it answers a signal, by that same signal; but not by one that it ignores.

end_by_signal() { # restore all, then end by the signal
    { trap '' HUP TERM QUIT TSTP && :; } 2>/dev/null
    reset_terminal
    obey_signal
}

# During long work a trap stops the program. There bash up to 4.2 blocks a second signal of the same name, so STOP,
# which cannot be blocked, is used in place of TSTP. Children of such a bash ignore TSTP, or it would stop them; bash
# would then report the stopped child at the next command.

stop_and_go_on() { # the shell gets its terminal back; after fg the function continues behind the kill
    local whom=$$ answered=$at_once
    [[ $stopped_by == signal ]] || whom=0 # Ctrl-Z is for all that was started together with us
    at_once=''
    if [[ $answered == working ]] && ((10 * BASH_VERSINFO[0] + BASH_VERSINFO[1] < 43)); then
        { trap '' TSTP && :; } 2>/dev/null
        leave_screen
        { kill -s STOP "$whom" && :; } 2>/dev/null
        stopped_by='' resumed=''
        enter_screen
        trap 'note_signal TSTP' TSTP
    else
        leave_screen
        trap - TSTP
        kill -s TSTP "$whom"
        stopped_by='' resumed=''
        trap 'note_signal TSTP' TSTP
        enter_screen
    fi
    at_once=$answered
    [[ -z $ended_by ]] || end_by_signal
}

# The clock of bash up to 4.4. When the game has ended, in whatever way, its kill fails and the clock ends.

start_ticker() {
    ticker=''
    ((BASH_VERSINFO[0] < 5)) && type -P sleep >/dev/null 2>&1 || return 0
    trap '' USR1 # but while read waits; and so it stays: at the end one may still be under way
    (while sleep 1 && kill -s USR1 $$; do :; done) </dev/null >/dev/null 2>&1 6>&- &
    ticker=$!
    disown "$ticker" 2>/dev/null
}

stop_ticker() {
    [[ -n $ticker ]] || return 0
    kill -s KILL "$ticker" 2>/dev/null # it may have been made to ignore others
    await_end "$ticker"
    ticker=''
}

# A game that ends without a trap cannot restore the terminal: after kill -9, or in bash up to 4.0 when signals arrive
# close together. So a process, the keeper, reads from a pipe that only the game holds open: the pipe ends with the game.

start_keeper() {
    { exec 6> >(keep_terminal); } 2>/dev/null
    keeper=$!
}

stop_keeper() {
    trap '' PIPE # it may have been killed
    { echo over >&6; } 2>/dev/null
    { exec 6>&-; } 2>/dev/null
    trap - PIPE
    await_end "$keeper"
}

keep_terminal() { # nothing that is for all of us ends or stops it
    local told
    trap '' HUP INT QUIT TERM TSTP TTOU USR1
    read -r told
    [[ $told != over ]] || return 0
    exec <&1
    show_ordinary
    told=$(stty -a)
    # else the shell has made it its own by now
    if [[ $told == *'intr = <undef>'* || $told == *'min = 0'* ]]; then
        stty "$saved_stty"
    fi
}
