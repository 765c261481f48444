"""loops: open dead ends to make loops."""

from python_ref.grid import OPEN, WALL, Maze
from python_ref.maze.neighbors import list_cells, list_passages, list_visited


def open_loops(maze: Maze, percent: int) -> None:
    """Open a percentage of the dead ends to a neighboring cell."""
    for here in list_cells(maze):
        is_dead_end = maze.cell[here] == OPEN and len(list_passages(maze, here)) == 1
        if not is_dead_end or maze.random.below(100) >= percent:
            continue
        beside = [maze.cell[here + step] for step in maze.step]
        walls = [k for k in list_visited(maze, here) if beside[k] == WALL]
        if walls:
            maze.cell[here + maze.step[maze.random.choose(walls)]] = OPEN
