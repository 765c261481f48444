"""Commands in terminals: what they show, and how they end.

try_all calls a function many times, and starts a process for each call. Such a function waits for an event, never for
a fixed time: see wait_for.
"""

from __future__ import annotations

import codecs
import contextlib
import fcntl
import multiprocessing
import os
import pty
import re
import select
import signal
import struct
import termios
import time
from collections.abc import Callable
from typing import Any

from pace import is_busier, patience
from screen import Screen

QUIET = float(os.environ.get("MAZE_TEST_PATIENCE", "5"))  # seconds, on a quiet machine
CLOCK = re.compile(r"\d+:\d\d")  # changes by itself

sessions: list[Session] = []  # the open ones of this process


class Failure(Exception):
    """The expected state was not reached; the argument says what was found instead."""


def try_all(function: Callable, items: list, at_once: int) -> list[Any]:
    """What the function returns for each item; at_once calls run at the same time."""
    workers = min(at_once, len(items)) or 1  # a sample of claims may be empty
    with multiprocessing.get_context("fork").Pool(workers) as pool:
        return pool.map(function, items, 1)


def report(path: str, faults: list[str], tried: int) -> None:
    """Write the file that claims_hold shows."""
    held = f"{len(faults)} do not hold" if faults else "all hold"
    with open(path, "wb") as file:
        text = "\n".join([*faults, f"{tried} tried, {held}\n"])
        file.write(text.encode("utf-8", "replace"))


def wait_for(
    is_so: Callable[[], bool],
    what: Callable[[], str] = lambda: "it does not end",
    session: Session | None = None,
) -> None:
    """Wait until is_so(), and say what() if that takes too long: in a session, while its screen does not change.

    It is asked when a terminal has new output and, without a session, a hundred times a second.
    """
    begun = time.monotonic()
    while not is_so():
        latest = max(begun, session.changed) if session else begun
        deadline = latest + patience(session.quiet if session else 120)
        over = time.monotonic() >= deadline and not is_busier()
        if over or (session and session.has_ended()):
            raise Failure(what())
        listen(deadline if session else time.monotonic() + 0.01)


def pass_time(seconds: float) -> None:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        listen(end)


def listen(until: float) -> None:
    """Wait until a terminal has output, but not longer than until then, and read it."""
    poll, readers = select.poll(), {}
    for session in sessions:
        for number in (session.master, session.reports):
            if number >= 0:
                readers[number] = session
                poll.register(number, select.POLLIN)
    for number, _ in poll.poll(1000 * max(0.0, until - time.monotonic())):
        readers[number].take(number)


def lead(slave: int, command: list[str], orders: int, reports: int) -> None:
    """Do what an interactive shell does for its job, and report how it ends.

    It leads the session, gives the terminal to the command, takes it back when the command stops,
    and passes a hang-up on. Reports are lines: "started PID", "stopped", "ended HOW"; an order is
    a line too: any one resumes the command.
    """
    os.setsid()
    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
    for name in ("TTOU", "INT", "QUIT", "TSTP"):  # tcsetpgrp sends TTOU
        signal.signal(signal.Signals["SIG" + name], signal.SIG_IGN)
    job = os.fork()
    if job == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(slave, os.getpid())
        # A test run in the background may ignore these signals; a program in the foreground must not.
        for name in ("INT", "QUIT", "TERM", "HUP", "TSTP", "PIPE", "TTOU"):
            signal.signal(signal.Signals["SIG" + name], signal.SIG_DFL)
        for number in (0, 1, 2):
            os.dup2(slave, number)
        try:
            os.execvp(command[0], command)
        except OSError as error:
            os.write(2, str(error).encode())
            os._exit(127)

    def pass_on(number, _):
        with contextlib.suppress(ProcessLookupError):  # the command may just have ended
            os.kill(job, number)

    def take_terminal(group: int) -> None:
        with contextlib.suppress(OSError):  # the window may have been closed
            os.tcsetpgrp(slave, group)

    signal.signal(signal.SIGHUP, pass_on)
    os.write(reports, b"started %d\n" % job)
    while os.WIFSTOPPED(status := os.waitpid(job, os.WUNTRACED)[1]):
        take_terminal(os.getpgrp())
        os.write(reports, b"stopped\n")
        os.read(orders, 1)
        take_terminal(job)
        os.killpg(job, signal.SIGCONT)
    by = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    take_terminal(os.getpgrp())
    os.close(slave)
    how = signal.Signals(by).name[3:] if by else str(os.WEXITSTATUS(status))
    os.write(reports, b"ended %s\n" % how.encode())
    os.read(orders, 1)  # if the leader ended now, output not yet read could be lost


class Session:
    """A command in its terminal, and everything known about it so far."""

    def __init__(self, rows: int, columns: int, command: list, environment: dict, folder: str) -> None:  # fmt: skip
        self.screen = Screen(rows or 24, columns or 80)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.output = ""  # all text since watch
        self.pid, self.state, self.reported = 0, "", b""
        self.stops = 0  # how often it has stopped
        self.quiet = QUIET
        self.left = b""  # what was typed, and not read when it stopped or ended
        self.shown = ""  # the screen
        self.changed = time.monotonic()  # when it changed, or something was typed

        self.master, self.slave = pty.openpty()
        self.set_window(rows, columns)
        attributes = termios.tcgetattr(self.slave)
        # Not the settings of "stty sane": a program that sets those has not restored these.
        attributes[0] &= ~termios.IXON
        termios.tcsetattr(self.slave, termios.TCSANOW, attributes)
        self.attributes = self.attributes_before = termios.tcgetattr(self.slave)

        self.reports, reports = os.pipe()
        orders, self.orders = os.pipe()
        self.leader = os.fork()
        if self.leader == 0:
            try:
                # inherit no other terminal: a closed window has to be closed everywhere
                for number, kept in enumerate((self.slave, orders, reports), 200):
                    os.dup2(kept, number)
                os.closerange(3, 200)
                os.chdir(folder)
                for name, value in environment.items():
                    os.environ.pop(name, None)
                    if value is not None:
                        os.environ[name] = value
                lead(200, command, 201, 202)
            finally:
                os._exit(0)
        os.close(reports)
        os.close(orders)
        sessions.append(self)

    def set_window(self, rows: int, columns: int) -> None:
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, size)

    def resize(self, rows: int, columns: int) -> None:
        while self.master >= 0 and select.select([self.master], [], [], 0)[0]:
            self.take(self.master)  # this was drawn for the old size
        if self.master >= 0:
            self.screen.resize(rows or 24, columns or 80)
            self.set_window(rows, columns)

    def type(self, keys: bytes) -> None:
        self.changed = time.monotonic()
        os.write(self.master, keys)

    def pour(self, keys: bytes) -> None:
        """Type more than the terminal can hold, until the command stops or ends."""

        def is_typed() -> bool:
            nonlocal keys
            if not self.state and self.master >= 0:
                os.set_blocking(self.master, False)
                with contextlib.suppress(BlockingIOError):
                    keys = keys[os.write(self.master, keys[:4096]) :]
                os.set_blocking(self.master, True)
            return not keys or bool(self.state) or self.master < 0

        wait_for(is_typed, lambda: "it does not read")

    def take(self, number: int) -> None:
        """Read once from the terminal or from the leader."""
        if number == self.reports:
            data = os.read(number, 4096) or b"ended without a word\n"  # the leader too
            *lines, self.reported = (self.reported + data).split(b"\n")
            for line in lines:
                self.take_report(line.decode())
        elif number == self.master:
            try:
                data = os.read(number, 65536)
            except OSError:  # Linux says EIO at the end
                data = b""
            if not data:
                self.close()
            text = self.decoder.decode(data)
            self.output += text
            self.screen.feed(text)
            shown = CLOCK.sub("", "\n".join(self.screen.text()))
            if shown != self.shown:
                self.shown, self.changed = shown, time.monotonic()

    def take_report(self, line: str) -> None:
        word, _, value = line.partition(" ")
        if word == "started":
            self.pid = int(value)
            return
        self.state = line
        if self.master >= 0:
            self.attributes = termios.tcgetattr(self.slave)
            self.left = self.read_queue()
        if word == "stopped":
            self.stops += 1
        else:
            os.close(self.reports)
            self.reports = -1
            os.close(self.slave)  # the last open end: now the output ends

    def read_queue(self) -> bytes:
        """The input that a program would read now, including an incomplete line."""
        attributes = termios.tcgetattr(self.slave)
        attributes[3] &= ~(termios.ICANON | termios.ECHO)
        attributes[6][termios.VMIN] = attributes[6][termios.VTIME] = 0
        termios.tcsetattr(self.slave, termios.TCSANOW, attributes)
        keys = os.read(self.slave, 4096)
        termios.tcsetattr(self.slave, termios.TCSANOW, self.attributes)
        return keys

    def has_ended(self) -> bool:
        """Has the command ended, and was all its output read?"""
        return self.state.startswith("ended") and self.master < 0

    def find_faults(self, cut: bool = False) -> str:
        """What differs from the terminal before; the screen is left out if the output was cut."""
        screen = self.screen
        are = {
            "the attributes differ": self.attributes != self.attributes_before,
            "the alternate screen is shown": screen.ordinary and not cut,
            "the cursor is hidden": not (screen.cursor_shown or cut),
            "lines are not wrapped": not (screen.wraps or cut),
            "a color is on": screen.color and not cut,
            "the colors were not reset": screen.closed_in_color and not cut,
        }
        return ", ".join(fault for fault in are if are[fault])

    def wait_for(self, is_so: Callable[[], bool], what: Callable[[], str]) -> None:
        """Wait until is_so(), while the screen changes; what() says what was found instead."""
        wait_for(is_so, what, self)

    def expect(self, text: str) -> None:
        """Wait until the text has been written since output was emptied."""
        self.wait_for(lambda: text in self.output, lambda: f"no {text!r}")

    def resume(self) -> None:
        self.state = ""
        os.write(self.orders, b"\n")

    def signal(self, name: str) -> None:
        os.kill(self.pid, signal.Signals["SIG" + name])

    def close(self) -> None:
        os.close(self.master)
        self.master = -1

    def finish(self) -> None:
        """Leave no process behind."""
        sessions.remove(self)
        if not self.state.startswith("ended"):
            if self.pid:
                with contextlib.suppress(ProcessLookupError):
                    os.killpg(self.pid, signal.SIGKILL)
            os.close(self.reports)
            os.close(self.slave)
        os.close(self.orders)
        if self.master >= 0:
            os.close(self.master)
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.leader, signal.SIGKILL)
        os.waitpid(self.leader, 0)
