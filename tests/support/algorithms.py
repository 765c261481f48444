"""Check properties of the mazes of the other algorithms, of loops and of far ends.

Neither twin is used unless stated. Commands:

    loops               no picture on standard input has a dead end with a wall to open
    far tree|loops      player and goal of each picture are as far apart as the rules require
    trees ALGORITHM N   how the mazes of 7x7 spread over the 192 spanning trees: N seeds, of
                        python_ref; prints how many trees there were, and chi-squared

An empty line separates two pictures. Faults are printed, and make the exit status 1.
"""

from __future__ import annotations

import collections
import sys

from digits import (
    GOAL,
    PLAYER,
    WALL,
    Picture,
    Square,
    Wrong,
    joins_of,
    open_cells,
    places_of,
    read_pictures,
)

SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))  # east, west, south, north


def passages_of(picture: Picture) -> dict[Square, list[Square]]:
    """The squares of the cells, and which each leads to."""
    leads: dict[Square, list[Square]] = {cell: [] for cell in open_cells(picture)}
    for a, b in joins_of(picture):
        leads[a].append(b)
        leads[b].append(a)
    return leads


def distances(picture: Picture, start: Square) -> dict[Square, int]:
    """How many passages and bridges lead from a cell to each that can be reached."""
    leads = passages_of(picture)
    far = {start: 0}
    edge = [start]
    while edge:
        reached = {b for a in edge for b in leads[a]} - set(far)
        far.update(dict.fromkeys(reached, far[edge[0]] + 1))
        edge = list(reached)
    return far


def farthest(picture: Picture, start: Square) -> Square:
    """The cell farthest from one, the first of several."""
    far = distances(picture, start)
    return min(far, key=lambda cell: (-far[cell], cell[1], cell[0]))


def check_loops(picture: Picture) -> None:
    """Raise Wrong if a dead end is left with a wall that could be opened."""
    cells = passages_of(picture)
    for (x, y), leads in cells.items():
        for dx, dy in SIDES:
            beside = (x + 2 * dx, y + 2 * dy)
            if len(leads) == 1 and picture[y + dy][x + dx] == WALL and beside in cells:
                raise Wrong(f"a dead end at {x},{y}")


def check_far(picture: Picture, kind: str) -> None:
    """Raise Wrong unless start and goal are the first of the farthest cells; in a tree, of all pairs."""
    (start,), (goal,) = places_of(picture, PLAYER), places_of(picture, GOAL)
    if start != farthest(picture, (2, 2)) or goal != farthest(picture, start):
        raise Wrong(f"not the farthest: {start} and {goal}")
    between = distances(picture, start)[goal]
    for cell in open_cells(picture):
        if kind == "tree" and max(distances(picture, cell).values()) > between:
            raise Wrong(f"farther apart than {start} and {goal} is a way from {cell}")


def count_trees(algorithm: str, seeds: int) -> tuple[int, float]:
    """The number of trees that python_ref makes at 7x7 from these seeds, and chi-squared over 192."""
    from python_ref import grid, random_numbers
    from python_ref.maze.carve import carve

    found: collections.Counter = collections.Counter()
    for n in range(seeds):
        random_numbers.seed_with(1 + n * 1103515245 % 2147483646)
        maze = grid.make_grid(7, 7)
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
    where = ""
    try:
        for n, picture in enumerate(read_pictures(sys.stdin.read()), 1):
            where = f"maze {n}: "
            if command == "loops":
                check_loops(picture)
            else:
                check_far(picture, arguments[0])
    except Wrong as why:
        sys.exit(f"{where}{why}")


if __name__ == "__main__":
    main(sys.argv[1:])
