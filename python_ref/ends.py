"""ends: entrance and exit."""

from python_ref.grid import OPEN, Maze


def place_corners(maze: Maze) -> None:
    """Openings above the first cell and below the last; who steps out of that one has won."""
    way_out = maze.height * maze.stride + maze.width - 1
    maze.player, maze.goal = maze.stride + 2, way_out + maze.stride
    maze.cell[maze.player] = maze.cell[way_out] = OPEN
