"""squares: pictures that are painted square by square."""

from __future__ import annotations

from collections.abc import Collection

from python_ref.grid import Maze
from python_ref.pictures.shared.picture import choose_signs, make_picture, paint_row


def draw_squares(
    maze: Maze, name: str, trail: Collection[int] | None, colored: bool
) -> list[str]:
    """Two columns a square, by the signs of that name."""
    signs = choose_signs(name, colored)
    rows = make_picture(maze, "plain", trail)
    return [paint_row(row[1:-1], signs) for row in rows[1:-1]]
