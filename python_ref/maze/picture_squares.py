"""picture squares: find the walls, the player and the goal among the signs of a picture."""

from __future__ import annotations

from collections import Counter

from python_ref.core.output import fail, tell
from python_ref.grid import (
    LEAST_READ,
    MOST_SIDE,
    OPEN,
    WALL,
    Maze,
    is_outside,
    make_grid,
)
from python_ref.maze.ends import outside_of
from python_ref.maze.groups import find_groups

OPEN_SIGNS, SOLID = " ._·•◦⬜", "#█▓▒■⬛"
BOX = "".join(map(chr, (*range(0x2500, 0x2571), *range(0x2574, 0x2580))))
DOUBLE = "".join(map(chr, range(0x2550, 0x256D)))
PLAYERS, GOALS = "●@SsPA2pmr", "◆EeGFBX3g"
MOST_UNKNOWN = 5

Squares = tuple  # rows of squares, each the signs that show it; the signs of walls


def take_squares(rows: list[str]) -> Squares:
    """The squares of a picture in which a square is one or two signs, and its walls."""
    counts = Counter("".join(rows))
    walls, is_guess = choose_walls(rows, counts)
    if not set(walls) & set(counts):
        fail(1, "no walls")
    refuse_unknown(counts, walls, is_guess)
    wide = choose_square_width(rows, walls)
    if wide == 2 and (set("═║=|") - set(walls)) & set(counts):
        fail(1, "bridges in a picture are ambiguous; try -f text")
    squares = [[row[x : x + wide] for x in range(0, len(row), wide)] for row in rows]
    return squares, walls


def choose_walls(rows: list[str], counts: Counter[str]) -> tuple[str, bool]:
    """The signs that are walls; and could others be?"""
    border = rows[0] + rows[-1] + "".join(row[0] + row[-1] for row in rows[1:-1])
    frame = "+-|" + BOX
    if len(set(border)) > 1 and set(border) <= set(frame):
        return frame + SOLID, False
    for walls in (SOLID, "X"):
        if sum(counts[sign] for sign in walls) > 4:
            return walls, False
    sign, count = Counter(border).most_common(1)[0]
    is_most = sign not in OPEN_SIGNS and 4 * count >= 3 * len(border)
    if is_most and (sign != "0" or is_zero_wall(rows, border)):
        return sign, True
    return next((sign for sign in "1x*" if counts[sign]), SOLID), True


def is_zero_wall(rows: list[str], border: str) -> bool:
    """Can 0 be the wall of a picture whose border is mostly 0?"""
    squares = {(y, x): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
    zeros = find_groups([at for at, sign in squares.items() if sign == "0"])
    others = find_groups([at for at, sign in squares.items() if sign != "0"])
    return len(others) < 2 and (not border.strip("0") or len(zeros) > 1)


def choose_marks(counts: Counter[str], walls: str) -> tuple[str, str, list[str]]:
    """The signs of player and goal, and the signs without a meaning."""
    player, goal = (first_mark(marks, counts, walls) for marks in (PLAYERS, GOALS))
    known = OPEN_SIGNS + walls + player + goal
    return player, goal, [sign for sign in counts if sign not in known]


def first_mark(marks: str, counts: Counter[str], walls: str) -> str:
    """The first that is no wall and occurs one to four times; empty if none does."""
    fit = (sign for sign in marks if sign not in walls and 0 < counts[sign] < 5)
    return next(fit, "")


def refuse_unknown(counts: Counter[str], walls: str, is_guess: bool) -> None:
    """Refuse the picture if signs without a meaning fill too much of it."""
    unknown, whole = choose_marks(counts, walls)[2], sum(counts.values())
    filled = sum(counts[sign] for sign in unknown)
    loose = filled + sum(counts[sign] for sign in OPEN_SIGNS)
    for sign in unknown if is_guess else ():
        if 4 * counts[sign] > whole and 10 * (loose - counts[sign]) > whole:
            fail(1, "several signs could be the wall")
    if len(unknown) > MOST_UNKNOWN and 10 * filled > whole:
        fail(1, f"too many signs have no meaning: {' '.join(unknown)!r}")


def choose_square_width(rows: list[str], walls: str) -> int:
    """How many signs show a square: 1 or 2."""
    if len(rows[0]) % 2:
        return 1
    pairs = [pair for row in rows for pair in zip(row[::2], row[1::2])]
    unlike = sum((a in walls) != (b in walls) for a, b in pairs)
    if 0 < unlike < 10 and 20 * unlike <= len(pairs):
        fail(1, "half a wall")
    return 1 if unlike else 2


def fill_maze(squares: list[list[str]], walls: str) -> Maze:
    """The maze of these squares. What is not certain is reported."""
    maze = size_maze(len(squares[0]), len(squares))
    counts = Counter("".join(sign for row in squares for sign in row))
    *marks, unknown = choose_marks(counts, walls)
    shown = {
        at: signs
        for y, row in enumerate(squares, 1)
        for at, signs in enumerate(row, y * maze.stride + 1)
    }
    places = [[at for at in shown if mark and mark in shown[at]] for mark in marks]
    walled = {at for at in shown if set(shown[at]) & set(walls)}.difference(*places)
    for at in shown:
        maze.cell[at] = WALL if at in walled else OPEN
    maze.player, maze.goal = (next(iter(there), 0) for there in places)
    maze = find_ends(maze)
    if unknown:
        tell(f"python_ref: read as open: {' '.join(unknown)!r}")
    for mark, there in zip(marks, places):
        if len(there) > 1:
            tell(f"python_ref: the first {mark!r} of {len(there)} counts")
    return maze


def size_maze(width: int, height: int) -> Maze:
    """A grid of that size."""
    if not LEAST_READ <= min(width, height) <= max(width, height) <= MOST_SIDE:
        fail(1, f"{width}x{height}: not from {LEAST_READ} to {MOST_SIDE}")
    return make_grid(width, height)


def find_ends(maze: Maze) -> Maze:
    """Put a player or goal that the picture does not show into openings; and a wall around a goal in the border."""
    inside = [at for at in range(len(maze.cell)) if not is_outside(maze, at)]
    openings = [at for at in inside if maze.cell[at] == OPEN and outside_of(maze, at)]
    if not maze.player:
        maze.player = next((at for at in openings if at != maze.goal), 0)
    others = [at for at in openings if at != maze.player]
    if not maze.goal and others:
        maze.goal = outside_of(maze, others[-1])
    elif maze.goal in openings:
        return add_border(maze)
    return maze


def add_border(maze: Maze) -> Maze:
    """The same maze with a wall around it."""
    larger = size_maze(maze.width + 2, maze.height + 2)
    moved = {0: 0}
    for at in range(1, len(maze.cell)):
        y, x = divmod(at, maze.stride)
        moved[at] = (y + 1) * larger.stride + x + 1
        if not is_outside(maze, at):
            larger.cell[moved[at]] = maze.cell[at]
    larger.player, larger.goal = moved[maze.player], moved[maze.goal]
    return larger
