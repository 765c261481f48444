"""sidewinder: runs along a row, each with one passage north."""

from python_ref import carve
from python_ref.grid import EAST, NORTH, Maze
from python_ref.maze.neighbors import list_cells, list_neighbors, pick_way
from python_ref.random_numbers import below


def carve_sidewinder(maze: Maze, first: int) -> None:
    """Connect the cells of a row into runs, and each run to the row above."""
    run: list[int] = []
    for here in list_cells(maze):
        ways = list_neighbors(maze, here)
        run.append(here)
        if NORTH not in ways:
            if EAST in ways:
                carve.dig(maze, here, EAST)
        elif EAST not in ways or below(2) == 0:
            carve.dig(maze, pick_way(run), NORTH)
        else:
            carve.dig(maze, here, EAST)
            continue
        run = []
