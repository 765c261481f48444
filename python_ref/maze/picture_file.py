"""picture file: pictures of mazes, from this program or others, as squares with signs.

The first row shows which of five kinds a picture is. Each kind becomes rows of squares, each the signs that show it, and the
signs of walls.
"""

import re
from functools import reduce
from itertools import product
from math import gcd

from python_ref.core.output import fail_if
from python_ref.maze.picture_squares import BOX, SOLID, fill_maze, take_squares

LEVEL, UPRIGHT = "─━┄┅┈┉╌╍═╼╾", "|│┃┆┇┊┋╎╏║╵╷╹╻╽╿"
DOUBLE = "".join(map(chr, range(0x2550, 0x256D)))
MOST_SIGNS = 25  # beyond ASCII
NUMBERS = " *[0-9]+( +[0-9]+)? *"  # one or two
AT_ENDS = " [(){};"  # of a line of a list, and of an item
UNREADABLE = "[\x01-\x1f\x7f-\x9f▀▄\u2800-\u28ff\udc00-\udfff\ufffd]"
EDGES_OR_JSON = '[0-9]+,[0-9]+ [0-9]+,[0-9]+ *$|{"[a-z][a-z].*":'
LONG_SIGN = "a square has more than one character"


def see_picture(lines: list):
    """The maze that the lines show; no line may be empty."""
    rows = take_rows(lines)
    refuse_text(rows)
    if not rows[0].strip("_ "):
        return fill_maze(*take_underscores(rows))
    if pitch := find_lattice(rows):
        return fill_maze(*take_lattice(rows, *pitch))
    if "," in rows[0] or ";" in rows[0]:
        rows = take_list(rows)
    elif rows[0][0] != " " and not any(row[1::2].strip() for row in rows):
        rows = [row[::2] for row in rows]  # every second sign is a space
    return fill_maze(*take_squares(rows))


def take_rows(lines: list) -> list:
    """The rows, equally long, without the numbers and the indentation before the picture."""
    text = "".join(lines)
    signs = {sign for sign in text if sign > "~"}
    fail_if(re.search(UNREADABLE, text), 1, "no picture in signs; try -f text")
    fail_if(len(signs) > MOST_SIGNS, 1, f"more than {MOST_SIGNS} different signs")
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


def refuse_text(rows: list) -> None:
    """Refuse what is no picture of squares: edges, json, words, numbers."""
    fail_if(re.match(EDGES_OR_JSON, rows[0]), 1, "edges or json; try -f text")
    words = [word for row in rows if row[-1] == " " for word in row.split(" ")]
    letters = [{*re.findall("[a-z]", word)} for word in words]
    fail_if(max(map(len, letters), default=0) > 2, 1, "text, and no picture")
    counts, items = {len(row.split()) for row in rows}, " ".join(rows).split()
    are_numbers = not "".join(items).strip("0123456789") and max(map(len, items)) > 1
    fail_if(are_numbers and len(counts) == 1 < max(counts), 1, LONG_SIGN)


def take_underscores(rows: list) -> tuple:
    """The squares of a picture whose walls are _ below and | beside the cells."""
    squares = []
    for row in rows:
        row += " " * (len(row) % 2 == 0)
        fail_if("|" in row[1::2], 1, "a wall in a cell")
        below = ["| "[x % 2 and sign != "_"] for x, sign in enumerate(row)]
        squares += [list(row.replace("_", " ")), below]
    return squares[1:], "|"


def find_lattice(rows: list):
    """The pitch across and down of a lattice, and its posts; None if the picture is none."""
    first, wide, high = rows[0][0], len(rows[0]), len(rows)
    is_box = first in BOX
    posts = {*BOX} - {*LEVEL} if is_box else {first, "|"}
    if not is_box and first != "+" and (first != "o" or rows[0].strip("o- ")):
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


def take_lattice(rows: list, across: int, down: int, posts: set) -> tuple:
    """The squares of a lattice: posts, which are walls, what is between two of them, and cells."""
    is_even = (len(rows[0]) - 1) % across == 0 == (len(rows) - 1) % down
    between = set().union(*(row for n, row in enumerate(rows) if n % down))
    uneven = not is_even or between & posts - {*UPRIGHT}
    fail_if(uneven, 1, "the posts are not evenly spaced")
    is_light = rows[0][0] in {*BOX} - {*DOUBLE}
    fail_if(is_light and {*"".join(rows)} & {*"═║"}, 1, "bridges; try -f text")
    squares = []
    for y in range(0, len(rows), down):
        level, upright = [], []
        for x in range(0, len(rows[0]), across):
            level += ["#", rows[y][x + 1 : x + across]]
            below = rows[y + 1 : y + down]
            upright.append("".join(row[x] for row in below))
            upright.append("".join(row[x + 1 : x + across] for row in below))
        squares += [level[:-1], upright[:-1]]
    return squares[:-1], "".join(posts) + LEVEL + "-" + SOLID


def take_list(rows: list) -> list:
    """The rows of a list: a sign for each item."""
    listed = []
    for row in rows:
        items = row.strip(AT_ENDS).split("," if "," in rows[0] else ";")
        items = [item.strip(AT_ENDS) for item in items]
        items = [re.sub("^(['\"])(.*)\\1$", "\\2", item) for item in items]
        fail_if(max(map(len, items)) > 1, 1, LONG_SIGN)
        listed.append("".join(item or " " for item in items).rstrip(" "))
    return [row.ljust(max(map(len, listed))) for row in listed]
