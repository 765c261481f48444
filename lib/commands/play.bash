# shellcheck shell=bash
#
# play: play a maze
#
# Writes: describing, game_file, option_format, option_width, option_height, maze_number, recipe_known.

need cli/mazes cli/options cli/printing cli/recipe cli/terminal core/output_file core/window maze/carve maze/maze_file \
    maze/solve maze/text_file maze/walk pictures/text play/maze_screen play/next saves/folders saves/journal saves/locks \
    screen/status

# shellcheck disable=SC2034 # found by its name
takes_play="$TAKES_MAKING format keys describe fog resume"

run_play() {
    load_texts games
    check_making
    if [[ -n $given_resume ]] && find_given "$OF_MAKING input"; then
        die 2 "$say_not_with_resume" "$REPLY"
    fi
    if [[ -n $given_keys ]]; then
        play_keys
    else
        find_terminal || die 2 "$say_no_terminal"
        check_screen_format
        play_here
    fi
}

play_keys() { # play the keys of --keys, without a terminal
    if [[ -n $given_resume ]]; then
        take_saved_game || exit 1
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

take_saved_game() { # 1 if it is damaged, which is reported
    need saves/saved
    if read_saved_game ''; then
        take_file_recipe
        return 0
    fi
    [[ -z $REPLY ]] || fail 1 "$REPLY"
    [[ -n $message ]] || die 1 "$say_no_unfinished_game"
    return 1
}

play_here() { # on the terminal: an unfinished game, the maze of a file, or a new one
    local beginning=maze best_seconds best_extra best_won
    need saves/earn saves/saved play/offer
    find_folders
    [[ -z $given_output || $option_output == - ]] || keep_game_there
    choose_format
    gate_window
    if [[ -n $given_resume ]] && take_saved_game; then
        :
    elif [[ -n $given_input ]]; then
        open_file "$option_input"
        make_maze 0
        take_file_recipe
    elif is_offered && read_saved_game "${recipe_day:+# maze $recipe}"; then
        take_file_recipe
        beginning=saved
    else
        [[ -z $recipe_day ]] || recipe_known=${REPLY:+yes} # another program plays it
        make_new_maze
    fi
    check_ends
    ((player != goal)) || [[ -n $file_keys ]] || die 1 "$say_at_goal" "$option_input"
    if [[ $beginning == offer && -n $recipe_level ]] && note_known; then
        set_message "$say_game_again"
    fi
    if [[ -n $given_input ]] || ((option_passages < MOST_PASSAGES)); then
        solve "$player" "$goal" || die 1 "$say_no_way"
    fi
    describing=${given_describe-}
    play_maze "$beginning" "$playing"
    if [[ $option_output == - ]]; then
        option_format=text
        draw_text
        maze_number=1
        put_seed
        put_fact steps "$moves"
    fi
}

keep_game_there() { # save the game in the file of --output, if that can be written; opening a pipe would wait
    [[ -f $option_output || ! -e $option_output ]] || die 1 "$say_cannot_write_to" "$option_output"
    open_output "$option_output"
    game_file=$output
    exec 4>&-
    discard_output
    if ! lock_game "$game_file"; then
        name_holder "$option_output" "$REPLY"
        fail 1 "$REPLY"
    fi
}

is_offered() { # is a saved game offered before a new one? For a daily maze, its game; for other given mazes, none
    [[ -n $recipe_day ]] || ! find_given "$OF_MAKING output resume"
}

make_new_maze() { # -> beginning: the size or level that was given, or the level after the highest one won
    if [[ -n $given_mask ]]; then
        take_mask
    elif [[ -n $given_level || -n $recipe_day ]]; then
        beginning=offer
    elif [[ -z $option_width$option_height ]]; then
        beginning=offer
        begin_level
    fi
    option_width=${option_width:-21} option_height=${option_height:-11}
    choose_seed
    make_maze 0 || fail 1 "$REPLY"
    note_recipe
}
