"""carve: recursive backtracking.

Depth-first search on the grid with a random order of neighbors; see W. D. Pullen, Think Labyrinth. Both engines
carve the same maze, a spanning tree. They get list_candidates and dig: those here, or those of maze/weave.py.
"""

from python_ref.grid import DIRECTIONS, OPEN, WALL


def carve_recursive(maze, here: int, list_candidates, dig) -> None:
    """Carve everything that can be reached from a cell."""
    while ways := list_candidates(maze, here):
        there = dig(maze, here, maze.random.choose(ways))
        carve_recursive(maze, there, list_candidates, dig)


def list_candidates(maze, here: int) -> list:
    """The directions that lead from a cell to an unvisited one."""
    return [k for k in DIRECTIONS if maze.cell[here + 2 * maze.step[k]] == WALL]


def dig(maze, here: int, k: int) -> int:
    """Open the passage in direction k, and return the cell that it leads to."""
    wall, there = here + maze.step[k], here + 2 * maze.step[k]
    maze.cell[here] = maze.cell[wall] = maze.cell[there] = OPEN
    return there


def carve_stack(maze, here: int, list_candidates, dig) -> None:
    """The same walk, with the cells to come back to in a list."""
    waiting: list = []
    while True:
        if ways := list_candidates(maze, here):
            waiting.append(here)
            here = dig(maze, here, maze.random.choose(ways))
        elif waiting:
            here = waiting.pop()
        else:
            return
