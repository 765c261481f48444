"""loops: open dead ends to make loops."""

from python_ref.grid import BRIDGE, OPEN, WALL


def open_loops(maze, percent: int) -> None:
    """Open each cell that is still a dead end, with this chance in percent, to a visited neighbor behind a wall."""
    for here in filter(maze.is_open, maze.list_cells()):
        beside = [maze.cell[here + step] for step in maze.step]
        ways = [k for k, code in enumerate(beside) if code in (OPEN, BRIDGE + k)]
        if len(ways) == 1 and maze.random.below(100) < percent:
            visited = maze.list_neighbors(here, (OPEN,))
            if walls := [k for k in visited if beside[k] == WALL]:
                maze.cell[here + maze.step[maze.random.choose(walls)]] = OPEN
