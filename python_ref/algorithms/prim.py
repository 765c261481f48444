"""prim: Prim's algorithm."""

from python_ref.grid import OPEN


def carve_prim(maze, first: int, dig) -> None:
    """Again and again, connect a random cell next to the maze to it. R. C. Prim, 1957."""
    frontier = [first + 2 * maze.step[k] for k in maze.list_neighbors(first)]
    seen = {first, *frontier}
    while frontier:
        at = maze.random.below(len(frontier))
        frontier[at], frontier[-1] = frontier[-1], frontier[at]
        here = frontier.pop()
        dig(maze, here, maze.random.choose(maze.list_neighbors(here, (OPEN,))))
        around = [here + 2 * maze.step[k] for k in maze.list_neighbors(here)]
        frontier += [to for to in around if to not in seen]
        seen.update(around)
