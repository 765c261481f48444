"""Measure what maze.sh costs, compared with its twin and other shells.

    bench.py [PART ...]      calls cells keys steps; SHELLS names a folder with bash-* in it

Except for those of a key and of a step, all times are processor time, the median of rounds in which the programs take
turns. The ratios are more reliable than the times.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from statistics import median

from session import Session

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = str(ROOT / "maze.sh")
BASH = ["bash", PROGRAM]
OTHERS = {"twin": [sys.executable, "-m", "python_ref"]}
for shell in sorted(Path(os.environ.get("SHELLS", ROOT.parent / "shared/shells")).glob("bash-*")):  # fmt: skip
    OTHERS[shell.name] = [str(shell), PROGRAM]
CARVE = '. "$0"; choose_language ""; need maze/carve; make_grid $1 $1; seed_with 1; carve $2 1000000 0'
TREE = 'add() { if (($1 > 0)); then ((sum += $1)); add "$(($1 - 1))"; add "$(($1 - 2))"; fi; }; add 12'


def cost(command: list[str]) -> tuple[float, int]:
    """Processor time in milliseconds, and the most memory in MB, of a command and its children."""
    streams = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
    process = subprocess.Popen(command, cwd=ROOT, **streams)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(command)}: status {process.returncode}")
    return 1000 * (used.ru_utime + used.ru_stime), used.ru_maxrss // 1024


def compare(*commands: list[str], rounds: int = 5) -> list[float]:
    """The median of each, in milliseconds."""
    times = [[cost(command)[0] for command in commands] for _ in range(rounds)]
    return [median(of_one) for of_one in zip(*times)]


def bench_calls(_: str) -> None:
    """Whole calls, and how many times as long the others take; then the largest mazes."""
    sizes = (
        "5x5", "21x9", "29x29", "101x101", "101x101 --loops 100", "101x101 --weave", "9x9 --count 1000",
    )  # fmt: skip
    calls = [f"generate {size}" for size in sizes]
    for call in [*calls, "solve 101x101", "check 101x101", "station"]:
        words = [*call.split(), "--seed", "1"]
        commands = [[*each, *words] for each in (BASH, *OTHERS.values())]
        here, *times = compare(*commands, rounds=1 if "count" in call else 9)
        ratios = [f"{name} {other / here:.2f}" for name, other in zip(OTHERS, times)]
        print(f"{call:<28} {here:9.1f} ms; times that:", *ratios, flush=True)
    for call in ("generate 1001x1001", "page 1001x1001", "check 601x601"):
        time_used, memory = cost([*BASH, *call.split(), "--seed", "1"])
        print(f"{call:<28} {time_used:9.0f} ms, {memory} MB", flush=True)


def bench_cells(folder: str) -> None:
    """Microseconds to carve a cell with each algorithm, without the rest of a call."""
    program = Path(folder, "maze.sh")
    program.write_text(Path(PROGRAM).read_text().rpartition("\nmain ")[0] + "\n")
    Path(folder, "lib").symlink_to(ROOT / "lib")
    others = sorted(path.stem for path in (ROOT / "lib/algorithms").glob("*.bash"))
    for name in ("recursive", "stack", *others):
        carve = ["bash", "-c", CARVE, str(program)]
        little, much = compare(*([*carve, side, name] for side in ("5", "101")), rounds=3)  # fmt: skip
        print(f"{name:<24} {1000 * (much - little) / 2500:9.1f}", flush=True)


def bench_keys(folder: str) -> None:
    """The time until a game has answered a key, and the bytes that it writes."""
    for size in ("29x21", "201x201"):
        call = [*BASH, "play", size, "--seed", "1"]
        game = Session(24, 80, call, {"XDG_STATE_HOME": f"{folder}/{size}"}, folder)
        game.expect("? help")
        times, count = [], 500
        for n in range(count):
            typed, game.output = time.perf_counter(), ""
            os.write(game.master, b"sw"[n % 2 :][:1])
            while "steps" not in game.output:
                game.output += os.read(game.master, 65536).decode()
            times.append(1000 * (time.perf_counter() - typed))
        late = sorted(times)[count * 99 // 100]
        print(f"{size:<24} median {median(times):.2f} ms, 99th percentile {late:.2f} ms,", end=" ")  # fmt: skip
        print(f"{len(game.output.encode())} bytes", flush=True)
        game.finish()


def bench_steps(folder: str) -> None:
    """The time to record a step of a recursion that is watched."""
    Path(folder, "tree.sh").write_text(TREE)
    began = time.perf_counter()
    game = Session(24, 80, [*BASH, "watch", "tree.sh"], {}, folder)
    game.expect("step 1 of ")
    used = time.perf_counter() - began
    steps = int(re.search(r"step 1 of (\d+)", "\n".join(game.screen.text()))[1])
    print(f"{steps} steps {1e6 * used / steps:17.0f} microseconds a step", flush=True)
    game.finish()


PARTS = {"calls": bench_calls, "cells": bench_cells, "keys": bench_keys, "steps": bench_steps}  # fmt: skip


def main() -> None:
    for name in sys.argv[1:] or PARTS:
        with tempfile.TemporaryDirectory() as folder:
            folders = dict.fromkeys(("XDG_STATE_HOME", "XDG_DATA_HOME"), folder)
            os.environ.update(**folders, TERM="xterm", LC_ALL="C.UTF-8")
            print(f"{name}: {PARTS[name].__doc__}")
            PARTS[name](folder)
            print()


main()
