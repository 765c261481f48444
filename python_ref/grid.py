"""grid: the array of walls and cells.

width x height squares are seen, walls included; a ring of open squares lies around them. All
rows stand one after the other in one list: cell[y * stride + x], with stride = width + 2 and
0 <= x <= width + 1, 0 <= y <= height + 1. Squares with x and y both even are cells.
"""

from __future__ import annotations

WALL, OPEN = 0, 1
LEAST_SIDE, MOST_SIDE = 5, 2001


class Maze:
    """The grid and what stands in it; squares are indices into cell, 0 is none."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height, self.stride = width, height, width + 2
        self.cells_wide, self.cells_high = width // 2, height // 2
        ring = [OPEN] * self.stride
        inner = [OPEN] + [WALL] * width + [OPEN]
        self.cell = ring + inner * height + ring
        self.player = self.goal = 0


def make_grid(width: int, height: int) -> Maze:
    """All walls, with the ring around; width and height in squares, odd."""
    return Maze(width, height)


def join_rows(maze: Maze) -> list[list[str]]:
    """The rows, the ring's too, each a list of codes."""
    codes = list(map(str, maze.cell))
    return [codes[at : at + maze.stride] for at in range(0, len(codes), maze.stride)]
