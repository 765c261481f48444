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
    local perfect way turns choices
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
        way='' turns='' choices=''
        if ((player && goal)) && { ((steps)) || solve "$player" "$goal"; }; then
            way=$steps
            count_turns "$player" "$goal"
            turns=$REPLY
            count_choices "$player" "$goal"
            choices=$REPLY
        fi
        put_checked "$maze_seed" "$width" "$height" "$checked_cells" "$checked_passages" "$checked_reached" \
            "$checked_dead_ends" "$checked_bridges" "$perfect" "$way" "$turns" "$checked_junctions" "$choices"
    done
}

put_checked() { # <value ...>: those of CHECKED, as a row of the table, or a line for each
    local IFS=, k
    if [[ -n $given_table ]]; then
        put_line "$*"
        return
    fi
    if [[ -n $given_path$given_choices ]] || ((option_count > 1)); then
        put_line "seed: $1"
    fi
    for ((k = 3; k < $#; k++)); do
        REPLY=${*:k+1:1}
        put_line "${CHECKED[k]//_/ }: ${REPLY:-none}"
    done
}
