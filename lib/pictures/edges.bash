# shellcheck shell=bash
#
# edges: the spanning tree, for other programs

need maze/check maze/solve

draw_edges() { # the spanning tree: for each passage the two cells it joins, X,Y X,Y from 0,0
    local x y at far
    copy_maze
    for ((y = 0; y < cells_high; y++)); do
        for ((x = 0; x < cells_wide; x++)); do
            at=$(((2 * y + 2) * stride + 2 * x + 2))
            ((way[at])) || continue
            count_passages "$at"
            if ((REPLY & 1)); then
                ((far = way[at + 1] == OPEN ? 1 : 2))
                put_line "$x,$y $((x + far)),$y"
            fi
            if ((REPLY & 4)); then
                ((far = way[at + stride] == OPEN ? 1 : 2))
                put_line "$x,$y $x,$((y + far))"
            fi
        done
    done
    put_cell start "$player"
    put_cell goal "$goal"
}

put_cell() { # <start|goal> <square>: below edges, the cell it is in, or at
    local x=$(($2 % stride / 2 - 1)) y=$(($2 / stride / 2 - 1))
    (($2)) || return 0
    ((x = x < 0 ? 0 : x < cells_wide ? x : cells_wide - 1))
    ((y = y < 0 ? 0 : y < cells_high ? y : cells_high - 1))
    put_line "# $1 $x,$y"
}
