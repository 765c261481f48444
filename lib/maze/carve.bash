# shellcheck shell=bash
#
# carve: choose the engine that carves, and its budget
#
# Writes: cell, tracing, tree, was_read, woven.

need maze/bridges maze/budget

# auto recurses only in mazes so small that recursion is as fast as a stack. A maze can wind through all of its cells,
# one call each, so RECURSION_MOST stays well below the 4,000 calls at which bash crashes.

readonly RECURSION_FAST=12 RECURSION_MOST=2500 # cells

check_carver() { # <carver> <width> <height> -> REPLY: recursive or stack; exits if the maze is too large for recursive
    local cell_count=$((($2 / 2) * ($3 / 2)))
    REPLY=$1
    if [[ $1 == auto ]]; then
        REPLY=stack
        if ((cell_count <= RECURSION_FAST)); then
            REPLY=recursive
        fi
    elif [[ $1 == recursive ]] && ((cell_count > RECURSION_MOST)); then
        fail_with 2 "$say_too_deep" "$RECURSION_MOST" "$cell_count"
    fi
}

# A fast form carves what the carver stack would carve, but it knows no bridges and no shapes, and cannot note a trace.
# Otherwise the functions of maze.sh carve. With replace_carving these also carve bridges and count passages.

carve() { # <carver, algorithm or file> <passages at most> <bridges at most> [trace]: a maze of the current size
    local first
    begin_long_work "$say_carving"
    tree=yes woven='' was_read='' tracing=${4-}
    allow "$2" "$3"
    first=$first_kept
    if [[ $1 == *[./]* ]]; then # a file
        need maze/own
        begin_grid
        ((cell[first] = OPEN))
        carve_own "$1" "$first"
    elif [[ $1 == stack && -z $tracing$shaped ]] && (($3 == 0)); then
        need fast/carve_fast
        carve_fast
    else
        begin_grid
        if [[ -n $tracing ]] || (($2 < cells_kept || $3)); then
            need maze/trace maze/weave
            replace_carving
        fi
        if [[ $1 != recursive && $1 != stack ]]; then
            need "algorithms/$1"
        fi
        ((cell[first] = OPEN))
        if [[ -n $tracing ]]; then
            trace_carving "carve_$1" "$first"
        else
            "carve_${1//-/_}" "$first"
        fi
    fi
    end_long_work
}
