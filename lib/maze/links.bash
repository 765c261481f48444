# shellcheck shell=bash
#
# links: cells, and the passages from one to the next
#
# far is how many squares away the next cell is: 2, or 1 where every open square is a cell.

need maze/bridges maze/rows maze/square_cells

copy_maze() { # -> grid_row, from 0 to height + 1: each row as a string of codes, with the ring closed
    local joined y none
    join_rows
    printf -v none '%*s' "$((stride + 16))" ''
    none=${none// /0} # 16 squares more, for link_cells
    grid_row=()
    for ((y = 0; y < height + 2; y++)); do
        grid_row[y]=$none
        ((y < 1 || y > height)) || grid_row[y]=0${joined[y]:1:width}${none:0:17}
    done
}

# 14 squares of a row are one number with a hexadecimal digit for each square: 1 where it is open. Their neighbors are the same
# piece one square farther on, or the same piece of another row. The sum of such pieces is a mask for each cell.

link_cells() { # <what the progress line says> -> far, grid_row, bridges (how many), linked: for each row of cells, a string with a
    # hexadecimal digit for each square, the mask of its passages, as in neighbors; 1 if the user gave up
    local x y here mask line north south far_north far_south each
    far=2 each=$((16#10101010101010))
    ! has_square_cells || far=1 each=$((16#11111111111111))
    copy_maze
    local open=("${grid_row[@]//[45679]/0}")
    linked=() bridges=0
    for ((y = far; y <= height; y += far)); do
        ((y % 32)) || show_progress "$1" "$y" "$((2 * height))" || return 1
        line=${open[y]} north=${open[y - 1]} south=${open[y + 1]} far_north=${open[y - far]} far_south=${open[y + far]}
        linked[y]=${open[0]:0:far}
        for ((x = far; x <= width; x += 14)); do
            ((here = 16#${line:x:14} & each, mask = 16#${line:x+1:14} & 16#${line:x+far:14}, \
            mask |= (16#${line:x-1:14} & 16#${line:x-far:14}) * 2, \
            mask |= (16#${south:x:14} & 16#${far_south:x:14}) * 4, \
            mask |= (16#${north:x:14} & 16#${far_north:x:14}) * 8, mask &= here * 15))
            printf -v mask %014x "$mask"
            linked[y]+=$mask
        done
    done
    [[ -z $woven ]] || link_bridges
}

link_bridges() { # -> linked, bridges
    local x y at by code line
    for ((y = 1; y <= height; y++)); do
        [[ ${grid_row[y]} == *[4567]* ]] || continue
        for ((x = 1; x <= width; x++)); do
            code=${grid_row[y]:x:1}
            [[ $code == [4567] ]] || continue
            by=${step[code - BRIDGE_EAST]} at=$((y * stride + x - step[code - BRIDGE_EAST]))
            ((cell[at] == OPEN)) || continue
            ((bridges += code % 2 == 0, cell[at + 4 * by] == OPEN)) || continue
            line=${linked[at / stride]}
            printf -v code %x "$((16#${line:at%stride:1} + 2 ** (code - BRIDGE_EAST)))"
            linked[at / stride]=${line:0:at%stride}$code${line:at%stride+1}
        done
    done
}

# Breadth-first search: first all cells one passage away, then all cells two passages away, and so on (E. F. Moore: The
# shortest path through a maze, 1959). Each wave is a list of squares. A cell that is reached gets a letter, which says
# how: a, b, c, d by a passage east, west, south, north; the start has s.
#
# bash finds an element of an array by walking there from the last one it used, so it is slow to jump between cells that
# are far apart. That is why each row is a string.

walk_links() { # <start> <goal, or 0 for all cells> <far> <what the progress line says> -> grid_row, reached (how many cells), last
    # (those farthest away); 1 if the goal was not reached, or the user gave up. The start may be any square.
    local far=1 open here x y line next=$1 goal_x=$(($2 % stride)) goal_y=$(($2 / stride))
    copy_maze
    (($2 == 0)) || grid_row[goal_y]=${grid_row[goal_y]:0:goal_x}1${grid_row[goal_y]:goal_x+1}
    ((x = $1 % stride, y = $1 / stride, x % 2 || y % 2)) || far=$3
    grid_row[y]=${grid_row[y]:0:x}s${grid_row[y]:x+1}
    reached=0
    while [[ -n $next ]]; do
        last=$next next='' open=${far/2/11}
        for here in $last; do
            ((x = here % stride, y = here / stride, ++reached % 512)) ||
                show_progress "$4" "$((size + reached))" "$((2 * size))" || return 1
            line=${grid_row[y]}
            if [[ ${line:x+1:far} == "$open" ]]; then
                line=${line:0:x+far}a${line:x+far+1}
                grid_row[y]=$line
                next+=" $((here + far))"
            elif [[ -n $woven && ${line:x+1:1}${line:x+4:1} == 41 ]]; then
                reach "$((here + 4))" a
                line=${grid_row[y]}
            fi
            if [[ ${line:x-far:far} == "$open" ]]; then
                grid_row[y]=${line:0:x-far}b${line:x-far+1}
                next+=" $((here - far))"
            elif [[ -n $woven && ${line:x-1:1} == 5 && ${line:x-4:1} == 1 ]]; then
                reach "$((here - 4))" b
            fi
            if [[ ${grid_row[y + 1]:x:1} == 1 && ${grid_row[y + far]:x:1} == 1 ]]; then
                line=${grid_row[y + far]}
                grid_row[y + far]=${line:0:x}c${line:x+1}
                next+=" $((here + far * stride))"
            elif [[ -n $woven && ${grid_row[y + 1]:x:1} == 6 && ${grid_row[y + 4]:x:1} == 1 ]]; then
                reach "$((here + 4 * stride))" c
            fi
            if [[ ${grid_row[y - 1]:x:1} == 1 && ${grid_row[y - far]:x:1} == 1 ]]; then
                line=${grid_row[y - far]}
                grid_row[y - far]=${line:0:x}d${line:x+1}
                next+=" $((here - far * stride))"
            elif [[ -n $woven && ${grid_row[y - 1]:x:1} == 7 && ${grid_row[y - 4]:x:1} == 1 ]]; then
                reach "$((here - 4 * stride))" d
            fi
        done
        far=$3
        [[ ${grid_row[goal_y]:goal_x:1} != [abcd] ]] || return 0
    done
    (($2 == 0))
}

reach() { # <square> <letter> -> grid_row, next
    local x=$(($1 % stride)) y=$(($1 / stride))
    grid_row[y]=${grid_row[y]:0:x}$2${grid_row[y]:x+1}
    next+=" $1"
}
