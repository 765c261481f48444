# shellcheck shell=bash
#
# kruskal: Kruskal's algorithm
#
# Owns: set_of, next_of, size_of.
# Writes: pick, state.

set_of=() next_of=() size_of=()

# Kruskal: all walls are shuffled; then each comes down unless there is a way already between
# its two cells. So trees grow everywhere, and grow together.
#
# J. B. Kruskal, 1956, without weights. Short dead ends, the same all over.
#
# A wall is the number 4 * cell + direction. The list of walls is the longest there is, and is shuffled; in a long
# array bash takes long to get from one end to the other. So it is cut into blocks, each an array: wall_0 has the
# first 256, wall_1 the next.
#
# The cells of a set form a ring, in which each knows the next. To make one set of two, the cells of the
# smaller are told the number of the larger, so that a cell changes its number a few times at most; then
# two of them exchange their next ones, which makes one ring of two.

readonly BLOCK=256

carve_kruskal() { # <first cell>
    local n blocks list wall here other at set
    list_walls
    ((blocks = (REPLY + BLOCK - 1) / BLOCK))
    shuffle_walls "$REPLY"
    for ((n = 0; n < blocks; n++)); do
        list="wall_${n}[@]"
        for wall in "${!list}"; do
            ((here = wall / 4, other = here + 2 * (wall % 4 ? stride : 1), set_of[here] != set_of[other])) ||
                continue
            dig "$here" "$((wall % 4))" || return
            ((size_of[set_of[here]] <= size_of[set_of[other]])) || ((at = here, here = other, other = at))
            set=${set_of[other]}
            ((size_of[set] += size_of[set_of[here]]))
            ((at = here))
            while ((set_of[at] = set, (at = next_of[at]) != here)); do :; done
            ((at = next_of[here]))
            ((next_of[here] = next_of[other]))
            ((next_of[other] = at))
        done
    done
    set_of=() next_of=() size_of=()
    for ((n = 0; n < blocks; n++)); do
        unset "wall_$n"
    done
}

# shellcheck disable=SC2034,SC2219 # let, for the name of the array is worked out
list_walls() { # -> REPLY: how many stand between two cells. Each cell becomes a set by itself
    local x y here n
    ((REPLY = 2 * cells_wide * cells_high - cells_wide - cells_high))
    for ((n = 0; n * BLOCK < REPLY; n++)); do
        unset "wall_$n"
    done
    set_of=() next_of=() size_of=() n=0 # one after the other, so that each lies close together in memory
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
        ((here % stride == width - 1)) || let "wall_$((n / BLOCK))[n++ % BLOCK] = 4 * here + EAST"
        ((here / stride == height - 1)) || let "wall_$((n / BLOCK))[n++ % BLOCK] = 4 * here + SOUTH"
    done
}

# shellcheck disable=SC2219 # as above
shuffle_walls() { # <how many>: from the last on, each changes places with any that is not behind it
    local i wall mine other random=$state
    for ((i = $1 - 1; i > 0; i--)); do # without a call to below: there are two walls to a cell
        ((random = random * 48271 % 2147483647))
        ((pick = random % (i + 1)))
        mine="wall_$((i / BLOCK))[i % BLOCK]" other="wall_$((pick / BLOCK))[pick % BLOCK]"
        let "wall = $mine" "$mine = $other" "$other = wall"
    done
    state=$random
}
