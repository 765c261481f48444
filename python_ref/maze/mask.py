"""mask: the shape of a maze, from a text with a character for each cell.

A space or a point leaves the cell out, any other character keeps it. Squares that are left out have the code 9: no
wall, so for the functions that carve they look visited, like the ring.
"""

from __future__ import annotations

import os
import re
from pathlib import Path

from python_ref.core.output import fail
from python_ref.grid import LEFT_OUT, Maze
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
        raw = os.fsencode(re.sub(r"\r\Z", "", line))
        row = re.sub(rb"[^. ]", b"1", re.sub(rb"[\x80-\xbf]", b"", raw))
        if (
            re.search(rb"[\x01-\x1f\x7f]", raw)
            or max(len(row), len(rows) + 1) > MOST_MASK
        ):
            fail(
                1,
                f"{name!r} has control characters or more than {MOST_MASK} rows or columns",
            )
        rows.append(re.sub("[. ]", "0", row.decode()))
    rows = trim_mask(rows)
    if len(rows) < 2 or len(rows[0]) < 2:
        fail(2, f"{name!r} keeps too few cells")
    return rows


def trim_mask(rows: Rows) -> Rows:
    """Without the rows and columns at the edges that keep no cell; all rows become equally long."""
    widest = max(map(len, rows), default=0)
    for _ in range(4):  # drop rows at the top, then turn
        while rows and "1" not in rows[0]:
            rows = rows[1:]
        rows = [
            "".join(column) for column in zip(*(row.ljust(widest, "0") for row in rows))
        ][::-1]
        widest = len(rows[0]) if rows else 0
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
        for y in range(high)
        for x in range(wide)
        if mask[y * len(mask) // high][x * len(mask[0]) // wide] == "1"
    ]


def keep_largest(kept: list[tuple[int, int]]) -> set[tuple[int, int]]:
    """The largest group of cells side by side; of equal ones, the first row by row."""
    return max(find_groups(kept), key=len, default=set())


def fill_shape(maze: Maze, kept: set[tuple[int, int]]) -> None:
    """A square is left out if none of the cells there or beside it is kept."""
    for y in range(1, maze.height + 1):
        for x in range(1, maze.width + 1):
            rows, columns = (
                {y // 2 - 1, (y + 1) // 2 - 1},
                {x // 2 - 1, (x + 1) // 2 - 1},
            )
            if not any((row, column) in kept for row in rows for column in columns):
                maze.cell[y * maze.stride + x] = LEFT_OUT
