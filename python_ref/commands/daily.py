"""daily: print the maze of a day."""

import contextlib
import datetime

from python_ref.cli.levels import find_daily_recipe
from python_ref.cli.recipe import read_recipe
from python_ref.commands.generate import run_generate
from python_ref.core.output import fail_if

TAKES = "words format"


def run_daily(call) -> None:
    """Print the maze of the day that was given, or of today."""
    words, day = " ".join(call.words), datetime.date.today()
    with contextlib.suppress(ValueError):
        day = datetime.date.fromisoformat(words)
    is_day = str(day) == words and 1900 <= day.year <= 2100
    fail_if(call.words and not is_day, 2, f"{words!r} is not a day from 1900 to 2100")
    read_recipe(call, find_daily_recipe(day))
    run_generate(call)
