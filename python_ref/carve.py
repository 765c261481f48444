"""carve: recursive backtracking.

Depth-first search on the grid with a random order of neighbours; see W. D. Pullen, Think
Labyrinth, "recursive backtracker". Both engines carve the same maze, a spanning tree.
"""

from __future__ import annotations

import sys

from python_ref import messages, random_numbers
from python_ref.grid import BRIDGE_EAST, OPEN, WALL, Maze
from python_ref.messages import die
from python_ref.random_numbers import below

RECURSION_UNFELT, RECURSION_MOST = 200, 2500

passages_left = bridges_left = 0


def list_candidates(maze: Maze, here: int) -> list[int]:
    """The steps to take from a cell: east, west, south, north, where nobody has been."""
    if not passages_left:
        return []
    return [
        step
        for step in maze.steps
        if maze.cell[here + 2 * step] == WALL
        or (bridges_left and can_bridge(maze, here, step))
    ]


def dig(maze: Maze, here: int, step: int) -> int:
    """Open the passage that way; the cell it leads to."""
    global passages_left
    if maze.cell[here + 2 * step] != WALL:
        return build_bridge(maze, here, step)
    passages_left -= 1
    maze.cell[here + step] = maze.cell[here + 2 * step] = OPEN
    return here + 2 * step


def can_bridge(maze: Maze, here: int, step: int) -> bool:
    """Can a bridge lead that way, over a visited cell?"""
    cell, crossed, behind = maze.cell, here + 2 * step, here + 4 * step
    aside = maze.stride if step in (1, -1) else 1
    return (
        0 <= behind < len(cell)
        and cell[here + step] == cell[here + 3 * step] == cell[behind] == WALL
        and cell[crossed - aside] == cell[crossed + aside] == OPEN
    )


def build_bridge(maze: Maze, here: int, step: int) -> int:
    """Put up a bridge that way; the cell behind it."""
    global passages_left, bridges_left
    passages_left -= 1
    bridges_left -= 1
    k = maze.steps.index(step)
    maze.cell[here + step] = BRIDGE_EAST + k
    maze.cell[here + 3 * step] = BRIDGE_EAST + (k ^ 1)  # the opposite
    maze.cell[here + 4 * step] = OPEN
    return here + 4 * step


def carve_recursive(maze: Maze, here: int) -> None:
    """Carve all there is to carve from a cell on."""
    while candidates := list_candidates(maze, here):
        step = candidates[below(len(candidates))]
        carve_recursive(maze, dig(maze, here, step))


def carve_stack(maze: Maze, here: int) -> None:
    """The same walk; the cells to come back to are kept in a list. Written for speed."""
    global passages_left
    stack: list[int] = []
    while bridges_left:  # the plain walk: without bridges, there is a quicker one below
        if candidates := list_candidates(maze, here):
            stack.append(here)
            here = dig(maze, here, candidates[below(len(candidates))])
        elif stack:
            here = stack.pop()
        else:
            return

    cell, state, far, left = (
        maze.cell,
        random_numbers.state,
        2 * maze.stride,
        passages_left,
    )
    toward = [
        [s for k, s in enumerate(maze.steps) if mask >> k & 1] for mask in range(16)
    ]
    while left:
        mask = 0 if cell[here + 2] else 1
        if not cell[here - 2]:
            mask |= 2
        if not cell[here + far]:
            mask |= 4
        if not cell[here - far]:
            mask |= 8
        if mask:
            choices = toward[mask]
            n = len(choices)
            if n > 1:
                stack.append(here)
            state = state * 48271 % 2147483647
            step = choices[state % n]
            cell[here + step] = OPEN
            here += 2 * step
            cell[here] = OPEN
            left -= 1
        elif stack:
            here = stack.pop()
        else:
            break
    passages_left, random_numbers.state = left, state


def check_carver(carver: str, width: int, height: int) -> str:
    """recursive or stack; ends the program if that cannot be."""
    cells = (width // 2) * (height // 2)
    if carver == "auto":
        return "recursive" if cells <= RECURSION_UNFELT else "stack"
    if carver == "recursive" and cells > RECURSION_MOST:
        die(2, messages.TOO_DEEP, RECURSION_MOST, str(cells))
    return carver


def carve(maze: Maze, carver: str, passages: int, bridges: int) -> None:
    """Carve the grid from the first cell, at most so many passages and bridges."""
    global passages_left, bridges_left
    bridges_left = bridges
    first = 2 * maze.stride + 2
    passages_left = min(passages, maze.cells_wide * maze.cells_high)
    maze.cell[first] = OPEN
    if carver == "recursive":
        sys.setrecursionlimit(RECURSION_MOST + 500)
        carve_recursive(maze, first)
    else:
        carve_stack(maze, first)
