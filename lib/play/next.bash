# shellcheck shell=bash
#
# next: choose and begin the next maze of a game: another one, or the same again
#
# Writes: cell, file_keys, give_up, given_fog, given_input, option_width, option_height, option_seed, option_carver, player,
# recipe_*.

need cli/levels cli/mazes cli/options cli/recipe maze/carve maze/ends maze/square_cells maze/walk \
    play/maze_screen play/maze_walk saves/earn saves/journal saves/progress screen/game screen/screen screen/status \
    screen/view

maze_restart() { # the same maze from its start, in the place of the attempt that was begun; then it is known
    end_first_time
    ! is_begun || recipe_known=yes
    player=$maze_start
    start_again
}

maze_next() { # another maze; the game so far is saved
    leave_journal
    another_maze next
    start_again
}

change_level() { # <+|->: before the first step; the next level or the one before
    if is_begun; then
        set_message "$say_level_begun"
    elif another_maze "$1"; then
        start_again
    fi
}

new_ends() { # new start and goal in the same maze, in open cells if there are two; close the openings in its border. The game
    # so far is saved
    local at tried=0
    end_first_time
    leave_journal # g may have been a mistake
    inside_of "$goal"
    for at in "$maze_start" "$REPLY"; do
        ! is_border "$at" || cell[at]=$WALL
    done
    if ((state == 1)); then # nothing was drawn yet: the maze was read
        pick_seed "$LAST_SEED"
        seed_with "$REPLY"
    fi
    if has_square_cells; then
        place_on_squares
    else
        place_random
        while (((cell[player] != OPEN || cell[goal] != OPEN) && ++tried < 1000)); do
            place_random
        done
        ((cell[player] = cell[goal] = OPEN))
    fi
    recipe_moved=yes
    start_again
}

start_again() { # the current maze, from its start
    begin_maze '' 0
    set_message "$message" # from now on: to make the maze can take a while
    set_mode maze
}

is_border() { # <square>
    local x=$(($1 % stride)) y=$(($1 / stride))
    ((x == 1 || x == width || y == 1 || y == height))
}

another_maze() { # <next|first|+|-|level-LEVEL|daily-DAY|WIDTHxHEIGHT>: make it; 1 if there is no such level
    case $1 in
        next) choose_next ;;
        first) choose_first ;;
        + | -) choose_other_level "$1" || return ;;
        level-*) choose_level "${1#level-}" ;;
        daily-*) choose_daily "${1#daily-}" ;;
        *) choose_size_of "$1" ;;
    esac
    given_input='' file_keys='' recipe_moved='' recipe_file='' recipe_known=''
    option_carver=auto
    begin_work
    make_another
    note_recipe
    end_work
}

make_another() { # the maze that the options describe. If no seed fits, or a key ends a long search, any maze with a path will do
    local since=$SECONDS
    give_up=is_search_ended
    if ! find_another; then
        forget_option path
        forget_option choices
        forget_option passages
        forget_option mask
        ((option_seed <= LAST_SEED)) || option_seed=1
        set_message "$say_any_fits"
        make_from "$option_seed"
    fi
    give_up=''
}

find_another() { # 1 if no seed fits, or a key ended the search
    if ((option_passages < MOST_PASSAGES)); then find_fitting 0; else make_maze 0; fi
}

is_search_ended() { # by a key, after two seconds (since: of make_another)
    ((SECONDS - since > 2)) && has_typed
}

choose_next() { # after a win, the next level; otherwise, another maze of the same kind
    if [[ -n $recipe_day ]]; then
        choose_first
    elif [[ -n $recipe_level ]] && ((recipe_level < ${#LEVELS[@]})); then
        choose_level "$((recipe_level + 1))"
    else
        option_width=$width option_height=$height
        next_seed
    fi
}

choose_other_level() { # <+|->: the next level or the one before; 1 if there is none
    local level=$recipe_level
    if [[ -z $level ]]; then
        choose_first
        return
    fi
    ((level += ${1}1))
    if ((level < 1 || level > ${#LEVELS[@]})); then
        say "$say_all_levels" "${#LEVELS[@]}"
        set_message "$REPLY"
        return 1
    fi
    choose_level "$level"
}

choose_first() { # the level after the highest one that was won
    find_level
    choose_level "$REPLY"
}

choose_level() { # <level>
    read_recipe "level=$1"
}

choose_daily() { # <YYYY-MM-DD>
    read_recipe "daily=$1"
}

choose_size_of() { # <WIDTHxHEIGHT>: keep the other options, except those of a level
    [[ -z $recipe_level$recipe_day ]] || forget_recipe
    option_width=${1%x*} option_height=${1#*x}
    [[ -n $option_seed ]] || next_seed
}

begin_level() { # the level to begin with, unless an option was given that levels set
    local seed=$option_seed in_fog=$given_fog
    if ! find_given "$OF_LEVELS passages carver"; then
        find_level
        read_recipe "level=$REPLY"
        option_seed=${seed:-$option_seed} given_fog=${in_fog:-$given_fog}
    fi
}

next_seed() { # or any seed if there was none, or after a saved game: the next one may have been played since then
    if [[ -z $option_seed || -n $file_keys ]]; then
        pick_seed "$LAST_SEED"
        option_seed=$REPLY
    else
        option_seed=$((option_seed % LAST_SEED + 1))
    fi
}
