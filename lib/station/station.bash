# shellcheck shell=bash
#
# station: the space station, a map of rooms with hidden traps, and the rules of its game
#
# The map is a grid of squares inside a ring, as in a maze: make_grid makes the array cell, which stays as it is, and
# the other arrays have the same indices. A room is connected to up to eight others. One byte holds its connections,
# a bit for each direction, clockwise from the north:
#
#     7 0 1      128   1   2
#     6 . 2       64   .   4
#     5 4 3       32  16   8
#
# The opposite of direction b is half a turn away: b + 4 or b - 4. Both are b ^ 4, which flips the third bit of b.
#
# Owns: station_* (station_step: from a square to the next, by direction; station_rooms: squares, in order of
# creation; station_joined: the byte of each square, 0 where no room is; station_beside: by room: the rooms connected
# to it, spaces between them; station_trap: 0 or 1, by room; station_number: connected traps, by room; station_seen:
# UNKNOWN, OPENED or MARKED, by room; station_changed: for deduce_rooms: rooms that may say something new;
# station_cursor: a square; station_marking: 1 in mark mode; station_jokers, station_scanned: scans of unknown rooms;
# station_traps: how many rooms are traps; station_to_open: safe rooms not open yet; station_revealed: yes: traps are
# shown).
# Writes: option_jokers, option_rooms, result.

need cli/options maze/walk

station_step=() station_rooms=() station_joined=() station_beside=() station_trap=() station_number=() station_seen=()
station_changed=() station_cursor=0 station_marking=0 station_jokers=0 station_scanned=0 station_traps=0
station_to_open=0 station_revealed=''

readonly UNKNOWN=0 OPENED=1 MARKED=2 # station_seen

# For each byte, the directions whose bits are set, with a space after each. Each bit doubles the list.
STATION_WAYS=('')
for REPLY in 0 1 2 3 4 5 6 7; do
    STATION_WAYS+=("${STATION_WAYS[@]/%/$REPLY }")
done
readonly STATION_WAYS

choose_rooms() { # and jokers: the usual numbers, unless given; 1 if the grid has no room for that many: REPLY says so
    local most=$((option_size * option_size / 2))
    gate_number --rooms "${option_rooms:-$((most < 50 ? most : 50))}" "$LEAST_ROOMS" "$most" || return
    option_rooms=$REPLY
    if [[ -z $given_jokers ]]; then
        usual_jokers "$option_rooms"
        option_jokers=$REPLY
    fi
}

station_make_asked() { # the station of the options
    seed_with "$option_seed"
    make_station "$option_size" "$option_rooms" "$option_traps"
}

make_station() { # <side> <rooms> <percent of traps, or empty for a third>: a fair board, or any one after many tries
    local tries
    make_grid "$1" "$1"
    station_step=("-$stride" "$((1 - stride))" 1 "$((stride + 1))" "$stride" "$((stride - 1))" -1 "$((-stride - 1))")
    for ((tries = 1000 / $2 > 1 ? 1000 / $2 : 1; ; tries--)); do
        grow_station "$2"
        prune_station
        ((5 * ${#station_rooms[@]} >= $2)) || continue
        set_traps "$3"
        if ((tries <= 0)); then
            ((station_to_open == 0)) || return 0
        elif ((6 * station_to_open >= $2)) && is_fair "$2"; then
            return
        fi
    done
}

grow_station() { # <rooms>: make a room in the middle and this many more, each connected to an earlier one
    local here beyond b free middle=$((stride / 2))
    station_joined=("${cell[@]//*/0}")
    station_rooms=("$((middle * stride + middle))")
    while ((${#station_rooms[@]} <= $1)); do
        below "${#station_rooms[@]}"
        here=${station_rooms[pick]}
        free=${STATION_WAYS[255 - station_joined[here]]}
        [[ -n $free ]] || continue
        below "$((${#free} / 2))"
        b=${free:2*pick:1}
        beyond=$((here + station_step[b]))
        ((cell[beyond] == WALL)) || continue
        if ((station_joined[beyond] == 0)); then
            station_rooms+=("$beyond")
        fi
        ((station_joined[here] |= 2 ** b, station_joined[beyond] |= 2 ** (b ^ 4)))
    done
}

prune_station() { # remove at the same time all rooms with fewer than two connections; repeat until there are none
    local here beyond b few left
    while :; do
        few=() left=()
        for here in ${station_rooms[@]+"${station_rooms[@]}"}; do
            if ((station_joined[here] & (station_joined[here] - 1))); then # more than one bit is set
                left+=("$here")
            else
                few+=("$here")
            fi
        done
        ((${#few[@]})) || return 0
        for here in "${few[@]}"; do
            for b in ${STATION_WAYS[station_joined[here]]}; do
                beyond=$((here + station_step[b]))
                ((station_joined[beyond] &= ~(2 ** (b ^ 4))))
            done
            station_joined[here]=0
        done
        station_rooms=(${left[@]+"${left[@]}"})
    done
}

set_traps() { # <percent or empty>: choose traps, count them, open rooms
    local here beyond b number beside traps=${1:-1} among=$((${#1} > 0 ? 100 : 3))
    station_trap=("${cell[@]//*/0}") station_number=() station_seen=("${cell[@]//*/$UNKNOWN}") station_beside=()
    station_traps=0 station_to_open=0
    for here in "${station_rooms[@]}"; do
        below "$among"
        ((station_trap[here] = pick < traps))
    done
    station_cursor=${station_rooms[0]}
    station_trap[station_cursor]=0
    for here in "${station_rooms[@]}"; do
        number=0 beside=''
        for b in ${STATION_WAYS[station_joined[here]]}; do
            ((beyond = here + station_step[b], number += station_trap[beyond]))
            beside+=" $beyond"
        done
        station_number[here]=$number station_beside[here]=$beside
        ((station_traps += station_trap[here], station_to_open += !station_trap[here]))
    done
    for here in "${station_rooms[@]}"; do
        ((station_trap[here] == 0)) || continue
        below 2
        if ((pick == 0)); then
            open_room "$here"
        fi
    done
}

# A board is fair if logic opens every safe room, with the help of a few jokers. Here, MARKED means: known to be a trap.
# The rooms that may say something new are those that were opened, and those beside a room that was opened or marked. In
# which order they are looked at makes no difference.

is_fair() { # <rooms asked for>: the board stays as it is
    local jokers left before=("${station_seen[@]}") still=$station_to_open
    usual_jokers "$1"
    jokers=$REPLY station_changed=("${station_rooms[@]}")
    deduce_rooms
    while ((station_to_open > 0 && jokers-- > 0)); do
        spend_joker
        deduce_rooms
    done
    left=$station_to_open
    station_seen=("${before[@]}") station_to_open=$still
    ((left == 0))
}

usual_jokers() { # <rooms> -> REPLY: how many jokers a player gets
    REPLY=$(($1 / 16 > 3 ? $1 / 16 : 3))
}

deduce_rooms() { # open the rooms that must be safe, mark those that must be traps, until no number says more
    local here beyond next unknown traps
    for ((next = 0; next < ${#station_changed[@]}; next++)); do
        here=${station_changed[next]}
        ((station_seen[here] == OPENED)) || continue
        unknown=() traps=${station_number[here]}
        for beyond in ${station_beside[here]}; do
            if ((station_seen[beyond] == UNKNOWN)); then
                unknown+=("$beyond")
            elif ((station_seen[beyond] == MARKED)); then
                ((traps -= 1))
            fi
        done
        ((${#unknown[@]} > 0 && (traps == 0 || traps == ${#unknown[@]}))) || continue
        for beyond in "${unknown[@]}"; do
            learn_room "$beyond"
        done
    done
    station_changed=()
}

learn_room() { # <room>: open it if it is safe, mark it if it is a trap
    if ((station_trap[$1])); then
        station_seen[$1]=$MARKED
        # shellcheck disable=SC2206 # the rooms have spaces between them
        station_changed+=(${station_beside[$1]})
    else
        open_room "$1"
    fi
}

spend_joker() { # learn what the first unknown room beside an open one is, or else the first unknown room
    local here beyond first=''
    for here in "${station_rooms[@]}"; do
        ((station_seen[here] == UNKNOWN)) || continue
        first=${first:-$here}
        for beyond in ${station_beside[here]}; do
            if ((station_seen[beyond] == OPENED)); then
                learn_room "$here"
                return
            fi
        done
    done
    learn_room "$first"
}

open_room() { # <room>: open it, if its number is 0 also the rooms connected to it, and so on
    local here next opening=("$1")
    for ((next = 0; next < ${#opening[@]}; next++)); do
        here=${opening[next]}
        ((station_seen[here] != OPENED)) || continue
        ((station_seen[here] = OPENED, station_to_open -= 1))
        # shellcheck disable=SC2206 # the rooms have spaces between them
        station_changed+=("$here" ${station_beside[here]})
        if ((station_number[here] == 0)); then
            # shellcheck disable=SC2206
            opening+=(${station_beside[here]})
        fi
    done
}

scan_room() { # scan the unknown room at the cursor -> REPLY: a message, if there is one
    if ((station_seen[station_cursor] == MARKED)); then
        REPLY=$say_room_marked
        return
    fi
    ((station_scanned += 1))
    if ((station_trap[station_cursor])); then
        result=lost station_revealed=yes
    else
        open_room "$station_cursor"
    fi
}

ask_joker() { # spend a joker on the room at the cursor: a safe one opens, a trap is marked -> REPLY: what it was
    if ((station_jokers == 0)); then
        REPLY=$say_no_joker
        return
    fi
    ((station_jokers -= 1))
    learn_room "$station_cursor"
    REPLY=${say_joker[station_trap[station_cursor]]}
}

move_cursor() { # <a|d|s|w>: one square, unless the grid ends there
    local REPLY
    find_direction "$1"
    if ! is_outside "$((station_cursor + step[REPLY]))"; then
        ((station_cursor += step[REPLY]))
    fi
}

start_station() { # <jokers>
    station_marking=0 station_jokers=$1 station_scanned=0 station_revealed='' result=unfinished
}

use_key() { # <key> -> REPLY, result: a message or nothing; other keys do nothing
    REPLY=''
    case $1 in
        a | d | s | w) move_cursor "$1" ;;
        m) ((station_marking ^= 1)) ;;
        q) result=quit ;;
        ' ' | x | j)
            if ((station_joined[station_cursor] == 0 || station_seen[station_cursor] == OPENED)); then
                REPLY=$say_no_unknown_room
            elif [[ $1 == j ]]; then
                ask_joker
            elif [[ $1 == x ]] || ((station_marking)); then # mark the room, or unmark it
                ((station_seen[station_cursor] = station_seen[station_cursor] == MARKED ? UNKNOWN : MARKED))
            else
                scan_room
            fi
            if ((station_to_open == 0)); then
                result=won
            fi
            ;;
    esac
}
