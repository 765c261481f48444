# shellcheck shell=bash
#
# wilson: Wilson's algorithm

need maze/neighbors

# Wilson: from a cell outside the maze, wander about until you meet the maze, and note at each cell in which
# direction you last left it. Where the walk comes back to a cell, the new note replaces the old one, and so
# forgets the loop. Then carve along the notes.
#
# D. B. Wilson, Generating random spanning trees more quickly than the cover time, 1996. Every possible maze is
# equally likely, so there is no texture: short and long dead ends are mixed. It is slow at first, while the maze
# is small and hard to meet.

# For watching: what is marked in the maze.
marks_wilson=walk

carve_wilson() { # <first cell>, not used
    local x y here start end last_way=()
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            ((here = start = y * stride + x))
            while ((cell[here] == WALL)); do
                list_neighbors "$here" # @at
                pick_way "$REPLY"      # @way
                ((last_way[here] = REPLY, here += 2 * step[REPLY]))
            done
            end=$here here=$start
            while ((here != end)); do
                dig "$here" "${last_way[here]}" || return # @dig
                here=$there
            done
        done
    done
}
