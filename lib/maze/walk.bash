# shellcheck shell=bash
#
# walk: take the steps of a game, and replay a string of keys
#
# The keys move the player: d east, a west, s south, w north, also across bridges. u undoes the last step that has not
# been undone yet.
# Owns: result (unfinished, won, quit), past (the squares that u leads back to).
# Writes: player, moves, bumps.

need maze/bridges

result=unfinished past=()

start_walk() { # <keys played before, in a resumed game>
    moves=0 bumps=0 result=unfinished past=()
    if ((player == goal)); then
        result=won
    fi
    each_key take_key "$1"
}

take_any_step() { # <d|a|s|w>: move the player one step; 1 if a wall is in the way
    local from=$player
    find_direction "$1"
    if cross_from "$player" "$REPLY"; then
        ((player = REPLY, moves += 1))
    else
        take_step "$1" || return
    fi
    past[${#past[@]}]=$from
    if ((player == goal)); then
        result=won
    fi
}

go_back() { # undo the last step that is not undone yet; 1 if there is none
    local top=$((${#past[@]} - 1))
    ((top >= 0)) || return 1
    ((player = past[top], moves += 1))
    unset "past[$top]"
}

each_key() { # <function> <keys>: call the function with each key, until there is a result
    local i
    for ((i = 0; i < ${#2}; i++)); do
        [[ $result == unfinished ]] || return 0
        "$1" "${2:i:1}"
    done
}

take_key() { # <key>; any other does nothing
    case $1 in
        d | a | s | w) take_any_step "$1" ;;
        u) go_back ;;
        q) result=quit ;;
    esac
}

replay() { # <keys played before, in a resumed game> <keys>
    start_walk "$1"
    each_key take_key "$2"
}
