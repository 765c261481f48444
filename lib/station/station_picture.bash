# shellcheck shell=bash
#
# station picture: draw the rooms of a station and their connections
#
# Owns: station_row (the picture without the signs of the rooms), station_color (of the numbers 0 to 8, then of marks
# and traps; nothing without colors), station_quiet (of connections).

need station/station

station_row=() station_color=() station_quiet=''

readonly GREEN=$'\033[32m' RED=$'\033[31m' ORDINARY_TEXT=$'\033[0m'

draw_connections() { # -> station_row
    local at y here b canvas=() signs="|/-\\" line toward all IFS='' side=$((2 * station_stride - 3))
    for ((at = 0; at < side * side; at++)); do
        canvas[at]=' '
        if ((at / side % 2 && at % side % 2)); then
            canvas[at]=.
        fi
    done
    for here in "${station_rooms[@]}"; do
        ((at = (2 * (here / station_stride) - 1) * side + 2 * (here % station_stride) - 1))
        b=0
        for toward in "-$side" "$((1 - side))" 1 "$((side + 1))"; do # the other four are drawn from the other room
            if ((station_joined[here] >> b & 1)); then
                line=${signs:b:1}
                if [[ ${canvas[at + toward]} != ' ' ]]; then
                    line=X
                fi
                canvas[at + toward]=$line
            fi
            ((b++))
        done
    done
    all="${canvas[*]}"
    for ((y = 1; y <= side; y++)); do
        station_row[y]=${all:(y - 1)*side:side}
    done
}

draw_room() { # <room> -> REPLY: its sign, in its color
    local color=${station_color[9]-}
    REPLY=${station_number[$1]}
    if [[ -n $station_revealed ]] && ((station_trap[$1])); then
        REPLY='*'
    elif [[ -n $station_revealed ]] || ((station_seen[$1] == OPENED)); then
        color=${station_color[REPLY]-}
    elif ((station_seen[$1] == MARKED)); then
        REPLY='!'
    else
        REPLY='#' color=''
    fi
    REPLY=$color$REPLY${color:+$ORDINARY_TEXT}
}

color_station() { # <always|never>
    station_color=() station_quiet=''
    if [[ $1 == always ]]; then
        station_color=("$GREEN"{,,,,,,,,} "$RED")
    fi
}

paint_station_row() { # <y> <x> <count>: part of a row of the picture, y and x from 1 -> REPLY
    local x sign room painted=''
    for ((x = $2; x < $2 + $3; x++)); do
        sign=${station_row[$1]:x-1:1} room=$((($1 / 2) * station_stride + x / 2))
        if (($1 % 2 == 0 && x % 2 == 0 && station_joined[room])); then
            draw_room "$room"
            painted+=$REPLY
        elif [[ $sign == ' ' ]]; then
            painted+=' '
        else
            painted+=$station_quiet$sign${station_quiet:+$ORDINARY_TEXT}
        fi
    done
    REPLY=$painted
}

put_station() { # print the picture and the counts
    local y side=$((2 * station_stride - 3))
    for ((y = 1; y <= side; y++)); do
        paint_station_row "$y" 1 "$side"
        put_line "$REPLY"
    done
    put_line "rooms: ${#station_rooms[@]}"
    put_line "traps: $station_traps"
    put_line "open: $((${#station_rooms[@]} - station_traps - station_to_open))"
}
