"""play: play a maze with the keys of --keys."""

from python_ref.cli.options import TAKES_MAKING
from python_ref.core.output import fail_if
from python_ref.maze.walk import replay

TAKES = f"{TAKES_MAKING} format keys describe fog"


def run_play(call) -> None:
    """Print the maze after the keys, and the result."""
    is_playable = "keys" in call.given and call.option.format != "json"
    fail_if(not is_playable, 2, "the twin plays only --keys, and not in json")
    call.begin_mazes()
    for maze in call.next_maze():
        call.check_ends(maze)
        result, moves, bumps = replay(maze, call.option.keys)
        call.draw_maze(maze)
        call.put_fact("result", result)
        call.put_fact("steps", moves)
        call.put_fact("bumps", bumps)
        call.put_fact("position", "{},{}".format(*maze.place(maze.player)))
