# shellcheck shell=bash
#
# saved: read a saved game, offer to continue it, and save an unfinished one
#
# Writes: end_line, games_seen, option_input, result.

need cli/mazes cli/terminal maze/maze_file maze/text_file saves/earn saves/folders saves/journal screen/clock screen/game \
    screen/game_over screen/screen screen/status screen/view

read_saved_game() { # <line, or empty>: the next saved game, or only one with this line; 1 if there is none: REPLY says who plays one
    local why
    find_folders
    while find_saved_game "$1"; do
        # what refuses a file ends the program: here only the process that tries it
        if ! { why=$(read_game_file 2>&1); } 2>/dev/null; then
            set_aside_game "${why#maze.sh: }"
            continue
        fi
        read_game_file
        [[ -z $file_keys ]] || return 0
        drop_game
    done
    set_message "${REPLY:-$message}"
    return 1
}

read_game_file() { # game_file; exits if it is damaged
    open_file "$game_file"
    "${game}_read_saved"
}

maze_read_saved() {
    option_input=$game_file
    read_maze && check_ends
}

offer_next_saved() { # the game saved before this one; after the last, the first; if there is none, a new one
    end_journal
    begin_work
    if ! read_saved_game ''; then
        games_seen=()
        read_saved_game ''
    fi
    end_work
    if [[ -n $game_file ]]; then
        "${game}_show_saved"
        set_mode saved
    else
        "${game}_anew"
    fi
}

saved_draw() {
    local left kept_games others='' said=$message
    "${game}_name_saved"
    left=$REPLY
    name_time "$file_time"
    say "$say_unfinished_game" "$left" "$REPLY"
    left=$REPLY
    list_games ''
    if ((${#kept_games[@]} > 1)); then # others beside the one that is offered
        say "$say_other_games" "${#kept_games[@]}"
        others=$REPLY
    fi
    set_fields "$others" "${say_unfinished_keys[@]}"
    if [[ $message == "$say_delete_again" ]]; then
        set_fields "$said" # alone, so that the smallest window has room for it
        said=''
    fi
    set_map_below "$left" ${said:+"$said"}
    draw_view
}

saved_key() { # <key>
    local before=$message
    set_message ''
    if [[ $1 == enter ]] || step_key "$1"; then
        [[ $1 == enter || $game == maze ]] || set -- "$REPLY" # in a station, j is a joker
        "${game}_continue"
        set_mode "$game"
        [[ $1 == enter ]] || "${game}_key" "$1"
        return
    fi
    case $1 in
        tab) offer_next_saved ;;
        x | X)
            if [[ $before == "$say_delete_again" ]]; then
                end_first_time
                drop_game
                offer_next_saved
            else
                set_message "$say_delete_again"
                saved_draw
            fi
            ;;
        n | N) leave_saved ;;
        '?') "show_${game}_help" ;;
        q | Q) quit_game ;;
        *)
            if [[ $game$1 == maze[mM] ]]; then
                leave_saved "$1"
            else
                set_message "$say_unknown_key"
                saved_draw
            fi
            ;;
    esac
}

leave_saved() { # [key]: keep the offered game, and begin a new one with that key
    end_journal
    "${game}_anew"
    [[ -z ${1:-} ]] || "${mode}_key" "$1"
}

quit_game() {
    leave_unfinished
    result=quit
    leave_game
}

bid_farewell() { # [closed]: a game ends by Ctrl-C, or because its input is closed
    leave_unfinished
    if [[ -z ${1:-} ]]; then
        put_end
        write_buffer
    fi
}

put_end() { # on the ordinary screen: the result, and the call that begins the same game again
    local call label=${say_call_again[0]}
    [[ $game == maze ]] || label=${say_call_again[1]}
    put_line "$end_line"
    "${game}_name_call"
    call=$REPLY
    count_columns "$label $call"
    if ((REPLY > window_columns)); then
        put_line "$label"
        put_line "$call"
    else
        put_line "$label $call"
    fi
    [[ -z $record_note ]] || tell "maze.sh: $record_note"
}

leave_unfinished() { # save the game in play or the offered one -> end_line: its result, and how to continue it
    local seconds=$file_time call=--resume
    [[ $mode == saved || $result == unfinished ]] || return 0
    if [[ $mode != saved ]]; then
        read_clock
        seconds=$REPLY
    fi
    "${game}_set_end" "$seconds"
    [[ $game == maze ]] || call=station
    if is_named_file; then
        quote_word "$game_file"
        call="play -i $REPLY"
    fi
    name_program
    call="$REPLY $call"
    call=${call// /$'\1'} # so that no line ends within the call
    if leave_journal; then
        set_end_line "$say_to_continue" "${end_line//$'\n'/ }" "$call"
        end_line=${end_line//$'\1'/ }
    fi
}
