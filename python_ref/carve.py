"""carve: recursive backtracking.

Depth-first search on the grid with a random order of neighbours; see W. D. Pullen, Think
Labyrinth, "recursive backtracker". Both engines carve the same maze, a spanning tree. maze.sh has
a third, written for speed.
"""

from __future__ import annotations

import sys
from collections.abc import Callable

from python_ref import messages, random_numbers
from python_ref.grid import BRIDGE_EAST, DIRECTIONS, OPEN, SOUTH, WALL, Maze
from python_ref.output import die
from python_ref.random_numbers import below

RECURSION_UNFELT, RECURSION_MOST = 200, 2500

DIRECTION_NAMES = "east", "west", "south", "north"

passages_most = 0
passages_left = bridges_left = 0  # how many may still be dug, and built
noting = ""  # "trace": each step is noted as a line in traced
traced: list[str] = []
trace_way: list[int] = []  # the cells from the first one to where the walk stands


class Stopped(Exception):
    """No passage may be dug any more."""


def carve_recursive(maze: Maze, here: int) -> None:
    """Carve all there is to carve from a cell on."""
    while candidates := list_candidates(maze, here):
        k = candidates[below(len(candidates))]
        carve_recursive(maze, dig(maze, here, k))


def list_candidates(maze: Maze, here: int) -> list[int]:
    """The directions that lead on from a cell: to where nobody has been, or over a bridge."""
    if not passages_left:
        return []
    return [
        k
        for k in DIRECTIONS
        if maze.cell[here + 2 * maze.step[k]] == WALL or can_bridge(maze, here, k)
    ]


def dig(maze: Maze, here: int, k: int) -> int:
    """Open the passage in direction k; the cell it leads to. Raises Stopped."""
    global passages_left
    if not passages_left:
        raise Stopped
    if noting:
        note_trace(maze, here, k)
    passages_left -= 1
    wall, there = here + maze.step[k], here + 2 * maze.step[k]
    if bridges_left and maze.cell[there] != WALL:
        return build_bridge(maze, here, k)
    maze.cell[here] = maze.cell[wall] = maze.cell[there] = OPEN
    return there


def carve_stack(maze: Maze, here: int) -> None:
    """The same walk; the cells to come back to wait in a list."""
    waiting: list[int] = []
    while True:
        if candidates := list_candidates(maze, here):
            k = candidates[below(len(candidates))]
            waiting.append(here)
            here = dig(maze, here, k)
        elif waiting:
            here = waiting.pop()
        else:
            return


def can_bridge(maze: Maze, here: int, k: int) -> bool:
    """May a bridge lead in direction k, over a visited cell to an unvisited one?"""
    cell, along, aside = maze.cell, maze.step[k], 1 if k >= SOUTH else maze.stride
    crossed, behind = here + 2 * along, here + 4 * along
    return (
        bridges_left > 0
        and 0 <= behind < len(cell)
        and cell[here + along] == cell[here + 3 * along] == cell[behind] == WALL
        and cell[crossed - aside] == cell[crossed + aside] == OPEN
    )


def build_bridge(maze: Maze, here: int, k: int) -> int:
    """Put up a bridge in direction k; the cell behind it."""
    global bridges_left
    bridges_left -= 1
    along = maze.step[k]
    maze.cell[here + along] = BRIDGE_EAST + k
    maze.cell[here + 3 * along] = BRIDGE_EAST + (k ^ 1)
    maze.cell[here + 4 * along] = OPEN
    return here + 4 * along


def start_noting(what: str) -> None:
    """Note what is dug, as "trace", from the next carve on."""
    global noting
    noting = what


def note_trace(maze: Maze, here: int, k: int) -> None:
    """The line for the passage in direction k that will be dug, and for the steps back to it."""
    trace_back(maze, here)
    candidates = list_candidates(maze, here)
    names = ", ".join(name_passage(maze, here, each) for each in candidates)
    drawn = f"{random_numbers.state} % {len(candidates)} = {candidates.index(k)}"
    at = f"{passages_most - passages_left + 1}  {name_cell(maze, here)}"
    passage = name_passage(maze, here, k)
    traced.append(f"{at}  {names}  {drawn}  {passage}  {len(trace_way)}")
    far = 4 if passage.startswith("bridge") else 2
    trace_way.append(here + far * maze.step[k])


def trace_back(maze: Maze, here: int) -> None:
    """The lines for the steps back that lead to a cell."""
    while trace_way[-1] != here:
        depth, at = len(trace_way), trace_way.pop()
        to = name_cell(maze, trace_way[-1])
        traced.append(f"-  {name_cell(maze, at)}  none  back to {to}  {depth}")


def name_passage(maze: Maze, here: int, k: int) -> str:
    """east, or bridge east, where there is none yet."""
    over = maze.cell[here + 2 * maze.step[k]] != WALL
    return "bridge " * over + DIRECTION_NAMES[k]


def name_cell(maze: Maze, here: int) -> str:
    """Its column and row among the cells, from 0,0."""
    y, x = divmod(here, maze.stride)
    return f"{x // 2 - 1},{y // 2 - 1}"


def check_carver(carver: str, width: int, height: int) -> str:
    """recursive or stack; ends the program if that cannot be."""
    cells = (width // 2) * (height // 2)
    if carver == "auto":
        return "recursive" if cells <= RECURSION_UNFELT else "stack"
    if carver == "recursive" and cells > RECURSION_MOST:
        die(2, messages.TOO_DEEP, RECURSION_MOST, str(cells))
    return carver


def carve(
    maze: Maze, carver: Callable[[Maze, int], None], passages: int, bridges: int
) -> None:
    """Carve the grid by a carve_NAME, from the first cell, at most so many passages and bridges."""
    global passages_most, passages_left, bridges_left
    passages_most = passages_left = passages
    bridges_left = bridges
    sys.setrecursionlimit(RECURSION_MOST + 500)
    first = 2 * maze.stride + 2
    maze.cell[first] = OPEN
    traced.clear()
    trace_way[:] = [first]
    try:
        carver(maze, first)
    except Stopped:
        pass
    if noting and passages_left:
        trace_back(maze, first)
