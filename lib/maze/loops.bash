# shellcheck shell=bash
#
# loops: open dead ends to make loops
#
# Writes: cell, tree.

need maze/neighbors

# A percentage of the dead ends, cell by cell, is opened to a neighboring cell. A dead end that was opened from the
# other side no longer counts as one. (Pullen calls a maze without dead ends a "braid" maze.)

open_loops() { # <percent>
    local percent=$1 x y here mask
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            here=$((y * stride + x))
            ((cell[here] == OPEN)) || continue
            list_passages "$here"
            ((${#WAYS[REPLY]} == 1)) || continue
            below 100 # @draw
            ((pick < percent)) || continue
            list_visited "$here" # @at
            mask=$REPLY
            ((mask &= (cell[here + 1] == WALL) + 2 * (cell[here - 1] == WALL) + \
            4 * (cell[here + stride] == WALL) + 8 * (cell[here - stride] == WALL)))
            ((mask)) || continue
            pick_way "$mask"                    # @way
            ((cell[here + step[REPLY]] = OPEN)) # @open
            tree=''
        done
    done
}
