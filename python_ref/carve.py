"""carve: recursive backtracking.

Depth-first search on the grid with a random order of neighbors; see W. D. Pullen, Think Labyrinth,
"recursive backtracker". Both engines carve the same maze, a spanning tree. They use list_candidates and dig of
this chapter, or those of maze/weave.py for mazes with bridges or a budget.
"""

from __future__ import annotations

from python_ref.grid import DIRECTIONS, OPEN, WALL, Maze

# Callable can have no parameters at run time in Python 3.8
Lister = "Callable[[Maze, int], list[int]]"
Digger = "Callable[[Maze, int, int], int]"


def carve_recursive(maze: Maze, here: int, candidates: Lister, dig: Digger) -> None:
    """Carve everything that can be reached from a cell."""
    while ways := candidates(maze, here):
        there = dig(maze, here, maze.random.choose(ways))
        carve_recursive(maze, there, candidates, dig)


def list_candidates(maze: Maze, here: int) -> list[int]:
    """The directions that lead from a cell to an unvisited one."""
    return [k for k in DIRECTIONS if maze.cell[here + 2 * maze.step[k]] == WALL]


def dig(maze: Maze, here: int, k: int) -> int:
    """Open the passage in direction k, and return the cell that it leads to."""
    wall, there = here + maze.step[k], here + 2 * maze.step[k]
    maze.cell[here] = maze.cell[wall] = maze.cell[there] = OPEN
    return there


def carve_stack(maze: Maze, here: int, candidates: Lister, dig: Digger) -> None:
    """The same walk, with the cells to come back to in a list."""
    waiting: list[int] = []
    while True:
        if ways := candidates(maze, here):
            waiting.append(here)
            here = dig(maze, here, maze.random.choose(ways))
        elif waiting:
            here = waiting.pop()
        else:
            return
