# shellcheck shell=bash
#
# groups: find groups of connected squares of one kind
#
# They are found by runs: the parts of a row in which all squares are of that kind. A group has the number of its first
# run. Where a run touches two groups above it, the later one joins the earlier one.
#
# Owns: run_* (run_row, run_from, run_to, run_group: of each run: its row from 0, its first column, the column behind
# its last, its group).

run_row=() run_from=() run_to=() run_group=()

find_groups() { # <sign> <row of signs ...> -> run_*, REPLY: how many groups there are
    local line run at y=0 n=0 first=0 last k j groups=0
    run_row=() run_from=() run_to=() run_group=()
    for line in "${@:2}"; do
        ((k = first, first = last = n, at = 0)) # the runs from k to last - 1 are above
        split_words "${line//[!$1]/.}" .
        for run in ${split[@]+"${split[@]}"}; do
            ((at += ${#run} + 1))
            [[ -n $run ]] || continue
            ((run_row[n] = y, run_to[n] = at - 1, run_from[n] = at - 1 - ${#run}, run_group[n] = n, groups += 1))
            while ((k < last && run_to[k] <= run_from[n])); do
                ((k += 1))
            done
            for ((j = k; j < last && run_from[j] < run_to[n]; j++)); do
                join_groups "$j" "$n"
                ((groups -= REPLY))
            done
            ((n += 1))
        done
        ((y += 1))
    done
    for ((k = 0; k < n; k++)); do
        ((run_group[k] = run_group[run_group[k]])) # that of an earlier run is final
    done
    REPLY=$groups
}

join_groups() { # <run> <run> -> REPLY: 1 if they were in two groups, 0 if not
    local one=$1 other=$2
    while ((run_group[one] != one)); do
        ((one = run_group[one]))
    done
    while ((run_group[other] != other)); do
        ((other = run_group[other]))
    done
    ((run_group[one > other ? one : other] = one < other ? one : other, REPLY = one != other))
}
