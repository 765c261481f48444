"""picture squares: find the walls, the player and the goal among the signs of a picture."""

from collections import Counter

from python_ref.core.output import fail_if, tell
from python_ref.grid import LEFT_OUT, OPEN, SIDES_READ, WALL, Maze
from python_ref.maze.ends import outside_of
from python_ref.maze.groups import find_groups

BEYOND = "\x7f"  # where a row has ended
OPEN_SIGNS, SOLID = " ._·•◦⬜" + BEYOND, "#█▓▒■⬛"
BOX = "".join(map(chr, (*range(0x2500, 0x2571), *range(0x2574, 0x2580))))
FRAME = "+-|" + BOX
PLAYERS, GOALS = "●@SsPA2pmr", "◆EeGFBX3g"
MOST_UNKNOWN, DIGITS = 5, "0123456789"


def take_squares(rows: list) -> tuple:
    """The squares of a picture in which a square is one or two signs, and its walls."""
    counts = Counter("".join(rows))
    walls, is_guess = choose_walls(rows, counts)
    fail_if(not {*walls} & {*counts}, 1, "no walls")
    check_unknown(counts, walls, is_guess)
    inner = (
        rows[1][1:-1]
        + rows[-2][1:-1]
        + "".join(row[1:2] + row[-2:-1] for row in rows[1:-1])
    )
    if walls == "1" and "0" in inner and "1" not in inner:
        tell("python_ref: read as open: 0")  # as in digits, where it is the wall
    ends = [row.rstrip(BEYOND)[-1:] for row in rows]
    rows = [
        row if end in walls else row.replace(BEYOND, " ")
        for row, end in zip(rows, ends)
    ]
    marked = ["".join("0 "[sign not in walls] for sign in row) for row in rows]
    wide = choose_square_width(marked)
    bridges = ({*"═║=|"} - {*walls}) & {*counts}
    fail_if(wide == 2 and bridges, 1, "bridges; try -f text")
    squares = [[row[x : x + wide] for x in range(0, len(row), wide)] for row in rows]
    return squares, walls


def choose_walls(rows: list, counts: Counter) -> tuple:
    """The signs that are walls; and could others be?"""
    border = rows[0] + rows[-1] + "".join(row[0] + row[-1] for row in rows[1:-1])
    border = border.replace(BEYOND, "")
    signs = [s for s in Counter(border) if s not in PLAYERS + GOALS or counts[s] > 4]
    sign, count = Counter(border).most_common(1)[0]
    is_most = sign not in OPEN_SIGNS and 4 * count >= 3 * len(border)
    is_whole = signs == [sign] and is_most
    framed = [s for s in signs if s not in OPEN_SIGNS]
    is_frame = len(framed) > 1 and {*framed} <= {*FRAME}
    if is_frame and 4 * sum(map(border.count, framed)) >= 3 * len(border):
        return FRAME + SOLID, False
    solid = sum(counts[s] for s in SOLID)
    if is_whole and sign in SOLID:
        return sign, solid > counts[sign]
    if is_whole and sign != "0":
        return sign, True
    for walls in (SOLID, "X"):
        if sum(counts[s] for s in walls) > 4:
            return walls, False
    if is_most and (sign != "0" or is_zero_wall(rows, is_whole)):
        return sign, True
    for walls in "1x*":
        if counts[walls]:
            return walls, True
    left = [s for s in choose_marks(counts, "")[2] if counts[s] > 4]
    return left[0] if not solid and len(left) == 1 else SOLID, True


def is_zero_wall(rows: list, is_whole: bool) -> bool:
    """Can 0 be the wall of a picture whose border is mostly, or wholly, 0?"""
    squares = {(y, x): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
    zeros = find_groups([at for at in squares if squares[at] == "0"])
    others = find_groups([at for at in squares if squares[at] != "0"])
    return len(others) < 2 and (is_whole or len(zeros) > 1)


def choose_marks(counts: Counter, walls: str) -> tuple:
    """The signs of player and goal: the first of their lists that occur one to four times, or signs without a meaning that
    occur once; the other signs without a meaning; and was a mark one of these?"""
    fit = {sign for sign in counts if sign not in walls and counts[sign] < 5}
    player = next((sign for sign in PLAYERS if sign in fit), "")
    goal = next((sign for sign in GOALS if sign in fit), "")
    known = OPEN_SIGNS + walls + player + goal + "0" * (walls == "1")
    unknown = [sign for sign in counts if sign not in known]
    point = "." * (counts["."] == 1 and counts[" "] + counts[BEYOND] > 0)
    once = [s for s in counts if counts[s] == 1 and (s in unknown or s == point)]
    is_found = 0 < len(once) == (not player) + (not goal)
    if is_found:
        player, goal = player or once[0], goal or once[-1]
    return player, goal, [s for s in unknown if s not in (player, goal)], is_found


def check_unknown(counts: Counter, walls: str, is_guess: bool) -> None:
    """Refuse the picture if signs without a meaning fill too much of it."""
    unknown, whole = choose_marks(counts, walls)[2], sum(counts.values())
    fail_if({*unknown} & {*"/\\"}, 1, "slopes")
    unknown = [sign for sign in unknown if walls != "1" or sign not in DIGITS]
    filled = sum(counts[sign] for sign in unknown)
    loose = filled + sum(counts[sign] for sign in OPEN_SIGNS)
    for sign in unknown if is_guess else ():
        is_other = 4 * counts[sign] > whole and 10 * (loose - counts[sign]) > whole
        fail_if(is_other, 1, "several signs could be the wall")
    are_many = len(unknown) > MOST_UNKNOWN and 10 * filled > whole
    fail_if(are_many, 1, "too many signs have no meaning")


def choose_square_width(rows: list) -> int:
    """How many signs show a square, 1 or 2; a 0 in the rows is a wall."""
    pairs = [pair for row in rows for pair in zip(row[::2], row[1::2])]
    unlike = sum(a != b for a, b in pairs)
    is_even = len(rows[0]) % 2 == 0
    is_damaged = is_even and 0 < unlike < 10 and 20 * unlike <= len(pairs)
    fail_if(is_damaged, 1, "half a wall")
    if is_even and not unlike:
        return 2
    is_triple = all(not row[x : x + 3].strip(row[x]) for row in rows for x in range(0, len(row), 3))  # fmt: skip
    is_triple = is_triple and len(rows[0]) % 3 == 0 and len(rows[0]) > 8
    fail_if(is_triple and any(row.strip(row[0]) for row in rows), 1, "three signs wide")
    return 1


def fill_maze(squares: list, walls: str) -> Maze:
    """The maze of these squares. What is not certain is reported."""
    maze = size_maze(len(squares[0]), len(squares))
    ring = [""] * maze.stride
    inside = (signs for row in squares for signs in ("", *row, ""))
    shown = [*ring, *inside, *ring]
    *marks, unknown, is_found = choose_marks(Counter("".join(shown)), walls)
    places = [[at for at, signs in enumerate(shown) if m and m in signs] for m in marks]
    maze.player, maze.goal = ([*there, 0][0] for there in places)
    are_open = [{*walls}.isdisjoint(signs) or {*marks} & {*signs} for signs in shown]
    codes = [OPEN if is_open else WALL for is_open in are_open]
    maze.cell = [LEFT_OUT if BEYOND in s else code for s, code in zip(shown, codes)]
    maze = find_ends(maze)
    if unknown or is_found or max(map(len, places)) > 1:
        tell(f"python_ref: read as open, or only once as {marks}: {unknown}")
    return maze


def size_maze(width: int, height: int) -> Maze:
    """A grid of that size."""
    is_fit = width in SIDES_READ and height in SIDES_READ
    fail_if(not is_fit, 1, f"{width}x{height} is too small or too large")
    maze = Maze(width, height)
    maze.was_read = True
    return maze


def find_ends(maze) -> Maze:
    """Put a player or goal that the picture does not show into openings; and a margin around a goal in the border."""
    inside = filter(maze.is_open, range(len(maze.cell)))
    openings = [at for at in inside if outside_of(maze, at)]
    if not maze.player:
        maze.player = next((at for at in openings if at != maze.goal), 0)
    others = [at for at in openings if at != maze.player]
    if not maze.goal and others:
        maze.goal = outside_of(maze, others[-1])[0]
    elif maze.goal in openings:
        return add_margin(maze)
    return maze


def add_margin(maze) -> Maze:
    """The same maze with two squares around it that are outside, so that cells remain cells."""
    larger = size_maze(maze.width + 4, maze.height + 4)
    larger.cell = [LEFT_OUT if code == WALL else code for code in larger.cell]
    for y, row in enumerate(maze.rows()[1:-1], 3):
        at = y * larger.stride + 3
        larger.cell[at : at + maze.width] = row[1:-1]
    ends = [divmod(at, maze.stride) for at in (maze.player, maze.goal)]
    player, larger.goal = ((y + 2) * larger.stride + x + 2 for y, x in ends)
    larger.player = player if maze.player else 0
    return larger
