# shellcheck shell=bash
#
# hunt-and-kill: a walk, and a hunt where it ends

need maze/neighbors

# Hunt and kill: walk as the backtracker does. Where there is nowhere left to go, do not go back. Instead hunt,
# row by row, for the first unvisited cell next to a visited one, and connect the two. All cells before it, in its
# row and in the rows above, have been visited. So it is the first unvisited cell of all, and the next hunt can
# start there.
#
# After Pullen and Buck. The mazes have long winding passages like those of the backtracker, and a few more dead
# ends. The only thing to remember is one place.

carve_hunt_and_kill() { # <first cell>
    local here=$1 hunted=$1
    while :; do
        list_unvisited "$here"
        if ((REPLY == 0)); then
            while ((cell[hunted] != WALL)); do
                ((hunted += hunted % stride < width - 1 ? 2 : stride + 5)) # or to the next row of cells
                ((hunted < size - stride)) || return 0
            done
            here=$hunted
            list_visited "$here"     # @hunted
            while ((REPLY == 0)); do # in a shape, the walk may reach this cell later
                next_unvisited "$here"
                here=$REPLY
                list_visited "$here"
            done
            pick_way "$REPLY"              # @back
            dig "$here" "$REPLY" || return # @join
        else
            pick_way "$REPLY"              # @way
            dig "$here" "$REPLY" || return # @dig
            here=$there
        fi
    done
}

next_unvisited() { # <cell> -> REPLY: the next one, row by row, that is unvisited
    REPLY=$1
    while :; do
        ((REPLY += REPLY % stride < width - 1 ? 2 : stride + 5))
        ((cell[REPLY] != WALL)) || return 0
    done
}
