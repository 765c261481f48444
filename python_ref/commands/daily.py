"""daily: the maze of a day."""

from __future__ import annotations

import datetime

from python_ref.cli.day import gate_day, level_of_day
from python_ref.cli.options import Call
from python_ref.commands.generate import run_generate
from python_ref.core import messages
from python_ref.core.gate import Refused
from python_ref.core.output import die, fail

TAKES = "words format"


def run_daily(call: Call) -> None:
    """Print it."""
    choose_day(call)
    run_generate(call)


def choose_day(call: Call) -> None:
    """The day that was given, or today: its level and its seed."""
    if len(call.words) > 1:
        die(2, messages.SECOND_DAY, call.words[1])
    try:
        day = gate_day(call.words[0]) if call.words else datetime.date.today()
    except Refused as why:
        fail(2, str(why))
    call.option["level"] = level_of_day(day)
    call.option["seed"] = int(day.strftime("%Y%m%d"))
    call.given += ["level", "seed"]
