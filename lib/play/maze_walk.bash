# shellcheck shell=bash
#
# maze walk: begin a game in a maze, and take its steps
#
# Owns: maze_start (where the player began), best_line (the best time, for the status line), hints, lit (squares that
# a hint or a run shows until the next key), walked (per square: T, or t after a step back), trail (the squares
# walked, without those undone by steps back), just_seen (yes: some of what the player has seen is not drawn yet),
# key_steps (how many steps each key has walked, for u).
# Writes: fog, player, seen.

need cli/recipe maze/bridges maze/walk pictures/shared/picture pictures/text play/maze_map play/maze_screen \
    saves/journal saves/records screen/clock screen/status

maze_start=0 best_line='' hints=0 lit=() walked=() trail=() just_seen='' key_steps=()

# Playing.

begin_maze() { # <keys so far> <seconds>: the current maze, from its start
    local played=$1 time=$2 head
    maze_start=$player
    name_kind
    name_best "$REPLY"
    best_line=$REPLY
    write_maze_head
    head=$REPLY
    fog=$given_fog
    replay_maze "$played"
    if [[ $result == won ]]; then # it was over, but its file was not removed yet
        played='' time=0
        set_message "$say_over_before"
        replay_maze ''
    fi
    begin_journal "$head" "$played"
    set_clock "$time" # it starts with the first step
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

replay_maze() { # <keys>: from the start
    player=$maze_start hints=0 lit=() walked=() trail=() key_steps=()
    start_walk ''
    begin_sight
    each_key replay_maze_key "$1"
}

replay_maze_key() { # <key of a resumed game>
    if [[ $1 == f ]]; then
        ((hints += 1))
    else
        take_maze_key "$1"
    fi
}

take_maze_key() { # <d|a|s|w|u>; 1 if it leads nowhere
    local from=$player
    take_key "$1" || return 1
    if [[ -z ${walked[player]:-} ]]; then # where the player has been, all was seen
        look_aside "$1"
    fi
    note_step "$from"
}

note_step() { # <from>: for the trail; a step back marks the square that it leaves
    local top=$((${#trail[@]} - 1))
    if ((top >= 0)) && ((trail[top] == player)); then
        unset "trail[$top]"
        walked[$1]=t
    else
        trail[top + 1]=$1
        walked[$1]=T
    fi
    if ((trail_shown != 0)); then
        mark_square "$1" "${walked[$1]}"
    fi
}

# Steps that the game adds to the one that was typed. The journal has them as keys too.

STEP_KEYS=(d a s w) # by direction
readonly STEP_KEYS

take_maze_step() { # <direction>
    save_key "${STEP_KEYS[$1]}"
    take_maze_key "${STEP_KEYS[$1]}"
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
    # again
    local along=$1
    while [[ $result == unfinished ]] && ((player != $2)) && find_only_way "$along"; do
        along=$REPLY
        lit+=("$player")
        take_maze_step "$along"
    done
}

mark_run() { # the squares that a run has passed, so that the eye can follow
    local at
    for at in "${lit[@]}"; do
        mark_square "$at" T
    done
}

mark_crossing() { # <square before the step> <d|a|s|w>: the bridge that the step has crossed; 1 if there was none
    local at
    find_direction "$2"
    ((player == $1 + 4 * step[REPLY])) || return
    lit=("$(($1 + step[REPLY]))" "$(($1 + 2 * step[REPLY]))" "$(($1 + 3 * step[REPLY]))")
    for at in "${lit[@]}"; do
        mark_square "$at" S
    done
}

find_only_way() { # <direction of the last step> -> REPLY: the only direction that leads on; 1 if there is none, or
    # several
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

begin_sight() { # see what is visible from the first square
    seen=()
    seen[player]=2
    look_along "$EAST" "$WEST" "$SOUTH" "$NORTH"
}

look_aside() { # <d|a|s|w>: see what is beside the player after that step; ahead and behind are seen already
    case $1 in
        d | a) look_along "$SOUTH" "$NORTH" ;;
        s | w) look_along "$EAST" "$WEST" ;;
    esac
}

look_along() { # <direction ...>: in fog, see what is visible from the player's square
    local k along aside at beside end
    [[ -n $fog && $result == unfinished ]] || return 0
    for k; do
        along=${step[k]} aside=${step[k ^ 2]} end=$player
        while ((cell[end + along] == OPEN || cell[end + along] == BRIDGE_EAST + k)) &&
            ! is_outside "$((end + along))"; do
            ((end += cell[end + along] == OPEN ? along : 4 * along))
        done
        for ((at = player + along; at != end + 2 * along; at += along)); do
            for beside in "$((at - aside))" "$at" "$((at + aside))"; do
                if ((cell[beside] != OPEN && seen[beside] == 0)); then
                    see "$beside" 1
                fi
            done
            if ((at != end + along && seen[at] != 2)); then
                see "$at" 2
            fi
        done
    done
}

see() { # <square> <2, or 1 for a wall beside what is seen>: now, and in the picture
    seen[$1]=$2 just_seen=yes
    if [[ -n $picture ]]; then
        refresh_square "$1"
    fi
}
