"""ends: where the player starts, and where he wins."""

from __future__ import annotations

from python_ref.grid import OPEN, Maze


def place_ends(maze: Maze) -> None:
    """The entrance above the first cell, the exit below the last; the goal is outside it."""
    maze.player = maze.stride + 2
    maze.cell[maze.player] = OPEN
    maze.goal = (maze.height + 1) * maze.stride + maze.width - 1
    maze.cell[maze.goal - maze.stride] = OPEN
