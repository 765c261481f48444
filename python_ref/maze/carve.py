"""carve: choose the engine that carves, and its budget."""

import contextlib
import sys
from importlib import import_module

from python_ref.core import messages
from python_ref.core.output import die
from python_ref.grid import OPEN, Maze
from python_ref.maze import budget, trace
from python_ref.maze.weave import replace_carving

RECURSION_FAST, RECURSION_MOST = 200, 2500  # cells


def check_carver(carver: str, width: int, height: int) -> str:
    """recursive or stack; exits if the maze is too large for recursive."""
    cells = (width // 2) * (height // 2)
    if carver == "auto":
        return "recursive" if cells <= RECURSION_FAST else "stack"
    if carver == "recursive" and cells > RECURSION_MOST:
        die(2, messages.TOO_DEEP, RECURSION_MOST, cells)
    return carver


def carve(maze: Maze, carver: str, passages: int, bridges: int) -> None:
    """Carve within a budget of passages and bridges; the carver is recursive, stack or an algorithm."""
    name, first = carver.replace("-", "_"), 2 * maze.stride + 2
    home = "carve" if carver in ("recursive", "stack") else f"algorithms.{name}"
    if budget.noting or bridges or passages < maze.cells_wide * maze.cells_high:
        replace_carving()
    sys.setrecursionlimit(RECURSION_MOST + 500)
    budget.passages_most = budget.passages_left = passages
    budget.bridges_left = bridges
    trace.traced.clear()
    trace.trace_way[:] = [first]
    maze.cell[first] = OPEN
    with contextlib.suppress(budget.Stopped):
        getattr(import_module(f"python_ref.{home}"), f"carve_{name}")(maze, first)
    if budget.passages_left:
        trace.trace_back(maze, first)
