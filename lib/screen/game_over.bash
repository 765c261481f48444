# shellcheck shell=bash
#
# game over: the mode at the end of a game: it shows the result below the map
#
# Owns: result_lines (the result), result_color (of its first line), end_line (the result on the ordinary screen).

need core/columns core/window screen/game screen/keys screen/status screen/view

result_lines=() result_color='' end_line=''

# Keys typed before the result is shown are discarded, so that it is not dismissed by accident.

begin_result() { # <color, or none> <format> [value ...]: the first line of result_lines, and of end_line
    result_color=$1
    shift
    say "$@"
    result_lines=("$REPLY") end_line=$REPLY
}

add_result() { # <format> [value ...]: another line of result_lines
    say "$@"
    result_lines+=("$REPLY")
}

add_to_both() { # <format> <value ...>: another line of both
    add_result "$@"
    end_line+=$'\n'$REPLY
}

end_game() {
    forget_keys # nothing is drawn while keys wait
    set_mode game_over
    forget_keys
}

game_over_key() { # <key>: those that move look around
    if step_key "$1"; then
        move_view "$REPLY"
        "${game}_show_end"
        return
    fi
    set_message ''
    case $1 in
        n | N) "${game}_next" ;;
        r | R) "${game}_restart" ;;
        q | Q) leave_game ;;
        '?') "show_${game}_help" ;;
        *) "${game}_look" "$1" ;;
    esac
}

game_over_draw() { # the map, and the result below it
    local below=() part
    fold_columns "${result_lines[0]}" "$((window_columns - 1))"
    for part in "${folded[@]}"; do
        cut_columns "$part" "$((window_columns - 1))" # before it has colors
        below+=("$result_color$REPLY${result_color:+$'\033[0m'}")
    done
    if ((${#result_lines[@]} > 1)); then
        join_columns "$((window_columns < 80 ? window_columns - 1 : 79))" '  ' "${result_lines[@]:1}"
        below+=("${folded[@]}")
    fi
    set_map_below "${below[@]}"
    "${game}_show_end"
}

set_result_fields() { # [field ...]: and the keys
    set_fields "$@" "${say_over_keys[@]}"
}
