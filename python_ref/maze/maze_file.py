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
from python_ref.core.output import fail
from python_ref.grid import MOST_SIDE, Maze, make_grid
from python_ref.maze import picture_file
from python_ref.maze.bridges import BRIDGE_EAST, BRIDGE_NORTH
from python_ref.maze.ends import find_goal, inside_of
from python_ref.maze.neighbors import is_cell

LONGEST_LINE = 16383  # bytes
MOST_OTHER_LINES, MOST_KEYS = 50000, 1000000  # of one maze, so that no input is endless
FROM_FILE = dict(zip("0123456789", (1, 0, 7, 6, 4, 5, 9, 1, 1, 1)))
LEAST_READ = 3  # squares along a side

file_name, file_line = "", 0
file_other_lines = 0  # the empty lines and comments of the maze being read
file_again = b""  # a line to read again, or empty
file_read: BinaryIO  # the file being read


def refuse_file(text: str, *values: int | str) -> NoReturn:
    """Report what is wrong in the line just read, and fail; the format shows values from outside as repr() does."""
    fail(1, f"{file_name!r}: line {file_line}: {text % values}")


def open_file(name: str) -> None:
    """Open the file (- is standard input)."""
    global file_name, file_line, file_again, file_read
    file_name, file_line, file_again = name, 0, b""
    try:
        source = 0 if name == "-" else name
        mode = os.stat(source).st_mode
        readable = stat.S_ISREG(mode) or stat.S_ISFIFO(mode)
        if name == "-":
            empty = os.path.samefile(0, os.devnull)
            readable = not stat.S_ISCHR(mode) or os.isatty(0) or empty
        if not readable:
            raise OSError  # a device may be endless
        file_read = open(source, "rb")  # noqa: SIM115
        if stat.S_ISREG(mode):  # -o may name the same file
            file_read = io.BytesIO(file_read.read())
    except (OSError, ValueError):
        fail(1, f"{name!r} cannot be read")


def next_line() -> str | None:
    """The next line, without the whitespace at its end; None at the end of the file."""
    global file_line, file_again
    file_line += 1
    try:
        raw = file_again or file_read.readline(LONGEST_LINE + 1)
    except OSError:
        fail(1, f"{file_name!r} cannot be read")
    if not raw:
        return None
    file_again = b""
    text, nul, _ = raw.rstrip(b"\n").partition(b"\0")
    if len(text) > LONGEST_LINE:
        refuse_file(messages.LONG_LINE, LONGEST_LINE)
    if nul:
        refuse_file(messages.NUL_BYTE)
    if file_line == 1 and text.startswith(codecs.BOM_UTF8):
        text = text[3:]
    return os.fsdecode(text).rstrip(" \t\r")


def next_row(notes: dict[str, Any]) -> str | None:
    """The next line that is not a comment; None at the end of the file."""
    while (line := next_line()) is not None and line.startswith("#"):
        take_comment(notes, line)
    return line


def next_beginning(notes: dict[str, Any]) -> str | None:
    """The next line that is neither empty nor a comment (in a picture, # may be a wall); None at the end."""
    while (line := next_line()) is not None:
        if line == "#" or re.match("#.*[0-9A-DF-RT-WYZa-z]", line, re.DOTALL):
            take_comment(notes, line)
        elif line:
            return line
        else:
            count_other_line()
    return None


def count_other_line() -> None:
    """Count an empty line or a comment."""
    global file_other_lines
    file_other_lines += 1
    if file_other_lines > MOST_OTHER_LINES:
        refuse_file(messages.MANY_OTHER_LINES, MOST_OTHER_LINES)


def take_comment(notes: dict[str, Any], line: str) -> None:
    """Put the value of a goal, player or keys line into the notes, if it passes the gate."""
    count_other_line()
    name, _, value = line[2:].partition(" ")
    if line.startswith(("# goal ", "# player ")):
        x, _, y = value.partition(",")
        with contextlib.suppress(Refused):
            notes[name] = [gate_number("place", n, 0, MOST_SIDE + 1) for n in (x, y)]
    elif line.startswith("# keys "):
        notes["keys"] += re.sub("[^asdwuf]", "", value)
        if len(notes["keys"]) > MOST_KEYS:
            refuse_file(messages.MANY_KEYS, MOST_KEYS)


def read_size(line: str) -> Maze:
    """The grid that the first line asks for."""
    words = re.findall("[^ \t]+", line)
    if len(words) != 2:
        refuse_file(messages.NO_HEADER)
    try:
        width = gate_number("width", words[0], LEAST_READ, MOST_SIDE)
        height = gate_number("height", words[1], LEAST_READ, MOST_SIDE)
    except Refused as why:
        refuse_file("%s", str(why))
    return make_grid(width, height)


def find_mark(codes: str, code: str, at: int, there: int, second: str) -> int:
    """The square of a code in the row whose first square is at; if it has none, there. Refuse a second one."""
    n = codes.count(code)
    if n > 1 or (n and there):
        refuse_file(second)
    return at + codes.index(code) if n else there


def read_row(maze: Maze, line: str | None, y: int) -> None:
    """Put a row into the maze."""
    if line is None:
        refuse_file(messages.FEW_ROWS, y - 1, maze.height)
    words = re.findall("[^ \t]+", line)
    if len(words) != maze.width:
        refuse_file(messages.FEW_CODES, len(words), maze.width)
    for word in words:
        if word not in FROM_FILE:
            refuse_file(messages.UNKNOWN_CODE, word)
    codes, at = "".join(words), y * maze.stride + 1
    maze.cell[at : at + maze.width] = [FROM_FILE[code] for code in codes]
    maze.player = find_mark(codes, "8", at, maze.player, messages.SECOND_PLAYER)
    maze.goal = find_mark(codes, "7", at, maze.goal, messages.SECOND_GOAL)
    if "7" in codes:
        maze.goal = find_goal(maze, maze.goal)
        if not maze.goal:
            refuse_file(messages.CORNER)


def check_bridges(maze: Maze, line_of: list[int]) -> None:
    """Refuse a bridge without two ends or two cells; line_of is the line of each row."""
    global file_line
    for end, code in enumerate(maze.cell):
        if BRIDGE_EAST <= code <= BRIDGE_NORTH:
            k, step = code - BRIDGE_EAST, maze.step[code - BRIDGE_EAST]
            joins = is_cell(maze, end - step) and is_cell(maze, end + 3 * step)
            if not joins or maze.cell[end + 2 * step] != BRIDGE_EAST + (k ^ 1):
                file_line = line_of[end // maze.stride - 1]
                refuse_file(messages.NO_OTHER_END)


def find_place(maze: Maze, place: list[int]) -> int:
    """The square at X,Y; 0 if the maze has none there, and at 0,0."""
    x, y = place
    return y * maze.stride + x if x <= maze.width + 1 and y <= maze.height + 1 else 0


def read_maze() -> Maze | None:
    """The next maze of the file; None if there is no other. Player and goal are 0 if the maze has none."""
    global file_other_lines
    file_other_lines = 0
    notes = {"goal": [0, 0], "player": [0, 0], "keys": ""}
    another = file_line > 0
    line = next_beginning(notes)
    if line is None:
        if another:
            return None
        refuse_file(messages.NO_HEADER)
    maze = read_rows(line, notes) if re.search("[0-9]", line) else read_picture(line)
    maze.keys = notes["keys"]
    return maze


def read_rows(first: str, notes: dict[str, Any]) -> Maze:
    """The maze that begins with this line."""
    global file_line, file_again
    maze = read_size(first)
    line_of = []
    for y in range(1, maze.height + 1):
        read_row(maze, next_row(notes), y)
        line_of.append(file_line)
    if line := next_row(notes):
        if not re.fullmatch("[ \t]*[0-9]+[ \t]+[0-9]+", line):
            refuse_file(messages.MANY_ROWS, maze.height)
        file_again = line.encode()
        file_line -= 1
    check_bridges(maze, line_of)
    goal = find_place(maze, notes["goal"])
    if not maze.goal and goal and inside_of(maze, goal) == maze.player:
        maze.goal = goal
    if not maze.player and maze.goal == find_place(maze, notes["player"]):
        maze.player = maze.goal
    return maze


def read_picture(line: str) -> Maze:
    """The picture that begins with this line."""
    global file_line
    first, lines = file_line, [os.fsencode(line)]
    while more := next_line():
        if len(lines) == MOST_SIDE:
            refuse_file(messages.MANY_ROWS, MOST_SIDE)
        lines.append(os.fsencode(more))
    try:
        return picture_file.see_picture(lines)
    except Refused as why:
        file_line = first + picture_file.bad_line
        refuse_file("%s", str(why))
