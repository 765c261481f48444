# shellcheck shell=bash
#
# sidewinder: runs along a row, each with one way north

# Sidewinder: along each row the cells are joined into runs, as long as the coin allows, and from
# each run one way leads north, from any of its cells. The first row is one run without.
#
# After Pullen and Buck. Corridors lie across; north is always easy to find, for no dead end
# points there, and all ways meet in the corridor along the north.

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
                below 2
                east=$pick
            fi
            if ((east)); then
                dig "$here" "$EAST" || return
            elif ((y > 2)); then
                below "$(((here - run) / 2 + 1))"
                dig "$((run + 2 * pick))" "$NORTH" || return
                ((run = here + 2))
            fi
        done
    done
}
