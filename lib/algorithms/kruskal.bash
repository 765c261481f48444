# shellcheck shell=bash
#
# kruskal: Kruskal's algorithm
#
# Writes: pick, state.

need maze/budget

# Kruskal: shuffle all walls, then open each one unless its two cells are already connected. So trees grow
# everywhere, and grow together.
#
# J. B. Kruskal, 1956, without weights. The mazes have short dead ends, evenly spread.
#
# A wall is the number 4 * cell + direction.
#
# From each cell, set_of leads to another cell of its set, and so on to the one that represents the set, which leads to
# itself. To join two sets, one of these two is led to the other. Each search halves its way for the next one: it leads
# the cells that it visits to the one after the next (R. E. Tarjan, J. van Leeuwen, 1984).

# For watching: what is marked in the maze.
marks_kruskal=sets

carve_kruskal() { # <first cell>, not used
    local wall here a b wall_list set_of
    list_walls
    shuffle_walls
    for wall in "${wall_list[@]}"; do
        ((a = here = wall / 4, b = here + 2 * (wall % 4 ? stride : 1)))
        while ((set_of[a] != a)); do ((a = set_of[a] = set_of[set_of[a]])); done
        while ((set_of[b] != b)); do ((b = set_of[b] = set_of[set_of[b]])); done
        if ((a != b)); then                       # @refused
            dig "$here" "$((wall % 4))" || return # @dig
            set_of[a]=$b
        fi
    done
}

list_walls() { # -> wall_list, set_of: the walls between two cells; each cell is a set by itself
    local x y here
    wall_list=() set_of=() # filled one after the other: each is then close together in memory
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            ((here = y * stride + x, cell[here] == LEFT_OUT || (set_of[here] = here)))
        done
    done
    for here in "${set_of[@]}"; do
        if ((here % stride != width - 1 && cell[here + 2] != LEFT_OUT)); then
            wall_list+=("$((4 * here + EAST))")
        fi
        if ((here / stride != height - 1 && cell[here + 2 * stride] != LEFT_OUT)); then
            wall_list+=("$((4 * here + SOUTH))")
        fi
    done
}

shuffle_walls() { # -> wall_list: from the last on, each changes places with itself or one before it
    local i wall random=$state
    for ((i = ${#wall_list[@]} - 1; i > 0; i--)); do # below, written out: a call for each wall would be slow
        ((random = random * 48271 % 2147483647, pick = random % (i + 1), wall = wall_list[i]))
        ((wall_list[i] = wall_list[pick], wall_list[pick] = wall))
    done
    state=$random
}
