# shellcheck shell=bash
#
# square cells: mazes in which every open square is a cell
#
# A maze that was read may have an even side, or an open pillar (a square with two odd coordinates, between four cells).
# Its cells cannot be recognized by their places. So every open square is a cell, and two of them side by side have a
# passage between them. The same is true if more than a quarter of its cells are walls. If they are fewer, those are no
# cells.

need maze/bridges maze/budget fast/rows

has_square_cells() { # is every open square a cell?
    local x y pillars filled=0 left_out=0
    [[ -z $tree ]] || return 1
    ((width % 2 && height % 2)) || return 0
    join_rows
    for ((y = 3; y < height; y += 2)); do
        pillars=${joined_rows[y]:3:width-3}
        [[ -z ${pillars//[!1]?/} ]] || return 0 # what is left begins with an open pillar
    done
    [[ -n $was_read ]] && has_filled_cells || return 1
    for ((y = 2; y < height; y += 2)); do
        for ((x = 2; x < width; x += 2)); do
            ((filled += cell[y * stride + x] == 0, left_out += cell[y * stride + x] == LEFT_OUT))
        done
    done
    ((4 * filled > cells_wide * cells_high - left_out))
}

has_filled_cells() { # in joined_rows: is a cell a wall, or left out?
    local y cells
    for ((y = 2; y < height; y += 2)); do
        cells=${joined_rows[y]:2:width-1}
        [[ -z ${cells//[!09]?/} ]] || return 0 # what is left begins with such a cell
    done
    return 1
}
