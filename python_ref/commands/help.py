"""help: where it is."""

from __future__ import annotations

from python_ref.cli.options import Call
from python_ref.core.output import put_line

TAKES = "words"


def run_help(_: Call) -> None:
    """The twin has none of its own."""
    put_line("The help is in maze.sh: ./maze.sh --help")
