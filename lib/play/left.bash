# shellcheck shell=bash
#
# left: the game that was left, to go on with
#
# Writes: left_seen, option_input.

need cli/mazes cli/recipe core/folders maze/maze_file play/journal screen/screen screen/status

read_left_game() { # the maze of the game that was left, and how it was made; 1 if there is none
    local why
    find_folders
    while find_left_game; do
        if { why=$(open_file "$game_file" 2>&1 && read_maze 2>&1 && check_ends 2>&1); } 2>/dev/null; then
            option_input=$game_file
            open_file "$game_file"
            read_maze
            if [[ -n $file_keys ]]; then
                break
            fi
            close_journal drop
        else
            tell_bad_game "${why#maze.sh: }"
        fi
    done
    if [[ -z $game_file ]]; then
        set_message "${left_note:-$message}"
        return 1
    fi
    read_recipe
}

has_other_games() { # were others left beside the one that is offered?
    local name count=0
    for name in "${KEPT_GAMES[@]}"; do
        [[ ! -f $state_folder/game$name ]] || ((count += 1))
    done
    ((count > 1))
}

next_left_game() { # the one that was left before this one; behind the last the first; 1 if none is there any more
    close_journal keep
    start_work
    if ! read_left_game; then
        left_seen=()
        read_left_game
    fi
    end_work
    [[ -n $game_file ]]
}
