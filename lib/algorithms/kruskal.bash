# shellcheck shell=bash
#
# kruskal: Kruskal's algorithm
#
# Writes: pick, state.

# Kruskal: shuffle all walls, then open each one unless its two cells are already connected. So trees grow
# everywhere, and grow together.
#
# J. B. Kruskal, 1956, without weights. The mazes have short dead ends, evenly spread.
#
# A wall is the number 4 * cell + direction.
#
# The cells of a set form a ring, in which each cell knows the next one. When two sets become one, the cells of the
# smaller set take the number of the larger one, so a cell changes its number only a few times. Then two cells
# swap their next cells, which makes one ring of the two.

carve_kruskal() { # <first cell>
    local wall here other wall_list set_of next_of size_of
    list_walls
    shuffle_walls
    for wall in "${wall_list[@]}"; do
        if ((here = wall / 4, other = here + 2 * (wall % 4 ? stride : 1), set_of[here] != set_of[other])); then
            dig "$here" "$((wall % 4))" || return
            if ((size_of[set_of[here]] <= size_of[set_of[other]])); then
                join_sets "$here" "$other"
            else
                join_sets "$other" "$here"
            fi
        fi
    done
}

join_sets() { # <cell of the smaller> <cell of the larger> -> set_of, next_of, size_of
    local at=$1 set=${set_of[$2]}
    ((size_of[set] += size_of[set_of[at]]))
    while ((set_of[at] = set, (at = next_of[at]) != $1)); do :; done
    at=${next_of[$1]}
    next_of[$1]=${next_of[$2]}
    next_of[$2]=$at
}

list_walls() { # -> wall_list, set_of, next_of, size_of: the walls between two cells; each cell is a set by itself
    local x y here
    wall_list=() set_of=() next_of=() size_of=() # filled one after the other: each is then close together in memory
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            ((here = y * stride + x, set_of[here] = here))
        done
    done
    for here in "${set_of[@]}"; do
        next_of[here]=$here
    done
    for here in "${set_of[@]}"; do
        size_of[here]=1
    done
    for here in "${set_of[@]}"; do
        ((here % stride == width - 1)) || wall_list+=("$((4 * here + EAST))")
        ((here / stride == height - 1)) || wall_list+=("$((4 * here + SOUTH))")
    done
}

shuffle_walls() { # -> wall_list: from the last on, each changes places with itself or one before it
    local i wall random=$state
    for ((i = ${#wall_list[@]} - 1; i > 0; i--)); do # below, written out: a call for each wall would be slow
        ((random = random * 48271 % 2147483647, pick = random % (i + 1)))
        wall=${wall_list[i]}
        ((wall_list[i] = wall_list[pick]))
        wall_list[pick]=$wall
    done
    state=$random
}
