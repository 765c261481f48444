"""division: recursive division."""

from python_ref.carve import Digger
from python_ref.grid import OPEN, WALL, Maze


def carve_division(maze: Maze, first: int, dig: Digger) -> None:
    """Open everything, then divide it, area by area. Each wall takes one passage of the budget."""
    for y in range(2, maze.height):
        row = y * maze.stride
        maze.cell[row + 2 : row + maze.width] = [OPEN] * (maze.width - 2)
    divide(maze, 0, 0, maze.cells_wide, maze.cells_high)


def divide(maze: Maze, column: int, row: int, wide: int, high: int) -> None:
    """Divide an area, measured in cells, and then its two parts."""
    if wide < 2 or high < 2:
        return
    if wide < high or (wide == high and maze.random.below(2) == 0):
        k = maze.random.below(high - 1) + 1  # the rows north of the wall
        at = (2 * (row + k) + 1) * maze.stride + 2 * column + 2
        build_wall(maze, at, 1, wide, maze.random.below(wide))
        divide(maze, column, row, wide, k)
        divide(maze, column, row + k, wide, high - k)
    else:
        k = maze.random.below(wide - 1) + 1
        at = (2 * row + 2) * maze.stride + 2 * (column + k) + 1
        build_wall(maze, at, maze.stride, high, maze.random.below(high))
        divide(maze, column, row, k, high)
        divide(maze, column + k, row, wide - k, high)


def build_wall(maze: Maze, at: int, step: int, cells: int, gap: int) -> None:
    """Build a wall along cells, from a square on, with a gap beside one of them, counted from 0."""
    maze.spend_passage()
    for k in range(2 * cells - 1):
        if k != 2 * gap:
            maze.cell[at + k * step] = WALL
