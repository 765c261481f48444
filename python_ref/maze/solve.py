"""solve: the shortest way."""

from __future__ import annotations

from python_ref.grid import DIRECTIONS, OPEN, WALL, Maze
from python_ref.maze.bridges import cross_from


def copy_maze(maze: Maze) -> list[int]:
    """The squares, with the ring closed, so that nothing leads out."""
    way, stride = maze.cell[:], maze.stride
    way[:stride] = way[-stride:] = [WALL] * stride
    way[::stride] = way[maze.width + 1 :: stride] = [WALL] * (maze.height + 2)
    return way


def search_breadth_first(maze: Maze, way: list[int]) -> dict[int, int]:
    """How the squares are reached from the player, until the goal is: from which square.

    E. F. Moore: The shortest path through a maze, 1959. maze.sh fills up the dead ends before, or
    searches depth-first where there is one way only; here all is searched, so that the two check
    each other.
    """
    came_from = {maze.player: 0}
    queue = [maze.player]
    for here in queue:
        for k in DIRECTIONS:
            to = cross_from(maze, here, k) or here + maze.step[k]
            if way[to] == OPEN and to not in came_from:
                came_from[to] = here
                queue.append(to)
                if to == maze.goal:
                    return came_from
    return came_from


def solve(maze: Maze) -> tuple[list[int], int] | None:
    """The shortest way, ties to east, west, south, north: its squares, player and goal left
    out, and how many steps it takes; None if there is no way."""
    if maze.player == maze.goal:
        return [], 0
    way = copy_maze(maze)
    way[maze.goal] = OPEN
    came_from = search_breadth_first(maze, way)
    if maze.goal not in came_from:
        return None
    trail = [came_from[maze.goal]]
    while trail[-1] != maze.player:
        trail.append(came_from[trail[-1]])
    return trail[:-1], len(trail)


def count_turns(maze: Maze, trail: list[int]) -> int:
    """How often the way along the trail, from player to goal, changes its direction."""
    if maze.player == maze.goal:
        return 0
    squares = [maze.player, *reversed(trail), maze.goal]
    places = [divmod(square, maze.stride) for square in squares]
    turns, was_y, was_x, was = 0, *places[0], None
    for y, x in places[1:]:
        way = (x > was_x, x < was_x, y > was_y, y < was_y)
        turns += was not in (None, way)
        was_y, was_x, was = y, x, way
    return turns
