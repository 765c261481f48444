"""play: play a maze with the keys of --keys."""

from python_ref.cli import mazes
from python_ref.cli.options import TAKES_MAKING, Call
from python_ref.cli.printing import put_fact
from python_ref.core.output import fail
from python_ref.maze.walk import replay

TAKES = f"{TAKES_MAKING} format keys describe fog"


def run_play(call: Call) -> None:
    """Print the maze after the keys, and the result."""
    mazes.check_making(call)
    if "keys" not in call.given:
        fail(2, "the twin plays only --keys")
    mazes.begin_mazes(call)
    for maze in mazes.next_maze(call):
        mazes.check_ends(maze)
        result, moves, bumps = replay(maze, call.option["keys"])
        mazes.draw_maze(call, maze)
        put_fact(call, "result", result)
        put_fact(call, "moves", moves)
        put_fact(call, "bumps", bumps)
        y, x = divmod(maze.player, maze.stride)
        put_fact(call, "position", f"{x},{y}")
