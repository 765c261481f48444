"""solve: print mazes with the shortest path from the player to the goal."""

from python_ref.cli import mazes
from python_ref.cli.options import TAKES_MAKING, Call
from python_ref.cli.printing import put_fact
from python_ref.core.output import fail
from python_ref.maze.solve import solve
from python_ref.maze.walk import replay

TAKES = f"{TAKES_MAKING} count format"


def run_solve(call: Call) -> None:
    """Print each maze with its shortest path, and the length of the path."""
    mazes.check_making(call)
    mazes.begin_mazes(call)
    for maze in mazes.next_maze(call):
        mazes.check_ends(maze)
        replay(maze, "")  # the keys played so far
        maze.way = solve(maze, maze.player, maze.goal)
        if not maze.way:
            fail(1, "no path leads from the player to the goal")
        mazes.draw_maze(call, maze)
        put_fact(call, "steps", len(maze.way) - 1)
