# shellcheck shell=bash
#
# station game: play the station on the screen
#
# The file of a saved station begins with the call that makes it: station --size 7 --seed 5. The rest is as in a maze
# file, except that _ is the space in "# keys", because spaces at the end of a line do not count.
#
# Writes: file_letters, file_keys, file_time, game, station_cursor, station_revealed.

need cli/options cli/terminal core/columns core/window maze/maze_file maze/text_file maze/walk saves/records \
    saves/folders saves/journal saves/saved screen/game screen/screen screen/view station/station \
    station/station_board station/station_picture station/station_recipe

play_station() { # a saved station, or a new one
    game=station
    if [[ $playing == screen ]]; then
        color_board
    fi
    open_journal ''
    start_game
    put_end
}

station_make_asked() {
    file_keys='' file_time=0
}

station_begin() { # <keys so far> <seconds>: the chosen station
    station_replay "$1"
    focus_board
    name_station
    begin_journal "$REPLY"$'\n' "$1"
    set_clock "$2" # the first key starts it
}

station_replay() { # <keys>: the chosen station, after these keys
    begin_work
    make_chosen
    end_work
    start_station "$option_jokers"
    set_board "$playing"
    each_key use_letter "$1"
}

station_read_saved() { # -> option_*, file_keys, file_time; exits if a value is wrong
    local k
    forget_comments
    # shellcheck disable=SC2086 # names
    reset_options $OF_STATION
    file_letters=asdwmxj_
    next_line
    if [[ $REPLY != 'station '* ]]; then
        fail_line "$say_no_station"
    fi
    split_words "$REPLY"
    for ((k = 1; k < ${#split[@]}; k += 2)); do
        find_option "${split[k]}" || fail_line "$say_no_station"
        gate_option "${split[k + 1]-}" || fail_line %s "$REPLY"
        if [[ " $OF_STATION " != *" $known_name "* ]]; then
            fail_line "$say_no_station"
        fi
        set_option "$known_name" "$REPLY"
    done
    choose_rooms || fail_line %s "$REPLY"
    if [[ -z $option_seed ]] || next_row; then
        fail_line "$say_no_station"
    fi
}

station_name() { # -> REPLY: which station it is, and how far the game is: 7x7, scans 20
    say "$say_over_scans" "$station_scanned"
    REPLY="${option_size}x$option_size, $REPLY"
}

station_name_call() { # -> REPLY: the command that recreates this station, with its label
    local program
    name_program
    program=$REPLY
    name_station
    REPLY="${say_call_again[1]} $program $REPLY"
}

# Playing.

use_letter() { # <key as the file has it>: apply it, but keep the cursor on the board
    local from=$station_cursor
    use_key "${1/_/ }"
    if ! is_on_board "$station_cursor"; then
        station_cursor=$from
    fi
}

station_fields() { # of the status line
    local time name=${say_modes[0]} values counts=() k seed
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
    say "$say_seed" "$option_seed"
    seed=$REPLY
    name_rest
    set_game_fields "$time" "${counts[@]}" "$seed" "$REPLY" "$name"
}

station_draw() { # the goal below the map, as much of it as fits a line
    join_columns "$((window_columns - 1))" '  ' "${say_station_goal[@]}"
    fold_columns "${folded[0]}" "$((window_columns - 1))"
    set_map_below "${folded[0]}"
    station_fields
    draw_board
}

station_key() { # <key>
    case $1 in
        enter) REPLY=' ' ;;
        up | down | left | right) step_key "$1" ;;
        *) REPLY=$1 ;;
    esac
    case $REPLY in
        r) station_restart ;;
        n) station_next ;;
        p | escape) visit_mode pause ;;
        '?') show_station_help ;;
        q) quit_game ;;
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
    station_begin '' 0
    set_mode station
}

finish_station() { # show the result below the board
    local seconds kind=station,rooms=$option_rooms,traps=${option_traps:-33}${given_jokers:+,jokers=$option_jokers}
    read_clock
    seconds=$REPLY
    name_time "$seconds"
    if [[ $result == won ]]; then
        begin_result "${station_color[0]:+$GREEN}" "$say_station_you_won" "$REPLY"
    else
        begin_result "${station_color[MARK_COLOR]-}" "$say_station_you_lost" "$REPLY"
    fi
    add_result "$say_over_scans" "$station_scanned"
    add_result "$say_over_jokers" "$station_jokers"
    add_result "$say_over_to_open" "$station_to_open"
    if [[ $result == won ]]; then
        enter_record "$kind" "$option_seed" "$seconds" "$station_scanned" 0 0 0 0
    fi
    if [[ -n $record_note ]]; then
        add_result %s "$record_note"
    fi
    drop_game
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
