# shellcheck shell=bash
#
# solve: the shortest path
#
# Owns: trail (the squares of the path, from its end back to its start, without these two), steps (how many it takes).

need maze/bridges maze/links maze/neighbors maze/square_cells

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

# In a maze without bridges whose pillars are all walls, the search walks from cell to cell. The start and the goal may be
# between two cells, or outside. Any other maze is searched square by square.

search_cells() { # <start> <goal> -> trail, steps; 1 if there is no path, or the user gave up
    local at by k from begin='' end='' linked bridged open_row end_row reached last
    link_cells "$say_solving" || return 1
    if ! has_closed_pillars; then
        search_squares "$1" "$2" "$say_solving"
        return
    fi
    cells_beside "$2"
    for at in $REPLY; do
        place_of "$at"
        end+=" $REPLY"
    done
    cells_beside "$1"
    from=" $REPLY "
    for at in $from; do
        place_of "$at"
        begin+=" $REPLY"
    done
    walk_links "$begin" "$end" "$say_solving" "${tree:+1}" || return 1
    square_of "$REPLY"
    at=$REPLY
    go_straight "$2" "$at"
    k=${#trail[@]}
    while [[ $from != *" $at "* ]]; do
        how_reached "$at"
        by=${step[REPLY]}
        ((trail[k++] = at, trail[k++] = at - by, at -= 2 * by))
    done
    go_straight "$at" "$1"
    trail=("${trail[@]:1}")
    ((steps = ${#trail[@]} + 1))
}

cells_beside() { # <square> -> REPLY: the cell there, or else the cells that a straight step or two lead to, in the
    # order of the directions
    local by to list=()
    if is_cell "$1"; then
        REPLY=$1
        return
    fi
    for by in "${step[@]}"; do
        to=$(($1 + by))
        if ! is_outside "$to" && ((cell[to] == OPEN)); then
            is_cell "$to" || ((to += by))
            ! is_cell "$to" || list+=("$to")
        fi
    done
    REPLY="${list[*]-}"
}

go_straight() { # <square> <square>: add to trail the squares from the first to the second, without the second
    local at=$1 by=$((($2 - $1) % stride ? 1 : stride))
    ((at <= $2)) || by=-$by
    while ((at != $2)); do
        trail+=("$at")
        ((at += by))
    done
}

search_squares() { # <start> <goal, or 0> <what the progress line says> -> trail, steps, reached: how many squares were
    # reached; 1 if there is no path, or the user gave up. Each square that is reached notes how: 10, 11, 12, 13 by a step east,
    # west, south, north
    local start=$1 at=$2 here to by way wave next=$1
    reached=0
    copy_maze
    ((way[at] = OPEN, way[start] = WALL))
    while ((way[at] == OPEN)); do
        [[ -n $next ]] || return 1
        wave=$next next=''
        for here in $wave; do
            ((to = here + 1, way[to] == BRIDGE_EAST && (to += 3), way[to] == OPEN && (way[to] = 10))) && next+=" $to"
            ((to = here - 1, way[to] == BRIDGE_WEST && (to -= 3), way[to] == OPEN && (way[to] = 11))) && next+=" $to"
            ((to = here + stride, way[to] == BRIDGE_SOUTH && (to += 3 * stride), \
            way[to] == OPEN && (way[to] = 12))) && next+=" $to"
            ((to = here - stride, way[to] == BRIDGE_NORTH && (to -= 3 * stride), \
            way[to] == OPEN && (way[to] = 13))) && next+=" $to"
            ((++reached % 1024)) || show_progress "$3" "$((size + reached))" "$((2 * size))" || return 1
        done
    done
    while :; do
        by=${step[way[at] - 10]}
        ((at -= by, steps++))
        ((way[at] < BRIDGE_EAST || way[at] > BRIDGE_NORTH)) || ((at -= 3 * by))
        ((at != start)) || break
        trail+=("$at")
    done
}

solve() { # <start> <goal> -> trail, steps: the shortest path; 1 if there is none, or the user gave up
    local apart=$(($1 - $2)) status reached
    trail=() steps=0
    ((apart)) || return 0
    if ((apart * apart == 1 || apart * apart == stride * stride)); then
        steps=1
        return
    fi
    start_progress
    if [[ -z $woven ]] && ((width % 2 && height % 2 && cell[$1] == OPEN && cell[$2] == OPEN)); then
        search_cells "$1" "$2"
    else
        search_squares "$1" "$2" "$say_solving"
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

# The player has a choice in each cell of the path from which three or more passages lead. The path does not stand on a
# cell that it crosses on a bridge. An opening in the border is no passage.

count_choices() { # <start> <goal> -> REPLY: how many choices the path that solve found between them has
    local at n x y all=0 inset=1 two=2 far=$((2 * stride)) choices=0
    ! has_square_cells || all=1 inset=0 two=0 far=0
    for at in "$2" ${trail[@]+"${trail[@]}"} "$1"; do
        ((x = at % stride, y = at / stride, (all || (x % 2 == 0 && y % 2 == 0)) && x && y && x <= width && y <= height)) || continue
        # with && in place of &, bash 3.2 drops an assignment after it
        ((n = (x < width - inset & cell[at + two] == OPEN & (cell[at + 1] == OPEN | cell[at + 1] == BRIDGE_EAST)), \
        n += x > 1 + inset & cell[at - two] == OPEN & (cell[at - 1] == OPEN | cell[at - 1] == BRIDGE_WEST), \
        n += y < height - inset & cell[at + far] == OPEN & (cell[at + stride] == OPEN | cell[at + stride] == BRIDGE_SOUTH), \
        n += y > 1 + inset & cell[at - far] == OPEN & (cell[at - stride] == OPEN | cell[at - stride] == BRIDGE_NORTH), \
        choices += n > 2))
    done
    REPLY=$choices
}
