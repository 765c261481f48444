"""solve: find the shortest path."""

from python_ref.grid import DIRECTIONS
from python_ref.maze.links import link_cells


def solve(maze, start: int, goal: int) -> list:
    """The squares of the shortest path, none if there is none; east comes before west, south, north. E. F. Moore, 1959.

    Where it can, maze.sh searches from cell to cell; the twin searches from square to square, so the two check each other."""
    came_from = {start: 0}
    queue = [start]
    for here in queue:
        if here == goal:
            break
        for k in DIRECTIONS:
            to = maze.cross_from(here, k) or here + maze.step[k]
            if to not in came_from and (to == goal or maze.is_open(to)):
                came_from[to] = here
                queue.append(to)
    if goal not in came_from:
        return []
    way = [goal]
    while way[-1] != start:
        way.append(came_from[way[-1]])
    return way[::-1]


def count_choices(maze, way: list) -> int:
    """How many cells of the path have three or more passages or bridges; the cells below its bridges do not count."""
    linked = link_cells(maze)
    return sum(len(linked.get(at, ())) > 2 for at in way)
