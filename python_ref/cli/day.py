"""day: the dates of daily mazes."""

import contextlib
import datetime
import re

from python_ref.core import messages
from python_ref.core.gate import Refused
from python_ref.core.output import printable

DAILY_LEVELS = (2, 3, 4, 6, 7, 9, 11)  # from Monday


def gate_day(value: str) -> datetime.date:
    """The day that YYYY-MM-DD names, from 1900 to 2100; raises Refused."""
    with contextlib.suppress(ValueError):
        if re.fullmatch("(19[0-9]{2}|20[0-9]{2}|2100)-[0-9]{2}-[0-9]{2}", value):
            return datetime.date(*map(int, value.split("-")))
    raise Refused(messages.NOT_DAY % printable(value))
