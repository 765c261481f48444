# shellcheck shell=bash
#
# check: is the maze perfect?

need maze/bridges maze/ends maze/links maze/solve maze/square_cells

check() { # -> cells, passages, dead_ends, junctions, bridges, reached: how many there are; 1 if the maze is not perfect
    local first kept linked bridged open_row end_row last
    start_progress
    reached=0
    if has_square_cells; then
        count_squares
        ((REPLY == 0)) || search_squares "$REPLY" 0 "$say_checking"
    else
        cells=$((cells_wide * cells_high))
        ! list_kept || cells=${#kept[@]}
        link_cells "$say_checking"
        first=$REPLY
        count_links
        ((first < 0)) || walk_links "$first" '' "$say_checking" 1
    fi
    count_bridges
    end_progress
    ((reached == cells && passages == cells - 1))
}

# Each cell has a byte, and the remainder of a number divided by 255 is the sum of its bytes.

count_links() { # -> passages, dead_ends, junctions
    local masks ones=$((16#01010101010101)) way_out
    ((passages = dead_ends = junctions = 0))
    for masks in "${linked[@]}"; do
        ((masks >>= 4, passages += ((masks & ones) + (masks >> 2 & ones)) % 255, \
        way_out = (masks & ones) + (masks >> 1 & ones) + (masks >> 2 & ones) + (masks >> 3 & ones), \
        dead_ends += (way_out & ~(way_out >> 1) & ones) % 255, \
        junctions += ((way_out & way_out >> 1 | way_out >> 2) & ones) % 255))
    done
}

count_bridges() { # -> bridges
    local x y here east some
    bridges=0
    [[ -n $woven ]] || return 0
    for ((y = 4; y < height + 3; y += 2)); do
        for ((x = 5; x < width + 3; x += 14)); do
            here=16#${open_row[y]:x:14}
            find_bridge_ends "$y" "$((x + 1))" "$BRIDGE_EAST"
            east=$REPLY
            find_bridge_ends "$((y + 1))" "$x" "$BRIDGE_SOUTH"
            printf -v some %x%x "$((here & east))" "$((here & REPLY))"
            some=${some//0/}
            ((bridges += ${#some}))
        done
    done
}
