# shellcheck shell=bash
#
# station recipe: how the station of a game was made, and how the next one is
#
# Owns: asked_size, asked_rooms, asked_traps (empty: a third), asked_jokers, asked_seed (the options that make it),
# asked_known (yes: this station was begun before).

need cli/mazes cli/options station/station

asked_size=0 asked_rooms=0 asked_traps='' asked_jokers=0 asked_seed=0 asked_known=''

# After a win, the next station has more rooms, and the grid grows with them.
LARGER_ROOMS=(50 60 75 95 120) LARGER_SIZES=(10 11 13 14 16) # at most half of the squares are rooms
readonly LARGER_ROOMS LARGER_SIZES

choose_asked() { # what the options say
    choose_seed
    asked_size=$option_size asked_rooms=$option_rooms asked_traps=$option_traps asked_jokers=$option_jokers
    asked_seed=$option_seed asked_known=''
}

choose_next_asked() { # <result of the game before>: with the next seed; after a win, larger
    local k
    asked_seed=$((asked_seed % LAST_SEED + 1)) asked_known=''
    [[ $1 == won ]] || return 0
    for ((k = 0; k < ${#LARGER_ROOMS[@]}; k++)); do
        if ((LARGER_ROOMS[k] > asked_rooms)); then
            asked_rooms=${LARGER_ROOMS[k]}
            ((asked_size >= LARGER_SIZES[k])) || asked_size=${LARGER_SIZES[k]}
            return
        fi
    done
}

make_chosen() { # the station, and its picture
    seed_with "$asked_seed"
    make_station "$asked_size" "$asked_rooms" "$asked_traps"
    draw_connections
}

usual_rooms() { # <size> -> REPLY: rooms without --rooms: 50, or half the grid where that is less
    ((REPLY = $1 * $1 / 2 < 50 ? $1 * $1 / 2 : 50))
}

name_asked() { # -> REPLY: the options that make this station, those with their usual value left out
    local text=''
    ((asked_size == 10)) || text+=" --size $asked_size"
    usual_rooms "$asked_size"
    ((asked_rooms == REPLY)) || text+=" --rooms $asked_rooms"
    [[ -z $asked_traps ]] || text+=" --traps $asked_traps"
    ((asked_jokers == 3)) || text+=" --jokers $asked_jokers"
    REPLY="$text --seed $asked_seed"
}

name_station_kind() { # -> REPLY: of the records: station-50,traps-33, and the number of jokers if it is not the usual one
    REPLY=station-$asked_rooms,traps-${asked_traps:-33}
    ((asked_jokers == 3)) || REPLY+=,jokers-$asked_jokers
}
