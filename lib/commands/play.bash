# shellcheck shell=bash
#
# play: play a maze
#
# Writes: given, option_format, maze_number.

need cli/mazes cli/options cli/printing cli/recipe cli/terminal core/output_file core/window maze/maze_file \
    maze/walk pictures/text play/maze_keys play/menu play/next saves/folders saves/journal \
    saves/records saves/saved screen/status

# shellcheck disable=SC2034 # found by its name
takes_play="$TAKES_MAKING format keys describe bell fog resume"

run_play() {
    load_texts games
    check_making
    if [[ -n $given_keys ]]; then
        play_keys
    else
        find_terminal || fail_with 2 "$say_no_terminal"
        check_screen_format
        play_here
    fi
}

play_keys() { # play the keys of --keys, without a terminal
    if [[ -n $given_resume ]]; then
        find_folders
        take_saved_game
        send_output
        choose_format
        play_maze_keys
        return
    fi
    begin_mazes
    while next_maze; do
        play_maze_keys
    done
}

play_maze_keys() {
    check_ends
    replay "${file_keys-}" "$option_keys"
    draw_maze
    put_fact result "$result"
    put_fact steps "$moves"
    put_fact bumps "$bumps"
    put_fact position "$((player % stride)),$((player / stride))"
}

take_saved_game() { # exits if there is none, or another process plays it
    open_journal ''
    if ! read_saved_game; then
        [[ -z $journal_shut ]] || fail 1 "$message"
        [[ -n $message ]] || fail_with 1 "$say_no_unfinished_game"
        clean_up # a damaged game was reported
        exit 1
    fi
}

play_here() { # on the terminal: an unfinished game, the maze of a file, or a new one
    local begin=maze file=''
    if [[ -n $given_output && $option_output != - ]]; then
        check_place
        file=$REPLY
    fi
    choose_format
    gate_window
    # shellcheck disable=SC2086 # names
    keep_options width height seed path choices carver input $OF_RECIPE
    find_folders
    recall_records
    if [[ -n $given_resume ]]; then
        take_saved_game
        take_file_recipe
    else
        open_journal "$file"
        if [[ -z $file ]] && read_saved_game; then
            begin=saved
        else
            make_asked
        fi
    fi
    play_maze "$begin" "$playing"
    if [[ $option_output == - ]]; then
        option_format=text
        draw_text
        maze_number=1
        put_seed
        put_fact steps "$moves"
    elif [[ -n $chosen_game ]]; then
        given=()
        forget_options seed
        need commands/station
        run_station
    fi
}

check_place() { # -> REPLY: the file of --output, if that can be written; opening a pipe would wait
    [[ -f $option_output || ! -e $option_output ]] || fail_with 1 "$say_cannot_write_to" "$option_output"
    open_output "$option_output"
    REPLY=$output
    exec 4>&-
    discard_output
}
