# shellcheck shell=bash
#
# solve: the shortest way
#
# Owns: trail (the squares of the way from the goal back to the player, both left out),
# steps (how many it takes), turns (how often it changes its direction),
# way (a copy of cell to draw in).

need maze/bridges

trail=() steps=0 turns=0 way=()

copy_maze() { # -> way: the maze, with the ring closed, so that nothing leads out
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

# Each square that is reached notes how: 10, 11, 12, 13 by a step east, west, south, north.
#
# In a tree there is only one way, so any way that is found is the shortest. Where a maze was
# carved and has no bridges, it is looked for depth-first, as carve_stack carves: on and on, and
# from the end of the list, the last fork, where there is nowhere left to go.

search_depth_first() { # 1 if there is no way, or it is given up
    local here=$player list=() end=0 mask seen=0
    local east=1 west=-1 south=$stride north=-$stride toward how
    # by mask (1 east, 2 west, 4 south, 8 north): the first step of east, south, west, north in it
    toward=(0 "$east" "$west" "$east" "$south" "$east" "$south" "$east"
        "$north" "$east" "$west" "$east" "$south" "$east" "$south" "$east")
    how=(0 10 11 10 12 10 12 10 13 10 11 10 12 10 12 10)
    while ((here != goal)); do
        if ((mask = (way[here - stride] == OPEN) * 8 | (way[here - 1] == OPEN) * 2, \
            mask |= (way[here + stride] == OPEN) * 4 | (way[here + 1] == OPEN))); then
            ((mask & mask - 1)) && ((list[end++] = here)) # there are several
            ((here += toward[mask]))
            ((way[here] = how[mask]))
        elif ((end)); then
            ((here = list[--end]))
            ((++seen % 64)) || show_progress "$say_solving" "$seen" "$((cells_wide * cells_high))" || return 1
        else
            return 1
        fi
    done
}

# Any other maze may have loops, and is searched breadth-first: from the front of the list, all
# squares one step away, all that are two away, and so on, until the goal is among them (E. F.
# Moore: The shortest path through a maze, 1959). But bash finds an element of an array by walking
# there from the last one it used, and this search goes to and fro between places far apart. So
# every dead end is filled up first, from its tip back to where it forks off: no shortest way goes
# through it. (A cell at a bridge counts as a fork.)

fill_dead_ends() { # 1 if it is given up
    local y end at here by aside
    for ((y = 2; y < height; y += 2)); do
        ((y % 32)) || show_progress "$say_solving" "$y" "$((2 * height))" || return 1
        for ((at = y * stride + 2, end = at + width - 1; at < end; at += 2)); do
            here=$at
            while ((here > stride && here < size - stride)) && ((way[here] == OPEN && \
            way[here - stride] + way[here - 1] + way[here + 1] + way[here + stride] == 1)); do
                ((by = stride * (way[here + stride] - way[here - stride]) + way[here + 1] - way[here - 1]))
                ((aside = by * by == 1 ? stride : 1))
                ((way[here + by - aside] + way[here + by + aside] == 0)) || break
                ((way[here + by] = WALL, here += 2 * by))
            done
        done
    done
}

search_breadth_first() { # likewise
    local here=$player list=() front=0 end=0 to
    while ((here != goal)); do
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

solve() { # -> trail, steps: the shortest way from the player to the goal; 1 if there is none
    local at=$goal by status
    trail=() steps=0
    ((player != goal)) || return 0
    start_progress
    copy_maze
    ((way[player] = way[goal] = 2)) # not open, so that they are no dead ends
    if [[ -n $tree && -z $woven ]]; then
        way[goal]=$OPEN
        search_depth_first
    else
        fill_dead_ends && way[goal]=$OPEN && search_breadth_first
    fi
    status=$?
    end_progress
    ((status == 0)) || return 1

    while :; do
        by=${step[way[at] - 10]}
        ((at -= by, steps++))
        ((way[at] < BRIDGE_EAST || way[at] > BRIDGE_NORTH)) || ((at -= 3 * by))
        ((at != player)) || break
        trail+=("$at")
    done
}

count_turns() { # -> turns: how often the way that solve found changes its direction
    local at=$player to by i k=-1 was
    turns=0
    ((steps)) || return 0
    for ((i = ${#trail[@]} - 1; i >= -1; i--)); do
        to=$goal
        ((i < 0)) || to=${trail[i]}
        ((by = to - at, was = k, at = to))
        if ((by % stride)); then # along the row
            ((k = by > 0 ? EAST : WEST))
        else
            ((k = by > 0 ? SOUTH : NORTH))
        fi
        ((was < 0 || was == k || turns++))
    done
}
