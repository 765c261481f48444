"""ascii: two columns per square, only ASCII characters."""

from python_ref.grid import Maze
from python_ref.pictures.shared.squares import draw_squares


def draw_ascii(maze: Maze, colored: bool) -> None:
    """For terminals that can show only ASCII."""
    draw_squares(maze, "ascii", colored)
