# shellcheck shell=bash
#
# play: play a maze
#
# Writes: given.

need cli/mazes cli/options cli/printing cli/terminal maze/walk play/maze_keys saves/folders saves/records

takes_play="$TAKES_MAKING format keys describe fog resume"

run_play() {
    load_texts games
    check_making
    if [[ -n $given_keys ]]; then
        play_keys
    else
        find_terminal || fail_with 2 "$say_no_terminal"
        fits_screen || fail_with 2 "$say_not_on_screen" "$option_format"
        play_here
    fi
}

play_keys() { # play each maze with the keys of --keys, without a terminal, and print it with the result
    begin_mazes
    while next_maze; do
        check_ends
        replay "${file_keys-}" "$option_keys"
        draw_maze
        put_fact result "$result"
        put_fact steps "$moves"
        put_fact bumps "$bumps"
        put_fact position "$((player % stride)),$((player / stride))"
    done
}

play_here() { # on the terminal: an unfinished game, the maze of a file, or a new one
    local file=''
    if [[ -n $given_output && $option_output != - ]]; then
        need core/output_file
        follow_links "$option_output"
        file=$REPLY
    fi
    choose_format
    find_folders
    recall_records
    play_maze "$file"
    if [[ -n $chosen_game ]]; then # the station, from the menu: these options were for the maze
        given=()
        reset_options seed resume output
        need commands/station
        run_station
    fi
}
