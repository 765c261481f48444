# shellcheck shell=bash
#
# solve: the shortest path
#
# Owns: trail (the squares of the path, from its end back to its start, without these two), steps (how many it takes).

need maze/bridges maze/links

trail=() steps=0

copy_maze() { # -> way: a copy of the maze, with the ring closed, so that nothing leads out
    local x y
    way=("${cell[@]}")
    for ((x = 0; x < stride; x++)); do
        ((way[x] = WALL))
    done
    for ((y = 1; y <= height; y++)); do
        ((way[y * stride] = WALL, way[y * stride + width + 1] = WALL))
    done
    for ((x = size - stride; x < size; x++)); do
        ((way[x] = WALL))
    done
}

# In a tree there is only one path, so any path that is found is the shortest. If the maze was carved and has no
# bridges, the walk goes from cell to cell; start and goal may be between two cells, or outside.

search_tree() { # <start> <goal> -> trail, steps; 1 if there is no path, or the user gave up
    local at from to first=1 last by k linked bridged open_row end_row reached
    link_cells "$say_solving" || return 1
    nearest_cell "$1"
    from=$REPLY
    nearest_cell "$2"
    to=$REPLY
    ((cell[from] == OPEN && cell[to] == OPEN)) || return 1
    place_of "$from"
    last=$REPLY
    place_of "$to"
    walk_links "$last" "$REPLY" "$say_solving" || return 1
    go_straight "$2" "$to"
    k=${#trail[@]} at=$to
    while ((at != from)); do
        how_reached "$at"
        by=${step[REPLY]}
        ((trail[k++] = at, trail[k++] = at - by, at -= 2 * by))
    done
    go_straight "$from" "$1"
    trail+=("$1")
    k=${#trail[@]}
    if ((k > 2)); then # a start or goal between two cells may be on the path already
        ((trail[2] == $2)) && first=3
        ((trail[k - 3] == $1)) && k=$((k - 2))
    fi
    trail=("${trail[@]:first:k-first-1}")
    ((steps = ${#trail[@]} + 1))
}

go_straight() { # <square> <square>: add to trail the squares from the first to the second, without the second
    local at=$1 by=$((($2 - $1) % stride ? 1 : stride))
    ((at <= $2)) || by=-$by
    while ((at != $2)); do
        trail+=("$at")
        ((at += by))
    done
}

# Any other maze may have loops, so it is searched breadth-first: all squares one step away, then all squares two steps
# away, and so on, until the goal is among them (E. F. Moore: The shortest path through a maze, 1959). But bash finds
# an element of an array by walking there from the last one it used, and this search jumps between places far apart.
# So every dead end is filled first, from its tip back to where it forks off, because no shortest path goes through
# it. (A cell at a bridge counts as a fork.)

fill_dead_ends() { # -> way; 1 if the user gave up
    local y end at here by aside
    for ((y = 2; y < height; y += 2)); do
        ((y % 32)) || show_progress "$say_solving" "$y" "$((2 * height))" || return 1
        for ((at = y * stride + 2, end = at + width - 1; at < end; at += 2)); do
            here=$at
            while ((way[here] == OPEN)) &&
                ((way[here - stride] + way[here - 1] + way[here + 1] + way[here + stride] == 1)); do
                ((by = stride * (way[here + stride] - way[here - stride]) + way[here + 1] - way[here - 1]))
                ((aside = by * by == 1 ? stride : 1))
                ((way[here + by - aside] + way[here + by + aside] == 0)) || break
                ((way[here + by] = WALL, here += 2 * by))
            done
        done
    done
}

search_squares() { # <start> <goal> -> trail, steps; 1 if there is no path, or the user gave up
    local start=$1 at=$2 by way
    copy_maze
    ((way[start] = way[at] = 2)) # not open, so that they do not count as dead ends
    fill_dead_ends || return 1
    way[at]=$OPEN
    search_breadth_first "$start" "$at" || return 1
    while :; do
        by=${step[way[at] - 10]}
        ((at -= by, steps++))
        ((way[at] < BRIDGE_EAST || way[at] > BRIDGE_NORTH)) || ((at -= 3 * by))
        ((at != start)) || break
        trail+=("$at")
    done
}

search_breadth_first() { # <start> <goal> -> way; 1 if there is no path, or the user gave up. Each square that is reached notes
    # how: 10, 11, 12, 13 by a step east, west, south, north
    local here=$1 goal_square=$2 list=() front=0 end=0 to
    while ((here != goal_square)); do
        ((to = here + 1, way[to] == BRIDGE_EAST && (to += 3), \
        way[to] == OPEN && (way[to] = 10, list[end++] = to)))
        ((to = here - 1, way[to] == BRIDGE_WEST && (to -= 3), \
        way[to] == OPEN && (way[to] = 11, list[end++] = to)))
        ((to = here + stride, way[to] == BRIDGE_SOUTH && (to += 3 * stride), \
        way[to] == OPEN && (way[to] = 12, list[end++] = to)))
        ((to = here - stride, way[to] == BRIDGE_NORTH && (to -= 3 * stride), \
        way[to] == OPEN && (way[to] = 13, list[end++] = to)))
        ((front < end)) || return 1
        ((here = list[front++]))
        ((front % 1024)) || show_progress "$say_solving" "$((size + front))" "$((2 * size))" || return 1
    done
}

solve() { # <start> <goal> -> trail, steps: the shortest path; 1 if there is none, or the user gave up
    local status
    trail=() steps=0
    (($1 != $2)) || return 0
    start_progress
    if [[ -n $tree && -z $woven ]]; then
        search_tree "$1" "$2"
    else
        search_squares "$1" "$2"
    fi
    status=$?
    end_progress
    return "$status"
}

count_turns() { # <start> <goal> -> REPLY: how often the path that solve found between them changes its direction
    local at=$2 to k=-1 was turns=0
    for to in ${trail[@]+"${trail[@]}"} "$1"; do
        ((was = k, k = (to - at) % stride ? to > at : 2 + (to > at), turns += was >= 0 && was != k, at = to))
    done
    REPLY=$turns
}
