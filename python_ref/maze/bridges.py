"""bridges: passages that lead over a cell.

The two ends of a bridge take the place of the walls on either side of the cell it crosses. The end of a
bridge to direction k is BRIDGE_EAST + k.
"""

from python_ref.grid import Maze

BRIDGE_EAST, BRIDGE_WEST, BRIDGE_SOUTH, BRIDGE_NORTH = 4, 5, 6, 7


def cross_from(maze: Maze, square: int, k: int) -> int:
    """The square behind the bridge in direction k; 0 if there is none."""
    there = maze.cell[square + maze.step[k]] == BRIDGE_EAST + k
    return square + 4 * maze.step[k] if there else 0
