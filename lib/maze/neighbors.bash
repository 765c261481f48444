# shellcheck shell=bash
#
# neighbors: list the neighbors of a cell and its passages
#
# Neighbors are always east, west, south, north. A set of directions is a mask, the sum of
# 1 (east), 2 (west), 4 (south) and 8 (north).

need maze/bridges maze/budget

# The directions in each mask.
WAYS=('' 0 1 01 2 02 12 012 3 03 13 013 23 023 123 0123)
readonly WAYS

is_cell() { # <square>: a cell inside the maze?
    (($1 % stride % 2 == 0 && $1 / stride % 2 == 0)) && ! is_outside "$1"
}

pick_way() { # <mask> -> REPLY: one of its directions
    below "${#WAYS[$1]}"
    REPLY=${WAYS[$1]:pick:1}
}

list_neighbors() { # <cell> -> REPLY: the directions in which there is a cell that no mask leaves out
    local here=$1 x=$(($1 % stride)) y=$(($1 / stride)) k
    ((REPLY = (x < width - 1) + 2 * (x > 2) + 4 * (y < height - 1) + 8 * (y > 2)))
    [[ -n $shaped ]] || return 0
    for k in 0 1 2 3; do # far beyond the border, there is no element
        ((REPLY >> k & 1)) && ((cell[here + 2 * step[k]] == LEFT_OUT)) && ((REPLY -= 2 ** k))
    done
    return 0
}

list_visited() { # <cell> -> REPLY: the directions in which there is a visited one
    local far=$((2 * stride))
    list_neighbors "$1" # the ring is open too, but no cell
    ((REPLY &= (cell[$1 + 2] == OPEN) + 2 * (cell[$1 - 2] == OPEN) + \
    4 * (cell[$1 + far] == OPEN) + 8 * (cell[$1 - far] == OPEN)))
}

list_unvisited() { # <cell> -> REPLY: the directions in which there is an unvisited one
    local far=$((2 * stride))
    ((REPLY = (cell[$1 + 2] == WALL) + 2 * (cell[$1 - 2] == WALL) + \
    4 * (cell[$1 + far] == WALL) + 8 * (cell[$1 - far] == WALL)))
}

# (With || in place of |, bash 3.2 and 4.0 look up the second element even if it is not needed.)

list_passages() { # <cell> -> REPLY: the directions in which a passage or a bridge leads
    local at=$1
    ((REPLY = (cell[at + 1] == OPEN | cell[at + 1] == BRIDGE_EAST) + \
    2 * (cell[at - 1] == OPEN | cell[at - 1] == BRIDGE_WEST) + \
    4 * (cell[at + stride] == OPEN | cell[at + stride] == BRIDGE_SOUTH) + \
    8 * (cell[at - stride] == OPEN | cell[at - stride] == BRIDGE_NORTH)))
}
