"""messages: the errors, in English, and how the program fails."""

from __future__ import annotations

import os
import re
import sys
from typing import NoReturn

NOT_NUMBER = "%s is not a number: %s"
OUT_OF_RANGE = "%s is not from %d to %d: %s"
NOT_ODD = "%s is not odd: %s"
NOT_CHOICE = "%s is not one of %s: %s"
UNKNOWN_OPTION = "unknown option, the nearest is %s: %s"
UNKNOWN_COMMAND = "unknown command, the nearest is %s: %s"
SECOND_COMMAND = "a second command: %s"
NOT_OPTION_OF = "not an option of %s: %s"
NO_VALUE = "option needs a value: %s"
NO_SUCH_VALUE = "option takes no value: %s"
LAST_SEED = "the last of the seeds is not from 1 to 2147483646: %s"
TOO_DEEP = "too many cells for the recursive carver, at most %d: %s"
NO_TERMINAL = "play needs a terminal, or --keys"
CANNOT_WRITE = "cannot write the output"

VERSION = "1.0.0"
HELP = """maze.sh makes mazes in a terminal and lets you walk through them.

maze.sh [COMMAND] [OPTIONS] [WIDTHxHEIGHT]

Commands
  play       walk through a maze (what a terminal gets)
  generate   print mazes (what a pipe or a file gets)
Maze
  WIDTHxHEIGHT, -x --width N, -y --height N
                    squares, walls included: odd, 5 to 2001
  -s --seed N       the same seed gives the same maze: 1 to 2147483646
  -c --carver NAME  auto, recursive or stack: the same maze, another engine
     --steps N      stop carving after N passages
     --count N      N mazes, with the seeds N, N+1, ...
     --keys STRING  play without a terminal: a west, d east, s south, w north, q quit
Output
  -f --format NAME  blocks, ascii or digits
     --color WHEN   auto, always or never
     --lang NAME    en or de
  -h --help, --version

Keys: a s d w or the arrows move; q or Esc quits.
"""


def printable(value: str) -> str:
    """The value as one short line that does nothing to a terminal."""
    raw, cut = os.fsencode(value), b""
    if len(raw) > 60:
        raw, cut = re.sub(rb"[\x80-\xff]*\Z", b"", raw[:60]), b"..."
    raw = re.sub(rb"[\x01-\x1f\x7f]|\xc2[\x80-\x9f]", b"?", raw)
    return os.fsdecode((raw or b"''") + cut)


def die(status: int, text: str, *values: str | int) -> NoReturn:
    """Say one line on standard error and end with the exit status."""
    line = text % tuple(printable(v) if isinstance(v, str) else v for v in values)
    sys.stderr.buffer.write(os.fsencode(f"maze.sh: {line}\n"))
    sys.exit(status)


def put_page(text: str) -> None:
    """Write to standard output, all of it."""
    try:
        sys.stdout.buffer.write(text.encode())
        sys.stdout.buffer.flush()
    except OSError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), 1)  # what is left in the buffer
        die(1, CANNOT_WRITE)
