"""generate: make or read mazes, and print them."""

from python_ref.cli import mazes
from python_ref.cli.options import TAKES_MAKING, Call, refuse_together
from python_ref.pictures.text import put_keys

TAKES = f"{TAKES_MAKING} count format trace"


def run_generate(call: Call) -> None:
    """Print each maze as it began, or how it was carved."""
    mazes.check_making(call)
    refuse_together(call, "trace", "format")
    mazes.begin_mazes(call)
    for maze in mazes.next_maze(call):
        if "trace" in call.given:
            print("".join(f"{line}\n" for line in maze.traced), end="")
            continue
        mazes.draw_maze(call, maze)
        if call.option["format"] == "text":
            put_keys(maze)
