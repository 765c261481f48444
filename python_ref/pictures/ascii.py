"""ascii: two columns a square, without a character beyond ASCII."""

from python_ref.grid import Maze
from python_ref.pictures.shared.squares import draw_squares


def draw_ascii(maze: Maze, colored: bool) -> None:
    """For terminals that show nothing else."""
    draw_squares(maze, "ascii", colored)
