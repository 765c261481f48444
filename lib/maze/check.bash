# shellcheck shell=bash
#
# check: count the parts of a maze, and check whether it is perfect
#
# Owns: checked_* (how many there are).
# Writes: path, steps, link_reached, link_row.

need maze/ends maze/links maze/solve

checked_cells=0 checked_passages=0 checked_dead_ends=0 checked_junctions=0 checked_bridges=0 checked_reached=0

check() { # -> checked_*, linked, and in a tree also path, steps, as solve; 1 if the maze is not perfect
    link_cells
    count_links "$link_far"
    if ((link_far == 2)); then
        checked_cells=$((cells_wide * cells_high))
        if list_kept; then
            checked_cells=${#kept[@]}
        fi
    fi
    path=() steps=0 link_reached=0
    if find_first "$link_far"; then
        search_all "$REPLY"
    fi
    checked_bridges=$link_bridges checked_reached=$link_reached
    ((checked_reached == checked_cells && checked_passages == checked_cells - 1))
}

search_all() { # <first cell> -> link_reached; also path and steps, if they can be had from the same search
    local from=$1 to=0 unsearched=("${link_row[@]}")
    if leads_one_way && ((player && goal)); then
        nearest_cell "$goal"
        to=$REPLY
        nearest_cell "$player"
        from=$REPLY
    fi
    walk_links "$from" 0
    if ((to)) && [[ ${link_row[to / stride]:to%stride:1} == [abcds] ]]; then
        trace_path "$player" "$goal" "$from" "$to"
    fi
    if [[ ${link_row[$1 / stride]:$1%stride:1} == 1 ]]; then # no path leads there
        link_row=("${unsearched[@]}")
        walk_links "$1" 0
    fi
}

count_links() { # <far> -> checked_*; cells are the open squares
    local y digits
    ((checked_cells = checked_passages = checked_dead_ends = checked_junctions = 0))
    for ((y = $1; y <= height; y += $1)); do
        digits=${link_row[y]//[!1]/}
        ((checked_cells += ${#digits}))
        digits=${linked[y]//[!13579bdf]/} # those with a passage to the east
        ((checked_passages += ${#digits}))
        digits=${linked[y]//[!4-7c-f]/}
        ((checked_passages += ${#digits}))
        digits=${linked[y]//[!1248]/} # those with one passage
        ((checked_dead_ends += ${#digits}))
        digits=${linked[y]//[!7bdef]/}
        ((checked_junctions += ${#digits}))
    done
}

find_first() { # <far> -> REPLY: the first open cell; 1 if there is none
    local x y
    for ((y = $1; y <= height; y += $1)); do
        for ((x = $1; x <= width; x += $1)); do
            REPLY=$((y * stride + x))
            [[ ${link_row[y]:x:1} != 1 ]] || return 0
        done
    done
    return 1
}
