"""solve: mazes with the shortest way from the player to the goal."""

from __future__ import annotations

from python_ref.cli.look import choose_look, put_fact, send_output
from python_ref.cli.mazes import (
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
from python_ref.maze.solve import solve
from python_ref.maze.walk import replay

TAKES = f"{TAKES_MAKING} count format watch"


def run_solve(call: Call) -> None:
    """The picture with the shortest way, and its length."""
    check_making(call)
    if call.option["format"] == "svg" and call.option["count"] > 1:
        die(2, messages.ONLY_ONE, f"--count {call.option['count']}")
    if call.option["format"] == "sheet":
        die(2, messages.ONLY_GENERATE, "solve")
    if "watch" in call.given:
        die(2, messages.WATCH_TERMINAL)
    choose_look(call)
    begin_mazes(call)
    send_output(call)
    for maze in next_maze(call):
        check_ends(call, maze)
        replay(maze, "")  # by the keys played so far
        solution = solve(maze)
        if solution is None:
            die(1, messages.NO_WAY)
        trail, steps = solution
        put_line(*draw_maze(call, maze, trail), *put_seed(call, maze))
        put_line(put_fact(call, "steps", steps))
