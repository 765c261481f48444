"""daily: print the maze of a day."""

import datetime

from python_ref.cli.day import DAILY_LEVELS, gate_day
from python_ref.cli.options import Call
from python_ref.commands.generate import run_generate
from python_ref.core import messages
from python_ref.core.output import die

TAKES = "words format"


def run_daily(call: Call) -> None:
    """Print the maze of the day that was given, or of today; the day decides its level and its seed."""
    if len(call.words) > 1:
        die(2, messages.SECOND_DAY, call.words[1])
    day = gate_day(call.words[0]) if call.words else datetime.date.today()
    call.option["level"] = DAILY_LEVELS[day.weekday()]
    call.option["seed"] = int(day.strftime("%Y%m%d"))
    call.given += ["level", "seed"]
    run_generate(call)
