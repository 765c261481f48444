"""check: count the parts of a maze, and check whether it is perfect."""

from python_ref.grid import BRIDGE, EAST, SOUTH
from python_ref.maze.links import link_cells, walk_links
from python_ref.maze.solve import count_choices, solve


def check(maze) -> dict:
    """Each count by its name, "" if the maze has no path to count in; perfect is yes or no."""
    linked = link_cells(maze)
    ways_out = [len(ways) for ways in linked.values()]
    cells = linked if maze.has_square_cells() else maze.list_cells()
    passages = sum((EAST in ways) + (SOUTH in ways) for ways in linked.values())
    reachable = len(walk_links(linked, min(linked))) if linked else 0
    is_perfect = reachable == passages + 1 == len(cells)
    way = solve(maze, maze.player, maze.goal) if maze.player and maze.goal else []
    return {
        "cells": len(cells),
        "passages": passages,
        "reachable": reachable,
        "dead ends": ways_out.count(1),
        "bridges": sum(maze.cell.count(BRIDGE + k) for k in (EAST, SOUTH)),
        "perfect": "yes" if is_perfect else "no",
        "path": len(way) - 1 if way else "",
        "turns": len(maze.turns(way)) if way else "",
        "junctions": sum(n > 2 for n in ways_out),
        "choices": count_choices(maze, way) if way else "",
    }
