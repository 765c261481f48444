"""generate: mazes are made, or read, and printed."""

from __future__ import annotations

from python_ref.cli.look import choose_look, send_output
from python_ref.cli.mazes import (
    begin_mazes,
    check_making,
    draw_maze,
    next_maze,
    put_seed,
)
from python_ref.cli.options import (
    TAKES_MAKING,
    Call,
    refuse_together,
)
from python_ref.core import messages
from python_ref.core.output import die, put_line

TAKES = f"{TAKES_MAKING} count format title per-page watch trace"


def run_generate(call: Call) -> None:
    """The picture of each maze as it began; or how it was carved."""
    check_making(call)
    check_no_sheet(call)
    refuse_together(call, "trace", "format")
    refuse_together(call, "trace", "watch")
    if call.option["format"] == "svg" and call.option["count"] > 1:
        die(2, messages.ONLY_ONE, f"--count {call.option['count']}")
    if "watch" in call.given:
        die(2, messages.WATCH_TERMINAL)
    choose_look(call)
    begin_mazes(call)
    send_output(call)
    if "trace" in call.given:
        put_traces(call)
    else:
        put_mazes(call)


def check_no_sheet(call: Call) -> None:
    """End if there is an option that only a sheet has."""
    for name in call.given:
        if name in ("title", "per-page") and call.option["format"] != "sheet":
            die(2, messages.ONLY_SHEET, f"--{name}")


def put_mazes(call: Call) -> None:
    """The pictures."""
    for maze in next_maze(call):
        put_line(*draw_maze(call, maze), *put_seed(call, maze))
        if call.option["format"] == "text":
            from python_ref.pictures.text import put_keys

            put_line(*put_keys(maze))


def put_traces(call: Call) -> None:
    """A line a step."""
    from python_ref.maze.trace import start_noting, traced

    start_noting("trace")
    for _ in next_maze(call):
        put_line(*traced)
