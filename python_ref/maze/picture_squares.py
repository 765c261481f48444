"""picture squares: what the signs of a picture mean: walls, the player, the goal."""

from __future__ import annotations

from collections import Counter
from itertools import product
from typing import NoReturn

from python_ref.core import messages
from python_ref.core.gate import Refused, gate_number
from python_ref.grid import LEAST_READ, MOST_SIDE, OPEN, WALL, Maze, make_grid
from python_ref.maze.ends import outside_of

OPEN_SIGNS, SOLID = " .·•◦_⬜", "#█▓▒■⬛"
BOX = "".join(map(chr, (*range(0x2500, 0x2571), *range(0x2574, 0x2580))))
PLAYERS, GOALS = "●@SsPA2pmr", "◆EeGFBX3g"
MOST_UNKNOWN = 5

# Rows, the walls, and across and down the sizes of the squares with an even and an odd number, in characters.
Squares = tuple[list[str], str, tuple[int, int], tuple[int, int]]

bad_line = -1  # the line that is wrong, from 0, -1 if it is all of the picture; the form of the error
widest_line = last_line = 0  # of the picture, from 0


def refuse_picture(line: int, text: str, *values: int | str) -> NoReturn:
    """Raise Refused for that line, from 0; -1 for the whole picture."""
    global bad_line
    bad_line = line
    raise Refused(text % values)


def take_squares(rows: list[str]) -> Squares:
    """The squares of a picture in which a square is one or two characters, and its walls."""
    border = rows[0] + rows[-1] + "".join(row[0] + row[-1] for row in rows[1:-1])
    counts = Counter("".join(rows))
    walls, is_guess = choose_walls(rows, counts, border)
    if not any(counts[sign] for sign in walls):
        refuse_picture(-1, messages.NO_WALLS)
    refuse_unknown(counts, walls, is_guess)
    wide = choose_square_width(rows, walls)
    bridges = {*"═║=|"} - {*walls}
    for n, row in enumerate(rows):
        if wide == 2 and bridges & {*row}:
            refuse_picture(n, messages.PICTURE_BRIDGES)
    return rows, walls, (wide, wide), (1, 1)


def choose_walls(
    rows: list[str], counts: Counter[str], border: str
) -> tuple[str, bool]:
    """The signs that are walls; and could others be?"""
    frame = "+-|" + BOX
    if len(set(border)) > 1 and set(border) <= set(frame):
        return frame + SOLID, False
    if sum(counts[sign] for sign in SOLID) > 4:
        return SOLID, False
    if counts["X"] > 4:
        return "X", False
    sign, count = Counter(border).most_common(1)[0]
    if (
        sign not in OPEN_SIGNS
        and 4 * count >= 3 * len(border)
        and (sign != "0" or is_zero_wall(rows, border))
    ):
        return sign, True
    return next((sign for sign in "1x*" if counts[sign]), SOLID), True


def is_zero_wall(rows: list[str], border: str) -> bool:
    """Can 0 be the wall of a picture whose border is mostly 0?"""
    squares = {(y, x): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
    zeros = {at for at, sign in squares.items() if sign == "0"}
    others = set(squares) - zeros
    return is_connected(others) and (not border.strip("0") or not is_connected(zeros))


def is_connected(squares: set[tuple[int, int]]) -> bool:
    """Are these squares connected?"""
    part = [*squares][:1]
    left = squares - {*part}
    for y, x in part:
        near = {(y, x + 1), (y, x - 1), (y + 1, x), (y - 1, x)} & left
        left -= near
        part += near
    return not left


def choose_marks(counts: Counter[str], walls: str) -> list[str]:
    """The signs of player and goal: the first that are no walls and occur one to four times; else empty."""
    found = [
        [sign for sign in marks if sign not in walls and 0 < counts[sign] < 5]
        for marks in (PLAYERS, GOALS)
    ]
    return [signs[0] if signs else "" for signs in found]


def find_unknown(counts: Counter[str], walls: str) -> list[str]:
    """The signs without a meaning."""
    return [
        sign
        for sign in counts
        if sign not in OPEN_SIGNS + walls + "".join(choose_marks(counts, walls))
    ]


def refuse_unknown(counts: Counter[str], walls: str, is_guess: bool) -> None:
    """Refuse the picture if signs without a meaning fill too much of it."""
    unknown, whole = find_unknown(counts, walls), sum(counts.values())
    filled = sum(counts[sign] for sign in unknown)
    loose = filled + sum(counts[sign] for sign in OPEN_SIGNS)
    if is_guess and any(
        4 * counts[one] > whole and 10 * (loose - counts[one]) > whole
        for one in unknown
    ):
        refuse_picture(-1, messages.SEVERAL_WALLS)
    if len(unknown) > MOST_UNKNOWN and 10 * filled > whole:
        refuse_picture(-1, messages.UNKNOWN_SIGNS, " ".join(unknown))


def choose_square_width(rows: list[str], walls: str) -> int:
    """How many characters show a square: 1 or 2."""
    if len(rows[0]) % 2:
        return 1
    pairs = [
        (n, a in walls, b in walls)
        for n, row in enumerate(rows)
        for a, b in zip(row[::2], row[1::2])
    ]
    unlike = [n for n, a, b in pairs if a != b]
    if 0 < len(unlike) < 10 and 20 * len(unlike) <= len(pairs):
        refuse_picture(unlike[0], messages.HALF_WALL)
    return 1 if unlike else 2


def fill_maze(
    rows: list[str], walls: str, across: tuple[int, int], down: tuple[int, int]
) -> tuple[Maze, list[str]]:
    """The maze of these squares, and what to say about it."""
    columns, lines = (
        [
            at
            for begin in range(0, length + 1, sum(sizes))
            for at in (begin, begin + sizes[0])
            if at <= length
        ]
        for length, sizes in ((len(rows[0]), across), (len(rows), down))
    )
    maze = size_maze(len(columns) - 1, len(lines) - 1)
    counts = Counter("".join(rows))
    marks, unknown = choose_marks(counts, walls), find_unknown(counts, walls)
    squares: tuple[list[int], list[int]] = ([], [])  # of player and goal
    for y, x in product(range(maze.height), range(maze.width)):
        at = (y + 1) * maze.stride + x + 1
        high, wide = slice(*lines[y : y + 2]), slice(*columns[x : x + 2])
        text = "".join(row[wide] for row in rows[high])
        here = [found for mark, found in zip(marks, squares) if mark and mark in text]
        for found in here:
            found.append(at)
        is_wall = not here and any(sign in walls for sign in text)
        maze.cell[at] = WALL if is_wall else OPEN
    notes = [messages.READ_AS_OPEN % " ".join(unknown)] if unknown else []
    notes += [
        text % len(found)
        for text, found in zip((messages.FIRST_PLAYER, messages.FIRST_GOAL), squares)
        if len(found) > 1
    ]
    maze.player, maze.goal = (found[0] if found else 0 for found in squares)
    return find_ends(maze), notes


def size_maze(width: int, height: int) -> Maze:
    """A grid of that size."""
    global bad_line
    bad_line = widest_line
    gate_number("width", str(width), LEAST_READ, MOST_SIDE)
    bad_line = last_line
    gate_number("height", str(height), LEAST_READ, MOST_SIDE)
    return make_grid(width, height)


def find_ends(maze: Maze) -> Maze:
    """Put a player or goal that the picture does not show into openings; and a wall around a goal in the border."""
    openings = [
        at
        for at in range(maze.stride, len(maze.cell) - maze.stride)
        if 0 < at % maze.stride <= maze.width
        and maze.cell[at] == OPEN
        and outside_of(maze, at)
    ]
    if not maze.player:
        maze.player = next((at for at in openings if at != maze.goal), 0)
    if not maze.goal:
        others = [at for at in openings if at != maze.player]
        maze.goal = outside_of(maze, others[-1]) if others else 0
    elif maze.goal in openings:
        return add_border(maze)
    return maze


def add_border(maze: Maze) -> Maze:
    """The same maze with a wall around it."""
    larger = size_maze(maze.width + 2, maze.height + 2)

    def moved(at: int) -> int:
        y, x = divmod(at, maze.stride)
        return (y + 1) * larger.stride + x + 1 if at else 0

    for y in range(1, maze.height + 1):
        row = slice(y * maze.stride + 1, (y + 1) * maze.stride - 1)
        to = moved(row.start)
        larger.cell[to : to + maze.width] = maze.cell[row]
    larger.player, larger.goal = moved(maze.player), moved(maze.goal)
    return larger
