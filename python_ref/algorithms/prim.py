"""prim: Prim's algorithm."""

from python_ref.carve import Digger
from python_ref.grid import Maze
from python_ref.maze.neighbors import list_neighbors, list_visited


def carve_prim(maze: Maze, first: int, dig: Digger) -> None:
    """Again and again, connect a random cell next to the maze to it. R. C. Prim, 1957."""
    frontier = [first + 2 * maze.step[k] for k in list_neighbors(maze, first)]
    seen = {first, *frontier}
    while frontier:
        at = maze.random.below(len(frontier))
        frontier[at], frontier[-1] = frontier[-1], frontier[at]
        here = frontier.pop()
        dig(maze, here, maze.random.choose(list_visited(maze, here)))
        around = [here + 2 * maze.step[k] for k in list_neighbors(maze, here)]
        frontier += [to for to in around if to not in seen]
        seen.update(around)
