"""formats: the pictures, one function draw_NAME each, that returns its lines.

A new format is a name in FORMATS and such a function. The maze file, draw_text, has a chapter of
its own.
"""

from __future__ import annotations

from collections.abc import Collection

from python_ref.check import count_passages
from python_ref.grid import (
    BRIDGE_EAST,
    BRIDGE_NORTH,
    BRIDGE_SOUTH,
    BRIDGE_WEST,
    EAST,
    OPEN,
    SOUTH,
    WALL,
    Maze,
)
from python_ref.picture import (
    COLORS,
    choose_signs,
    make_picture,
    paint_row,
    split_columns,
)
from python_ref.solve import copy_maze

FORMATS = ("blocks", "ascii", "lines", "half", "braille", "digits", "text", "edges")
HALF = "█▄▀ "  # by what is open: the upper square (1), the lower one (2)
BRAILLE = (
    (0x01, 0x08),
    (0x02, 0x10),
    (0x04, 0x20),
    (0x40, 0x80),
)  # dots by row, column


def draw_blocks(maze: Maze, trail: Collection[int], colored: bool) -> list[str]:
    """Two full blocks for a wall."""
    return draw_squares(maze, "blocks", trail, colored)


def draw_ascii(maze: Maze, trail: Collection[int], colored: bool) -> list[str]:
    """The same for terminals that show nothing else."""
    return draw_squares(maze, "ascii", trail, colored)


def draw_lines(maze: Maze, trail: Collection[int], colored: bool) -> list[str]:
    """Walls as lines, in columns narrow and wide in turn."""
    rows = make_picture(maze, "plain", trail)
    return [split_columns(maze, rows, y, colored) for y in range(1, maze.height + 1)]


def squares_of(maze: Maze, x: int, y: int, columns: int, rows: int) -> list[int]:
    """The squares inside the maze that one character shows; x, y is the first of them."""
    return [
        up * maze.stride + along
        for up in range(y, min(y + rows, maze.height + 1))
        for along in range(x, min(x + columns, maze.width + 1))
    ]


def color_sign(sign: str, code: str, colored: bool) -> str:
    """The sign of the player, the goal or the trail (code P, G or T), in its colour."""
    return f"{COLORS[code]}{sign}\033[0m" if colored else sign


def draw_half(maze: Maze, trail: Collection[int], colored: bool) -> list[str]:
    """A character for each column and two rows, 1 and 2, 3 and 4 ..."""
    cell, on_trail, lines = maze.cell, set(trail), []
    for y in range(1, maze.height + 1, 2):
        line = []
        for x in range(1, maze.width + 1):
            here = squares_of(maze, x, y, 1, 2)
            codes = [cell[at] for at in here]
            if maze.player in here:
                sign = color_sign("●", "P", colored)
            elif maze.goal in here:
                sign = color_sign("◆", "G", colored)
            elif on_trail.intersection(here):
                sign = color_sign("·", "T", colored)
            elif BRIDGE_EAST in codes or BRIDGE_WEST in codes:
                sign = "═"
            elif BRIDGE_SOUTH in codes or BRIDGE_NORTH in codes:
                sign = "║"
            else:
                upper, lower = (*codes, None)[:2]
                sign = HALF[(upper != WALL) + 2 * (lower != WALL)]
            line.append(sign)
        lines.append("".join(line))
    return lines


def draw_braille(maze: Maze, _: Collection[int], colored: bool) -> list[str]:
    """A character for two columns and four rows; the trail counts as open."""
    lines = []
    for y in range(1, maze.height + 1, 4):
        line = []
        for x in range(1, maze.width + 1, 2):
            here = squares_of(maze, x, y, 2, 4)
            if maze.player in here:
                sign = color_sign("●", "P", colored)
            elif maze.goal in here:
                sign = color_sign("◆", "G", colored)
            else:
                dots = 0
                for at in here:
                    if maze.cell[at] == WALL:
                        dots += BRAILLE[at // maze.stride - y][at % maze.stride - x]
                sign = chr(0x2800 + dots)
            line.append(sign)
        lines.append("".join(line))
    return lines


def draw_digits(maze: Maze, trail: Collection[int], _: bool) -> list[str]:
    """The codes, the ring's too."""
    signs = choose_signs("digits", False)
    rows = make_picture(maze, "digits", trail)
    return [paint_row(row, signs)[:-1] for row in rows]


def draw_squares(
    maze: Maze, name: str, trail: Collection[int], colored: bool
) -> list[str]:
    """Two columns a square, by the signs of that name."""
    signs = choose_signs(name, colored)
    rows = make_picture(maze, "plain", trail)
    return [paint_row(row[1:-1], signs) for row in rows[1:-1]]


def draw_edges(maze: Maze, _: Collection[int], __: bool) -> list[str]:
    """The spanning tree: for each passage the two cells it joins, X,Y X,Y from 0,0."""
    way, lines = copy_maze(maze), []
    for y in range(maze.cells_high):
        for x in range(maze.cells_wide):
            at = (2 * y + 2) * maze.stride + 2 * x + 2
            if way[at] != OPEN:
                continue
            there = count_passages(maze, way, at)
            if there[EAST]:
                lines.append(f"{x},{y} {x + (there[EAST] - at) // 2},{y}")
            if there[SOUTH]:
                lines.append(
                    f"{x},{y} {x},{y + (there[SOUTH] - at) // maze.stride // 2}"
                )
    return (
        lines + put_cell(maze, "start", maze.player) + put_cell(maze, "goal", maze.goal)
    )


def put_cell(maze: Maze, name: str, square: int) -> list[str]:
    """The line below edges that tells which cell a square is in, or at."""
    y, x = divmod(square, maze.stride)
    column = max(0, min(x // 2 - 1, maze.cells_wide - 1))
    row = max(0, min(y // 2 - 1, maze.cells_high - 1))
    return [f"# {name} {column},{row}"] if square else []
