# shellcheck shell=bash
#
# station made: how the station of a game was made, and how the next one is
#
# Owns: made_size, made_rooms, made_traps (empty: a third), made_jokers, made_seed (the options that make it).

need cli/options station/station

made_size=0 made_rooms=0 made_traps='' made_jokers=0 made_seed=0

# After a win the next station has more rooms, and the grid grows with them.
LARGER_ROOMS=(50 60 75 95 120) LARGER_SIZES=(10 11 12 14 16)
readonly LARGER_ROOMS LARGER_SIZES

make_from_options() { # <size> <rooms> <traps, or empty> <jokers> <seed>
    made_size=$1 made_rooms=$2 made_traps=$3 made_jokers=$4 made_seed=$5
    make_again
}

make_again() { # the same station
    seed_with "$made_seed"
    make_station "$made_size" "$made_rooms" "$made_traps"
    draw_connections
}

make_next() { # <result of the game before>: with the next seed
    local k
    made_seed=$((made_seed % LAST_SEED + 1))
    if [[ $1 == won ]]; then
        for ((k = 0; k < ${#LARGER_ROOMS[@]}; k++)); do
            if ((LARGER_ROOMS[k] > made_rooms)); then
                made_rooms=${LARGER_ROOMS[k]}
                ((made_size >= LARGER_SIZES[k])) || made_size=${LARGER_SIZES[k]}
                break
            fi
        done
    fi
    make_again
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
