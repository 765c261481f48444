# shellcheck shell=bash
#
# left: the game that was left, to go on with
#
# Writes: option_input, and the options that its file names.

need front/mazes front/options maze/maze_file play/journal

readonly OF_KIND=' seed algorithm loops ends way weave bridges steps ' # what a game that goes on remembers

read_left_game() { # the maze of the game that was left, and how it was made; 1 if there is none
    local line why place
    find_folders
    while find_left_game; do
        if why=$(open_file "$game_file" 2>&1 && read_maze 2>&1 && check_ends 2>&1); then
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
    [[ -n $game_file ]] || return 1
    for line in ${file_options[@]+"${file_options[@]}"}; do # they may have been changed by anybody
        [[ $OF_KIND == *" ${line%% *} "* ]] || continue
        find_option "--${line%% *}"
        place=$REPLY line=${line#* }
        [[ ${option_gates[place]} != flag ]] || line=''
        ! gate_option "$place" "$line" || keep_option "$place" "$REPLY"
    done
}
