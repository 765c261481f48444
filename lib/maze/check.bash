# shellcheck shell=bash
#
# check: is the maze perfect?
#
# Owns: cells, passages, reachable, dead_ends, junctions, bridges, perfect (yes or no),
# open_pillars (squares between four cells that are no walls).

need maze/bridges maze/links maze/rows

cells=0 passages=0 reachable=0 dead_ends=0 junctions=0 bridges=0 perfect='' open_pillars=0

check() { # -> all of them; 1 if it is not perfect
    start_progress
    link_cells "$say_checking"
    count_links
    count_squares
    count_reachable
    end_progress
    perfect=no
    ((reachable == cells && passages == cells - 1 && open_pillars == 0)) || return 1
    perfect=yes
}

# A cell has a byte, and what is left when a number is divided by 255 is the sum of its bytes.

count_links() { # -> cells, passages, dead_ends, junctions
    local masks ones=$((16#01010101010101)) way_out
    ((cells = cells_wide * cells_high, passages = dead_ends = junctions = 0))
    for masks in "${linked[@]}"; do
        ((masks >>= 4, passages += ((masks & ones) + (masks >> 2 & ones)) % 255, \
        way_out = (masks & ones) + (masks >> 1 & ones) + (masks >> 2 & ones) + (masks >> 3 & ones), \
        dead_ends += (way_out & ~(way_out >> 1) & ones) % 255, \
        junctions += ((way_out & way_out >> 1 | way_out >> 2) & ones) % 255))
    done
}

count_squares() { # -> bridges, open_pillars
    local x y line here east some
    ((bridges = open_pillars = 0))
    for ((y = 3; y < height; y += 2)); do
        line=${joined[y]:1:width}
        [[ ${line//0?/} != 0 ]] || continue # each pillar is a wall
        for ((x = 2; x < width - 1; x += 2)); do
            [[ ${line:x:1} == "$WALL" ]] || ((open_pillars += 1))
        done
    done
    [[ -n $woven ]] || return 0
    for ((y = 4; y < height + 2; y += 2)); do
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

count_reachable() { # -> reachable: the cells that can be reached from the first one, that one too
    reachable=0
    ((first_place >= 0)) || return 0
    walk_links "$first_place" -1 "$say_checking"
    reachable=$reached
}
