# shellcheck shell=bash
#
# groups: squares of one kind that are side by side

# They are found by runs: the parts of a row in which all squares are of that kind. A run gets the group of the runs above that
# it touches. If these have different groups, one leads to the other, as in kruskal.

find_groups() { # <sign> <row of signs ...> -> group, row_of, from, to, joined_to: of each run of this sign, its group (the number is
    # lower the earlier it begins), its row from 0, its first column, and the column behind its last; of each group, what it was joined to
    local rest y=0 run at n=0 above=0 first k j a mine
    group=() row_of=() from=() to=() joined_to=()
    for rest in "${@:2}"; do
        first=$n k=$above at=0
        while [[ $rest == *"$1"* ]]; do
            run=${rest%%"$1"*} rest=${rest#"${rest%%"$1"*}"}
            ((at += ${#run}, from[n] = at))
            run=${rest%%[!"$1"]*} rest=${rest#"${rest%%[!"$1"]*}"}
            ((at += ${#run}, to[n] = at, row_of[n] = y, mine = -1))
            while ((k < first && to[k] <= from[n])); do ((k += 1)); done
            for ((j = k; j < first && from[j] < to[n]; j++)); do
                for ((a = group[j]; joined_to[a] != a; a = joined_to[a])); do :; done
                ((mine < 0 ? (mine = a) : a < mine ? (joined_to[mine] = a, mine = a) : (joined_to[a] = mine)))
            done
            ((mine >= 0)) || ((mine = ${#joined_to[@]}, joined_to[mine] = mine))
            ((group[n] = mine, n += 1))
        done
        above=$first
        ((y += 1))
    done
    for ((j = 0; j < n; j++)); do
        for ((a = group[j]; joined_to[a] != a; a = joined_to[a])); do :; done
        group[j]=$a
    done
}
