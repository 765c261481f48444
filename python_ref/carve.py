"""carve: recursive backtracking.

Depth-first search on the grid with a random order of neighbors; see W. D. Pullen, Think
Labyrinth, "recursive backtracker". Both engines carve the same maze, a spanning tree. maze/weave.py
replaces list_candidates and dig for mazes with bridges or a budget. maze.sh has a third engine, for speed.
"""

from __future__ import annotations

from python_ref.grid import DIRECTIONS, OPEN, WALL, Maze
from python_ref.random_numbers import below


def carve_recursive(maze: Maze, here: int) -> None:
    """Carve everything that can be reached from a cell."""
    while candidates := list_candidates(maze, here):
        k = candidates[below(len(candidates))]
        carve_recursive(maze, dig(maze, here, k))


def list_candidates(maze: Maze, here: int) -> list[int]:
    """The directions that lead from a cell to an unvisited one."""
    return [k for k in DIRECTIONS if maze.cell[here + 2 * maze.step[k]] == WALL]


def dig(maze: Maze, here: int, k: int) -> int:
    """Open the passage in direction k, and return the cell that it leads to."""
    wall, there = here + maze.step[k], here + 2 * maze.step[k]
    maze.cell[here] = maze.cell[wall] = maze.cell[there] = OPEN
    return there


def carve_stack(maze: Maze, here: int) -> None:
    """The same walk, with the cells to come back to in a list."""
    waiting: list[int] = []
    while True:
        if candidates := list_candidates(maze, here):
            k = candidates[below(len(candidates))]
            waiting.append(here)
            here = dig(maze, here, k)
        elif waiting:
            here = waiting.pop()
        else:
            return
