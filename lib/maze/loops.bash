# shellcheck shell=bash
#
# loops: a maze with more than one way
#
# Writes: cell, tree.

need maze/neighbors

# Loops, for a maze with more than one way: of the dead ends there are, cell by cell, so many in
# a hundred are opened to a cell beside them. One that has been opened from the other side is none
# any more. ("Braid" mazes, as Pullen has it, have no dead end left.)

open_loops() { # <percent>
    local percent=$1 x y here far=$((2 * stride)) mask
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            here=$((y * stride + x))
            ((cell[here] == OPEN)) || continue
            list_passages "$here"
            ((${#WAYS[REPLY]} == 1)) || continue
            below 100
            ((pick < percent)) || continue
            list_visited "$here"
            mask=$REPLY
            ((mask &= (cell[here + 1] == WALL) + 2 * (cell[here - 1] == WALL) + \
            4 * (cell[here + stride] == WALL) + 8 * (cell[here - stride] == WALL)))
            ((mask)) || continue
            pick_way "$mask"
            ((cell[here + step[REPLY]] = OPEN))
            tree=''
        done
    done
}
