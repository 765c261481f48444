"""text file: a text file, read line by line."""

import os
import re
from pathlib import Path

from python_ref.core.output import fail, fail_if

LONGEST_LINE = 16383  # bytes


class TextFile:
    """The lines of a file (- is standard input), and how many of them were read."""

    def __init__(self, name: str) -> None:
        source = 0 if name == "-" else name
        try:
            if source and not (os.path.isfile(source) or Path(source).is_fifo()):
                raise OSError  # a device may be endless
            with open(source, "rb", closefd=source != 0) as opened:
                lines = re.split(b"\r?\n|\r", opened.read())
        except (OSError, ValueError):
            fail(1, f"{name!r} cannot be read")
        self.name, self.lines, self.line = name, lines if lines[-1] else lines[:-1], 0

    def next_line(self):
        """The next line, without a byte order mark; None at the end of the file."""
        if self.line == len(self.lines):
            return None
        line = self.lines[self.line]
        self.line += 1
        is_text = len(line) <= LONGEST_LINE and b"\0" not in line
        self.fail_if(not is_text, "too long, or no text")
        text = os.fsdecode(line)
        return text[1:] if self.line == 1 and text[:1] == "\ufeff" else text

    def fail_if(self, wrong: object, why: str) -> None:
        """Fail if something is wrong in the line just read."""
        fail_if(wrong, 1, f"{self.name!r}: line {self.line}: {why}")
