# shellcheck shell=bash
#
# maze walk: begin a game in a maze, and take its steps
#
# Owns: maze_start (where the player began), hints, lit (squares that a hint or a run shows until the next key), walked
# (per square: T, or t after a step back), key_steps (how many steps each key has walked, for u).
# Writes: fog, player, seen.

need cli/recipe maze/bridges maze/walk pictures/shared/picture pictures/text play/maze_map play/maze_screen \
    saves/saved screen/game

maze_start=0 hints=0 lit=() walked=() key_steps=()

# Playing.

maze_begin() { # <keys so far> <seconds>: the current maze, from its start
    local head
    maze_start=$player
    write_maze_head
    head=$REPLY
    maze_replay "$1"
    if [[ $result == won ]]; then # a file that the user named stays when its game is over
        set -- '' 0
        maze_replay ''
    fi
    begin_journal "$head" "$1"
    set_clock "$2" # it starts with the first step
    show_maze "$option_format"
    trail_letters
}

write_maze_head() { # -> REPLY: how the file of this maze begins: all of the maze, without fog
    fog=''
    clear_trail
    hold_buffer
    draw_text
    if [[ -n $recipe ]]; then
        put_line "# maze $recipe"
    fi
    if [[ -n $recipe_moved ]]; then
        put_line "# start $((player % stride)),$((player / stride))"
        put_line "# goal $((goal % stride)),$((goal / stride))"
    fi
    take_buffer
}

maze_replay() { # <keys>: from the start
    player=$maze_start fog=$given_fog hints=0 lit=() walked=() key_steps=()
    start_walk ''
    seen=()
    look_around
    each_key take_maze_key "$1"
}

take_maze_key() { # <d|a|s|w|u, or f for a hint>; 1 if it leads nowhere
    local from=$player letter=T
    if [[ $1 == f ]]; then
        ((hints += 1))
        return
    fi
    take_key "$1" || return
    if [[ -z ${walked[player]:-} ]]; then # where the player has been, all was seen
        look_around
    elif [[ ${walked[player]} == T ]]; then # a step back
        letter=t
    fi
    walked[from]=$letter
    if ((trail_shown)); then
        mark_square "$from" "$letter"
    fi
    change_square "$from"
    change_square "$player"
}

# Steps that the game adds to the one that was typed. The journal has them as keys too.

readonly STEP_KEYS=dasw # by direction

take_maze_step() { # <direction>
    save_key "${STEP_KEYS:$1:1}"
    take_maze_key "${STEP_KEYS:$1:1}"
}

walk_out() { # take the last step if the player is in the opening of the exit
    local k
    is_outside "$goal" || return 0
    for k in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        if ((player + step[k] == goal)); then
            take_maze_step "$k"
        fi
    done
}

run_along() { # <direction of the last step> <square before it>: to a junction, a dead end, the goal, or that square
    local along=$1 passed=("$2")
    while [[ $result == unfinished ]] && ((player != $2)) && find_only_way "$along"; do
        along=$REPLY
        passed+=("$player")
        take_maze_step "$along"
    done
    light_squares T "${passed[@]}" # so that the eye can follow
}

find_only_way() { # <direction of the last step> -> REPLY: the only direction that leads on; 1 if there is not one
    local k found='' back=$(($1 ^ 1))
    for k in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        ((k != back && cell[player + step[k]] != WALL)) || continue
        if cross_from "$player" "$k" || step_from "$player" "$k"; then
            [[ -z $found ]] || return 1
            found=$k
        fi
    done
    REPLY=$found
    [[ -n $found ]]
}

# Fog. From each square the player sees straight in the four directions, up to the first wall, and the walls beside what
# is seen. What was seen stays visible.

look_around() { # in fog, see what is visible from the player's square
    local k along aside at beside end
    [[ -n $fog && $result == unfinished ]] || return 0
    see "$player" 2
    for k in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
        along=${step[k]} aside=${step[k ^ 2]} end=$player
        while ((cell[end + along] == OPEN || cell[end + along] == BRIDGE_EAST + k)) &&
            ! is_outside "$((end + along))"; do
            ((end += cell[end + along] == OPEN ? along : 4 * along))
        done
        for ((at = player + along; at != end + 2 * along; at += along)); do
            for beside in "$((at - aside))" "$at" "$((at + aside))"; do
                if ((cell[beside] != OPEN)); then
                    see "$beside" 1
                fi
            done
            if ((at != end + along)); then
                see "$at" 2
            fi
        done
    done
}

see() { # <square> <2, or 1 for a wall beside what is seen>: now, and in the picture
    ((seen[$1] < $2)) || return 0
    seen[$1]=$2
    change_square "$1"
}
