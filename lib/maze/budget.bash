# shellcheck shell=bash
#
# budget: the cells of a maze, and the number of passages and bridges that may still be dug
#
# Owns: passages_most, passages_left, bridges_left (how many may still be dug), shaped (yes: a mask leaves out cells),
# shape_row (for each row of cells, 1 for one that is kept, 0 for one that is left out), shape_grid (the rows of the
# grid), shape_size (WIDTHxHEIGHT of that grid), cells_kept (how many), first_kept (a square), tracing (trace: dig notes
# each step).

readonly LEFT_OUT=9 # the code of a square that a mask leaves out

passages_most=0 passages_left=0 bridges_left=0 cells_kept=0 first_kept=0 tracing=''
shaped='' shape_row=() shape_grid=() shape_size=''

count_cells() { # -> cells_kept, first_kept: of a grid of the current size
    [[ -z $shaped ]] || return 0
    first_kept=$((2 * stride + 2)) cells_kept=$((cells_wide * cells_high))
}

begin_grid() { # all walls, except for what a mask leaves out
    if [[ -n $shaped ]]; then
        need fast/rows
        fill_grid "${shape_grid[@]}"
    else
        make_grid "$width" "$height"
    fi
}

allow() { # <passages at most> <bridges at most>: in the current grid, which needs one passage less than it has cells
    passages_most=$cells_kept
    if (($1 < passages_most)); then
        passages_most=$1
    fi
    passages_left=$passages_most bridges_left=$2
    start_progress "$say_carving" "$size"
}

show_carving() {
    show_progress "$say_carving" "$((passages_most - passages_left))" "$passages_most"
}
