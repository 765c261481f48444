"""day: the dates of daily mazes."""

from __future__ import annotations

import datetime
import re

from python_ref.core import messages
from python_ref.core.gate import Refused
from python_ref.core.output import printable

DAILY_LEVELS = (2, 3, 4, 6, 7, 9, 11)  # from Monday


def gate_day(value: str) -> datetime.date:
    """The day that YYYY-MM-DD names, from 1900 to 2100; raises Refused."""
    try:
        if not re.fullmatch("[0-9]{4}-[0-9]{2}-[0-9]{2}", value):
            raise ValueError
        day = datetime.date(*map(int, value.split("-")))
        if not 1900 <= day.year <= 2100:
            raise ValueError
    except ValueError:
        raise Refused(messages.NOT_DAY % printable(value)) from None
    return day


def level_of_day(day: datetime.date) -> int:
    """The level of the daily maze."""
    return DAILY_LEVELS[day.weekday()]
