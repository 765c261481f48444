"""render: the pictures.

Rows are lists of codes (grid); into them go the letters of what is only shown, P, T and G; then
each code is replaced by its sign. A new picture with two columns a square is a name in FORMATS
and a line in SIGNS.
"""

from __future__ import annotations

from collections.abc import Iterable

from python_ref.grid import (
    BRIDGE_EAST,
    BRIDGE_SOUTH,
    OPEN,
    WALL,
    Maze,
    join_rows,
    put_code,
)
from python_ref.maze_file import mark_ends, mark_trail, write_maze
from python_ref.solve import copy_maze, count_passages

FORMATS = ("blocks", "ascii", "lines", "digits", "text", "edges")
CODES = "014567PTG"  # wall, open, bridges east, west, south, north, player, trail, goal
SIGNS = {
    "blocks": ("██", "  ", "══", "══", "║║", "║║", "● ", "· ", "◆ "),
    "ascii": ("##", "  ", "==", "==", "||", "||", "@ ", ". ", "X "),
    "digits": ("0 ", "1 ", "4 ", "5 ", "6 ", "7 ", "2 ", "3 ", "8 "),
    "narrow": ("│", " ", "═", "═", "║", "║", "●", "·", "◆"),
    "wide": ("───", "   ", "═══", "═══", " ║ ", " ║ ", " ● ", " · ", " ◆ "),
}
COLORS = {"P": "\033[1;33m", "T": "\033[36m", "G": "\033[1;32m"}
JUNCTION = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # arms up (1), right (2), down (4) and left (8)


def choose_signs(name: str, colored: bool) -> dict[str, str]:
    """Each code's sign in a format."""
    signs = dict(zip(CODES, SIGNS[name]))
    if colored and name != "digits":
        signs.update({code: f"{COLORS[code]}{signs[code]}\033[0m" for code in COLORS})
    return signs


def mark_crossings(maze: Maze, rows: list[list[str]]) -> None:
    """Put 5 or 7 into the rows, the sign of its bridge, for each crossed cell."""
    for at, code in enumerate(maze.cell):
        if code == BRIDGE_EAST:
            put_code(maze, rows, at + 1, "5")
        elif code == BRIDGE_SOUTH:
            put_code(maze, rows, at + maze.stride, "7")


def make_picture(maze: Maze, name: str, trail: Iterable[int]) -> list[list[str]]:
    """Rows, as the format shows them."""
    rows = join_rows(maze)
    mark_trail(maze, rows, trail)
    if name != "digits":
        mark_crossings(maze, rows)
    mark_ends(maze, rows)
    return rows


def paint_row(row: list[str], signs: dict[str, str]) -> str:
    """A row of codes as people see it."""
    return "".join([signs[code] for code in row])


def split_columns(maze: Maze, rows: list[list[str]], colored: bool) -> list[str]:
    """The lines of lines: columns narrow and wide in turn, junctions where both are odd."""
    signs = (choose_signs("wide", colored), choose_signs("narrow", colored))
    cell, stride = maze.cell, maze.stride
    lines = []
    for y in range(1, maze.height + 1):
        line = []
        for x in range(1, maze.width + 1):
            code, at = rows[y][x], y * stride + x
            if x % 2 and y % 2 and code in "01":
                around = (at - stride, at + 1, at + stride, at - 1)
                line.append(
                    JUNCTION[
                        sum((cell[to] == WALL) << k for k, to in enumerate(around))
                    ]
                )
            else:
                line.append(signs[x % 2][code])
        lines.append("".join(line))
    return lines


def draw_edges(maze: Maze) -> list[str]:
    """The spanning tree: for each passage the two cells it joins, X,Y X,Y from 0,0."""
    way, lines = copy_maze(maze), []
    for y in range(maze.cells_high):
        for x in range(maze.cells_wide):
            at = (2 * y + 2) * maze.stride + 2 * x + 2
            if way[at] != OPEN:
                continue
            east, _, south, _ = count_passages(maze, way, at)
            if east:
                lines.append(f"{x},{y} {x + (east - at) // 2},{y}")
            if south:
                lines.append(f"{x},{y} {x},{y + (south - at) // maze.stride // 2}")
    return lines


def draw_maze(
    maze: Maze, name: str, colored: bool, trail: Iterable[int] = ()
) -> list[str]:
    """The lines of the picture in a format; the trail is a list of squares."""
    if name == "text":
        return write_maze(maze, trail)
    if name == "edges":
        return draw_edges(maze)
    rows = make_picture(maze, name, trail)
    if name == "lines":
        return split_columns(maze, rows, colored)
    signs = choose_signs(name, colored)
    if name == "digits":
        return [paint_row(row, signs)[:-1] for row in rows]
    return [paint_row(row[1:-1], signs) for row in rows[1:-1]]
