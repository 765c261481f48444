# shellcheck shell=bash
#
# binary-tree: each cell goes west or north

# Binary tree: a coin decides whether each cell is connected to the west or to the north. So exactly one
# path leads from each cell toward the first one: the maze is a tree, and no cell has more than two branches.
#
# After Pullen and Buck. The mazes are slanted: one passage runs all along the north and one along the
# west, and no dead end opens to the south or east.

carve_binary_tree() { # <first cell>
    local x y here
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            here=$((y * stride + x))
            if ((here != $1)); then
                below "$(((x > 2) + (y > 2)))" # @coin
                if ((x == 2 || pick == 1)); then
                    dig "$here" "$NORTH" || return # @north
                else
                    dig "$here" "$WEST" || return # @west
                fi
            fi
        done
    done
}
