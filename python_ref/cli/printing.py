"""printing: the colors of what is printed, and where it goes."""

import os
import sys
from importlib import import_module

from python_ref.cli.options import Call
from python_ref.core.output import fail


class Printing(Call):
    """A call that prints."""

    def send_output(self) -> None:
        """Choose the colors, and send standard output to the file of --output, if there is one."""
        file = 1 if self.option.output == "-" else self.option.output
        plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
        is_colored = file == 1 and os.isatty(1) and not plain
        self.colored = {"always": True, "auto": is_colored}.get(self.option.color)
        try:
            sys.stdout = open(file, "w", encoding="utf-8")  # noqa: SIM115
        except OSError:
            shown = "standard output" if file == 1 else repr(file)
            fail(1, f"{shown} cannot be written")

    def put_fact(self, name: str, value: object) -> None:
        """Print a line below a picture, in the form that the format has for it, if it has any."""
        module = import_module(f"python_ref.pictures.{self.option.format}")
        form = getattr(module, "FACTS", "{}: {}")
        if form:
            print(form.format(name, value))
