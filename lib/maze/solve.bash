# shellcheck shell=bash
#
# solve: find the shortest path
#
# Owns: path (the squares of the path, from its end back to its start, without these two), steps (how many it takes).

need maze/bridges maze/ends maze/links

path=() steps=0

solve() { # <start> <goal> -> path, steps: the shortest path; 1 if there is none
    local from=$1 to=$2 opened=("$1" "$2") status
    path=() steps=0
    (($1 != $2)) || return 0
    if leads_one_way; then # from cell to cell
        nearest_cell "$1"
        from=$REPLY opened=()
        nearest_cell "$2"
        to=$REPLY
    fi
    begin_long_work "$say_solving"
    link_cells ${opened[@]+"${opened[@]}"} && walk_links "$from" "$to" && trace_path "$1" "$2" "$from" "$to"
    status=$?
    end_long_work
    return "$status"
}

leads_one_way() { # does at most one path lead from each cell to each other one?
    [[ -n $tree && -z $shaped ]]
}

trace_path() { # <start> <goal> <where the search began> <where it ended> -> path, steps: back along the letters
    local at=$4 by n=1 letter way=("$2")
    if (($4 != $2)); then # the goal is outside of an exit
        inside_of "$2"
        way=("$2" "$REPLY" "$4") n=3
    fi
    while ((at != $3)); do
        letter=${link_row[at / stride]:at%stride:1}
        ((by = step[16#$letter - 10], at -= by))
        if [[ -n $woven ]] && ((cell[at] >= BRIDGE_EAST && cell[at] <= BRIDGE_NORTH)); then
            ((at -= 3 * by))
        elif ((link_far == 2)); then # the square between two cells
            ((way[n] = at, at -= by))
            ((n += 1))
        fi
        way[n++]=$at
    done
    # the search began in the start, or in a cell beside it, on this side of the start or beyond
    if ((n > 1 && way[n - 2] == $1)); then
        ((n -= 2))
    elif ((way[n - 1] == $1)); then
        ((n -= 1))
    fi
    path=("${way[@]:1:n-1}") steps=$n
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
    local at line choices=0
    if ! leads_one_way; then # solve has linked squares
        link_cells
    fi
    for at in "$2" ${path[@]+"${path[@]}"} "$1"; do
        line=${linked[at / stride]-}
        if [[ ${line:at%stride:1} == [7bdef] ]]; then # three or more
            ((choices += 1))
        fi
    done
    REPLY=$choices
}
