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

readonly MESSAGE_STAYS=3 # seconds, where it hides something

age_message() { # what it hides comes back
    [[ -n $message ]] && ((SECONDS - message_since >= MESSAGE_STAYS)) || return 0
    if ((${#fields[@]} == 1)) || hides_fields; then
        message=''
    fi
}

set_game_fields() { # <field ...>: and behind them the message, where the map goes on, and the two keys to know
    local field rest room=$((window_columns - 1))
    name_rest
    rest=$REPLY
    for field in "$rest" "$say_help_key" "$say_quit_key"; do
        count_columns "$field"
        ((REPLY == 0)) || ((room -= REPLY + 2))
    done
    count_columns "$message"
    if [[ -n $message ]] && ((REPLY > room)); then # it has the line for itself
        fold_columns "$message" "$((window_columns - 1))"
        set_fields "${folded[0]}"
    else
        fold_columns "$message" "$room"
        set_fields "$@" "${folded[0]}" "$rest" "$say_help_key" "$say_quit_key"
    fi
}
