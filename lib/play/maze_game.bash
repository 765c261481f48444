# shellcheck shell=bash
#
# maze game: play a game in a maze, on the screen
#
# Its modes: maze (playing), offer (a maze is shown, and another size may be typed), saved (a saved game is offered),
# overview (the whole maze, reduced).
#
# Writes: farewell, wall_colors.

need maze/walk pictures/shared/colors pictures/shared/picture play/maze_map play/maze_walk play/offer play/sight \
    saves/saved saves/folders screen/game

play_maze() { # <maze|offer|saved> <screen|lines>: the current maze
    local begin=$1
    farewell=bid_farewell
    recall_theme
    if [[ $begin == maze ]]; then
        begin_maze "$file_keys" "$file_time"
    else
        show_offered "$file_keys"
    fi
    if [[ $2 == lines ]]; then
        set_colors '' '' '' '' '' ''
        wall_colors=('')
        show_maze "$option_format"
        play_in_lines maze "$begin"
    else
        play_game maze "$begin"
    fi
    set_fog ''
    put_end
}

recall_theme() { # choose the theme that was chosen last
    local k
    if [[ $option_color != always ]]; then
        choose_theme "$NO_COLORS"
        return
    fi
    choose_theme 0
    read_note theme
    for k in "${!THEMES[@]}"; do
        [[ ${THEMES[k]} != "$REPLY" ]] || choose_theme "$k"
    done
}
