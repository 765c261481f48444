# shellcheck shell=bash
#
# station recipe: the options that make the station of a game, and those of the next one
#
# The options hold the recipe of the station in play: its size, rooms, traps (empty: a third), jokers and seed.
#
# Writes: option_jokers, option_rooms, option_seed.

need cli/options station/station station/station_picture

readonly OF_STATION='size rooms traps jokers seed' # the options that make a station

# After a win, the next station has more rooms, and the grid grows with them.
LARGER_ROOMS=(50 60 75 95 120) LARGER_SIZES=(10 11 13 14 16) # at most half of the squares are rooms
readonly LARGER_ROOMS LARGER_SIZES

choose_rooms() { # and jokers: the usual numbers, unless given; 1 if the grid has no room for that many: REPLY says so
    local most=$((option_size * option_size / 2))
    gate_number --rooms "${option_rooms:-$((most < 50 ? most : 50))}" "$LEAST_ROOMS" "$most" || return
    option_rooms=$REPLY
    if [[ -z $given_jokers ]]; then
        usual_jokers "$option_rooms"
        option_jokers=$REPLY
    fi
}

choose_next_station() { # <result of the game before>: with the next seed; after a win, larger
    option_seed=$((option_seed % LAST_SEED + 1))
    if [[ $1 == won ]]; then
        add_rooms "$option_rooms"
        choose_rooms
    fi
}

add_rooms() { # <rooms>: the next larger number
    local k
    for k in "${!LARGER_ROOMS[@]}"; do
        if ((LARGER_ROOMS[k] > $1)); then
            set_option rooms "${LARGER_ROOMS[k]}"
            if ((option_size < LARGER_SIZES[k])); then
                set_option size "${LARGER_SIZES[k]}"
            fi
            return
        fi
    done
}

make_chosen() { # make the chosen station and its picture
    seed_with "$option_seed"
    make_station "$option_size" "$option_rooms" "$option_traps"
    draw_connections
}

name_station() { # -> REPLY: the options that make this station
    local name was_given value text=''
    for name in $OF_STATION; do
        was_given=given_$name value=option_$name
        if [[ -n ${!was_given} || $name == seed ]]; then
            text+=" --$name ${!value}"
        fi
    done
    REPLY="station$text"
}
