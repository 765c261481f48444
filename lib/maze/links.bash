# shellcheck shell=bash
#
# links: link each cell to the next ones by its passages and bridges
#
# Owns: linked (for each row of cells, a string with a hexadecimal digit for each square: the mask of its passages, as
# in neighbors), link_* (link_far: how many squares away the next cell is: 2, or 1 where every open square is a cell;
# link_row: each row as a string of codes; link_bridges: how many bridges there are; link_reached: how many cells a
# search has reached; link_last: the cells that it reached last, times 16).

need maze/bridges fast/rows maze/square_cells

linked=() link_far=2 link_row=() link_bridges=0 link_reached=0 link_last=''

copy_maze() { # [open square ...] -> link_row, 0 to height + 2: codes of each row, the ring closed, and 16 squares more
    local x y here none
    join_rows
    printf -v none '%*s' "$((stride + 16))" ''
    none=${none// /0}
    link_row=("$none")
    for ((y = 1; y <= height; y++)); do
        link_row[y]=0${joined_rows[y]:1:width}${none:0:17}
    done
    link_row+=("$none" "$none")
    for here; do
        ((x = here % stride, y = here / stride))
        link_row[y]=${link_row[y]:0:x}1${link_row[y]:x+1}
    done
}

# 16 squares of a row are a number with a hexadecimal digit for each: 1 where the square is open. Shifted by one digit
# it has their neighbors to the east or west, and the numbers above and below have those to the north and south.
# A passage leads to the next cell where both the square beside a cell and the cell behind it are open. Together they
# give the masks of the 12 squares in the middle.

link_cells() { # [square that counts as open, as a cell too ...] -> linked, link_far, link_row, link_bridges
    local x y here north south far_north far_south mask first cells=$((16#10101010101000)) open
    link_far=2 linked=() link_row=() link_bridges=0
    if (($#)) || has_square_cells; then
        link_far=1 cells=$((16#11111111111100))
    fi
    first=$((2 * link_far - 2)) # the ring has cells only if a square in it counts as open
    copy_maze "$@"
    open=("${link_row[@]//[45679]/0}")
    open=("${open[@]/#/00}")
    for ((x = 0; x <= width + 1; x += 12)); do
        ((far_north = north = 0, here = 16#${open[first]:x:16}))
        for ((y = first; y <= height + 2 - link_far; y += link_far)); do
            ((south = 16#${open[y + 1]:x:16}, \
            far_south = 16#${open[y + link_far]:x:16}, \
            mask = here * 16 & here * 16 ** link_far, \
            mask |= (here >> 4 & here >> 4 * link_far) * 2, \
            mask |= (south & far_south) * 4, \
            mask |= (north & far_north) * 8, \
            mask &= (here & cells) * 15))
            printf -v mask %014x "$mask"
            linked[y]+=${mask%??}
            ((far_north = here, north = link_far == 1 ? here : south, here = far_south)) # on to the next row
        done
    done
    if [[ -n $woven ]]; then
        add_bridges
    fi
}

add_bridges() { # -> linked, link_bridges
    local y at by code line rest
    for ((y = 1; y <= height; y++)); do
        rest=${link_row[y]}
        while [[ $rest == *[4567]* ]]; do
            rest=${rest#"${rest%%[4567]*}"}
            code=${rest:0:1}
            by=${step[code - BRIDGE_EAST]} at=$((y * stride + ${#link_row[y]} - ${#rest} - by)) rest=${rest:1}
            ((cell[at] == OPEN)) || continue
            ((link_bridges += code % 2 == 0, cell[at + 4 * by] == OPEN)) || continue
            line=${linked[at / stride]}
            printf -v code %x "$((16#${line:at%stride:1} + 2 ** (code - BRIDGE_EAST)))"
            linked[at / stride]=${line:0:at%stride}$code${line:at%stride+1}
        done
    done
}

# Breadth-first search: first all cells one passage away, then all cells two passages away, and so on (E. F. Moore: The
# shortest path through a maze, 1959). Each wave is a list of squares. A cell that is reached gets a letter, which says
# how: a, b, c, d by a passage east, west, south, north; the start has s. In the list, a square is times 16, plus the
# mask of the way back.
#
# bash finds an element of an array by walking there from the last one it used, so it is slow to jump between cells that
# are far apart. That is why each row is a string. A way that begins on a bridge is over times as long.

walk_links() { # <start> <goal, or 0 for all> -> link_row, link_reached, link_last; 1 if the goal was not reached
    local here mask way to x y line over=0 next=$(($1 * 16)) goal_x=$(($2 % stride)) goal_y=$(($2 / stride))
    # by the mask of a direction: how far it leads, its letter, and the opposite direction
    local by=(0 "$link_far" "-$link_far" 0 "$((link_far * stride))" 0 0 0 "-$((link_far * stride))")
    local letters=.ab.c...d back=(0 2 1 0 8 0 0 0 4)
    if [[ -n $woven ]]; then
        over=$((4 / link_far))
    fi
    ((link_reached = 0, x = $1 % stride, y = $1 / stride))
    link_row[y]=${link_row[y]:0:x}s${link_row[y]:x+1}
    while [[ -n $next ]]; do
        link_last=$next next=''
        for here in $link_last; do
            # the passages, without the way back
            ((mask = 16#${linked[here / 16 / stride]:here/16%stride:1} & ~here, here /= 16, link_reached += 1))
            while ((mask)); do
                ((way = mask & -mask, \
                mask -= way, \
                to = over ? cell[here + by[way] / link_far] == OPEN ? 1 : over : 1, \
                to = here + by[way] * to, \
                x = to % stride, \
                y = to / stride))
                line=${link_row[y]}
                if [[ ${line:x:1} == 1 ]]; then # not reached yet
                    link_row[y]=${line:0:x}${letters:way:1}${line:x+1}
                    next+=" $((to * 16 + back[way]))"
                fi
            done
        done
        [[ ${link_row[goal_y]:goal_x:1} != [abcds] ]] || return 0
    done
    (($2 == 0))
}
