#!/usr/bin/env bats
# shellcheck disable=SC2153,SC2154 # helpers.bash sets MAZE, out, status and the twins
#
# What is true of every maze, whether or not the twins agree: properties.py reads pictures in digits. The algorithms that are
# not the backtracker are in algorithms.bats.

load ../support/helpers

setup_file() { find_interpreters; }

setup() { start_clean; }

properties() { reckon properties "$@"; }

maze() { print "$@"; }

# --- the generator and the rules ---

@test "the generator's 10,000th state from seed 1 is 399268537" {
    [ "$(tail -n 1 "$MAZE")" = 'main "$@"' ] # program/maze.sh is without it
    run bash -c 'source "$1"; state=1; for ((n = 0; n < 10000; n++)); do below 7; done
        echo "$state $pick"' _ "$BATS_FILE_TMPDIR/program/maze.sh"
    [ "$output" = "399268537 $((399268537 % 7))" ]
    run "$PYTHON" -c 'from python_ref import random_numbers as numbers
numbers.seed_with(1)
for n in range(10000):
    last = numbers.below(7)
print(numbers.state, last)'
    [ "$output" = "399268537 $((399268537 % 7))" ]
}

# The sums are those of what an independent program carved, by the rules alone.
@test "mazes, those that stop after some passages, bridges and ends are by the rules: their sums have not changed" {
    local size seed count ends bridges steps sum call expected
    while read -r size seed count ends bridges steps sum; do
        call=(generate "$size" -s "$seed" --count "$count" --ends "$ends" --bridges "${bridges/-/1000000}"
            --steps "${steps/-/1000000}" -f digits)
        check_same "${call[@]}" -c stack
        check "${call[*]}" "$sum" "$(printf %s "$out" | cksum | cut -d ' ' -f 1)"
        expected=$out
        try "${bash_twin[@]}" "${call[@]}" -c recursive
        check_answer "${call[*]} -c recursive" 0 "$expected" ''
    done <<'ROWS'
5x5 1 1 corners 0 - 150169481
5x5 2 1 corners 0 - 1004820807
7x5 2147483646 1 corners 0 - 3153253745
9x13 3 1 corners 0 - 2097398757
5x101 4 1 corners 0 - 2519549516
101x5 5 1 corners 0 - 3285077927
27x27 6 1 corners 0 - 3114137452
61x61 2147483645 1 corners 0 - 1935843389
21x15 9 1 corners 0 1 3634044314
21x15 9 1 corners 0 68 3016904767
5x5 179 20 opposite 0 - 2277295150
5x5 179 10 center 0 - 3752255804
5x5 179 20 random 0 - 2292501980
7x7 179 10 opposite - - 519772062
7x7 179 10 center - - 2613514857
7x7 179 10 random - - 2323503953
5x101 179 1 opposite - - 4141666455
101x5 179 1 opposite - - 4239463969
21x23 179 1 corners - - 2702963426
23x21 179 2 opposite 2 - 4021705157
31x9 179 2 random - - 388589482
9x31 179 2 center 3 - 1403315753
21x11 179 5 corners - 0 2156687262
21x11 179 5 opposite - 0 2975531978
21x11 179 5 center - 0 3467635293
21x11 179 5 random - 0 63031561
21x11 179 5 opposite - 25 2655633266
27x25 179 1 random - - 4232180979
ROWS
}

# --- properties ---

@test "a woven maze is a spanning tree, and its bridges cross straight passages only" {
    local size count ends carver
    while read -r size count ends carver; do
        maze generate "$size" -s 177 --count "$count" -f digits --weave \
            --ends "$ends" -c "$carver" >"$BATS_TEST_TMPDIR/woven"
        properties perfect "$size" "$count" "$ends" 1000000 <"$BATS_TEST_TMPDIR/woven"
        case $size in 31x*) properties woven 5 <"$BATS_TEST_TMPDIR/woven" ;; esac
    done <<'ROWS'
5x5 15 corners recursive
7x9 8 opposite recursive
7x9 8 center stack
5x61 2 random stack
61x5 2 opposite recursive
31x31 1 corners recursive
31x31 1 opposite stack
31x31 1 random auto
ROWS
}

@test "--bridges N weaves with at most N bridges, and with N where there is room" {
    local bridges
    for bridges in 0 1 2 5; do
        maze generate 27x27 -s 178 --count 2 -f digits --bridges "$bridges" \
            >"$BATS_TEST_TMPDIR/woven"
        properties perfect 27x27 2 corners "$bridges" <"$BATS_TEST_TMPDIR/woven"
        properties woven "$bridges" <"$BATS_TEST_TMPDIR/woven"
    done
    maze generate 27x27 -s 178 --count 2 -f digits --weave --bridges 5 | cmp - "$BATS_TEST_TMPDIR/woven"
    maze generate 27x27 -s 178 --count 2 -f digits --bridges 5 --weave | cmp - "$BATS_TEST_TMPDIR/woven"
}

@test "opposite ends mirror each other, never in one middle, and are in all four sides" {
    maze generate 5x5 -s 180 --count 100 -f digits --ends opposite >"$BATS_TEST_TMPDIR/mazes"
    properties perfect 5x5 100 opposite <"$BATS_TEST_TMPDIR/mazes"
    properties sides 10 <"$BATS_TEST_TMPDIR/mazes"
    maze generate 9x11 -s 180 --count 30 -f digits --ends opposite | properties perfect 9x11 30 opposite
}

@test "the ends of center and random are where they should be" {
    local size ends
    for size in 5x5 7x7 17x9; do
        for ends in center random; do
            maze generate "$size" -s 181 --count 25 -f digits --ends "$ends" |
                properties perfect "$size" 25 "$ends"
        done
    done
}

@test "the solution has no dead end, is a shortest way, and its keys win without a bump" {
    local size count ends seed keys
    while read -r size count ends; do
        maze solve "$size" -s 182 --count "$count" -f digits --weave --ends "$ends" \
            >"$BATS_TEST_TMPDIR/solved"
        properties solved "$count" <"$BATS_TEST_TMPDIR/solved"
        maze solve "$size" -s 182 --count "$count" -f digits --ends "$ends" |
            properties solved "$count"
        properties trail <"$BATS_TEST_TMPDIR/solved" >"$BATS_TEST_TMPDIR/keys"
        seed=182
        while read -r keys && [ "$seed" -lt 185 ]; do
            run maze play "$size" -s "$seed" --weave --ends "$ends" --keys "$keys" -f ascii
            [ "${lines[${#lines[@]} - 4]}" = 'result: won' ]
            [ "${lines[${#lines[@]} - 3]}" = "moves: ${#keys}" ]
            [ "${lines[${#lines[@]} - 2]}" = 'bumps: 0' ]
            seed=$((seed + 1))
        done <"$BATS_TEST_TMPDIR/keys"
        [ "$seed" -eq 185 ]
    done <<'ROWS'
5x5 8 corners
5x5 12 random
7x9 6 opposite
21x21 3 center
61x5 3 opposite
ROWS
}

@test "the way from any square to the goal, and to any cell, is the one that a search of all squares finds" {
    # shellcheck disable=SC2016 # the inner shell expands them
    run "$MAZE_BASH" -c 'source "$1"
        need cli/options maze/ends maze/solve
        choose_language "" && tried=0
        answer() { # <yes if the maze is to be a tree> -> REPLY
            tree=$1 REPLY="no way"
            ! solve "$player" "$goal" || { count_turns "$player" "$goal" && REPLY="$steps $REPLY ${trail[*]-}"; }
        }
        seed_with "$2"
        for each in corners opposite center random far; do
            make_grid 11 9
            tree=yes
            carve_stack "$((2 * stride + 2))"
            place_ends "$each"
            ends="$player $goal"
            for at in "${!cell[@]}"; do
                ((cell[at] == OPEN)) && ! is_outside "$at" || continue
                for pair in "$at ${ends#* }" "${ends% *} $at"; do
                    player=${pair% *} goal=${pair#* }
                    answer yes
                    expected=$REPLY
                    answer ""
                    ((tried += 1))
                    [[ $REPLY == "$expected" ]] || echo "$each: from $pair: $expected, was $REPLY"
                done
            done
        done
        echo "$tried tried"' _ "$BATS_FILE_TMPDIR/program/maze.sh" "$((MAZE_TEST_SEED + 1))"
    check 'differences' '' "$(grep -v tried <<<"$output")"
    check 'tried' yes "$([ "${output% tried}" -gt 300 ] && echo yes)"
}
