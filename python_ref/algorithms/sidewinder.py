"""sidewinder: split each row into runs, each with one passage north."""

from python_ref.grid import EAST, NORTH


def carve_sidewinder(maze, first: int, dig) -> None:
    """Connect the cells of a row into runs, and each run to the row above."""
    run: list = []
    for here in maze.list_cells():
        ways = maze.list_neighbors(here)
        run.append(here)
        if NORTH in ways and (EAST not in ways or maze.random.below(2) == 0):
            dig(maze, maze.random.choose(run), NORTH)
            run = []
        elif EAST in ways:
            dig(maze, here, EAST)
        else:  # the end of the first row
            run = []
