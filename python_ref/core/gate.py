"""gate: the one way in for every value from outside."""

from __future__ import annotations

import os
import re

from python_ref.core import messages
from python_ref.core.output import CONTROL, is_utf8, printable


class Refused(Exception):
    """A value does not pass; the text says why."""


def gate_number(name: str, value: str, least: int, most: int, odd: bool = False) -> int:
    """The number in a string of digits; raises Refused."""
    if not value or value.strip("0123456789"):
        raise Refused(messages.NOT_NUMBER % (name, printable(value), least, most))
    if len(value) > 18 or not least <= int(value) <= most:
        raise Refused(messages.OUT_OF_RANGE % (name, printable(value), least, most))
    if odd and int(value) % 2 == 0:
        beside = int(value) - 1, int(value) + 1
        raise Refused(messages.NOT_ODD % (name, printable(value), *beside))
    return int(value)


def gate_range(name: str, value: str, least: int, most: int) -> tuple[int, int]:
    """The two numbers of A-B, the first no larger than the second; raises Refused."""
    one, dash, other = value.partition("-")
    if not dash:
        raise Refused(messages.NOT_RANGE % (name, printable(value)))
    first = gate_number(name, one, least, most)
    return first, gate_number(name, other, first, most)


def gate_line(name: str, value: str, most: int) -> str:
    """The value, a line of UTF-8 of no more than most bytes without control characters; raises Refused."""
    raw = os.fsencode(value)
    if len(raw) > most or re.search(CONTROL, raw) or not is_utf8(raw):
        raise Refused(messages.NOT_LINE % (name, printable(value), most))
    return value


def gate_choice(name: str, value: str, *choices: str) -> str:
    """The value, one of the choices; raises Refused."""
    if value not in choices:
        raise Refused(messages.NOT_CHOICE % (name, printable(value), " ".join(choices)))
    return value
