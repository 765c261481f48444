"""generate: make or read mazes, and print them."""

from python_ref.cli import mazes
from python_ref.cli.options import TAKES_MAKING, Call, refuse_together
from python_ref.core import messages
from python_ref.core.output import die, put_line
from python_ref.maze import budget
from python_ref.maze.trace import traced
from python_ref.pictures.text import put_keys

TAKES = f"{TAKES_MAKING} count format title per-page watch trace"


def run_generate(call: Call) -> None:
    """Print each maze as it began, or how it was carved."""
    mazes.check_making(call)
    for name in call.given:
        if name in ("title", "per-page") and call.option["format"] != "sheet":
            die(2, messages.ONLY_SHEET, f"--{name}")
    refuse_together(call, "trace", "format watch")
    mazes.begin_mazes(call)
    budget.noting = "trace" in call.given
    for maze in mazes.next_maze(call):
        if budget.noting:
            put_line(*traced)
            continue
        mazes.draw_maze(call, maze)
        if call.option["format"] == "text":
            put_keys(maze)
