"""names: commands, algorithms and formats, each a module that is found by its name."""

from __future__ import annotations

import pkgutil
from pathlib import Path

from python_ref.maze.mask import MASKS


def list_names(folder: str) -> list[str]:
    """The names of all commands, algorithms, pictures or masks."""
    if folder == "masks":
        return [path.stem for path in MASKS.glob("*.txt")]
    modules = pkgutil.iter_modules([str(Path(__file__).parents[1] / folder)])
    names = [module.name.replace("_", "-") for module in modules if not module.ispkg]
    return ["backtracker", *names] if folder == "algorithms" else names
