"""mask: read the shape of a maze from a text with a character for each cell.

Squares that are left out have the code 9: no wall, so for the functions that carve they look visited, like the ring.
"""

import os
import re
from itertools import product, zip_longest
from pathlib import Path

from python_ref.core.output import fail_if
from python_ref.grid import LEFT_OUT, WALL
from python_ref.maze.groups import find_groups
from python_ref.maze.text_file import TextFile

MOST_MASK = 1000  # rows and columns
MASKS = Path(__file__).parents[2] / "lib" / "masks"
LEAVES_OUT = " ."


def load_mask(name: str) -> list:
    """The rows of the mask of a name, a file or - for standard input."""
    is_file = name == "-" or set(name) & {".", "/"}
    path = name if is_file else str(MASKS / f"{name}.txt")
    fail_if(not is_file and not os.path.isfile(path), 2, f"{name!r} is no mask")
    file = TextFile(path)
    rows = []
    for line in iter(file.next_line, None):
        raw = re.sub(rb"[\x80-\xbf]", b"", os.fsencode(line))
        rows.append(raw.decode("latin-1"))  # as many characters as in UTF-8
        is_large = max(len(rows), len(raw)) > MOST_MASK
        is_wrong = is_large or re.search(rb"[\x01-\x1f\x7f]", raw)
        file.fail_if(is_wrong, f"no text, or more than {MOST_MASK} cells")
    for _ in range(4):  # drop rows at the top that keep no cell, then turn
        while rows and not rows[0].strip(LEAVES_OUT):
            rows = rows[1:]
        rows = ["".join(column) for column in zip_longest(*rows, fillvalue=" ")][::-1]
    fail_if(len(rows) < 2 or len(rows[0]) < 2, 2, f"{name!r} keeps too few cells")
    return rows


def shape_maze(maze, mask: list) -> None:
    """Leave all squares out of a new maze but those of the mask's largest group of cells."""
    high, wide = maze.height // 2, maze.width // 2  # the mask is stretched to them
    kept = [
        (y, x)
        for y, x in product(range(high), range(wide))
        if mask[y * len(mask) // high][x * len(mask[0]) // wide] not in LEAVES_OUT
    ]
    largest = max(find_groups(kept), key=len, default=[])
    least = min(len({y for y, _ in largest}), len({x for _, x in largest}))
    fail_if(least < 2, 2, "the mask keeps too few cells")
    for row in range(maze.stride, len(maze.cell) - maze.stride, maze.stride):
        maze.cell[row + 1 : row + maze.stride - 1] = [LEFT_OUT] * maze.width
    for y, x in largest:
        for row in range(2 * y + 1, 2 * y + 4):
            at = row * maze.stride + 2 * x + 1
            maze.cell[at : at + 3] = [WALL] * 3
