# shellcheck shell=bash
#
# weave: find candidates and dig where a maze may have bridges or a budget, or where its steps are watched
#
# list_candidates and dig of maze.sh carve only plain mazes. replace_carving replaces them, for the rest of the process,
# by functions that also carve bridges and keep to a budget. For a plain maze, both give the same answers.
#
# Bridges. In a weave maze a bridge may lead over a visited cell, to an unvisited one behind it, if
#
#     here # o # x        both squares along the way are walls (#), the cell behind is not
#            |            visited (x), and the cell to be crossed is a straight passage: the
#                         squares beside it, at right angles, are plain open.
#
# Writes: cell, candidate, there, woven, passages_left, bridges_left.

need maze/bridges maze/budget maze/trace

# shellcheck disable=SC2317 # they are called from other files
replace_carving() {
    list_candidates() { # <cell> -> candidate: the directions that lead on from here; 1 if there is none
        local here=$1 direction
        candidate=()
        if ((passages_left)); then
            for direction in "$EAST" "$WEST" "$SOUTH" "$NORTH"; do
                if ((cell[here + 2 * step[direction]] == WALL)); then
                    candidate+=("$direction")
                elif ((bridges_left && cell[here + step[direction]] == WALL)) && can_bridge "$here" "$direction"; then
                    candidate+=("$direction") # the check before it saves most of the calls
                fi
            done
        fi
        ((${#candidate[@]}))
    }

    dig() { # <cell> <direction> -> there: the cell that the passage leads to; 1 if no more may be dug
        local here=$1 along=${step[$2]}
        ((passages_left)) || return 1
        if [[ -n $tracing ]]; then
            note_trace "$here" "$2"
        fi
        there=$((here + 2 * along))
        if ((cell[there] != WALL && bridges_left)); then
            build_bridge "$here" "$2"
        else
            ((cell[here] = cell[here + along] = cell[there] = OPEN))
        fi
        ((passages_left--))
    }
}

# At the border the ring gives the answer again: it is open where a wall is expected. But the cell behind may be north
# or south of the array itself, so the code checks that first.

can_bridge() { # <cell> <direction>
    local along=${step[$2]} aside=${step[$2 ^ 2]} crossed=$(($1 + 2 * step[$2]))
    ((crossed + 2 * along >= 0 && crossed + 2 * along < size)) &&
        ((cell[crossed - along] == WALL && cell[crossed + along] == WALL && cell[crossed + 2 * along] == WALL && \
        cell[crossed - aside] == OPEN && cell[crossed + aside] == OPEN))
}

build_bridge() { # <cell> <direction> -> there: the cell behind it
    local along=${step[$2]}
    ((cell[$1 + along] = BRIDGE_EAST + $2, cell[$1 + 3 * along] = BRIDGE_EAST + ($2 ^ 1)))
    ((there = $1 + 4 * along, cell[there] = OPEN, bridges_left--))
    woven=yes
}
