#!/usr/bin/env bats
#
# --path A-B: only mazes whose shortest path has A to B steps.

load ../support/helpers

# bats test_tags=random
@test "the seeds are tried in turn, and those that do not fit are skipped" {
    for options in '9x7' '9x7 --ends random' '11x11 -a prim --ends random --loops 30' '9x9 --weave --ends random' '9x9 --steps 12'; do
        has_turn 2 || continue
        read -r -a options <<<"$options"
        expected=$(print check "${options[@]}" --seed 1 --count 40 | sed -n 's/^path: //p' | cat -n | awk '$2 != "none" && $2 >= 9 && $2 <= 17 { print $1 }' | head -n 5)
        check "${options[*]}: fitting seeds" 5 "$(grep -c . <<<"$expected")"
        check_same generate "${options[@]}" --seed 1 --path 9-17 --count 5 -f text
        check "${options[*]}" "$expected" "$(sed -n 's/^# seed //p' <<<"$out")"
        check_same solve "${options[@]}" --seed 1 --path 9-17 --count 5 -f text
        check "${options[*]}: solved" "$expected" "$(sed -n 's/^# seed //p' <<<"$out")"
    done
}

@test "generate, solve, check and play choose the same maze, and their output names its seed" {
    local call named trace
    try "${bash_twin[@]}" generate 9x7 --seed 14
    check_printed "$out" generate 9x7 --seed 1 --path 25-30
    while IFS='|' read -r call named; do
        read -r -a call <<<"$call"
        try "${bash_twin[@]}" "${call[@]}" --seed 1 --path 25-30
        [[ $out == *"$named"* ]] || check "${call[*]}" "$named" "$out"
    done <<'ROWS'
check 9x7|path: 25
play 9x7 --keys s -f text|# seed 14
generate 9x7 -f svg|<title>Maze 9x7, seed 14</title>
sheet 9x7|9x7, seed 14
page 9x7|# seed 14
ROWS
    check_same generate 9x7 --seed 1 --path 25-30 --trace
    trace=$out
    check_same generate 9x7 --seed 14 --trace
    check 'trace' "$out" "$trace"
}

# bats test_tags=random
@test "after 1,000 seeds without a fit a line says so, and lists the lengths found" {
    local first seeds
    share 2147483597 1 # no seed comes after the last one
    first=$REPLY
    seeds=$((first == 1 ? 1000 : 50))
    check_failed "--path: 100-200 not found; seeds tried: $seeds, lengths: 7" generate 5x5 --seed "$first" --path 100-200
    check_failed "--path: 12-12 not found; seeds tried: $seeds, lengths: 9-13" solve 7x5 --seed "$first" --path 12-12
    check_failed "--path: 1-2 not found; seeds tried: $seeds, lengths: none" check 7x7 --seed "$first" --path 1-2 --steps 1
    check_failed '--path: 9-9 not found; seeds tried: 47, lengths: 7' \
        generate 5x5 --seed 2147483600 --path 9-9
}
