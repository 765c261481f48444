"""squares: draw pictures square by square."""

from python_ref.grid import Maze
from python_ref.pictures.shared.picture import choose_signs, make_picture


def draw_squares(maze: Maze, name: str, colored: bool) -> None:
    """Two columns per square, with the signs of a name in SIGNS."""
    signs = choose_signs(name, colored)
    for row in make_picture(maze, "plain")[1:-1]:
        print("".join(signs[code] for code in row[1:-1]))
