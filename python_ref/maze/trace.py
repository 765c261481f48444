"""trace: record the carving step by step."""

from python_ref.grid import WALL

DIRECTION_NAMES = "east", "west", "south", "north"


class Trace:
    """The lines, and the cells from the first one to the current one."""

    def __init__(self, maze, first: int) -> None:
        self.maze, self.lines, self.way, self.dug = maze, [], [first], 0

    def note_trace(self, here: int, k: int, candidates: list) -> None:
        """Record the passage in direction k that will be dug, and before it the steps back to its cell."""
        self.trace_back(here)
        self.dug += 1
        names = [self.name_passage(here, each) for each in candidates]
        pick, at = candidates.index(k), self.name_cell(here)
        drawn, to = f"{self.maze.random.state} % {len(names)} = {pick}", names[pick]
        listed = f"{self.dug}  {at}  {', '.join(names)}"
        self.lines.append(f"{listed}  {drawn}  {to}  {len(self.way)}")
        self.way.append(here + (4 if "bridge" in to else 2) * self.maze.step[k])

    def trace_back(self, here: int) -> None:
        """Record the steps back that lead to a cell."""
        while self.way[-1] != here:
            depth, at = len(self.way), self.name_cell(self.way.pop())
            to = self.name_cell(self.way[-1])
            self.lines.append(f"-  {at}  none  back to {to}  {depth}")

    def name_passage(self, here: int, k: int) -> str:
        """The name of a passage that is not dug yet: east, or bridge east."""
        over = self.maze.cell[here + 2 * self.maze.step[k]] != WALL
        return ("bridge " if over else "") + DIRECTION_NAMES[k]

    def name_cell(self, here: int) -> str:
        """The column and row of a cell, from 0,0."""
        x, y = self.maze.place(here)
        return f"{x // 2 - 1},{y // 2 - 1}"
