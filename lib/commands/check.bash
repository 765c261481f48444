# shellcheck shell=bash
#
# check: say whether mazes are perfect, and count their parts
#
# Writes: exit_status.

need cli/mazes cli/options maze/check maze/solve

takes_check="$TAKES_MAKING count table"

# What is known of a maze, in this order.
CHECKED=(seed width height cells passages reachable dead_ends bridges perfect path turns junctions choices)
readonly CHECKED

run_check() {
    local perfect turns path_facts
    check_making
    begin_mazes
    if [[ -n $given_table ]]; then
        put_checked "${CHECKED[@]}"
    fi
    while next_maze; do
        perfect=yes
        if ! check; then
            perfect=no exit_status=1
        fi
        path_facts=('' '' '')
        if ((player && goal)) && { ((steps)) || solve "$player" "$goal"; }; then
            count_turns "$player" "$goal"
            turns=$REPLY
            count_choices "$player" "$goal"
            path_facts=("$steps" "$turns" "$REPLY")
        fi
        put_checked "$maze_seed" "$width" "$height" "$checked_cells" "$checked_passages" "$checked_reached" \
            "$checked_dead_ends" "$checked_bridges" "$perfect" "${path_facts[@]:0:2}" "$checked_junctions" \
            "${path_facts[2]}"
    done
}

put_checked() { # <value ...>: those of CHECKED, as a row of the table, or a line for each
    local name
    if [[ -n $given_table ]]; then
        local IFS=,
        put_line "$*"
        return
    fi
    if [[ -n $given_path$given_choices ]] || ((option_count > 1)); then
        put_line "seed: $1"
    fi
    shift 3
    for name in "${CHECKED[@]:3}"; do
        put_line "${name//_/ }: ${1:-none}"
        shift
    done
}
