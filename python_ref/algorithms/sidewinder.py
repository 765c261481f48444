"""sidewinder: split each row into runs, each with one passage north."""

from python_ref.carve import Digger
from python_ref.grid import EAST, NORTH, Maze
from python_ref.maze.neighbors import list_cells, list_neighbors


def carve_sidewinder(maze: Maze, first: int, dig: Digger) -> None:
    """Connect the cells of a row into runs, and each run to the row above."""
    run: list[int] = []
    for here in list_cells(maze):
        ways = list_neighbors(maze, here)
        run.append(here)
        if NORTH not in ways:
            if EAST in ways:
                dig(maze, here, EAST)
        elif EAST not in ways or maze.random.below(2) == 0:
            dig(maze, maze.random.choose(run), NORTH)
        else:
            dig(maze, here, EAST)
            continue
        run = []
