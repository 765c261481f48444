# shellcheck shell=bash
#
# check: is the maze perfect?

need maze/ends maze/links maze/neighbors

check() { # -> linked, cells, passages, dead_ends, junctions, bridges, reached (how many there are), grid_row, as the search
    # left it; 1 if the maze is not perfect, or the user gave up
    local last kept far first
    start_progress
    link_cells "$say_checking" || return
    count_links "$far"
    if ((far == 2)); then
        cells=$((cells_wide * cells_high))
        ! list_kept || cells=${#kept[@]}
    fi
    reached=0
    if find_first "$far"; then
        first=$REPLY
        search_from_player || walk_links "$first" 0 "$far" "$say_checking"
    fi
    end_progress
    ((reached == cells && passages == cells - 1))
}

# A search from the player finds the path too. It counts the same cells if it reaches the first one.

search_from_player() { # -> grid_row, reached; 1 if not all that can be reached from the first cell was
    local last
    [[ -z $woven ]] && ((player && cell[player] == OPEN)) && ! is_outside "$player" || return 1
    walk_links "$player" 0 "$far" "$say_checking"
    ((far == 1)) || is_cell "$player" || ((reached -= 1))
    [[ ${grid_row[first / stride]:first%stride:1} == [abcds] ]]
}

count_links() { # <far> -> cells (the open squares), passages, dead_ends, junctions
    local y digits
    ((cells = passages = dead_ends = junctions = 0))
    for ((y = $1; y <= height; y += $1)); do
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
