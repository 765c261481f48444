# shellcheck shell=bash
#
# status: the status line of a game, with a message until the next key
#
# Owns: message.

need screen/view

message=''

set_message() { # <text>
    message=$1
}

set_fields_or_message() { # <field ...>: if they have no room, and there is a message, it stands alone
    set_fields "$@"
    if [[ -n $message ]] && ! all_fit; then
        set_fields "$message"
    fi
}

set_game_fields() { # <field ...>: these, the message, where the map continues, and two keys
    name_rest
    set_fields_or_message "$@" "$message" "$REPLY" "$say_help_key" "$say_quit_key"
}
