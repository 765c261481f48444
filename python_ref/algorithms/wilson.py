"""wilson: Wilson's algorithm."""

from python_ref.grid import WALL


def carve_wilson(maze, first: int, dig) -> None:
    """Wander to the maze, and carve the walk without its loops. D. B. Wilson, 1996."""
    for start in maze.list_cells():
        way_out, here = {}, start
        while maze.cell[here] == WALL:
            way_out[here] = maze.random.choose(maze.list_neighbors(here))
            here += 2 * maze.step[way_out[here]]
        end, here = here, start
        while here != end:
            here = dig(maze, here, way_out[here])
