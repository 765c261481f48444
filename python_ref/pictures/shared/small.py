"""small: draw pictures in which a character shows several squares."""

from python_ref.pictures.shared.picture import COLORS


def put_small_sign(maze, here: list, way: list, colored: bool) -> str:
    """The sign of player, goal or way, if one of these squares has it; or empty."""
    marks = ("P", "●", [maze.player]), ("G", "◆", [maze.goal]), ("T", "·", way)
    for code, sign, squares in marks:
        if {*here}.intersection(squares):
            return f"{COLORS[code]}{sign}\033[0m" if colored else sign
    return ""
