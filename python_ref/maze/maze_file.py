"""maze file: mazes saved and loaded.

A line with width and height; a line for each row, a code for each square, a space between;
then lines that begin with #. The codes: 0 open, 1 wall, 2 3 4 5 a bridge to the north, south,
east, west, 7 goal (or the exit that leads to it), 8 player, 9 trail.

Lines "# keys STRING" are the keys of a game that has been played so far. An empty line ends a maze,
and another may follow. After a maze's last row and its # lines, a line with width and height begins
the next one too, so files put together with cat are a maze file.

Where a maze begins, a line without a digit in it is the first one of a picture, which ends with the
lines before the next blank one: picture_file makes a maze of them.
"""

from __future__ import annotations

import codecs
import io
import os
import re
import stat
from typing import BinaryIO, NoReturn

from python_ref.core import messages
from python_ref.core.gate import Refused, gate_number
from python_ref.core.output import die, fail, printable
from python_ref.grid import LEAST_SIDE, MOST_SIDE, SOUTH, Maze, make_grid
from python_ref.maze.bridges import BRIDGE_EAST
from python_ref.maze.ends import inside_of, outside_of
from python_ref.maze.picture_file import BadPicture, see_picture

LONGEST_LINE = 16384
MOST_BESIDE, MOST_KEYS = 50000, 1000000  # of one maze, so that no input is endless
FROM_FILE = {"0": 1, "1": 0, "2": 7, "3": 6, "4": 4, "5": 5, "7": 1, "8": 1, "9": 1}

file_name, file_line = "", 0
file_beside = 0  # the empty lines and comments of the maze being read
file_again = b""  # a line to read once more, or empty
file_read: BinaryIO  # the file being read


def refuse_file(text: str, *values: int | str) -> NoReturn:
    """Say what is wrong in the line just read, and end."""
    values = tuple(printable(v) if isinstance(v, str) else v for v in values)
    fail(1, messages.BAD_FILE % (printable(file_name), file_line, text % values))


def open_file(name: str) -> None:
    """Begin to read the file (- is standard input)."""
    global file_name, file_line, file_again, file_read
    file_name, file_line, file_again = name, 0, b""
    try:
        mode = os.fstat(0).st_mode if name == "-" else os.stat(name).st_mode
        if name == "-":
            empty = os.path.samestat(os.fstat(0), os.stat(os.devnull))
            readable = not stat.S_ISCHR(mode) or os.isatty(0) or empty
        else:
            readable = stat.S_ISREG(mode) or stat.S_ISFIFO(mode)
        if not readable:
            raise OSError  # a device may be endless
        file_read = open(0 if name == "-" else name, "rb")  # noqa: SIM115
        if name != "-" and stat.S_ISREG(mode):  # -o may name the same file
            file_read = io.BytesIO(file_read.read())
    except (OSError, ValueError):
        die(1, messages.CANNOT_READ, name)


def next_line() -> str | None:
    """The next line, without the blanks at its end; None at the end."""
    global file_line, file_again
    file_line += 1
    try:
        raw = file_again or file_read.readline(LONGEST_LINE)
    except OSError:
        die(1, messages.CANNOT_READ, file_name)
    if not raw:
        return None
    file_again = b""
    raw = raw.removesuffix(b"\n")
    text, nul, _ = raw.partition(b"\0")
    if len(text) >= LONGEST_LINE:
        refuse_file(messages.LONG_LINE, LONGEST_LINE)
    if nul:
        refuse_file(messages.NUL_BYTE)
    if file_line == 1 and raw.startswith(codecs.BOM_UTF8):
        raw = raw[3:]
    return os.fsdecode(raw).rstrip(" \t\r")


def next_row(notes: dict[str, str]) -> str | None:
    """The next line that is no remark; None at the end."""
    while (line := next_line()) is not None:
        if not line.startswith("#"):
            return line
        take_remark(notes, line)
    return None


def next_beginning(notes: dict[str, str]) -> str | None:
    """The next line that is neither blank nor a remark; None at the end. In a picture # may be a
    wall: here a remark has a letter or digit that means nothing in a picture."""
    while (line := next_line()) is not None:
        if line == "#" or re.match("#.*[0-9A-DF-RT-WYZa-z]", line, re.DOTALL):
            take_remark(notes, line)
        elif line:
            return line
        else:
            count_beside()
    return None


def count_beside() -> None:
    """Count an empty line or a comment."""
    global file_beside
    file_beside += 1
    if file_beside > MOST_BESIDE:
        refuse_file(messages.MANY_BESIDE, MOST_BESIDE)


def take_remark(notes: dict[str, str], line: str) -> None:
    """Put the value of a goal, player or keys line into the notes, if it passes the gate."""
    count_beside()
    name, _, value = line[2:].partition(" ")
    if not line.startswith(f"# {name} "):
        return
    if name in ("goal", "player") and gate_place(value):
        notes[name] = value
    elif name == "keys":
        notes["keys"] += re.sub("[^asdwuf]", "", value)
        if len(notes["keys"]) > MOST_KEYS:
            refuse_file(messages.MANY_KEYS, MOST_KEYS)


def gate_place(text: str) -> bool:
    """Is it X,Y, a square that some maze has?"""
    x, _, y = text.partition(",")
    try:
        gate_number("x", x, 0, MOST_SIDE + 1)
        gate_number("y", y, 0, MOST_SIDE + 1)
    except Refused:
        return False
    return True


def read_size(line: str) -> Maze:
    """The grid that the first line asks for."""
    words = re.findall("[^ \t]+", line)
    if len(words) != 2:
        refuse_file(messages.NO_HEADER)
    try:
        width = gate_number("width", words[0], LEAST_SIDE, MOST_SIDE, True)
        height = gate_number("height", words[1], LEAST_SIDE, MOST_SIDE, True)
    except Refused as why:
        fail(1, messages.BAD_FILE % (printable(file_name), file_line, why))
    return make_grid(width, height)


def find_mark(codes: str, code: str, at: int, there: int, second: str) -> int:
    """The square of a code in a row that begins at a square; there, if the row has none. The text
    is for the second one in a maze."""
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
        x = maze.goal % maze.stride
        sides = (x in (1, maze.width)) + (y in (1, maze.height))
        if sides == 2:
            refuse_file(messages.CORNER)
        if sides == 1:
            maze.goal = outside_of(maze, maze.goal)


def is_bridge_end(maze: Maze, x: int, y: int, code: int) -> bool:
    """Is the other end where it should be, and are both between cells?"""
    k = code - BRIDGE_EAST
    along, across, side = (x, y, maze.width) if k < SOUTH else (y, x, maze.height)
    other = along - 2 if k % 2 else along + 2
    return (
        along % 2 == 1
        and across % 2 == 0
        and 3 <= along <= side - 2
        and 3 <= other <= side - 2
        and maze.cell[y * maze.stride + x + 2 * maze.step[k]] == BRIDGE_EAST + (k ^ 1)
    )


def check_bridges(maze: Maze, line_of: list[int]) -> None:
    """Every bridge has two ends; line_of is the line of each row."""
    global file_line
    for y in range(1, maze.height + 1):
        for x in range(1, maze.width + 1):
            code = maze.cell[y * maze.stride + x]
            if code >= BRIDGE_EAST and not is_bridge_end(maze, x, y, code):
                file_line = line_of[y - 1]
                refuse_file(messages.NO_OTHER_END)


def find_place(maze: Maze, text: str) -> int:
    """The square of a place X,Y; 0 if this maze has none there."""
    x, y = map(int, text.split(",")) if text else (maze.width + 2, 0)
    return y * maze.stride + x if x <= maze.width + 1 and y <= maze.height + 1 else 0


def read_maze() -> Maze | None:
    """The next maze of the file, player and goal 0 where it has none; None if there is no other."""
    global file_beside
    file_beside = 0
    notes = {"goal": "", "player": "", "keys": ""}
    another = file_line > 0
    line = next_beginning(notes)
    if line is None:
        if another:
            return None
        refuse_file(messages.NO_HEADER)
    maze = read_rows(line, notes) if re.search("[0-9]", line) else read_picture(line)
    maze.keys = notes["keys"]
    return maze


def read_rows(first: str, notes: dict[str, str]) -> Maze:
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
        return see_picture(lines)
    except BadPicture as wrong:
        file_line = first + wrong.args[0]
        fail(1, messages.BAD_FILE % (printable(file_name), file_line, wrong.args[1]))
