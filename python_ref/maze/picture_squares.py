"""picture squares: find the walls, the player and the goal among the signs of a picture."""

import re
from collections import Counter

from python_ref.core.output import fail_if, tell
from python_ref.grid import LEFT_OUT, SIDES_READ, WALL, Maze
from python_ref.maze.ends import outside_of
from python_ref.maze.groups import find_groups
from python_ref.maze.picture_lines import BEYOND, BOX, GOALS, NO_WALL, PLAYERS, SOLID

FRAME = "+|-" + BOX
MOST_UNKNOWN, DIGITS = 5, "0123456789"
CODES = {"0": 0, " ": 1, "6": 9}  # of the grid


class Picture:
    """Rows of signs, those that are walls, how many signs show a square and the next one, and how many rows show two; then
    the rows of its squares: 0 a wall, 6 beyond the end of a row, a space anything else."""

    def __init__(self, rows: list, walls: str, wide: tuple, down: int = 2) -> None:
        self.rows, self.walls, self.wide, self.down = rows, walls, wide, down
        self.counts = Counter("".join(rows))
        self.squares: list = []

    def cut(self, row: str) -> list:
        """The signs of each square of a row."""
        wide, following = self.wide
        pairs = re.findall(f"(.{{{wide}}})(.{{0,{following}}})", row)
        return [signs for pair in pairs for signs in pair if signs]

    def join(self, rows: list) -> None:
        """Store the squares, from rows of the signs of each, which are alike."""
        self.squares = [[signs[0] for signs in row] for row in rows]


def take_squares(rows: list, shown: Counter) -> Picture:
    """The picture in which a square is one or two signs, with its walls."""
    picture = Picture(rows, "", (1, 1))
    picture.walls, is_guess = choose_walls(picture)
    fail_if(not {*picture.walls} & {*picture.counts}, 1, "no walls")
    check_unknown(picture, is_guess, shown)
    if picture.walls == "1" and is_zero_doubtful(rows):
        tell("python_ref: read as open: 0")
    picture.rows = [
        row if row.rstrip(BEYOND)[-1:] in {*picture.walls} else row.replace(BEYOND, " ")
        for row in rows
    ]
    choose_square_width(picture)
    bridges = ({*"═║=|"} - {*picture.walls}) & {*picture.counts}
    fail_if(picture.wide[0] == 2 and bridges, 1, "bridges; try -f text")
    return picture


def is_zero_doubtful(rows: list) -> bool:
    """Can 0 be the wall, though it is read as open? It fills most of the border, or of the ring within it, as in the
    array of this program."""
    border, ring = border_of(rows, 0), border_of(rows, 1)
    is_most = 4 * border.count("0") >= 3 * len(border)
    return is_most or 16 <= len(ring) >= 10 * ring.count("1")


def border_of(rows: list, ring: int) -> str:
    """The signs of the border, or of the first ring within it."""
    rows = [row[ring : len(row) - ring] for row in rows[ring : len(rows) - ring]]
    sides = [row[:1] + row[-1:] for row in rows[1:-1]]
    return "".join([*rows[:1], *sides, *rows[1:][-1:]])


def choose_walls(picture: Picture) -> tuple:
    """The signs that are walls, by the first rule that applies; and could others be?"""
    rows, counts = picture.rows, picture.counts
    border = border_of(rows, 0).replace(BEYOND, "")
    signs = [s for s in Counter(border) if s not in PLAYERS + GOALS or counts[s] > 4]
    framed = {*signs} - {*NO_WALL}
    in_frame = sum(sign in FRAME for sign in border)
    if len(framed) > 1 and framed <= {*FRAME} and 4 * in_frame >= 3 * len(border):
        return FRAME + SOLID, False
    often = (
        s for s in {*border} - {*NO_WALL} if 4 * border.count(s) >= 3 * len(border)
    )
    most = next(often, "")
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
    left = [s for s in choose_marks(picture)[2] if counts[s] > 4]
    return left[0] if not solid and len(left) == 1 else SOLID, True


def is_zero_wall(rows: list, is_whole: bool) -> bool:
    """Can 0 be the wall of a picture whose border is mostly, or wholly, 0?"""
    squares = {(y, x): sign for y, row in enumerate(rows) for x, sign in enumerate(row)}
    zeros = find_groups([at for at in squares if squares[at] == "0"])
    others = find_groups([at for at in squares if squares[at] != "0"])
    return len(others) < 2 and (is_whole or len(zeros) > 1)


def mark_walls(picture: Picture) -> list:
    """The rows, with 0 for walls, 6 for BEYOND, and a space for any other sign."""
    codes = {ord(s): "0" if s in picture.walls else " " for s in picture.counts}
    codes[ord(BEYOND)] = "6"
    return [row.translate(codes) for row in picture.rows]


def choose_marks(picture: Picture) -> tuple:
    """The signs of player and goal: the first of their lists that occur one to four times, or signs without a meaning that
    occur once; the other signs without a meaning; and was a mark one of these?"""
    counts, walls = picture.counts, picture.walls
    fit = {sign for sign in counts if sign not in walls and counts[sign] < 5}
    player = next((sign for sign in PLAYERS if sign in fit), "")
    goal = next((sign for sign in GOALS if sign in fit), "")
    known = NO_WALL + walls + player + goal + "0" * (walls == "1")
    unknown = [sign for sign in counts if sign not in known]
    point = "." * (counts["."] == 1 and counts[" "] + counts[BEYOND] > 0)
    once = [s for s in counts if counts[s] == 1 and (s in unknown or s == point)]
    is_found = 0 < len(once) == (not player) + (not goal)
    if is_found:
        player, goal = player or once[0], goal or once[-1]
    return player, goal, [s for s in unknown if s not in (player, goal)], is_found


def check_unknown(picture: Picture, is_guess: bool, shown: Counter) -> None:
    """Refuse the picture if signs without a meaning fill too much of it."""
    counts, unknown = picture.counts, choose_marks(picture)[2]
    whole = sum(counts.values())
    fail_if({*unknown} & {*"/\\"}, 1, "slopes")
    unknown = [sign for sign in unknown if picture.walls != "1" or sign not in DIGITS]
    filled = sum(counts[sign] for sign in unknown)
    loose = filled + sum(counts[sign] for sign in NO_WALL)
    for sign in unknown if is_guess else ():
        is_other = 4 * counts[sign] > whole and 10 * (loose - counts[sign]) > whole
        fail_if(is_other, 1, "several signs could be the wall")
    are_many = sum(shown[sign] for sign in unknown) > MOST_UNKNOWN
    fail_if(are_many and 10 * filled > whole, 1, "too many signs have no meaning")


def choose_square_width(picture: Picture) -> None:
    """Find out how many signs show a square, 1 or 2, and store the squares."""
    rows = mark_walls(picture)
    wide = len(rows[0])
    pairs = [pair for row in rows for pair in re.findall("..", row)]
    unlike = sum("0" in pair != "00" for pair in pairs)
    is_even = wide % 2 == 0
    is_damaged = is_even and 0 < unlike < 10 and 20 * unlike <= len(pairs)
    fail_if(is_damaged, 1, "half a wall")
    is_double = is_even and not unlike
    picture.wide = (2, 2) if is_double else (1, 1)
    blank = [row.replace("6", " ") for row in rows]
    is_triple = all(re.fullmatch("(000|   )*", row) for row in blank) and wide > 8
    is_mixed = any({*row} == {*"0 "} for row in blank)
    fail_if(is_triple and is_mixed and not is_double, 1, "three signs wide")
    picture.join([picture.cut(row) for row in rows])


def fill_maze(picture: Picture) -> Maze:
    """The maze of these squares. What is not certain is reported."""
    maze = size_maze(len(picture.squares[0]), len(picture.squares))
    player, goal, unknown, is_found = choose_marks(picture)
    if unknown or is_found:
        tell(f"python_ref: read as open, or found: {unknown} {player} {goal}")
    places = [place_mark(picture, maze, sign) for sign in (player, goal)]
    for y, row in enumerate(picture.squares, 1):
        at = y * maze.stride + 1
        maze.cell[at : at + maze.width] = [CODES[code] for code in row]
    maze.player, maze.goal = ([*there, 0][0] for there in places)
    return find_ends(maze)


def size_maze(width: int, height: int) -> Maze:
    """A grid of that size."""
    is_fit = width in SIDES_READ and height in SIDES_READ
    fail_if(not is_fit, 1, f"{width}x{height} is too small or too large")
    maze = Maze(width, height)
    maze.was_read = True
    return maze


def place_mark(picture: Picture, maze, mark: str) -> list:
    """The squares that have the mark, row by row; they become open."""
    marked = {}
    for n, row in enumerate(picture.rows):
        for x in (x for x, sign in enumerate(row) if sign == mark):
            pairs, rest = divmod(x, sum(picture.wide))
            y = n // picture.down * 2 + (n % picture.down > 0)
            x = 2 * pairs + (rest >= picture.wide[0])
            picture.squares[y][x] = " "
            marked[(y + 1) * maze.stride + x + 1] = mark
    if len(marked) > 1:
        tell(f"python_ref: the first of {len(marked)} {mark} counts")
    return [*marked]


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
