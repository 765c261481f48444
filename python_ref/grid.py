"""grid: the array of walls and cells.

A maze has width x height squares, walls included. A ring of open squares lies around them. All
rows are stored one after another in one list: cell[y * stride + x], with stride = width + 2 and
0 <= x <= width + 1, 0 <= y <= height + 1. Squares whose x and y are both even are cells.

Directions are numbers, 0 east, 1 west, 2 south, 3 north; the opposite of k is k ^ 1. A step in
direction k adds step[k] to an index of the list.
"""

from __future__ import annotations

from python_ref.random_numbers import Random

EAST, WEST, SOUTH, NORTH = DIRECTIONS = range(4)
WALL, OPEN, LEFT_OUT = 0, 1, 9
LEAST_SIDE, MOST_SIDE = 5, 2001
LEAST_READ = 3  # along a side of a maze that was read


class Stopped(Exception):
    """No more passages may be dug."""


class Maze:
    """The grid, player and goal; a square is an index into cell, and 0 means none."""

    def __init__(self, width: int, height: int, seed: int) -> None:
        self.width, self.height, self.stride = width, height, width + 2
        self.cells_wide, self.cells_high = width // 2, height // 2
        self.step = (1, -1, self.stride, -self.stride)
        ring, row = [OPEN] * self.stride, [OPEN, *[WALL] * width, OPEN]
        self.cell = ring + row * height + ring
        self.player = self.goal = 0
        self.seed, self.random = seed, Random(seed)
        self.passages_most = self.passages_left = self.bridges_left = 0  # may be dug
        self.traced: list[str] = []  # how it was carved, if that was asked
        self.way: list[int] = []  # the shortest path, once the maze is solved
        self.keys = ""  # the keys played so far, in a game from a file

    def rows(self) -> list[list[int]]:
        """The codes of the squares, row by row, ring included."""
        starts = range(0, len(self.cell), self.stride)
        return [self.cell[at : at + self.stride] for at in starts]

    def spend_passage(self) -> None:
        """Count a passage before it is dug; raises Stopped."""
        if not self.passages_left:
            raise Stopped
        self.passages_left -= 1


def make_grid(width: int, height: int, seed: int = 0) -> Maze:
    """All walls, with the ring around; width and height in squares, odd; no seed for a maze from a file."""
    return Maze(width, height, seed)


def is_outside(maze: Maze, square: int) -> bool:
    """Is the square in the ring?"""
    y, x = divmod(square, maze.stride)
    return not (1 <= x <= maze.width and 1 <= y <= maze.height)
