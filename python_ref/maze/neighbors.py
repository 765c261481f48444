"""neighbors: list the neighbors of a cell and its passages.

Neighbors are always east, west, south, north.
"""

from __future__ import annotations

from python_ref.grid import DIRECTIONS, LEFT_OUT, OPEN, WALL, Maze, is_outside
from python_ref.maze.bridges import BRIDGE_EAST


def is_cell(maze: Maze, square: int) -> bool:
    """Is it a cell inside the maze?"""
    y, x = divmod(square, maze.stride)
    return x % 2 == y % 2 == 0 and not is_outside(maze, square)


def list_cells(maze: Maze) -> list[int]:
    """All cells that no mask leaves out, row by row."""
    rows, columns = range(2, maze.height, 2), range(2, maze.width, 2)
    cells = [y * maze.stride + x for y in rows for x in columns]
    return [here for here in cells if maze.cell[here] != LEFT_OUT]


def list_neighbors(maze: Maze, here: int) -> list[int]:
    """The directions in which there is a cell."""
    to = [here + 2 * step for step in maze.step]
    inside = [k for k in DIRECTIONS if not is_outside(maze, to[k])]
    return [k for k in inside if maze.cell[to[k]] != LEFT_OUT]


def list_visited(maze: Maze, here: int) -> list[int]:
    """The directions in which there is a visited cell."""
    around = list_neighbors(maze, here)
    return [k for k in around if maze.cell[here + 2 * maze.step[k]] == OPEN]


def list_unvisited(maze: Maze, here: int) -> list[int]:
    """The directions in which there is an unvisited cell."""
    return [k for k in DIRECTIONS if maze.cell[here + 2 * maze.step[k]] == WALL]


def list_passages(maze: Maze, here: int) -> list[int]:
    """The directions in which a passage or a bridge leads."""
    beside = [maze.cell[here + step] for step in maze.step]
    return [k for k in DIRECTIONS if beside[k] in (OPEN, BRIDGE_EAST + k)]
