"""messages: the errors, in English, and how the program fails."""

from __future__ import annotations

import contextlib
import os
import re
import signal
import sys
from typing import NoReturn

NOT_NUMBER = "%s is not a number: %s"
OUT_OF_RANGE = "%s is not from %d to %d: %s"
NOT_ODD = "%s is not odd: %s"
NOT_CHOICE = "%s is not one of %s: %s"
UNKNOWN_OPTION = "unknown option, the nearest is %s: %s"
UNKNOWN_COMMAND = "unknown command, the nearest is %s: %s"
NOT_SIZE = "not WIDTHxHEIGHT: %s"
SECOND_COMMAND = "a second command: %s"
NOT_OPTION_OF = "not an option of %s: %s"
NO_VALUE = "option needs a value: %s"
NO_SUCH_VALUE = "option takes no value: %s"
LAST_SEED = "the last of the seeds is not from 1 to 2147483646: %s"
TOO_DEEP = "too many cells for the recursive carver, at most %d: %s"
NO_TERMINAL = "play needs a terminal, or --keys"
CANNOT_WRITE = "cannot write the output"
CANNOT_WRITE_TO = "cannot write: %s"
NOT_WITH_INPUT = "not an option for a maze from a file: %s"
NO_PLAYER = "the maze has no player: %s"
NO_GOAL = "the maze has no goal: %s"
SEED = "seed %d"
NO_WAY = "there is no way from the player to the goal"

CANNOT_READ = "cannot read: %s"
BAD_FILE = "%s: line %d: %s"
LONG_LINE = "longer than %d characters"
NO_HEADER = "not a width and a height"
FEW_ROWS = "only %d of %d rows"
MANY_ROWS = "more than %d rows"
FEW_CODES = "%d codes, not %d"
UNKNOWN_CODE = "unknown code: %s"
SECOND_PLAYER = "a second player"
SECOND_GOAL = "a second goal"
CORNER = "a goal in a corner"
NO_OTHER_END = "a bridge with no other end"

VERSION = "1.0.0"
STATION_HELP = """maze.sh station [OPTIONS]

A space station of rooms, joined in eight directions. Some rooms are traps.
Open all the others: an open room tells how many traps are joined to it; where
it is 0, its neighbours open too, and theirs where they are 0, and so on.

     --size N       a grid of N x N: 7 to 40 (10)
     --rooms N      rooms to begin with: 20 to half the grid (50)
     --traps N      percent of rooms that are traps: 0 to 90 (a third)
     --jokers N     0 to 99 (3)
  -s --seed N       the same seed gives the same station: 1 to 2147483646
     --reveal       print it with all that is hidden
     --keys STRING  play without a terminal: the keys below, but for : and Enter
  -o --output FILE, --color WHEN, --lang NAME as for a maze

  a s d w, arrows   move the cursor
  space, Enter      scan the room; in mark mode, mark it or take the mark away
  m                 change between scan and mark
  j                 a joker tells what the room is, without opening it
  :                 go to a row and a column by their numbers
  q, Esc            leave
"""
HELP = """maze.sh [COMMAND] [OPTIONS] [WIDTHxHEIGHT]

  play              walk through a maze (the command on a terminal)
  generate          print a maze (the command without a terminal)
  solve             print it with the shortest way from the player to the goal
  check             is it perfect: every cell reached, and in one way only?
  station           another game: maze.sh station --help

  WIDTHxHEIGHT, -x --width N, -y --height N
                    squares, walls included: odd, 5 to 2001
  -s --seed N       the same seed gives the same maze: 1 to 2147483646
     --ends KIND    corners, opposite, center or random
     --weave        passages cross on bridges; --bridges N: at most N of them
  -c --carver NAME  auto, recursive or stack: two engines for the same maze
     --steps N      stop carving after N passages
     --count N      N mazes, with the seeds N, N+1, ...
  -i --input FILE   a maze from a file instead; - is standard input
     --keys STRING  play without a terminal: a d s w move, q quits

  -f --format NAME  blocks, ascii, lines, digits, edges; text: a maze file
  -o --output FILE  write there; play saves the game there as it ends
     --color WHEN   auto, always or never
     --lang NAME    en or de; -h --help; --version
"""


def printable(value: str) -> str:
    """The value as one short line that does nothing to a terminal."""
    raw, cut = os.fsencode(value), b""
    if len(raw) > 60:  # no half of a UTF-8 character at the cut
        raw, cut = re.sub(rb"[\xc0-\xff]?[\x80-\xbf]*\Z", b"", raw[:60]), b"..."
    raw = re.sub(rb"[\x01-\x1f\x7f]|\xc2[\x80-\x9f]", b"?", raw)
    return os.fsdecode((raw or b"''") + cut)


def tell(line: str) -> None:
    """Write a line on standard error, if there is one."""
    with contextlib.suppress(OSError):
        os.write(2, os.fsencode(f"{line}\n"))


def fail(status: int, line: str) -> NoReturn:
    """Say one printable line on standard error and end with the exit status."""
    tell(f"maze.sh: {line}")
    sys.exit(status)


def die(status: int, text: str, *values: str | int) -> NoReturn:
    """The same, for values as they came."""
    fail(
        status, text % tuple(printable(v) if isinstance(v, str) else v for v in values)
    )


output = output_name = output_part = ""


def put_page(text: str) -> None:
    """Write to standard output, all of it."""
    rest = text.encode()
    try:
        while rest:
            rest = rest[os.write(1, rest) :]
    except OSError:
        die(1, CANNOT_WRITE)


def open_output(name: str) -> None:
    """Send standard output to a file: to one beside it, until close_output."""
    global output, output_name, output_part
    output = output_part = output_name = name
    try:
        if not name.startswith(("/dev/std", "/dev/fd/")):
            output = output_part = os.path.realpath(name)
            if not name or name.endswith("/") or os.path.islink(output):
                raise OSError
            if not os.path.exists(output) or os.path.isfile(output):
                output_part = f"{output}.{os.getpid()}.part"
        new = os.O_CREAT | os.O_EXCL if output_part != output else 0
        os.dup2(os.open(output_part, os.O_WRONLY | os.O_TRUNC | new, 0o666), 1)
    except OSError:
        output_part = output
        die(1, CANNOT_WRITE_TO, name)

    def end_by_signal(number: int, _: object) -> None:
        discard_output()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, end_by_signal)


def close_output() -> None:
    """Let the new file take the old one's place."""
    if output_part != output:
        try:
            os.replace(output_part, output)
        except OSError:
            die(1, CANNOT_WRITE_TO, output_name)


def discard_output() -> None:
    """Remove the part of a file that was never finished."""
    if output_part != output:
        with contextlib.suppress(OSError):
            os.remove(output_part)
