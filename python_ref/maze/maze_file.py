"""maze file: mazes saved and loaded.

The first line has the width and the height. Then comes a line for each row, with a code for each square
and spaces between them, and then lines that begin with #. The codes: 0 open, 1 wall, 2 3 4 5 a bridge to the
north, south, east, west, 6 outside, 7 goal (or the exit that leads to it), 8 player, 9 trail. "# keys STRING" holds the
keys played so far. An empty line, or the size of the next maze, ends a maze. A first line without a digit
begins a picture.
"""

from __future__ import annotations

import codecs
import contextlib
import io
import os
import re
import stat
from typing import Any, BinaryIO, NoReturn

from python_ref.core import messages
from python_ref.core.gate import Refused, gate_number
from python_ref.core.output import fail, tell
from python_ref.grid import LEAST_READ, MOST_SIDE, Maze, make_grid
from python_ref.maze import picture_squares
from python_ref.maze.bridges import BRIDGE_EAST, BRIDGE_NORTH
from python_ref.maze.ends import find_goal, inside_of
from python_ref.maze.neighbors import is_cell
from python_ref.maze.picture_file import see_picture

LONGEST_LINE = 16383  # bytes
MOST_OTHER_LINES, MOST_KEYS = 50000, 1000000  # of one maze, so that no input is endless
FROM_FILE = dict(zip("0123456789", (1, 0, 7, 6, 4, 5, 9, 1, 1, 1)))

FACT = "[a-z][a-z ]*: "  # of a line below a picture
ONE_OR_TWO = " *[0-9]+( +[0-9]+)? *"  # numbers


class MazeFile:
    """A file that is read: its name, the number of the line read last, and the lines to read again."""

    def __init__(self, name: str, source: BinaryIO) -> None:
        self.name, self.source, self.line = name, source, 0
        self.again: list[bytes] = []
        self.other_lines = 0  # the empty lines and comments of the maze being read


def refuse_file(file: MazeFile, text: str, *values: int | str) -> NoReturn:
    """Report what is wrong in the line just read, and fail; the format shows values from outside as repr() does."""
    fail(1, f"{file.name!r}: line {file.line}: {text % values}")


def open_file(name: str) -> MazeFile:
    """Open the file (- is standard input)."""
    try:
        source = 0 if name == "-" else name
        mode = os.stat(source).st_mode
        readable = stat.S_ISREG(mode) or stat.S_ISFIFO(mode)
        if name == "-":
            empty = os.path.samefile(0, os.devnull)
            readable = not stat.S_ISCHR(mode) or os.isatty(0) or empty
        if not readable:
            raise OSError  # a device may be endless
        opened: BinaryIO = open(source, "rb")  # noqa: SIM115
        if stat.S_ISREG(mode):  # -o may name the same file
            opened = io.BytesIO(opened.read())
        return MazeFile(name, opened)
    except (OSError, ValueError):
        fail(1, f"{name!r} cannot be read")


def next_line(file: MazeFile) -> str | None:
    """The next line, without a carriage return at its end; None at the end of the file."""
    file.line += 1
    try:
        raw = (
            file.again.pop(0) if file.again else file.source.readline(LONGEST_LINE + 1)
        )
    except OSError:
        fail(1, f"{file.name!r} cannot be read")
    if not raw:
        return None
    text, nul, _ = raw.rstrip(b"\n").partition(b"\0")
    if len(text) > LONGEST_LINE:
        refuse_file(file, messages.LONG_LINE, LONGEST_LINE)
    if nul:
        refuse_file(file, messages.NUL_BYTE)
    if file.line == 1 and text.startswith(codecs.BOM_UTF8):
        text = text[3:]
    return os.fsdecode(text)


def put_back(file: MazeFile, *lines: str) -> None:
    """Read these lines again; they are the last ones that were read."""
    file.again[:0] = [os.fsencode(f"{line}\n") for line in lines]
    file.line -= len(lines)


def next_row(file: MazeFile, notes: dict[str, Any]) -> str | None:
    """The next line that is not a comment, without the whitespace at its end; None at the end of the file."""
    while (line := next_line(file)) is not None and line.startswith("#"):
        take_comment(file, notes, line.rstrip(" \t\r"))
    return line and line.rstrip(" \t\r")


def next_picture_row(file: MazeFile, notes: dict[str, Any]) -> str | None:
    """The next line that is neither a comment of a picture nor a fence of three backquotes; None at the end."""
    while (line := next_line(file)) is not None:
        bare = line.rstrip(" \t\r")
        if line.rstrip("\r") == "#" or re.match("# [A-Za-z][a-z]", bare):
            take_comment(file, notes, bare)
        elif bare.startswith("```"):
            count_other_line(file)
        else:
            return (bare or line.replace("\r", "")).replace("\t", " ")
    return None


def next_beginning(file: MazeFile, notes: dict[str, Any], after: bool) -> str | None:
    """The next line that is not empty, nor a fact below a picture after a maze; None at the end."""
    while (line := next_picture_row(file, notes)) is not None:
        if line.strip(" ") and not (after and re.match(FACT, line)):
            return line
        count_other_line(file)
    return None


def count_other_line(file: MazeFile) -> None:
    """Count an empty line or a comment."""
    file.other_lines += 1
    if file.other_lines > MOST_OTHER_LINES:
        refuse_file(file, messages.MANY_OTHER_LINES, MOST_OTHER_LINES)


def take_comment(file: MazeFile, notes: dict[str, Any], line: str) -> None:
    """Put the value of a goal, player or keys line into the notes, if it passes the gate."""
    count_other_line(file)
    name, _, value = line[2:].partition(" ")
    if line.startswith(("# goal ", "# player ")):
        x, _, y = value.partition(",")
        with contextlib.suppress(Refused):
            notes[name] = [gate_number("place", n, 0, MOST_SIDE + 1) for n in (x, y)]
    elif line.startswith("# keys "):
        notes["keys"] += re.sub("[^asdwuf]", "", value)
        if len(notes["keys"]) > MOST_KEYS:
            refuse_file(file, messages.MANY_KEYS, MOST_KEYS)


def read_size(file: MazeFile, line: str) -> Maze:
    """The grid that the first line asks for."""
    words = re.findall("[^ \t]+", line)
    if len(words) != 2:
        refuse_file(file, messages.NO_HEADER)
    try:
        width = gate_number("width", words[0], LEAST_READ, MOST_SIDE)
        height = gate_number("height", words[1], LEAST_READ, MOST_SIDE)
    except Refused as why:
        refuse_file(file, "%s", str(why))
    return make_grid(width, height)


def find_mark(
    file: MazeFile, codes: str, code: str, at: int, there: int, second: str
) -> int:
    """The square of a code in the row whose first square is at; if it has none, there. Refuse a second one."""
    n = codes.count(code)
    if n > 1 or (n and there):
        refuse_file(file, second)
    return at + codes.index(code) if n else there


def read_row(file: MazeFile, maze: Maze, line: str | None, y: int) -> None:
    """Put a row into the maze."""
    if line is None:
        refuse_file(file, messages.FEW_ROWS, y - 1, maze.height)
    words = re.findall("[^ \t]+", line)
    if len(words) != maze.width:
        refuse_file(file, messages.FEW_CODES, len(words), maze.width)
    for word in words:
        if word not in FROM_FILE:
            refuse_file(file, messages.UNKNOWN_CODE, word)
    codes, at = "".join(words), y * maze.stride + 1
    maze.cell[at : at + maze.width] = [FROM_FILE[code] for code in codes]
    maze.player = find_mark(file, codes, "8", at, maze.player, messages.SECOND_PLAYER)
    maze.goal = find_mark(file, codes, "7", at, maze.goal, messages.SECOND_GOAL)
    if "7" in codes:
        maze.goal = find_goal(maze, maze.goal)
        if not maze.goal:
            refuse_file(file, messages.CORNER)


def check_bridges(file: MazeFile, maze: Maze, line_of: list[int]) -> None:
    """Refuse a bridge without two ends or two cells; line_of is the line of each row."""
    for end, code in enumerate(maze.cell):
        if BRIDGE_EAST <= code <= BRIDGE_NORTH:
            k, step = code - BRIDGE_EAST, maze.step[code - BRIDGE_EAST]
            joins = is_cell(maze, end - step) and is_cell(maze, end + 3 * step)
            if not joins or maze.cell[end + 2 * step] != BRIDGE_EAST + (k ^ 1):
                file.line = line_of[end // maze.stride - 1]
                refuse_file(file, messages.NO_OTHER_END)


def find_place(maze: Maze, place: list[int]) -> int:
    """The square at X,Y; 0 if the maze has none there, and at 0,0."""
    x, y = place
    return y * maze.stride + x if x <= maze.width + 1 and y <= maze.height + 1 else 0


def read_maze(file: MazeFile) -> Maze | None:
    """The next maze of the file; None if there is no other. Player and goal are 0 if the maze has none."""
    file.other_lines = 0
    notes = {"goal": [0, 0], "player": [0, 0], "keys": ""}
    another = file.line > 0
    line = next_beginning(file, notes, another)
    if line is None:
        if another:
            return None
        refuse_whole(file, messages.EMPTY)
    maze = (
        read_rows(file, line, notes)
        if is_header(file, line)
        else read_picture(file, line, notes)
    )
    maze.keys = notes["keys"]
    return maze


def refuse_whole(file: MazeFile, text: str) -> NoReturn:
    """Report why the file, or what follows in it, holds no maze, and exit."""
    fail(1, messages.NO_MAZE % (file.name, text))


def is_header(file: MazeFile, line: str) -> bool:
    """Does a maze file begin here? Its first line has two numbers, and the next one as many digits as the first says."""
    size, passed, before = line.split(), [], file.line
    if not re.fullmatch(ONE_OR_TWO, line) or len(size) != 2:
        return False
    while (row := next_line(file)) is not None:
        passed.append(row)
        if not row.startswith("#") or len(passed) > MOST_OTHER_LINES:
            break
    put_back(file, *passed)
    file.line = before
    codes = (row or "").rstrip(" \t\r")
    return bool(re.fullmatch("[ \t]*([0-9][ \t]+)*[0-9]", codes)) and str(
        len(codes.split())
    ) == size[0].lstrip("0")


def read_rows(file: MazeFile, first: str, notes: dict[str, Any]) -> Maze:
    """The maze that begins with this line."""
    maze = read_size(file, first)
    line_of = []
    for y in range(1, maze.height + 1):
        read_row(file, maze, next_row(file, notes), y)
        line_of.append(file.line)
    if line := next_row(file, notes):
        if not re.fullmatch("[ \t]*[0-9]+[ \t]+[0-9]+", line):
            refuse_file(file, messages.MANY_ROWS, maze.height)
        put_back(file, line)
    check_bridges(file, maze, line_of)
    goal = find_place(maze, notes["goal"])
    if not maze.goal and goal and inside_of(maze, goal) == maze.player:
        maze.goal = goal
    if not maze.player and maze.goal == find_place(maze, notes["player"]):
        maze.player = maze.goal
    return maze


def read_picture(file: MazeFile, line: str | None, notes: dict[str, Any]) -> Maze:
    """The picture that begins with this line: up to an empty line or a fact."""
    rows: list[str] = []
    line_of: list[int] = []
    while line is not None:
        if rows and re.match(FACT, line):
            put_back(file, line)
            break
        if not line.strip(" ") and len(line) < len(rows[0]):
            if not is_counts(rows):
                break
        elif len(rows) == MOST_SIDE:
            refuse_file(file, messages.MANY_ROWS, MOST_SIDE)
        else:
            rows.append(line)
            line_of.append(file.line)
        line = next_picture_row(file, notes)
    first = drop_counts([row.rstrip(" ") for row in rows])
    try:
        maze, said = see_picture(rows[first:])
    except Refused as why:
        if picture_squares.bad_line < 0:
            refuse_whole(file, str(why))
        file.line = line_of[first + picture_squares.bad_line]
        refuse_file(file, "%s", str(why))
    for note in said:
        tell(f"python_ref: {file.name!r}: {note}")
    return maze


def is_counts(rows: list[str]) -> bool:
    """Are there only one or two, with one or two numbers each? Then they stand before a picture."""
    return len(rows) < 3 and all(re.fullmatch(ONE_OR_TWO, row) for row in rows)


def drop_counts(rows: list[str]) -> int:
    """How many lines of one or two numbers stand before the picture."""
    longest, n = max(map(len, rows)), 0
    while re.fullmatch(ONE_OR_TWO, rows[n]):
        before_others = n + 1 < len(rows) and rows[n + 1].strip("0123456789 ")
        if len(rows[n]) == longest and not (before_others and " " in rows[n].strip()):
            break
        n += 1
    return n
