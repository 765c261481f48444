"""picture squares: find the walls, the player and the goal among the signs of a picture."""

from collections import Counter

from python_ref.core.output import fail_if, tell
from python_ref.grid import OPEN, SIDES_READ, WALL, Maze
from python_ref.maze.ends import outside_of
from python_ref.maze.groups import find_groups

OPEN_SIGNS, SOLID = " ._·•◦⬜", "#█▓▒■⬛"
BOX = "".join(map(chr, (*range(0x2500, 0x2571), *range(0x2574, 0x2580))))
PLAYERS, GOALS = "●@SsPA2pmr", "◆EeGFBX3g"
MOST_UNKNOWN = 5


def take_squares(rows: list) -> tuple:
    """The squares of a picture in which a square is one or two signs, and its walls."""
    counts = Counter("".join(rows))
    walls, is_guess = choose_walls(rows, counts)
    fail_if(not {*walls} & {*counts}, 1, "no walls")
    refuse_unknown(counts, walls, is_guess)
    pairs = [pair for row in rows for pair in zip(row[::2], row[1::2])]
    unlike = sum((a in walls) != (b in walls) for a, b in pairs)
    wide = 1 if unlike or len(rows[0]) % 2 else 2
    is_damaged = len(rows[0]) % 2 == 0 and 0 < unlike < 10 and 20 * unlike <= len(pairs)
    fail_if(is_damaged, 1, "half a wall")
    bridges = ({*"═║=|"} - {*walls}) & {*counts}
    fail_if(wide == 2 and bridges, 1, "bridges; try -f text")
    squares = [[row[x : x + wide] for x in range(0, len(row), wide)] for row in rows]
    return squares, walls


def choose_walls(rows: list, counts: Counter) -> tuple:
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


def is_zero_wall(rows: list, border: str) -> bool:
    """Can 0 be the wall of a picture whose border is mostly 0?"""
    squares = {(y, x): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
    zeros = find_groups([at for at in squares if squares[at] == "0"])
    others = find_groups([at for at in squares if squares[at] != "0"])
    return len(others) < 2 and (not border.strip("0") or len(zeros) > 1)


def choose_marks(counts: Counter, walls: str) -> tuple:
    """The signs of player and goal, the first of their lists that occur one to four times, and signs without a meaning."""
    fit = {sign for sign in counts if sign not in walls and counts[sign] < 5}
    player = next((sign for sign in PLAYERS if sign in fit), "")
    goal = next((sign for sign in GOALS if sign in fit), "")
    known = OPEN_SIGNS + walls + player + goal
    return player, goal, [sign for sign in counts if sign not in known]


def refuse_unknown(counts: Counter, walls: str, is_guess: bool) -> None:
    """Refuse the picture if signs without a meaning fill too much of it."""
    unknown, whole = choose_marks(counts, walls)[2], sum(counts.values())
    filled = sum(counts[sign] for sign in unknown)
    loose = filled + sum(counts[sign] for sign in OPEN_SIGNS)
    for sign in unknown if is_guess else ():
        is_other = 4 * counts[sign] > whole and 10 * (loose - counts[sign]) > whole
        fail_if(is_other, 1, "several signs could be the wall")
    are_many = len(unknown) > MOST_UNKNOWN and 10 * filled > whole
    fail_if(are_many, 1, "too many signs have no meaning")


def fill_maze(squares: list, walls: str) -> Maze:
    """The maze of these squares. What is not certain is reported."""
    maze = size_maze(len(squares[0]), len(squares))
    ring = [""] * maze.stride
    inside = (signs for row in squares for signs in ("", *row, ""))
    shown = [*ring, *inside, *ring]
    *marks, unknown = choose_marks(Counter("".join(shown)), walls)
    places = [[at for at, signs in enumerate(shown) if m and m in signs] for m in marks]
    maze.player, maze.goal = ([*there, 0][0] for there in places)
    are_open = [{*walls}.isdisjoint(signs) or {*marks} & {*signs} for signs in shown]
    maze.cell = [OPEN if is_open else WALL for is_open in are_open]
    maze = find_ends(maze)
    if unknown or max(map(len, places)) > 1:
        tell(f"python_ref: read as open, or only once as {marks}: {unknown}")
    return maze


def size_maze(width: int, height: int) -> Maze:
    """A grid of that size."""
    is_fit = width in SIDES_READ and height in SIDES_READ
    fail_if(not is_fit, 1, f"{width}x{height} is too small or too large")
    return Maze(width, height)


def find_ends(maze) -> Maze:
    """Put a player or goal that the picture does not show into openings; and a wall around a goal in the border."""
    inside = filter(maze.is_open, range(len(maze.cell)))
    openings = [at for at in inside if outside_of(maze, at)]
    if not maze.player:
        maze.player = next((at for at in openings if at != maze.goal), 0)
    others = [at for at in openings if at != maze.player]
    if not maze.goal and others:
        maze.goal = outside_of(maze, others[-1])[0]
    elif maze.goal in openings:
        return add_border(maze)
    return maze


def add_border(maze) -> Maze:
    """The same maze with a wall around it."""
    larger = size_maze(maze.width + 2, maze.height + 2)
    for y, row in enumerate(maze.rows()[1:-1], 2):
        at = y * larger.stride + 2
        larger.cell[at : at + maze.width] = row[1:-1]
    ends = [divmod(at, maze.stride) for at in (maze.player, maze.goal)]
    player, larger.goal = ((y + 1) * larger.stride + x + 1 for y, x in ends)
    larger.player = player if maze.player else 0
    return larger
