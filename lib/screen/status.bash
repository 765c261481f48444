# shellcheck shell=bash
#
# status: the status line of a game, with a message that makes room for the other fields after a while
#
# Owns: message, message_since (seconds).

need core/columns core/window screen/view

message='' message_since=0

set_message() { # <text>
    message=$1 message_since=$SECONDS
}

readonly MESSAGE_STAYS=3 # seconds that a message hides other fields, or each part of one that is too long

# A message that has no room beside all other fields is shown for a while, and the fields on the left give way to it.
# The parts of one that is longer than the line are shown one after another.

set_game_fields() { # <field ...>: these, the message, where the map continues, and two keys
    local said=$message rest age
    name_rest
    rest=("$REPLY" "$say_help_key" "$say_quit_key")
    set_fields "$@" "$said" "${rest[@]}"
    [[ -n $said ]] && ! all_fit || return 0
    fold_columns "$said" "$((window_columns - 1))"
    age=$((SECONDS > message_since ? SECONDS - message_since : 0)) # the clock of the machine may be set back
    said=${folded[age / MESSAGE_STAYS]-}                           # empty after the last part
    set_fields "$said" "${rest[@]}"
    if [[ -n $said ]] && ! all_fit; then # join_fields would leave out said, and keep the keys on its right
        set_fields "$1" "$said"
    else
        set_fields "$@" "$said" "${rest[@]}"
    fi
}
