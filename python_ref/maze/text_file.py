"""text file: a text file, read line by line."""

from __future__ import annotations

import codecs
import os
from pathlib import Path
from typing import NoReturn

from python_ref.core.output import fail

LONGEST_LINE = 16383  # bytes


class TextFile:
    """The lines of a file, and how many of them were read; and what the comments of its current maze say."""

    def __init__(self, name: str, lines: list[bytes]) -> None:
        self.name, self.lines, self.line = name, lines, 0
        self.count, self.keys = 0, ""  # of empty lines and comments; of the game
        self.places: dict[str, tuple[int, int]] = {}  # X and Y of goal and player


def open_file(name: str) -> TextFile:
    """Read the file (- is standard input)."""
    source = 0 if name == "-" else name
    try:
        if source and not (os.path.isfile(source) or Path(source).is_fifo()):
            raise OSError  # a device may be endless
        with open(source, "rb", closefd=source != 0) as opened:
            lines = opened.read().split(b"\n")
    except (OSError, ValueError):
        fail(1, f"{name!r} cannot be read")
    return TextFile(name, lines if lines[-1] else lines[:-1])


def refuse_file(file: TextFile, why: str) -> NoReturn:
    """Report what is wrong in the line just read, and fail."""
    fail(1, f"{file.name!r}: line {file.line}: {why}")


def next_line(file: TextFile) -> str | None:
    """The next line, without a byte order mark; None at the end of the file."""
    if file.line == len(file.lines):
        return None
    line = file.lines[file.line]
    file.line += 1
    if len(line) > LONGEST_LINE or b"\0" in line:
        refuse_file(file, "too long, or no text")
    if file.line == 1 and line.startswith(codecs.BOM_UTF8):
        line = line[3:]
    return os.fsdecode(line)
