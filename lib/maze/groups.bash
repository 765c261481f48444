# shellcheck shell=bash
#
# groups: find groups of connected squares of one kind
#
# They are found by runs: the parts of a row in which all squares are of that kind. A run gets the group of the runs
# above that it touches. If these have different groups, one leads to the other, as in kruskal.
#
# Owns: run_* (run_row, run_from, run_to, run_group: of each run: its row from 0, its first column, the column behind
# its last, its group), group_joined (for each group, the one it was joined to, or itself).

run_row=() run_from=() run_to=() run_group=() group_joined=()

find_groups() { # <sign> <row of signs ...> -> run_*, REPLY: how many groups there are; a group has a lower number the
    # earlier it begins
    local line run at y=0 n=0 above=0 first k j mine=0 groups=0
    run_row=() run_from=() run_to=() run_group=() group_joined=()
    for line in "${@:2}"; do
        ((first = n, k = above, above = first, at = 0))
        split_words "${line//[!$1]/.}" .
        for run in ${split[@]+"${split[@]}"}; do
            ((at += ${#run} + 1))
            [[ -n $run ]] || continue
            ((run_row[n] = y, run_to[n] = at - 1, run_from[n] = at - 1 - ${#run}, mine = -1))
            while ((k < first && run_to[k] <= run_from[n])); do
                ((k += 1))
            done
            for ((j = k; j < first && run_from[j] < run_to[n]; j++)); do
                ((REPLY = run_group[j]))
                while ((group_joined[REPLY] != REPLY)); do
                    ((REPLY = group_joined[REPLY]))
                done
                if ((mine < 0)); then
                    mine=$REPLY
                elif ((mine != REPLY)); then
                    ((groups -= 1))
                    ((REPLY < mine ? (group_joined[mine] = REPLY, mine = REPLY) : (group_joined[REPLY] = mine)))
                fi
            done
            if ((mine < 0)); then
                ((mine = ${#group_joined[@]}, group_joined[mine] = mine, groups += 1))
            fi
            ((run_group[n] = mine, n += 1))
        done
        ((y += 1))
    done
    for ((j = 0; j < n; j++)); do
        while ((group_joined[run_group[j]] != run_group[j])); do
            ((run_group[j] = group_joined[run_group[j]]))
        done
    done
    REPLY=$groups
}
