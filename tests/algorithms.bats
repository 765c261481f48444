#!/usr/bin/env bats
#
# The other algorithms, --loops and --ends far: both twins against each other, and against the
# rules as algorithms.py tells them once more; and what is true of such mazes.
#
# The random part says its seed; MAZE_TEST_SEED=N repeats it.

load compare

setup_file() {
    find_twins
    export MAZE_TEST_SEED=${MAZE_TEST_SEED:-$RANDOM}
    echo "# random part: MAZE_TEST_SEED=$MAZE_TEST_SEED" >&3
}

setup() {
    cd "$BATS_TEST_DIRNAME/.." || return 1
    others=(prim kruskal wilson aldous-broder hunt-and-kill binary-tree sidewinder eller division)
}

algorithms() { "$PYTHON" tests/algorithms.py "$@"; }
properties() { "$PYTHON" tests/properties.py "$@"; }

@test "each algorithm makes the mazes of its rules, in both twins, with ends, loops and steps" {
    local name size seed count ends loops steps twin
    for name in "${others[@]}"; do
        while read -r size seed count ends loops steps; do
            algorithms rules "$size" "$seed" "$count" "$name" "$ends" "$loops" "$steps" \
                >"$BATS_TEST_TMPDIR/rules"
            set -- "$size" -s "$seed" --count "$count" -a "$name" --ends "$ends" --steps "$steps"
            [ "$loops" = - ] || set -- "$@" --loops "$loops"
            echo "$@"
            for twin in bash_twin python_twin; do
                "$twin" generate -f digits "$@" | cmp - "$BATS_TEST_TMPDIR/rules"
            done
        done <<'ROWS'
5x5 7 40 random 50 1000
7x5 77 30 far 80 6
5x7 1 30 opposite 100 1000
9x9 2147483000 5 far - 0
9x9 3 5 random 0 0
9x21 3 3 center 100 13
5x31 4 3 far 30 1000
31x5 9 3 opposite - 20
13x13 77 9 random 40 20
21x11 5 2 far - 1000
21x19 77 2 opposite - 89
31x31 1 1 random - 1000
ROWS
    done
}

@test "5,000 random mazes of all algorithms, ends, loops, sizes and formats are the same in both twins" {
    local rows mazes
    "$PYTHON" tests/cases.py others "$MAZE_TEST_SEED" 5000 >"$BATS_TEST_TMPDIR/rows"
    compare_rows "$BATS_TEST_TMPDIR/rows"
    echo "# $mazes mazes in $rows rows" >&3
    [ "$mazes" -ge 5000 ]
}

@test "each algorithm makes spanning trees, with all walls around and all pillars" {
    local name size
    for name in "${others[@]}"; do
        for size in 5x5 7x15 41x9 31x31; do
            ./maze.sh "$size" -a "$name" -s 12 --count 5 -f digits | properties perfect "$size" 5
        done
    done
}

@test "with --loops 100 no dead end is left that had a wall to open" {
    local name
    for name in backtracker "${others[@]}"; do
        ./maze.sh 21x21 -a "$name" -s 20 --count 5 --loops 100 -f digits | algorithms loops
        ./maze.sh 5x41 -a "$name" -s 20 --loops 100 -f digits | algorithms loops
    done
    ./maze.sh 31x31 --weave -s 20 --count 3 --loops 100 -f digits | algorithms loops
    run ./maze.sh check 21x21 -s 20 --loops 100
    [ "$status" -eq 1 ]
    run bash -c './maze.sh 21x21 -s 20 --loops 90 -f digits --count 9 | "$1" tests/algorithms.py loops' _ "$PYTHON"
    [ "$status" -eq 1 ] # the test can fail
}

@test "--ends far: no two cells of a tree are farther apart" {
    local name
    for name in backtracker "${others[@]}"; do
        ./maze.sh 13x15 -a "$name" -s 30 --count 5 --ends far -f digits | algorithms far tree
        ./maze.sh 13x15 -a "$name" -s 30 --count 5 --ends far --loops 60 -f digits | algorithms far loops
    done
    ./maze.sh 15x15 --weave -s 30 --count 9 --ends far -f digits | algorithms far tree
    run bash -c './maze.sh 13x15 -s 30 --count 9 --ends random -f digits | "$1" tests/algorithms.py far tree' _ "$PYTHON"
    [ "$status" -eq 1 ] # the test can fail
}

# 191 degrees of freedom: chi-squared is above 256.5 once in a thousand times.
@test "wilson and aldous-broder make all 192 trees of 7x7 equally often, the backtracker does not" {
    local name trees chi
    export PYTHONPATH=.
    for name in wilson aldous-broder; do
        read -r trees chi <<<"$(algorithms trees "$name" 20000)"
        echo "$name: $trees trees, chi-squared $chi"
        [ "$trees" -eq 192 ]
        [ "${chi%.*}" -lt 256 ]
    done
    read -r trees chi <<<"$(algorithms trees stack 20000)"
    echo "backtracker: $trees trees, chi-squared $chi"
    [ "${chi%.*}" -gt 1000 ]
}

@test "what only the backtracker takes is refused with the others" {
    local option twin
    for option in '--carver stack' --weave '--bridges 3'; do
        for twin in bash_twin python_twin; do
            # shellcheck disable=SC2086 # words
            run "$twin" generate 5x5 -s 1 -a prim $option
            [ "$status" -eq 2 ]
            [ "$output" = "maze.sh: only with the algorithm backtracker: ${option%% *}" ]
            # shellcheck disable=SC2086 # words
            "$twin" generate 5x5 -s 1 -a backtracker $option >/dev/null
        done
    done
}

@test "the textures that algorithms prints are what check measures" {
    local name dead_ends way turns percent
    ./maze.sh algorithms | sed '1,4d' >"$BATS_TEST_TMPDIR/list"
    [ "$(wc -l <"$BATS_TEST_TMPDIR/list")" -eq 10 ]
    while read -r name dead_ends percent way turns _; do
        python_twin check 41x41 -a "$name" -s 1 --count 20 | awk -v said="$dead_ends $way $turns" '
            /^dead ends/ { d += $3 }
            /^way/ { w += $2 }
            /^turns/ { t += $2 }
            END { found = sprintf("%d %d %d", d / 80 + 0.5, w / 20 + 0.5, t / 20 + 0.5)
                print said, "and", found; exit said != found }'
        [ "$percent" = % ]
    done <"$BATS_TEST_TMPDIR/list"
}

@test "check counts junctions, and the steps and turns of the way" {
    # ##@ ######
    # ##  ##  ##
    # ##  ##  ##
    # ##      ##
    # ######  ##
    run ./maze.sh check 5x5 -s 1
    [ "${lines[6]}" = 'way: 7' ]
    [ "${lines[7]}" = 'turns: 2' ]
    [ "${lines[8]}" = 'junctions: 0' ]
    run ./maze.sh check 5x5 -s 1 --steps 0
    [ "${lines[6]}" = 'way: none' ]
    [ "${lines[7]}" = 'turns: none' ]
    [ "${lines[8]}" = 'junctions: 0' ]
}

@test "edges ends with the cells of start and goal" {
    run ./maze.sh 9x5 -s 3 -f edges
    [ "${lines[7]}" = '# start 0,0' ]
    [ "${lines[8]}" = '# goal 3,1' ]
}
