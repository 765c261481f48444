"""printing: the format and the colors of what is printed, and where it goes."""

import os

from python_ref.cli.options import Call
from python_ref.core import messages
from python_ref.core.output import die, output_note, put_line
from python_ref.core.output_file import open_output


def choose_format(call: Call) -> None:
    """Choose format and color if they were not given."""
    option, get = call.option, os.environ.get
    terminal = option["output"] == "-" and os.isatty(1)
    if option["format"] is None:
        charset = get("LC_ALL") or get("LC_CTYPE") or get("LANG") or ""
        utf8 = "UTF8" in charset.upper().replace("UTF-8", "UTF8")
        option["format"] = "blocks" if utf8 or not terminal else "ascii"
    if option["color"] == "auto":
        plain = get("NO_COLOR") or get("TERM") == "dumb"
        option["color"] = "always" if terminal and not plain else "never"
    if option["format"] == "sheet":
        die(2, messages.ONLY_IN_BASH, "sheet", "format")


def send_output(call: Call) -> None:
    """Send standard output to the file of --output, if there is one."""
    if call.option["output"] != "-":
        open_output(call.option["output"])


def send_new_file(call: Call, name: str) -> None:
    """On a terminal without --output, send an svg to this new file; a last line says how to open it."""
    if "output" in call.given or not os.isatty(1):
        return
    if os.path.lexists(name):
        die(1, messages.FILE_EXISTS, name)
    open_output(name)
    output_note.append(messages.PAGE_WRITTEN % name)


def put_fact(call: Call, name: str, value: object) -> None:
    """Print a line below a picture; in a maze file, it begins with #."""
    shown = {"svg": f"<!-- {name}: {value} -->", "text": f"# {name} {value}"}
    put_line(shown.get(call.option["format"], f"{name}: {value}"))
