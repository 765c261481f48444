"""ends: entrance and exit."""

from python_ref.grid import OPEN, Maze


def place_corners(maze: Maze) -> None:
    """Open the border above the first cell and below the last; the goal is outside the lower opening."""
    opening = maze.height * maze.stride + maze.width - 1
    maze.player, maze.goal = maze.stride + 2, opening + maze.stride
    maze.cell[maze.player] = maze.cell[opening] = OPEN
