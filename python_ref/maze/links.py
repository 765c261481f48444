"""links: cells, and the passages from one to the next."""

from __future__ import annotations

from python_ref.grid import DIRECTIONS, OPEN, WALL, Maze
from python_ref.maze.bridges import BRIDGE_EAST


def link_cells(maze: Maze, way: list[int]) -> dict[int, list[int]]:
    """For each open cell the cells that its passages lead to, by direction; 0 for none."""
    linked: dict[int, list[int]] = {}
    for y in range(2, maze.height, 2):
        for here in range(y * maze.stride + 2, y * maze.stride + maze.width, 2):
            if way[here]:
                linked[here] = []
                for k in DIRECTIONS:
                    next_to = way[here + maze.step[k]]
                    there = here + (2 if next_to == OPEN else 4) * maze.step[k]
                    leads = next_to in (OPEN, BRIDGE_EAST + k) and way[there] != WALL
                    linked[here].append(there if leads else 0)
    return linked


def nearest_cell(maze: Maze, square: int) -> int:
    """The cell there, or beside it to the west or north."""
    y, x = divmod(square, maze.stride)
    x = min(max(x - x % 2, 2), maze.width - 1)
    y = min(max(y - y % 2, 2), maze.height - 1)
    return y * maze.stride + x
