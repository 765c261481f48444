"""Commands in terminals: what they show, and how they end. A process has one at a time.

try_all calls a function many times, in several processes. Such a function waits for an event, never for a fixed time:
see wait_for.
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


def lead(slave: int, command: list, environment: dict, orders: int, reports: int) -> None:  # fmt: skip
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
            os.execvpe(command[0], command, environment)
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
                for number in (self.master, self.reports, self.orders):
                    os.close(number)  # a closed window has to be closed everywhere
                os.chdir(folder)
                lead(self.slave, command, environment, orders, reports)
            finally:
                os._exit(0)
        os.close(reports)
        os.close(orders)

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
        end = time.monotonic() + patience(60)
        while keys and not self.state and self.master >= 0 and time.monotonic() < end:
            os.set_blocking(self.master, False)
            with contextlib.suppress(BlockingIOError):
                keys = keys[os.write(self.master, keys[:4096]) :]
            os.set_blocking(self.master, True)
            self.listen(time.monotonic() + 0.002)

    def listen(self, until: float) -> None:
        """Wait until there is output, but not longer than until then, and read it."""
        numbers = [number for number in (self.master, self.reports) if number >= 0]
        wait = max(0.0, until - time.monotonic())
        for number in select.select(numbers, [], [], wait)[0]:
            self.take(number)

    def pass_time(self, seconds: float) -> None:
        end = time.monotonic() + seconds
        while time.monotonic() < end:
            self.listen(end)

    def wait_for(self, find_fault: Callable[[], str]) -> None:
        """Wait, while the screen changes, until nothing is found that is not as it should be."""
        begun = time.monotonic()
        while fault := find_fault():
            deadline = max(begun, self.changed) + patience(self.quiet)
            over = time.monotonic() >= deadline and not is_busier()
            if over or self.has_ended():
                raise Failure(fault)
            self.listen(deadline)

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
