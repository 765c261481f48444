"""digits: the array as it is, ring included."""

from python_ref.pictures.shared.picture import choose_signs, make_picture


def draw_digits(maze, _) -> None:
    """The codes, with 2 for the player, 3 for the trail and 8 for the goal."""
    signs = choose_signs(tuple("0145672389"), False)
    for row in make_picture(maze, "digits"):
        print(" ".join(signs[code] for code in row))
