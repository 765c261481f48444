"""main: read the arguments, and run the command that they name, a module of commands.

Exit status: 0 for success, 1 for a failure, 2 for a usage error.
"""

from __future__ import annotations

import signal
import sys
from importlib import import_module

from python_ref.cli.options import TAKES_MAKING, check_taken, read_call
from python_ref.core import messages
from python_ref.core.gate import Refused
from python_ref.core.output import die, end_output, fail

# The commands that have no twin, and the options that they take.
ONLY_IN_BASH = {
    "algorithms": "",
    "completion": "",
    "handout": "seed title",
    "one-file": "",
    "page": TAKES_MAKING,
    "records": "",
    "sheet": f"{TAKES_MAKING} count title per-page",
    "tour": "words no-answers page exercise check hint watch",
}


def main(arguments: list[str]) -> None:
    """Run one command."""
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        call = read_call(arguments)
        if call.command in ONLY_IN_BASH:
            check_taken(call, ONLY_IN_BASH[call.command])
            die(2, messages.ONLY_IN_BASH, call.command, "command")
        command = import_module(f"python_ref.commands.{call.command}")
        check_taken(call, command.TAKES)
        getattr(command, f"run_{call.command}")(call)
    except Refused as why:
        fail(2, str(why))
    end_output()
    sys.exit(call.exit_status)
