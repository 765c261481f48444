"""End every process that a run of the tests has started, when the run is over or late.

    ending.py SECONDS    the run holds the other end of standard input, its processes have MAZE_TEST_RUN

A game in a terminal is in a separate session, so no signal to a group reaches it: each process is found by its
environment. Only Linux shows that; elsewhere this does nothing.
"""

import os
import select
import signal
import sys
from pathlib import Path


def main() -> None:
    mark = f"MAZE_TEST_RUN={os.environ['MAZE_TEST_RUN']}".encode()
    if not select.select([0], [], [], float(sys.argv[1]))[0]:
        print(f"tests/run: ended after {sys.argv[1]} seconds: a program hangs")
        sys.stdout.flush()
    for each in Path("/proc").glob("[0-9]*"):
        try:
            started = mark in (each / "environ").read_bytes().split(b"\0")
            if started and int(each.name) != os.getpid():
                os.kill(int(each.name), signal.SIGKILL)
        except OSError:
            continue  # it has ended, or is not ours


if __name__ == "__main__":
    main()
