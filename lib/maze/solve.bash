# shellcheck shell=bash
#
# solve: find the shortest path
#
# Owns: path (the squares of the path, from its end back to its start, without these two), steps (how many it takes).

need fast/tree maze/bridges maze/ends maze/links maze/neighbors maze/square_cells

path=() steps=0

solve() { # <start> <goal> -> path, steps: the shortest path; 1 if there is none, or the user
    # gave up
    path=() steps=0
    (($1 != $2)) || return 0
    start_progress "$say_solving" "$size"
    if is_tree; then
        inside_of "$2"
        link_cells "$say_solving" && search_tree "$1" "$2" "$REPLY" "$say_solving"
    else # from square to square
        link_cells "$say_solving" "$1" "$2" && walk_links "$1" "$2" "$say_solving" && trace_path "$1" "$2"
    fi
    set -- $?
    end_progress
    return "$1"
}

trace_path() { # <start> <goal> -> path, steps: back along the letters
    local at=$2 by letter
    while ((at != $1)); do
        letter=${link_row[at / stride]:at%stride:1}
        ((by = step[16#$letter - 10], at -= by))
        [[ -z $woven ]] || ((cell[at] < BRIDGE_EAST || cell[at] > BRIDGE_NORTH)) || ((at -= 3 * by))
        path[steps++]=$at
    done
    unset "path[steps - 1]" # the start
}

count_turns() { # <start> <goal> -> REPLY: how often the path that solve found between them changes its direction
    local at=$2 to k=-1 was turns=0
    for to in ${path[@]+"${path[@]}"} "$1"; do
        ((was = k, k = (to - at) % stride ? to > at : 2 + (to > at), turns += was >= 0 && was != k, at = to))
    done
    REPLY=$turns
}

# The player has a choice in each cell of the path from which three or more passages lead. The path does not stand on a
# cell that it crosses on a bridge. An opening in the border is no passage.

count_choices() { # <start> <goal> -> REPLY: how many choices the path that solve found between them has
    local at x y mask choices=0 squares=''
    if has_square_cells; then
        squares=yes
    fi
    for at in "$2" ${path[@]+"${path[@]}"} "$1"; do
        ! is_outside "$at" || continue
        [[ -n $squares ]] || is_cell "$at" || continue
        list_passages "$at"
        ((${#WAYS[REPLY]} > 2)) || continue
        mask=$REPLY
        if [[ -z $squares ]]; then
            list_neighbors "$at"
            leave_out_neighbors "$at" # of a file, too
        else
            ((x = at % stride, y = at / stride))
            ((REPLY = (x < width) + 2 * (x > 1) + 4 * (y < height) + 8 * (y > 1)))
        fi
        if ((${#WAYS[REPLY & mask]} > 2)); then
            ((choices += 1))
        fi
    done
    REPLY=$choices
}
