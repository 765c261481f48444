# shellcheck shell=bash
#
# again: other mazes, and the same once more
#
# Writes: cell, maze_call, maze_kind, player.

need maze/ends play/end play/journal play/maze_walk screen/game

# Other mazes, and the same once more.

readonly LONG_GAME=20 # keys: it is kept when another begins, in case that was a slip of the finger

set_game_aside() { # the same maze begins again
    if ((journal_count >= LONG_GAME)) && [[ -z $journal_target ]]; then
        leave_journal
    else
        close_journal drop
    fi
}

maze_again() {
    set_game_aside
    player=$maze_start
    begin_maze '' 0
    set_mode maze
}

maze_next() { # a new maze of the kind; the game that was played is kept
    leave_journal
    "$maze_maker" next
    begin_maze '' 0
    set_mode maze
}

new_ends() { # in the same maze; what was opened in its border is closed
    local at
    set_game_aside
    inside_of "$goal"
    for at in "$maze_start" "$REPLY"; do
        ! is_border "$at" || cell[at]=$WALL
    done
    place_ends random
    [[ $maze_kind == file ]] || maze_kind=random${maze_kind#"${maze_kind%%,*}"}
    maze_call="${maze_call%%  #*}  # $say_other_ends" # a comment, for a shell
    begin_maze '' 0
    set_mode maze
}

is_border() { # <square>
    local x=$(($1 % stride)) y=$(($1 / stride))
    ((x == 1 || x == width || y == 1 || y == height))
}
