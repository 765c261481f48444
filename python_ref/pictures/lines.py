"""lines: walls as lines, a cell three columns wide."""

from __future__ import annotations

from collections.abc import Collection

from python_ref.grid import Maze
from python_ref.pictures.shared.picture import make_picture, split_columns


def draw_lines(maze: Maze, trail: Collection[int] | None, colored: bool) -> list[str]:
    """Walls as lines, in columns narrow and wide in turn."""
    rows = make_picture(maze, "plain", trail)
    return [split_columns(maze, rows, y, colored) for y in range(1, maze.height + 1)]
