"""blocks: two columns per square, walls as blocks."""

from python_ref.grid import Maze, is_outside
from python_ref.maze.bridges import BRIDGE_EAST
from python_ref.picture import draw_plain
from python_ref.pictures.shared.squares import draw_squares


def draw_blocks(maze: Maze, colored: bool) -> None:
    """Two full blocks for a wall."""
    is_plain = not colored and not maze.way and max(maze.cell) < BRIDGE_EAST
    if is_plain and is_outside(maze, maze.goal):
        draw_plain(maze)
    else:
        draw_squares(maze, "blocks", colored)
