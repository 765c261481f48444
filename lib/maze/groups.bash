# shellcheck shell=bash
#
# groups: find groups of connected squares of one kind

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

# Where only their number matters, the runs of a row are numbered anew, because old bash is slow with large arrays. A run has the
# number of the first run in its row to which the rows so far connect it.

count_groups() { # <sign> <row of signs ...> -> REPLY: how many groups there are
    local rest run at k j a n mine groups=0 from=() to=() group=() starts ends above joined_to first
    for rest in "${@:2}"; do
        starts=(${from[@]+"${from[@]}"}) ends=(${to[@]+"${to[@]}"}) above=(${group[@]+"${group[@]}"})
        joined_to=(${group[@]+"${!group[@]}"}) first=() from=() to=() group=() at=0 k=0 n=0
        while [[ $rest == *"$1"* ]]; do
            run=${rest%%"$1"*} rest=${rest#"${rest%%"$1"*}"}
            ((at += ${#run}, from[n] = at))
            run=${rest%%[!"$1"]*} rest=${rest#"${rest%%[!"$1"]*}"}
            ((at += ${#run}, to[n] = at, mine = -1))
            while ((k < ${#ends[@]} && ends[k] <= from[n])); do ((k += 1)); done
            for ((j = k; j < ${#ends[@]} && starts[j] < to[n]; j++)); do
                for ((a = above[j]; joined_to[a] != a; a = joined_to[a])); do :; done
                ((mine >= 0)) || mine=$a
                ((mine == a)) || ((joined_to[a] = mine, groups -= 1))
            done
            ((mine >= 0)) || ((mine = ${#joined_to[@]}, joined_to[mine] = mine, groups += 1))
            ((group[n] = mine, n += 1))
        done
        for ((j = 0; j < n; j++)); do
            for ((a = group[j]; joined_to[a] != a; a = joined_to[a])); do :; done
            ((first[a] = ${first[a]-$j}, group[j] = first[a]))
        done
    done
    REPLY=$groups
}
