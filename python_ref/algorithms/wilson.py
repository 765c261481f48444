"""wilson: Wilson's algorithm."""

from python_ref.carve import Digger
from python_ref.grid import WALL, Maze
from python_ref.maze.neighbors import list_cells, list_neighbors


def carve_wilson(maze: Maze, first: int, dig: Digger) -> None:
    """Wander to the maze, and carve the walk without its loops. D. B. Wilson, 1996."""
    for start in list_cells(maze):
        way_out = {}
        here = start
        while maze.cell[here] == WALL:
            way_out[here] = maze.random.choose(list_neighbors(maze, here))
            here += 2 * maze.step[way_out[here]]
        end, here = here, start
        while here != end:
            here = dig(maze, here, way_out[here])
