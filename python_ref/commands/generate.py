"""generate: make or read mazes, and print them."""

from python_ref.cli.options import TAKES_MAKING
from python_ref.pictures.text import put_keys

TAKES = f"{TAKES_MAKING} count format trace"


def run_generate(call) -> None:
    """Print each maze as it began, or how it was carved."""
    call.begin_mazes()
    for maze in call.next_maze():
        if call.option.trace:
            print(*maze.trace.lines, sep="\n")
        else:
            call.draw_maze(maze)
        if call.option.format == "text":
            put_keys(maze)
