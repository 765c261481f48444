# shellcheck shell=bash
#
# division: recursive division
#
# Writes: cell, passages_left, tree.

need maze/budget

# Recursive division builds walls instead of carving passages. At first the whole area is open. A wall with one gap
# divides it into two areas. Each of them is divided in the same way, until it is one cell wide or high. The depth
# of the recursion is about the number of times that an area can be halved.
#
# After Pullen and Buck. The mazes are rooms within rooms. Each of the long straight walls has only one gap, so it is
# easy to see which way to go.

# For watching: which other function is stepped through.
steps_division=divide

carve_division() { # <first cell>, not used
    open_inside
    divide 0 0 "$cells_wide" "$cells_high"
}

open_inside() {
    local x y end
    for ((y = 2; y < height; y++)); do
        for ((x = y * stride + 2, end = x + width - 2; x < end; x++)); do
            ((cell[x] = OPEN))
        done
    done
}

divide() { # <column> <row> <width> <height>: an area, in cells; 1 if build_wall refuses
    local column=$1 line=$2 wide=$3 high=$4 across wall
    ((wide > 1 && high > 1)) || return 0
    ((across = wide < high))
    if ((wide == high)); then
        below 2 # @turn
        ((across = pick == 0))
    fi
    if ((across)); then       # wall is the number of the row, or column, before it
        below "$((high - 1))" # @row
        ((wall = line + pick))
        below "$wide"                                                                          # @row_gap
        build_wall "$(((2 * wall + 3) * stride + 2 * column + 2))" 1 "$wide" "$pick" || return # @row_wall
        divide "$column" "$line" "$wide" "$((wall - line + 1))" || return
        divide "$column" "$((wall + 1))" "$wide" "$((line + high - wall - 1))"
    else
        below "$((wide - 1))" # @column
        ((wall = column + pick))
        below "$high"                                                                                # @column_gap
        build_wall "$(((2 * line + 2) * stride + 2 * wall + 3))" "$stride" "$high" "$pick" || return # @column_wall
        divide "$column" "$line" "$((wall - column + 1))" "$high" || return
        divide "$((wall + 1))" "$line" "$((column + wide - wall - 1))" "$high"
    fi
}

build_wall() { # <first square> <step> <cells> <gap>: along that many cells, except one; 1 if no more may be built
    local at=$1 k end=$((2 * $3 - 1)) gap=$((2 * $4))
    if ((passages_left == 0)); then
        tree='' # an undivided area has loops
        return 1
    fi
    ((passages_left--))
    for ((k = 0; k < end; k++, at += $2)); do
        ((cell[at] = k == gap ? OPEN : WALL))
    done
    return 0
}
