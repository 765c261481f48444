# shellcheck shell=bash
#
# station recipe: the options that make the station of a game, and those of the next one
#
# The options hold the recipe of the station in play: its size, rooms, traps (empty: a third), jokers and seed.
#
# Writes: option_jokers, option_rooms, option_seed, option_size.

need cli/options saves/records station/station station/station_picture

readonly OF_STATION='size rooms traps jokers seed' # the options that make a station

# After a win, the next station has more rooms, and the grid grows with them.
LARGER_ROOMS=(50 60 75 95 120) LARGER_SIZES=(10 11 13 14 16) # at most half of the squares are rooms
readonly LARGER_ROOMS LARGER_SIZES

choose_rooms() { # and jokers: the usual numbers, unless given; 1 if the grid has no room for that many: REPLY says so
    usual_rooms "$option_size"
    gate_number --rooms "${option_rooms:-$REPLY}" "$LEAST_ROOMS" "$((option_size * option_size / 2))" || return
    option_rooms=$REPLY
    usual_jokers "$option_rooms"
    option_jokers=${option_jokers:-$REPLY}
}

recall_rooms() { # as many rooms as after the largest station that was won, if the call names no station
    local kind rooms=0 most=${LARGER_ROOMS[${#LARGER_ROOMS[@]} - 1]}
    recall_records
    for kind in ${kinds[@]+"${kinds[@]}"}; do
        kind=${kind#station,rooms=}
        [[ $kind == *,traps=33 ]] || continue
        gate_number rooms "${kind%%,*}" "$LEAST_ROOMS" "$most" || continue
        ((rooms = REPLY > rooms ? REPLY : rooms))
    done
    if ((rooms)) && ! find_given "$OF_STATION"; then
        option_rooms=$((rooms < most ? rooms : most - 1))
        add_rooms
    fi
}

choose_next_station() { # <result of the game before>: with the next seed; after a win, larger
    option_seed=$((option_seed % LAST_SEED + 1))
    if [[ $1 == won ]]; then
        add_rooms
    fi
}

add_rooms() { # the next larger station, with the usual number of jokers if it had that
    local k usual
    usual_jokers "$option_rooms"
    usual=$REPLY
    for ((k = 0; k < ${#LARGER_ROOMS[@]}; k++)); do
        if ((LARGER_ROOMS[k] > option_rooms)); then
            option_rooms=${LARGER_ROOMS[k]}
            if ((option_size < LARGER_SIZES[k])); then
                option_size=${LARGER_SIZES[k]}
            fi
            usual_jokers "$option_rooms"
            if [[ $option_jokers == "$usual" ]]; then
                option_jokers=$REPLY
            fi
            return
        fi
    done
}

make_chosen() { # make the chosen station and its picture
    seed_with "$option_seed"
    start_progress "$say_carving" "$((100 * option_rooms))"
    make_station "$option_size" "$option_rooms" "$option_traps"
    end_progress
    draw_connections
}

usual_rooms() { # <size> -> REPLY: rooms without --rooms: 50, or half the grid where that is less
    ((REPLY = $1 * $1 / 2 < 50 ? $1 * $1 / 2 : 50))
}

name_station() { # -> REPLY: the options that make this station, without those at their default
    local text=''
    if ((option_size != 10)); then
        text+=" --size $option_size"
    fi
    usual_rooms "$option_size"
    if ((option_rooms != REPLY)); then
        text+=" --rooms $option_rooms"
    fi
    if [[ -n $option_traps ]]; then
        text+=" --traps $option_traps"
    fi
    usual_jokers "$option_rooms"
    if ((option_jokers != REPLY)); then
        text+=" --jokers $option_jokers"
    fi
    REPLY="$text --seed $option_seed"
}

name_station_kind() { # -> REPLY: of the records: station,rooms=50,traps=33, and the number of jokers if it is not the
    # usual one
    local kind=station,rooms=$option_rooms,traps=${option_traps:-33}
    usual_jokers "$option_rooms"
    if ((option_jokers != REPLY)); then
        kind+=,jokers=$option_jokers
    fi
    REPLY=$kind
}
