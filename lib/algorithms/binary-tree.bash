# shellcheck shell=bash
#
# binary-tree: each cell goes west or north

# Binary tree: each cell is joined to the west or to the north, whichever the coin says. Any cell
# has one way towards the first cell, so it is a tree, with two branches at most everywhere.
#
# After Pullen and Buck. A slant: one corridor all along the north and one along the west, and no
# dead end points to either.

carve_binary_tree() { # <first cell>
    local x y here
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            here=$((y * stride + x))
            if ((here != $1)); then
                below "$(((x > 2) + (y > 2)))"
                if ((x == 2 || pick == 1)); then
                    dig "$here" "$NORTH" || return
                else
                    dig "$here" "$WEST" || return
                fi
            fi
        done
    done
}
