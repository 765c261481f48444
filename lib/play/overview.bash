# shellcheck shell=bash
#
# overview: draw the whole maze, reduced to the window
#
# It has the format half, or braille where that is too large. Where that is too large as well, several squares share a
# dot, as many across as down; the dot is drawn if more than half of them are walls. A terminal without these signs
# shows what fits of the format ascii.
#
# Owns: small_wide (squares that share a character, across; twice as many down), dot_rows (per row of dots: 0 for a dot,
# 1 for none).

need core/window pictures/braille pictures/shared/colors pictures/shared/picture pictures/shared/small play/maze_map \
    play/maze_screen screen/game screen/view

small_wide=2 dot_rows=()

show_overview() {
    if [[ -n $plain_text ]]; then
        show_maze ascii
    else
        show_maze half
        if ! map_fits; then
            show_maze braille
        fi
        if ! map_fits; then
            show_dots
        fi
    fi
    visit_mode overview
}

map_fits() { # does the window show all of it, above the status line?
    ((map_width * map_tile <= window_columns && map_height < window_rows))
}

overview_draw() {
    need_picture "$maze_kind"
    name_way
    set_fields "$REPLY" "$say_any_key"
    draw_view
}

overview_key() { # any key
    show_maze "$option_format"
    leave_mode
}

show_dots() { # as few squares per dot as fit the window
    local wide high
    ((wide = 2 * window_columns, wide = (width + wide - 1) / wide))
    ((high = window_rows > 2 ? 4 * (window_rows - 1) : 4, high = (height + high - 1) / high))
    small_wide=$((2 * (wide > high ? wide : high)))
    count_dots "$((small_wide / 2))"
    set_map "$(((width - 1) / small_wide + 1))" "$(((height - 1) / (2 * small_wide) + 1))" 1 paint_dots
}

count_dots() { # <squares that share a dot, across and down> -> dot_rows
    local x y k squares line
    need_picture file
    dot_rows=()
    for ((y = 1; y <= height; y += $1)); do
        line=''
        for ((x = 1; x <= width; x += $1)); do
            squares=''
            for ((k = y; k < y + $1 && k <= height; k++)); do
                squares+=${row[k]:x:$1<width+1-x?$1:width+1-x}
            done
            k=${#squares} squares=${squares//[!0]/}
            line+=$((2 * ${#squares} <= k))
        done
        dot_rows+=("$line")
    done
}

paint_dots() { # <y> -> REPLY: the whole line, which is never wider than the window
    local first=$((4 * ($1 - 1)))
    join_dots "${#dot_rows[0]}" "${dot_rows[first]}" "${dot_rows[first + 1]-}" "${dot_rows[first + 2]-}" \
        "${dot_rows[first + 3]-}"
    put_small_sign "$goal_shown" ◆ "$1" "$small_wide" 3
    put_small_sign "$player" ● "$1" "$small_wide" 3
    REPLY=${REPLY/◆/$color_goal◆$color_off} REPLY=${REPLY/●/$color_player●$color_off}
    color_walls "$1"
}
