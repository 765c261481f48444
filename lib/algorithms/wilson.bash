# shellcheck shell=bash
#
# wilson: Wilson's algorithm

need maze/budget maze/neighbors

# Wilson: from a cell that is not in the maze, wander about until the maze is met, and note at
# each cell which way it was last left: where the walk came back to a cell, the loop is forgotten
# so. Then carve along the notes.
#
# D. B. Wilson, Generating random spanning trees more quickly than the cover time, 1996. Every
# maze there can be is equally likely: no texture at all, short and long dead ends mixed. Slow at
# first, while the maze is hard to meet.

carve_wilson() { # <first cell>
    local x y here start end tick=0 last_way
    last_way=("${cell[@]}") # as long as cell, so that a note has its place
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            ((here = start = y * stride + x))
            while ((cell[here] == WALL)); do
                ((++tick % 4096)) || show_carving
                list_neighbors "$here"
                pick_way "$REPLY"
                ((last_way[here] = REPLY, here += 2 * step[REPLY]))
            done
            end=$here here=$start
            while ((here != end)); do
                dig "$here" "${last_way[here]}" || return
                here=$there
            done
        done
    done
}
