"""names: commands, algorithms and formats, each a module that is found by its name."""

from __future__ import annotations

import pkgutil
from pathlib import Path


def list_names(folder: str) -> list[str]:
    """The names of all commands, algorithms or pictures."""
    modules = pkgutil.iter_modules([str(Path(__file__).parents[1] / folder)])
    names = [module.name.replace("_", "-") for module in modules if not module.ispkg]
    return ["backtracker", *names] if folder == "algorithms" else names
