# shellcheck shell=bash
#
# trace: record the carving step by step
#
# Owns: traced (lines), trace_way (the cells from the first one to where the walk is).

need maze/budget

traced=() trace_way=()

# A trace has a line for each step: the cell of the walk, its candidates, the number drawn, the result, and the depth,
# 1 in the first cell. Steps back are worked out afterwards, from the cell that the walk digs from next.

DIRECTION_NAMES=(east west south north)
readonly DIRECTION_NAMES

trace_carving() { # <function that carves> <first cell>
    traced=() trace_way=("$2")
    "$1" "$2"
    if ((passages_left != 0)); then
        trace_back "$2"
    fi
}

note_trace() { # <cell> <direction>
    local here=$1 along=${step[$2]} direction listed='' at
    trace_back "$1"
    for direction in "${candidate[@]}"; do
        name_passage "$1" "$direction"
        listed+="${listed:+, }$REPLY"
    done
    name_cell "$1"
    at="$((passages_most - passages_left + 1))  $REPLY  $listed"
    name_passage "$1" "$2"
    traced[${#traced[@]}]="$at  $state % ${#candidate[@]} = $pick  $REPLY  ${#trace_way[@]}"
    ((trace_way[${#trace_way[@]}] = here + (cell[here + 2 * along] == WALL ? 2 : 4) * along))
}

trace_back() { # <cell>: the steps back that lead there
    local at depth=${#trace_way[@]}
    while ((trace_way[depth - 1] != $1)); do
        name_cell "${trace_way[depth - 1]}"
        at=$REPLY
        name_cell "${trace_way[depth - 2]}"
        traced[${#traced[@]}]="-  $at  none  back to $REPLY  $depth"
        unset "trace_way[$((--depth))]"
    done
}

name_passage() { # <cell> <direction> -> REPLY: bridge east, where there is none yet
    local here=$1 along=${step[$2]}
    REPLY=${DIRECTION_NAMES[$2]}
    if ((cell[here + 2 * along] != WALL)); then
        REPLY="bridge $REPLY"
    fi
}

name_cell() { # <cell> -> REPLY: its column and row among the cells, from 0,0
    REPLY=$((($1 % stride) / 2 - 1)),$(($1 / stride / 2 - 1))
}
