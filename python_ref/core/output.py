"""output: errors, and the seed. The errors are the twin's own; only the status is that of maze.sh. It has no notes."""

import contextlib
import os
from typing import NoReturn


def tell(line: str) -> None:
    """Write a line to standard error, if it is open."""
    with contextlib.suppress(OSError):
        os.write(2, f"{line}\n".encode())


def fail(status: int, line: str) -> NoReturn:
    """End the program, without what is not written yet: 2 for incorrect usage, 1 for a failure."""
    tell(f"python_ref: {line}")
    os._exit(status)


def fail_if(wrong: object, status: int, line: str) -> None:
    """End the program if something is wrong. Values from outside are in the line as repr() writes them."""
    if wrong:
        fail(status, line)
