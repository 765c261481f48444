# shellcheck shell=bash
#
# hunt-and-kill: a walk, and a hunt where it ends

need maze/neighbors

# Hunt and kill: walk as the backtracker does; but where there is nowhere left to go, do not go
# back: hunt, row by row, for the first unvisited cell beside a visited one, and join them. Above
# it all rows are done, and in its row all cells before it: so it is the first unvisited cell of
# all, and the next hunt can go on from there.
#
# After Pullen and Buck. Long winding ways like the backtracker's, with a few more dead ends, and
# nothing to remember but one place.

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
            list_visited "$here"
            pick_way "$REPLY"
            dig "$here" "$REPLY" || return
        else
            pick_way "$REPLY"
            dig "$here" "$REPLY" || return
            here=$there
        fi
    done
}
