# shellcheck shell=bash
#
# sidewinder: split each row into runs, each with one passage north

# Sidewinder: connect the cells of each row into runs; a coin decides where a run ends. From a random cell of each
# run, open a passage to the north. The first row is a single run and has no such passage.
#
# After Pullen and Buck. Long passages run from west to east. The way north is always easy to find, because each
# run leads there, and all paths meet in the passage along the north.

carve_sidewinder() { # <first cell>
    local x y here east run
    for ((y = 2; y < height; y += 2)); do
        ((run = y * stride + 2)) # its first cell
        for ((x = 2; x < width; x += 2)); do
            here=$((y * stride + x))
            if ((x == width - 1)); then
                east=0
            elif ((y == 2)); then
                east=1
            else
                below 2 # @coin
                east=$pick
            fi
            if ((east)); then
                dig "$here" "$EAST" || return # @east
            elif ((y > 2)); then
                below "$(((here - run) / 2 + 1))"            # @cell
                dig "$((run + 2 * pick))" "$NORTH" || return # @north
                ((run = here + 2))
            fi
        done
    done
}
