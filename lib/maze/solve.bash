# shellcheck shell=bash
#
# solve: the shortest path
#
# Owns: trail (the squares of the path, from its end back to its start, without these two), steps (how many it takes).

need maze/bridges maze/links maze/square_cells

trail=() steps=0

solve() { # <start> <goal> -> trail, steps: the shortest path; 1 if there is none, or the user gave up
    local grid_row reached last far=1
    trail=() steps=0
    (($1 != $2)) || return 0
    start_progress
    [[ -n $woven ]] || (($2 % stride % 2 || $2 / stride % 2)) || has_square_cells || far=2
    walk_links "$1" "$2" "$far" "$say_solving" && trace_path "$1" "$2"
    set -- $?
    end_progress
    return "$1"
}

trace_path() { # <start> <goal>: back along the letters in grid_row -> trail, steps; 1 if the search did not begin at the start, or
    # it did not reach the goal, or the cell beside a goal in the ring
    local at=$2 by=0 x=$(($1 % stride)) y=$(($1 / stride)) letter
    trail=() steps=0
    [[ ${grid_row[y]:x:1} == s ]] || return 1
    ((x = at % stride, y = at / stride, by = x == 0 ? -1 : x > width ? 1 : y == 0 ? -stride : y > height ? stride : 0))
    while ((at != $1)); do
        letter=${grid_row[at / stride]:at%stride:1}
        case $letter in
            [abcd]) by=${step[16#$letter - 10]} ;;
            *) ((by)) && [[ $letter == 1 || $at == "$2" ]] || return 1 ;; # between two cells, or in the ring
        esac
        ((at -= by))
        [[ -z $woven ]] || ((cell[at] < BRIDGE_EAST || cell[at] > BRIDGE_NORTH)) || ((at -= 3 * by))
        trail[steps++]=$at
    done
    ((steps == 0)) || unset "trail[steps - 1]" # the start
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
