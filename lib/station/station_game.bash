# shellcheck shell=bash
#
# station game: play the station on the screen, cropped to its rooms, with numbers and colors
#
# The options hold the recipe of the station in play. The file of a saved one begins with it: station,size=7,seed=5. The
# rest is as in a maze file, except that _ is the space in "# keys": spaces at the end of a line do not count.
#
# The map of the view begins at the first room of the picture. Rooms are in every second column and row of both, from
# the first one in the map, from the second one in the picture.
#
# Owns: board_* (board_left, board_top: the first column and row of the grid that have rooms; board_x, board_y: the
# place in the map that find_tile has found).
# Writes: file_letters, game, line_color, option_seed, room_style, station_color, station_cursor, station_revealed.

need cli/options cli/recipe cli/terminal core/columns maze/maze_file maze/text_file maze/walk saves/folders \
    saves/records saves/saved screen/game screen/screen screen/view station/station \
    station/station_picture

board_left=0 board_top=0 board_x=0 board_y=0

OF_STATION=(size rooms traps jokers) # the options that make a station, beside the seed

# After a win, the next station has more rooms, and the grid grows with them: at most half of its squares are rooms.
LARGER_ROOMS=(50 60 75 95 120) LARGER_SIZES=(10 11 13 14 16)
readonly OF_STATION LARGER_ROOMS LARGER_SIZES

play_station() { # a saved station, or a new one
    game=station
    find_folders
    recall_records
    if [[ $playing == screen ]]; then
        color_board
    fi
    open_journal ''
    start_game
    put_end
}

station_begin() { # <keys so far> <seconds>: the chosen station
    station_replay "$1"
    join_options , = "${OF_STATION[@]}"
    begin_journal "station$REPLY,seed=$option_seed"$'\n' "$1"
    set_clock "$2" # the first key starts it
}

station_replay() { # <keys>: from the start
    start_station "$option_jokers"
    set_board "$playing"
    each_key use_letter "$1"
}

station_read_saved() { # -> option_*, file_keys, file_time; exits if a value is wrong
    local part
    forget_comments
    reset_options "${OF_STATION[@]}" seed
    file_letters=asdwmxj_
    next_line
    split_words "$REPLY" ,
    [[ ${split[0]-} == station ]] || fail_line "$say_no_station"
    for part in "${split[@]:1}"; do
        read_part "$part" "${OF_STATION[*]} seed" || fail_line "$say_no_station"
    done
    choose_rooms || fail_line %s "$REPLY"
    if [[ -z $option_seed ]] || next_row "$ANY_COMMENT"; then
        fail_line "$say_no_station"
    fi
    station_make_asked
}

station_name() { # -> REPLY: which station it is, and how far the game is: 7x7, scans 20
    say "$say_over_scans" "$station_scanned"
    REPLY="${option_size}x$option_size, $REPLY"
}

station_name_call() { # -> REPLY: the command that recreates this station, with its label
    local options
    join_options ' --' ' ' "${OF_STATION[@]}"
    options=$REPLY
    name_program
    REPLY="${say_call_again[1]} $REPLY station$options --seed $option_seed"
}

# Playing.

use_letter() { # <key as the file has it>: apply it, but keep the cursor on the board
    local from=$station_cursor
    use_key "${1/_/ }"
    if ! find_tile "$station_cursor"; then
        station_cursor=$from
    fi
}

station_fields() { # of the status line
    local room marked=0
    for room in "${station_rooms[@]}"; do
        ((marked += station_seen[room] == MARKED))
    done
    set_fields
    add_clock
    add_field "${say_station_status[0]}" "$((station_traps - marked))"
    add_field "${say_station_status[1]}" "$station_jokers"
    add_field "${say_station_status[2]}" "$station_to_open"
    add_field "$say_seed" "$option_seed"
    name_rest
    add_field %s "$REPLY"
    add_field "${say_modes[station_marking]}"
    add_field "$say_help_key"
    add_field "$say_quit_key"
}

station_draw() { # the goal below the map, as much of it as fits a line
    join_columns "$((window_columns - 1))" '  ' "${say_station_goal[@]}"
    set_map_below "${folded[0]}"
    station_fields
    find_tile "$station_cursor"
    set_focus "$board_x" "$board_y"
    mark_rooms
    draw_view
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
        *) set_message "$say_unknown_key" ;;
    esac
}

use_board_key() { # <key>: apply it and save it in the file
    local from=$station_cursor
    use_letter "$1"
    set_message "$REPLY"
    save_key "${1/ /_}"
    if [[ $result != unfinished ]]; then
        finish_station
    elif ((station_cursor == from)); then # rooms may have changed
        renew_view
    fi
}

show_station_help() {
    show_help_lines "${say_station_goal[*]}" '' "${say_station_keys[@]}" "${say_more[*]}  $say_map_continues"
}

station_next() { # the station with the next seed; after a win, larger
    option_seed=$((option_seed % LAST_SEED + 1))
    if [[ $result == won ]]; then
        add_rooms
    fi
    station_restart
}

add_rooms() { # give the chosen station the next larger number of rooms, if there is one
    local k
    for k in "${!LARGER_ROOMS[@]}"; do
        if ((LARGER_ROOMS[k] > option_rooms)); then
            set_option rooms "${LARGER_ROOMS[k]}"
            set_option size "$((option_size > LARGER_SIZES[k] ? option_size : LARGER_SIZES[k]))"
            choose_rooms
            return
        fi
    done
}

station_restart() { # the chosen station, from its start
    leave_journal
    begin_asked_game
}

finish_station() { # show the result below the board
    local kind=station,rooms=$option_rooms,traps=${option_traps:-33}${given_jokers:+,jokers=$option_jokers}
    read_clock
    name_time "$REPLY"
    if [[ $result == won ]]; then
        begin_result "${station_color[0]:+$GREEN}" "$say_station_you_won" "$REPLY"
        enter_record "$kind" "$option_seed" "$clock_seconds" "$station_scanned" 0 0 0 0
    else
        begin_result "${station_color[MARK_COLOR]-}" "$say_station_you_lost" "$REPLY"
    fi
    add_result "$say_over_scans" "$station_scanned"
    add_result "$say_over_jokers" "$station_jokers"
    add_result "$say_over_to_open" "$station_to_open"
    finish_game
}

station_draw_end() { # all rooms as they are
    station_revealed=yes
    name_rest
    set_fields "$say_over_arrows" "$REPLY" "${say_over_keys[@]}" "$say_quit_key"
    draw_view
}

station_look() { # <key>: no other key has a meaning at the end
    :
}

# The board.

readonly INVERTED=$'\033[7m' BOLD_UNDERLINED=$'\033[1;4m' FAINT=$'\033[2m'

color_board() { # each number has its own color
    line_color=$FAINT
    [[ $option_color == always ]] || return 0
    station_color=($'\033['{90,94,32,33,35,36,95,96,34}m "$RED")
    if has_many_colors; then # legible on black and on white, also in bold
        station_color=($'\033[38;5;'{244,33,34,172,134,37,168,30,62}m "$RED")
    fi
}

set_board() { # <screen|lines>: make the station the map of the view; in lines with the numbers of the columns above it
    local room x y right=0 bottom=0 numbers=''
    board_left=$width board_top=$height room_style=()
    for room in "${station_rooms[@]}"; do
        ((x = room % stride, y = room / stride))
        ((board_left = x < board_left ? x : board_left, right = x > right ? x : right))
        ((board_top = y < board_top ? y : board_top, bottom = y > bottom ? y : bottom))
    done
    if [[ $1 == lines ]]; then
        numbers=' '
        for ((x = board_left; x <= right; x++)); do
            printf -v numbers '%s%4d' "$numbers" "$((x - 1))"
        done
    fi
    set_map "$((2 * (right - board_left) + 1))" "$((2 * (bottom - board_top) + 1))" 1 "paint_board_$1" "$numbers"
    find_tile "$station_cursor"
    set_focus "$board_x" "$board_y"
}

find_tile() { # <square> -> board_x, board_y: its column and row in the map; 1 if it is outside the map
    ((board_x = 2 * ($1 % stride - board_left) + 1, board_y = 2 * ($1 / stride - board_top) + 1))
    ((board_x > 0 && board_x <= map_width && board_y > 0 && board_y <= map_height))
}

paint_board_screen() { # <y> <x> <count>: part of a row of the map -> REPLY
    paint_station_row "$(($1 + 2 * board_top - 1))" "$(($2 + 2 * board_left - 1))" "$3"
}

paint_board_lines() { # <y>: a line for a dumb terminal: its number, and the cursor in brackets -> REPLY
    local x line='   '
    if (($1 % 2)); then
        printf -v line '%-3s' "$((board_top + $1 / 2 - 1)):"
    fi
    for ((x = 1; x <= map_width; x++)); do
        paint_board_screen "$1" "$x" 1
        if ((x == focus_x && $1 == focus_y)); then
            line+="[$REPLY]"
        elif ((x % 2)); then
            line+=" $REPLY "
        else
            line+=$REPLY
        fi
    done
    REPLY=$line
}

mark_rooms() { # -> room_style: of the cursor's room, and of those connected to it
    local room before=(${room_style[@]+"${!room_style[@]}"})
    [[ -n $on_screen && ${room_style[station_cursor]-} != "$INVERTED" ]] || return 0
    room_style=()
    for room in ${station_beside[station_cursor]-}; do
        room_style[room]=$BOLD_UNDERLINED
    done
    room_style[station_cursor]=$INVERTED
    for room in ${before[@]+"${before[@]}"} "${!room_style[@]}"; do
        find_tile "$room"
        change_tile "$board_x" "$board_y"
    done
}
