"""lines: walls as lines, a cell three columns wide."""

from python_ref.grid import Maze
from python_ref.pictures.shared.picture import make_picture, split_columns


def draw_lines(maze: Maze, colored: bool) -> None:
    """Walls as lines, in columns that are narrow and wide in turn."""
    rows = make_picture(maze, "plain")
    for y in range(1, maze.height + 1):
        print(split_columns(maze, rows[y], y, colored))
