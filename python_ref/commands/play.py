"""play: play a maze with the keys of --keys."""

from python_ref.cli import mazes
from python_ref.cli.options import TAKES_MAKING, Call
from python_ref.cli.printing import put_fact
from python_ref.core import messages
from python_ref.core.output import die
from python_ref.maze.walk import replay

TAKES = f"{TAKES_MAKING} format keys describe fog resume"


def run_play(call: Call) -> None:
    """Print the maze after the keys, and the result."""
    mazes.check_making(call)
    for name in call.given:  # an unfinished game has its maze
        if "resume" in call.given and name in f"{mazes.OF_MAKING} input".split():
            die(2, messages.NOT_WITH_RESUME, f"--{name}")
    if "keys" not in call.given:
        die(2, messages.NO_TERMINAL)
    if "resume" in call.given:
        die(1, messages.NO_UNFINISHED_GAME)  # the twin saves no games
    mazes.begin_mazes(call)
    for maze in mazes.next_maze(call):
        mazes.check_ends(call, maze)
        result, moves, bumps = replay(maze, call.option["keys"])
        mazes.draw_maze(call, maze)
        put_fact(call, "result", result)
        put_fact(call, "moves", moves)
        put_fact(call, "bumps", bumps)
        y, x = divmod(maze.player, maze.stride)
        put_fact(call, "position", f"{x},{y}")
