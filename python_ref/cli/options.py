"""options: one table of all options.

Its gates: number, from LEAST to MOST, odd if the row says so; range, two numbers, A-B; line, one line of text;
choice, one of the given words; name, of a module; text, anything; flag, without a value.
TAKES of a command's module lists the options that it takes.
"""

from __future__ import annotations

from typing import Any, NamedTuple, NoReturn

from python_ref.cli.names import list_names
from python_ref.cli.nearest import nearest
from python_ref.core import gate, messages
from python_ref.core.output import die, printable
from python_ref.grid import LEAST_SIDE, MOST_SIDE
from python_ref.random_numbers import LAST_SEED

MOST_STEPS = MOST_BRIDGES = 1000000
LEAST_ROOMS = 20


class Option(NamedTuple):
    """One line of the table."""

    name: str
    letter: str
    default: Any
    gate: str
    choices: tuple = ()


# fmt: off
OPTIONS = tuple(Option(*line) for line in (
    # name     letter  where not given  gate, and what it lets through
    ("width",      "x", None,          "number", (LEAST_SIDE, MOST_SIDE, True)),
    ("height",     "y", None,          "number", (LEAST_SIDE, MOST_SIDE, True)),
    ("seed",       "s", None,          "number", (1, LAST_SEED)),
    ("algorithm",  "a", "backtracker", "name",   ("algorithms", "algorithms")),
    ("level",      "",  None,          "number", (1, 12)),
    ("loops",      "",  None,          "number", (0, 100)),
    ("ends",       "",  "corners",     "choice", ("corners", "opposite", "center", "random", "far")),
    ("path",       "",  None,          "range",  (0, MOST_SIDE**2)),
    ("weave",      "",  None,          "flag"),
    ("bridges",    "",  None,          "number", (0, MOST_BRIDGES)),
    ("carver",     "c", "auto",        "choice", ("auto", "recursive", "stack")),
    ("steps",      "",  MOST_STEPS,    "number", (0, MOST_STEPS)),
    ("count",      "",  1,             "number", (1, 1000000)),
    ("input",      "i", None,          "text"),
    ("watch",      "",  None,          "flag"),
    ("trace",      "",  None,          "flag"),
    ("exercise",   "",  None,          "number", (1, 9)),
    ("check",      "",  None,          "text"),
    ("hint",       "",  None,          "number", (1, 3)),
    ("no-answers", "",  None,          "flag"),
    ("page",       "",  None,          "flag"),
    ("keys",       "",  "",            "text"),
    ("describe",   "",  None,          "flag"),
    ("fog",        "",  None,          "flag"),
    ("resume",     "",  None,          "flag"),
    ("format",     "f", None,          "name",   ("pictures", "help generate")),
    ("title",      "",  None,          "line",   (100,)),  # bytes
    ("per-page",   "",  None,          "choice", ("1", "2", "4", "6")),
    ("output",     "o", "-",           "text"),
    ("color",      "",  "auto",        "choice", ("auto", "always", "never")),
    ("lang",       "",  None,          "choice", ("en", "de", "fi", "ru")),
    ("size",       "",  10,            "number", (7, 40)),
    ("rooms",      "",  None,          "number", (LEAST_ROOMS, 800)),
    ("traps",      "",  None,          "number", (1, 90)),
    ("jokers",     "",  3,             "number", (0, 99)),
    ("reveal",     "",  None,          "flag"),
    ("help",       "h", None,          "flag"),
    ("version",    "",  None,          "flag"),
    ("completion", "",  None,          "flag"),
    ("one-file",   "",  None,          "flag"),
))
# fmt: on
# The options of the commands that make mazes, and of all commands.
TAKES_MAKING = (
    "width height seed level algorithm loops ends path weave bridges carver steps input"
)
TAKES_ALL = "output lang color help version completion one-file"


class Call:
    """A command, its words and its options in order; option holds every value, given or default."""

    def __init__(self) -> None:
        self.command = ""
        self.words: list[str] = []
        self.given: list[str] = []
        self.option = {option.name: option.default for option in OPTIONS}
        self.exit_status = 0


def read_call(arguments: list[str]) -> Call:
    """The command, with its words and options."""
    call = Call()
    read_options(call, arguments)
    for name in ("help", "completion", "version", "one-file"):
        if name in call.given:
            call.command = name
            call.given, call.words = [], []  # no other word matters
            return call
    find_command(call)
    return call


def find_option(word: str) -> Option | None:
    """The option of --name or -letter."""
    found = (each for each in OPTIONS if word in (f"--{each.name}", f"-{each.letter}"))
    return next(found, None)


def gate_option(option: Option, value: str) -> Any:
    """The value, through the option's gate; raises Refused."""
    name = f"--{option.name}"
    if option.gate in ("text", "flag"):
        return value
    if option.gate == "name":
        return gate_name(name, value, *option.choices)
    return getattr(gate, f"gate_{option.gate}")(name, value, *option.choices)


def gate_name(label: str, value: str, kind: str, lister: str) -> str:
    """The value, one of the names of a kind; lister is the command that lists them. Raises Refused."""
    names = list_names(kind)
    if value in names:
        return value
    if near := nearest(value, names):
        raise gate.Refused(messages.NEAR_CHOICE % (label, printable(value), near))
    raise gate.Refused(messages.FAR_CHOICE % (label, printable(value), lister))


def take_option(call: Call, option: Option, value: str) -> None:
    """Store the value of an option if it passes its gate."""
    is_file = "/" in value or value.endswith((".bash", ".sh"))
    if option.name != "algorithm" or not is_file:  # begin_mazes refuses a file
        value = gate_option(option, value)
    call.option[option.name] = value
    call.given.append(option.name)


def read_options(call: Call, arguments: list[str]) -> None:
    """Read the options given, and the words between them."""
    rest = list(arguments)
    while rest:
        argument = rest.pop(0)
        if argument == "--":
            break
        if argument.startswith("--"):
            name, has_value, value = argument.partition("=")
        elif argument.startswith("-") and argument != "-":
            name, has_value, value = argument[:2], argument[2:], argument[2:]  # -s7
        else:
            call.words.append(argument)
            continue
        option = find_option(name)
        if option is None:
            if near := nearest(name, [f"--{option.name}" for option in OPTIONS]):
                die(2, messages.NEAR_OPTION, argument, near)
            die(2, messages.UNKNOWN_OPTION, argument)
        if option.gate == "flag" and has_value:
            die(2, messages.NO_SUCH_VALUE, argument, name)
        if option.gate != "flag" and not has_value:
            if not rest:
                die(2, messages.NO_VALUE, argument)
            value = rest.pop(0)
        take_option(call, option, value)
    call.words += rest


def find_command(call: Call) -> None:
    """Find the command among the words; without one, generate, or play to continue a game."""
    names, words = list_names("commands"), []
    for word in call.words:
        if word not in names or call.command == "help":
            words.append(word)
        elif call.command:
            die(2, messages.SECOND_COMMAND, word)
        else:
            call.command = word
    call.words = words
    if not call.command:
        call.command = "play" if "resume" in call.given else "generate"


def check_taken(call: Call, takes: str) -> None:
    """Exit if a word or an option was given that the command does not take."""
    if "width" in takes.split():
        take_size(call)
    elif call.words and "words" not in takes.split():
        die(2, messages.NOT_ARGUMENT_OF, call.words[0], call.command, call.command)
    for name in call.given:
        if name not in f"{takes} {TAKES_ALL}".split():
            die(2, messages.NOT_OPTION_OF, f"--{name}", call.command, call.command)


def refuse_word(word: str) -> NoReturn:
    """Exit because of a word that is neither a command nor a size."""
    if near := nearest(word, list_names("commands")):
        die(2, messages.NEAR_COMMAND, word, near)
    die(2, messages.UNKNOWN_COMMAND, word)


def take_size(call: Call) -> None:
    """Take the size from the words WIDTHxHEIGHT; exit if there is any other word."""
    for word in call.words:
        if word[:1] not in tuple("0123456789"):
            refuse_word(word)
        width, x, height = word.partition("x")
        if not x:
            die(2, messages.NOT_SIZE, word)
        take_option(call, OPTIONS[0], width)
        take_option(call, OPTIONS[1], height)


def refuse_together(call: Call, first: str, others: str) -> None:
    """End if the first option and any of the others were given."""
    for name in call.given:
        if first in call.given and name in others.split():
            die(2, messages.NOT_TOGETHER, f"--{first}", f"--{name}")
