"""The steps of a claim: what is typed into a terminal, and what it then shows.

A step is a line. A step waits for what it expects. M:SS in it means any time.
A text that is expected right after send must not be on the screen already: it would prove nothing, and the
next step would begin too early. A resize fills the screen with rubbish, so everything expected after it was redrawn.

    $ COMMAND      bash runs this in the folder of the claim, and it has to succeed. Consecutive lines like this are
                   one script. state and data are the folders of the games and of the records
    RxC [NAME=VALUE ...] COMMAND ...   in a window of R rows and C columns; the terminal of the
                   steps below, instead of the one before. 0x0: it does not know its size
    |TEXT          a picture: consecutive lines like this are the whole screen from its first row on; spaces at the
                   end of a row do not count. A maze is in the middle of the window: empty space above, below and to
                   the left of it does not count either
    expect TEXT    TEXT is on the screen, within one row
    gone TEXT      TEXT is no longer on the screen
    once TEXT      TEXT is on the screen, and only once
    typing TEXT    the cursor is shown after TEXT in a row that has only > and TEXT
    send KEYS      type; \\e is Esc, \\r Enter, \\xHH any byte
    resize RxC     the window now has R rows and C columns
    signal NAME    send a signal to the command
    close          close the window
    stopped        the command has stopped, as Ctrl-Z stops it
    resume         bring it back to the foreground, as a shell's fg does
    ends HOW ...   the command has ended: by an exit status (0, 1 ...) or by a signal (INT ...)
    restored       the terminal is as it was before: its attributes, the ordinary screen, the cursor shown, lines
                   wrapped, no color on
    at R:C         only one place is shown in reverse, the one in row R and column C of the screen
    looks R:C HOW, ..  the sign there (R and C from the corner of the maze, if there is one) is green, red, reverse,
                   player, goal, trail, dim, faint, way, or several of these, or has such a color (1;97;40); plain is
                   none
    quiet SECONDS  from here on the screen may stay as it is for so long
    idle SECONDS   let time pass that does not belong to the game
    watch          the steps below concern only the output from here on
    wrote N        at most N bytes were written, a new second of the clock included
    never TEXT     TEXT (with \\e as above) was not written
"""

import re

from screen import NAMES
from session import Failure

WALL = re.compile("[█▀▄┌├│└╷╵╶⠁-⣿]|##")  # of a maze


def find_corner(rows):
    """The first row and column of the walls of a maze on the screen; 0, 0 if there is none."""
    found = [(k, WALL.search(row)) for k, row in enumerate(rows)]
    found = [(k, wall.start()) for k, wall in found if wall]
    return (found[0][0], min(column for _, column in found)) if found else (0, 0)


def unescape(text):
    r"""The bytes that a text with \e, \r and \xHH in it stands for."""
    text = text.replace(r"\e", r"\x1b").replace(r"\r", r"\x0d").encode()
    return re.sub(rb"\\x(..)", lambda found: bytes.fromhex(found[1].decode()), text)


def expected(text):
    """The pattern of an expected text."""
    return re.compile(re.escape(text).replace("M:SS", r"\d+:\d\d"))


def read_place(text):
    """R:C, from 1 -> (row, column), from 0."""
    row, column = map(int, text.split(":"))
    return row - 1, column - 1


def until(actual, wanted=True, fault=""):
    """For Session.wait_for: what is wrong until actual() is the wanted value."""

    def find_fault():
        found = actual()
        return "" if found == wanted else fault or f"it is {found}"

    return find_fault


class Steps:
    """Each method is a step and takes the rest of its line. A step that has to wait returns what until() does."""

    session = None

    def _rows(self):
        return self.session.screen.text()

    def picture(self, lines):
        wanted = [expected(line[1:].rstrip()) for line in lines]
        blank = expected("")

        def is_so():
            text, rows = self._rows(), wanted
            row, column = find_corner(text)
            if row or column:
                last = max(k for k, line in enumerate(text) if WALL.search(line))
                walls = [line[column:] for line in text[row : last + 1]]
                above, below = text[:row], text[last + 1 :]
                text = [*map(str.strip, above), *walls, *map(str.strip, below)]
                text = [line for line in text if line]
                rows = [pattern for pattern in wanted if pattern != blank]
            matches = [pattern.fullmatch(row) for pattern, row in zip(rows, text)]
            whole = len(matches) == len(rows) and not any(text[len(rows) :])
            return whole and all(matches)

        return until(is_so, True, "another picture is shown")

    def expect(self, text, wanted=True):
        search = expected(text).search
        fault = "not shown" if wanted else "still shown"
        return until(lambda: any(map(search, self._rows())), wanted, fault)

    def gone(self, text):
        return self.expect(text, False)

    def once(self, text):
        return until(lambda: sum(row.count(text) for row in self._rows()), 1)

    def typing(self, text):
        screen = self.session.screen

        def typed():
            row = self._rows()[screen.row]
            shown = screen.cursor_shown and screen.column == max(len(row), 2)
            return row[2:] if shown and row[:1] == ">" else None

        return until(typed, text)

    def send(self, keys):
        self.session.type(unescape(keys))

    def resize(self, size):
        self.session.resize(*map(int, size.split("x")))

    def signal(self, name):
        self.session.signal(name)

    def close(self, _):
        self.session.close()

    def stopped(self, _):
        return until(lambda: self.session.state, "stopped")

    def resume(self, _):
        self.session.resume()

    def ends(self, ways):
        session, states = self.session, [f"ended {way}" for way in ways.split()]
        return lambda: (
            ""
            if session.has_ended() and session.state in states
            else session.state or "it runs"
        )

    def restored(self, _):
        return self.session.find_faults

    def at(self, place):
        def shown():
            looks = self.session.screen.looks
            places = [place for place in looks if "7" in looks[place]]
            return " ".join(f"{row + 1}:{column + 1}" for row, column in places)

        return until(shown, place)

    def looks(self, signs):
        signs = [sign.split() for sign in signs.split(", ")]
        wanted = {place: sorted({*names} - {"plain"}) for place, *names in signs}

        def are(place):
            places = zip(find_corner(self._rows()), read_place(place))
            looks = self.session.screen.looks.get(tuple(map(sum, places)), ())
            return sorted(NAMES.get(look, look) for look in looks)

        return until(lambda: {place: are(place) for place in wanted}, wanted)

    def quiet(self, seconds):
        self.session.quiet = float(seconds)

    def idle(self, seconds):
        self.session.pass_time(float(seconds))

    def watch(self, _):
        self.session.output = ""

    def wrote(self, most):
        written = len(self.session.output.encode())
        if written > int(most):
            raise Failure(f"{written} bytes")

    def never(self, text):
        if unescape(text).decode() in self.session.output:
            raise Failure("written")


STEPS = {name for name in vars(Steps) if not name.startswith("_")} - {"picture"}
