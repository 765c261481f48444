"""What a game costs: processor time, that of its children included; for bench.py."""

from __future__ import annotations

import fcntl
import os
import pty
import re
import select
import signal
import struct
import tempfile
import termios
from pathlib import Path

STANDS = b"? help"  # in the last line of a game that waits for a key


def play(command: list[str], keys: list[str]) -> tuple[float, str]:
    """Milliseconds until a game has answered these keys, typed one after the other; and the keys that it has saved."""
    folder = tempfile.mkdtemp()
    process, terminal = pty.fork()
    if process == 0:
        fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 24, 80, 0, 0))
        os.environ.update(
            XDG_STATE_HOME=folder,
            XDG_DATA_HOME=folder,
            TERM="xterm",
            LC_ALL="C.UTF-8",
        )
        os.execvp(command[0], command)
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
