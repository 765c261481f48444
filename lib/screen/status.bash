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

set_game_fields() { # <clock> <field ...>: these, the message, where the map continues, and two keys
    local said=$message rest age
    name_rest
    rest=("$REPLY" "$say_help_key" "$say_quit_key")
    set_fields "$@" "$said" "${rest[@]}"
    [[ -n $said ]] && ! all_fit || return 0
    fold_columns "$said" "$((window_columns - 1))"
    age=$((SECONDS > message_since ? SECONDS - message_since : 0)) # the clock of the machine may be set back
    said=${folded[age / MESSAGE_STAYS]-}
    set_fields "$said" "${rest[@]}"
    if [[ -z $said ]] || all_fit; then
        set_fields "$@" "$said" "${rest[@]}"
    else
        set_fields "$1" "$said"
    fi
}
