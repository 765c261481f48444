"""ascii: two columns a square, without a character beyond ASCII."""

from __future__ import annotations

from collections.abc import Collection

from python_ref.grid import Maze
from python_ref.pictures.shared.squares import draw_squares


def draw_ascii(maze: Maze, trail: Collection[int] | None, colored: bool) -> list[str]:
    """For terminals that show nothing else."""
    return draw_squares(maze, "ascii", trail, colored)
