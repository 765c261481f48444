# shellcheck shell=bash
#
# station board: draw the station in a game: cropped to its rooms, with numbers and colors
#
# The map of the view begins at the first room of the picture. Rooms are in every second column and row of both, from
# the first one in the map, from the second one in the picture.
#
# Owns: board_* (board_left, board_first: the first column and row of the grid that have rooms).
# Writes: line_color, station_color.

need cli/terminal screen/view station/station station/station_picture

board_left=0 board_first=0

readonly INVERTED=$'\033[7m' BOLD_UNDERLINED=$'\033[1;4m' FAINT=$'\033[2m'
NUMBER_COLORS=($'\033['{90,94,32,33,35,36,95,96,34}m)
if has_many_colors; then # legible on black and on white, also in bold
    NUMBER_COLORS=($'\033[38;5;'{244,33,34,172,134,37,168,30,62}m)
fi
readonly NUMBER_COLORS

set_board() { # <screen|lines>: make the station the map of the view
    local room x y right=0 last=0 wide high
    board_left=$station_stride board_first=$station_stride
    for room in "${station_rooms[@]}"; do
        ((x = room % station_stride - 1, y = room / station_stride - 1))
        ((board_left = x < board_left ? x : board_left, right = x > right ? x : right))
        ((board_first = y < board_first ? y : board_first, last = y > last ? y : last))
    done
    ((wide = 2 * (right - board_left) + 1, high = 2 * (last - board_first) + 1))
    if [[ $1 == lines ]]; then
        set_map "$wide" "$((high + 1))" 1 paint_board_line
    else
        set_map "$wide" "$high" 1 paint_board
    fi
}

color_board() { # each number has its own color
    line_color=$FAINT
    if [[ $option_color == always ]]; then
        station_color=("${NUMBER_COLORS[@]}" "$RED")
    fi
}

is_on_board() { # <square>
    local x=$(($1 % station_stride - 1 - board_left)) y=$(($1 / station_stride - 1 - board_first))
    ((x >= 0 && 2 * x < map_width && y >= 0 && 2 * y < map_height))
}

find_tile() { # <square> -> REPLY: its column and row in the map
    REPLY="$((2 * ($1 % station_stride - board_left) - 1)) $((2 * ($1 / station_stride - board_first) - 1))"
}

focus_board() { # focus the view on the cursor
    find_tile "$station_cursor"
    set_focus "${REPLY% *}" "${REPLY#* }"
}

paint_board() { # <y> <x> <count>: part of a row of the map -> REPLY
    paint_station_row "$(($1 + 2 * board_first + 1))" "$(($2 + 2 * board_left + 1))" "$3"
}

paint_board_line() { # <y>: a line for a terminal without cursor control: numbers, and the cursor in brackets -> REPLY
    local x line='   '
    if (($1 == 1)); then
        for ((x = board_left; 2 * (x - board_left) < map_width; x++)); do
            printf -v line '%s%2d  ' "$line" "$x"
        done
        REPLY=$line
        return
    fi
    if (($1 % 2 == 0)); then
        printf -v line '%-3s' "$((board_first + $1 / 2 - 1)):"
    fi
    for ((x = 1; x <= map_width; x++)); do
        paint_board "$(($1 - 1))" "$x" 1
        if ((x == focus_x && $1 - 1 == focus_y)); then
            line+="[$REPLY]"
        elif ((x % 2)); then
            line+=" $REPLY "
        else
            line+=$REPLY
        fi
    done
    REPLY=$line
}

draw_board() { # the map, the connected rooms and the cursor
    draw_view
    draw_joined "$station_cursor" "$BOLD_UNDERLINED"
    draw_cursor
}

draw_board_room() { # <square> [style]
    find_tile "$1"
    draw_tile "${REPLY% *}" "${REPLY#* }" "${2-}"
}

draw_cursor() { # as clear beside the rooms as on them
    local color=$line_color
    line_color=''
    draw_board_room "$station_cursor" "$INVERTED"
    line_color=$color
}

draw_joined() { # <square> [style]: the rooms connected to it
    local room
    for room in ${station_beside[$1]-}; do
        draw_board_room "$room" "${2-}"
    done
}
