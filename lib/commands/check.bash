# shellcheck shell=bash
#
# check: are mazes perfect? and what there is to count in them
#
# Writes: exit_status.

need cli/look cli/mazes cli/options maze/check maze/solve

# shellcheck disable=SC2034 # found by its name
takes_check="$TAKES_MAKING count"

run_check() {
    check_making
    send_output
    choose_look
    begin_mazes
    while next_maze; do
        check || exit_status=1
        put_line "cells: $cells"
        put_line "passages: $passages"
        put_line "reachable: $reachable"
        put_line "dead ends: $dead_ends"
        put_line "bridges: $bridges"
        put_line "perfect: $perfect"
        if ((player && goal)) && solve; then
            count_turns
            put_line "path: $steps"
            put_line "turns: $turns"
        else
            put_line 'path: none'
            put_line 'turns: none'
        fi
        put_line "junctions: $junctions"
    done
}
