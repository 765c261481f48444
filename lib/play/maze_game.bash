# shellcheck shell=bash
#
# maze game: walking through a maze, on the screen
#
# Its modes: maze (playing), offer (a maze is shown, and another size may be typed), left (offers a saved game),
# overview (the whole maze, small).
#
# Owns: maze_format, themes (those there are to choose from).
# Writes: farewell, wall_colors.

need core/folders maze/walk pictures/shared/colors pictures/shared/picture play/end play/maze_map play/maze_walk \
    play/offer play/sight screen/game

maze_format='' themes=()

play_maze() { # <format> <maze|offer|left> <screen|lines> <theme ...>: the maze there is
    local begin=$2 way_to_play=$3
    maze_format=$1 farewell=maze_farewell
    shift 3
    themes=("$@")
    find_folders
    recall_theme
    choose_theme "$REPLY"
    if [[ $begin == maze ]]; then
        begin_maze "$file_keys" "$file_time"
    else
        show_offered
        [[ $begin != left ]] || each_key walk_on "$file_keys" # where it was left
        focus_maze
    fi
    if [[ $way_to_play == lines ]]; then
        set_colors '' '' '' '' '' ''
        wall_colors=('')
        show_maze "$maze_format"
        play_in_lines maze "$begin"
    else
        play_game maze "$begin"
    fi
    set_fog ''
    put_maze_end
}

recall_theme() { # -> REPLY: the place in themes of the one that was chosen last
    local name='' k
    REPLY=0
    [[ -f $data_folder/theme && -r $data_folder/theme ]] || return 0
    IFS= read -r -n 20 name <"$data_folder/theme"
    for k in "${!themes[@]}"; do
        [[ ${themes[k]} != "$name" ]] || REPLY=$k
    done
}
