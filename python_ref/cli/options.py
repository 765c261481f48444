"""options: the table of all options that make, draw, play or save a maze.

Its gates: number, from LEAST to MOST, odd if the row says so; range, two numbers, A-B; choice, one of the given words;
name, of a module in a folder; text, anything; flag, without a value. TAKES of a command's module lists the options
that it takes.
"""

from __future__ import annotations

from collections import namedtuple
from typing import Any

from python_ref.cli.names import list_names
from python_ref.core import gate
from python_ref.core.output import fail
from python_ref.grid import LEAST_SIDE, MOST_SIDE
from python_ref.random_numbers import LAST_SEED

MOST_STEPS = MOST_BRIDGES = 1000000
LEAST_ROOMS = 20
LAST_LEVEL = 52


Option = namedtuple("Option", "name letter default gate choices", defaults=[()])


# fmt: off
OPTIONS = tuple(Option(*line) for line in (
    # name     letter  where not given  gate, and what it lets through
    ("width",      "x", None,          "number", (LEAST_SIDE, MOST_SIDE, True)),
    ("height",     "y", None,          "number", (LEAST_SIDE, MOST_SIDE, True)),
    ("seed",       "s", None,          "number", (1, LAST_SEED)),
    ("algorithm",  "a", "backtracker", "name",   ("algorithms",)),
    ("level",      "",  None,          "number", (1, LAST_LEVEL)),
    ("loops",      "",  None,          "number", (0, 100)),
    ("ends",       "",  "corners",     "choice", ("corners", "opposite", "center", "random", "far")),
    ("path",       "",  None,          "range",  (0, MOST_SIDE**2)),
    ("choices",    "",  None,          "range",  (0, MOST_SIDE**2)),
    ("mask",       "",  None,          "name",   ("masks",)),
    ("weave",      "",  None,          "flag"),
    ("bridges",    "",  None,          "number", (0, MOST_BRIDGES)),
    ("carver",     "c", "auto",        "choice", ("auto", "recursive", "stack")),
    ("steps",      "",  MOST_STEPS,    "number", (0, MOST_STEPS)),
    ("count",      "",  1,             "number", (1, 1000000)),
    ("input",      "i", None,          "text"),
    ("trace",      "",  None,          "flag"),
    ("table",      "",  None,          "flag"),
    ("keys",       "",  "",            "text"),
    ("describe",   "",  None,          "flag"),
    ("fog",        "",  None,          "flag"),
    ("format",     "f", "blocks",      "name",   ("pictures",)),
    ("output",     "o", "-",           "text"),
    ("color",      "",  "auto",        "choice", ("auto", "always", "never")),
    ("size",       "",  10,            "number", (7, 40)),
    ("rooms",      "",  None,          "number", (LEAST_ROOMS, 800)),
    ("traps",      "",  None,          "number", (1, 90)),
    ("jokers",     "",  None,          "number", (0, 99)),
    ("reveal",     "",  None,          "flag"),
))
# fmt: on
# The options of the commands that make mazes, and of all commands.
TAKES_MAKING = "width height seed level algorithm loops ends path choices mask weave bridges carver steps input"
TAKES_ALL = "output color"


class Call:
    """A command, its words and its options in order; option holds every value, given or default."""

    def __init__(self) -> None:
        self.command = ""
        self.words: list[str] = []
        self.given: list[str] = []
        self.option = {option.name: option.default for option in OPTIONS}
        self.file: Any = None  # of --input, once it is open
        self.exit_status = 0


def read_call(arguments: list[str]) -> Call:
    """The command, with its words and options."""
    call = Call()
    read_options(call, arguments)
    find_command(call)
    return call


def find_option(word: str) -> Option:
    """The option of --name or -letter."""
    for option in OPTIONS:
        if word in (f"--{option.name}", f"-{option.letter}"):
            return option
    return fail(2, f"{word!r} is not an option of the twin; see ./maze.sh --help")


def gate_option(option: Option, value: str) -> Any:
    """The value, through the option's gate; raises Refused."""
    kind, choices = option.gate, option.choices
    is_mask_file = option.name == "mask" and (value == "-" or set(value) & {".", "/"})
    if kind in ("text", "flag") or is_mask_file:
        return value
    if kind == "name":
        kind, choices = "choice", list_names(*choices)
    return getattr(gate, f"gate_{kind}")(f"--{option.name}", value, *choices)


def take_option(call: Call, option: Option, value: str) -> None:
    """Store the value of an option if it passes its gate."""
    call.option[option.name] = gate_option(option, value)
    call.given.append(option.name)


def read_options(call: Call, arguments: list[str]) -> None:
    """Read the options given, and the words between them."""
    rest = iter(arguments)
    for argument in rest:
        if argument == "--":
            call.words += rest
        elif argument[:1] != "-" or argument == "-":
            call.words.append(argument)
        else:
            name, has_value, value = argument.partition("=")
            if argument[1] != "-":
                name, has_value, value = argument[:2], argument[2:], argument[2:]  # -s7
            option = find_option(name)
            if option.gate == "flag" and has_value:
                fail(2, f"{name} accepts no value")
            if option.gate != "flag" and not has_value:
                value = next(rest, None)
            if value is None:
                fail(2, f"{name} needs a value")
            take_option(call, option, value)


def find_command(call: Call) -> None:
    """Find the command among the words; without one, generate."""
    named = [word for word in call.words if word in list_names("commands")]
    if len(named) > 1:
        fail(2, f"{named[1]}: a second command")
    call.command = [*named, "generate"][0]
    call.words = [word for word in call.words if word not in named]


def check_taken(call: Call, takes: str) -> None:
    """Fail if a word or an option was given that the command does not take."""
    if "width" in takes.split():
        take_size(call)
    elif call.words and "words" not in takes.split():
        fail(2, f"{call.words[0]!r} is not an argument of {call.command}")
    for name in call.given:
        if name not in f"{takes} {TAKES_ALL}".split():
            fail(2, f"--{name} is not an option of {call.command}")


def take_size(call: Call) -> None:
    """Take the size from the words WIDTHxHEIGHT; fail if there is any other word."""
    for word in call.words:
        width, _, height = word.partition("x")
        if not height or width[:1] not in tuple("0123456789"):
            fail(2, f"{word!r} is neither a size nor a command of the twin")
        take_option(call, OPTIONS[0], width)
        take_option(call, OPTIONS[1], height)


def refuse_together(call: Call, first: str, others: str) -> None:
    """Fail if the first option and any of the others were given."""
    for name in call.given:
        if first in call.given and name in others.split():
            fail(2, f"--{first} cannot be used with --{name}")
