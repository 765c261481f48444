"""printing: the colors of what is printed, and where it goes."""

import os
import sys

from python_ref.cli.options import Call
from python_ref.core.output import fail


def choose_format(call: Call) -> None:
    """Choose the color if it was not given."""
    if call.option["color"] == "auto":
        plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
        terminal = call.option["output"] == "-" and os.isatty(1)
        call.option["color"] = "always" if terminal and not plain else "never"


def send_output(call: Call) -> None:
    """Send standard output to the file of --output, if there is one."""
    name = call.option["output"]
    file = 1 if name == "-" else name
    try:
        sys.stdout = open(file, "w", encoding="utf-8")  # noqa: SIM115
    except OSError:
        shown = "standard output" if name == "-" else repr(name)
        fail(1, f"{shown} cannot be written")


def put_fact(call: Call, name: str, value: object) -> None:
    """Print a line below a picture; in a maze file, it begins with #; json and png have none."""
    if call.option["format"] in ("json", "png"):
        return
    shown = {"svg": f"<!-- {name}: {value} -->", "text": f"# {name} {value}"}
    print(shown.get(call.option["format"], f"{name}: {value}"))
