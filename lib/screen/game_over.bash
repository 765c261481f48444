# shellcheck shell=bash
#
# game over: the mode at the end of a game: it shows the result below the map
#
# Owns: result_lines (the result), result_color (of its first line), result_hidden
# (yes: if there is no room for both, only the map is shown), end_line (the result on the ordinary screen).

need core/columns core/window screen/game screen/keys screen/status screen/view

result_lines=() result_color='' result_hidden='' end_line=''

# Keys typed before the result is shown are discarded, so that it is not dismissed by accident.

begin_result() { # <color, or none> <format> [value ...]: the first line of result_lines
    result_color=$1 result_hidden=''
    shift
    say "$@"
    result_lines=("$REPLY")
}

add_result() { # <format> [value ...]: another line of result_lines
    say "$@"
    result_lines+=("$REPLY")
}

set_end_line() { # <format> [value ...] -> end_line, broken at spaces where it is too wide
    say "$@"
    fold_columns "$REPLY" "$window_columns"
    printf -v end_line '%s\n' "${folded[@]}"
    end_line=${end_line%$'\n'}
}

end_game() {
    forget_keys # nothing is drawn while keys wait
    set_mode game_over
    forget_keys
}

game_over_key() { # <key>
    if step_key "$1"; then
        look_round "$REPLY"
        return
    fi
    set_message ''
    small_letter "$1"
    case $REPLY in
        n) "${game}_next" ;;
        r) "${game}_restart" ;;
        q) leave_game ;;
        '?') "show_${game}_help" ;;
        escape)
            result_hidden=''
            game_over_draw
            ;;
        *) "${game}_look" "$REPLY" ;;
    esac
}

look_round() { # <d|a|s|w>: move the map of the game that has ended
    if ((view_width == 0)); then
        result_hidden=yes
        game_over_draw
    else
        move_view "$1"
        "${game}_show_end"
    fi
}

game_over_draw() { # the map and the result below it, or only one of them if there is no room for both
    local below=() part room=$((window_columns < 80 ? window_columns : 80))
    fold_columns "${result_lines[0]}" "$((window_columns - 1))"
    for part in "${folded[@]}"; do
        cut_columns "$part" "$((window_columns - 1))" # before it has colors
        below+=("$result_color$REPLY${result_color:+$'\033[0m'}")
    done
    join_columns "$((room - 1))" '  ' "${result_lines[@]:1}"
    below+=("${folded[@]}")
    if [[ -n $result_hidden ]]; then
        below=()
    fi
    set_map_below ${below[@]+"${below[@]}"}
    if [[ -z $result_hidden ]] && ((view_width == 0)); then
        set_result_fields ''
        draw_text_page 0 "${lines_below[@]}"
        join_fields
        add_frame "$REPLY"
    else
        "${game}_show_end"
    fi
}

set_result_fields() { # [field ...]: and the keys
    set_fields "$@" "${say_over_keys[@]}"
}
