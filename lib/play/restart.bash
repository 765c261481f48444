# shellcheck shell=bash
#
# restart: another maze, and the same maze again
#
# Writes: cell, player, recipe_known, recipe_moved.

need cli/recipe maze/ends play/earn play/journal play/maze_walk play/next screen/game screen/status

maze_restart() { # the same maze from its start; it earns nothing if it was begun before
    end_first_time
    ! is_begun || recipe_known=yes
    [[ -z $recipe_known ]] || set_message "$say_game_again"
    set_game_aside
    player=$maze_start
    start_again
}

maze_next() { # another maze; the game so far is saved
    leave_journal
    another_maze next
    start_again
}

change_level() { # <+|->: before the first step; the next level or the one before
    if [[ -n $journal_played ]]; then
        set_message "$say_level_begun"
    elif another_maze "$1"; then
        close_journal drop
        start_again
    fi
}

new_ends() { # new start and goal in the same maze, in open cells if there are two; close the openings in its border
    local at tried=0
    end_first_time
    set_game_aside
    inside_of "$goal"
    for at in "$maze_start" "$REPLY"; do
        ! is_border "$at" || cell[at]=$WALL
    done
    place_random
    while (((cell[player] == WALL || cell[goal] == WALL) && ++tried < 1000)); do
        place_random
    done
    ((cell[player] = cell[goal] = OPEN))
    recipe_moved=yes
    start_again
}

start_again() { # the current maze, from its start
    begin_maze '' 0
    set_mode maze
}

is_border() { # <square>
    local x=$(($1 % stride)) y=$(($1 / stride))
    ((x == 1 || x == width || y == 1 || y == height))
}
