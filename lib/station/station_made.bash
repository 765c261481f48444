# shellcheck shell=bash
#
# station made: how the station of a game was made, and how the next one is
#
# Owns: made_size, made_rooms, made_traps (empty: a third), made_jokers, made_seed (the options that make it),
# made_known (yes: this station was begun before).

need cli/mazes cli/options station/station

made_size=0 made_rooms=0 made_traps='' made_jokers=0 made_seed=0 made_known=''

# After a win, the next station has more rooms, and the grid grows with them.
LARGER_ROOMS=(50 60 75 95 120) LARGER_SIZES=(10 11 13 14 16) # at most half of the squares are rooms
readonly LARGER_ROOMS LARGER_SIZES

choose_made() { # what the options say
    choose_seed
    made_size=$option_size made_rooms=$option_rooms made_traps=$option_traps made_jokers=$option_jokers
    made_seed=$option_seed made_known=''
}

choose_next_made() { # <result of the game before>: with the next seed; after a win, larger
    local k
    made_seed=$((made_seed % LAST_SEED + 1)) made_known=''
    [[ $1 == won ]] || return 0
    for ((k = 0; k < ${#LARGER_ROOMS[@]}; k++)); do
        if ((LARGER_ROOMS[k] > made_rooms)); then
            made_rooms=${LARGER_ROOMS[k]}
            ((made_size >= LARGER_SIZES[k])) || made_size=${LARGER_SIZES[k]}
            return
        fi
    done
}

make_chosen() { # the station, and its picture
    seed_with "$made_seed"
    make_station "$made_size" "$made_rooms" "$made_traps"
    draw_connections
}

usual_rooms() { # <size> -> REPLY: rooms without --rooms: 50, or half the grid where that is less
    ((REPLY = $1 * $1 / 2 < 50 ? $1 * $1 / 2 : 50))
}

name_made() { # -> REPLY: the options that make this station, those with their usual value left out
    local text=''
    ((made_size == 10)) || text+=" --size $made_size"
    usual_rooms "$made_size"
    ((made_rooms == REPLY)) || text+=" --rooms $made_rooms"
    [[ -z $made_traps ]] || text+=" --traps $made_traps"
    ((made_jokers == 3)) || text+=" --jokers $made_jokers"
    REPLY="$text --seed $made_seed"
}

name_station_kind() { # -> REPLY: of the records: station-50,traps-33, and the number of jokers if it is not the usual one
    REPLY=station-$made_rooms,traps-${made_traps:-33}
    ((made_jokers == 3)) || REPLY+=,jokers-$made_jokers
}
