"""How long a key takes in the game, what it writes, what it starts; for bench.py.

    bench_keys.py KEYS COMMAND ...    in a window of 80 columns and 24 rows, steps to and fro

A key is answered when the last byte has come, after which there is quiet for 4 ms.
"""

import contextlib
import fcntl
import os
import pty
import select
import statistics
import struct
import sys
import termios
import time


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


def main(keys: int, command: list[str]) -> None:
    """Print a line of figures."""
    process, terminal = pty.fork()
    if process == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        os.execvp(command[0], command)
    read_until_quiet(terminal, 1)
    times, size, before = [], 0, count_children(process)
    for n in range(keys):
        start = time.perf_counter()
        os.write(terminal, b"sw"[n % 2 : n % 2 + 1])
        count, last = read_until_quiet(terminal, 0.004)
        times.append((last - start) * 1000)
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


main(int(sys.argv[1]), sys.argv[2:])
