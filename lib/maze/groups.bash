# shellcheck shell=bash
#
# groups: squares of one kind that are side by side

# They are found by runs: the parts of a row in which all squares are of that kind. A run gets the group of the runs above that
# it touches. If these have different groups, one leads to the other, as in kruskal.

find_groups() { # <sign> <row of signs ...> -> group, row_of, from, to, joined_to: of each run of this sign, its group (the number is
    # lower the earlier it begins), its row from 0, its first column, and the column behind its last; of each group, what it was joined to
    local rest y=0 run at n=0 i=0 above k j a mine left=() right=() known=() joined=() # of the runs of two rows: long arrays are slow
    group=() row_of=() from=() to=() joined_to=()
    for rest in "${@:2}"; do
        ((above = i, k = (y + 1) % 2 * ${#rest}, i = y % 2 * ${#rest}, at = 0))
        while [[ $rest == *"$1"* ]]; do
            run=${rest%%"$1"*} rest=${rest#"${rest%%"$1"*}"}
            ((at += ${#run}, left[i] = at))
            run=${rest%%[!"$1"]*} rest=${rest#"${rest%%[!"$1"]*}"}
            ((at += ${#run}, right[i] = at, mine = -1))
            while ((k < above && right[k] <= left[i])); do ((k += 1)); done
            for ((j = k; j < above && left[j] < right[i]; j++)); do
                for ((a = known[j]; joined_to[a] != a; a = joined_to[a])); do :; done
                ((mine < 0 ? (mine = a) : a < mine ? (joined_to[mine] = a, mine = a) : (joined_to[a] = mine)))
            done
            ((mine >= 0)) || ((mine = ${#joined_to[@]}, joined_to[mine] = mine))
            ((known[i] = joined[n] = mine, from[n] = left[i], to[n] = right[i], row_of[n] = y, n += 1, i += 1))
        done
        ((y += 1))
    done
    j=0
    for a in ${joined[@]+"${joined[@]}"}; do
        while ((joined_to[a] != a)); do ((a = joined_to[a])); done
        group[j++]=$a
    done
}
