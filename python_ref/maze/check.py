"""check: count the parts of a maze, and check whether it is perfect."""

from __future__ import annotations

from python_ref.grid import EAST, SOUTH, Maze
from python_ref.maze.bridges import BRIDGE_EAST, BRIDGE_SOUTH
from python_ref.maze.links import copy_maze, link_cells, walk_links
from python_ref.maze.neighbors import list_cells
from python_ref.maze.square_cells import has_square_cells


def check(maze: Maze) -> dict[str, int | str]:
    """The counts of a maze by name; perfect is yes or no."""
    linked = link_cells(maze, copy_maze(maze))
    ways_out = [sum(to > 0 for to in ways) for ways in linked.values()]
    facts: dict[str, int | str] = {
        "cells": len(linked) if has_square_cells(maze) else len(list_cells(maze)),
        "passages": sum((to[EAST] > 0) + (to[SOUTH] > 0) for to in linked.values()),
        "reachable": len(walk_links(linked, min(linked))) if linked else 0,
        "dead ends": ways_out.count(1),
        "bridges": maze.cell.count(BRIDGE_EAST) + maze.cell.count(BRIDGE_SOUTH),
        "junctions": sum(n > 2 for n in ways_out),
    }
    perfect = facts["reachable"] == facts["passages"] + 1 == facts["cells"]
    facts["perfect"] = "yes" if perfect else "no"
    return facts
