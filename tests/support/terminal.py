"""Run a command in a pseudo-terminal and check, step by step, what it shows there.

    terminal.py ROWSxCOLUMNS COMMAND [ARGUMENT ...] < steps

A step is a line. Whatever is expected may take a while to come: it is waited for, 10 seconds
at most. M:SS in it stands for any time. Then the step has failed, and so has the whole session (status 1; the step and the
screen are told on standard error). Empty lines and lines that begin with # are skipped.

    |TEXT          a picture: lines like this, one below the other, are the whole screen from
                   its first row on; spaces at the end of a row do not count
    expect TEXT    TEXT is on the screen, within one row
    gone TEXT      TEXT is no longer on the screen
    prompt TEXT    the row of the cursor is TEXT
    once TEXT      TEXT is on the screen, and only once
    wait SECONDS   let so much time pass
    send KEYS      type; \\e is Esc, \\r Enter, \\xHH any byte
    resize RxC     the window now has R rows and C columns
    signal NAME    send a signal to the command
    close          close the window
    stopped        the command has stopped, as Ctrl-Z stops it
    resume         bring it back to the foreground, as a shell's fg does
    ends HOW ...   the command has ended: by an exit status (0, 1 ...) or by a signal (INT ...)
    restored       the terminal is as it was before: its attributes, the ordinary screen, the
                   cursor shown, lines wrapped
    coloured CHARS exactly these characters were ever shown in colour; without CHARS, no colour
                   sequence was ever written
    at ROW,COLUMN  one place only is shown in reverse; these are the numbers of its row and
                   column, as they stand to the left and above
    reverse R:C .. these places of the screen, and no others, are shown in reverse
    looks R:C HOW  the sign there is green, red, reverse, player, goal, cyan, dim, faint, way, or several of
                   these, or so coloured (1;97;40); plain is none
    watch          the steps below look at what happens from here on
    drew R:A-B ... only these places were written to, but for the clock: in row R, columns A to B
    never TEXT     TEXT (with \\e as above) was not written
    rang           the bell was
    shorter BYTES  fewer bytes than that were written
    forked nothing no process was started and ended (needs /proc)

Between this program and the command stands a third process, which does what an interactive
shell does for its jobs: it leads the session, gives the terminal to the command, takes it back
when the command stops, and passes a hang-up on.
"""

import codecs
import contextlib
import fcntl
import os
import pty
import re
import select
import signal
import struct
import sys
import termios
import time

DEADLINE = 10  # seconds that anything expected may take
NAMES = {"7": "reverse", "31": "red", "32": "green", "36": "cyan", "2;36": "dim"}
NAMES.update(
    {"30;103": "player", "30;102": "goal", "1;32": "way", "2": "faint"}
)  # dark on yellow, on green
BEHIND = re.compile(r"(^|;)(7|4\d|10\d)$")  # seen where there is a space, too
SEQUENCE = re.compile(r"\033(?:\[([0-?]*)[ -/]*([@-~])|([^\[]))")


class Screen:
    """What a terminal shows after it was fed some text: rows of single characters."""

    def __init__(self, rows, columns):
        self.rows, self.columns = rows, columns
        self.cells = self.blank()
        self.row = self.column = 0  # the cursor, counted from 0
        self.ordinary = None  # (cells, row, column) while the alternate screen is shown
        self.cursor_shown = self.wraps = True
        self.colour = ""  # the parameters of the last colour sequence; empty for none
        self.colours = set()  # all that were used,
        self.coloured = set()  # and the characters they were used on
        self.look, self.looks = (), {}  # the colours that are on; those of each place
        self.drawn = set()  # (row, column) of all that was written or cleared
        self.rest = ""  # a sequence of which only the beginning has come

    def blank(self):
        return [[" "] * self.columns for _ in range(self.rows)]

    def text(self):
        """The rows as strings, without spaces at their ends."""
        return ["".join(row).rstrip() for row in self.cells]

    def resize(self, rows, columns):
        old, self.rows, self.columns = self.cells, rows, columns
        self.cells = self.blank()
        for new_row, old_row in zip(self.cells, old):
            new_row[: len(old_row)] = old_row[:columns]
        self.row, self.column = min(self.row, rows - 1), min(self.column, columns)
        kept = [place for place in self.looks if place[0] < rows and place[1] < columns]
        self.looks = {place: self.looks[place] for place in kept}

    def feed(self, text):
        text, self.rest = self.rest + text, ""
        at = 0
        while at < len(text):
            if text[at] != "\033":
                self.put(text[at])
                at += 1
                continue
            sequence = SEQUENCE.match(text, at)
            if not sequence:
                self.rest = text[at:]
                return
            self.obey(sequence[1] or "", sequence[2] or "")
            at = sequence.end()

    def put(self, character):
        if character == "\r":
            self.column = 0
        elif character == "\b":
            self.column = max(self.column - 1, 0)
        elif character == "\n":
            self.line_feed()
        elif character >= " ":
            if self.column == self.columns:
                self.column -= 1
                if self.wraps:
                    self.column = 0
                    self.line_feed()
            self.set_cell(self.row, self.column, character)
            if self.colour and character != " ":
                self.coloured.add(character)
            self.column += 1

    def line_feed(self):
        if self.row < self.rows - 1:
            self.row += 1
        else:
            self.cells = self.cells[1:] + [[" "] * self.columns]

    def set_cell(self, row, column, character):
        self.cells[row][column] = character
        self.drawn.add((row, column))
        seen = tuple(look for look in self.look if BEHIND.search(look))
        self.looks[row, column] = seen if character == " " else self.look

    def obey(self, values, letter):
        """Carry out ESC [ values letter; what maze.sh has no use for is ignored."""
        if letter == "H":
            row, _, column = values.partition(";")
            self.row = min(max(int(row or 1), 1), self.rows) - 1
            self.column = min(max(int(column or 1), 1), self.columns) - 1
        elif letter in ("J", "K"):
            here = (self.row, self.column)
            for row in range(self.rows):
                for column in range(self.columns):
                    if letter == "K" and row != self.row:
                        continue
                    if values == "2" or (not values and (row, column) >= here):
                        self.set_cell(row, column, " ")
        elif letter == "m":
            if values.startswith("0;"):
                self.look, values = (), values[2:]
            self.colour = "" if values in ("", "0") else values
            self.look = (*self.look, values) if self.colour else ()
            self.colours |= {self.colour} - {""}
        elif values == "?25":
            self.cursor_shown = letter == "h"
        elif values == "?7":
            self.wraps = letter == "h"
        elif values == "?1049" and letter == "h" and not self.ordinary:
            self.ordinary = (self.cells, self.row, self.column)
            self.cells = self.blank()
        elif values == "?1049" and letter == "l" and self.ordinary:
            self.cells, self.row, self.column = self.ordinary
            self.ordinary = None
            self.resize(self.rows, self.columns)


def lead_session(slave, command, reports, orders):
    """Be the shell: run command on the terminal slave, and report what becomes of it.

    reports and orders are pipes. Reports are lines: "started PID", "stopped", "ended HOW".
    An order is a line too: any one resumes the command.
    """
    os.setsid()
    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
    # Taking the terminal back would stop us otherwise.
    signal.signal(signal.SIGTTOU, signal.SIG_IGN)
    job = os.fork()
    if job == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(slave, os.getpid())
        # Whoever runs the tests in the background may have these ignored.
        for name in ("INT", "QUIT", "TERM", "HUP", "TSTP", "TTOU", "PIPE"):
            signal.signal(signal.Signals["SIG" + name], signal.SIG_DFL)
        for number in (0, 1, 2):
            os.dup2(slave, number)
        try:
            os.execvp(command[0], command)
        except OSError as error:
            os.write(2, str(error).encode())
            os._exit(127)

    def pass_on(number, _):
        with contextlib.suppress(ProcessLookupError):  # it may just have ended
            os.kill(job, number)

    signal.signal(signal.SIGHUP, pass_on)
    os.write(reports, b"started %d\n" % job)
    while True:
        status = os.waitpid(job, os.WUNTRACED)[1]
        if not os.WIFSTOPPED(status):
            break
        os.tcsetpgrp(slave, os.getpgrp())
        os.write(reports, b"stopped\n")
        os.read(orders, 1)
        os.tcsetpgrp(slave, job)
        os.kill(job, signal.SIGCONT)
    signal.signal(signal.SIGHUP, signal.SIG_IGN)
    os.close(slave)
    if os.WIFSIGNALED(status):
        how = signal.Signals(os.WTERMSIG(status)).name[3:]
    else:
        how = str(os.WEXITSTATUS(status))
    os.write(reports, b"ended %s\n" % how.encode())
    os.read(orders, 1)  # if the leader ended now, output not yet read could be lost


class Failure(Exception):
    """A step is not as expected; the argument says what is instead."""


class Session:
    """A command in its terminal, and all that is known about it so far."""

    def __init__(self, rows, columns, command):
        self.screen = Screen(rows or 24, columns or 80)
        self.decoder = codecs.getincrementaldecoder("utf-8")("replace")
        self.output = ""  # all text since watch
        self.forks = 0  # the count at watch
        self.pid, self.state, self.reported = 0, "", b""

        self.master, self.slave = pty.openpty()
        self.set_window(rows, columns)
        attributes = termios.tcgetattr(self.slave)
        # Not what "stty sane" would make of it, which is not "as before".
        attributes[0] &= ~termios.IXON
        termios.tcsetattr(self.slave, termios.TCSANOW, attributes)
        self.attributes = self.attributes_before = termios.tcgetattr(self.slave)

        self.reports, reports = os.pipe()
        orders, self.orders = os.pipe()
        self.leader = os.fork()
        if self.leader == 0:
            for number in (self.master, self.reports, self.orders):
                os.close(number)
            try:
                lead_session(self.slave, command, reports, orders)
            finally:
                os._exit(0)
        os.close(reports)
        os.close(orders)

    def set_window(self, rows, columns):
        size = struct.pack("HHHH", rows, columns, 0, 0)
        fcntl.ioctl(self.master, termios.TIOCSWINSZ, size)

    def listen(self, seconds):
        """Take in what the command has written and what the leader reports; is there any?"""
        sources = [number for number in (self.master, self.reports) if number >= 0]
        ready = select.select(sources, [], [], seconds)[0]
        if self.reports in ready:
            data = os.read(self.reports, 4096)
            if not data:
                raise Failure("the leader of the session is gone")
            self.reported += data
            *lines, self.reported = self.reported.split(b"\n")
            for line in lines:
                self.take_report(line.decode())
        if self.master in ready:
            self.take_output()
        return bool(ready)

    def take_report(self, line):
        word, _, value = line.partition(" ")
        if word == "started":
            self.pid = int(value)
            return
        self.state = line
        if word == "ended":
            os.close(self.reports)
            self.reports = -1
            if self.master >= 0:
                self.attributes = termios.tcgetattr(self.slave)
            os.close(self.slave)  # nobody else has it now: the output comes to an end
            end = time.monotonic() + DEADLINE
            while self.master >= 0 and self.take_output() and time.monotonic() < end:
                pass

    def take_output(self):
        """Read once from the terminal; False where there is no more to come."""
        try:
            data = os.read(self.master, 65536)
        except OSError:  # Linux says EIO at the end
            data = b""
        if not data:
            os.close(self.master)
            self.master = -1
        text = self.decoder.decode(data)
        self.output += text
        self.screen.feed(text)
        return bool(data)

    def wait_for(self, is_so, what):
        """Listen until is_so() holds; Failure if it does not in time. what says what is instead."""
        end = time.monotonic() + DEADLINE
        while not is_so():
            left = end - time.monotonic()
            if left <= 0 or (self.reports < 0 and self.master < 0):
                raise Failure(what())
            self.listen(left)

    def count_forks(self):
        """A number that grows with every child that the command has started and waited for."""
        with open(f"/proc/{self.pid}/stat", "rb") as file:
            fields = file.read().rpartition(b")")[2].split()
        return int(fields[8])  # cminflt, the page faults of the children: see proc(5)

    # The steps. Each takes the rest of its line.

    def picture(self, lines):
        wanted = [expected(line.rstrip()) for line in lines]

        def is_so():
            text = self.screen.text()
            matches = [pattern.fullmatch(row) for pattern, row in zip(wanted, text)]
            return (
                all(matches)
                and len(matches) == len(wanted)
                and not any(text[len(wanted) :])
            )

        self.wait_for(is_so, lambda: "another picture is shown")

    def expect(self, text):
        pattern = expected(text)

        def is_so():
            return any(pattern.search(row) for row in self.screen.text())

        self.wait_for(is_so, lambda: "not shown")

    def gone(self, text):
        pattern = expected(text)

        def is_so():
            return not any(pattern.search(row) for row in self.screen.text())

        self.wait_for(is_so, lambda: "still shown")

    def prompt(self, text):
        def row():
            return self.screen.text()[self.screen.row]

        self.wait_for(lambda: row() == text, lambda: f"the cursor's row is {row()}")

    def once(self, text):
        def count():
            return sum(row.count(text) for row in self.screen.text())

        self.wait_for(lambda: count() == 1, lambda: f"shown {count()} times")

    def wait(self, seconds):
        end = time.monotonic() + float(seconds)
        while (left := end - time.monotonic()) > 0:
            self.listen(left)

    def send(self, keys):
        os.write(self.master, unescape(keys).encode("utf-8", "surrogateescape"))

    def resize(self, size):
        rows, columns = read_size(size)
        while self.listen(0):  # what is still under way was drawn for the old size
            pass
        self.screen.resize(rows or 24, columns or 80)
        self.set_window(rows, columns)

    def signal(self, name):
        self.wait_for(lambda: self.pid, lambda: "not started")
        os.kill(self.pid, signal.Signals["SIG" + name])

    def close(self, _):
        os.close(self.master)
        self.master = -1

    def stopped(self, _):
        self.wait_for(lambda: self.state == "stopped", lambda: self.state or "it runs")
        self.attributes = termios.tcgetattr(self.slave)

    def resume(self, _):
        self.state = ""
        os.write(self.orders, b"\n")

    def ends(self, ways):
        def is_so():
            return self.state.startswith("ended")

        self.wait_for(is_so, lambda: self.state or "it runs")
        if self.state.partition(" ")[2] not in ways.split():
            raise Failure(self.state)

    def restored(self, _):
        screen = self.screen

        def faults():
            are = {
                "the attributes differ": self.attributes != self.attributes_before,
                "the alternate screen is shown": screen.ordinary,
                "the cursor is hidden": not screen.cursor_shown,
                "lines are not wrapped": not screen.wraps,
                "a colour is on": screen.colour,
            }
            return [fault for fault in are if are[fault]]

        self.wait_for(lambda: not faults(), lambda: ", ".join(faults()))

    def coloured(self, characters):
        coloured, colours = self.screen.coloured, self.screen.colours
        if coloured != set(characters) or bool(colours) != bool(characters):
            raise Failure(f"{coloured} is, with {colours}")

    def reverse(self, places):
        wanted = {read_place(place) for place in places.split()}

        def shown():
            looks = self.screen.looks
            return {place for place in looks if "7" in looks[place]}

        self.wait_for(lambda: shown() == wanted, lambda: f"in reverse: {shown()}")

    def at(self, numbers):
        def shown():
            looks, text = self.screen.looks, self.screen.cells
            places = [place for place in looks if "7" in looks[place]]
            if len(places) != 1:
                return f"{len(places)} places in reverse"
            row, column = places[0]
            tens, ones = text[0][column], text[1][column]
            if "".join(text[1][:3]).strip() or not ones.isdigit():  # no second line
                ones = ""
            numbers = "".join(text[row][:3]).strip(), (tens + ones).strip()
            return ",".join(numbers)

        self.wait_for(lambda: shown() == numbers, shown)

    def looks(self, rest):
        place, *wanted = rest.split()
        wanted = sorted(set(wanted) - {"plain"})

        def are():
            looks = self.screen.looks.get(read_place(place), ())
            return sorted(NAMES.get(look, look) for look in looks)

        self.wait_for(lambda: are() == wanted, lambda: f"it is {are()}")

    def watch(self, _):
        self.screen.drawn.clear()
        self.output = ""
        if os.path.exists("/proc/self/stat"):
            self.forks = self.count_forks()

    def drew(self, places):
        wanted = set()
        for place in places.split():
            row, first, last = map(int, re.split("[:-]", place))
            wanted |= {(row - 1, column - 1) for column in range(first, last + 1)}

        def drawn():
            clocks = set()  # they go on whatever is typed
            for row, line in enumerate(self.screen.text()):
                if clock := re.match(r"\d+:\d\d  ", line):
                    clocks |= {(row, column) for column in range(clock.end() - 2)}
            return self.screen.drawn - clocks

        def what():
            return (
                f"missing {sorted(wanted - drawn())}, more {sorted(drawn() - wanted)}"
            )

        self.wait_for(lambda: drawn() == wanted, what)

    def never(self, text):
        if unescape(text) in self.output:
            raise Failure("written")

    def rang(self, _):
        self.wait_for(lambda: "\a" in self.output, lambda: "not written")

    def shorter(self, count):
        written = len(self.output.encode())
        if not 0 < written < int(count):
            raise Failure(f"{written} bytes: {self.output!r}")

    def forked(self, _):
        if self.count_forks() != self.forks:
            raise Failure("it has started a process")

    def finish(self):
        """Leave no process behind."""
        if self.pid and not self.state.startswith("ended"):
            with contextlib.suppress(ProcessLookupError):
                os.killpg(self.pid, signal.SIGKILL)
        os.close(self.orders)
        if self.master >= 0:
            os.close(self.master)
        os.kill(self.leader, signal.SIGKILL)
        os.waitpid(self.leader, 0)


STEPS = {
    *("expect", "gone", "prompt", "once", "wait", "send", "resize", "signal", "close"),
    *("stopped", "resume", "ends", "restored", "coloured"),
    *("at", "reverse", "looks"),
    *("watch", "drew", "never", "rang", "shorter", "forked"),
}


def unescape(text):
    r"""Replace \e, \r and \xHH by what they stand for; bytes beyond ASCII as surrogates."""
    text = text.replace(r"\e", "\033").replace(r"\r", "\r")
    return re.sub(
        r"\\x([0-9a-f]{2})",
        lambda found: bytes([int(found[1], 16)]).decode("utf-8", "surrogateescape"),
        text,
    )


def expected(text):
    """The pattern of an expected text."""
    return re.compile(re.escape(text).replace("M:SS", r"\d+:\d\d"))


def read_place(text):
    """R:C, from 1 -> (row, column), from 0."""
    row, column = map(int, text.split(":"))
    return row - 1, column - 1


def read_size(text):
    """ROWSxCOLUMNS -> (rows, columns)."""
    rows, columns = text.split("x")
    return int(rows), int(columns)


def run_steps(session, lines):
    """Take the steps one after the other; a Failure carries the step it happened in."""
    pictured = []
    for number, line in enumerate(lines + [""], 1):
        if pictured and not line.startswith("|"):
            take_step(number - 1, "the picture above", session.picture, pictured)
            pictured = []
        name, _, rest = line.partition(" ")
        if line.startswith("|"):
            pictured.append(line[1:])
        elif name in STEPS:
            take_step(number, line, getattr(session, name), rest)
        elif name and not name.startswith("#"):
            raise Failure(f"step {number}: unknown: {line}")


def take_step(number, line, function, argument):
    try:
        function(argument)
    except (Failure, OSError) as error:
        raise Failure(f"step {number}: {line}: {error}") from None


def main():
    rows, columns = read_size(sys.argv[1])
    lines = sys.stdin.buffer.read().decode("utf-8").splitlines()
    session = Session(rows, columns, sys.argv[2:])
    try:
        run_steps(session, lines)
    except Failure as failure:
        shown = "".join(f"|{row}\n" for row in session.screen.text())
        sys.stderr.buffer.write(f"{failure}\n{shown}".encode("utf-8", "replace"))
        return 1
    finally:
        session.finish()
    return 0


if __name__ == "__main__":
    sys.exit(main())
