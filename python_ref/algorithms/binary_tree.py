"""binary-tree: each cell goes west or north."""

from python_ref.carve import Digger
from python_ref.grid import NORTH, WEST, Maze
from python_ref.maze.neighbors import list_cells, list_neighbors


def carve_binary_tree(maze: Maze, first: int, dig: Digger) -> None:
    """Connect each cell to the west or to the north."""
    for here in list_cells(maze):
        ways = [k for k in list_neighbors(maze, here) if k in (WEST, NORTH)]
        if ways:
            dig(maze, here, maze.random.choose(ways))
