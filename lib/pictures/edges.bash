# shellcheck shell=bash
#
# edges: the spanning tree, for other programs

need maze/links

draw_edges() { # the spanning tree: for each passage the two cells it joins, X,Y X,Y from 0,0
    local x y k shift mask far=0
    start_progress
    link_cells "$say_printing"
    end_progress
    for ((y = 0; y < cells_high; y++)); do
        for ((x = 0; x < cells_wide; x++)); do
            ((k = y * links_across + x / 7, shift = 52 - 8 * (x % 7), mask = linked[k] >> shift))
            [[ -z $woven ]] || ((far = over[k] >> shift))
            ((mask & 1)) && put_line "$x,$y $((x + 1 + (far & 1))),$y"
            ((mask & 4)) && put_line "$x,$y $x,$((y + 1 + (far >> 2 & 1)))"
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
