"""aldous-broder: the algorithm of Aldous and Broder."""

from python_ref.grid import WALL


def carve_aldous_broder(maze, first: int, dig) -> None:
    """Wander, and open a passage to each new cell. D. Aldous, 1990; A. Broder, 1989."""
    here, left = first, len(maze.list_cells()) - 1
    while left:
        k = maze.random.choose(maze.list_neighbors(here))
        to = here + 2 * maze.step[k]
        if maze.cell[to] == WALL:
            dig(maze, here, k)
            left -= 1
        here = to
