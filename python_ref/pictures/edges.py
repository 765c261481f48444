"""edges: the spanning tree, for other programs."""

from __future__ import annotations

from collections.abc import Collection

from python_ref.grid import EAST, OPEN, SOUTH, Maze
from python_ref.maze.check import count_passages
from python_ref.maze.solve import copy_maze


def draw_edges(maze: Maze, _: Collection[int] | None, __: bool) -> list[str]:
    """The spanning tree: for each passage the two cells it joins, X,Y X,Y from 0,0."""
    way, lines = copy_maze(maze), []
    for y in range(maze.cells_high):
        for x in range(maze.cells_wide):
            at = (2 * y + 2) * maze.stride + 2 * x + 2
            if way[at] != OPEN:
                continue
            there = count_passages(maze, way, at)
            if there[EAST]:
                lines.append(f"{x},{y} {x + (there[EAST] - at) // 2},{y}")
            if there[SOUTH]:
                lines.append(
                    f"{x},{y} {x},{y + (there[SOUTH] - at) // maze.stride // 2}"
                )
    return (
        lines + put_cell(maze, "start", maze.player) + put_cell(maze, "goal", maze.goal)
    )


def put_cell(maze: Maze, name: str, square: int) -> list[str]:
    """The line below edges that tells which cell a square is in, or at."""
    y, x = divmod(square, maze.stride)
    column = max(0, min(x // 2 - 1, maze.cells_wide - 1))
    row = max(0, min(y // 2 - 1, maze.cells_high - 1))
    return [f"# {name} {column},{row}"] if square else []
