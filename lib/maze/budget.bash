# shellcheck shell=bash
#
# budget: the cells of a maze, and the number of passages and bridges that may still be dug
#
# Owns: passages_most, passages_left, bridges_left (how many may still be dug; carve_fast does not count them), shaped
# (yes: a mask leaves out cells), shape_row (a row of cells as a text, a 1 for each kept cell, a 0 for each other one),
# cells_kept (how many), first_kept (a square), tracing (trace: dig notes each step).
# Writes: cell.

readonly LEFT_OUT=9 # the code of a square that a mask leaves out

passages_most=0 passages_left=0 bridges_left=0 cells_kept=0 first_kept=0 tracing=''
shaped='' shape_row=()

begin_grid() { # all walls, except for what a mask leaves out
    local x y at
    make_grid "$width" "$height"
    [[ -n $shaped ]] || return 0
    cell=("${cell[@]/$WALL/$LEFT_OUT}")
    for ((y = 0; y < cells_high; y++)); do
        for ((x = 0, at = 2 * (y + 1) * stride + 2; x < cells_wide; x++, at += 2)); do
            if [[ ${shape_row[y]:x:1} == 1 ]]; then # this cell and all squares around it
                ((cell[at - stride - 1] = cell[at - stride] = cell[at - stride + 1] = WALL))
                ((cell[at - 1] = cell[at] = cell[at + 1] = WALL))
                ((cell[at + stride - 1] = cell[at + stride] = cell[at + stride + 1] = WALL))
            fi
        done
    done
}

# A maze has one passage less than it has cells, so passages_left becomes 0 only if the limit ends the work; a trace has
# no steps back then.

allow() { # <passages at most> <bridges at most> -> passages_*, bridges_left, cells_kept, first_kept
    if [[ -z $shaped ]]; then
        first_kept=$((2 * stride + 2)) cells_kept=$((cells_wide * cells_high))
    fi
    passages_most=$(($1 < cells_kept ? $1 : cells_kept))
    passages_left=$passages_most bridges_left=$2
}
