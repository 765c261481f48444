"""names: commands, algorithms and formats, each a module that is found by its name."""

from __future__ import annotations

import os
import pkgutil

# The order of the names that the program came with.
NAMES = {
    "commands": "play daily generate solve check algorithms tour page sheet handout records station help",
    "algorithms": "backtracker prim kruskal wilson aldous-broder hunt-and-kill binary-tree"
    " sidewinder eller division",
    "pictures": "blocks ascii lines half braille digits text edges svg sheet",
}
NOT_LISTED = ("completion", "one-file", "version")  # commands called as options


def list_names(folder: str) -> list[str]:
    """The names of all commands, algorithms or pictures."""
    names = NAMES[folder].split()
    path = os.path.join(os.path.dirname(__file__), "..", folder)
    for module in pkgutil.iter_modules([path]):
        name = module.name.replace("_", "-")
        if name not in names and name not in NOT_LISTED:
            names.append(name)
    return names
