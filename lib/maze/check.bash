# shellcheck shell=bash
#
# check: count the parts of a maze, and check whether it is perfect
#
# Writes: trail, steps.

need fast/tree maze/ends maze/links maze/solve

check() { # -> linked, cells, passages, dead_ends, junctions, bridges, reached (how many there are), and in a tree also trail, steps,
    # as solve; 1 if the maze is not perfect
    local last kept far grid_row
    start_progress "$say_checking" "$size"
    link_cells "$say_checking"
    count_links "$far"
    if ((far == 2)); then
        cells=$((cells_wide * cells_high))
        ! list_kept || cells=${#kept[@]}
    fi
    trail=() steps=0 reached=0
    if is_tree; then
        inside_of "$goal"
        search_tree "$player" "$goal" "$REPLY" "$say_checking" all
    fi
    ((reached == cells)) || ! find_first "$far" || walk_links "$REPLY" 0 "$say_checking"
    end_progress
    ((reached == cells && passages == cells - 1))
}

count_links() { # <far> -> cells (the open squares), passages, dead_ends, junctions
    local y digits
    ((cells = passages = dead_ends = junctions = 0))
    for ((y = $1; y <= height; y += $1)); do
        ((y % 16)) || show_progress "$say_checking" 1 2
        digits=${grid_row[y]//[!1]/}
        ((cells += ${#digits}))
        digits=${linked[y]//[!13579bdf]/} # those with a passage to the east
        ((passages += ${#digits}))
        digits=${linked[y]//[!4-7c-f]/}
        ((passages += ${#digits}))
        digits=${linked[y]//[!1248]/} # those with one passage
        ((dead_ends += ${#digits}))
        digits=${linked[y]//[!7bdef]/}
        ((junctions += ${#digits}))
    done
}

find_first() { # <far>, and grid_row -> REPLY: the first open cell; 1 if there is none
    local x y
    for ((y = $1; y <= height; y += $1)); do
        for ((x = $1; x <= width; x += $1)); do
            REPLY=$((y * stride + x))
            [[ ${grid_row[y]:x:1} != 1 ]] || return 0
        done
    done
    return 1
}
