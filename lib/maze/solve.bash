# shellcheck shell=bash
#
# solve: find the shortest path
#
# Owns: trail (the squares of the path, from its end back to its start, without these two), steps (how many it takes).

need fast/tree maze/bridges maze/ends maze/links

trail=() steps=0

solve() { # <start> <goal> -> trail, steps: the shortest path; 1 if there is none, or the user gave up
    local linked
    solve_linked "$1" "$2"
}

solve_linked() { # <start> <goal> -> linked (in a tree, for count_choices), trail, steps; 1 as solve
    local far grid_row bridges reached last
    trail=() steps=0 linked=()
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

trace_path() { # <start> <goal>, and grid_row -> trail, steps: back along the letters
    local at=$2 by letter
    while ((at != $1)); do
        letter=${grid_row[at / stride]:at%stride:1}
        ((by = step[16#$letter - 10], at -= by))
        [[ -z $woven ]] || ((cell[at] < BRIDGE_EAST || cell[at] > BRIDGE_NORTH)) || ((at -= 3 * by))
        trail[steps++]=$at
    done
    unset "trail[steps - 1]" # the start
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

count_choices() { # <start> <goal>, and linked -> REPLY: how many choices the path that solve found between them has
    local at line choices=0
    for at in "$2" ${trail[@]+"${trail[@]}"} "$1"; do
        line=${linked[at / stride]-}
        [[ ${line:at%stride:1} != [7bdef] ]] || ((choices += 1))
    done
    REPLY=$choices
}
