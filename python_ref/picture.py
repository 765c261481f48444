"""picture: the maze, drawn in blocks."""

from __future__ import annotations

from python_ref.grid import OPEN, WALL, Maze

BLOCKS = {WALL: "██", OPEN: "  "}


def draw_plain(maze: Maze) -> list[str]:
    """Its lines, with the player."""
    lines = []
    for y in range(1, maze.height + 1):
        line = ""
        for x in range(1, maze.width + 1):
            here = y * maze.stride + x
            line += "● " if here == maze.player else BLOCKS[maze.cell[here]]
        lines.append(line)
    return lines
