"""Check --ends far, and how evenly an algorithm makes all trees.

    far tree|loops      start and goal of each maze on standard input, in edges, are as far apart as the rules require
    trees ALGORITHM N   how the mazes of 7x7 spread over the 192 spanning trees: N seeds, of
                        python_ref; prints how many trees there were, and chi-squared

Faults are printed, and make the exit status 1.
"""

from __future__ import annotations

import collections
import sys

Cell = "tuple[int, int]"
Leads = "dict[Cell, list[Cell]]"  # the cells that a passage or a bridge leads to


def read_maze(block: str) -> tuple[Leads, Cell, Cell]:
    """The maze, its start and its goal."""
    leads: Leads = collections.defaultdict(list)
    ends = []
    for line in block.splitlines():
        *_, a, b = line.split()
        there = tuple(map(int, b.split(",")))
        if line.startswith("#"):  # start X,Y and then goal X,Y
            ends.append(there)
        else:
            here = tuple(map(int, a.split(",")))
            leads[here].append(there)
            leads[there].append(here)
    return (leads, *ends)


def distances(leads: Leads, start: Cell) -> dict[Cell, int]:
    """How many passages and bridges lead from a cell to each that can be reached."""
    far = {start: 0}
    edge = [start]
    while edge:
        reached = {b for a in edge for b in leads[a]} - set(far)
        far.update(dict.fromkeys(reached, far[edge[0]] + 1))
        edge = list(reached)
    return far


def farthest(leads: Leads, start: Cell) -> Cell:
    """The cell farthest from one, the first of several."""
    far = distances(leads, start)
    return min(far, key=lambda cell: (-far[cell], cell[1], cell[0]))


def count_trees(algorithm: str, seeds: int) -> tuple[int, float]:
    """The number of trees that python_ref makes at 7x7 from these seeds, and chi-squared over 192."""
    from python_ref.grid import make_grid
    from python_ref.maze.carve import carve

    found: collections.Counter = collections.Counter()
    for n in range(seeds):
        maze = make_grid(7, 7, 1 + n * 1103515245 % 2147483646)
        carve(maze, algorithm, 10**9, 0)
        found[tuple(maze.cell)] += 1
    expected = seeds / 192
    missing = (192 - len(found)) * expected
    return len(found), missing + sum(
        (n - expected) ** 2 / expected for n in found.values()
    )


def main(words: list[str]) -> None:
    command, *arguments = words
    if command == "trees":
        trees, chi_squared = count_trees(arguments[0], int(arguments[1]))
        print(trees, f"{chi_squared:.1f}")
        return
    for block in sys.stdin.read().strip().split("\n\n"):
        leads, start, goal = read_maze(block)
        if start != farthest(leads, (0, 0)) or goal != farthest(leads, start):
            sys.exit(f"not the farthest: {start} and {goal}")
        between = distances(leads, start)[goal]
        for cell in leads if arguments[0] == "tree" else ():
            if max(distances(leads, cell).values()) > between:
                sys.exit(f"farther apart than {start} and {goal} is a way from {cell}")


if __name__ == "__main__":
    main(sys.argv[1:])
