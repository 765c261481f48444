"""small: draw pictures in which a character shows several squares."""

from __future__ import annotations

from python_ref.grid import Maze
from python_ref.pictures.shared.colors import COLORS


def put_small_sign(maze: Maze, here: list[int], colored: bool) -> str:
    """The sign of the player or the goal, if one of these squares has it; or empty."""
    for code, sign, square in (("P", "●", maze.player), ("G", "◆", maze.goal)):
        if square in here:
            return f"{COLORS[code]}{sign}\033[0m" if colored else sign
    return ""
