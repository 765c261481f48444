# shellcheck shell=bash
#
# keys: read keys, and lose none
#
# read_key returns only keys. A terminal also sends reports by itself (of its colors, the position, the focus, the
# mouse, the clipboard); read_key skips them to their ends.
#
# Writes: at_once, ended_by, read_ahead, read_ended.

need core/old_bash screen/screen

wait_for_keys() { # until something is typed; 1 if the input has ended
    local status REPLY patience=()
    if ! is_older_than 50; then # up to 4.4, read can lose a key by a time-out
        patience=(-t 0.2)
    fi
    poll_keys
    while [[ -z $read_ahead ]]; do
        answer_signals
        REPLY='' read_ended=''
        status=142 # as for a time-out
        at_once=reading
        if [[ -z $ended_by$redraw ]]; then
            read -r -s -n 1 -d '' ${patience[@]+"${patience[@]}"} 2>/dev/null
            status=$?
        fi
        at_once=''
        if [[ -n $REPLY ]]; then # with any status, because a key may come with the time-out
            read_ahead=$REPLY
            poll_keys
        elif [[ -n $read_ended ]]; then # end_read ended the read, not the end of the input
            # end_read also reads a line: then bash 4.3 and 4.4 end this read at Enter too, and drop the Enter
            if ((status == 0)); then
                read_ahead=$'\n'
            fi
        elif ((status == 0)); then
            read_ahead=$'\1' # Ctrl-Space is a NUL, which no string holds
        elif ((status < 128)); then
            return 1
        fi
    done
}

read_key() { # -> REPLY: a character, or the name of a key (see name_key); empty for what is no key; end: of the input
    answer_signals
    if wait_for_keys; then
        next_key
    else
        answer_signals # a closed window also sends HUP: end by that signal
        REPLY=end
    fi
}

next_key() { # -> REPLY: the key that read_ahead begins with, removed from there; empty if it is none
    local tenths late=''
    REPLY=''
    [[ -n $read_ahead ]] || return 0
    until cut_sequence "$late"; do
        tenths=10
        if [[ $read_ahead == $'\033' ]]; then # it may be the key Esc
            tenths=2
        fi
        await_bytes "$tenths" "${#read_ahead}" || late=yes
    done
    name_key "$REPLY"
}

cut_sequence() { # [late] -> REPLY: what read_ahead begins with, removed from there; 1 if its end may still come
    # before any other byte, Esc is a key by itself
    local body length=1
    case $read_ahead in
        [$'\320\321'] | [$'\320\321'][$'\200'-$'\277']*) length=2 ;;
        $'\033' | $'\033O' | $'\033[[') length=4 ;;
        $'\033'[]PX^_]*) # a string up to BEL or Esc \: OSC, DCS, SOS, PM or APC
            body=${read_ahead%%$'\a'*}
            body=${body%%$'\033\\'*}
            length=$((${#body} + 1))
            if [[ ${read_ahead:length-1:1} == $'\033' ]]; then
                ((length += 1))
            fi
            ;;
        $'\033O'*) length=3 ;;  # a key of the keypad
        $'\033[['*) length=4 ;; # a function key of the Linux console
        $'\033[M'*) length=6 ;; # a mouse button: three bytes follow
        $'\033['*)
            body=${read_ahead:2}
            body=${body%%[! -?]*} # parameters; the next byte is the last
            length=$((${#body} + 3))
            if [[ ${read_ahead:length-1:1} == [!@-~] ]]; then # the sequence was cut short
                ((length -= 1))
            fi
            ;;
    esac
    ((${#read_ahead} >= length)) || [[ -n $1 ]] || return 1
    REPLY=${read_ahead:0:length} read_ahead=${read_ahead:length}
}

name_key() { # <byte or sequence> -> REPLY: the key that it means, if it means one
    REPLY=''
    case $1 in
        [' '-'~']) REPLY=$1 ;;
        $'\n' | $'\r') REPLY=enter ;;
        $'\t') REPLY=tab ;;
        $'\177' | $'\b') REPLY=erase ;;
        $'\25') REPLY=ctrl-u ;;
        $'\3') ended_by='INT 0' ;;   # Ctrl-C, for the process group, as the terminal would send it
        $'\32') REPLY=stop ;;        # Ctrl-Z
        $'\34') ended_by='TERM 0' ;; # Ctrl-\, as for QUIT
        $'\033'*) name_sequence "$1" ;;
        [$'\320\321']?) name_letter "$1" ;;
        [$'\320\321'] | [$'\200'-$'\277']) ;; # a part of a letter
        [$'\302'-$'\364']) REPLY=foreign ;;   # any other character outside ASCII
        *) REPLY=other ;;
    esac
}

# A Russian layout works as it is: each letter means the Latin key in its place. Only ha, which looks like x, means x,
# because a size is typed with it.

readonly RUSSIAN_KEYS='ёйцукенгшщзхъфывапролджэячсмитьбюЁЙЦУКЕНГШЩЗХЪФЫВАПРОЛДЖЭЯЧСМИТЬБЮ'
readonly LATIN_KEYS='`qwertyuiopx]asdfghjkl;'\''zxcvbnm,.~QWERTYUIOPX}ASDFGHJKL:"ZXCVBNM<>'

name_letter() { # <letter of two bytes> -> REPLY: the key of its place; or foreign
    local before=${RUSSIAN_KEYS%%"$1"*}
    REPLY=foreign
    if [[ $before != "$RUSSIAN_KEYS" ]]; then
        REPLY=${LATIN_KEYS:${#before}/2:1}
    fi
}

name_sequence() { # <Esc and more> -> REPLY: the key that it means; unchanged for a report
    case $1 in
        $'\033') REPLY=escape ;;
        $'\033[[A' | $'\033OP' | $'\033[11~' | $'\033[1;'*P) REPLY=f1 ;; # ESC [ [ A: the Linux console
        $'\033[['*) REPLY=other ;;
        $'\033[1;2A' | $'\033[a') REPLY=W ;; # with Shift; ESC [ a: rxvt
        $'\033[1;2B' | $'\033[b') REPLY=S ;;
        $'\033[1;2C' | $'\033[c') REPLY=D ;;
        $'\033[1;2D' | $'\033[d') REPLY=A ;;
        $'\033'[[O]*A) REPLY=up ;;
        $'\033'[[O]*B) REPLY=down ;;
        $'\033'[[O]*C) REPLY=right ;;
        $'\033'[[O]*D) REPLY=left ;;
        $'\033'[[O]*H | $'\033[1~' | $'\033[7~') REPLY=home ;;
        $'\033'[[O]*F | $'\033[4~' | $'\033[8~') REPLY=line-end ;;
        $'\033['*[0-9]'~' | $'\033O'* | $'\033[Z') REPLY=other ;;
    esac
}

forget_keys() { # discard the keys typed so far; Ctrl-C and Ctrl-\ still have their effect
    local REPLY
    poll_keys
    while [[ -n $read_ahead ]]; do
        next_key
    done
}

await_bytes() { # <tenths of a second> [bytes in read_ahead]: wait until more bytes than these have come; 1 if none has
    local tenths before=${2:-0}
    [[ -n $saved_stty ]] || return # without stty, or where a whole line was read, no more comes
    poll_keys
    if ((${#read_ahead} == before)); then
        set_stty time 1
        for ((tenths = 0; tenths < $1 && ${#read_ahead} == before; tenths++)); do
            poll_keys
        done
        set_stty time 0
    fi
    answer_signals
    ((${#read_ahead} > before))
}
