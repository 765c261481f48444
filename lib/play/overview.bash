# shellcheck shell=bash
#
# overview: draw the whole maze, reduced to the window
#
# Where the format half is too large, the overview is made of dots, as in the format braille. Where that is too large as
# well, several squares share a dot, as many across as down; the dot is drawn if more than half of them are walls.
# Without braille, each character is one dot, twice as high as wide. The characters of the player and the goal are
# marked, and those that a trail or a path goes through have its color.
#
# Owns: small_wide (squares that share a character, across; twice as many down), dot_rows (per row of dots: 0 for a dot,
# 1 for none), dot_way (per character: the letter of the path that goes through it).

need core/window pictures/braille pictures/shared/colors pictures/shared/picture pictures/shared/small play/maze_map \
    play/maze_screen screen/game screen/view

small_wide=2 dot_rows=() dot_way=()

show_overview() {
    if [[ -n $plain_text ]]; then
        show_maze ascii
    else
        show_maze half
    fi
    if ((map_width * map_tile > window_columns || map_height >= window_rows)); then
        show_dots
    fi
    visit_mode overview
}

overview_draw() {
    if [[ $map_paint != paint_dots ]]; then
        need_maze_picture
    fi
    name_way
    set_fields "$REPLY" "$say_any_key"
    draw_view
}

overview_key() { # any key
    show_maze "$option_format"
    leave_mode
}

show_dots() { # as few squares per dot as fit the window, above the status line
    local wide high across=2 lines=$((window_rows > 2 ? window_rows - 1 : 1))
    if [[ -n $plain_text ]]; then
        across=1
    fi
    ((wide = across * window_columns, wide = (width + wide - 1) / wide))
    ((high = 2 * across * lines, high = (height + high - 1) / high))
    if ((wide < high)); then
        wide=$high
    fi
    small_wide=$((across * wide))
    need_picture file
    count_dots "$wide" "$((2 * wide / across))"
    set_map "$(((width - 1) / small_wide + 1))" "$(((height - 1) / (2 * small_wide) + 1))" 1 paint_dots
    note_ways
}

count_dots() { # <squares that share a dot, across> <and down> -> dot_rows
    local dot_wide=$1 dot_high=$2 x y k squares line
    dot_rows=()
    for ((y = 1; y <= height; y += dot_high)); do
        line=''
        if ((dot_high == 1)); then
            squares=${row[y]:1:width}
            line=${squares//[!0]/1}
        fi
        for ((x = 1; x <= width && dot_high > 1; x += dot_wide)); do
            squares=''
            for ((k = y; k < y + dot_high && k <= height; k++)); do
                squares+=${row[k]:x:dot_wide<width+1-x?dot_wide:width+1-x}
            done
            k=${#squares} squares=${squares//[!0]/}
            if ((2 * ${#squares} > k)); then line+=0; else line+=1; fi
        done
        dot_rows+=("$line")
    done
}

note_ways() { # -> dot_way
    local at place
    dot_way=()
    for at in ${on_trail[@]+"${!on_trail[@]}"}; do
        ((place = map_width * ((at / stride - 1) / (2 * small_wide)) + (at % stride - 1) / small_wide))
        if [[ ${dot_way[place]:-T} == T ]]; then
            dot_way[place]=${on_trail[at]}
        fi
    done
}

paint_dots() { # <y> -> REPLY: the whole line, which is never wider than the window
    local y=$1 first=$((4 * ($1 - 1))) bytes=3 player_sign=● goal_sign=◆ x color
    if [[ -n $plain_text ]]; then
        bytes=1 player_sign=@ goal_sign=X
        REPLY=${dot_rows[y - 1]}
        REPLY=${REPLY//0/#} REPLY=${REPLY//1/ }
    else
        join_dots "${#dot_rows[0]}" "${dot_rows[first]}" "${dot_rows[first + 1]-}" "${dot_rows[first + 2]-}" \
            "${dot_rows[first + 3]-}"
    fi
    put_small_sign "$goal_shown" "$goal_sign" "$y" "$small_wide" "$bytes"
    put_small_sign "$player" "$player_sign" "$y" "$small_wide" "$bytes"
    for ((x = map_width - 1; x >= 0; x--)); do # from the right, so that the positions to the left do not change
        if [[ -n ${dot_way[(y - 1) * map_width + x]:-} ]]; then
            color=$color_way
            if [[ ${dot_way[(y - 1) * map_width + x]} == [Tt] ]]; then
                color=$color_trail
            fi
            REPLY=${REPLY:0:x*bytes}$color${REPLY:x*bytes:bytes}$color_off${REPLY:(x + 1)*bytes}
        fi
    done
    REPLY=${REPLY/$goal_sign/$color_goal$goal_sign$color_off}
    REPLY=${REPLY/$player_sign/$color_player$player_sign$color_off}
    color_walls "$y"
}
