# shellcheck shell=bash
#
# ends: choose the squares of the player and the goal
#
# The goal is a cell. If there is an exit in the border, the goal is the square of the ring just outside it, and the
# player wins by walking out.
#
# A kind of ends is a function place_NAME; place_corners is in maze.sh.
# Owns: kept (the cells that a mask does not leave out).
# Writes: cell, player, goal, link_row.

need maze/budget maze/square_cells

kept=()

inside_of() { # <goal> -> REPLY: the exit that leads to it; or the goal itself, inside the maze
    local x y
    ((x = $1 % stride, y = $1 / stride))
    REPLY=$(($1 + (x == 0 ? 1 : x > width ? -1 : y == 0 ? stride : y > height ? -stride : 0)))
}

nearest_cell() { # <square> -> REPLY: the cell there, or beside it to the west or north
    local x=$(($1 % stride)) y=$(($1 / stride))
    ((x -= x % 2, x = x < 2 ? 2 : x < width ? x : width - 1))
    ((y -= y % 2, y = y < 2 ? 2 : y < height ? y : height - 1))
    REPLY=$((y * stride + x))
}

find_goal() { # <square with the sign of the goal> -> REPLY: it, or the square outside of an exit; 1 in a corner
    local x=$(($1 % stride)) y=$(($1 / stride))
    REPLY=$(($1 + (x == 1 ? -1 : x == width ? 1 : y == 1 ? -stride : y == height ? stride : 0)))
    (((x > 1 && x < width) || (y > 1 && y < height)))
}

pick_cell() { # <how many cells there are> -> REPLY: the square of any cell, one of kept if these are not all
    below "$1"
    if ((${#kept[@]})); then
        REPLY=${kept[pick]}
    else
        ((REPLY = 2 * stride * (1 + pick / cells_wide) + 2 * (1 + pick % cells_wide)))
    fi
}

list_kept() { # -> kept: the cells, but none left out, and no wall if the maze was read; 1, and none, if these are all
    local x y here far=2
    kept=()
    if [[ -n $was_read ]] && has_square_cells; then
        far=1
    elif [[ -n $was_read ]]; then
        has_filled_cells || return 1
    else
        [[ ${cell[*]} == *9* ]] || return 1
    fi
    for ((y = far; y <= height; y += far)); do
        for ((x = far; x <= width; x += far)); do
            if ((here = y * stride + x, ${#was_read} ? cell[here] == OPEN : cell[here] != LEFT_OUT)); then
                kept+=("$here")
            fi
        done
    done
}

place_ends() { # <kind>
    if [[ $1 == corners ]] && list_kept; then
        player=$((kept[0] - stride))
        find_goal "$((kept[${#kept[@]} - 1] + stride))"
        goal=$REPLY
    else
        "place_$1"
    fi
    inside_of "$goal"
    ((cell[player] = cell[REPLY] = OPEN))
}

place_opposite() { # an opening somewhere, and its mirror image through the center
    local side along
    below 4
    side=$pick # a direction
    ((along = side < SOUTH ? cells_high : cells_wide))
    below "$along"
    while ((2 * pick + 1 == along)); do # not the middle: the goal would be straight across
        below "$along"
    done
    case $side in
        "$EAST") player=$(((2 * pick + 2) * stride + width)) ;;
        "$WEST") player=$(((2 * pick + 2) * stride + 1)) ;;
        "$SOUTH") player=$((height * stride + 2 * pick + 2)) ;;
        "$NORTH") player=$((stride + 2 * pick + 2)) ;;
    esac
    find_goal "$((size - 1 - player))"
    goal=$REPLY
}

place_center() { # from the cell in the middle to an opening in the north
    ((player = (cells_high / 2 * 2 + 2) * stride + cells_wide / 2 * 2 + 2))
    below "$cells_wide"
    ((goal = 2 * pick + 2))
}

place_random() { # two cells; 1 if there are not two
    local count=$((cells_wide * cells_high))
    if list_kept; then
        count=${#kept[@]}
    fi
    ((count > 1)) || return
    pick_cell "$count"
    player=$REPLY goal=$REPLY
    while ((goal == player)); do
        pick_cell "$count"
        goal=$REPLY
    done
}

place_far() { # the two cells farthest apart; in a maze with loops, almost the farthest
    local unsearched
    need maze/links
    link_cells
    unsearched=("${link_row[@]}")
    find_farthest "$first_kept" "${unsearched[@]}"
    player=$REPLY
    find_farthest "$player" "${unsearched[@]}"
    goal=$REPLY
}

# In a tree, the cell farthest from any cell is one end of a longest path. So the cell farthest from that one is the
# other end, and no two cells are farther apart. (E. W. Dijkstra, about 1960.)

find_farthest() { # <cell> <row of link_row ...> -> REPLY: the cell farthest from it, the first of several
    local here
    link_row=("${@:2}")
    walk_links "$1" 0
    REPLY=$size
    for here in $link_last; do
        if ((REPLY >= here / 16)); then
            REPLY=$((here / 16))
        fi
    done
}
