# shellcheck shell=bash
#
# station game: scanning the station, on the screen
#
# Its mode of its own is station.
#
# Owns: station_seed, station_maker (a function <seed> that makes a station), station_call,
# station_begin (jokers at the beginning), station_asked (row or column), station_asked_row (typed, before
# the column is), station_end_line.
# Writes: farewell, result, station_cursor.

need screen/ask screen/clock screen/game screen/help screen/over screen/status screen/view station/station

station_seed='' station_maker='' station_call='' station_begin=0 station_asked=''
station_asked_row=0 station_end_line=''

play_station() { # <jokers> <seed> <function <seed> that makes a station> <screen|lines> <call that brings
    # it back, but for the seed>: the one there is
    station_begin=$1 station_seed=$2 station_maker=$3 station_call=$5 farewell=station_farewell
    begin_station
    if [[ $4 == lines ]]; then
        station_draw
        play_in_lines station station
    else
        play_game station station
    fi
    put_station_end
}

put_station_end() { # what is left on the ordinary screen
    put_line "$station_end_line"
    put_line "$station_call --seed $station_seed"
}

begin_station() {
    local side=$((2 * station_side + 1)) above=1
    start_station "$station_begin"
    ((station_side <= 10)) || above=2
    set_map "$side" "$side" 1 0 paint_station_row
    set_map_numbers "$above" 3 number_station
    set_map_below "$say_station_legend"
    set_message ''
    set_clock 0
    run_clock
    focus_station
}

number_station() { # <y, or 0 for the lines above> -> REPLY; rooms stand in every second line and column
    local tens='' ones='' x n
    if (($1)); then
        printf -v REPLY '%*s' "$map_left" ''
        (($1 % 2)) || printf -v REPLY '%2d ' "$(($1 / 2 - 1))"
        return
    fi
    for ((x = view_x; x < view_x + view_width; x++)); do
        ((n = x / 2 - 1))
        if ((x % 2)); then
            tens+=' ' ones+=' '
        else
            ((n < 10)) && tens+=' ' || tens+=$((n / 10))
            ones+=$((n % 10))
        fi
    done
    printf -v REPLY '%*s%s\033[K\r\n' "$map_left" '' "$ones"
    ((map_top < 2)) || printf -v REPLY '%*s%s\033[K\r\n%s' "$map_left" '' "$tens" "$REPLY"
}

focus_station() {
    set_focus "$((2 * (station_cursor % station_stride)))" "$((2 * (station_cursor / station_stride)))"
}

station_fields() {
    local time name=${say_modes[0]}
    read_clock
    name_time "$REPLY"
    time=$REPLY
    ((window_columns >= 60)) || name='' # the other is what must be seen
    [[ $station_mode == scan ]] || name=${say_modes[1]}
    say "$say_station_status" "$station_jokers" "$station_to_open"
    set_game_fields "$time" "$REPLY" "$name"
}

station_draw() {
    station_fields
    draw_view
    draw_tile "$focus_x" "$focus_y" $'\033[7m'
}

station_tick() {
    age_message
    station_fields
    draw_status
}

station_end() { # of the input
    tell_station
}

station_farewell() { # Ctrl-C
    tell_station
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
        '?') show_help_lines station "${say_station_keys[@]}" "${say_more[*]}  $say_goes_on" ;;
        q) quit_station ;;
        other | tab | erase) ;;
        *)
            if use_key "$key"; then
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

show_changes() { # the rooms that look otherwise, the cursor, the status line
    local room old_x=$focus_x old_y=$focus_y
    focus_station
    if follow_focus; then
        station_draw
        return
    fi
    for room in ${station_changed[@]+"${station_changed[@]}"}; do
        draw_tile "$((2 * (room % station_stride)))" "$((2 * (room / station_stride)))"
    done
    if ((old_x != focus_x || old_y != focus_y)); then
        draw_tile "$old_x" "$old_y"
    fi
    draw_tile "$focus_x" "$focus_y" $'\033[7m'
    station_fields
    draw_status
}

ask_place() { # <row|column>
    local name=say_$1
    station_asked=$1
    say "$say_ask_place" "${!name}" "$((station_side - 1))"
    ask "$REPLY" take_place
}

take_place() { # <answer>; 1 if it is none
    local name=say_$station_asked
    if ! gate_number "${!name}" "$1" 0 "$((station_side - 1))"; then
        refuse_answer "$REPLY"
        return 1
    elif [[ $station_asked == row ]]; then
        station_asked_row=$REPLY
        ask_place column
    else
        ((station_cursor = (station_asked_row + 1) * station_stride + REPLY + 1))
        focus_station
        follow_focus
        set_mode station
    fi
}

station_again() { # the same station
    "$station_maker" "$station_seed"
    begin_station
    measure_view
    set_mode station
}

station_next() {
    station_seed=$((station_seed % LAST_SEED + 1))
    station_again
}

quit_station() {
    result=quit
    tell_station
    leave_game
}

finish_station() { # what is told of it stands below the map
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

station_show_end() { # the trap that ended it stands apart from the others
    name_rest
    set_over_fields "$say_over_arrows" "$REPLY"
    draw_view
    draw_tile "$((2 * (station_cursor % station_stride)))" "$((2 * (station_cursor / station_stride)))" $'\033[7m'
}

station_look() { # <key>: there is nothing else to look at
    :
}

tell_station() { # -> station_end_line: for the ordinary screen
    case $result in
        won) say "$say_station_won" "$station_scanned" ;;
        lost) say "$say_station_lost" "$station_to_open" ;;
        *) say "$say_station_quit" "$station_to_open" ;;
    esac
    station_end_line=$REPLY
}
