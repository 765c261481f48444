"""check: is the maze perfect?"""

from __future__ import annotations

from python_ref.grid import EAST, SOUTH, Maze
from python_ref.maze.bridges import BRIDGE_EAST, BRIDGE_SOUTH
from python_ref.maze.links import link_cells
from python_ref.maze.solve import copy_maze


def check(maze: Maze) -> dict[str, int | str]:
    """What there is to count in a maze, by name; perfect is yes or no."""
    way = copy_maze(maze)
    linked = link_cells(maze, way)
    facts: dict[str, int | str] = {
        "cells": maze.cells_wide * maze.cells_high,
        "passages": sum((to[EAST] > 0) + (to[SOUTH] > 0) for to in linked.values()),
        "reachable": count_reachable(linked),
        "dead ends": sum(sum(to > 0 for to in ways) == 1 for ways in linked.values()),
        "bridges": sum(
            (way[here + 1] == BRIDGE_EAST) + (way[here + maze.stride] == BRIDGE_SOUTH)
            for here in linked
        ),
        "junctions": sum(sum(to > 0 for to in ways) > 2 for ways in linked.values()),
    }
    open_pillars = sum(
        way[y * maze.stride + x]
        for y in range(3, maze.height, 2)
        for x in range(3, maze.width, 2)
    )
    perfect = facts["reachable"] == facts["passages"] + 1 == facts["cells"]
    facts["perfect"] = "yes" if perfect and not open_pillars else "no"
    return facts


def count_reachable(linked: dict[int, list[int]]) -> int:
    """The cells that can be reached from the first one, that one too."""
    waiting = list(linked)[:1]
    seen = set(waiting)
    while waiting:
        new = [to for to in linked[waiting.pop()] if to and to not in seen]
        seen.update(new)
        waiting += new
    return len(seen)
