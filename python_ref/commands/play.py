"""play: one walks through a maze, here by the keys of --keys."""

from __future__ import annotations

from python_ref.cli.look import choose_look, put_fact, send_output
from python_ref.cli.mazes import (
    OF_MAKING,
    begin_mazes,
    check_ends,
    check_making,
    draw_maze,
    next_maze,
    put_seed,
)
from python_ref.cli.options import TAKES_MAKING, Call
from python_ref.core import messages
from python_ref.core.output import die, put_line
from python_ref.maze.walk import replay

TAKES = f"{TAKES_MAKING} format keys describe resume"


def run_play(call: Call) -> None:
    """The picture after the keys, and the result."""
    check_making(call)
    check_resume(call)
    if "keys" not in call.given:
        die(2, messages.NO_TERMINAL)
    play_keys(call)


def check_resume(call: Call) -> None:
    """A game that goes on has its maze."""
    for name in call.given:
        if "resume" in call.given and name in f"{OF_MAKING} input".split():
            die(2, messages.NOT_WITH_RESUME, f"--{name}")


def play_keys(call: Call) -> None:
    """In each maze."""
    choose_look(call)
    if "resume" in call.given:
        die(1, messages.NO_LEFT_GAME)  # the twin keeps none
    begin_mazes(call)
    send_output(call)
    for maze in next_maze(call):
        check_ends(call, maze)
        result, moves, bumps = replay(maze, call.option["keys"])
        put_line(*draw_maze(call, maze), *put_seed(call, maze))
        put_line(put_fact(call, "result", result))
        put_line(put_fact(call, "moves", moves))
        put_line(put_fact(call, "bumps", bumps))
        y, x = divmod(maze.player, maze.stride)
        put_line(put_fact(call, "position", f"{x},{y}"))
