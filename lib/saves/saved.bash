# shellcheck shell=bash
#
# saved: read the saved game, offer to continue it, and end a game that is not over
#
# Owns: asked (the options of the command that make a maze or a station: name, value and given_NAME of each).
# Writes: end_line, option_input, result.

need cli/mazes cli/options cli/terminal core/columns core/window maze/maze_file maze/text_file saves/folders \
    saves/journal screen/clock screen/game screen/game_over screen/status screen/view

asked=()

keep_options() { # <name ...> -> asked: before a saved game sets its own
    local name value was_given
    asked=()
    for name; do
        value=option_${name//-/_} was_given=given_${name//-/_}
        asked+=("$name" "${!value}" "${!was_given}")
    done
}

restore_options() {
    local k
    for ((k = 0; k < ${#asked[@]}; k += 3)); do
        set_option "${asked[@]:k:3}"
    done
}

read_saved_game() { # 1 if there is none to continue; a damaged one gets another name, with a message
    local why bad=$game_file.bad
    [[ -z $journal_shut && -n $game_file && -f $game_file ]] || return 1
    # what refuses a file ends the program: here only the process that tries it
    if ! { why=$(read_game_file 2>&1); } 2>/dev/null; then
        shield mv -f -- "$game_file" "$bad" 2>/dev/null
        printable "$bad"
        say "$say_bad_unfinished_game" "$REPLY" "${why#maze.sh: }"
        tell "maze.sh: $REPLY"
        set_message "$REPLY"
        return 1
    fi
    read_game_file
    [[ -n $file_keys ]]
}

read_game_file() { # exits if it is damaged
    open_file "$game_file"
    "${game}_read_saved"
}

maze_read_saved() {
    option_input=$game_file
    read_maze && check_ends
}

saved_draw() {
    local left
    "${game}_name_saved"
    left=$REPLY
    name_time "$file_time"
    say "$say_unfinished_game" "$left" "$REPLY"
    set_map_below "$REPLY"
    set_fields "$message" "${say_unfinished_keys[@]}"
    draw_view
}

saved_key() { # <key>
    set_message ''
    case $1 in
        enter)
            "${game}_continue"
            set_mode "$game"
            ;;
        n | N) "${game}_anew" ;;
        '?') "show_${game}_help" ;;
        q | Q) quit_game ;;
        *)
            set_message "$say_unknown_key"
            saved_draw
            ;;
    esac
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

leave_unfinished() { # save the game in play -> end_line: its result, and how to continue it; also of the offered game
    local seconds=$file_time call=--resume
    [[ $mode == saved || $result == unfinished ]] || return 0
    if [[ $mode != saved ]]; then
        read_clock
        seconds=$REPLY
    fi
    "${game}_set_end" "$seconds"
    if [[ $game != maze ]]; then
        call=station
    fi
    if [[ $game_file != "$state_folder"/* ]]; then
        quote_word "$game_file"
        call="play -i $REPLY"
    fi
    name_program
    call="$REPLY $call"
    call=${call// /$'\1'} # so that no line ends within the call
    if leave_journal || [[ $mode == saved ]]; then
        set_end_line "$say_to_continue" "${end_line//$'\n'/ }" "$call"
        end_line=${end_line//$'\1'/ }
    fi
}

put_end() { # on the ordinary screen: the result, and the command that makes the same maze or station
    local call label=${say_call_again[0]}
    if [[ $game != maze ]]; then
        label=${say_call_again[1]}
    fi
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
    if [[ -n $record_note ]]; then
        tell "maze.sh: $record_note"
    fi
}
