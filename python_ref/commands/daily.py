"""daily: print the maze of a day."""

import datetime
import re

from python_ref.cli.options import Call
from python_ref.commands.generate import run_generate
from python_ref.core.output import fail

TAKES = "words format"
DAILY_LEVELS = (2, 3, 4, 6, 7, 9, 11)  # from Monday


def run_daily(call: Call) -> None:
    """Print the maze of the day that was given, or of today; the day decides its level and its seed."""
    day = datetime.date.today()
    if call.words:
        words = " ".join(call.words)
        if not re.fullmatch("(19[0-9]{2}|20[0-9]{2}|2100)-[0-9]{2}-[0-9]{2}", words):
            fail(2, f"{words!r} is not a day from 1900-01-01 to 2100-12-31")
        try:
            day = datetime.date(*map(int, words.split("-")))
        except ValueError:
            fail(2, f"{words} does not exist")
    call.option["level"] = DAILY_LEVELS[day.weekday()]
    call.option["seed"] = int(day.strftime("%Y%m%d"))
    call.given += ["level", "seed"]
    run_generate(call)
