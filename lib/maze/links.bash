# shellcheck shell=bash
#
# links: cells, and the passages from one to the next
#
# The caller of link_cells makes these local:
#
#     linked    numbers, each with seven cells of a row, one byte per cell: a mask of its passages, as in neighbors; once
#               walk_links has reached the cell, SEEN and how it did; WANTED is added for a cell to find
#     bridged   those of these passages that are bridges; only in a maze that has bridges
#     open_row  each row, with a 1 where it is open
#     end_row   each row, with a 1 where a bridge ends; only in a maze that has bridges
#
# To walk along the links, the caller also makes these local:
#
#     reached   the number of cells that were reached
#     last      the places of the cells farthest away; only breadth-first

need maze/bridges maze/rows

readonly SEEN=16 WANTED=128

# Looking at single squares is slow, and slower the farther a square is from the last one. So 14 squares of a row,
# 7 cells, are one number with a hexadecimal digit for each square: 1 where it is open. Their neighbors are the same
# piece one square farther on, or the same piece of another row. The sum of such pieces is a mask for each cell.
#
# The place of a cell is 64 times the index of its number in linked, plus the number of bits by which its mask is shifted
# there: 52 for the first of the seven, 44 for the next.

link_cells() { # <what the progress line says> -> linked, bridged, open_row, end_row, REPLY: the place of the first open
    # cell, or -1; 1 if the user gave up
    local y x k=0 first=-1 here mask line north south far_north far_south none
    local each=$((16#10101010101010)) # the cells
    printf -v none '%*s' "$((width + 24))" ''
    none=${none// /0}
    pad_rows "$none"
    linked=() bridged=()
    for ((y = 4; y < height + 2; y += 2)); do
        ((y % 32)) || show_progress "$1" "$y" "$((2 * height))" || return 1
        line=${open_row[y]} north=${open_row[y - 1]} south=${open_row[y + 1]}
        far_north=${open_row[y - 2]} far_south=${open_row[y + 2]}
        for ((x = 5; x < width + 3; x += 14)); do
            ((here = 16#${line:x:14} & each, mask = 16#${line:x+1:14} & 16#${line:x+2:14}, \
            mask |= (16#${line:x-1:14} & 16#${line:x-2:14}) * 2, \
            mask |= (16#${south:x:14} & 16#${far_south:x:14}) * 4, \
            mask |= (16#${north:x:14} & 16#${far_north:x:14}) * 8, linked[k] = mask & here * 15))
            if ((here && first < 0)); then
                find_first "$here" "$k"
                first=$REPLY
            fi
            if [[ -n $woven ]]; then
                list_bridges "$y" "$x" "$here"
                ((bridged[k] = REPLY, linked[k] |= REPLY))
            fi
            ((k += 1))
        done
    done
    REPLY=$first
}

pad_rows() { # <zeros> -> open_row, end_row: the ring closed; square x of row y is character x + 3 of row y + 2
    local y line joined
    join_rows
    open_row=() end_row=()
    for ((y = 0; y < height + 7; y++)); do
        line=$1
        ((y < 3 || y > height + 2)) || line=0000${joined[y - 2]:1:width}${1:0:20}
        open_row[y]=${line//[45679]/0}
        [[ -z $woven ]] || end_row[y]=$line
    done
}

find_first() { # <open cells> <index> -> REPLY: the place of the first
    local shift=52
    while (($1 >> shift == 0)); do
        ((shift -= 8))
    done
    REPLY=$((64 * $2 + shift))
}

list_bridges() { # <row> <column> <open cells> -> REPLY: those that a bridge leads from, a mask each
    local y=$1 x=$2 mask
    find_bridge_ends "$y" "$((x + 1))" "$BRIDGE_EAST"
    mask=$((REPLY & 16#${open_row[y]:x+4:14}))
    find_bridge_ends "$y" "$((x - 1))" "$BRIDGE_WEST"
    ((mask |= (REPLY & 16#${open_row[y]:x-4:14}) * 2))
    find_bridge_ends "$((y + 1))" "$x" "$BRIDGE_SOUTH"
    ((mask |= (REPLY & 16#${open_row[y + 4]:x:14}) * 4))
    find_bridge_ends "$((y - 1))" "$x" "$BRIDGE_NORTH"
    ((mask |= (REPLY & 16#${open_row[y - 4]:x:14}) * 8, REPLY = mask & $3 * 15))
}

find_bridge_ends() { # <row> <column> <code> -> REPLY: 14 digits, 1 where the code is
    local piece=${end_row[$1]:$2:14}
    piece=${piece//[!$3]/0}
    REPLY=$((16#${piece//$3/1}))
}

nearest_cell() { # <square> -> REPLY: the cell there, or beside it to the west or north
    local x=$(($1 % stride)) y=$(($1 / stride))
    ((x -= x % 2, x < 2 && (x = 2), x < width || (x = width - 1)))
    ((y -= y % 2, y < 2 && (y = 2), y < height || (y = height - 1)))
    REPLY=$((y * stride + x))
}

# A pillar is a square between four cells. Where all pillars are walls, every path leads from cell to cell.

has_closed_pillars() { # is each pillar a wall, in the border too?
    local y line
    for ((y = 1; y <= height; y += 2)); do
        line=${open_row[y + 2]:4:width}
        [[ ${line//0?/} == 0 ]] || return 1
    done
}

place_of() { # <cell, a square> -> REPLY
    local x=$(($1 % stride / 2 - 1)) y=$(($1 / stride / 2 - 1))
    REPLY=$((64 * (y * ((cells_wide + 6) / 7) + x / 7) + 52 - 8 * (x % 7)))
}

square_of() { # <place> -> REPLY: the cell, a square
    local across=$(((cells_wide + 6) / 7)) x y
    ((y = $1 / 64 / across, x = $1 / 64 % across * 7 + (52 - $1 % 64) / 8))
    REPLY=$((2 * (y + 1) * stride + 2 * (x + 1)))
}

how_reached() { # <cell, a square> -> REPLY: the direction of the passage by which walk_links did
    place_of "$1"
    REPLY=$((linked[REPLY / 64] >> REPLY % 64 + 5 & 3))
}

# Breadth-first search: first all cells one passage away, then all cells two passages away, and so on, until a cell to
# find is among them (E. F. Moore: The shortest path through a maze, 1959). Each wave is a list of places. A passage
# is removed from the mask at its other end when it is walked, so each passage is walked once.
#
# bash finds an element of an array by walking there from the last one it used, so it is slow to jump between cells that are
# far apart. In a tree, which has only one path to each cell, and where cells are only counted, the order does not matter.
# There the walk is depth-first: it follows one passage to its end, then the last passage that it left waiting.

walk_links() { # <places> <places to find> <what the progress line says> [1: depth-first] -> linked, reached, last, REPLY: the
    # first place to find that was reached; 1 if none was, or the user gave up
    local next=$1 depth_first=${4:-0} here i k shift at to mask again far=1 waiting=() top=0 all=$((cells_wide * cells_high))
    local across=$(((cells_wide + 6) / 7)) # numbers to a row
    # by mask, for its lowest bit: where the passage leads; the bit to clear there; what to add to a cell that is
    # reached for the first time: SEEN and how, less that bit
    local down=(0 0 0 0 "$across" 0 0 0 "-$across" 0 0 0 "$across" 0 0 0)
    local aside=(0 -8 8 -8 0 -8 8 -8 0 -8 8 -8 0 -8 8 -8)
    local back=(0 2 1 2 8 2 1 2 4 2 1 2 8 2 1 2) new=(0 14 47 14 72 14 47 14 108 14 47 14 72 14 47 14)
    for here in $next; do
        ((linked[here / 64] |= SEEN * 2 ** (here % 64)))
    done
    for here in $2; do
        ((linked[here / 64] |= WANTED * 2 ** (here % 64)))
    done
    reached=0
    while [[ -n $next ]]; do
        last=$next next=''
        for here in $last; do
            while ((here)) || { ((top)) && ((here = waiting[--top])); }; do
                ((REPLY = here, i = here / 64, shift = here % 64, here = 0, mask = linked[i] >> shift))
                if ((++reached % 512 == 0 || mask & WANTED)); then
                    ((mask & WANTED)) && return
                    show_progress "$3" "$((all + reached))" "$((2 * all))" || return 1
                fi
                while ((mask &= 15)); do
                    [[ -z $woven ]] || ((far = 1 + ((bridged[i] >> shift & mask & -mask) > 0)))
                    ((k = down[mask] * far + i, at = aside[mask] * far + shift, at < 0 && (at += 56, k += 1), \
                    at > 52 && (at -= 56, k -= 1), to = 64 * k + at, again = linked[k] >> at & SEEN, \
                    linked[k] += (again ? -back[mask] : new[mask]) * 2 ** at, mask &= mask - 1, again)) && continue
                    if ((depth_first == 0)); then
                        next+=" $to"
                    elif ((here)); then
                        waiting[top++]=$to
                    else
                        here=$to
                    fi
                done
            done
        done
    done
    return 1
}
