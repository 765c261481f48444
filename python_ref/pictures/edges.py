"""edges: the spanning tree, for other programs."""

from __future__ import annotations

from collections.abc import Collection

from python_ref.grid import EAST, SOUTH, Maze
from python_ref.maze.links import link_cells, nearest_cell
from python_ref.maze.solve import copy_maze


def draw_edges(maze: Maze, _: Collection[int] | None, __: bool) -> list[str]:
    """The spanning tree: for each passage the two cells it joins, X,Y X,Y from 0,0."""
    lines = []
    for at, there in link_cells(maze, copy_maze(maze)).items():
        x, y = at % maze.stride // 2 - 1, at // maze.stride // 2 - 1
        if there[EAST]:
            lines.append(f"{x},{y} {x + (there[EAST] - at) // 2},{y}")
        if there[SOUTH]:
            lines.append(f"{x},{y} {x},{y + (there[SOUTH] - at) // maze.stride // 2}")
    return (
        lines + put_cell(maze, "start", maze.player) + put_cell(maze, "goal", maze.goal)
    )


def put_cell(maze: Maze, name: str, square: int) -> list[str]:
    """The line below edges that tells which cell a square is in, or at."""
    row, column = divmod(nearest_cell(maze, square), maze.stride)
    return [f"# {name} {column // 2 - 1},{row // 2 - 1}"] if square else []
