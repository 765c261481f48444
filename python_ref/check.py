"""check: is the maze perfect?"""

from __future__ import annotations

from python_ref.grid import (
    BRIDGE_EAST,
    BRIDGE_SOUTH,
    DIRECTIONS,
    EAST,
    OPEN,
    SOUTH,
    WALL,
    Maze,
)
from python_ref.solve import copy_maze, count_turns, solve


def count_passages(maze: Maze, way: list[int], here: int) -> list[int]:
    """The cell each passage of a cell leads to, by direction; 0 for none."""
    cells = []
    for k in DIRECTIONS:
        next_to = here + maze.step[k]
        there = here + (2 if way[next_to] == OPEN else 4) * maze.step[k]
        leads = way[next_to] in (OPEN, BRIDGE_EAST + k) and way[there] != WALL
        cells.append(there if leads else 0)
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
    waiting = places[:1]
    while waiting:
        new = [to for to in links[waiting.pop()] if to and to not in seen]
        seen.update(new)
        waiting += new
    cells = maze.cells_wide * maze.cells_high
    passages = sum((to[EAST] > 0) + (to[SOUTH] > 0) for to in links.values())
    open_pillars = sum(
        way[y * stride + x]
        for y in range(3, maze.height, 2)
        for x in range(3, maze.width, 2)
    )
    solution = solve(maze) if maze.player and maze.goal else None
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
        "way": "none" if solution is None else solution[1],
        "turns": "none" if solution is None else count_turns(maze, solution[0]),
        "junctions": sum(sum(to > 0 for to in ways) > 2 for ways in links.values()),
    }
