# shellcheck shell=bash
#
# edges: the spanning tree, for other programs

need maze/bridges maze/ends maze/links

off_screen_edges=yes

draw_edges() { # for each passage, the two cells that it connects, X,Y X,Y from 0,0
    local x y at by mask
    link_cells
    for ((y = link_far; y <= height; y += link_far)); do
        for ((x = link_far; x <= width; x += link_far)); do
            mask=16#${linked[y]:x:1} at=$((x / link_far - 1)),$((y / link_far - 1))
            if ((mask & 1)); then
                by=$((${link_row[y]:x+1:1} == BRIDGE_EAST ? 4 / link_far : 1))
                put_line "$at $((x / link_far - 1 + by)),${at#*,}"
            fi
            if ((mask & 4)); then
                by=$((${link_row[y + 1]:x:1} == BRIDGE_SOUTH ? 4 / link_far : 1))
                put_line "$at ${at%,*},$((y / link_far - 1 + by))"
            fi
        done
    done
    put_place start "$player" "$link_far"
    put_place goal "$goal" "$link_far"
}

put_place() { # <start|goal> <square> <far>: below the edges, the cell that it is in, or next to
    (($2)) || return 0
    if (($3 == 1)); then
        inside_of "$2"
    else
        nearest_cell "$2"
    fi
    put_line "# $1 $((REPLY % stride / $3 - 1)),$((REPLY / stride / $3 - 1))"
}
