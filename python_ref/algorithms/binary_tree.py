"""binary-tree: each cell goes west or north."""

from python_ref.grid import NORTH, WEST


def carve_binary_tree(maze, first: int, dig) -> None:
    """Connect each cell to the west or to the north."""
    for here in maze.list_cells():
        if ways := [k for k in maze.list_neighbors(here) if k in (WEST, NORTH)]:
            dig(maze, here, maze.random.choose(ways))
