# shellcheck shell=bash
#
# status: the status line of a game, with a message that disappears again
#
# Owns: message, message_since (seconds).

need cli/columns screen/view cli/window

message='' message_since=0

set_message() { # <text>
    message=$1 message_since=$SECONDS
}

readonly MESSAGE_STAYS=3 # seconds, if it hides something

readonly NARROW=60 # columns: in a smaller window the clock is the first field to be dropped

# If there is no room for all fields, the seed is dropped first, then those behind the clock, from the left. A long
# message also takes the place of the two keys.

set_game_fields() { # <clock> <seed> <field ...>: these, the message, where the map continues, and two keys
    local clock=$1 seed=$2 rest
    shift 2
    name_rest
    rest=$REPLY
    set_fields "$clock" "$@" "$seed" "$message" "$rest" "$say_help_key" "$say_quit_key"
    if [[ -n $message ]] && ((SECONDS - message_since >= MESSAGE_STAYS)) && ! all_fit; then
        set_message ''
        set_fields "$clock" "$@" "$seed" "$rest" "$say_help_key" "$say_quit_key"
    fi
    if [[ -n $seed ]] && ! all_fit; then
        set_fields "$clock" "$@" "$message" "$rest" "$say_help_key" "$say_quit_key"
    fi
    [[ -n $message ]] || ((window_columns >= NARROW)) || return 0
    while ! all_fit; do
        if (($#)); then
            shift
            set_fields "$clock" "$@" "$message" "$rest" "$say_help_key" "$say_quit_key"
        elif [[ -n $clock ]] && ((window_columns < NARROW)); then
            clock=''
            set_fields "$message" "$rest" "$say_help_key" "$say_quit_key"
        else
            count_columns "$clock"
            fold_columns "$message" "$((window_columns - 1 - (REPLY ? REPLY + 2 : 0)))"
            set_fields "$clock" "${folded[0]}"
            return
        fi
    done
}
