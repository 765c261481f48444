# shellcheck shell=bash
#
# maze screen: the status line, help, hints and descriptions of a game in a maze
#
# Writes: hints, lit.

need cli/levels maze/bridges maze/solve pictures/shared/picture play/maze_map saves/records saves/saved \
    screen/game screen/view

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
    maze_fields
    draw_view
}

is_begun() { # does the player know more of the maze than at its start? A wall shows nothing
    ((moves + hints))
}

maze_fields() { # of the status line; before the first step in a level or a daily maze, what waits
    set_fields
    if [[ -n $map_title ]] && ! is_begun; then
        name_today "$say_not_played"
        add_field "$say_today" "$REPLY"
        sum_stars
        add_field "$say_stars_of" "$REPLY" "$((3 * ${#LEVELS[@]}))"
        add_field "$say_menu_key"
    else
        add_clock
        add_field "$say_moves" "$moves"
        name_way
        add_field %s "$REPLY"
    fi
    if [[ -n $map_title ]] && ((view_top == 0)); then # it has no room
        name_game
        add_field %s "$REPLY"
    elif [[ -z $map_title && -n $option_seed ]]; then
        add_field "$say_seed" "$option_seed"
    fi
    name_rest
    add_field %s "$REPLY"
    add_field "$say_help_key"
    add_field "$say_quit_key"
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
    ((dx *= 5 * wide >= 2 * high, dy *= 5 * high >= 2 * wide)) # much less than the other counts as nothing
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
    done
    lit=()
}
