# shellcheck shell=bash
#
# aldous-broder: the algorithm of Aldous and Broder

need maze/budget maze/neighbors

# Aldous and Broder: wander about at random. Whenever you enter a cell for the first time, connect it
# to the cell that you came from.
#
# D. Aldous, The random walk construction of uniform spanning trees, 1990; A. Broder, 1989. Every
# maze is equally likely, as with wilson. This walk is slow at the end, while it looks for the last
# cells.

carve_aldous_broder() { # <first cell>
    local here=$1 to left=$((cells_kept - 1))
    while ((left)); do
        list_neighbors "$here" # @at
        pick_way "$REPLY"      # @way
        ((to = here + 2 * step[REPLY]))
        if ((cell[to] == WALL)); then
            dig "$here" "$REPLY" || return # @dig
            ((left--))
        fi
        here=$to
    done
}
