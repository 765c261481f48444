# shellcheck shell=bash
#
# station game: scanning the station, on the screen
#
# The mode of this game is station.
#
# Owns: station_played (the keys so far), station_asked (row or column), station_asked_row (its answer),
# station_end_line, station_call (the command that makes this station again), station_way (screen or lines).
# Writes: farewell, result, station_cursor.

need maze/walk screen/ask screen/clock screen/game screen/help screen/over screen/status screen/view station/station \
    station/station_board station/station_made

station_played='' station_asked='' station_asked_row=0 station_end_line='' station_call='' station_way=screen

play_station() { # <screen|lines> <call without options>: the station that was made
    station_way=$1 station_call=$2 farewell=station_farewell
    begin_station
    if [[ $1 == lines ]]; then
        station_draw
        play_in_lines station station
    else
        play_game station station
    fi
    put_station_end
}

put_station_end() { # what stays on the ordinary screen
    put_line "$station_end_line"
    name_made
    put_line "$station_call$REPLY"
}

begin_station() {
    start_station "$made_jokers"
    station_played=''
    set_board "$station_way"
    set_message ''
    set_clock 0
    run_clock
}

station_fields() { # the seed only where everything else has room too
    local time counts seed rest name=${say_modes[0]}
    read_clock
    name_time "$REPLY"
    time=$REPLY
    ((window_columns >= NARROW)) || name='' # mark mode must be seen, scan mode need not
    [[ $station_mode == scan ]] || name=${say_modes[1]}
    say "$say_station_status" "$station_jokers" "$station_to_open"
    counts=$REPLY
    name_rest
    rest=$REPLY
    say "$say_seed" "$made_seed"
    seed=$REPLY
    set_fields "$time" "$counts" "$name" "$seed" "$rest" "$say_help_key" "$say_quit_key"
    if [[ -n $message ]] || ((window_columns < NARROW)) || ! all_fit; then
        seed=''
    fi
    set_game_fields "$time" "$counts" "$name" "$seed"
}

choose_board_line() { # -> board_line: the goal of the game until a room is scanned, marked or asked about
    if [[ $station_played == *[' xj']* ]]; then
        say_below_board "${say_station_legend[@]}"
    else
        say_below_board "${say_station_goal[@]}"
    fi
}

station_draw() {
    choose_board_line
    station_fields
    draw_board
}

station_tick() {
    age_message
    station_fields
    draw_status
}

station_end() { # of the input
    end_unfinished
}

station_farewell() { # Ctrl-C
    [[ $result != unfinished ]] || end_unfinished
    put_station_end
    put_page
}

station_key() { # <key>
    local key=$1
    set_message ''
    case $key in
        enter) key=' ' ;;
        up) key=w ;;
        down) key=s ;;
        left) key=a ;;
        right) key=d ;;
        *)
            small_letter "$key"
            key=$REPLY
            ;;
    esac
    case $key in
        :) ask_place row ;;
        r) station_again ;;
        n) station_next ;;
        p | escape) pause_game ;;
        '?') show_station_help ;;
        q) quit_station ;;
        other | tab | erase) ;;
        *)
            if play_key "$key"; then
                set_message "$station_notice"
            else
                set_message "$say_unknown_key"
            fi
            ;;
    esac
    [[ $mode == station && -z $game_left ]] || return 0
    if [[ $result != unfinished ]]; then
        finish_station
    else
        show_changes
    fi
}

play_key() { # <key>: one of the rules; 1 if it is none. The cursor stays on the board
    local from=$station_cursor
    use_key "$1" || return 1
    if is_on_board "$station_cursor"; then
        station_played+=$1
    else
        station_cursor=$from
    fi
}

show_station_help() {
    show_help_lines station "${say_station_goal[*]}" '' "${say_station_keys[@]}" "${say_more[*]}  $say_goes_on"
}

show_changes() { # the rooms whose sign has changed, the cursor and the joined rooms, the status line
    local room old_x=$focus_x old_y=$focus_y line=$board_line
    choose_board_line
    focus_board
    if follow_focus || [[ $line != "$board_line" ]]; then
        station_draw
        return
    fi
    if ((old_x != focus_x || old_y != focus_y)); then
        undraw_joined
        draw_tile "$old_x" "$old_y"
    fi
    for room in ${station_changed[@]+"${station_changed[@]}"}; do
        draw_board_room "$room"
    done
    draw_joined
    draw_cursor
    station_fields
    draw_status
}

ask_place() { # <row|column>
    local name=say_$1
    station_asked=$1
    if [[ $1 == row ]]; then
        say "$say_ask_place" "${!name}" "$board_first" "$board_last"
    else
        say "$say_ask_place" "${!name}" "$board_left" "$board_right"
    fi
    ask "$REPLY" take_place
}

take_place() { # <answer>; 1 if it is not a row or column of the board
    local name=say_$station_asked least=$board_first most=$board_last
    [[ $station_asked == row ]] || least=$board_left most=$board_right
    if ! gate_number "${!name}" "$1" "$least" "$most"; then
        refuse_answer "$REPLY"
        return 1
    elif [[ $station_asked == row ]]; then
        station_asked_row=$REPLY
        ask_place column
    else
        go_to_place "$REPLY" "$station_asked_row"
        focus_board
        follow_focus
        set_mode station
    fi
}

go_to_place() { # <column> <row>: by keys, so that the keys played make the same game again
    local keys='' x=$(($1 + 1 - station_cursor % station_stride)) y=$(($2 + 1 - station_cursor / station_stride))
    for (( ; x > 0; x--)); do keys+=d; done
    for (( ; x < 0; x++)); do keys+=a; done
    for (( ; y > 0; y--)); do keys+=s; done
    for (( ; y < 0; y++)); do keys+=w; done
    each_key play_key "$keys"
}

station_again() { # the same station
    make_again
    show_new_station
}

station_next() { # a new station; after a win, a larger one
    make_next "$result"
    show_new_station
}

show_new_station() {
    begin_station
    measure_view
    set_mode station
}

end_unfinished() {
    tell_station
}

quit_station() {
    end_unfinished
    result=quit
    leave_game
}

finish_station() { # show the result below the board
    stop_clock
    read_clock
    name_time "$REPLY"
    if [[ $result == won ]]; then
        win_game
        begin_telling "$station_color_open" "$say_station_you_won" "$REPLY"
    else
        begin_telling "$station_color_danger" "$say_station_you_lost" "$REPLY"
    fi
    tell_of_game "$say_over_scans" "$station_scanned"
    tell_of_game "$say_over_jokers" "$station_jokers"
    tell_of_game "$say_over_to_open" "$station_to_open"
    tell_of_game "$say_over_wins" "$wins"
    tell_station
    end_game
}

station_show_end() { # the room that was scanned last is inverted
    name_rest
    set_over_fields "$say_over_arrows" "$REPLY"
    draw_view
    draw_cursor
}

station_look() { # <key>: no other key has a meaning at the end
    :
}

tell_station() { # -> station_end_line
    case $result in
        won) say "$say_station_won" "$station_scanned" ;;
        lost) say "$say_station_lost" "$station_to_open" ;;
        *) say "$say_station_quit" "$station_to_open" ;;
    esac
    station_end_line=$REPLY
}
