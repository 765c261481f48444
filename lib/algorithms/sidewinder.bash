# shellcheck shell=bash
#
# sidewinder: split each row into runs, and connect each with the row above

# Sidewinder: connect the cells of each row into runs; a coin decides where a run ends. From a random cell of each
# run, open a passage to the north. The first row is a single run and has no such passage.
#
# After Pullen and Buck. Long passages lead from west to east. The way north is always easy to find, because each
# run leads there, and all paths meet in the passage along the north.

carve_sidewinder() { # <first cell>, not used
    local x y here first goes_on
    for ((y = 2; y < height; y += 2)); do
        first=$((y * stride + 2)) # cell of the run
        for ((x = 2; x < width; x += 2)); do
            here=$((y * stride + x))
            if ((x == width - 1)); then
                goes_on=0
            elif ((y == 2)); then
                goes_on=1
            else
                below 2 # @coin
                goes_on=$pick
            fi
            if ((goes_on)); then
                dig "$here" "$EAST" || return # @east
            elif ((y > 2)); then
                below "$(((here - first) / 2 + 1))"            # @cell
                dig "$((first + 2 * pick))" "$NORTH" || return # @north
                first=$((here + 2))
            fi
        done
    done
}
