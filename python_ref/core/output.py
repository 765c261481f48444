"""output: standard output, messages and errors. The errors are the twin's own; only the status is that of maze.sh."""

import contextlib
import os
from typing import NoReturn


class Refused(Exception):
    """The program ends with this line and a status: 2 for incorrect usage, 1 for a failure."""

    def __init__(self, line: str, status: int = 2) -> None:
        super().__init__(line)
        self.status = status


def tell(line: str) -> None:
    """Write a line to standard error, if it is open."""
    with contextlib.suppress(OSError):
        os.write(2, f"{line}\n".encode())


def fail(status: int, line: str) -> NoReturn:
    """End the program; values from outside are in the line as repr() writes them."""
    raise Refused(line, status)
