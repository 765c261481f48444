"""solve: find the shortest path."""

from __future__ import annotations

from python_ref.grid import DIRECTIONS, OPEN, Maze
from python_ref.maze.bridges import cross_from
from python_ref.maze.links import copy_maze, link_cells


def solve(maze: Maze, start: int, goal: int) -> list[int]:
    """The squares of the shortest path; none if there is no path. Of equal paths, east comes before west, south, north.

    E. F. Moore: The shortest path through a maze, 1959. Where it can, maze.sh searches from cell to cell; the twin
    searches from square to square, so the two check each other."""
    way = copy_maze(maze)
    way[goal] = OPEN
    came_from = {start: 0}
    queue = [start]
    for here in queue:
        if here == goal:
            break
        for k in DIRECTIONS:
            to = cross_from(maze, here, k) or here + maze.step[k]
            if way[to] == OPEN and to not in came_from:
                came_from[to] = here
                queue.append(to)
    squares = [goal] if goal in came_from else []
    while squares and squares[-1] != start:
        squares.append(came_from[squares[-1]])
    return squares[::-1]


def count_turns(maze: Maze, way: list[int]) -> int:
    """How often the path changes its direction."""
    places = [divmod(square, maze.stride) for square in way]
    two_steps = zip(places, places[2:])
    return sum(y != to_y and x != to_x for (y, x), (to_y, to_x) in two_steps)


def count_choices(maze: Maze, way: list[int]) -> int:
    """How many cells of the path three or more passages lead from; it does not stand on those that it crosses."""
    linked = link_cells(maze, copy_maze(maze))
    return sum(sum(to > 0 for to in linked.get(at, ())) > 2 for at in way)
