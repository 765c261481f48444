"""blocks: two columns a square, walls as blocks."""

from __future__ import annotations

from collections.abc import Collection

from python_ref.grid import Maze, is_outside
from python_ref.maze.bridges import BRIDGE_EAST
from python_ref.picture import draw_plain
from python_ref.pictures.shared.squares import draw_squares


def draw_blocks(maze: Maze, trail: Collection[int] | None, colored: bool) -> list[str]:
    """Two full blocks for a wall."""
    plain = not colored and not trail and max(maze.cell) < BRIDGE_EAST
    if plain and is_outside(maze, maze.goal):
        return draw_plain(maze)
    return draw_squares(maze, "blocks", trail, colored)
