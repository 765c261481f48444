"""text: the maze file."""

from __future__ import annotations

from collections.abc import Collection

from python_ref.grid import Maze, is_outside
from python_ref.maze.ends import inside_of
from python_ref.pictures.shared.picture import make_picture

TO_FILE = dict(zip("014567PTG", "104532897"))


def draw_text(maze: Maze, trail: Collection[int] | None, _: bool) -> list[str]:
    """The lines of the file."""
    rows = make_picture(maze, "file", trail)
    lines = [f"{maze.width} {maze.height}"]
    lines += [" ".join([TO_FILE[code] for code in row[1:-1]]) for row in rows[1:-1]]
    if maze.goal and inside_of(maze, maze.goal) == maze.player:
        lines.append(f"# goal {maze.goal % maze.stride},{maze.goal // maze.stride}")
    if maze.player and is_outside(maze, maze.player):
        y, x = divmod(maze.player, maze.stride)
        lines.append(f"# player {x},{y}")
    return lines


def put_keys(maze: Maze) -> list[str]:
    """The lines below the rest with the keys of a game that has been played so far."""
    starts = range(0, len(maze.keys), 60)
    return [f"# keys {maze.keys[at : at + 60]}" for at in starts]
