"""carve: choose the engine that carves, and its budget."""

import contextlib
import sys
from importlib import import_module
from typing import Any

from python_ref import carve as plain
from python_ref.core.output import fail
from python_ref.grid import OPEN, Maze, Stopped
from python_ref.maze.neighbors import list_cells
from python_ref.maze.trace import Trace
from python_ref.maze.weave import Weaving

RECURSION_FAST, RECURSION_MOST = 200, 2500  # cells


def check_carver(carver: str, width: int, height: int) -> str:
    """recursive or stack; fails if the maze is too large for recursive."""
    cells = (width // 2) * (height // 2)
    if carver == "auto":
        return "recursive" if cells <= RECURSION_FAST else "stack"
    if carver == "recursive" and cells > RECURSION_MOST:
        fail(2, f"recursive carves at most {RECURSION_MOST} cells, not {cells}")
    return carver


def carve(
    maze: Maze, carver: str, passages: int, bridges: int, traced: bool = False
) -> None:
    """Carve within a budget of passages and bridges; the carver is recursive, stack or an algorithm."""
    first, *others = list_cells(maze)
    maze.passages_most = maze.passages_left = passages
    maze.bridges_left = bridges
    maze.cell[first] = OPEN
    trace = Trace(first) if traced else None
    tools: Any = plain  # where list_candidates and dig are
    if traced or bridges or passages <= len(others):
        tools = Weaving(trace)
    sys.setrecursionlimit(RECURSION_MOST + 500)
    with contextlib.suppress(Stopped):
        if carver in ("recursive", "stack"):
            engine = getattr(plain, f"carve_{carver}")
            engine(maze, first, tools.list_candidates, tools.dig)
        else:
            name = carver.replace("-", "_")
            algorithm = import_module(f"python_ref.algorithms.{name}")
            getattr(algorithm, f"carve_{name}")(maze, first, tools.dig)
    if trace:
        if maze.passages_left:
            trace.go_back(maze, first)
        maze.traced = trace.lines
