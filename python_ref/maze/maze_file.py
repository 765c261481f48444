"""maze file: save mazes to files and load them.

The first line has the width and the height. Then comes a line for each row, with a code for each square
and spaces between them, and then lines that begin with #. The codes: 0 open, 1 wall, 2 3 4 5 a bridge to the
north, south, east, west, 6 outside, 7 goal (or the exit that leads to it), 8 player, 9 trail. "# keys STRING" holds the
keys played so far. An empty line, or the size of the next maze, ends a maze. Any other first line begins a picture.
"""

from __future__ import annotations

import os
import re

from python_ref.core.gate import Refused, gate_number
from python_ref.grid import LEAST_READ, MOST_SIDE, Maze, make_grid
from python_ref.maze.bridges import BRIDGE_EAST, BRIDGE_NORTH
from python_ref.maze.ends import find_goal, inside_of
from python_ref.maze.neighbors import is_cell
from python_ref.maze.picture_file import NUMBERS, see_picture
from python_ref.maze.text_file import TextFile, next_line, refuse_file

MOST_OTHER_LINES, MOST_KEYS = 50000, 1000000  # of one maze
FROM_FILE = dict(zip("0123456789", (1, 0, 7, 6, 4, 5, 9, 1, 1, 1)))
SIZE = "[ \t]*[0-9]+[ \t]+[0-9]+"  # of a maze
FACT = "[a-z][a-z ]*: "  # of a line below a picture
BLANKS = " \t\r"


def next_row(file: TextFile) -> str | None:
    """The next line that is not a comment, without the whitespace at its end; None at the end of the file."""
    while (line := next_line(file)) is not None:
        if not line.startswith("#"):
            return line.rstrip(BLANKS)
        take_comment(file, line.rstrip(BLANKS))
    return None


def next_picture_row(file: TextFile) -> str | None:
    """The next line that is neither a comment of a picture nor a fence of three backquotes; None at the end."""
    while (line := next_line(file)) is not None:
        bare = line.rstrip(BLANKS)
        if line.rstrip("\r") == "#" or re.match("# [A-Za-z][a-z]|```", bare):
            take_comment(file, bare)
        else:
            return (bare or line.replace("\r", "")).replace("\t", " ")
    return None


def next_beginning(file: TextFile, after: bool) -> str | None:
    """The next line that is not empty, nor a fact below a picture after a maze; None at the end."""
    while (line := next_picture_row(file)) is not None:
        if line.strip(" ") and not (after and re.match(FACT, line)):
            return line
        take_comment(file, "")
    return None


def take_comment(file: TextFile, line: str) -> None:
    """Store the value of a goal, player or keys line; any other line is only counted."""
    file.count += 1
    if place := re.fullmatch("# (goal|player) ([0-9]{1,18}),([0-9]{1,18})", line):
        x, y = int(place[2]), int(place[3])
        if max(x, y) <= MOST_SIDE + 1:
            file.places[place[1]] = x, y
    elif line.startswith("# keys "):
        file.keys += re.sub("[^asdwuf]", "", line[7:])
    if file.count > MOST_OTHER_LINES or len(file.keys) > MOST_KEYS:
        refuse_file(file, "too many comments or keys")


def read_size(file: TextFile, line: str) -> Maze:
    """The grid that the first line asks for."""
    try:
        sides = [gate_number("side", n, LEAST_READ, MOST_SIDE) for n in line.split()]
    except Refused as why:
        refuse_file(file, str(why))
    return make_grid(*sides)


def read_row(file: TextFile, maze: Maze, line: str | None, y: int) -> None:
    """Put a row into the maze."""
    codes = re.findall("[^ \t]+", line or "")
    if len(codes) != maze.width or not set(codes) <= set(FROM_FILE):
        refuse_file(file, f"not {maze.width} codes from 0 to 9")
    at = y * maze.stride + 1
    maze.cell[at : at + maze.width] = [FROM_FILE[code] for code in codes]
    for sign, end in ("8", maze.player), ("7", maze.goal):
        if codes.count(sign) + (end > 0) > 1:
            refuse_file(file, "a second player or goal")
    if "8" in codes:
        maze.player = at + codes.index("8")
    if "7" in codes:
        goal = find_goal(maze, at + codes.index("7"))
        maze.goal = goal or refuse_file(file, "the goal is in a corner")


def check_bridges(file: TextFile, maze: Maze) -> None:
    """Refuse a bridge without two ends or two cells."""
    for end, code in enumerate(maze.cell):
        if BRIDGE_EAST <= code <= BRIDGE_NORTH:
            k, step = code - BRIDGE_EAST, maze.step[code - BRIDGE_EAST]
            joins = is_cell(maze, end - step) and is_cell(maze, end + 3 * step)
            if not joins or maze.cell[end + 2 * step] != BRIDGE_EAST + (k ^ 1):
                refuse_file(file, "above it is a bridge with only one end")


def find_place(file: TextFile, maze: Maze, name: str) -> int:
    """The square of the goal or the player, from a comment; 0 if the maze has none there."""
    x, y = file.places.get(name, (0, 0))
    return y * maze.stride + x if x <= maze.width + 1 and y <= maze.height + 1 else 0


def read_maze(file: TextFile) -> Maze | None:
    """The next maze of the file; None if there is no other. Player and goal are 0 if the maze has none."""
    another = file.line > 0
    file.count, file.keys, file.places = 0, "", {}
    line = next_beginning(file, another)
    if line is None:
        return None if another else refuse_file(file, "no maze was found")
    maze = (read_rows if is_header(file, line) else read_picture)(file, line)
    maze.keys = file.keys
    return maze


def is_header(file: TextFile, line: str) -> bool:
    """Does a maze file begin here? Its first line has two numbers, and the next one as many digits as the first says."""
    rows = (row for row in file.lines[file.line :] if not row.startswith(b"#"))
    row = os.fsdecode(next(rows, b"")).rstrip(BLANKS)
    return (
        re.fullmatch(SIZE, line) is not None
        and re.fullmatch("[ \t]*([0-9][ \t]+)*[0-9]", row) is not None
        and str(len(row.split())) == line.split()[0].lstrip("0")
    )


def read_rows(file: TextFile, first: str) -> Maze:
    """The maze that begins with this line."""
    maze = read_size(file, first)
    for y in range(1, maze.height + 1):
        read_row(file, maze, next_row(file), y)
    if line := next_row(file):
        if not re.fullmatch(SIZE, line):
            refuse_file(file, f"more than {maze.height} rows")
        file.line -= 1  # the next maze begins there
    check_bridges(file, maze)
    goal = find_place(file, maze, "goal")
    if not maze.goal and goal and inside_of(maze, goal) == maze.player:
        maze.goal = goal
    if not maze.player and maze.goal == find_place(file, maze, "player"):
        maze.player = maze.goal
    return maze


def read_picture(file: TextFile, first: str) -> Maze:
    """The picture that begins with this line: up to an empty line or a fact."""
    rows = [first]
    while (line := next_picture_row(file)) is not None:
        if re.match(FACT, line):
            file.line -= 1
            break
        if line.strip(" ") or len(line) >= len(first):
            rows.append(line)
        elif not is_counts(rows):
            break
    if len(rows) > MOST_SIDE:
        refuse_file(file, f"more than {MOST_SIDE} rows")
    return see_picture(rows)


def is_counts(rows: list[str]) -> bool:
    """Are there only one or two, with one or two numbers each? Then they stand before a picture."""
    return len(rows) < 3 and all(re.fullmatch(NUMBERS, row) for row in rows)
