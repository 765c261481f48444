"""json: the maze in one line, for other programs."""

from __future__ import annotations

import json

from python_ref.grid import Maze
from python_ref.pictures.text import TO_FILE


def draw_json(maze: Maze, _: bool) -> None:
    """The rows have the codes of the maze file, without player, goal and path; these are places."""
    rows = ["".join(TO_FILE[str(code)] for code in row[1:-1]) for row in maze.rows()]
    facts = {
        "width": maze.width,
        "height": maze.height,
        "seed": maze.seed or None,
        "start": name_pair(maze, maze.player),
        "goal": name_pair(maze, maze.goal),
        "rows": rows[1:-1],
    }
    if maze.way:
        facts["steps"] = len(maze.way) - 1
        facts["path"] = [name_pair(maze, square) for square in maze.way]
    print(json.dumps(facts, separators=(",", ":")))


def name_pair(maze: Maze, square: int) -> list[int] | None:
    """X and Y of a square; None if it is 0."""
    return [square % maze.stride, square // maze.stride] if square else None
