"""picture file: pictures of mazes, from this program or others, as rows of signs.

The first row shows which kind a picture is. A picture of any kind becomes rows of signs in which squares stand at equal
distances.
"""

import re
from collections import Counter
from functools import reduce
from math import gcd

from python_ref.core.output import fail_if
from python_ref.grid import Maze
from python_ref.maze import picture_squares
from python_ref.maze.picture_lines import BOX, LIGHT, SOLID, find_rows, take_signs

LEVEL, UPRIGHT = "─═", "|│║"
EDGES_OR_JSON = '[0-9]+,[0-9]+ [0-9]+,[0-9]+ *$|{"[a-z]+":'


def see_picture(lines: list) -> tuple:
    """The maze that the lines show, None if they show none; and the lines around it."""
    rows, shown = take_signs(lines)
    fail_if(re.match(EDGES_OR_JSON, rows[0]), 1, "edges and json cannot be read")
    found = find_rows(rows)
    rows = [rows[n].replace("]", "[") for n in found]
    maze = take_kind(rows, shown) if rows else None
    return maze, [line for n, line in enumerate(lines) if n not in found]


def take_kind(rows: list, shown: Counter) -> Maze:
    """The maze of a picture of any kind, by the first rule that applies; shown: how many characters have each sign."""
    indent = min(len(row) - len(row.lstrip(" ")) for row in rows if row.strip(" "))
    wide = max(len(row.rstrip(" ")) for row in rows)
    rows = [row[indent:wide] for row in rows]
    whole = [row.ljust(wide - indent) for row in rows]
    if not whole[0].strip("_ "):
        fail_if({*"".join(whole)} & {*"/\\"}, 1, "slopes")
        return take_underscores(whole)
    if pitch := find_lattice(whole):
        return take_lattice(whole, *pitch)
    separator = find_separator(rows)
    rows = take_list(rows, separator) if separator else drop_spaces(rows)
    return picture_squares.take_squares(rows, shown)


def take_underscores(rows: list) -> Maze:
    """A picture whose walls are _ below and | beside the cells: a lattice of cells two signs wide."""
    squares = []
    for row in rows:
        row += " " * (len(row) % 2 == 0)
        fail_if("|" in row[1::2], 1, "a wall in a cell")
        squares += [row.replace("_", " "), re.sub("[^_]", " ", row)]
    return cut_lattice(squares[1:], "|_", 2, 2)


def find_lattice(rows: list):
    """The pitch across and down of a lattice, and its posts; None if the picture is none."""
    first, wide, high = rows[0][0], len(rows[0]), len(rows)
    is_bare = first == " " and "-" in rows[0] and not rows[0].strip("- ")
    is_post = first == "+" or (first == "o" and not rows[0].strip("o- "))
    posts = {*BOX} - {*LEVEL} if first in BOX else {"|", first} - {" "}
    columns = [x for row in rows for x, sign in enumerate(row) if sign in posts]
    step = min((x for x in columns if x and rows[0][x] in posts), default=wide - 1)
    across, down = reduce(gcd, columns, step), 2
    is_any = is_bare or is_post or first in BOX
    others = [re.sub(f".(.{{0,{step - 1}}})", r"\1", row) for row in rows]
    uneven = sum(bool(posts & {*row}) for row in others)
    is_damaged = (
        is_any and across < 2 <= step and 2 * step < wide and uneven == 1 and high > 6
    )
    fail_if(is_damaged, 1, "the posts are not evenly spaced")
    if is_post:
        down = reduce(gcd, [y for y in range(high) if first in rows[y]])
    elif first in BOX and across > 4:
        across = 4 if across % 4 == 0 else 2 if across % 2 == 0 else across
    is_large = wide > 2 * across > 2 and high > 2 * down > 2
    is_level = not is_bare or all(re.fullmatch(" [ -]*", row) for row in rows[::down])
    if not (is_any and is_large and is_level):
        return None
    cells = (
        "".join(row[x : x + across - 1] for row in rows[y : y + down - 1])
        for y in range(1, high, down)
        for x in range(1, wide, across)
    )
    is_half = any(0 < len(re.sub(f"[{SOLID}]", "", cell)) < len(cell) for cell in cells)
    return None if is_half else (across, down, posts)


def take_lattice(rows: list, across: int, down: int, posts: set) -> Maze:
    """A lattice: posts, what is between two of them, and cells."""
    fail_if({*"".join(rows)} & {*"/\\"}, 1, "slopes")
    is_even = (len(rows[0]) - 1) % across == 0 == (len(rows) - 1) % down
    between = set().union(*(row for n, row in enumerate(rows) if n % down))
    uneven = not is_even or between & posts - {*UPRIGHT}
    fail_if(uneven, 1, "the posts are not evenly spaced")
    has_bridges = rows[0][0] in LIGHT and {*"".join(rows)} & {*"═║"}
    fail_if(has_bridges, 1, "bridges; try -f text")
    walls = "".join(posts) + LEVEL + SOLID + "-"
    return cut_lattice(rows, walls, across, down)


def cut_lattice(rows: list, walls: str, across: int, down: int) -> Maze:
    """The maze of a lattice: all posts are walls; what is between two of them is one, or open."""
    for n in range(0, len(rows), down):
        posts = [rows[n][x : x + across] for x in range(0, len(rows[n]), across)]
        rows[n] = "".join(walls[0] + post[1:] for post in posts)
    marks = picture_squares.choose_marks(Counter("".join(rows)), walls)
    return picture_squares.fill_maze(
        picture_squares.join_squares(rows, 1, across, down), walls, marks
    )


def find_separator(rows: list) -> str:
    """The sign between the items of a list, a space in a table of numbers; empty if the picture is none."""
    text = re.sub(r"[\[(){}]", "", "\n".join(rows))
    counts = {len(row.split()) for row in text.split("\n")}
    is_table = len(counts) == 1 and not re.search("[^0-9 \n-]", text)
    is_table = is_table and min(counts) > 1
    return next((sign for sign in ",;" if sign in rows[0]), " " * is_table)


def take_list(rows: list, separator: str) -> list:
    """The rows of a list: a sign for each item."""
    listed = []
    for row in rows:
        row = re.sub("[][(){}]", "", row)
        if separator == " ":
            items = row.split()
        else:
            row = re.sub("[\"' ]", "", row.rstrip(" ,;").lstrip(" ;"))
            items = row.replace(";" * (separator == ","), "").split(separator)
        fail_if(max(map(len, items)) > 1, 1, "a square has more than one character")
        listed.append("".join(item or " " for item in items))
    return listed


def drop_spaces(rows: list) -> list:
    """The rows without every second sign, if all of these are spaces."""
    if rows[0][:1] == " " or "".join(row[1::2] for row in rows).strip(" "):
        return rows
    return [row[::2] for row in rows]
