"""Commands in terminals, many at the same time: what they show, and how they end.

A task is a generator that yields the time when it must be woken at the latest; it is woken
earlier when one of its terminals has new output. run_tasks runs a limited number at a time.
A task waits for an event, never for a fixed time: see wait_for.
"""

from __future__ import annotations

import codecs
import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import termios
import time
from collections.abc import Callable, Iterable
from itertools import islice

from pace import give_up, is_busier, patience
from screen import Screen

PRESS = 0.35  # seconds: keys nearer to the end of a game than that are forgotten
QUIET = float(
    os.environ.get("MAZE_TEST_PATIENCE", "5")
)  # seconds without a change, on a quiet machine
CLOCK = re.compile(r"\d+:\d\d")  # changes by itself

Task = "Generator[float, None, None]"


class Failure(Exception):
    """The expected state was not reached; the argument says what was found instead."""


def wait_for(
    is_so: Callable[[], bool],
    what: Callable[[], str],
    wake: Callable[[], float] = lambda: 0.01,
    hopeless: Callable[[], bool] = lambda: False,
    until: Callable[[float], float] = lambda begun: begun + patience(120),
) -> Task:
    """Wait until is_so(), which is called every wake() seconds and when a terminal has new output."""
    begun = time.monotonic()
    while not is_so():
        deadline = until(begun)
        if hopeless() or (time.monotonic() >= deadline and not is_busier()):
            give_up()
            raise Failure(what())
        yield min(deadline, time.monotonic() + wake())


def pass_time(seconds: float) -> Task:
    end = time.monotonic() + seconds
    while time.monotonic() < end:
        yield end


class Running:
    """A task that has begun: when to wake it, and its terminals."""

    def __init__(self, task: Task) -> None:
        self.task, self.moment = task, 0.0
        self.sessions: list[Session] = []


under_way: list[Running] = []
running: Running  # the current task


def run_tasks(tasks: Iterable[Task], at_once: int) -> None:
    """Run all tasks, at_once at a time."""
    global running
    left = iter(tasks)
    while True:
        under_way.extend(map(Running, islice(left, at_once - len(under_way))))
        if not under_way:
            return
        now = time.monotonic()
        for running in [one for one in under_way if one.moment <= now]:
            try:
                running.moment = next(running.task)
            except StopIteration:
                under_way.remove(running)
        listen()


def report(path: str, faults: list[str], tried: int) -> None:
    """Write the file that claims_hold shows."""
    held = f"{len(faults)} do not hold" if faults else "all hold"
    with open(path, "wb") as file:
        text = "\n".join([*faults, f"{tried} tried, {held}\n"])
        file.write(text.encode("utf-8", "replace"))


def listen() -> None:
    """Wait until a terminal has output, or it is time to wake a task."""
    poll, readers = select.poll(), {}
    for one in under_way:
        for session in one.sessions:
            for number in (session.master, session.reports):
                if number >= 0:
                    readers[number] = (one, session)
                    poll.register(number, select.POLLIN)
    moment = min((one.moment for one in under_way), default=0.0)
    for number, _ in poll.poll(1000 * max(0.0, moment - time.monotonic())):
        one, session = readers[number]
        session.take(number)
        one.moment = 0.0


def lead(slave: int, command: list[str], orders: int, reports: int) -> None:
    """Do what an interactive shell does for its job, and report how it ends.

    It leads the session, gives the terminal to the command, takes it back when the command stops,
    and passes a hang-up on. Reports are lines: "started PID", "stopped", "ended HOW"; an order is
    a line too: any one resumes the command.
    """
    os.setsid()
    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)  # tcsetpgrp would stop this
    for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP):
        signal.signal(number, signal.SIG_IGN)
    job = os.fork()
    if job == 0:
        os.setpgid(0, 0)
        # A test run in the background may ignore these signals; a program in the foreground must not.
        for name in ("INT", "QUIT", "TERM", "HUP", "TSTP", "PIPE"):
            signal.signal(signal.Signals["SIG" + name], signal.SIG_DFL)
        os.tcsetpgrp(slave, os.getpid())
        signal.signal(signal.SIGTTOU, signal.SIG_DFL)
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

    signal.signal(signal.SIGHUP, pass_on)
    os.write(reports, b"started %d\n" % job)
    while True:
        status = os.waitpid(job, os.WUNTRACED)[1]
        if not os.WIFSTOPPED(status):
            break
        with contextlib.suppress(OSError):  # the window may have been closed
            os.tcsetpgrp(slave, os.getpgrp())
        os.write(reports, b"stopped\n")
        os.read(orders, 1)
        with contextlib.suppress(OSError):
            os.tcsetpgrp(slave, job)
        os.killpg(job, signal.SIGCONT)
    by = os.WTERMSIG(status) if os.WIFSIGNALED(status) else 0
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    with contextlib.suppress(OSError):  # a closed window has no foreground
        os.tcsetpgrp(slave, os.getpgrp())
    os.close(slave)
    how = signal.Signals(by).name[3:] if by else str(os.WEXITSTATUS(status))
    os.write(reports, b"ended %s\n" % how.encode())
    os.read(orders, 1)  # if the leader ended now, output not yet read could be lost


class Session:
    """A command in its terminal, and everything known about it so far."""

    def __init__(
        self,
        rows: int,
        columns: int,
        command: list[str],
        environment: dict[str, str | None] | None = None,
        folder: str = ".",
    ) -> None:
        self.screen = Screen(rows or 24, columns or 80)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.output = ""  # all text since watch
        self.pid, self.state, self.reported = 0, "", b""
        self.stops = 0  # how often it has stopped
        self.quiet = QUIET
        self.left = b""  # what was typed, and not read when it stopped or ended
        self.press_keys, self.press_pause, self.press_at = b"", 0.0, 0.0
        self.changed = (
            time.monotonic()
        )  # when something was typed, or the screen changed

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
                for name, value in (environment or {}).items():
                    os.environ.pop(name, None)
                    if value is not None:
                        os.environ[name] = value
                lead(200, command, 201, 202)
            finally:
                os._exit(0)
        os.close(reports)
        os.close(orders)
        self.owner = running
        self.owner.sessions.append(self)

    def set_window(self, rows: int, columns: int) -> None:
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, size)

    def resize(self, rows: int, columns: int) -> None:
        while self.master >= 0 and select.select([self.master], [], [], 0)[0]:
            self.take(self.master)  # this was drawn for the old size
        if self.master < 0:
            return  # it has ended
        self.screen.resize(rows or 24, columns or 80)
        self.set_window(rows, columns)

    def type(self, keys: bytes) -> None:
        self.changed = time.monotonic()
        os.write(self.master, keys)

    def pour(self, keys: bytes) -> Task:
        """Type more than the terminal can hold, until the command stops or ends."""
        late = time.monotonic() + patience(120)
        while keys and not self.state and self.master >= 0:
            if time.monotonic() > late:
                give_up()
                raise Failure("it does not read")
            os.set_blocking(self.master, False)
            with contextlib.suppress(BlockingIOError):
                keys = keys[os.write(self.master, keys[:4096]) :]
            os.set_blocking(self.master, True)
            yield time.monotonic() + 0.002

    def press(self, keys: bytes) -> None:
        """Type keys again and again, with growing pauses, until the next wait ends."""
        self.press_keys, self.press_pause = keys, PRESS
        self.press_at = time.monotonic() + PRESS

    def press_again(self) -> float:
        """Press, if it is time; how many seconds until it is."""
        if not self.press_keys or self.master < 0 or self.state.startswith("ended"):
            return 60.0
        now = time.monotonic()
        if now >= self.press_at:
            if termios.tcgetattr(self.slave)[3] & termios.ICANON:
                return 0.1  # the command has given the terminal back, and will end
            self.type(self.press_keys)
            self.press_pause *= 5  # an answer may take long on a machine that is busy
            self.press_at = now + self.press_pause
        return self.press_at - now

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
                os.close(self.master)
                self.master = -1
            text = self.decoder.decode(data)
            self.output += text
            before = self.shown()
            self.screen.feed(text)
            if self.shown() != before:
                self.changed = time.monotonic()

    def shown(self) -> str:
        """The text on the screen, without the clock of a game."""
        return CLOCK.sub("", "\n".join(self.screen.text()))

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

    def wait_for(self, is_so: Callable[[], bool], what: Callable[[], str]) -> Task:
        """Wait until is_so(), while the screen changes; what() says what was found instead."""
        yield from wait_for(
            is_so, what, self.press_again, self.has_ended, self.give_up_at
        )
        self.press_keys = b""

    def give_up_at(self, begun: float) -> float:
        """The time at which a screen that has not changed will not change any more."""
        return max(begun, self.changed) + patience(self.quiet)

    def expect(self, text: str) -> Task:
        """Wait until the text has been written since output was emptied."""
        yield from self.wait_for(lambda: text in self.output, lambda: f"no {text!r}")

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
        self.owner.sessions.remove(self)
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
