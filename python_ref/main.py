"""main: a call is a command, a module of commands, and options.

Exit status: 0 for success, 1 for a failure, 2 for a wrong call.
"""

from __future__ import annotations

import signal
import sys
from collections.abc import Sequence
from importlib import import_module

from python_ref.cli.options import (
    TAKES_MAKING,
    Call,
    check_taken,
    read_call,
)
from python_ref.core import messages
from python_ref.core.output import die, end_output

# The commands that have no twin, and what they take.
ONLY_IN_BASH = {
    "algorithms": "",
    "completion": "",
    "one-file": "",
    "page": TAKES_MAKING,
    "records": "",
    "sheet": f"{TAKES_MAKING} count title per-page",
    "tour": "words no-answers exercise check",
}


def main(arguments: Sequence[str]) -> None:
    """Run one command."""
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    call = read_call(arguments)
    if call.command in ONLY_IN_BASH:
        refuse_command(call)
    else:
        command = import_module(f"python_ref.commands.{call.command}")
        call.takes = command.TAKES
        check_taken(call)
        getattr(command, f"run_{call.command}")(call)
    end_output()
    sys.exit(call.exit_status)


def refuse_command(call: Call) -> None:
    """Say what is wrong in the call of a command that has no twin; or else that it has none."""
    call.takes = ONLY_IN_BASH[call.command]
    check_taken(call)
    die(2, messages.ONLY_IN_BASH, "command", call.command)
