#!/usr/bin/env bats
# bats file_tags=shell
#
# Algorithms and the search, watched: what is recorded is what happens, and what the screen shows.

load ../support/helpers
load ../practice/practice

setup() { start_in_terminal; }

# bats test_tags=random
@test "the last moment of a recording has the maze that is carved without it" {
    share "$((MAZE_TEST_SEED % 99991 + 1))" "1 2 $((MAZE_TEST_SEED % 99991 + 1))"
    seeds=$REPLY
    share 6 1 # -> one in how many of the algorithms
    one_in=$REPLY
    write_program maze.sh <<'END'
need cli/names cli/options watch/carving
choose_language en
load_texts watching
reset_options "${OPTIONS[@]%% *}"
show() { :; } # no progress
tried=0 one_in=$1 names=("${ALGORITHMS[@]:1}")
for seed in $2; do
    for what in {recursive,stack}' '{0,99} "${names[@]/%/ 0}"; do
        (((seed + ++tried) % one_in == 0)) || continue
        for most in 1000 9; do
            set_size 11 9
            seed_with "$seed"
            carve "${what% *}" "$most" "${what#* }"
            dug="${cell[*]}"
            record_carving "${what% *}" "$seed" "$most" "${what#* }"
            load_maze "$moments"
            [[ "${cell[*]}" == "$dug" ]] || echo "$what $seed $most: at the end, the maze is another"
        done
    done
done
echo "done"
END
    try "$MAZE_BASH" maze.sh "$one_in" "$seeds"
    check_answer 'moments' 0 $'done\n' ''
}

# bats test_tags=edge,random
@test "the first difference from our result is found where it happens" {
    # shellcheck disable=SC2162 # read without -r joins a line that ends with \ to the next one
    while IFS='^' read number first second words; do
        has_turn 3 || continue
        exercise "$number" "$first" ${second:+"$second"}
        write_program functions.sh <<'END'
need cli/options practice/watch_exercise
choose_language en
load_texts messages
load_texts exercises
load_texts watching
reset_options "${OPTIONS[@]%% *}"
show() { :; }
watch_moments() {
    watch_at=$((watch_other ? watch_other : 1))
    name_exercise "$watch_at"
    ((watch_other)) || REPLY=none
    echo "$REPLY"
}
find_exercise mine.sh
watch_exercise "$REPLY" mine.sh
write_buffer
END
        try "$MAZE_BASH" functions.sh
        # shellcheck disable=SC2053 # a pattern
        [[ ${out%$'\n'} == $words ]] || check "exercise $number: $first" "$words" "$out$err"
    done <<'ROWS'
4^:^^count_down *; the result should be: counted=3 2 1
6^:^^*; Your calls: list_candidates 72, 72*; right: list_candidates 72, 38, ...
1^found=$1^^read_box *: the call has ended; the result should be: found=9
2^count=3; count=9^^count_open *: *; the result should be: count=5
2^for code in "${cell[@]}"; do ((code == 1)) && ((count += 1)) || count=0; done^^\
*: line 14 is next; the result should be: count=5
5^(($1)) || return 0; ((sum += value[$1])); add_tree ${left[$1]}; add_tree ${right[$1]}; (($1 == 2 && (sum -= 8)))^^\
add_tree 1: the call of add_tree has ended: *; the result should be: sum=27
4^if (($1 > 0)); then counted+=("$1"); count_down "$(($1 - 1))"; fi^^none
4^if (($1 > 0)); then counted+=("$1"); count_down "$(($1 - 2))"; fi^^\
count_down 3*a call begins: count_down*; Your calls: count_down 3, 1*; right: count_down 3, 2*
6^there=$((here + 2 * along)); ((cell[here] = cell[there] = OPEN))^^\
the call has ended; from here on, your maze differs from ours *
7^((depth += 1)); deepest=$depth^((depth -= 1))^*; Your calls: *deepest=14, ...; right: *deepest=15, ...
8^waiting[top++]=$here; here=$there^if ((top)); then here=${waiting[0]}; ((top -= 1)); else return; fi^\
*line 18 is next; Your calls: list_candidates *, 36, 72, ...; right: list_candidates *, 36, 70, ...
ROWS
}

# bats test_tags=edge
@test "what a watched algorithm or a program says about itself is only text" {
    cat >lies.bash <<'END'
carve_lies() {
    here='a[$(touch pwned)]'
    candidate=('a[$(touch pwned)]')
    dig "$1" 0
    cell[0]='a[$(touch pwned)]'
    stride='a[$(touch pwned)]' front='a[$(touch pwned)]'
}
END
    write_program functions.sh <<'END'
need cli/options watch/carving
choose_language en
load_texts watching
reset_options "${OPTIONS[@]%% *}"
show() { :; }
set_size 9 7
record_carving ./lies.bash 1 99 0
for ((watch_at = 1; watch_at <= moments; watch_at++)); do
    fill_watch 79 23
    printf '%s\n' "${watch_rows[@]}"
done
END
    try "$MAZE_BASH" functions.sh
    check 'status, errors' '0 ' "$status $err"
    check_files 'nothing of theirs is executed' functions.sh lib lies.bash
}
