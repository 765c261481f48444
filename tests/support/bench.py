"""Measure what maze.sh costs, compared with its twin and other shells.

    bench.py [PART ...]      calls large cells game watch; SHELLS names a folder with bash-* in it

Except for the time of a key, all times are processor time, the median of rounds in which the programs take turns.
The ratios are more reliable than the times.
"""

from __future__ import annotations

import fcntl
import os
import pty
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from pathlib import Path
from statistics import median

ROOT = Path(__file__).resolve().parents[2]
FOLDER = tempfile.TemporaryDirectory()  # removed at the end
WORK = Path(FOLDER.name)
PROGRAM = str(ROOT / "maze.sh")
BASH = ["bash", PROGRAM]
OTHERS = {"twin": [sys.executable, "-m", "python_ref"]}
for shell in sorted(Path(os.environ.get("SHELLS", ROOT.parent / "shared/shells")).glob("bash-*")):  # fmt: skip
    OTHERS[shell.name] = [str(shell), PROGRAM]
CARVE = '. "$0"; choose_language ""; need maze/carve; make_grid $1 $1; seed_with 1; carve $2 1000000 0'
TREE = """\
add_tree() {
    if (($1 > 0)); then
        ((sum += $1))
        add_tree "$(($1 - 1))"
        add_tree "$(($1 - 2))"
    fi
}
add_tree 12
"""
STANDS = b"? help"  # in the last line of a game that waits for a key


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


def bench_calls() -> None:
    """Whole calls, and how many times as long the others take."""
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


def bench_large() -> None:
    """The time and the memory for the largest mazes."""
    for call in ("generate 1001x1001", "page 1001x1001", "generate 601x601", "check 601x601"):  # fmt: skip
        time_used, memory = cost([*BASH, *call.split(), "--seed", "1"])
        print(f"{call:<24} {time_used:9.0f} ms, {memory} MB", flush=True)


def bench_cells() -> None:
    """Microseconds to carve a cell with each algorithm, without the rest of a call."""
    program = WORK / "maze.sh"
    program.write_text(Path(PROGRAM).read_text().rpartition("\nmain ")[0] + "\n")
    (WORK / "lib").symlink_to(ROOT / "lib")
    others = sorted(path.stem for path in (ROOT / "lib/algorithms").glob("*.bash"))
    for name in ("recursive", "stack", *others):
        carve = ["bash", "-c", CARVE, str(program)]
        little, much = compare(*([*carve, side, name] for side in ("5", "101")), rounds=3)  # fmt: skip
        print(f"{name:<24} {1000 * (much - little) / 2500:9.1f}", flush=True)


def read_answer(terminal: int, wanted: bytes) -> tuple[int, float]:
    """What a game shows, until that is in it and nothing follows for 20 ms: how many bytes, when the last one came."""
    shown, last = b"", 0.0
    while select.select([terminal], [], [], 0.02 if wanted in shown else 10)[0]:
        shown += os.read(terminal, 65536)
        last = time.perf_counter()
    if wanted not in shown:
        raise SystemExit(f"the game has not shown {wanted.decode()}")
    return len(shown), last


def play(keys: str, *words: str) -> tuple[float, list[tuple[float, int]]]:
    """A game of these keys, one after the other: milliseconds of processor time, and of each key the milliseconds until
    the screen shows what it does, and the bytes written for that."""
    process, terminal = pty.fork()
    if process == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        os.environ["XDG_STATE_HOME"] = tempfile.mkdtemp(dir=WORK)
        os.execvp("bash", [*BASH, *words])
    read_answer(terminal, STANDS)
    answers = []
    for key in keys:
        typed = time.perf_counter()
        os.write(terminal, key.encode())
        count, last = read_answer(terminal, b"steps")
        answers.append((1000 * (last - typed), count))
    os.kill(process, signal.SIGKILL)
    _, _, used = os.wait4(process, 0)
    os.close(terminal)
    return 1000 * (used.ru_utime + used.ru_stime), answers


def bench_game() -> None:
    """The time to answer a key; and of the first screen of each level, as a multiple of generate."""
    for size in ("29x21", "201x201"):
        times, bytes_written = zip(*play("sw" * 250, "play", size, "--seed", "1")[1])
        late = sorted(times)[len(times) * 99 // 100]
        print(f"{size:<24} median {median(times):.2f} ms, 99th percentile {late:.2f}", end=" ms, ")  # fmt: skip
        print(f"{median(bytes_written):.0f} bytes", flush=True)
    for level in map(str, range(1, 25)):
        once = compare([*BASH, "generate", "--level", level])[0]
        first = median(play("", "--level", level)[0] for _ in range(5))
        print(f"level {level:<18} {first / once:5.1f}", flush=True)


def bench_watch() -> None:
    """Microseconds to record a step of a recursion, and to show the first one."""
    program = WORK / "tree.sh"
    program.write_text(TREE)
    print(f"{'a step':<24} {1000 * play('', 'watch', str(program))[0] / 3391:.0f}")


PARTS = {
    "calls": bench_calls,
    "large": bench_large,
    "cells": bench_cells,
    "game": bench_game,
    "watch": bench_watch,
}


def main() -> None:
    folders = dict.fromkeys(("XDG_STATE_HOME", "XDG_DATA_HOME"), str(WORK))
    os.environ.update(**folders, TERM="xterm", LC_ALL="C.UTF-8")
    for name in sys.argv[1:] or PARTS:
        print(f"{name}: {PARTS[name].__doc__}")
        PARTS[name]()
        print()


main()
