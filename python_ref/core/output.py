"""output: standard output, messages and errors."""

from __future__ import annotations

import contextlib
import os
import re
import sys
from typing import NoReturn

from python_ref.core import messages

CONTROL = rb"[\x01-\x1f\x7f]|\xc2[\x80-\x9f]"  # characters, as UTF-8
line_buffer: list[str] = []  # lines for write_buffer
output_note: list[str] = []  # lines for standard error, after the output


def end_output() -> None:
    """Write the waiting lines, then the notes."""
    write_buffer()
    for line in output_note:
        tell(line)


def is_utf8(raw: bytes) -> bool:
    """Is the text well-formed UTF-8?"""
    return raw.decode(errors="replace").encode() == raw


def printable(value: str) -> str:
    """The value as one short line without control characters."""
    raw, cut = os.fsencode(value), b""
    if len(raw) > 60:  # no half of a UTF-8 character at the cut
        raw, cut = re.sub(rb"[\xc0-\xff]?[\x80-\xbf]*\Z", b"", raw[:60]), b"..."
    if not is_utf8(raw):  # single bytes may be control characters
        raw = re.sub(rb"[\x80-\x9f]", b"?", raw)
    raw = re.sub(CONTROL, b"?", raw)
    return os.fsdecode((raw or b"''") + cut)


def tell(line: str) -> None:
    """Write a line to standard error, if it is open."""
    with contextlib.suppress(OSError):
        os.write(2, os.fsencode(f"{line}\n"))


def fail(status: int, line: str) -> NoReturn:
    """Write one printable line to standard error, and exit with the status."""
    tell(f"maze.sh: {line}")
    sys.exit(status)


def die(status: int, text: str, *values: str | int) -> NoReturn:
    """Fail with a message; make its values printable, because they come from outside."""
    shown = [printable(v) if isinstance(v, str) else v for v in values]
    fail(status, text % tuple(shown))


def put_line(*lines: str) -> None:
    """Collect lines for standard output until write_buffer writes them."""
    line_buffer.extend(lines)


def write_buffer() -> None:
    """Write all waiting lines to standard output."""
    rest = "".join(f"{line}\n" for line in line_buffer).encode()
    line_buffer.clear()
    try:
        while rest:
            rest = rest[os.write(1, rest) :]
    except OSError:
        die(1, messages.CANNOT_WRITE)
