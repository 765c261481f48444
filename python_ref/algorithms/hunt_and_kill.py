"""hunt-and-kill: a walk, and a hunt where it ends."""

from python_ref.carve import list_candidates
from python_ref.grid import OPEN, WALL


def carve_hunt_and_kill(maze, first: int, dig) -> None:
    """Walk until there is no candidate; then hunt for the next cell to continue from."""
    here, cells = first, maze.list_cells()
    while True:
        while ways := list_candidates(maze, here):
            here = dig(maze, here, maze.random.choose(ways))
        for here in cells:
            visited = maze.list_neighbors(here, (OPEN,))
            if maze.cell[here] == WALL and visited:
                dig(maze, here, maze.random.choose(visited))
                break
        else:
            return
