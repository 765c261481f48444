# shellcheck shell=bash
#
# next: choose and make the maze of a game: the one that was asked for, another one, or the same again
#
# Writes: cell, file_keys, file_time, given_fog, given_input, maze_start, option_height, option_input,
# option_seed, option_width, player, recipe_*.

need cli/levels cli/mazes cli/options cli/recipe maze/carve maze/ends maze/solve play/maze_screen play/maze_walk \
    saves/journal saves/records screen/game screen/view

maze_make_asked() { # the maze of a file, of the options, or without any, of home; exits if there is none
    if [[ -n $given_input ]]; then
        need maze/maze_file maze/text_file
        open_file "$option_input"
        make_maze 0
        take_file_recipe
    else
        if [[ -z $option_width ]] && ! find_given "$OF_LEVELS passages carver"; then
            choose_home
        fi
        if [[ -n $given_mask ]]; then
            take_mask
        fi
        option_width=${option_width:-21} option_height=${option_height:-11}
        choose_seed
        make_another
    fi
    check_ends
    if ((player == goal)) && [[ -z $file_keys ]]; then
        fail_with 1 "$say_at_goal" "$option_input"
    fi
    if [[ -n $given_input ]] || ((option_passages < MOST_PASSAGES)); then # there may be no path
        solve "$player" "$goal" || fail_with 1 "$say_no_way"
    fi
}

choose_home() { # the next level; after the last one today's maze, or if that is won, the level with the fewest stars
    sum_stars
    find_stars "daily=$today"
    if ((level_next <= ${#LEVELS[@]})); then
        choose_recipe "level=$level_next"
    elif ((REPLY)) || [[ $today == - ]]; then
        choose_recipe "level=$level_fewest"
    else
        choose_recipe "daily=$today"
    fi
}

maze_read_saved() { # exits if there is no maze to play
    option_input=$game_file
    read_maze && check_ends
    maze_start=$player
    take_file_recipe
}

take_file_recipe() { # of the maze that was read -> the options that make it
    local in_fog=$given_fog
    if [[ -n $file_recipe ]] && read_recipe "$file_recipe" && ((option_width == width && option_height == height)); then
        recipe_moved=${file_start:+yes}
    else
        forget_recipe
        option_width=$width option_height=$height recipe_file=yes given_fog=$in_fog
    fi
    note_recipe
}

make_another() { # the maze of the options; exits if there is none
    given_input='' file_keys='' file_time=0 recipe_moved='' recipe_file=''
    if [[ -n $given_path$given_choices ]]; then
        find_fitting 0 || fail 1 "$REPLY"
    else
        make_from "$option_seed" || fail 1 "$REPLY"
    fi
    note_recipe
}

maze_restart() { # the same maze from its start
    leave_journal
    player=$maze_start
    start_again
}

change_level() { # <+|->: before the first step, the next level or the one before
    local level=${recipe_level:-0}
    ((level += ${1}1))
    if ! is_begun && ((level >= 1 && level <= ${#LEVELS[@]})); then
        play_recipe "level=$level"
    fi
}

play_recipe() { # <recipe of a level or a day>
    read_recipe "$1"
    play_another
}

play_another() { # the maze of the options; the game before stays saved until the first step
    leave_journal
    begin_work
    recall_records
    make_another
    end_work
    start_again
}

start_again() { # the current maze, from its start
    maze_begin '' 0
    set_mode maze
}

next_seed() { # or any, if there was none
    option_seed=$((${option_seed:-RANDOM} % LAST_SEED + 1))
}

new_ends() { # new start and goal in the same maze, in open cells if there are two; close the openings in its border
    local at tried=0
    leave_journal
    inside_of "$goal"
    for at in "$maze_start" "$REPLY"; do
        if ((at % stride == 1 || at % stride == width || at / stride == 1 || at / stride == height)); then
            cell[at]=$WALL
        fi
    done
    if ((state == 1)); then # nothing was drawn yet: the maze was read
        seed_with "$((RANDOM + 2))"
    fi
    while place_random && (((cell[player] != OPEN || cell[goal] != OPEN) && ++tried < 1000)); do
        :
    done
    inside_of "$goal"
    ((cell[player] = cell[REPLY] = OPEN))
    recipe_moved=yes
    start_again
}
