"""names: what is found by its name, for it is a module: a command, an algorithm, a format."""

from __future__ import annotations

import os

# Those that have been there for long have a place of their own in the lists.
NAMES = {
    "commands": "play daily generate solve check algorithms tour page sheet handout records station help",
    "algorithms": "backtracker prim kruskal wilson aldous-broder hunt-and-kill binary-tree"
    " sidewinder eller division",
    "pictures": "blocks ascii lines half braille digits text edges svg sheet",
}
HERE = os.path.dirname(__file__)
NOT_LISTED = ("completion", "one-file", "version")  # commands called as options


def list_names(folder: str) -> list[str]:
    """The names of all commands, algorithms or pictures."""
    names = NAMES[folder].split()
    for file in sorted(os.listdir(os.path.join(HERE, "..", folder))):
        name, _, kind = file.replace("_", "-").rpartition(".")
        if kind == "py" and name not in names and name not in NOT_LISTED:
            names.append(name)
    return names
