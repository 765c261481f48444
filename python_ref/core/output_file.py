"""output file: write standard output to a file (maze.sh renames a finished file instead)."""

import os

from python_ref.core import messages
from python_ref.core.output import die


def open_output(name: str) -> None:
    """Send standard output to a file."""
    try:
        os.dup2(os.open(name, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o666), 1)
    except OSError:
        die(1, messages.CANNOT_WRITE_TO, name)
