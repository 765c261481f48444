"""square cells: mazes in which every open square is a cell.

A maze that was read may have an even side, or an open pillar (a square with two odd coordinates, between four
cells). Its cells cannot be recognized by their places. So every open square is a cell, and two of them side by side
have a passage between them.
"""

from python_ref.grid import OPEN, Maze


def has_square_cells(maze: Maze) -> bool:
    """Is every open square a cell?"""
    if maze.width % 2 == 0 or maze.height % 2 == 0:
        return True
    rows, columns = range(3, maze.height, 2), range(3, maze.width, 2)
    return any(maze.cell[y * maze.stride + x] == OPEN for y in rows for x in columns)
