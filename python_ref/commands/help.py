"""help: where it is."""

from __future__ import annotations

from python_ref.cli.names import list_names
from python_ref.cli.options import Call, refuse_word
from python_ref.core.output import put_line

TAKES = "words"


def run_help(call: Call) -> None:
    """The twin has none of its own."""
    for word in call.words:
        if word == "help":
            continue
        if word in list_names("commands"):
            break
        refuse_word(word)
    put_line("The help is in maze.sh: ./maze.sh --help")
