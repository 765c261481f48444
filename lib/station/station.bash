# shellcheck shell=bash
#
# station: the space station, a map of rooms with hidden traps, and the rules of its game
#
# The map is a grid of squares inside a ring, as in a maze, station_stride to a row. The square at column x and
# row y, both from 0, has the index (y + 1) * station_stride + x + 1. A room is connected to up to eight others. One
# byte holds its connections, a bit for each direction, clockwise from the north:
#
#     7 0 1      128   1   2
#     6 . 2       64   .   4
#     5 4 3       32  16   8
#
# The opposite of direction b is half a turn away: b + 4 or b - 4. Both are b ^ 4, which flips the third bit of b.
#
# Owns: station_stride, station_step (from a square to the next, by direction),
# station_rooms (squares, in order of creation), station_joined (by square: the byte of a room, 0 where no room is,
# OUTSIDE in the ring), station_beside (by room: the rooms connected to it, spaces between them), station_trap (0 or 1, by room), station_number (connected traps, by room),
# station_seen (UNKNOWN, OPENED or MARKED, by room), station_cursor (a square), station_mode (scan or mark),
# station_jokers, station_traps (how many rooms are traps), station_marked (how many are marked), station_scanned (scans of unknown rooms), station_to_open (safe rooms not open yet),
# station_row (the picture without the signs of the rooms), station_revealed (yes: traps are shown), station_color (of
# the numbers 0 to 8, then of marks and traps; nothing without colors).
# Writes: result.

need maze/walk

station_stride=0 station_step=() station_rooms=() station_joined=() station_beside=()
station_trap=() station_number=() station_seen=() station_cursor=0 station_mode=scan
station_jokers=0 station_traps=0 station_marked=0 station_scanned=0 station_to_open=0 station_row=() station_revealed='' station_color=()

readonly GREEN=$'\033[32m' RED=$'\033[31m'
readonly OUTSIDE=-1
readonly UNKNOWN=0 OPENED=1 MARKED=2 # station_seen

make_station() { # <side> <rooms> <percent of traps, or empty for a third> [any]: a fair board, unless any will do
    local tries empty=() zeros=() ways=()
    tries=$((1000 / $2 > 1 ? 1000 / $2 : 1)) # after that many boards, any one will do
    [[ ${4-} != any ]] || tries=0
    measure_station "$1"
    while :; do
        grow_station "$2"
        prune_station
        if ((5 * ${#station_rooms[@]} >= $2)); then
            set_traps "$3"
            if ((tries > 0)); then
                ((6 * station_to_open < $2)) || ! is_fair "$2" || return 0
            elif ((station_to_open > 0)); then
                return 0
            fi
        fi
        ((tries -= 1))
    done
}

measure_station() { # <side> -> empty, zeros: station_joined without rooms; a 0 for each square
    local x y n
    ((station_stride = n = $1 + 2))
    station_step=("-$n" "$((1 - n))" 1 "$((n + 1))" "$n" "$((n - 1))" -1 "$((-n - 1))")
    for ((y = 0; y < n; y++)); do
        for ((x = 0; x < n; x++)); do
            empty+=("$((x == 0 || x > $1 || y == 0 || y > $1 ? OUTSIDE : 0))")
            zeros+=(0)
        done
    done
}

grow_station() { # <rooms> -> ways: make a room in the middle and this many more, each connected to an earlier one
    local here beyond b free middle=$((station_stride / 2))
    station_joined=("${empty[@]}")
    station_trap=("${zeros[@]}") station_number=("${zeros[@]}") station_seen=("${zeros[@]}")
    station_rooms=("$((middle * station_stride + middle))")
    while ((${#station_rooms[@]} <= $1)); do
        below "${#station_rooms[@]}"
        here=${station_rooms[pick]}
        ((${#station_rooms[@]} % 32)) || show_progress "$say_carving" "${#station_rooms[@]}" "$1"
        list_ways $((255 - station_joined[here]))
        # shellcheck disable=SC2206 # the directions have spaces between them
        free=($REPLY)
        ((${#free[@]})) || continue
        below "${#free[@]}"
        b=${free[pick]}
        beyond=$((here + station_step[b]))
        ((station_joined[beyond] != OUTSIDE)) || continue
        ((station_joined[beyond])) || station_rooms+=("$beyond")
        ((station_joined[here] |= 2 ** b, station_joined[beyond] |= 2 ** (b ^ 4)))
    done
}

list_ways() { # <byte> -> REPLY, ways: the directions whose bits are set; kept for the next time
    local b
    if [[ -z ${ways[$1]-} ]]; then
        ways[$1]=' '
        for b in 0 1 2 3 4 5 6 7; do
            ((($1 >> b & 1) == 0)) || ways[$1]+="$b "
        done
    fi
    REPLY=${ways[$1]}
}

prune_station() { # -> ways: remove at the same time all rooms with fewer than two connections; repeat until there are none
    local here beyond b removed=() left=()
    while :; do
        removed=() left=()
        for here in ${station_rooms[@]+"${station_rooms[@]}"}; do
            if ((station_joined[here] & (station_joined[here] - 1))); then # more than one bit is set
                left+=("$here")
            else
                removed+=("$here")
            fi
        done
        ((${#removed[@]})) || return 0
        for here in "${removed[@]}"; do
            list_ways "${station_joined[here]}"
            for b in $REPLY; do
                ((beyond = here + station_step[b], station_joined[beyond] &= ~(2 ** (b ^ 4))))
            done
            station_joined[here]=0
        done
        station_rooms=(${left[@]+"${left[@]}"})
    done
}

set_traps() { # <percent or empty> -> ways: choose traps, count them, open rooms
    local here beyond b start=() opened traps=1 among=3
    [[ -z $1 ]] || traps=$1 among=100
    for here in "${station_rooms[@]}"; do
        below "$among"
        ((station_trap[here] = pick < traps))
    done
    station_cursor=${station_rooms[0]} station_to_open=0 station_traps=0 station_beside=()
    station_trap[station_cursor]=0
    for here in "${station_rooms[@]}"; do
        list_ways "${station_joined[here]}"
        for b in $REPLY; do
            ((beyond = here + station_step[b], station_number[here] += station_trap[beyond]))
            station_beside[here]+=" $beyond"
        done
        if ((station_trap[here])); then
            ((station_traps += 1))
            continue
        fi
        ((station_to_open += 1))
        below 2
        ((pick)) || start+=("$here")
    done
    for here in ${start[@]+"${start[@]}"}; do
        ((station_seen[here] == OPENED)) || open_room "$here"
    done
}

# A board is fair if logic opens every safe room, with the help of a few jokers. Here, MARKED means: known to be a trap.
# The array changed lists the rooms that may say something new: those that were opened, and those beside a room that was
# opened or marked. In which order they are looked at makes no difference.

is_fair() { # <rooms asked for>: the board stays as it is
    local jokers before=("${station_seen[@]}") still=$station_to_open changed=("${station_rooms[@]}") fair=yes
    usual_jokers "$1"
    jokers=$REPLY
    while deduce_rooms && ((station_to_open > 0)); do
        if ((jokers == 0)); then
            fair=no
            break
        fi
        ((jokers -= 1))
        spend_joker
    done
    station_seen=("${before[@]}") station_to_open=$still
    [[ $fair == yes ]]
}

usual_jokers() { # <rooms> -> REPLY: how many jokers a player gets
    REPLY=$(($1 / 16 > 3 ? $1 / 16 : 3))
}

deduce_rooms() { # -> changed: open the rooms that must be safe, mark those that must be traps, until no number says more
    local here beyond known unknown next
    for ((next = 0; next < ${#changed[@]}; next++)); do
        here=${changed[next]}
        if ((station_seen[here] != OPENED)) || ! list_unknown "$here"; then
            continue
        fi
        if ((station_number[here] == known || station_number[here] == known + ${#unknown[@]})); then
            for beyond in "${unknown[@]}"; do
                learn_room "$beyond"
            done
        fi
    done
    changed=()
}

list_unknown() { # <room> -> unknown, known: the unknown rooms connected to it, the number of marked ones; 1 if none is unknown
    local beyond
    unknown=() known=0
    for beyond in ${station_beside[$1]}; do
        if ((station_seen[beyond] == UNKNOWN)); then
            unknown+=("$beyond")
        elif ((station_seen[beyond] == MARKED)); then
            ((known += 1))
        fi
    done
    ((${#unknown[@]} > 0))
}

learn_room() { # <room> -> changed: open it if it is safe, mark it if it is a trap
    local here opened
    if ((station_trap[$1])); then
        station_seen[$1]=$MARKED
        # shellcheck disable=SC2206 # the rooms have spaces between them
        changed+=(${station_beside[$1]})
    elif ((station_seen[$1] != OPENED)); then
        open_room "$1"
        for here in "${opened[@]}"; do
            # shellcheck disable=SC2206
            changed+=("$here" ${station_beside[here]})
        done
    fi
}

spend_joker() { # -> changed: learn what the first unknown room beside an open one is, or else the first unknown room
    local here beyond first=''
    for here in "${station_rooms[@]}"; do
        ((station_seen[here] == UNKNOWN)) || continue
        first=${first:-$here}
        for beyond in ${station_beside[here]}; do
            if ((station_seen[beyond] == OPENED)); then
                first=$here
                break 2
            fi
        done
    done
    learn_room "$first"
}

draw_connections() { # -> station_row
    local at y here b canvas=() signs="|/-\\" line toward all IFS='' side=$((2 * station_stride - 3))
    for ((at = 0; at < side * side; at++)); do
        canvas[at]=' '
        ((at / side % 2 && at % side % 2)) && canvas[at]=.
    done
    for here in "${station_rooms[@]}"; do
        ((at = (2 * (here / station_stride) - 1) * side + 2 * (here % station_stride) - 1))
        b=0
        for toward in "-$side" "$((1 - side))" 1 "$((side + 1))"; do # the other four are drawn from the other room
            if ((station_joined[here] >> b & 1)); then
                line=${signs:b:1}
                [[ ${canvas[at + toward]} == ' ' ]] || line=X
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
    [[ -z $color ]] || REPLY=$color$REPLY$'\033[0m'
}

color_station() { # <always|never>
    station_color=()
    [[ $1 != always ]] || station_color=("$GREEN"{,,,,,,,,} "$RED")
}

paint_station_row() { # <y> <x> <count>: part of a row of the picture, y and x from 1 -> REPLY
    local x=$2 end=$(($2 + $3)) room painted=''
    REPLY=${station_row[$1]:x-1:$3}
    (($1 % 2 == 0)) || return 0
    for (( ; x < end; x++)); do
        REPLY=${station_row[$1]:x-1:1}
        room=$((($1 / 2) * station_stride + x / 2))
        ((x % 2 || station_joined[room] == 0)) || draw_room "$room"
        painted+=$REPLY
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

open_room() { # <room> -> opened: open it; if no trap is connected to it, open the connected rooms too, and so on
    local here beyond next
    opened=("$1")
    ((station_seen[$1] = OPENED, station_to_open--))
    for ((next = 0; next < ${#opened[@]}; next++)); do
        here=${opened[next]}
        ((station_number[here] == 0)) || continue
        for beyond in ${station_beside[here]}; do
            if ((station_seen[beyond] != OPENED)); then
                opened+=("$beyond")
                ((station_seen[beyond] = OPENED, station_to_open--))
            fi
        done
    done
}

scan_room() { # -> REPLY: a message, if there is one: scan the unknown room under the cursor
    local opened
    if ((station_seen[station_cursor] == MARKED)); then
        REPLY=$say_room_marked
        return
    fi
    ((station_scanned++))
    if ((station_trap[station_cursor])); then
        result=lost station_revealed=yes
        return
    fi
    open_room "$station_cursor"
    ((station_to_open)) || result=won
}

mark_room() { # mark the unknown room under the cursor, or unmark it
    if ((station_seen[station_cursor] == MARKED)); then
        ((station_seen[station_cursor] = UNKNOWN, station_marked -= 1))
    else
        ((station_seen[station_cursor] = MARKED, station_marked += 1))
    fi
}

ask_joker() { # -> REPLY: the answer: spend a joker on the unknown room under the cursor
    if ((station_jokers == 0)); then
        REPLY=$say_no_joker
        return
    fi
    ((station_jokers--))
    REPLY=$say_joker_safe
    ((station_trap[station_cursor] == 0)) || REPLY=$say_joker_trap
}

move_cursor() { # <a|d|s|w>: one square, unless the grid ends there
    local clockwise=wdsa before to
    before=${clockwise%%"$1"*}
    to=$((station_cursor + station_step[2 * ${#before}]))
    ((station_joined[to] == OUTSIDE)) || station_cursor=$to
}

start_station() { # <jokers>
    station_mode=scan station_jokers=$1 station_marked=0 station_scanned=0 station_revealed='' result=unfinished
}

use_key() { # <key> -> REPLY, result: a message or nothing; other keys do nothing
    REPLY=''
    case $1 in
        a | d | s | w) move_cursor "$1" ;;
        m) if [[ $station_mode == scan ]]; then station_mode=mark; else station_mode=scan; fi ;;
        q) result=quit ;;
        ' ' | x | j)
            if ((station_joined[station_cursor] == 0 || station_seen[station_cursor] == OPENED)); then
                REPLY=$say_no_unknown_room
            elif [[ $1 == j ]]; then
                ask_joker
            elif [[ $1 == x || $station_mode == mark ]]; then
                mark_room
            else
                scan_room
            fi
            ;;
    esac
}

replay_station() { # <keys> <jokers>
    start_station "$2"
    each_key use_key "$1"
}
