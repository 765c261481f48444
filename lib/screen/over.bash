# shellcheck shell=bash
#
# over: the mode at the end of a game: the result below the map
#
# Owns: over_lines (the result), over_color (of its first line), over_bare (yes: where there is no room for both, the
# map alone is shown), end_line (the result on the ordinary screen).

need cli/columns screen/clock screen/game screen/keys screen/screen screen/view cli/window

over_lines=() over_color='' over_bare='' end_line=''

# The result stays until a key is pressed on purpose: keys typed before it is shown are discarded, all later ones count.

begin_over_lines() { # <color, or none> <format> [value ...]: over_lines begins with it
    over_color=$1 over_bare=''
    shift
    say "$@"
    over_lines=("$REPLY")
}

add_over_line() { # <format> [value ...]: one more of over_lines
    say "$@"
    over_lines+=("$REPLY")
}

end_game() {
    stop_clock
    forget_keys # nothing is drawn while keys wait
    set_mode over
    forget_keys
}

over_key() { # <key>
    if step_key "$1"; then
        look_round "$REPLY"
        return
    fi
    small_letter "$1"
    case $REPLY in
        n) "${game}_next" ;;
        r) "${game}_again" ;;
        q) leave_game ;;
        escape)
            over_bare=''
            over_draw
            ;;
        *) "${game}_look" "$REPLY" ;;
    esac
}

look_round() { # <d|a|s|w>: in the map of the game that has ended
    if ((view_width == 0)); then
        over_bare=yes
        over_draw
    else
        move_view "$1"
        "${game}_show_end"
    fi
}

over_draw() { # the result of the game below the map; alone, where there is no room for both
    local below=() line='' part
    fold_columns "${over_lines[0]}" "$((window_columns - 1))"
    for part in "${folded[@]}"; do
        cut_columns "$part" "$((window_columns - 1))" # before it has colors
        below+=("$over_color$REPLY${over_color:+$'\033[0m'}")
    done
    for part in "${over_lines[@]:1}"; do # as many to a line as fit
        count_columns "$line  $part"
        if [[ -n $line ]] && ((REPLY >= window_columns)); then
            fold_columns "$line" "$((window_columns - 1))"
            below+=("${folded[@]}")
            line=''
        fi
        line+=${line:+  }$part
    done
    fold_columns "$line" "$((window_columns - 1))"
    below+=("${folded[@]}")
    [[ -z $over_bare ]] || below=()
    set_map_below ${below[@]+"${below[@]}"}
    measure_view
    if [[ -z $over_bare ]] && ((view_width == 0)); then
        set_over_fields ''
        draw_text_page 0 "${below[@]}"
        join_fields
        add_frame "$REPLY"
    else
        "${game}_show_end"
    fi
}

set_over_fields() { # [field ...]: and the keys
    set_fields "$@" "${say_over_keys[@]}"
}
