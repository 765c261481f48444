"""trace: record the carving step by step."""

from __future__ import annotations

from python_ref.grid import WALL, Maze

DIRECTION_NAMES = "east", "west", "south", "north"


class Trace:
    """The lines, and the cells from the first one to the current one."""

    def __init__(self, first: int) -> None:
        self.lines: list[str] = []
        self.way = [first]

    def note(self, maze: Maze, here: int, k: int, candidates: list[int]) -> None:
        """Record the passage in direction k that will be dug, and before it the steps back to its cell."""
        self.go_back(maze, here)
        number = maze.passages_most - maze.passages_left + 1
        names = ", ".join(name_passage(maze, here, each) for each in candidates)
        count, pick = len(candidates), candidates.index(k)
        drawn = f"{maze.random.state} % {count} = {pick}"
        to = name_passage(maze, here, k)
        at = f"{number}  {name_cell(maze, here)}  {names}  {drawn}"
        self.lines.append(f"{at}  {to}  {len(self.way)}")
        far = 4 if to.startswith("bridge") else 2
        self.way.append(here + far * maze.step[k])

    def go_back(self, maze: Maze, here: int) -> None:
        """Record the steps back that lead to a cell."""
        while self.way[-1] != here:
            depth, at = len(self.way), name_cell(maze, self.way.pop())
            to = name_cell(maze, self.way[-1])
            self.lines.append(f"-  {at}  none  back to {to}  {depth}")


def name_passage(maze: Maze, here: int, k: int) -> str:
    """The name of a passage that is not dug yet: east, or bridge east."""
    over = maze.cell[here + 2 * maze.step[k]] != WALL
    return ("bridge " if over else "") + DIRECTION_NAMES[k]


def name_cell(maze: Maze, here: int) -> str:
    """The column and row of a cell, from 0,0."""
    y, x = divmod(here, maze.stride)
    return f"{x // 2 - 1},{y // 2 - 1}"
