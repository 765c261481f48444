# shellcheck shell=bash
#
# saved: begin a game, or offer to continue the saved one; and end a game that is not over
#
# Owns: offer (the saved game that is offered, in words; empty once a game has begun).
# Writes: end_line, file_keys, file_time, result.

need cli/options cli/terminal core/columns saves/folders saves/journal screen/game screen/screen \
    screen/view

offer=''

start_game() { # play the saved game, or the one that was asked for, until the player leaves
    local begin=saved
    if ! find_saved_game; then
        [[ -z $given_resume ]] || fail 1 "${message:-$say_no_unfinished_game}"
        if [[ -n $message ]]; then
            tell "maze.sh: $message"
        fi
        begin=begin_asked_game
    elif [[ -n $given_resume ]]; then
        begin=continue_game
    fi
    if [[ $playing == screen ]]; then
        setup_terminal look_at_game # now, because what is typed while a maze is carved must not appear
    fi
    if [[ $begin != saved ]]; then
        "$begin"
        begin=$game
    fi
    if [[ $playing == lines ]]; then
        play_in_lines "$begin"
    else
        play_game "$begin"
    fi
}

begin_asked_game() {
    file_keys='' file_time=0
    begin_work
    "${game}_make_asked"
    end_work
    offer=''
    "${game}_begin" "$file_keys" "$file_time"
}

continue_game() {
    read_saved_game
    offer=''
    "${game}_begin" "$file_keys" "$file_time"
    write_journal "$file_time" # so that the file is removed if the player gives up now
}

find_saved_game() { # -> offer; 1 if there is no game to continue; a damaged one gets another name, with a message
    [[ -z $journal_shut$given_output && -f $game_file ]] || return 1
    # what refuses a file ends the program: here only the process that tries it
    if { offer=$(put_offer 2>&1); } 2>/dev/null; then
        offer=${offer##*$'\n'}
        [[ -n $offer ]]
        return
    fi
    shield mv -f -- "$game_file" "$game_file.bad"
    printable "$game_file.bad"
    say "$say_bad_unfinished_game" "$REPLY" "${offer#maze.sh: }"
    set_message "$REPLY"
    offer=''
    return 1
}

put_offer() { # print what is offered, if the saved game has keys and is not over
    local name
    read_saved_game
    [[ -n $file_keys ]] || return 0
    "${game}_replay" "$file_keys"
    [[ $result == unfinished ]] || return 0
    "${game}_name"
    name=$REPLY
    name_time "$file_time"
    say "$say_unfinished_game" "$name" "$REPLY"
    printf '\n%s' "$REPLY"
}

read_saved_game() { # exits if it is damaged
    need maze/maze_file maze/text_file
    open_file "$game_file"
    "${game}_read_saved"
}

saved_draw() {
    set_fields "${say_unfinished_keys[@]}"
    fold_columns "$offer" "$((window_columns - 1))"
    draw_in_middle 1 "${folded[@]}"
}

saved_key() { # <key>
    case $1 in
        enter)
            continue_game
            set_mode "$game"
            ;;
        n | N)
            begin_asked_game
            set_mode "$game"
            ;;
        '?') "show_${game}_help" ;;
        q | Q) quit_game ;;
        *) set_message "$say_unknown_key" ;;
    esac
}

finish_game() { # show the result of a game that is over, and remove its file
    if [[ -n $record_note ]]; then
        add_result %s "$record_note"
    fi
    drop_game
    end_game
}

quit_game() {
    leave_unfinished
    result=quit
    leave_game
}

leave_unfinished() { # save the game in play -> end_line: how to continue it, or the one that is offered
    local call=--resume
    [[ $result == unfinished ]] || return 0
    end_line=$offer
    if [[ -z $offer ]]; then
        "${game}_name"
        end_line=$REPLY
        read_clock
        name_time "$REPLY"
        say "$say_quit" "$end_line" "$REPLY"
        end_line=$REPLY
        leave_journal || return 0
    fi
    if [[ $game != maze ]]; then
        call=station
    elif [[ $game_file != "$state_folder"/* ]]; then
        quote_word "$game_file"
        call="play -i $REPLY"
    fi
    name_program
    say "$say_to_continue" "$end_line" "$REPLY $call"
    end_line=$REPLY
}

put_end() { # on the ordinary screen: the result, and the command that makes the same maze or station
    put_line "$end_line"
    if [[ -z $offer ]]; then
        "${game}_name_call"
        put_line "$REPLY"
    fi
    if [[ -n $record_note ]]; then
        tell "maze.sh: $record_note"
    fi
}
