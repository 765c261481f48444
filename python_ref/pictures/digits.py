"""digits: the array as it is, ring included."""

from python_ref.pictures.shared.picture import CODES, make_picture

TO_DIGITS = dict(zip(CODES, "0145672389"))


def draw_digits(maze, _) -> None:
    """The codes, with 2 for the player, 3 for the trail and 8 for the goal."""
    for row in make_picture(maze, "digits"):
        print(*(TO_DIGITS[code] for code in row))
