"""picture file: pictures of mazes, from this program or others, as squares with signs.

The kind of a picture is told by its first row. Whatever it is, it becomes rows of signs, the walls, and the sizes of
squares across and down. picture_squares says what the signs mean.
"""

from __future__ import annotations

import re
from functools import reduce
from itertools import product
from math import gcd

from python_ref.core import messages
from python_ref.grid import Maze
from python_ref.maze import picture_squares
from python_ref.maze.picture_squares import (
    BOX,
    SOLID,
    Squares,
    fill_maze,
    refuse_picture,
    take_squares,
)

LEVEL = "─━┄┅┈┉╌╍═╼╾"
UPRIGHT = "|│┃┆┇┊┋╎╏║╵╷╹╻╽╿"
DOUBLE = "".join(map(chr, range(0x2550, 0x256D)))
HALF = re.compile("[▀▄\u2800-\u28ff]")
MOST_SIGNS = 25  # beyond ASCII


def see_picture(lines: list[str]) -> tuple[Maze, list[str]]:
    """The maze that the lines show, and what to say about it; no line may be empty. Raises Refused, and sets bad_line."""
    rows = take_rows(lines)
    refuse_text(rows)
    if not rows[0].strip("_ "):
        return fill_maze(*take_underscores(rows))
    if pitch := find_lattice(rows):
        return fill_maze(*take_lattice(rows, *pitch))
    if "," in rows[0] or ";" in rows[0]:
        rows = take_list(rows)
    elif rows[0][0] != " " and not any(row[1::2].strip() for row in rows):
        rows = [row[::2] for row in rows]
    return fill_maze(*take_squares(rows))


def take_rows(lines: list[str]) -> list[str]:
    """The rows, equally long, without the spaces that all of them begin with."""
    signs: set[str] = set()
    for n, line in enumerate(lines):
        if re.search("[\x01-\x1f\x7f-\x9f]", line):
            refuse_picture(n, messages.CONTROL_SIGN)
        for sign in filter(lambda sign: sign > "~", line):
            if "\udc00" <= sign <= "\udfff" or sign == "\ufffd":
                refuse_picture(n, messages.NOT_UTF8)
            if HALF.match(sign):
                refuse_picture(n, messages.HALF_PICTURE)
            signs.add(sign)
            if len(signs) > MOST_SIGNS:
                refuse_picture(n, messages.MANY_SIGNS, MOST_SIGNS)
    rows = [line.replace("]", "[") for line in lines]
    cut = min(len(row) - len(row.lstrip(" ")) for row in rows)
    rows = [row[cut:].rstrip(" ") for row in rows]
    wide = max(map(len, rows))
    picture_squares.widest_line = [len(row) for row in rows].index(wide)
    picture_squares.last_line = len(rows) - 1
    return [row.ljust(wide) for row in rows]


def refuse_text(rows: list[str]) -> None:
    """Refuse what is no picture of squares: edges, words, numbers."""
    if re.match("[0-9]+,[0-9]+ [0-9]+,[0-9]+ *$", rows[0]):
        refuse_picture(0, messages.EDGES)
    for n, row in enumerate(rows):
        letters = [set(re.findall("[a-z]", word)) for word in row.split(" ")]
        if row[-1] == " " and max(map(len, letters)) > 2:
            refuse_picture(n, messages.TEXT_LINE, row.rstrip(" "))
    numbers = [row.split() for row in rows]
    count = len(numbers[0])
    if (
        "".join(rows).strip("0123456789 ")
        or count < 2
        or {*map(len, numbers)} != {count}
    ):
        return
    for n, row in enumerate(numbers):
        for number in filter(lambda number: len(number) > 1, row):
            refuse_picture(n, messages.LONG_SIGN, number)


def take_underscores(rows: list[str]) -> Squares:
    """The squares of a picture whose walls are _ below and | beside the cells."""
    squares = []
    for n, row in enumerate(row.ljust(len(row) | 1) for row in rows):
        if "|" in row[1::2]:
            refuse_picture(n, messages.WALL_IN_CELL, 2 * row[1::2].index("|") + 2)
        walls = [
            "|" if x % 2 == 0 or sign == "_" else " " for x, sign in enumerate(row)
        ]
        squares += [row.replace("_", " "), "".join(walls)]
    return squares[1:], "|", (1, 1), (1, 1)


def find_lattice(rows: list[str]) -> tuple[int, int, str] | None:
    """The pitch across and down of a lattice, and its posts; None if the picture is none."""
    first, wide, high = rows[0][0], len(rows[0]), len(rows)
    is_box = first in BOX
    if is_box:
        posts = BOX.translate(dict.fromkeys(map(ord, LEVEL)))
    elif first == "+" or (first == "o" and not rows[0].strip("o- ")):
        posts = first + "|"
    else:
        return None
    across = reduce(
        gcd, [x for row in rows for x, sign in enumerate(row) if sign in posts], 0
    )
    down = 2 if is_box else reduce(gcd, [y for y in range(high) if rows[y][0] == first])
    if is_box and across > 4:
        across = 4 if across % 4 == 0 else 2 if across % 2 == 0 else across
    if across < 2 or down < 2 or wide <= 2 * across or high <= 2 * down:
        return None
    for y, x in product(range(0, high, down), range(0, wide, across)):
        inside = "".join(row[x + 1 : x + across] for row in rows[y + 1 : y + down])
        if 0 < sum(sign in SOLID for sign in inside) < len(inside):
            return None
    return across, down, posts


def take_lattice(rows: list[str], across: int, down: int, posts: str) -> Squares:
    """The squares of a lattice: posts, what is between two of them, and cells."""
    wide, squares = len(rows[0]), []
    is_light = rows[0][0] in BOX and rows[0][0] not in DOUBLE
    if (wide - 1) % across:
        refuse_picture(picture_squares.widest_line, messages.UNEVEN_COLUMN, wide)
    for n, row in enumerate(rows):
        if is_light and set(row) & set("═║"):
            refuse_picture(n, messages.PICTURE_BRIDGES)
        has_corner = set(row) & set(posts) - set(UPRIGHT)
        if n % down and (has_corner or n == len(rows) - 1):
            refuse_picture(n, messages.UNEVEN_LINE)
        is_post = [n % down == 0 and x % across == 0 for x in range(wide)]
        squares.append(
            "".join("#" if post else sign for post, sign in zip(is_post, row))
        )
    return squares, posts + LEVEL + "-" + SOLID, (1, across - 1), (1, down - 1)


def take_list(rows: list[str]) -> list[str]:
    """The rows of a list: a sign for each item."""
    comma = "," if "," in rows[0] else ";"
    listed = []
    for n, row in enumerate(rows):
        listed.append("")
        for item in row.strip(" [(){};").split(comma):
            item = item.strip(" [(){};")
            if len(item) > 1 and item[0] == item[-1] and item[0] in "'\"":
                item = item[1:-1]
            if len(item) > 1:
                refuse_picture(n, messages.LONG_SIGN, item)
            listed[-1] += item or " "
    rows = [row.rstrip(" ") for row in listed]
    return [row.ljust(max(map(len, rows))) for row in rows]
