"""solve: print mazes with the shortest path from the player to the goal."""

from python_ref.cli.options import TAKES_MAKING
from python_ref.core.output import fail_if
from python_ref.maze.solve import solve
from python_ref.maze.walk import replay

TAKES = f"{TAKES_MAKING} count format"


def run_solve(call) -> None:
    """Print each maze with its shortest path, and the length of the path."""
    call.begin_mazes()
    for maze in call.next_maze():
        call.check_ends(maze)
        replay(maze, "")  # the keys played so far
        maze.way = solve(maze, maze.player, maze.goal)
        fail_if(not maze.way, 1, "no path leads from the player to the goal")
        call.draw_maze(maze)
        call.put_fact("steps", len(maze.way) - 1)
