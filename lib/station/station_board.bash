# shellcheck shell=bash
#
# station board: draw the station in a game: cropped to its rooms, with numbers and colors
#
# The map of the view begins at the first room of the picture. Rooms are in every second column and row of both, from
# the first one in the map, from the second one in the picture.
#
# Owns: board_* (board_left, board_top: the first column and row of the grid that have rooms; board_x, board_y: the
# place in the map that find_tile has found).
# Writes: line_color, station_color.

need cli/terminal screen/view station/station station/station_picture

board_left=0 board_top=0 board_x=0 board_y=0

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
    board_left=$width board_top=$height
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
}

find_tile() { # <square> -> board_x, board_y: its column and row in the map; 1 if it is outside the map
    ((board_x = 2 * ($1 % stride - board_left) + 1, board_y = 2 * ($1 / stride - board_top) + 1))
    ((board_x > 0 && board_x <= map_width && board_y > 0 && board_y <= map_height))
}

focus_board() { # focus the view on the cursor
    find_tile "$station_cursor"
    set_focus "$board_x" "$board_y"
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

draw_board() { # the map, the connected rooms and the cursor
    draw_view
    draw_joined "$station_cursor" "$BOLD_UNDERLINED"
    draw_cursor
}

draw_board_room() { # <square> [style]
    find_tile "$1"
    draw_tile "$board_x" "$board_y" "${2-}"
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
