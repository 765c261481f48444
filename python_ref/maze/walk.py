"""walk: take the steps of a game, and replay a string of keys.

The keys are d a s w for a step, u to undo the last step that is not undone yet, and q to quit.
"""

from __future__ import annotations

from python_ref.grid import Maze
from python_ref.maze.bridges import cross_from
from python_ref.step import STEP_KEYS, find_direction, take_step


def walk(maze: Maze, key: str) -> bool:
    """Move the player one step or over a bridge; False if a wall is in the way."""
    behind = cross_from(maze, maze.player, find_direction(key))
    if not behind:
        return take_step(maze, key)
    maze.player = behind
    return True


def replay(maze: Maze, keys: str) -> tuple[str, int, int]:
    """Play the keys saved with the maze, then these; return the result, moves and bumps."""
    moves = bumps = 0
    past: list[int] = []  # the squares that u leads back to
    for key in maze.keys + keys:
        if maze.player == maze.goal:
            break
        if key == "q":
            return "quit", moves, bumps
        if key == "u" and past:
            maze.player = past.pop()
            moves += 1
        elif key in STEP_KEYS:
            here = maze.player
            if walk(maze, key):
                past.append(here)
                moves += 1
            else:
                bumps += 1
    return "won" if maze.player == maze.goal else "unfinished", moves, bumps
