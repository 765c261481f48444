"""picture file: pictures of mazes, from this program or others, as squares with signs.

The first row shows which of five kinds a picture is. Each kind becomes rows of squares, each square the signs that show it, and
the signs of walls. picture_squares gives the signs their meaning.
"""

from __future__ import annotations

import re
from functools import reduce
from itertools import product
from math import gcd

from python_ref.core.output import fail
from python_ref.grid import Maze
from python_ref.maze.picture_squares import (
    BOX,
    DOUBLE,
    SOLID,
    Squares,
    fill_maze,
    take_squares,
)

LEVEL, UPRIGHT = "─━┄┅┈┉╌╍═╼╾", "|│┃┆┇┊┋╎╏║╵╷╹╻╽╿"
MOST_SIGNS = 25  # beyond ASCII
NUMBERS = " *[0-9]+( +[0-9]+)? *"  # one or two
AT_ENDS = " [(){};"  # of a line of a list, and of an item


def see_picture(lines: list[str]) -> Maze:
    """The maze that the lines show; no line may be empty. Raises Refused."""
    rows = take_rows(lines)
    refuse_text(rows)
    if not rows[0].strip("_ "):
        return fill_maze(*take_underscores(rows))
    if pitch := find_lattice(rows):
        return fill_maze(*take_lattice(rows, *pitch))
    is_list = "," in rows[0] or ";" in rows[0]
    rows = take_list(rows) if is_list else drop_spaces(rows)
    return fill_maze(*take_squares(rows))


def take_rows(lines: list[str]) -> list[str]:
    """The rows, equally long, without the numbers and the indentation before the picture."""
    text = "".join(lines)
    if re.search("[\x01-\x1f\x7f-\x9f▀▄\u2800-\u28ff\udc00-\udfff\ufffd]", text):
        fail(1, "not UTF-8, a control character, half or braille; try -f text")
    if len({sign for sign in text if sign > "~"}) > MOST_SIGNS:
        fail(1, f"more than {MOST_SIGNS} different signs")
    rows = [line.replace("]", "[").rstrip(" ") for line in lines]
    longest = max(map(len, rows))
    while re.fullmatch(NUMBERS, rows[0]):
        is_size = " " in rows[0].strip() and rows[1:] and rows[1].strip("0123456789 ")
        if len(rows[0]) == longest and not is_size:
            break
        rows = rows[1:]
    indent = min(len(row) - len(row.lstrip(" ")) for row in rows if row)
    rows = [row[indent:] for row in rows]
    return [row.ljust(max(map(len, rows))) for row in rows]


def refuse_text(rows: list[str]) -> None:
    """Refuse what is no picture of squares: edges, json, words, numbers."""
    if re.match('[0-9]+,[0-9]+ [0-9]+,[0-9]+ *$|{"[a-z][a-z].*":', rows[0]):
        fail(1, "edges and json cannot be read; try -f text")
    for row in rows:
        letters = [set(re.findall("[a-z]", word)) for word in row.split(" ")]
        if row[-1] == " " and max(map(len, letters)) > 2:
            fail(1, f"text: {row.strip()!r}")
    numbers = [row.split() for row in rows]
    are_numbers = not "".join(rows).strip("0123456789 ")
    if are_numbers and len(numbers[0]) > 1 and len({*map(len, numbers)}) == 1:
        refuse_long_sign(" ".join(rows).split())


def refuse_long_sign(items: list[str]) -> None:
    """Refuse a list if one of its items is longer than a sign."""
    if max(map(len, items)) > 1:
        fail(1, "a square has more than one character")


def take_underscores(rows: list[str]) -> Squares:
    """The squares of a picture whose walls are _ below and | beside the cells."""
    squares = []
    for row in rows:
        row += " " * (len(row) % 2 == 0)
        if "|" in row[1::2]:
            fail(1, "a wall in a cell")
        below = ["| "[x % 2 and sign != "_"] for x, sign in enumerate(row)]
        squares += [list(row.replace("_", " ")), below]
    return squares[1:], "|"


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
    columns = [x for row in rows for x, sign in enumerate(row) if sign in posts]
    across = reduce(gcd, columns, 0)
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
    is_even = (len(rows[0]) - 1) % across == 0 == (len(rows) - 1) % down
    between = set().union(*(row for n, row in enumerate(rows) if n % down))
    if not is_even or between & set(posts) - set(UPRIGHT):
        fail(1, "the posts are not evenly spaced")
    if rows[0][0] in set(BOX) - set(DOUBLE) and set("".join(rows)) & set("═║"):
        fail(1, "bridges in a picture are ambiguous; try -f text")
    return cut_lattice(rows, across, down), posts + LEVEL + "-" + SOLID


def cut_lattice(rows: list[str], across: int, down: int) -> list[list[str]]:
    """A square from each post, from what is between two posts, and from each cell; a post is a wall."""
    squares = []
    for y in range(0, len(rows), down):
        level, upright = [], []
        for x in range(0, len(rows[0]), across):
            level += ["#", rows[y][x + 1 : x + across]]
            below = rows[y + 1 : y + down]
            upright.append("".join(row[x] for row in below))
            upright.append("".join(row[x + 1 : x + across] for row in below))
        squares += [level[:-1], upright[:-1]]
    return squares[:-1]


def take_list(rows: list[str]) -> list[str]:
    """The rows of a list: a sign for each item."""
    listed = []
    for row in rows:
        items = row.strip(AT_ENDS).split("," if "," in rows[0] else ";")
        items = [
            re.sub("^(['\"])(.*)\\1$", "\\2", item.strip(AT_ENDS)) for item in items
        ]
        refuse_long_sign(items)
        listed.append("".join(item or " " for item in items).rstrip(" "))
    return [row.ljust(max(map(len, listed))) for row in listed]


def drop_spaces(rows: list[str]) -> list[str]:
    """Without every second sign, if all of these are spaces."""
    if rows[0][0] == " " or any(row[1::2].strip() for row in rows):
        return rows
    return [row[::2] for row in rows]
