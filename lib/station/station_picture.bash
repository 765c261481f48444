# shellcheck shell=bash
#
# station picture: draw the rooms of a station and their connections
#
# The picture has a column for each room, one between two rooms, and one at each border; so it is for rows.
#
# Owns: station_row (by row of the picture, from 1: the row without the signs of the rooms), station_side (rows and
# columns of the picture), station_color (of the numbers 0 to 8, then MARK_COLOR, of marks and traps; nothing without
# colors), line_color (of connections).

need station/station

station_row=() station_side=0 station_color=() line_color=''

readonly MARK_COLOR=9 GREEN=$'\033[32m' RED=$'\033[31m' ORDINARY_TEXT=$'\033[0m'

draw_connections() { # -> station_row
    local at y here b canvas=() signs="|/-\\" line toward all IFS='' side
    side=$((2 * station_stride - 3)) station_side=$side
    for ((at = 0; at < side * side; at++)); do
        canvas[at]=' '
        if ((at / side % 2 && at % side % 2)); then
            canvas[at]=. # a room can be here
        fi
    done
    for here in "${station_rooms[@]}"; do
        ((at = (2 * (here / station_stride) - 1) * side + 2 * (here % station_stride) - 1))
        b=0
        for toward in "-$side" "$((1 - side))" 1 "$((side + 1))"; do # the room at its other end draws the other four
            if ((station_joined[here] >> b & 1)); then
                line=${signs:b:1}
                if [[ ${canvas[at + toward]} != ' ' ]]; then
                    line=X # two diagonals cross
                fi
                canvas[at + toward]=$line
            fi
            ((b += 1))
        done
    done
    all="${canvas[*]}"
    for ((y = 1; y <= side; y++)); do
        station_row[y]=${all:(y - 1)*side:side}
    done
}

find_sign() { # <room> -> REPLY: its sign, in its color
    local color=${station_color[MARK_COLOR]-}
    if [[ -n $station_revealed ]] && ((station_trap[$1])); then
        REPLY='*'
    elif [[ -n $station_revealed ]] || ((station_seen[$1] == OPENED)); then
        REPLY=${station_number[$1]}
        color=${station_color[REPLY]-}
    elif ((station_seen[$1] == MARKED)); then
        REPLY='!'
    else
        REPLY='#' color=''
    fi
    REPLY=$color$REPLY${color:+$ORDINARY_TEXT}
}

color_station() { # <always|never>
    station_color=() line_color=''
    if [[ $1 == always ]]; then
        station_color=("$GREEN"{,,,,,,,,} "$RED") # the same for the nine numbers
    fi
}

paint_station_row() { # <y> <x> <count>: part of a row of the picture, y and x from 1 -> REPLY
    local x sign room painted=''
    for ((x = $2; x < $2 + $3; x++)); do
        sign=${station_row[$1]:x-1:1} room=$((($1 / 2) * station_stride + x / 2))
        if (($1 % 2 == 0 && x % 2 == 0 && station_joined[room])); then
            find_sign "$room"
            painted+=$REPLY
        elif [[ $sign == ' ' ]]; then
            painted+=' '
        else
            painted+=$line_color$sign${line_color:+$ORDINARY_TEXT}
        fi
    done
    REPLY=$painted
}

put_station() { # print the picture and the counts
    local y
    for ((y = 1; y <= station_side; y++)); do
        paint_station_row "$y" 1 "$station_side"
        put_line "$REPLY"
    done
    put_line "rooms: ${#station_rooms[@]}"
    put_line "traps: $station_traps"
    put_line "open: $((${#station_rooms[@]} - station_traps - station_to_open))"
}
