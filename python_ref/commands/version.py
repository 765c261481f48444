"""version: print the name and the version."""

from python_ref import VERSION
from python_ref.cli.options import Call
from python_ref.cli.printing import send_output
from python_ref.core.output import put_line

TAKES = ""


def run_version(call: Call) -> None:
    """Print the name and the version."""
    send_output(call)
    put_line(f"maze.sh {VERSION}")
