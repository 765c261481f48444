"""formats: the pictures, one function draw_NAME each, that returns its lines.

A new format is a name in FORMATS and such a function. The maze file, draw_text, has a chapter of
its own.
"""

from __future__ import annotations

from collections.abc import Collection

from python_ref.check import count_passages
from python_ref.grid import EAST, OPEN, SOUTH, Maze
from python_ref.picture import choose_signs, make_picture, paint_row, split_columns
from python_ref.solve import copy_maze

FORMATS = ("blocks", "ascii", "lines", "digits", "text", "edges")


def draw_blocks(maze: Maze, trail: Collection[int], colored: bool) -> list[str]:
    """Two full blocks for a wall."""
    return draw_squares(maze, "blocks", trail, colored)


def draw_ascii(maze: Maze, trail: Collection[int], colored: bool) -> list[str]:
    """The same for terminals that show nothing else."""
    return draw_squares(maze, "ascii", trail, colored)


def draw_squares(
    maze: Maze, name: str, trail: Collection[int], colored: bool
) -> list[str]:
    """Two columns a square, by the signs of that name."""
    signs = choose_signs(name, colored)
    rows = make_picture(maze, "plain", trail)
    return [paint_row(row[1:-1], signs) for row in rows[1:-1]]


def draw_lines(maze: Maze, trail: Collection[int], colored: bool) -> list[str]:
    """Walls as lines."""
    rows = make_picture(maze, "plain", trail)
    return [split_columns(maze, rows, y, colored) for y in range(1, maze.height + 1)]


def draw_digits(maze: Maze, trail: Collection[int], _: bool) -> list[str]:
    """The codes, the ring's too."""
    signs = choose_signs("digits", False)
    rows = make_picture(maze, "digits", trail)
    return [paint_row(row, signs)[:-1] for row in rows]


def draw_edges(maze: Maze, _: Collection[int], __: bool) -> list[str]:
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
    return lines
