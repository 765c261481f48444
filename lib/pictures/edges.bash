# shellcheck shell=bash
#
# edges: the spanning tree, for other programs

need maze/bridges maze/ends maze/links maze/square_cells

draw_edges() { # for each passage, the two cells that it connects, X,Y X,Y from 0,0
    local x y k shift mask far=0 linked bridged open_row end_row
    if has_square_cells; then
        draw_square_edges
        return
    fi
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

draw_square_edges() { # the same where every open square is a cell
    local x y at far
    for ((y = 1; y <= height; y++)); do
        for ((x = 1; x <= width; x++)); do
            at=$((y * stride + x))
            ((cell[at] == OPEN)) || continue
            far=$((cell[at + 1] == BRIDGE_EAST ? 4 : 1))
            ((x == width || cell[at + far] != OPEN)) || put_line "$((x - 1)),$((y - 1)) $((x - 1 + far)),$((y - 1))"
            far=$((cell[at + stride] == BRIDGE_SOUTH ? 4 : 1))
            ((y == height || cell[at + far * stride] != OPEN)) || put_line "$((x - 1)),$((y - 1)) $((x - 1)),$((y - 1 + far))"
        done
    done
    put_square start "$player"
    put_square goal "$goal"
}

put_square() { # <start|goal> <square>: below the edges; a square outside is the one inside it
    (($2)) || return 0
    inside_of "$2"
    put_line "# $1 $((REPLY % stride - 1)),$((REPLY / stride - 1))"
}

put_cell() { # <start|goal> <square>: below the edges, the cell that it is in, or next to
    (($2)) || return 0
    nearest_cell "$2"
    put_line "# $1 $((REPLY % stride / 2 - 1)),$((REPLY / stride / 2 - 1))"
}
