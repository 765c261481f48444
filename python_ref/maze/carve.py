"""carve: choose the engine that carves, and its budget."""

import contextlib
import sys
from importlib import import_module

from python_ref.carve import carve_recursive, carve_stack
from python_ref.grid import OPEN, Stopped
from python_ref.maze.trace import Trace
from python_ref.maze.weave import dig, list_candidates

RECURSION_MOST = 2500  # cells


def carve(maze, carver: str, passages: int, bridges: int, traced=False) -> None:
    """Carve within a budget; the carver is recursive, stack, auto (which is stack) or an algorithm."""
    first = maze.list_cells()[0]
    maze.cell[first] = OPEN
    maze.passages_left, maze.bridges_left = passages, bridges
    maze.trace = Trace(maze, first) if traced else None
    sys.setrecursionlimit(RECURSION_MOST + 500)
    with contextlib.suppress(Stopped):
        if carver in ("auto", "recursive", "stack"):
            engine = carve_recursive if carver == "recursive" else carve_stack
            engine(maze, first, list_candidates, dig)
        else:
            name = carver.replace("-", "_")
            algorithm = import_module(f"python_ref.algorithms.{name}")
            getattr(algorithm, f"carve_{name}")(maze, first, dig)
    if maze.trace and maze.passages_left:
        maze.trace.trace_back(first)
