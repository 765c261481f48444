"""picture file: pictures of mazes, from this program or others, as squares with signs.

The first row shows which of five kinds a picture is. Each kind becomes rows of squares, each the signs that show it, and the
signs of walls.
"""

import re
from functools import reduce
from itertools import product
from math import gcd

from python_ref.core.output import fail_if, tell
from python_ref.maze.picture_lines import find_rows, has_word
from python_ref.maze.picture_squares import BEYOND, BOX, SOLID, fill_maze, take_squares

LEVEL, UPRIGHT = "─━┄┅┈┉╌╍═╼╾", "|│┃┆┇┊┋╎╏║╵╷╹╻╽╿"
DOUBLE = "".join(map(chr, range(0x2550, 0x256D)))
MOST_SIGNS = 25  # beyond ASCII
AT_ENDS, BRACKETS = " [(){};", " [(){}\"'"  # of a line of a list; of its items
UNREADABLE = "[\x01-\x1f\x7f-\x9f▀▄\u2800-\u28ff\udc00-\udfff\ufffd]"
EDGES_OR_JSON = '[0-9]+,[0-9]+ [0-9]+,[0-9]+ *$|{"[a-z][a-z].*":'
LONG_SIGN = "a square has more than one character"


def see_picture(lines: list) -> tuple:
    """The maze that the lines show, None if they show none; and the lines around it."""
    text = "".join(lines)
    fail_if(re.search(UNREADABLE, text), 1, "no picture in signs; try -f text")
    are_many = len({sign for sign in text if sign > "~"}) > MOST_SIGNS
    fail_if(are_many, 1, f"more than {MOST_SIGNS} different signs")
    fail_if(re.match(EDGES_OR_JSON, lines[0]), 1, "edges or json; try -f text")
    found = find_rows(lines)
    maze = fill_maze(*take_kind([lines[n] for n in found])) if found else None
    return maze, [line for n, line in enumerate(lines) if n not in found]


def take_kind(rows: list) -> tuple:
    """The squares of a picture of any kind, and the signs of its walls."""
    rows = [row.replace("]", "[") for row in rows]
    indent = min(len(row) - len(row.lstrip(" ")) for row in rows if row.strip(" "))
    wide = max(len(row.rstrip(" ")) for row in rows)
    rows = pad_rows([row[indent:wide] for row in rows])
    check_rows(rows)
    blank = [row.replace(BEYOND, " ") for row in rows]
    if not blank[0].strip("_ "):
        return take_underscores(blank)
    if pitch := find_lattice(blank):
        note_short(rows)
        return take_lattice(blank, *pitch)
    if "," in rows[0] or ";" in rows[0]:
        rows = take_list(rows)
    elif rows[0][0] != " " and not "".join(row[1::2] for row in blank).strip(" "):
        rows = [row[::2] for row in rows]  # every second sign is a space
    note_short(rows)
    return take_squares(rows)


def pad_rows(rows: list) -> list:
    """The rows, equally long."""
    return [row.ljust(max(map(len, rows)), BEYOND) for row in rows]


def note_short(rows: list) -> None:
    """Say how many rows end early."""
    if short := sum(row[-1] == BEYOND for row in rows):
        tell(f"python_ref: rows that end early: {short}")


def check_rows(rows: list) -> None:
    """Refuse what is no picture of squares: words, numbers."""
    are_words = [has_word(row) and row[-1] in " " + BEYOND for row in rows]
    fail_if(any(are_words), 1, "text, and no picture")
    items = [re.findall("[^ \x7f]+", row) or [""] for row in rows]
    are_numbers = all(re.fullmatch("-?[0-9]+", item) for row in items for item in row)
    is_long = max(len(item) for row in items for item in row) > 1
    is_table = are_numbers and len({*map(len, items)}) == 1 < len(items[0])
    fail_if(is_table and is_long, 1, LONG_SIGN)


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
    is_box, is_bare = first in BOX, first == " " and set(rows[0]) == {*" -"}
    posts = {*BOX} - {*LEVEL} if is_box else {"|", first} - {" "}
    is_post = first == "+" or (first == "o" and not rows[0].strip("o- "))
    if not is_box and not is_bare and not is_post:
        return None
    columns = [x for row in rows for x, sign in enumerate(row) if sign in posts]
    across, down = reduce(gcd, columns, 0) or 1, 2
    if is_post:
        down = reduce(gcd, [y for y in range(high) if first in rows[y][::across]])
    elif is_bare:  # no posts
        level = [row[::across] + row.replace("-", " ") for row in rows[::2]]
        across *= not "".join(level).strip(" ")
    elif across > 4:
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
    listed, separator = [], "," if "," in rows[0] else ";"
    brackets = BRACKETS + ";" * (separator == ",")
    for row in rows:
        row = row.lstrip(AT_ENDS).rstrip(AT_ENDS + "," + BEYOND)
        items = re.sub(f"[{re.escape(brackets)}]", "", row).split(separator)
        fail_if(max(map(len, items)) > 1, 1, LONG_SIGN)
        listed.append("".join(item or " " for item in items))
    return pad_rows(listed)
