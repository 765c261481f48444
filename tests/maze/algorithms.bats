#!/usr/bin/env bats
#
# The algorithms, --loops and --ends far: both twins against the pictures here; and properties of such mazes, checked
# without either twin.

load ../support/helpers

read -r -a names < <(list_names ALGORITHMS)

# bats test_tags=shell
@test "each algorithm makes the maze drawn here" {
    draws 'generate 9x7 -s 5 -f lines' <<'PICTURES'
-a backtracker    : -a prim           : -a kruskal        : -a wilson         : -a aldous-broder
╷ ● ┌───────────┐ : ╷ ● ╶───┬───┬───┐ : ╷ ● ╶───────────┐ : ╷ ● ┌───────┬───┐ : ╷ ● ╶───────────┐
│   │           │ : │       │   │   │ : │               │ : │   │       │   │ : │               │
│   └───────┐   │ : │   ╷   ╵   ╵   │ : │   ╷   ╷   ╶───┤ : │   │   ╶───┘   │ : │   ╶───────────┤
│           │   │ : │   │           │ : │   │   │       │ : │   │           │ : │               │
├───────╴   ╵   │ : ├───┘   ╶───┐   │ : │   ├───┴───╴   │ : │   ╵   ╷   ╶───┤ : │   ╷   ╷   ╷   │
│               │ : │           │   │ : │   │           │ : │       │       │ : │   │   │   │   │
└───────────╴   ╵ : └───────────┘   ╵ : └───┴───────╴   ╵ : └───────┴───╴   ╵ : └───┴───┴───┘   ╵
--
-a hunt-and-kill  : -a binary-tree    : -a sidewinder     : -a eller          : -a division
╷ ● ┌───────────┐ : ╷ ● ╶───────────┐ : ╷ ● ╶───────────┐ : ╷ ● ┌───────┬───┐ : ╷ ● ╶───┬───────┐
│   │           │ : │               │ : │               │ : │   │       │   │ : │       │       │
│   ╵   ╶───┐   │ : │   ╷   ╷   ╷   │ : ├───╴   ┌───╴   │ : │   ╵   ┌───┤   │ : │   ╶───┘   ╷   │
│           │   │ : │   │   │   │   │ : │       │       │ : │       │   │   │ : │           │   │
├───────╴   │   │ : │   └───┴───┤   │ : │   ╶───┴───┐   │ : ├───╴   ╵   ╵   │ : ├───╴   ╷   │   │
│           │   │ : │           │   │ : │           │   │ : │               │ : │       │   │   │
└───────────┘   ╵ : └───────────┘   ╵ : └───────────┘   ╵ : └───────────╴   ╵ : └───────┴───┘   ╵
PICTURES
    draws 'generate 21x9 -s 7 -f lines' <<'PICTURES'
-a backtracker --loops 30 --ends far      : --weave --loops 30 --ends far
┌───┬───────┬───────────────┬───────────┐ : ┌───┬───────┬───────────────┬───┬───────┐
│ ◆ │       │               │           │ : │ ◆ │       │               │   │       │
│   ╵   ╷   ╵   ┌───────┐   │   ╷   ╷   │ : │   ╵   ╷   ╵   ┌───┬───╴   ╵   ╵       │
│       │       │       │   │   │   │   │ : │       │       │   │   ═════   ═════   │
├───────┴───┬───┘   ╶───┤   ├───┘   │   │ : ├───┬───┴───┬───┘   │   ╷   ┌───╴   ╷   │
│           │           │   │       │   │ : │ ● │       │       │   │   │       │   │
│   ╷   ╶───┘   ╶───╴   ╵   ╵   ┌───┘   │ : │   ╵   ╷   ╵   ╷   ╵   │   ╵   ┌───┘   │
│   │                           │ ●     │ : │       │       │       │       │       │
└───┴───────────────────────────┴───────┘ : └───────┴───────┴───────┴───────┴───────┘
PICTURES
    for name in "${names[@]}"; do
        grep -qE -- "(^|: )-a $name( |\$)" "$BATS_TEST_FILENAME" || check "-a $name" 'a picture above' 'none'
    done
}

# by_hand.bats proves how check counts.
# bats test_tags=random
@test "every maze is perfect, or with --loops 100 without dead ends, whatever its other options" {
    for options in "${names[@]/#/5x5 -a }" "${names[@]/#/7x15 -a }" "${names[@]/#/31x9 -a }" \
        {5x5,31x31}' --weave '{'-c recursive --ends random','-c stack --ends center','--ends far','--ends opposite'}; do
        has_turn 8 || continue
        read -r -a options <<<"$options"
        check_same check "${options[@]}" -s 12 --count 4
        check "${options[*]}: perfect" '0 4' "$status $(grep -c '^perfect: yes' <<<"$out")"
        check_same check "${options[@]}" -s 12 --count 4 --loops 100
        check "${options[*]}: dead ends" 4 "$(grep -c '^dead ends: 0$' <<<"$out")"
    done
}

# 191 degrees of freedom: chi-squared is above 256.5 once in a thousand times. The seeds are the same each time, and
# maze.sh carves the same as python_ref, as the tests above prove.
# bats test_tags=random
@test "only wilson and aldous-broder make all 192 trees of 7x7 equally often" {
    share 3000 20000
    check 'equally often' 'wilson yes, aldous-broder yes, stack no' "$(
        "$PYTHON" - "$REPLY" <<'END'
import collections, sys
from python_ref.grid import Maze
from python_ref.maze.carve import carve
seeds, answers = int(sys.argv[1]), []
for name in "wilson", "aldous-broder", "stack":
    found = collections.Counter()
    for n in range(seeds):
        maze = Maze(7, 7, 1 + n * 1103515245 % 2147483646)
        carve(maze, name, 10**9, 0)
        found[tuple(maze.cell)] += 1
    usual = seeds / 192
    chi = sum((n - usual) ** 2 for n in found.values()) / usual + (192 - len(found)) * usual
    answers.append(f"{name} {'yes' if chi < 256 and len(found) == 192 else 'no'}")
print(*answers, sep=", ")
END
    )"
}

@test "the command algorithms, which only maze.sh has, describes each" {
    try "${bash_twin[@]}" algorithms
    found=$(awk 'NF > 2 { print $1 }' <<<"$out" | xargs)
    [[ "$found " == "${names[*]} "* ]] || check 'names' "${names[*]}" "$found" # then those that were added
}
