"""How slow this machine is at the moment: a whole number from 1, for deadlines that end a test that hangs.

    pace.py        prints it: 1 where bash starts maze.sh in 15 milliseconds

tests/run measures it once and exports it as MAZE_TEST_PACE; a test says how many seconds it would wait on a
quiet machine, many times what is needed, and asks patience().
"""

import os
import subprocess
import time
from pathlib import Path

MAZE = Path(__file__).resolve().parents[2] / "maze.sh"
STARTS, USUAL = 10, 0.015


def measure() -> int:
    """How many times slower than a quiet machine this one starts maze.sh, rounded up."""
    # it makes no maze, because the program may hang at that
    call = [os.environ.get("MAZE_BASH", "bash"), str(MAZE), "--version"]
    begun = time.monotonic()
    for _ in range(STARTS):
        subprocess.run(call, check=False, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL)  # fmt: skip
    return 1 + int((time.monotonic() - begun) / STARTS / USUAL)


def patience(seconds: float) -> float:
    """The seconds after which an action of milliseconds counts as hanging here."""
    return seconds * int(os.environ.get("MAZE_TEST_PACE") or 1)


def is_busier() -> bool:
    """Is the machine slower than before? Then deadlines are later from now on."""
    before, now = int(os.environ.get("MAZE_TEST_PACE") or 1), measure()
    os.environ["MAZE_TEST_PACE"] = str(max(before, now))
    return now > before


if __name__ == "__main__":
    print(measure())
