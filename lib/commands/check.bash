# shellcheck shell=bash
#
# check: say whether mazes are perfect, and count their parts
#
# Writes: exit_status.

need cli/mazes cli/options maze/check maze/solve

# shellcheck disable=SC2034 # found by its name
takes_check="$TAKES_MAKING count"

run_check() {
    local perfect cells passages dead_ends junctions bridges reached
    check_making
    begin_mazes
    while next_maze; do
        perfect=yes
        if ! check; then
            perfect=no exit_status=1
        fi
        put_line "cells: $cells"
        put_line "passages: $passages"
        put_line "reachable: $reached"
        put_line "dead ends: $dead_ends"
        put_line "bridges: $bridges"
        put_line "perfect: $perfect"
        if ((player && goal)) && solve "$player" "$goal"; then
            count_turns "$player" "$goal"
            put_line "path: $steps"
            put_line "turns: $REPLY"
        else
            put_line 'path: none'
            put_line 'turns: none'
        fi
        put_line "junctions: $junctions"
    done
}
