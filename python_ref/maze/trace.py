"""trace: record what is dug, step by step."""

from __future__ import annotations

from python_ref import random_numbers
from python_ref.grid import WALL, Maze
from python_ref.maze import budget

DIRECTION_NAMES = "east", "west", "south", "north"

traced: list[str] = []
trace_way: list[int] = []  # the cells from the first one to the current one


def note_trace(maze: Maze, here: int, k: int, candidates: list[int]) -> None:
    """Record the passage in direction k that will be dug, and before it the steps back to its cell."""
    trace_back(maze, here)
    at = f"{budget.passages_most - budget.passages_left + 1}  {name_cell(maze, here)}"
    names = ", ".join(name_passage(maze, here, each) for each in candidates)
    drawn = f"{random_numbers.state} % {len(candidates)} = {candidates.index(k)}"
    passage = name_passage(maze, here, k)
    traced.append(f"{at}  {names}  {drawn}  {passage}  {len(trace_way)}")
    far = 4 if passage.startswith("bridge") else 2
    trace_way.append(here + far * maze.step[k])


def trace_back(maze: Maze, here: int) -> None:
    """Record the steps back that lead to a cell."""
    while trace_way[-1] != here:
        depth, at = len(trace_way), trace_way.pop()
        to = name_cell(maze, trace_way[-1])
        traced.append(f"-  {name_cell(maze, at)}  none  back to {to}  {depth}")


def name_passage(maze: Maze, here: int, k: int) -> str:
    """The name of a passage that is not dug yet: east, or bridge east."""
    over = maze.cell[here + 2 * maze.step[k]] != WALL
    return ("bridge " if over else "") + DIRECTION_NAMES[k]


def name_cell(maze: Maze, here: int) -> str:
    """The column and row of a cell, from 0,0."""
    y, x = divmod(here, maze.stride)
    return f"{x // 2 - 1},{y // 2 - 1}"
