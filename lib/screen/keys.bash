# shellcheck shell=bash
#
# keys: read keys, and lose none
#
# Owns: sequence_since.
# Writes: at_once, ended_by, read_ahead, read_ended, sequence, stop_whom.

need core/old_bash screen/screen

sequence_since=0

wait_for_keys() { # until something is typed; 1 if the input has ended
    local status REPLY patience=()
    loses_keys || patience=(-t 0.2)
    poll_keys
    while [[ -z $read_ahead ]]; do
        answer_signals
        REPLY='' read_ended=''
        status=142 # as for a time-out
        at_once=reading
        if [[ -z $ended_by$stop_whom$redraw ]]; then
            trap 'note_signal USR1' USR1 # now, and not while bash waits for a process
            read -r -s -n 1 -d '' ${patience[@]+"${patience[@]}"} 2>/dev/null
            status=$?
            trap '' USR1
        fi
        at_once=''
        if [[ -n $REPLY ]]; then # with any status, because a key may come with the time-out
            take_bytes "$REPLY"
            poll_keys
        elif [[ -n $read_ended ]]; then # end_read ended the read, not the end of the input
            # The trap that ended it read a line. Bash 4.3 and 4.4 take the Enter of that line for the end of this read too
            ((status)) || read_ahead=$'\n'
        elif ((status == 0)); then
            read_ahead=$'\1' # Ctrl-Space is a NUL, which no string holds
        elif ((status < 128)); then
            return 1
        fi
    done
}

read_key() { # -> REPLY: a letter or another character (W S D A for Shift with an arrow); up down left right f1 escape
    # enter erase ctrl-u tab home line-end other; foreign (a character outside ASCII), paste (its text is dropped); or end
    local byte first='' # of the two bytes of a letter; however late the second comes
    REPLY=''
    while [[ -z $REPLY ]]; do
        answer_signals
        if ! wait_for_keys; then
            answer_signals # a closed window sends two signals
            REPLY=end
            return
        fi
        REPLY='' # answer_signals may have set it
        if [[ -n $sequence ]] && is_late; then
            read_sequence
        else
            byte=${read_ahead:0:1} read_ahead=${read_ahead:1} sequence=''
            case $byte in
                [' '-'~']) REPLY=$byte ;;
                $'\n' | $'\r') REPLY=enter ;;
                $'\t') REPLY=tab ;;
                $'\177' | $'\b') REPLY=erase ;;
                $'\25') REPLY=ctrl-u ;;
                $'\033')
                    sequence=$byte
                    read_sequence
                    ;;
                $'\32') stop_whom=0 ;;       # Ctrl-Z, for the process group, as the terminal would send it
                $'\34') ended_by='TERM 0' ;; # Ctrl-\, as for QUIT; take_bytes answers Ctrl-C
                [$'\320\321']) first=$byte ;;
                [$'\200'-$'\277']) # the rest of a UTF-8 character
                    [[ -z $first ]] || name_letter "$first$byte"
                    ;;
                [$'\302'-$'\364']) REPLY=foreign ;;
                *) REPLY=other ;;
            esac
        fi
    done
}

# A Russian layout works as it is: each letter means the Latin key in its place. Only ha, which looks like x, means x,
# because a size is typed with it.

readonly RUSSIAN_KEYS='ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ'
readonly LATIN_KEYS='`qwertyuiopx]asdfghjkl;'\''zxcvbnm,.~QWERTYUIOPX}ASDFGHJKL:"ZXCVBNM<>'

name_letter() { # <letter of two bytes> -> REPLY: the key of its place; or foreign
    local before=${RUSSIAN_KEYS%%"$1"*}
    REPLY=foreign
    [[ $before == "$RUSSIAN_KEYS" ]] || REPLY=${LATIN_KEYS:${#before}/2:1}
}

# Keys like the arrows are sequences: ESC [ A, ESC O A, ESC [ 1 ; 5 A. On a slow line one may come
# in pieces: then the pause is taken for the Esc key, but what follows soon is still the arrow.

is_late() { # do the keys typed continue a sequence that was cut short?
    ((SECONDS - sequence_since <= 1)) || return 1
    if [[ $sequence == $'\033' ]]; then
        [[ $read_ahead == [[O]* ]]
    else
        [[ $read_ahead == [A-DFHP0-9\;~]* ]]
    fi
}

read_sequence() { # -> REPLY: its beginning is in sequence, an Esc at least
    local patience byte=''
    until is_complete; do
        # About a fifth of a second: no process, no time-out that could lose a key.
        poll_keys
        if loses_keys; then
            for ((patience = 25000; patience > 0 && ${#read_ahead} == 0; patience--)); do
                poll_keys
            done
        elif [[ -z $read_ahead ]]; then
            IFS= read -r -s -n 1 -d '' -t 0.2 byte 2>/dev/null
            [[ -z $byte ]] || take_bytes "$byte" # it may be Ctrl-C
        fi
        if [[ -z $read_ahead ]]; then
            sequence_since=$SECONDS
            REPLY=other
            [[ $sequence != $'\033' ]] || REPLY=escape
            return
        fi
        if [[ $sequence == $'\033' && $read_ahead != [[O]* ]]; then
            REPLY=escape sequence=''
            return
        fi
        sequence+=${read_ahead:0:1} read_ahead=${read_ahead:1}
    done
    name_sequence "$sequence"
    sequence=''
}

is_complete() { # the sequence
    case $sequence in
        $'\033'[[O] | $'\033[[') return 1 ;;
        $'\033[['? | $'\033'?*[@-~]) return 0 ;;
    esac
    ((${#sequence} >= 32))
}

name_sequence() { # <sequence> -> REPLY
    case $1 in
        $'\033[200~') begin_paste && REPLY='paste' ;;
        $'\033[[A' | $'\033OP' | $'\033[11~' | $'\033[1;'*P) REPLY=f1 ;; # ESC [ [ A: the Linux console
        $'\033[['*) REPLY=other ;;
        $'\033[1;2A' | $'\033[a') REPLY=W ;; # ESC [ a: rxvt
        $'\033[1;2B' | $'\033[b') REPLY=S ;;
        $'\033[1;2C' | $'\033[c') REPLY=D ;;
        $'\033[1;2D' | $'\033[d') REPLY=A ;;
        *A) REPLY=up ;;
        *B) REPLY=down ;;
        *C) REPLY=right ;;
        *D) REPLY=left ;;
        *H | $'\033[1~' | $'\033[7~') REPLY=home ;;
        *F | $'\033[4~' | $'\033[8~') REPLY=line-end ;;
        *) REPLY=other ;;
    esac
}

forget_keys() { # discard the keys typed so far, except Ctrl-C, without waiting
    poll_keys
    [[ $read_ahead != *$'\033[200~'* ]] || begin_paste # so that its end is dropped too
    read_ahead='' sequence=''
}

drain_keys() { # discard the keys that were typed ahead, until none has arrived for 0.3 seconds
    stty time 3 2>/dev/null
    poll_keys
    stty time 0 2>/dev/null
    forget_keys
}

pass_time() { # <tenths of a second>: wait that long, or until a key arrives, which stays in read_ahead
    local tenths
    stty time 1 2>/dev/null
    for ((tenths = 0; tenths < $1 && ${#read_ahead} == 0; tenths++)); do
        poll_keys
    done
    stty time 0 2>/dev/null
    answer_signals
}
