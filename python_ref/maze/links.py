"""links: link each cell to the next ones by its passages and bridges."""

from __future__ import annotations

from python_ref.grid import DIRECTIONS, OPEN, WALL, Maze
from python_ref.maze.bridges import BRIDGE_EAST
from python_ref.maze.neighbors import list_cells
from python_ref.maze.square_cells import has_square_cells


def copy_maze(maze: Maze) -> list[int]:
    """The squares, with the ring closed, so that nothing leads out."""
    way, stride = maze.cell[:], maze.stride
    way[:stride] = way[-stride:] = [WALL] * stride
    way[::stride] = way[maze.width + 1 :: stride] = [WALL] * (maze.height + 2)
    return way


def link_cells(maze: Maze, way: list[int]) -> dict[int, list[int]]:
    """For each open cell, the cell that a passage in each direction leads to; 0 for none."""
    linked: dict[int, list[int]] = {}
    by_squares = has_square_cells(maze)
    for here in range(len(way)) if by_squares else list_cells(maze):
        for k in DIRECTIONS if way[here] == OPEN else ():
            beside = way[here + maze.step[k]]
            far = 4 if beside != OPEN else 1 if by_squares else 2
            there = here + far * maze.step[k]
            leads = beside in (OPEN, BRIDGE_EAST + k) and way[there] == OPEN
            linked.setdefault(here, []).append(there if leads else 0)
    return linked


def walk_links(linked: dict[int, list[int]], start: int) -> dict[int, int]:
    """The cells that can be reached from a cell, each with its distance in passages and bridges."""
    distance = {start: 0}
    queue = [start]
    for here in queue:
        for to in linked[here]:
            if to and to not in distance:
                distance[to] = distance[here] + 1
                queue.append(to)
    return distance
