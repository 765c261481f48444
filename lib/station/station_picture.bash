# shellcheck shell=bash
#
# station picture: draw the rooms of a station and their connections
#
# The picture has a column for each room, one between two rooms, and one at each border; so it is for rows.
#
# Owns: station_color (of the numbers 0 to 8, then of marks and traps; empty without colors), line_color (connections),
# room_style (of rooms that stand out, by square).

need station/station

station_color=() line_color='' room_style=()

readonly MARK_COLOR=9 GREEN=$'\033[32m' RED=$'\033[31m' ORDINARY_TEXT=$'\033[0m'

find_sign() { # <square of the grid> -> REPLY: the sign of its room, in its color
    local color=${station_color[MARK_COLOR]-} style=${room_style[$1]-}
    if ((station_joined[$1] == 0)); then
        REPLY=. color='' style=${style:-$line_color}
    elif [[ -n $station_revealed ]] && ((station_trap[$1])); then
        REPLY='*'
    elif [[ -n $station_revealed ]] || ((station_seen[$1] == OPENED)); then
        REPLY=${station_number[$1]}
        color=${station_color[REPLY]-}
    elif ((station_seen[$1] == MARKED)); then
        REPLY='!'
    else
        REPLY='#' color=''
    fi
    style+=$color
    REPLY=$style$REPLY${style:+$ORDINARY_TEXT}
}

color_station() { # <always|never>
    station_color=() line_color=''
    if [[ $1 == always ]]; then
        station_color=("$GREEN"{,,,,,,,,} "$RED") # the same for the nine numbers
    fi
}

paint_station_row() { # <y> <x> <count>: part of a row of the picture, y and x from 1 -> REPLY
    local x room joined signs way painted=''
    for ((x = $2; x < $2 + $3; x++)); do
        room=$((($1 / 2) * stride + x / 2)) # here, or else to the north, west or northwest
        joined=${station_joined[room]} way=0 REPLY=' '
        case $(($1 % 2))$((x % 2)) in
            00) find_sign "$room" ;;
            01) signs=' -' way=$((joined >> 2 & 1)) ;;
            10) signs=' |' way=$((joined >> 4 & 1)) ;;
            11) signs=' \/X' way=$(((joined >> 3 & 1) + 2 * (station_joined[room + stride] >> 1 & 1))) ;;
        esac
        if ((way)); then
            REPLY=$line_color${signs:way:1}${line_color:+$ORDINARY_TEXT}
        fi
        painted+=$REPLY
    done
    REPLY=$painted
}

put_station() { # print the picture and the counts
    local y side=$((2 * height + 1))
    for ((y = 1; y <= side; y++)); do
        paint_station_row "$y" 1 "$side"
        put_line "$REPLY"
    done
    put_line "rooms: ${#station_rooms[@]}"
    put_line "traps: $station_traps"
    put_line "open: $((${#station_rooms[@]} - station_traps - station_to_open))"
}
