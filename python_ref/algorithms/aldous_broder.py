"""aldous-broder: the algorithm of Aldous and Broder."""

from python_ref.carve import Digger
from python_ref.grid import WALL, Maze
from python_ref.maze.neighbors import list_cells, list_neighbors


def carve_aldous_broder(maze: Maze, first: int, dig: Digger) -> None:
    """Wander, and open a passage to each new cell. D. Aldous, 1990; A. Broder, 1989."""
    here, left = first, len(list_cells(maze)) - 1
    while left:
        k = maze.random.choose(list_neighbors(maze, here))
        to = here + 2 * maze.step[k]
        if maze.cell[to] == WALL:
            dig(maze, here, k)
            left -= 1
        here = to
