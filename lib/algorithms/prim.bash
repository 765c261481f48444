# shellcheck shell=bash
#
# prim: Prim's algorithm

need maze/neighbors

# Prim: the maze grows like a crystal. The frontier is a list of all cells next to the maze. Choose any of
# them, connect it to the maze, and add its own neighbors to the list.
#
# After R. C. Prim, 1957, without weights (of the two algorithms with his name, this is the one that chooses
# cells, not walls). The mazes have short dead ends everywhere, and no long path. Any cell of the frontier may be
# next, and jumps in an array are slow. So the state of the cells is in a separate array, mark, a quarter as long
# as cell. The list is short, because it is a border and not an area.
#
# mark[n] is 0 for a cell that has not been seen yet, 1 for one in the list and 2 for one in the maze. The cells
# and a ring around them are numbered row by row; wide is the length of a row.

carve_prim() { # <first cell>
    local here to mask wide=$((cells_wide + 2)) far=$((2 * stride)) mark frontier
    set_marks "$wide"
    ((mark[wide + 1] = 2, mark[wide + 2] = mark[2 * wide + 1] = 1))
    frontier=("$((wide + 2))" "$((2 * wide + 1))")
    while ((${#frontier[@]})); do
        below "${#frontier[@]}" # @cell
        here=${frontier[pick]}
        frontier[pick]=${frontier[${#frontier[@]} - 1]} # the last one takes its place
        unset "frontier[${#frontier[@]} - 1]"
        ((mask = (mark[here + 1] == 2) + 2 * (mark[here - 1] == 2) + \
        4 * (mark[here + wide] == 2) + 8 * (mark[here - wide] == 2)))
        ((mark[here] = 2))
        pick_way "$mask"                                                      # @way
        dig "$((far * (here / wide) + 2 * (here % wide)))" "$REPLY" || return # @dig
        for to in "$((here + 1))" "$((here - 1))" "$((here + wide))" "$((here - wide))"; do
            if ((mark[to] == 0)); then
                ((mark[to] = 1))
                frontier+=("$to")
            fi
        done
    done
}

set_marks() { # <cells in a row, with the ring> -> mark: 0 for a cell, 3 for the ring
    local n ring=() inner=()
    for ((n = 0; n < $1; n++)); do
        ((ring[n] = 3, inner[n] = 0))
    done
    ((inner[0] = inner[$1 - 1] = 3))
    mark=("${ring[@]}")
    for ((n = 0; n < cells_high; n++)); do
        mark+=("${inner[@]}")
    done
    mark+=("${ring[@]}")
}
