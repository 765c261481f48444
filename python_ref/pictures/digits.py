"""digits: the array as it is, ring included."""

from python_ref.grid import Maze
from python_ref.pictures.shared.picture import choose_signs, make_picture


def draw_digits(maze: Maze, _: bool) -> None:
    """The codes, ring included."""
    signs = choose_signs("digits", False)
    for row in make_picture(maze, "digits"):
        print("".join(signs[code] for code in row)[:-1])
