"""main: read the arguments, and run the command that they name, a module of commands.

Exit status: 0 for success, 1 for a failure, 2 for a usage error.
"""

from __future__ import annotations

import os
import signal
import sys
from importlib import import_module

from python_ref.cli.options import check_taken, read_call
from python_ref.core.output import Refused, tell


def main(arguments: list[str]) -> None:
    """Run one command, and end."""
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        call = read_call(arguments)
        command = import_module(f"python_ref.commands.{call.command}")
        check_taken(call, command.TAKES)
        getattr(command, f"run_{call.command}")(call)
        sys.stdout.flush()
        status = call.exit_status
    except Refused as why:
        status = why.status
        tell(f"python_ref: {why}")
    except OSError:
        status = 1
        tell("python_ref: standard output cannot be written")
    os._exit(status)  # without what is not written yet
