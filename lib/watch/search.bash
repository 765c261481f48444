# shellcheck shell=bash
#
# search: find the shortest path by the simplest search
#
# From the player, the search reaches all squares that are one step away, then all that are two steps away, and so on.
# A square that is seen for the first time goes to the end of a list, and the search continues from the square at its
# front. lib/maze/solve does the same faster; this one is to be watched.
#
# E. F. Moore: The shortest path through a maze (1959).
# Owns: seen_from (for each square that has been seen, the one it was seen from).

need maze/bridges

seen_from=()
marks_search_plainly=list

search_plainly() { # 1 if the goal cannot be reached
    local list=("$player") front=0 here direction
    seen_from=()
    note_seen "$player" "$player" # @start
    while ((front < ${#list[@]})); do
        here=${list[front++]}
        for direction in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
            if can_go "$here" "$direction" && is_unseen "$REPLY"; then
                list+=("$REPLY")
                note_seen "$REPLY" "$here" # @seen
                if ((REPLY == goal)); then
                    return 0
                fi
            fi
        done
    done
    return 1
}

can_go() { # <square> <direction> -> REPLY: where that leads; 1 if there is a wall
    cross_from "$1" "$2" || step_from "$1" "$2"
}

is_unseen() { # <square>
    [[ -z ${seen_from[$1]:-} ]]
}

note_seen() { # <square> <from which one>
    seen_from[$1]=$2
}
