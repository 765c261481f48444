"""main: read the arguments, and run the command that they name, a module of commands.

Exit status: 0 for success, 1 for a failure, 2 for a usage error.
"""

import signal
import sys
from importlib import import_module

from python_ref.cli.mazes import Mazes
from python_ref.core.output import fail


def main(arguments: list) -> None:
    """Run one command, and end."""
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    try:
        call = Mazes(arguments)
        command = import_module(f"python_ref.commands.{call.command}")
        call.check_taken(command.TAKES)
        status = getattr(command, f"run_{call.command}")(call)
        sys.stdout.flush()
    except OSError:
        fail(1, "standard output cannot be written")
    sys.exit(status)
