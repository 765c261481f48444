# shellcheck shell=bash
#
# edges: the spanning tree, for other programs

need maze/check

draw_edges() { # the spanning tree: for each passage the two cells it joins, X,Y X,Y from 0,0
    local x y at led=0
    start_progress
    link_cells
    end_progress
    for ((y = 0; y < cells_high; y++)); do
        for ((x = 0; x < cells_wide; x++)); do
            at=$(((y + 2) * linked_across + x))
            [[ -z $woven ]] || led=${over[at]}
            ((linked[at] & 1)) && put_line "$x,$y $((x + 1 + (led & 1))),$y"
            ((linked[at] & 4)) && put_line "$x,$y $x,$((y + 1 + (led & 4) / 4))"
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
