"""picture: the maze, drawn in blocks."""

from python_ref.core.output import put_line
from python_ref.grid import OPEN, WALL, Maze

BLOCKS = {WALL: "██", OPEN: "  "}


def draw_plain(maze: Maze) -> None:
    """Print the maze, with the player."""
    for y in range(1, maze.height + 1):
        line = ""
        for x in range(1, maze.width + 1):
            here = y * maze.stride + x
            line += "● " if here == maze.player else BLOCKS[maze.cell[here]]
        put_line(line)
