"""maze file: mazes saved and loaded.

A line with width and height; a line for each row, a code for each square, a space between;
then lines that begin with #. The codes: 0 open, 1 wall, 2 3 4 5 a bridge to the north, south,
east, west, 7 goal (or the exit that leads to it), 8 player, 9 trail.
"""

from __future__ import annotations

import codecs
import os
import re
import stat
from collections.abc import Iterable, Iterator
from typing import NoReturn

from python_ref import messages
from python_ref.ends import inside_of, outside_of
from python_ref.gate import Refused, gate_number
from python_ref.grid import (
    BRIDGE_EAST,
    LEAST_SIDE,
    MOST_SIDE,
    Maze,
    is_outside,
    join_rows,
    make_grid,
    put_code,
)
from python_ref.messages import die, fail, printable

LONGEST_LINE = 8192
TO_FILE = {
    "0": "1",
    "1": "0",
    "4": "4",
    "5": "5",
    "6": "3",
    "7": "2",
    "G": "7",
    "P": "8",
    "T": "9",
}
FROM_FILE = {"0": 1, "1": 0, "2": 7, "3": 6, "4": 4, "5": 5, "7": 1, "8": 1, "9": 1}

file_name, file_line = "", 0


def mark_trail(maze: Maze, rows: list[list[str]], trail: Iterable[int]) -> None:
    """Put T into the rows for the trail."""
    for at in trail:
        put_code(maze, rows, at, "T")


def mark_ends(maze: Maze, rows: list[list[str]]) -> None:
    """Put G into the rows, a goal inside the maze, and P, the player, who hides it."""
    if maze.goal and not is_outside(maze, maze.goal):
        put_code(maze, rows, maze.goal, "G")
    if maze.player:
        put_code(maze, rows, maze.player, "P")


def write_maze(maze: Maze, trail: Iterable[int]) -> list[str]:
    """The lines of the file."""
    rows = join_rows(maze)
    mark_trail(maze, rows, trail)
    exit_square = inside_of(maze, maze.goal) if maze.goal else 0
    if exit_square:
        put_code(maze, rows, exit_square, "G")
    if maze.player:
        put_code(maze, rows, maze.player, "P")
    lines = [f"{maze.width} {maze.height}"]
    lines += [" ".join([TO_FILE[code] for code in row[1:-1]]) for row in rows[1:-1]]
    if maze.goal and exit_square == maze.player:
        lines.append(f"# goal {maze.goal % maze.stride},{maze.goal // maze.stride}")
    if maze.player and is_outside(maze, maze.player):
        lines.append(
            f"# player {maze.player % maze.stride},{maze.player // maze.stride}"
        )
    return lines


def refuse_file(text: str, *values: int | str) -> NoReturn:
    """Say what is wrong in the line just read, and end."""
    values = tuple(printable(v) if isinstance(v, str) else v for v in values)
    fail(1, messages.BAD_FILE % (printable(file_name), file_line, text % values))


def open_file(name: str) -> bytes:
    """All of the file (- is standard input), without the NUL bytes that bash never sees."""
    global file_name, file_line
    file_name, file_line = name, 0
    try:
        mode = os.fstat(0).st_mode if name == "-" else os.stat(name).st_mode
        wrong = not stat.S_ISREG(mode) and not stat.S_ISFIFO(mode)
        if name == "-":
            null = os.path.samestat(os.fstat(0), os.stat(os.devnull))
            endless = stat.S_ISCHR(mode) and not os.isatty(0) and not null
            wrong = stat.S_ISDIR(mode) or endless
        if wrong:
            raise OSError
        with open(0 if name == "-" else name, "rb") as file:
            return file.read().replace(b"\0", b"")
    except (OSError, ValueError):
        die(1, messages.CANNOT_READ, name)


def next_line(lines: Iterator[bytes], places: dict[str, str]) -> str | None:
    """The next line that is no comment, without the blanks at its end; None at the end."""
    global file_line
    for raw in lines:
        file_line += 1
        if len(raw) >= LONGEST_LINE:
            refuse_file(messages.LONG_LINE, LONGEST_LINE)
        if file_line == 1 and raw.startswith(codecs.BOM_UTF8):
            raw = raw[3:]
        line = os.fsdecode(raw).rstrip(" \t\r")
        place = re.match("# (goal|player) (.*)", line, re.DOTALL)
        if place:
            places[place[1]] = place[2]
        elif not line.startswith("#"):
            return line
    file_line += 1
    return None


def read_size(line: str | None) -> Maze:
    """The grid that the first line asks for."""
    words = re.findall("[^ \t]+", line or "")
    if len(words) != 2:
        refuse_file(messages.NO_HEADER)
    try:
        width = gate_number("width", words[0], LEAST_SIDE, MOST_SIDE, True)
        return make_grid(
            width, gate_number("height", words[1], LEAST_SIDE, MOST_SIDE, True)
        )
    except Refused as why:
        fail(1, messages.BAD_FILE % (printable(file_name), file_line, why))


def find_mark(codes: str, code: str, there: int) -> int:
    """The place of a code in a row, from 0; -1 for none, -2 if it is the second."""
    n = codes.count(code)
    return -2 if n > 1 or (n and there) else codes.find(code)


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
    found = find_mark(codes, "8", maze.player)
    if found == -2:
        refuse_file(messages.SECOND_PLAYER)
    if found >= 0:
        maze.player = at + found
    found = find_mark(codes, "7", maze.goal)
    if found == -2:
        refuse_file(messages.SECOND_GOAL)
    if found >= 0:
        maze.goal = at + found
        sides = (found in (0, maze.width - 1)) + (y in (1, maze.height))
        if sides == 2:
            refuse_file(messages.CORNER)
        if sides == 1:
            maze.goal = outside_of(maze, maze.goal)
    maze.cell[at : at + maze.width] = [FROM_FILE[code] for code in codes]


def is_bridge_end(maze: Maze, x: int, y: int, code: int) -> bool:
    """Is the other end where it should be, and are both between cells?"""
    k = code - BRIDGE_EAST
    along, across, side = (x, y, maze.width) if k < 2 else (y, x, maze.height)
    other = along - 2 if k % 2 else along + 2
    if (
        along % 2 == 0
        or across % 2
        or min(along, other) < 3
        or max(along, other) > side - 2
    ):
        return False
    return maze.cell[y * maze.stride + x + 2 * maze.steps[k]] == BRIDGE_EAST + (k ^ 1)


def check_bridges(maze: Maze, line_of: list[int]) -> None:
    """Every bridge has two ends; line_of is the line of each row."""
    global file_line
    for y in range(1, maze.height + 1):
        file_line = line_of[y - 1]
        for x in range(1, maze.width + 1):
            code = maze.cell[y * maze.stride + x]
            if code >= BRIDGE_EAST and not is_bridge_end(maze, x, y, code):
                refuse_file(messages.NO_OTHER_END)


def read_place(maze: Maze, text: str) -> int:
    """The square of a place X,Y; 0 if it is none."""
    x, _, y = text.partition(",")
    try:
        column = gate_number("x", x, 0, maze.width + 1)
        return gate_number("y", y, 0, maze.height + 1) * maze.stride + column
    except Refused:
        return 0


def read_maze(name: str) -> Maze:
    """The maze in a file; player and goal are 0 where the file has none."""
    data = open_file(name)
    lines = iter(data.split(b"\n")[: None if data[-1:] != b"\n" and data else -1])
    places: dict[str, str] = {}
    maze = read_size(next_line(lines, places))
    line_of = []
    for y in range(1, maze.height + 1):
        read_row(maze, next_line(lines, places), y)
        line_of.append(file_line)
    while (line := next_line(lines, places)) is not None:
        if line:
            refuse_file(messages.MANY_ROWS, maze.height)
    check_bridges(maze, line_of)
    goal = read_place(maze, places.get("goal", ""))
    if not maze.goal and goal and inside_of(maze, goal) == maze.player:
        maze.goal = goal
    if not maze.player and maze.goal == read_place(maze, places.get("player", "")):
        maze.player = maze.goal
    return maze
