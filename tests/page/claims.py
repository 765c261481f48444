"""Parts that the claims of the page share."""

from __future__ import annotations

import os
import subprocess
import tempfile
from pathlib import Path

from browser import check

ROOT = Path(__file__).resolve().parents[2]
SEED = os.environ.get("MAZE_TEST_SEED", "1")
LANGUAGES = ("en", "de", "fi", "ru")
STATE = "[game.result, game.moves, game.bumps, game.maze.column(game.maze.player), game.maze.row(game.maze.player)]"
TEXT = "writeGame().replace(/# (maze|time).*\\n/g, '')"  # as generate writes it
U_MAZE = "#5x5,seed=1"  # south to the third row, east, south to the exit


def share(short: object, whole: object) -> object:
    """How many random cases to try, or which: few in make test, all in make test-all."""
    return whole if os.environ.get("MAZE_TEST_ALL") else short


def run_bash(*arguments: object, text: bytes = b"") -> subprocess.CompletedProcess:
    """How maze.sh ran: its status, output and errors, as bytes."""
    call = [os.environ.get("MAZE_BASH", "bash"), "maze.sh", *map(str, arguments)]
    return subprocess.run(call, cwd=ROOT, check=False, input=text, capture_output=True)


def bash_twin(*arguments: object, text: str = "") -> str:
    """The output of maze.sh, which has to succeed."""
    run = run_bash(*arguments, text=text.encode())
    check(f"{arguments}", 0, run.returncode)
    return run.stdout.decode()


def make_page(*call: str) -> str:
    """The file of a page that bash made."""
    file = Path(tempfile.mkdtemp(), "page.html")
    file.write_text(bash_twin(*call))
    return str(file)


def generate(recipe: str) -> list[str]:
    """The call that makes the maze of a recipe."""
    size, *parts = recipe.split(",")
    return ["generate", size, *(f"--{part}" for part in parts if part != "fog")]
