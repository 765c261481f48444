"""picture file: pictures of mazes, from this program or others, read as mazes.

    open         a space  .  ·  •  ◦
    the player   ●  @  S
    the goal     ◆  X  E
    refused      ═  ║  =  ||   because the sign of a bridge does not show which way it leads
    a wall       anything else

With + or a box-drawing character in it, a square is one character wide in odd columns and three in even
ones, and a square with two odd coordinates is a wall. Otherwise, a square is two wide if both characters of
every pair are walls or both are not. If not, it is one wide.
"""

from __future__ import annotations

import re

from python_ref.core import messages
from python_ref.core.gate import Refused, gate_number
from python_ref.grid import LEAST_SIDE, MOST_SIDE, OPEN, WALL, Maze, make_grid
from python_ref.maze.ends import find_goal, outside_of
from python_ref.maze.solve import copy_maze

SIGNS = {"+": "─│┌┐└┘├┤┬┴┼╴╵╶╷", ".": "·•◦", "@": "●S", "X": "◆E", "=": "═║", " ": "\t"}
bad_line = 0  # the line of the picture that is wrong, from 0


def see_picture(lines: list[bytes]) -> Maze:
    """The maze that the lines show; no line may be empty. Raises Refused, and sets bad_line."""
    global bad_line
    rows = take_lines(lines)
    wide, high = max(map(len, rows)), len(rows)
    square_wide = choose_square_width(rows, wide)
    pairs, rest = divmod(wide, 4)
    across = -(-wide // square_wide) if square_wide else 2 * pairs + min(rest, 2)
    if high == 1:
        raise Refused(messages.NO_HEADER)
    bad_line = [len(row) for row in rows].index(wide)
    gate_number("width", str(across), LEAST_SIDE, MOST_SIDE, True)
    bad_line = high - 1
    gate_number("height", str(high), LEAST_SIDE, MOST_SIDE, True)
    maze = make_grid(across, high)
    for bad_line, row in enumerate(rows):
        take_squares(maze, bad_line + 1, row.ljust(wide), square_wide)
    find_ends(maze)
    return maze


def take_lines(lines: list[bytes]) -> list[bytes]:
    """The rows, without the spaces that all of them begin with."""
    global bad_line
    rows = [spell_signs(line) for line in lines]
    for bad_line, row in enumerate(rows):
        if b"=" in row or b"||" in row:
            raise Refused(messages.PICTURE_BRIDGES)
    cut = min(len(row) - len(row.lstrip(b" ")) for row in rows)
    return [row[cut:] for row in rows]


def spell_signs(line: bytes) -> bytes:
    """A byte for each character, the same for characters with the same meaning."""
    for plain, signs in SIGNS.items():
        for sign in signs:
            line = line.replace(sign.encode(), plain.encode())
    return re.sub(rb"[\x80-\xbf]", b"", line)  # others keep their first byte


def choose_square_width(rows: list[bytes], wide: int) -> int:
    """The width of a square in characters; 0 for one and three in turn."""
    if any(b"+" in row for row in rows):
        return 0
    padded = [row.ljust(wide + wide % 2) for row in rows]
    walls = [[sign not in b"@X. " for sign in row] for row in padded]
    return 2 if all(row[::2] == row[1::2] for row in walls) else 1


def take_squares(maze: Maze, y: int, row: bytes, square_wide: int) -> None:
    """Put a row into the maze."""
    at = 0
    for x in range(1, maze.width + 1):
        taken = slice(at, at + (square_wide or (1 if x % 2 else 3)))
        here, post = y * maze.stride + x, not square_wide and x % 2 and y % 2
        maze.cell[here] = WALL if post or row[taken].strip(b". ") else OPEN
        if marks := re.findall(b"[@X]", row[taken]):
            maze.cell[here] = OPEN
            put_mark(maze, marks[0], here)
        at = taken.stop


def put_mark(maze: Maze, mark: bytes, here: int) -> None:
    """Put the player or the goal on a square."""
    if mark == b"@":
        if maze.player:
            raise Refused(messages.SECOND_PLAYER)
        maze.player = here
        return
    if maze.goal:
        raise Refused(messages.SECOND_GOAL)
    maze.goal = find_goal(maze, here)
    if not maze.goal:
        raise Refused(messages.CORNER)


def find_ends(maze: Maze) -> None:
    """Put a player or goal that the picture does not show into openings in the border."""
    squares = copy_maze(maze)  # the ring is closed there
    openings = [at for at, code in enumerate(squares) if code and outside_of(maze, at)]
    if not maze.player and openings:
        maze.player = openings[0]
    others = [opening for opening in openings if opening != maze.player]
    if not maze.goal and others:
        maze.goal = outside_of(maze, others[-1])
