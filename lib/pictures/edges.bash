# shellcheck shell=bash
#
# edges: the spanning tree, for other programs

need maze/links

draw_edges() { # for each passage, the two cells that it connects, X,Y X,Y from 0,0
    local x y k shift mask far=0 linked bridged open_row end_row
    start_progress
    link_cells "$say_printing"
    end_progress
    for ((y = 0; y < cells_high; y++)); do
        for ((x = 0; x < cells_wide; x++)); do
            place_of "$(((2 * y + 2) * stride + 2 * x + 2))"
            ((k = REPLY / 64, shift = REPLY % 64))
            ((mask = linked[k] >> shift))
            [[ -z $woven ]] || ((far = bridged[k] >> shift))
            ((mask & 1)) && put_line "$x,$y $((x + 1 + (far & 1))),$y"
            ((mask & 4)) && put_line "$x,$y $x,$((y + 1 + (far >> 2 & 1)))"
        done
    done
    put_cell start "$player"
    put_cell goal "$goal"
}

put_cell() { # <start|goal> <square>: below the edges, the cell that it is in, or next to
    (($2)) || return 0
    nearest_cell "$2"
    put_line "# $1 $((REPLY % stride / 2 - 1)),$((REPLY / stride / 2 - 1))"
}
