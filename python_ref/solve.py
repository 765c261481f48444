"""solve: the shortest way; is the maze perfect?"""

from __future__ import annotations

from python_ref.grid import BRIDGE_EAST, BRIDGE_SOUTH, OPEN, WALL, Maze


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
        for k, step in enumerate(maze.steps):
            to = here + step
            if way[to] == BRIDGE_EAST + k:
                to = here + 4 * step
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


def count_passages(maze: Maze, way: list[int], here: int) -> list[int]:
    """The cell each passage of a cell leads to: east, west, south, north; 0 for none."""
    cells = []
    for k, step in enumerate(maze.steps):
        far = 2 * step if way[here + step] == OPEN else 4 * step
        leads = way[here + step] in (OPEN, BRIDGE_EAST + k) and way[here + far] != WALL
        cells.append(here + far if leads else 0)
    return cells


def check(maze: Maze) -> dict[str, int | str]:
    """What there is to say of a maze, by name; perfect is yes or no."""
    way, stride = copy_maze(maze), maze.stride
    places = [
        y * stride + x
        for y in range(2, maze.height, 2)
        for x in range(2, maze.width, 2)
        if way[y * stride + x]
    ]
    links = {here: count_passages(maze, way, here) for here in places}
    seen = set(places[:1])
    stack = places[:1]
    while stack:
        new = [to for to in links[stack.pop()] if to and to not in seen]
        seen.update(new)
        stack += new
    cells = maze.cells_wide * maze.cells_high
    passages = sum((to[0] > 0) + (to[2] > 0) for to in links.values())
    open_pillars = sum(sum(way[y * stride + 3 : y * stride + maze.width : 2])
                       for y in range(3, maze.height, 2))  # fmt: skip
    perfect = len(seen) == cells and passages == cells - 1 and not open_pillars
    return {
        "cells": cells,
        "passages": passages,
        "reachable": len(seen),
        "dead ends": sum(sum(to > 0 for to in ways) == 1 for ways in links.values()),
        "bridges": sum(
            (way[here + 1] == BRIDGE_EAST) + (way[here + stride] == BRIDGE_SOUTH)
            for here in places
        ),
        "perfect": "yes" if perfect else "no",
    }
