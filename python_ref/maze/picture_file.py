"""picture file: pictures of mazes, ours and other programs', taken for mazes.

    is open      a blank  .  ·  •  ◦
    the player   ●  @  S
    the goal     ◆  X  E
    no picture   ═  ║  =  ||   for what leads over a bridge cannot be told from its sign
    a wall       anything else

How many characters a square takes is told by the picture itself. With + or a box-drawing character in
it, a square is one character wide in odd columns and three in even ones, and where both coordinates are
odd there is a wall; else, where in each row all pairs of characters are walls or not walls, both alike, a
square is two wide; else one.
"""

from __future__ import annotations

import re

from python_ref.core import messages
from python_ref.core.gate import Refused, gate_number
from python_ref.grid import LEAST_SIDE, MOST_SIDE, OPEN, WALL, Maze, make_grid
from python_ref.maze.ends import outside_of

SIGNS = {"+": "─│┌┐└┘├┤┬┴┼╴╵╶╷", ".": "·•◦", "@": "●S", "X": "◆E", "=": "═║", " ": "\t"}


class BadPicture(Exception):
    """The line that is wrong, from 0, and what is wrong there."""


def see_picture(lines: list[bytes]) -> Maze:
    """The maze that the lines show; none of them is blank. Raises BadPicture."""
    rows, wide, widest = take_lines(lines)
    square_wide = choose_square_width(rows, wide)
    if square_wide == 0:
        across = wide // 4 * 2 + min(wide % 4, 2)
    else:
        across = -(-wide // square_wide)
    if len(rows) == 1:
        raise BadPicture(0, messages.NO_HEADER)
    line = widest
    try:
        width = gate_number("width", str(across), LEAST_SIDE, MOST_SIDE, True)
        line = len(rows) - 1
        height = gate_number("height", str(len(rows)), LEAST_SIDE, MOST_SIDE, True)
    except Refused as why:
        raise BadPicture(line, str(why)) from None
    maze = make_grid(width, height)
    for y in range(1, height + 1):
        take_squares(maze, y, rows[y - 1].ljust(wide), square_wide)
    find_ends(maze)
    return maze


def take_lines(lines: list[bytes]) -> tuple[list[bytes], int, int]:
    """Its rows, how wide the widest is, and which one that is."""
    rows = []
    for n, line in enumerate(lines):
        row = spell_signs(line)
        if b"=" in row or b"||" in row:
            raise BadPicture(n, messages.PICTURE_BRIDGES)
        rows.append(row)
    cut = min(len(row) - len(row.lstrip(b" ")) for row in rows)
    rows = [row[cut:] for row in rows]
    wide = max(len(row) for row in rows)
    return rows, wide, [len(row) for row in rows].index(wide)


def spell_signs(line: bytes) -> bytes:
    """A byte for each character, those that mean the same spelled the same."""
    for plain, signs in SIGNS.items():
        for sign in signs:
            line = line.replace(sign.encode(), plain.encode())
    return re.sub(rb"[\x80-\xbf]", b"", line)  # of any other its first byte is left


def tell_walls(row: bytes) -> list[bool]:
    """Is each character a wall?"""
    return [sign not in b"@X. " for sign in row]


def choose_square_width(rows: list[bytes], wide: int) -> int:
    """Characters a square takes; 0 for one and three."""
    if any(b"+" in row for row in rows):
        return 0
    for row in rows:
        walls = tell_walls(row.ljust(wide + wide % 2))
        if walls[::2] != walls[1::2]:
            return 1
    return 2


def take_squares(maze: Maze, y: int, row: bytes, square_wide: int) -> None:
    """Put a row into the maze."""
    walls, at = tell_walls(row), 0
    for x in range(1, maze.width + 1):
        taken = square_wide or (1 if x % 2 else 3)
        here, post = y * maze.stride + x, not square_wide and x % 2 and y % 2
        maze.cell[here] = WALL if post or any(walls[at : at + taken]) else OPEN
        marks = [sign for sign in row[at : at + taken] if sign in b"@X"]
        if marks:
            maze.cell[here] = OPEN
            put_mark(maze, marks[0], x, y)
        at += taken


def put_mark(maze: Maze, mark: int, x: int, y: int) -> None:
    """The player or the goal is there."""
    here = y * maze.stride + x
    if mark == ord("@"):
        if maze.player:
            raise BadPicture(y - 1, messages.SECOND_PLAYER)
        maze.player = here
        return
    if maze.goal:
        raise BadPicture(y - 1, messages.SECOND_GOAL)
    sides = (x in (1, maze.width)) + (y in (1, maze.height))
    if sides == 2:
        raise BadPicture(y - 1, messages.CORNER)
    maze.goal = outside_of(maze, here) if sides else here


def find_ends(maze: Maze) -> None:
    """Where they are not shown: openings in the border."""
    openings = [
        y * maze.stride + x
        for y in range(1, maze.height + 1)
        for x in range(1, maze.width + 1)
        if (x in (1, maze.width) or y in (1, maze.height))
        and maze.cell[y * maze.stride + x] == OPEN
    ]
    if not maze.player and openings:
        maze.player = openings[0]
    others = [opening for opening in openings if opening != maze.player]
    if not maze.goal and others:
        maze.goal = outside_of(maze, others[-1])
