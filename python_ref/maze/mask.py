"""mask: read the shape of a maze from a text with a character for each cell.

A space or a point leaves the cell out, any other character keeps it. Squares that are left out have the code 9: no
wall, so for the functions that carve they look visited, like the ring.
"""

from __future__ import annotations

import os
import re
from itertools import product, zip_longest
from pathlib import Path

from python_ref.core.output import fail
from python_ref.grid import LEFT_OUT, WALL, Maze
from python_ref.maze.groups import find_groups
from python_ref.maze.text_file import next_line, open_file

MOST_MASK = 1000  # rows and columns
MASKS = Path(__file__).parents[2] / "lib" / "masks"
Rows = "list[str]"  # 1 for a cell that is kept, 0 for one that is left out


def load_mask(name: str) -> Rows:
    """The mask of a name, a file or - for standard input."""
    rows: Rows = []
    is_file = name == "-" or set(name) & {".", "/"}
    file = open_file(name if is_file else str(MASKS / f"{name}.txt"))
    while (line := next_line(file)) is not None:
        raw = re.sub(rb"[\x80-\xbf]|\r\Z", b"", os.fsencode(line))
        if re.search(rb"[\x01-\x1f\x7f]", raw):
            fail(1, f"{name!r} has control characters")
        rows.append("".join("0" if byte in b". " else "1" for byte in raw))
        if max(len(rows[-1]), len(rows)) > MOST_MASK:
            fail(1, f"{name!r} has more than {MOST_MASK} rows or columns")
    rows = trim_mask(rows)
    if len(rows) < 2 or len(rows[0]) < 2:
        fail(2, f"{name!r} keeps too few cells")
    return rows


def trim_mask(rows: Rows) -> Rows:
    """Without the rows and columns at the edges that keep no cell; all rows become equally long."""
    for _ in range(4):  # drop rows at the top, then turn
        while rows and "1" not in rows[0]:
            rows = rows[1:]
        rows = ["".join(column) for column in zip_longest(*rows, fillvalue="0")][::-1]
    return rows


def shape_maze(maze: Maze, mask: Rows) -> int:
    """Leave out of a new maze what the mask leaves out; the number of kept cells that are not used."""
    kept = stretch_mask(maze, mask)
    largest = keep_largest(kept)
    if len({y for y, _ in largest}) < 2 or len({x for _, x in largest}) < 2:
        fail(2, "the mask keeps too few cells")
    fill_shape(maze, largest)
    return len(kept) - len(largest)


def stretch_mask(maze: Maze, mask: Rows) -> list[tuple[int, int]]:
    """Row and column of the cells that are kept in the size of the maze, row by row."""
    high, wide = maze.cells_high, maze.cells_wide
    return [
        (y, x)
        for y, x in product(range(high), range(wide))
        if mask[y * len(mask) // high][x * len(mask[0]) // wide] == "1"
    ]


def keep_largest(kept: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """The largest group of cells side by side; of equal ones, the first row by row."""
    return max(find_groups(kept), key=len, default=set())


def fill_shape(maze: Maze, kept: set[tuple[int, int]]) -> None:
    """A square is left out if none of the cells there or beside it is kept."""
    for row in range(maze.stride, len(maze.cell) - maze.stride, maze.stride):
        maze.cell[row + 1 : row + maze.stride - 1] = [LEFT_OUT] * maze.width
    for y, x in kept:
        for row in range(2 * y + 1, 2 * y + 4):
            at = row * maze.stride + 2 * x + 1
            maze.cell[at : at + 3] = [WALL] * 3
