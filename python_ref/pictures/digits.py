"""digits: the array as it is, the ring as well."""

from __future__ import annotations

from collections.abc import Collection

from python_ref.grid import Maze
from python_ref.pictures.shared.picture import choose_signs, make_picture, paint_row


def draw_digits(maze: Maze, trail: Collection[int] | None, _: bool) -> list[str]:
    """The codes, the ring's too."""
    signs = choose_signs("digits", False)
    rows = make_picture(maze, "digits", trail)
    return [paint_row(row, signs)[:-1] for row in rows]
