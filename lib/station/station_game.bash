# shellcheck shell=bash
#
# station game: play the station on the screen
#
# The file of a saved station begins with the call that makes it: station --size 7 --seed 5. The rest is as in a maze
# file, except that _ is the space in "# keys", because spaces at the end of a line do not count.
#
# Writes: farewell, file_letters, game, station_cursor, station_revealed.

need cli/options cli/terminal core/columns core/window maze/maze_file maze/text_file maze/walk saves/records \
    saves/folders saves/journal saves/saved saves/theme screen/clock screen/game screen/game_over screen/help \
    screen/screen screen/status screen/view station/station station/station_board station/station_picture \
    station/station_recipe

play_station() { # a saved station, or a new one
    local begin=station
    game=station farewell=bid_farewell
    open_journal ''
    # shellcheck disable=SC2086 # names
    keep_options $OF_STATION
    if read_saved_game; then
        begin=saved
        show_station "$file_keys"
    else
        restore_options # a file without keys may have set others
        begin_station '' 0
    fi
    if [[ $playing == lines ]]; then
        color_station never
        play_in_lines "$begin"
    else
        recall_theme
        play_game "$begin"
    fi
    put_end
}

station_name_call() { # -> REPLY: the command that recreates this station
    local program
    name_program
    program=$REPLY
    name_station
    REPLY="$program station$REPLY"
}

begin_station() { # <keys so far> <seconds>: the chosen station
    local played=$1 seconds=$2
    show_station "$played"
    if [[ $result != unfinished ]]; then # it ended before its file was removed
        played='' seconds=0
        set_message "$say_over_before"
        show_station ''
    fi
    name_station
    begin_journal "station$REPLY"$'\n' "$played"
    set_clock "$seconds" # the first key starts it
}

show_station() { # <keys>: the chosen station, after these keys, is the map
    begin_work
    make_chosen
    end_work
    set_message "$message" # from now on: to make the board can take longer than a message stays
    start_station "$option_jokers"
    set_board "$playing"
    each_key use_letter "$1"
    focus_board
}

# A saved station.

station_read_saved() { # -> option_*, file_keys, file_time; exits if a value is wrong
    local k
    forget_comments
    # shellcheck disable=SC2086 # names
    forget_options $OF_STATION
    file_letters=asdwmxj_
    next_line
    if [[ $REPLY != 'station '* ]]; then
        fail_line "$say_no_station"
    fi
    split_words "$REPLY"
    for ((k = 1; k < ${#split[@]}; k += 2)); do
        find_option "${split[k]}" || fail_line "$say_no_station"
        gate_option "${split[k + 1]-}" || fail_line %s "$REPLY"
        if [[ " $OF_STATION " != *" ${known_option[0]} "* ]]; then
            fail_line "$say_no_station"
        fi
        set_option "${known_option[0]}" "$REPLY" ''
    done
    choose_rooms || fail_line %s "$REPLY"
    if [[ -z $option_seed ]] || next_row; then
        fail_line "$say_no_station"
    fi
}

station_name_saved() { # -> REPLY: 7x7, scans 20
    say "$say_over_scans" "$station_scanned"
    REPLY="${option_size}x$option_size, $REPLY"
}

station_continue() {
    begin_station "$file_keys" "$file_time"
}

station_anew() { # the station that was asked for, instead of the saved one
    restore_options
    station_restart
}

# Playing.

use_letter() { # <key as the file has it>: apply it, but keep the cursor on the board
    local from=$station_cursor
    use_key "${1/_/ }"
    if ! is_on_board "$station_cursor"; then
        station_cursor=$from
    fi
}

station_fields() { # of the status line; where the words have no room, the counts are numbers behind signs
    local time counts=() values=() name=${say_modes[0]} k
    read_clock
    name_time "$REPLY"
    time=$REPLY
    if [[ $station_mode == mark ]]; then
        name=${say_modes[1]}
    fi
    count_marked
    values=("$((station_traps - REPLY))" "$station_jokers" "$station_to_open")
    for k in 0 1 2; do
        say "${say_station_status[k]}" "${values[k]}"
        counts[k]=$REPLY
    done
    set_fields "$time" "$name" "${counts[@]}" "$say_help_key" "$say_quit_key"
    if ! all_fit; then
        say "${say_station_status[3]}" "${values[@]}"
        counts=("$REPLY")
        if [[ $station_mode == mark ]]; then
            counts=("! $REPLY")
        fi
    fi
    say "$say_seed" "$option_seed"
    set_game_fields "$time" "$name" "${counts[@]}" "~$REPLY"
}

choose_board_line() { # below the map: the goal until a room is scanned, marked or asked about, then the signs
    local items=("${say_station_goal[@]}")
    if [[ $journal_played == *[_xj]* ]]; then
        items=("${say_station_legend[@]}")
    fi
    join_columns "$((window_columns - 1))" '  ' "${items[@]}"
    fold_columns "${folded[0]}" "$((window_columns - 1))"
    set_map_below "${folded[0]}"
}

station_draw() {
    choose_board_line
    station_fields
    draw_board
}

station_tick() {
    station_fields
    draw_status
}

station_key() { # <key>
    set_message ''
    case $1 in
        enter) REPLY=' ' ;;
        up | down | left | right) step_key "$1" ;;
        *) small_letter "$1" ;;
    esac
    case $REPLY in
        r) station_restart ;;
        n) station_next ;;
        p | escape) pause_game ;;
        '?') show_station_help ;;
        q) quit_game ;;
        c) next_theme ;;
        [asdwmxj\ ]) use_board_key "$REPLY" ;;
        *)
            set_message "$say_unknown_key"
            station_draw
            ;;
    esac
}

use_board_key() { # <key>: apply it and save it in the file, then show what has changed
    local from=$station_cursor
    save_key "${1/ /_}"
    use_letter "$1"
    if [[ -n $REPLY ]]; then
        set_message "$REPLY"
    fi
    if [[ $result != unfinished ]]; then
        finish_station
    else
        show_changes "$from"
    fi
}

show_station_help() {
    show_help_lines "${say_station_goal[*]}" '' "${say_station_keys[@]}" "${say_more[*]}  $say_map_continues"
}

show_changes() { # <where the cursor was>: draw that room, the cursor and the rooms joined to them; all if it is there
    focus_board
    if follow_focus || (($1 == station_cursor)); then
        station_draw
        return
    fi
    draw_joined "$1"
    draw_board_room "$1"
    draw_joined "$station_cursor" "$BOLD_UNDERLINED"
    draw_cursor
    station_fields
    draw_status
}

station_next() { # a new station; the game so far is saved
    leave_journal || :
    recall_records
    choose_next_station "$result"
    station_restart
}

station_restart() { # the chosen station, from its start
    begin_station '' 0
    set_mode station
}

finish_station() { # show the result below the board
    local seconds
    read_clock
    seconds=$REPLY
    name_time "$seconds"
    if [[ $result == won ]]; then
        begin_result "${station_color[0]:+$GREEN}" "$say_station_you_won" "$REPLY"
    else
        begin_result "${station_color[9]-}" "$say_station_you_lost" "$REPLY"
    fi
    add_result "$say_over_scans" "$station_scanned"
    add_result "$say_over_jokers" "$station_jokers"
    add_result "$say_over_to_open" "$station_to_open"
    if [[ $result == won ]]; then
        name_station_kind
        enter_record "$REPLY" "$option_seed" "$seconds" "$station_scanned" 0 0 0 0
    fi
    if [[ -n $record_note ]]; then
        add_result %s "$record_note"
    fi
    drop_game
    station_set_end
    end_game
}

station_show_end() { # all rooms as they are; the room that was scanned last is inverted
    station_revealed=yes
    name_rest
    set_result_fields "$say_over_arrows" "$REPLY"
    draw_view
    draw_cursor
}

station_look() { # <key>: no other key has a meaning at the end
    :
}

station_set_end() { # -> end_line
    case $result in
        won) set_end_line "$say_station_won" "$station_scanned" ;;
        lost) set_end_line "$say_station_lost" "$station_to_open" ;;
        *) set_end_line "$say_station_quit" "$station_to_open" ;;
    esac
}
