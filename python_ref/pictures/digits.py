"""digits: the array as it is, ring included."""

from python_ref.grid import Maze
from python_ref.pictures.shared.picture import choose_signs, make_picture, paint_row


def draw_digits(maze: Maze, _: bool) -> None:
    """The codes, ring included."""
    for row in make_picture(maze, "digits"):
        print(paint_row(row, choose_signs("digits", False))[:-1])
