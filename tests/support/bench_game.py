"""What a game costs: processor time, that of its children included, and how long a key takes; for bench.py."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import statistics
import struct
import tempfile
import termios
import time
from pathlib import Path

SAVED = tempfile.TemporaryDirectory()  # removed at the end
STANDS = b"? help"  # in the last line of a game that waits for a key


def start(command: list[str]) -> tuple[int, int, str]:
    """The process and the terminal of a game in a window of 80 columns and 24 rows, and the folder that it saves in."""
    folder = tempfile.mkdtemp(dir=SAVED.name)
    process, terminal = pty.fork()
    if process == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        os.environ.update(XDG_STATE_HOME=folder, XDG_DATA_HOME=folder)
        os.execvp(command[0], command)
    return process, terminal, folder


def play(command: list[str], keys: list[str]) -> tuple[float, str]:
    """Milliseconds until a game has answered these keys, typed one after the other; and the keys that it has saved."""
    process, terminal, folder = start(command)
    read_until(terminal, STANDS)
    for key in keys:
        os.write(terminal, key.encode())
        read_until(terminal, b"steps")
    os.kill(process, signal.SIGKILL)
    _, _, used = os.wait4(process, 0)
    os.close(terminal)
    saved = Path(folder, "maze.sh", "game")
    text = saved.read_text() if saved.exists() else ""
    played = "".join(re.findall("^# keys (.*)", text, re.MULTILINE))
    return 1000 * (used.ru_utime + used.ru_stime), played


def read_until(terminal: int, wanted: bytes) -> None:
    """Read what the game shows, until that is in it and nothing follows for 20 ms."""
    shown = b""
    while select.select([terminal], [], [], 0.02 if wanted in shown else 10)[0]:
        shown += os.read(terminal, 65536)
    if wanted not in shown:
        raise SystemExit(f"the game has not shown {wanted.decode()}")


def read_until_quiet(terminal: int, quiet: float) -> tuple[int, float]:
    """How many bytes came, and when the last of them."""
    count, last = 0, time.perf_counter()
    while select.select([terminal], [], [], 2 if count == 0 else quiet)[0]:
        count += len(os.read(terminal, 65536))
        last = time.perf_counter()
    return count, last


def count_children(process: int) -> int:
    """Page faults of the processes that it has started and that have ended; 0 without /proc."""
    try:
        with open(f"/proc/{process}/stat") as file:
            return int(file.read().rsplit(")", 1)[1].split()[8])
    except OSError:
        return 0


def time_keys(keys: int, command: list[str]) -> None:
    """Print a line of figures of a game with steps to and fro: how long a key takes, what it writes, what it starts.

    A key counts as answered when no byte follows the last one for 4 ms.
    """
    process, terminal, _ = start(command)
    read_until_quiet(terminal, 1)
    times, size, before = [], 0, count_children(process)
    for n in range(keys):
        typed = time.perf_counter()
        os.write(terminal, b"sw"[n % 2 : n % 2 + 1])
        count, last = read_until_quiet(terminal, 0.004)
        times.append((last - typed) * 1000)
        size += count
    started = count_children(process) - before
    os.write(terminal, b"q")
    with contextlib.suppress(OSError):  # it has ended
        read_until_quiet(terminal, 0.5)
    os.waitpid(process, 0)
    times.sort()
    print(
        f"median {statistics.median(times):.2f} ms, 99th percentile {times[keys * 99 // 100]:.2f} ms,"
        f" {size / keys:.0f} bytes, {'no process' if started == 0 else 'processes are started'}"
    )
