# shellcheck shell=bash
#
# check: say whether mazes are perfect, and count their parts
#
# Writes: exit_status.

need cli/mazes cli/options maze/check maze/solve

# shellcheck disable=SC2034 # found by its name
takes_check="$TAKES_MAKING count table"

run_check() {
    local seed perfect way turns choices cells passages dead_ends junctions bridges reached linked
    check_making
    begin_mazes
    [[ -z $given_table ]] || put_line 'seed,width,height,cells,passages,reachable,dead_ends,bridges,perfect,path,turns,junctions,choices'
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
            put_line "$seed,$width,$height,$cells,$passages,$reached,$dead_ends,$bridges,$perfect,$way,$turns,$junctions,$choices"
        else
            put_facts
        fi
    done
}

put_facts() { # what run_check has counted, a line each
    if [[ -n $given_path$given_choices ]] || ((option_count > 1)); then
        put_line "seed: $seed"
    fi
    put_line "cells: $cells"
    put_line "passages: $passages"
    put_line "reachable: $reached"
    put_line "dead ends: $dead_ends"
    put_line "bridges: $bridges"
    put_line "perfect: $perfect"
    put_line "path: ${way:-none}"
    put_line "turns: ${turns:-none}"
    put_line "junctions: $junctions"
    put_line "choices: ${choices:-none}"
}
