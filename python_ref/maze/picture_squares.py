"""picture squares: find the walls, the player and the goal among the signs of a picture."""

import re
from collections import Counter, defaultdict

from python_ref.core.output import fail_if
from python_ref.grid import LEFT_OUT, OPEN, SIDES_READ, WALL, Maze
from python_ref.maze.ends import find_goal
from python_ref.maze.groups import find_groups
from python_ref.maze.picture_lines import BEYOND, BOX, GOALS, NO_WALL, PLAYERS, SOLID

FRAME = "+|-" + BOX
MOST_UNKNOWN, DIGITS = 5, "0123456789"


def take_squares(rows: list, shown: Counter) -> Maze:
    """The maze of a picture in which a square is one or two signs."""
    rows = [row.ljust(max(map(len, rows)), BEYOND) for row in rows]
    counts = Counter("".join(rows))
    walls, is_guess = choose_walls(rows, counts)
    fail_if(not {*walls} & {*counts}, 1, "no walls")
    marks = choose_marks(counts, walls)
    check_unknown(counts, walls, marks, is_guess, shown)
    ends = [row.rstrip(BEYOND)[-1:] in {*walls} for row in rows]
    rows = [row if end else row.replace(BEYOND, " ") for row, end in zip(rows, ends)]
    wide = choose_square_width(rows, walls)
    are_bridges = wide == 2 and {*"═║=|"} & {*counts} - {*walls}
    fail_if(are_bridges, 1, "bridges; try -f text")
    return fill_maze(join_squares(rows, wide, 2 * wide, 2), walls, marks)


def border_of(rows: list) -> str:
    """The signs of the first row and the last, and those at both ends of the others."""
    return "".join([rows[0], *(row[:1] + row[-1:] for row in rows[1:-1]), rows[-1]])


def is_mostly(text: str, signs: str) -> bool:
    """Do these signs fill three quarters of it?"""
    return 4 * sum(sign in signs for sign in text) >= 3 * len(text)


def choose_walls(rows: list, counts: Counter) -> tuple:
    """The signs that are walls, by the first rule that applies; and could others be?"""
    border = border_of(rows).replace(BEYOND, "")
    signs = [s for s in Counter(border) if s not in PLAYERS + GOALS or counts[s] > 4]
    framed = {*signs} - {*NO_WALL}
    if len(framed) > 1 and framed <= {*FRAME} and is_mostly(border, FRAME):
        return FRAME + SOLID, False
    most = "".join(sign for sign in framed if is_mostly(border, sign))
    solid = sum(counts[s] for s in SOLID)
    if most and signs == [most] and most != "0":  # the whole border
        return most, most not in SOLID or solid > counts[most]
    for walls in (SOLID, "X"):
        if sum(counts[s] for s in walls) > 4:
            return walls, False
    if most and (most != "0" or is_zero_wall(rows, signs == ["0"])):
        return most, True
    for walls in "1x*":
        if counts[walls]:
            return walls, True
    left = [s for s in counts if s not in NO_WALL and counts[s] > 4]
    return left[0] if not solid and len(left) == 1 else SOLID, True


def is_zero_wall(rows: list, is_whole: bool) -> bool:
    """Can 0 be the wall of a picture whose border is mostly, or wholly, 0?"""
    squares = {(y, x): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
    zeros = find_groups([at for at in squares if squares[at] == "0"])
    others = find_groups([at for at in squares if squares[at] != "0"])
    return len(others) < 2 and (is_whole or len(zeros) > 1)


def choose_marks(counts: Counter, walls: str) -> tuple:
    """The signs of player and goal: the first of their lists that occur one to four times, or signs without a meaning that
    occur once; and the other signs without a meaning."""
    fit = {sign for sign in counts if sign not in walls and counts[sign] < 5}
    player = next((sign for sign in PLAYERS if sign in fit), "")
    goal = next((sign for sign in GOALS if sign in fit), "")
    known = NO_WALL + walls + player + goal + "0" * (walls == "1")
    unknown = [sign for sign in counts if sign not in known]
    point = "." * (counts["."] == 1 and counts[" "] + counts[BEYOND] > 0)
    once = [s for s in counts if counts[s] == 1 and (s in unknown or s == point)]
    if 0 < len(once) == (not player) + (not goal):
        player, goal = player or once[0], goal or once[-1]
    return player, goal, [s for s in unknown if s not in (player, goal)]


def check_unknown(counts, walls: str, marks: tuple, is_guess: bool, shown) -> None:
    """Refuse the picture if signs without a meaning fill too much of it."""
    unknown, whole = marks[2], sum(counts.values())
    fail_if({*unknown} & {*"/\\"}, 1, "slopes")
    unknown = [sign for sign in unknown if walls != "1" or sign not in DIGITS]
    filled = sum(counts[sign] for sign in unknown)
    loose = filled + sum(counts[sign] for sign in NO_WALL)
    for sign in unknown if is_guess else ():
        is_other = 4 * counts[sign] > whole and 10 * (loose - counts[sign]) > whole
        fail_if(is_other, 1, "several signs could be the wall")
    are_many = sum(shown[sign] for sign in unknown) > MOST_UNKNOWN
    fail_if(are_many and 10 * filled > whole, 1, "too many signs have no meaning")


def choose_square_width(rows: list, walls: str) -> int:
    """How many signs show a square, 1 or 2."""
    rows = ["".join(" #"[sign in walls] for sign in row) for row in rows]
    wide = len(rows[0])
    pairs = [pair for row in rows for pair in re.findall("..", row)]
    unlike = sum("#" in pair != "##" for pair in pairs)
    if wide % 2 == 0 and not unlike:
        return 2
    is_damaged = wide % 2 == 0 and unlike < 10 and 20 * unlike <= len(pairs)
    fail_if(is_damaged, 1, "half a wall")
    is_triple = all(re.fullmatch("(###|   )*", row) for row in rows) and wide > 8
    is_mixed = any({*row} == {*"# "} for row in rows)
    fail_if(is_triple and is_mixed, 1, "three signs wide")
    return 1


def join_squares(rows: list, wide: int, across: int, down: int) -> dict:
    """The signs of each square, by its row and column. Two squares have across signs, the first of them wide; two rows have
    down lines."""
    squares: dict = defaultdict(str)
    for y, row in enumerate(rows):
        for x, sign in enumerate(row):
            line = 2 * (y // down) + (y % down > 0)
            squares[line, 2 * (x // across) + (x % across >= wide)] += sign
    return squares


def fill_maze(squares: dict, walls: str, marks: tuple) -> Maze:
    """The maze of these squares. An end that they do not show is an opening; around a goal in the border are two squares
    that are outside, so that cells remain cells."""
    last, codes = max(squares), {}
    for at, signs in squares.items():
        codes[at] = LEFT_OUT if signs[0] == BEYOND else OPEN
        if {*signs} & {*walls} and not {*signs} & {*marks[:2]}:
            codes[at] = WALL
    border = [(y, x) for y, x in squares if y in (0, last[0]) or x in (0, last[1])]
    openings = [at for at in border if codes[at] == OPEN]
    player, goal = (
        next((at for at in squares if mark and mark in squares[at]), None)
        for mark in marks[:2]
    )
    player = player or next((at for at in openings if at != goal), None)
    margin = 2 if goal in openings else 0
    for side in (*last, last[0] + 2 * margin, last[1] + 2 * margin):
        fail_if(side + 1 not in SIDES_READ, 1, "too small or too large")
    maze = Maze(last[1] + 2 * margin + 1, last[0] + 2 * margin + 1)
    maze.was_read = True
    maze.cell = [LEFT_OUT if code == WALL else code for code in maze.cell]
    first = (margin + 1) * (maze.stride + 1)
    places = {(y, x): first + y * maze.stride + x for y, x in squares}
    for at, code in codes.items():
        maze.cell[places[at]] = code
    maze.player, maze.goal = places.get(player, 0), places.get(goal, 0)
    others = [at for at in openings if at != player]
    if not goal and others:
        maze.goal = find_goal(maze, places[others[-1]])[0]
    return maze
