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
# mark[n] is 0 for a cell that has not been seen yet, 2 for one in the maze, and another number for one in the list, in
# the ring or outside of the shape. The cells and the ring are numbered row by row; wide is the length of a row.

# For watching: what is marked in the maze.
marks_prim=unvisited

carve_prim() { # <first cell>
    local here=$1 number mask wide=$((cells_wide + 2)) far=$((2 * stride)) mark frontier
    set_marks
    ((number = here / far, number = number * wide + here % stride / 2))
    ((mark[number] = 2))
    frontier=()
    while add_to_frontier "$number"; do
        below "${#frontier[@]}" # @cell
        number=${frontier[pick]}
        frontier[pick]=${frontier[${#frontier[@]} - 1]} # the last one takes its place
        unset "frontier[${#frontier[@]} - 1]"
        ((here = far * (number / wide) + 2 * (number % wide)))
        ((mask = (mark[number + 1] == 2) + 2 * (mark[number - 1] == 2) + \
        4 * (mark[number + wide] == 2) + 8 * (mark[number - wide] == 2)))
        ((mark[number] = 2))
        pick_way "$mask"               # @way
        dig "$here" "$REPLY" || return # @dig
    done
}

add_to_frontier() { # <number of a cell> -> frontier, mark: with those beside it not seen yet; 1 if it is empty
    local to
    for to in "$(($1 + 1))" "$(($1 - 1))" "$(($1 + wide))" "$(($1 - wide))"; do
        if ((mark[to] == 0)); then
            ((mark[to] = 1))
            frontier+=("$to")
        fi
    done
    ((${#frontier[@]} > 0))
}

set_marks() { # -> mark: what is in the array for each cell, and for the ring beside it
    local x y n=0
    mark=()
    for ((y = 0; y <= height + 1; y += 2)); do
        for ((x = 0; x <= width + 1; x += 2)); do
            ((mark[n++] = cell[y * stride + x]))
        done
    done
}
