"""render: the pictures."""

from __future__ import annotations

from python_ref.grid import Maze, join_rows

FORMATS = ("blocks", "ascii", "digits")


def choose_signs(name: str) -> dict[str, str]:
    """Each code's sign in a format: 0 wall, 1 open, P the player."""
    signs = {
        "blocks": ("██", "  ", "● "),
        "ascii": ("##", "  ", "@ "),
        "digits": ("0 ", "1 ", "2 "),
    }
    return dict(zip("01P", signs[name]))


def choose_colors(signs: dict[str, str]) -> None:
    """Put the colours around the signs that have one."""
    signs["P"] = f"\033[1;33m{signs['P']}\033[0m"


def paint_row(codes: list[str], signs: dict[str, str]) -> str:
    """A row of codes as people see it."""
    return "".join([signs[code] for code in codes])


def draw_maze(maze: Maze, name: str, colored: bool) -> list[str]:
    """The lines of the picture in a format."""
    signs = choose_signs(name)
    if colored:
        choose_colors(signs)
    rows = join_rows(maze)
    y, x = divmod(maze.player, maze.stride)
    rows[y][x] = "P"
    if name == "digits":
        return [paint_row(row, signs)[:-1] for row in rows]
    return [paint_row(row[1:-1], signs) for row in rows[1:-1]]
