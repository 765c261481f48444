# shellcheck shell=bash
#
# check: is the maze perfect?

need maze/bridges maze/links

check() { # -> passages, dead_ends, junctions, bridges, reached: how many there are; 1 if the maze is not perfect
    local cells=$((cells_wide * cells_high)) first_place open_pillars linked bridged open_row end_row
    start_progress
    link_cells "$say_checking"
    first_place=$REPLY
    count_links
    count_bridges
    reached=0
    ((first_place < 0)) || walk_links "$first_place" -1 "$say_checking"
    count_open_pillars
    open_pillars=$REPLY
    end_progress
    ((reached == cells && passages == cells - 1 && open_pillars == 0))
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

count_open_pillars() { # -> REPLY: the squares between four cells that are not walls
    local x y line count=0
    for ((y = 3; y < height; y += 2)); do
        line=${open_row[y + 2]:4:width}
        [[ ${line//0?/} != 0 ]] || continue # each pillar is a wall
        for ((x = 2; x < width - 1; x += 2)); do
            [[ ${line:x:1} == "$WALL" ]] || ((count += 1))
        done
    done
    REPLY=$count
}

count_bridges() { # -> bridges
    local x y here east some
    bridges=0
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
