"""grid: the array of walls and cells.

width x height squares are seen, walls included; a ring of open squares lies around them. All
rows stand one after the other in one list: cell[y * stride + x], with stride = width + 2 and
0 <= x <= width + 1, 0 <= y <= height + 1. Squares with x and y both even are cells. The two
ends of a bridge take the place of the walls on either side of the cell it crosses.
"""

from __future__ import annotations

WALL, OPEN = 0, 1
BRIDGE_EAST, BRIDGE_WEST, BRIDGE_SOUTH, BRIDGE_NORTH = 4, 5, 6, 7
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
        self.steps = (1, -1, self.stride, -self.stride)  # east, west, south, north


def make_grid(width: int, height: int) -> Maze:
    """All walls, with the ring around; width and height in squares, odd."""
    return Maze(width, height)


def join_rows(maze: Maze) -> list[list[str]]:
    """The rows, the ring's too, each a list of codes."""
    codes = list(map(str, maze.cell))
    return [codes[at : at + maze.stride] for at in range(0, len(codes), maze.stride)]


def is_outside(maze: Maze, square: int) -> bool:
    """Is the square in the ring?"""
    y, x = divmod(square, maze.stride)
    return not (1 <= x <= maze.width and 1 <= y <= maze.height)


def put_code(maze: Maze, rows: list[list[str]], square: int, code: str) -> None:
    """Put a code into its row."""
    y, x = divmod(square, maze.stride)
    rows[y][x] = code
