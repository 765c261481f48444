"""Try the claims of files like play/window.steps: commands in terminals, and what they show there.

    terminal.py [--told FOLDER] FILE ...       FILE.steps, that is

Each claim is tried in a folder of its own, many at once; those that do not hold are told, with the
step, the reason and the screen, and the status is 1 (with --told, in FOLDER/FILE.told, and it is 0).
MAZE_TEST_ONLY=TEXT tries only claims with TEXT in their name. A step is a line. Whatever is expected may
take a while to come: it is waited for. M:SS in it stands for any time. Empty lines and those that
begin with # are skipped. Two steps may share a line: STEP => STEP, or STEP => TEXT, which is expected.
What is expected right after send or press must not be so already: that would prove nothing, and the next
step would come too early. A resize leaves rubbish on the screen, so all that is then expected was drawn anew.

    === CLAIM      a claim begins; the steps below, up to the next, prove it
    each K : v | w the claim is tried for each of these values, in the place of the word K; each J K : a b | c d
                   does so for pairs. Several of these lines: for each of the one with each of the other
    all            the claim is tried only where MAZE_TEST_ALL is set (make test-all)
    $ COMMAND      bash runs this in the folder of the claim, and it has to succeed. Lines like this, one below
                   the other, are one script; those before the first claim come before each of them.
                   state and data are the folders of the games and of the records
    RxC [NAME=VALUE ...] COMMAND ...   in a window of R rows and C columns; the terminal of the
                   steps below, instead of the one before. 0x0: it does not know its size
    aside          the steps below are for a second terminal; at the next aside, for the first again
    |TEXT          a picture: lines like this, one below the other, are the whole screen from
                   its first row on; spaces at the end of a row do not count. A maze is in the middle of the
                   window: what is empty above, below and to the left of it does not count either
    corner R:C     the walls of the maze begin in row R and column C of the screen
    shows FILE     the lines of FILE are that picture
    expect TEXT    TEXT is on the screen, within one row
    gone TEXT      TEXT is no longer on the screen
    prompt TEXT    the row of the cursor is TEXT
    once TEXT      TEXT is on the screen, and only once
    send KEYS      type; \\e is Esc, \\r Enter, \\xHH any byte
    press KEYS     type, and again after growing pauses, until what the next step waits for has come:
                   for keys that do not count while others may have been typed ahead
    walk KEYS      type these one by one, and see ● once after each
    grid R,C KEYS  the same in a station with rooms from row 6 to 37 and column 4 to 39, from there: see the cursor
                   where its numbers say
    resize RxC     the window now has R rows and C columns
    signal NAME    send a signal to the command
    close          close the window
    stopped        the command has stopped, as Ctrl-Z stops it
    resume         bring it back to the foreground, as a shell's fg does
    ends HOW ...   the command has ended: by an exit status (0, 1 ...) or by a signal (INT ...)
    restored       the terminal is as it was before: its attributes, the ordinary screen, the
                   cursor shown, lines wrapped, colours taken back
    coloured CHARS exactly these characters were ever shown in colour; without CHARS, no colour
                   sequence was ever written
    at ROW,COLUMN  one place only is shown in reverse; these are the numbers of its row and
                   column, as they stand to the left and above
    reverse R:C .. these places of the screen, and no others, are shown in reverse
    looks R:C HOW  the sign there (R and C from the corner of the maze, if there is one) is green, red, reverse, player, goal, trail, dim, faint, way, or several of
                   these, or so coloured (1;97;40); plain is none
    idle SECONDS   let time pass that is no part of the game's
    clock          the clock shows no more than has passed since the command was started, without that
    watch          the steps below look at what happens from here on
    drew R:A-B ... only these places were written to, but for the clock: in row R, columns A to B
    never TEXT     TEXT (with \\e as above) was not written
    rang           the bell was
    shorter BYTES  fewer bytes than that were written
    forked nothing no process was started and ended (needs /proc)
"""

import contextlib
import functools
import glob
import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import session as terminals
from screen import NAMES
from session import Failure, Session
from steps_file import (
    ROOT,
    STEPS,
    expected,
    read_claims,
    read_place,
    read_size,
    unescape,
)

AT_ONCE = 6 * (os.cpu_count() or 1)  # claims: most of the time they wait
STRICT = "set -eu; trap 'echo \"failed: $BASH_COMMAND\"' ERR\n"


class Claim:
    """What is claimed, and the steps that prove it."""

    def __init__(self, name, steps, preamble, folder):
        self.name, self.steps, self.preamble = name, steps, preamble
        self.folder = os.path.join(folder, "empty")
        home = os.path.join(folder, "home")
        self.environment = {
            "HOME": home,
            "state": f"{home}/.local/state/maze.sh",
            "data": f"{home}/.local/share/maze.sh",
            "ROOT": ROOT,
            "MAZE_BASH": shutil.which(os.environ.get("MAZE_BASH", "bash")),
        }
        self.session = self.other = None
        self.fault, self.again = "", False

    def prove(self):
        """A task: take the steps one after the other. What goes wrong is told in self.fault."""
        try:
            yield from terminals.try_again(self.attempt)
        except Failure as error:
            self.fault = str(error)

    def attempt(self, again):
        self.again = again
        if again:
            shutil.rmtree(os.path.dirname(self.folder))
        os.makedirs(self.folder)
        os.makedirs(self.environment["HOME"])
        number, line = 0, ""
        try:
            for (number, line, rest), behind in zip(
                self.steps, [*self.steps[1:], (0, "", [])]
            ):
                if ASKS.match(line) and AWAITED.match(behind[1]):
                    yield from self.wait_for_change(*behind[1:])
                yield from self.take(line, rest)
        except (Failure, OSError, ValueError) as error:
            shown = "".join(
                f"\n|{row}"
                for session in (self.session, self.other)
                if session
                for row in session.screen.text()
            )
            raise Failure(
                f"{number}: {line}: {error}{shown.rstrip(chr(10) + '|')}"
            ) from None
        finally:
            for session in (self.session, self.other):
                if session:
                    session.finish()
            self.session = self.other = None

    def wait_for_change(self, line, rest):
        """Until what a step awaits is not so, or no longer: a picture comes in pieces."""
        yield from terminals.wait_for(
            lambda: next(self.take(line, rest), None) is not None,
            lambda: f"{line!r} behind it is so already",
        )

    def take(self, line, rest):
        word, _, value = line.partition(" ")
        if line.startswith("|"):
            yield from self.picture([line, *rest])
        elif line.startswith("$"):
            yield from self.run_script([line, *rest])
        elif re.fullmatch(r"\d+x\d+", word):
            self.start(word, value)
        elif word == "aside":
            self.session, self.other = self.other, self.session
        elif word in STEPS:
            yield from getattr(self, word)(value) or ()
        else:
            raise Failure("there is no such step")

    def start(self, size, call):
        if self.session:
            self.session.finish()
            self.session = None
        words, environment = shlex.split(call), dict(self.environment)
        while re.match(r"\w+=", words[0]):
            name, _, value = words.pop(0).partition("=")
            environment[name] = value
        if words[0] == "maze.sh":
            program = os.environ.get("MAZE_PROGRAM", f"{ROOT}/maze.sh")
            words[:1] = [self.environment["MAZE_BASH"], program]
        self.begun, self.idled, self.stretches = time.monotonic(), 0.0, 1
        self.session = Session(*read_size(size), words, environment, self.folder)

    def run_script(self, lines):
        script = STRICT + self.preamble + "".join(f"{line[2:]}\n" for line in lines)
        with tempfile.TemporaryFile() as output:
            process = subprocess.Popen(
                ["bash", "-c", script],
                cwd=self.folder,
                env={**os.environ, **self.environment},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                yield from terminals.wait_for(
                    lambda: process.poll() is not None, lambda: "it does not end"
                )
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)
                    process.wait()
            if process.returncode:
                output.seek(0)
                told = output.read().decode("utf-8", "replace")
                raise Failure(f"status {process.returncode}\n{told}")

    # The steps, each with the rest of its line: what has to be waited for is a task.

    def picture(self, lines):
        wanted = [expected(line[1:].rstrip()) for line in lines]
        screen = self.session.screen
        blank = expected("")

        def is_so():
            text = screen.text()
            row, column = find_corner(text)
            if row or column:
                last = max(k for k, line in enumerate(text) if WALL.search(line))
                text[row : last + 1] = [line[column:] for line in text[row : last + 1]]
                text[:row] = [line.strip() for line in text[:row]]
                text[last + 1 :] = [line.strip() for line in text[last + 1 :]]
                text = [line for line in text if line]
                wanted[:] = [pattern for pattern in wanted if pattern != blank]
            matches = [pattern.fullmatch(row) for pattern, row in zip(wanted, text)]
            return (
                all(matches)
                and len(matches) == len(wanted)
                and not any(text[len(wanted) :])
            )

        return self.session.wait_for(is_so, lambda: "another picture is shown")

    def corner(self, place):
        screen = self.session.screen
        return self.session.wait_for(
            lambda: find_corner(screen.text()) == read_place(place),
            lambda: f"it is {find_corner(screen.text())}, counted from 0",
        )

    def shows(self, name):
        with open(os.path.join(self.folder, name), encoding="utf-8") as file:
            return self.picture([f"|{line}" for line in file.read().splitlines()])

    def expect(self, text):
        pattern, screen = expected(text), self.session.screen

        def is_so():
            return any(pattern.search(row) for row in screen.text())

        return self.session.wait_for(is_so, lambda: "not shown")

    def gone(self, text):
        pattern, screen = expected(text), self.session.screen

        def is_so():
            return not any(pattern.search(row) for row in screen.text())

        return self.session.wait_for(is_so, lambda: "still shown")

    def prompt(self, text):
        screen = self.session.screen

        def row():
            return screen.text()[screen.row]

        return self.session.wait_for(
            lambda: row() == text, lambda: f"the cursor's row is {row()}"
        )

    def once(self, text):
        screen = self.session.screen

        def count():
            return sum(row.count(text) for row in screen.text())

        return self.session.wait_for(
            lambda: count() == 1, lambda: f"shown {count()} times"
        )

    def send(self, keys):
        self.session.type(unescape(keys).encode("utf-8", "surrogateescape"))

    def press(self, keys):
        self.session.press(unescape(keys).encode("utf-8", "surrogateescape"))

    def walk(self, keys):
        for key in keys:
            self.send(key)
            yield from self.once("●")

    def grid(self, rest):
        place, _, keys = rest.partition(" ")
        row, column = map(int, place.split(","))
        for key in keys:
            down, right = {"a": (0, -1), "d": (0, 1), "s": (1, 0), "w": (-1, 0)}[key]
            row, column = min(max(row + down, 6), 37), min(max(column + right, 4), 39)
            self.send(key)
            yield from self.at(f"{row},{column}")

    def resize(self, size):
        self.session.resize(*read_size(size))

    def signal(self, name):
        session = self.session
        yield from session.wait_for(lambda: session.pid > 0, lambda: "not started")
        session.signal(name)

    def close(self, _):
        self.session.close()

    def stopped(self, _):
        session = self.session
        return session.wait_for(
            lambda: session.state == "stopped", lambda: session.state or "it runs"
        )

    def resume(self, _):
        self.session.resume()

    def ends(self, ways):
        session = self.session
        yield from session.wait_for(
            session.has_ended, lambda: session.state or "it runs"
        )
        if session.state.partition(" ")[2] not in ways.split():
            raise Failure(session.state)

    def restored(self, _):
        session, screen = self.session, self.session.screen

        def faults():
            are = {
                "the attributes differ": session.attributes
                != session.attributes_before,
                "the alternate screen is shown": screen.ordinary,
                "the cursor is hidden": not screen.cursor_shown,
                "lines are not wrapped": not screen.wraps,
                "a colour is on": screen.colour,
                "the colours were not taken back": screen.left_coloured,
            }
            return [fault for fault in are if are[fault]]

        if faults() or not session.has_ended():
            yield from session.wait_for(
                lambda: not faults(), lambda: ", ".join(faults())
            )

    def coloured(self, characters):
        screen = self.session.screen
        if screen.coloured != set(characters) or bool(screen.colours) != bool(
            characters
        ):
            raise Failure(f"{screen.coloured} is, with {screen.colours}")

    def reverse(self, places):
        wanted = {read_place(place) for place in places.split()}

        def shown():
            looks = self.session.screen.looks
            row, column = find_corner(self.session.screen.text())
            return {(r - row, c - column) for r, c in looks if "7" in looks[r, c]}

        return self.session.wait_for(
            lambda: shown() == wanted, lambda: f"in reverse: {shown()}"
        )

    def at(self, numbers):
        screen = self.session.screen

        def shown():
            looks, text = screen.looks, screen.text()
            places = [place for place in looks if "7" in looks[place]]
            if len(places) != 1:
                return f"{len(places)} places in reverse"
            row, column = places[0]
            label = re.match(r" *\d+ ", text[row])
            if not label:
                return f"no number in row {row + 1}"
            above = [
                line.ljust(column + 1)[column]
                for line in text[:row]
                if re.fullmatch(rf" {{{label.end()}}}[ \d]*\d", line)
            ]
            return f"{label[0].strip()},{''.join(above).strip()}"

        return self.session.wait_for(lambda: shown() == numbers, shown)

    def looks(self, rest):
        place, *wanted = rest.split()
        wanted = sorted(set(wanted) - {"plain"})

        def are():
            row, column = find_corner(self.session.screen.text())
            there = read_place(place)
            looks = self.session.screen.looks
            looks = looks.get((there[0] + row, there[1] + column), ())
            return sorted(NAMES.get(look, look) for look in looks)

        return self.session.wait_for(lambda: are() == wanted, lambda: f"it is {are()}")

    def idle(self, seconds):
        end = time.monotonic() + float(seconds)
        self.idled += float(seconds)
        self.stretches += 1
        while time.monotonic() < end:
            yield end

    def clock(self, _):
        played = time.monotonic() - self.begun - self.idled
        played += self.stretches  # bash counts whole seconds: up to one more for each
        for row in self.session.screen.text():
            if found := re.match(r"(\d+):(\d\d)  ", row):
                if 60 * int(found[1]) + int(found[2]) > played:
                    raise Failure(f"{found[0]} after {played:.1f} s")
                return
        raise Failure("there is no clock")

    def watch(self, _):
        yield from self.session.wait_for(
            lambda: not self.list_ending(), lambda: f"{self.list_ending()} go on"
        )
        self.session.screen.drawn.clear()
        self.session.output = ""
        self.watched = time.monotonic()
        if os.path.exists("/proc/self/stat"):
            self.session.forks = self.count_forks()

    def drew(self, places):
        wanted, screen = set(), self.session.screen
        for place in places.split():
            row, first, last = map(int, re.split("[:-]", place))
            wanted |= {(row - 1, column - 1) for column in range(first, last + 1)}

        def drawn():
            clocks = set()  # they go on whatever is typed
            for row, line in enumerate(screen.text()):
                if clock := re.match(r"\d+:\d\d  ", line):
                    clocks |= {(row, column) for column in range(clock.end() - 2)}
            return screen.drawn - clocks

        def what():
            return (
                f"missing {sorted(wanted - drawn())}, more {sorted(drawn() - wanted)}"
            )

        return self.session.wait_for(lambda: drawn() == wanted, what)

    def never(self, text):
        if unescape(text) in self.session.output:
            raise Failure("written")

    def rang(self, _):
        return self.session.expect("\a")

    def shorter(self, count):
        written = len(self.session.output.encode())
        if not 0 < written < int(count):
            raise Failure(f"{written} bytes: {self.session.output!r}")

    def forked(self, _):
        if os.path.exists("/proc/self/stat"):
            # up to bash 4.4 the clock does, each second: see note_signal
            ticks = 1 + time.monotonic() - self.watched if has_slow_clock() else 0
            if self.count_forks() - self.session.forks > 400 * ticks:
                raise Failure("it has started a process")

    def list_ending(self):
        """The processes of the command that do not just wait: they are about to end, and are not yet counted."""
        ending = []
        for place in glob.glob("/proc/[0-9]*/stat"):
            with contextlib.suppress(OSError), open(place, "rb") as file:
                state, parent = file.read().rpartition(b")")[2].split()[:2]
                if int(parent) == self.session.pid and state != b"S":
                    ending.append(place)
        return ending

    def count_forks(self):
        """A number that grows with every child that the command has started and waited for."""
        with open(f"/proc/{self.session.pid}/stat", "rb") as file:
            fields = file.read().rpartition(b")")[2].split()
        return int(fields[8])  # cminflt, the page faults of the children: see proc(5)


WALL = re.compile("[█▀▄┌├│└╷╵╶⠁-⣿]|##")  # of a maze


def find_corner(rows):
    """The first row and column of the walls of a maze on the screen; 0, 0 if there is none."""
    found = [(k, WALL.search(row)) for k, row in enumerate(rows)]
    found = [(k, wall.start()) for k, wall in found if wall]
    return (found[0][0], min(column for _, column in found)) if found else (0, 0)


# What is awaited behind these must not be so before: else it would be found before they are answered.
ASKS = re.compile("(send|press) ")
AWAITED = re.compile(r"[|]|(shows|expect|gone|prompt|once|at|looks|reverse)( |$)")


@functools.lru_cache(None)
def has_slow_clock():
    """Is it a bash older than 5?"""
    call = [os.environ.get("MAZE_BASH", "bash"), "-c", "echo $BASH_VERSINFO"]
    return int(subprocess.run(call, stdout=subprocess.PIPE, check=True).stdout) < 5


def main():
    only, told, files = os.environ.get("MAZE_TEST_ONLY", ""), None, sys.argv[1:]
    if files[0] == "--told":
        told, files = files[1], files[2:]
    with tempfile.TemporaryDirectory() as folder:
        names = [re.sub(r"[.]steps$", "", path) for path in files]
        claims = {
            name: [Claim(*parts) for parts in read_claims(f"{name}.steps", folder)]
            for name in names
        }
        tried = [claim for some in claims.values() for claim in some]
        tried = [claim for claim in tried if only in claim.name]
        terminals.run_tasks((claim.prove() for claim in tried), AT_ONCE)
    for name, some in claims.items():
        some = [claim for claim in some if claim in tried]
        wrong = [claim for claim in some if claim.fault]
        text = "".join(f"{claim.name}\n  line {claim.fault}\n" for claim in wrong)
        if again := sum(claim.again for claim in some):
            text += f"{again} tried again, for bash had broken down\n"
        held = f"{len(wrong)} do not hold" if wrong else "all hold"
        text += f"{len(some)} tried, {held}\n"
        if told:
            with open(f"{told}/{os.path.basename(name)}.told", "wb") as file:
                file.write(text.encode("utf-8", "replace"))
        else:
            sys.stdout.buffer.write(text.encode("utf-8", "replace"))
    return 0 if told or not any(claim.fault for claim in tried) else 1


if __name__ == "__main__":
    sys.exit(main())
