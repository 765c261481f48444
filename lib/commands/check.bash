# shellcheck shell=bash
#
# check: say whether mazes are perfect, and count their parts
#
# Writes: exit_status.

need cli/mazes cli/options maze/check maze/solve

# shellcheck disable=SC2034 # found by its name
takes_check="$TAKES_MAKING count table"

run_check() {
    local seed perfect way turns choices counts
    check_making
    begin_mazes
    if [[ -n $given_table ]]; then
        put_line 'seed,width,height,cells,passages,reachable,dead_ends,bridges,perfect,path,turns,junctions,choices'
    fi
    while next_maze; do
        name_seed
        seed=$REPLY
        perfect=yes
        if ! check; then
            perfect=no exit_status=1
        fi
        way='' turns='' choices=''
        if ((player && goal)) && { ((steps)) || solve "$player" "$goal"; }; then
            way=$steps
            count_turns "$player" "$goal"
            turns=$REPLY
            count_choices "$player" "$goal"
            choices=$REPLY
        fi
        if [[ -n $given_table ]]; then
            counts=("$checked_cells" "$checked_passages" "$checked_reached" "$checked_dead_ends" "$checked_bridges")
            printf -v REPLY '%d,' "${counts[@]}"
            put_line "$seed,$width,$height,$REPLY$perfect,$way,$turns,$checked_junctions,$choices"
        else
            put_facts
        fi
    done
}

put_facts() { # what run_check has counted, a line each
    if [[ -n $given_path$given_choices ]] || ((option_count > 1)); then
        put_line "seed: $seed"
    fi
    put_line "cells: $checked_cells"
    put_line "passages: $checked_passages"
    put_line "reachable: $checked_reached"
    put_line "dead ends: $checked_dead_ends"
    put_line "bridges: $checked_bridges"
    put_line "perfect: $perfect"
    put_line "path: ${way:-none}"
    put_line "turns: ${turns:-none}"
    put_line "junctions: $checked_junctions"
    put_line "choices: ${choices:-none}"
}
