"""squares: draw pictures square by square."""

from python_ref.pictures.shared.picture import choose_signs, make_picture


def draw_squares(maze, signs: tuple, colored: bool) -> None:
    """One sign per square, in the order of CODES."""
    shown = choose_signs(signs, colored)
    for row in make_picture(maze, "plain")[1:-1]:
        print("".join(shown[code] for code in row[1:-1]))
