# shellcheck shell=bash
#
# eller: Eller's algorithm

# Eller: carve row by row. Each cell belongs to a set: the cells that it is connected to so far. A coin
# decides whether neighbors from different sets are connected. Then at least one passage leads south from
# each set, so that no set is cut off. In the last row, all sets are connected.
#
# M. Eller, 1982, not published; after Pullen and Buck. The algorithm remembers only one row, so the maze could
# be endlessly long. It has short dead ends everywhere, and a last row with few walls.
#
# set_of[x] is the first column of the set that column x is in, or a column nearer to the first one. In that case,
# set_of has the next column to look up, and so on.

# For watching: what is marked in the maze and which other function is stepped through.
marks_eller=sets steps_eller=dig_south

carve_eller() { # <first cell>, not used
    local x y a b is_last=0 set_of=()
    for ((x = 0; x < cells_wide; x++)); do
        set_of[x]=$x
    done
    for ((y = 2; y < height; y += 2)); do
        ((is_last = y == height - 1))
        for ((x = 0; x + 1 < cells_wide; x++)); do
            ((a = x, b = x + 1))
            while ((set_of[a] != a)); do a=${set_of[a]}; done
            while ((set_of[b] != b)); do b=${set_of[b]}; done
            if ((a != b && is_last == 0)); then
                below 2 # @coin
            fi
            if ((a != b && (is_last || pick == 0))); then
                dig "$((y * stride + 2 * x + 2))" "$EAST" || return # @east
                if ((a < b)); then
                    set_of[b]=$a
                else
                    set_of[a]=$b
                fi
            fi
        done
        ((is_last)) || dig_south "$y" || return
    done
}

dig_south() { # <y> -> set_of: dig from each set of that row; then the sets of the next row; 1 if dig refuses
    local x first member list reached first_cell=$(($1 * stride + 2)) below_it=() members=()
    for ((x = 0; x < cells_wide; x++)); do # the members of each set, from the west, at the index of the first one
        ((first = set_of[set_of[x]]))
        ((set_of[x] = first, below_it[x] = x))
        members[first]+=" $x"
    done
    for first in "${!members[@]}"; do
        reached=''
        for member in ${members[first]}; do
            below 2 # @coin
            if ((pick == 0)); then
                dig "$((first_cell + 2 * member))" "$SOUTH" || return # @south
                reached=${reached:-$member}
                below_it[member]=$reached
            fi
        done
        if [[ -z $reached ]]; then
            # shellcheck disable=SC2206 # no quotes: each member becomes an element
            list=(${members[first]})
            below "${#list[@]}" # @cell
            member=${list[pick]}
            dig "$((first_cell + 2 * member))" "$SOUTH" || return # @last
        fi
    done
    set_of=("${below_it[@]}")
}
