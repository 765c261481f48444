"""Measure whole calls of maze.sh, and how many times as long the twin and other shells take.

    bench.py      SHELLS names a folder with bash-* in it

The times are processor time, the median of rounds in which the programs take turns. The ratios are more reliable than
the times.
"""

# fmt: off
from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = str(ROOT / "maze.sh")
OTHERS = {"twin": [sys.executable, "-m", "python_ref"]}
for shell in sorted(Path(os.environ.get("SHELLS", ROOT.parent / "shared/shells")).glob("bash-*")):
    OTHERS[shell.name] = [str(shell), PROGRAM]
SIZES = ("5x5", "21x9", "29x29", "101x101", "101x101 --loops 100", "101x101 --weave", "9x9 --count 1000")


def cost(command: list[str]) -> float:
    """Processor time in milliseconds of a command and its children."""
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.DEVNULL)
    _, status, used = os.wait4(process.pid, 0)
    if status >> 8 not in (0, 1):
        raise SystemExit(f"{' '.join(command)}: status {status >> 8}")
    return 1000 * (used.ru_utime + used.ru_stime)


def main() -> None:
    for call in [*(f"generate {size}" for size in SIZES), "solve 101x101", "check 101x101", "station"]:
        words = [*call.split(), "--seed", "1"]
        commands = [[*each, *words] for each in (["bash", PROGRAM], *OTHERS.values())]
        rounds = [[*map(cost, commands)] for _ in range(1 if "count" in call else 9)]
        here, *times = map(median, zip(*rounds))
        ratios = [f"{name} {other / here:.2f}" for name, other in zip(OTHERS, times)]
        print(f"{call:<28} {here:9.1f} ms; times that:", *ratios, flush=True)


main()
