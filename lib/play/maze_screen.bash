# shellcheck shell=bash
#
# maze screen: the status line, help, hints, descriptions and the overview of a game in a maze
#
# Owns: small_wide (squares that share a character, across; twice as many down), dot_rows (per row of dots: 0 for a dot,
# 1 for none).
# Writes: hints, lit.

need cli/levels maze/bridges maze/solve pictures/shared/picture play/maze_map saves/journal saves/records \
    screen/game screen/view

readonly MUCH_WORK=20000 # squares to search

trail_letters() { # put the trail into the picture, or remove it
    local at
    clear_trail
    renew_view
    ((trail_shown)) || return 0
    for at in ${walked[@]+"${!walked[@]}"}; do
        mark_square "$at" "${walked[at]}"
    done
}

maze_name() { # -> REPLY: which maze it is, and how far the game is: Level 7, steps 95
    name_game
    set -- "$REPLY"
    say "$say_moves" "$moves"
    REPLY="$1, $REPLY"
}

maze_draw() {
    need_picture "$maze_kind"
    describe_place
    focus_maze
    follow_focus
    maze_fields
    draw_view
}

is_begun() { # does the player know more of the maze than at its start? A wall shows nothing
    ((moves + hints))
}

maze_fields() { # of the status line; before the first step in a level or a daily maze, what waits
    local parts=()
    if [[ -n $map_title ]] && ! is_begun; then
        name_today "$say_not_played"
        say "$say_today" "$REPLY"
        parts=("$REPLY")
        sum_stars
        say "$say_stars_of" "$REPLY" "$((3 * ${#LEVELS[@]}))"
        parts+=("$REPLY" "$say_menu_key")
    else
        read_clock
        name_time "$REPLY"
        parts=("$REPLY")
        say "$say_moves" "$moves"
        parts+=("$REPLY")
        name_way
        parts+=("$REPLY")
    fi
    if [[ -n $map_title ]] && ((view_top == 0)); then # it has no room
        name_game
        parts+=("$REPLY")
    elif [[ -z $map_title && -n $option_seed ]]; then
        say "$say_seed" "$option_seed"
        parts+=("$REPLY")
    fi
    name_rest
    set_fields "${parts[@]}" "$REPLY" "$say_help_key" "$say_quit_key"
}

name_way() { # -> REPLY: the direction and the distance of the goal, in a straight line; empty at the goal
    local k far word=$say_goal dx dy wide high
    local arrow=(5 6 7 4 0 0 3 2 1) # row by row from the northwest; 0 is east, then clockwise
    REPLY=''
    ((player != goal)) || return 0
    if is_outside "$goal"; then
        word=$say_exit
    fi
    ((dx = goal % stride - player % stride, dy = goal / stride - player / stride, 1))
    wide=${dx#-} high=${dy#-}
    ((far = wide > high ? wide : high))
    while ((far * far < dx * dx + dy * dy)); do
        ((far += 1))
    done
    if ((5 * high < 2 * wide)); then
        dy=0
    fi
    if ((5 * wide < 2 * high)); then
        dx=0
    fi
    k=${arrow[3 * ((dy > 0) - (dy < 0)) + (dx > 0) - (dx < 0) + 4]}
    say_count "$far" "${say_count_squares[@]}"
    REPLY="$word ${say_arrows[k]} $REPLY"
}

show_maze_help() { # the keys, and what the signs of this picture mean
    local k letters=(P G 4 T S R) lines=("${say_maze_help[@]}")
    choose_signs "$option_format" game # no maze may be shown yet
    for k in "${!letters[@]}"; do
        if [[ ${letters[k]} != 4 || -n $woven ]]; then
            paint_sign "${letters[k]}"
            lines+=("$REPLY  ${say_maze_signs[k]}")
        fi
    done
    show_help_lines "${lines[@]}" "${say_more[*]}  $say_map_continues"
}

describe_place() { # below the map: the goal of a level; where passages lead from here, and how far
    local sign below=()
    if [[ -n $map_title ]]; then
        paint_sign G
        sign=${REPLY// /}
        name_place "$goal"
        say "$say_level_goal" "$sign" "$REPLY"
        below=("$REPLY")
    fi
    if [[ -n $given_describe ]]; then
        name_passages
        below+=("$REPLY")
    fi
    set_map_below ${below[@]+"${below[@]}"}
}

name_passages() { # -> REPLY: east 3, south 1
    local k at n list='' part
    for k in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        at=$player n=0
        while ((n == 0 || at != goal)) && { cross_from "$at" "$k" || step_from "$at" "$k"; }; do
            at=$REPLY
            ((n += 1))
        done
        part="${say_directions[k]} $n"
        if ((at == goal)); then
            say "$say_to_goal" "$part"
            part=$REPLY
        fi
        if ((n != 0)); then
            list+=${list:+, }$part
        fi
    done
    REPLY=${list:-$say_nowhere}
}

solve_at_work() { # <square>: find the path from there during a game; 1 if there is none
    local status
    if ((size < MUCH_WORK)); then
        solve "$1" "$goal"
        return
    fi
    begin_work
    solve "$1" "$goal"
    status=$?
    end_work
    return "$status"
}

hint() { # the next five squares of the shortest path
    local first
    solve_at_work "$player" || return 0
    ((hints += 1))
    save_key f
    first=$((${#path[@]} > 5 ? ${#path[@]} - 5 : 0))
    light_squares S "${path[@]:first}"
    say_count "$steps" "${say_count_steps[@]}"
    say "$say_hint" "$REPLY"
    set_message "$REPLY"
}

light_squares() { # <letter> <square ...>: until the next key
    local at
    for at in "${@:2}"; do
        lit+=("$at")
        mark_square "$at" "$1"
        change_square "$at"
    done
}

unlight_squares() { # those that were lit until this key
    local at
    for at in ${lit[@]+"${lit[@]}"}; do
        if ((trail_shown)); then
            mark_square "$at" "${walked[at]:-}"
        else
            mark_square "$at" ''
        fi
        change_square "$at"
    done
    lit=()
}

# The overview is the whole maze, reduced to the window: in the format half, or in braille where that is too large.
# Where that is too large as well, several squares share a dot, as many across as down; the dot is drawn if more than
# half of them are walls. A terminal without these signs shows what fits of the format ascii.

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
    need pictures/braille pictures/shared/small
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
