# shellcheck shell=bash
#
# status: the status line of a game, and a message that disappears after a while
#
# Owns: message, message_since (seconds).

need core/columns core/window screen/view

message='' message_since=0

set_message() { # <text>
    message=$1 message_since=$SECONDS
}

readonly MESSAGE_STAYS=3 # seconds that a message hides other fields, or each part of one that is too long

readonly NARROW=60 # columns: in a smaller window the clock is dropped before the other fields

# If there is no room for all fields, the seed is dropped first, then the best time, then the others from the left; in a
# wide window the clock stays. A long message also takes the place of the two keys.

set_game_fields() { # <clock> <best time> <seed> <field ...>: these, the message, where the map continues, and two keys
    local clock=$1 best=$2 seed=$3 said=$message part='' rest age
    shift 3
    if ((window_columns < NARROW)); then
        set -- "$clock" "$@"
        clock=''
    fi
    if [[ -n $message ]]; then
        count_columns "${clock:+$clock  }"
        fold_columns "$message" "$((window_columns - 1 - REPLY))"
        ((age = SECONDS - message_since, age >= 0)) || age=0 # the clock of the machine was set back
        part=${folded[age / MESSAGE_STAYS]-}
    fi
    name_rest
    rest=$REPLY
    while
        set_fields "$clock" "$@" "$best" "$seed" "$said" "$rest" "$say_help_key" "$say_quit_key"
        ! all_fit
    do
        if [[ $said != "$part" ]]; then
            said=$part
        elif [[ -n $seed ]]; then
            seed=''
        elif [[ -n $best ]]; then
            best=''
        elif (($#)); then
            shift
        else
            [[ -z $said ]] || set_fields "$clock" "$said"
            return
        fi
    done
}
