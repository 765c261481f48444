"""options: one table of all there is to choose.

Parsing, "not an option of" and the nearest name come from it. Its gates: side, for a width or a
height; number, from LEAST to MOST; choice, one of some words; text, anything; flag, without a value.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import Any, NamedTuple

from python_ref import messages
from python_ref.algorithms import ALGORITHMS
from python_ref.ends import ENDS
from python_ref.formats import FORMATS
from python_ref.gate import Refused, gate_choice, gate_number
from python_ref.grid import LEAST_SIDE, MOST_SIDE
from python_ref.output import die, fail
from python_ref.random_numbers import LAST_SEED
from python_ref.station import LEAST_ROOMS, LEAST_STATION, MOST_ROOMS, MOST_STATION

COMMANDS = (
    "play",
    "generate",
    "solve",
    "check",
    "algorithms",
    "tour",
    "page",
    "records",
    "station",
)
MAKING = ("generate", "solve", "check", "play", "page")  # the commands that make a maze
MOST_STEPS = MOST_COUNT = MOST_BRIDGES = 1000000


class Option(NamedTuple):
    """One line of the table."""

    name: str
    letter: str
    value: str
    commands: Sequence[str]
    gate: str
    choices: Sequence[Any] = ()
    default: Any = None


# fmt: off
OPTIONS = tuple(Option(*line) for line in (
    # name     letter value   commands              gate, and what it lets through      default
    ("width",   "x", "N",      MAKING,               "side"),
    ("height",  "y", "N",      MAKING,               "side"),
    ("seed",    "s", "N",      (*MAKING, "station"),            "number", (1, LAST_SEED)),
    ("algorithm", "a", "NAME", MAKING,               "choice", ALGORITHMS, "backtracker"),
    ("loops",   "",  "N",      MAKING,               "number", (0, 100)),
    ("ends",    "",  "KIND",   MAKING,               "choice", ENDS, "corners"),
    ("weave",   "",  "",       MAKING,               "flag"),
    ("bridges", "",  "N",      MAKING,               "number", (0, MOST_BRIDGES)),
    ("carver",  "c", "NAME",   MAKING,               "choice", ("auto", "recursive", "stack"), "auto"),
    ("steps",   "",  "N",      MAKING,               "number", (0, MOST_STEPS), MOST_STEPS),
    ("count",   "",  "N",      ("generate", "solve", "check"), "number", (1, MOST_COUNT), 1),
    ("input",   "i", "FILE",   MAKING,               "text"),
    ("watch",   "",  "",       ("generate", "solve"), "flag"),
    ("trace",   "",  "",       ("generate",),        "flag"),
    ("exercise", "", "N",      ("tour",),            "number", (1, 3)),
    ("check",   "",  "FILE",   ("tour",),            "text"),
    ("keys",    "",  "STRING", ("play", "station"),  "text"),
    ("describe", "", "",       ("play",),            "flag"),
    ("resume",  "",  "",       ("play",),            "flag"),
    ("format",  "f", "NAME",   ("generate", "solve", "play"), "choice", FORMATS),
    ("output",  "o", "FILE",   COMMANDS,             "text"),
    ("color",   "",  "WHEN",   COMMANDS,             "choice", ("auto", "always", "never"), "auto"),
    ("lang",    "",  "NAME",   COMMANDS,             "choice", ("en", "de")),
    ("size",    "",  "N",      ("station",),         "number", (LEAST_STATION, MOST_STATION), 10),
    ("rooms",   "",  "N",      ("station",),         "number", (LEAST_ROOMS, MOST_ROOMS)),
    ("traps",   "",  "N",      ("station",),         "number", (0, 90)),
    ("jokers",  "",  "N",      ("station",),         "number", (0, 99), 3),
    ("reveal",  "",  "",       ("station",),         "flag"),
    ("help",    "h", "",       COMMANDS,             "flag"),
    ("version", "",  "",       COMMANDS,             "flag"),
    ("completion", "", "",     COMMANDS,             "flag"),
))
# fmt: on
# Those that say how a maze is made, which a maze from a file is already.
OF_MAKING = (
    "width",
    "height",
    "seed",
    "algorithm",
    "loops",
    "ends",
    "weave",
    "bridges",
    "carver",
    "steps",
    "count",
    "trace",
)  # fmt: skip
OF_BACKTRACKER = ("weave", "bridges", "carver", "trace")


def nearest(word: str, known: Sequence[str]) -> str:
    """The known word with the smallest edit distance, the first of several.

    R. A. Wagner, M. J. Fischer: The string-to-string correction problem, 1974."""

    def distance(a: bytes, b: bytes) -> int:
        row = list(range(len(b) + 1))
        for i, left in enumerate(a, 1):
            diagonal, row[0] = row[0], i
            for j, right in enumerate(b, 1):
                best = min(diagonal + (left != right), row[j] + 1, row[j - 1] + 1)
                diagonal, row[j] = row[j], best
        return row[-1]

    return min(known, key=lambda k: distance(os.fsencode(word)[:40], k.encode()))


def find_option(word: str) -> Option | None:
    """The option that --name or -letter stands for."""
    for option in OPTIONS:
        if word == f"--{option.name}" or (
            option.letter and word == f"-{option.letter}"
        ):
            return option
    return None


def take_option(options: dict[str, Any], option: Option, value: str) -> None:
    """Keep the value of an option once it has passed the gate; the end if it does not."""
    taken: Any = value
    if option.name == "algorithm" and ("/" in value or value.endswith((".bash", ".sh"))):
        die(2, messages.ONLY_SHELL, value)
    try:
        if option.gate == "side":
            taken = gate_number(option.name, value, LEAST_SIDE, MOST_SIDE, True)
        elif option.gate == "number":
            taken = gate_number(f"--{option.name}", value, *option.choices)
        elif option.gate == "choice":
            taken = gate_choice(f"--{option.name}", value, option.choices)
    except Refused as why:
        fail(2, str(why))
    options[option.name] = taken


def read_options(arguments: Sequence[str]) -> tuple[dict[str, Any], list[str]]:
    """The options given, by name, and the words between them."""
    options: dict[str, Any] = {}
    words: list[str] = []
    rest = list(arguments)
    while rest:
        argument = rest.pop(0)
        name, has_value, value = argument, "", ""
        if argument == "--":
            break
        if argument.startswith("--"):
            name, has_value, value = argument.partition("=")
        elif argument.startswith("-") and argument != "-":
            name, has_value, value = argument[:2], argument[2:], argument[2:]  # -s7
        else:
            words.append(argument)
            continue
        option = find_option(name)
        if option is None:
            near = nearest(name, [f"--{option.name}" for option in OPTIONS])
            die(2, messages.UNKNOWN_OPTION, near, argument)
        if option.gate == "flag" and has_value:
            die(2, messages.NO_SUCH_VALUE, argument)
        if option.gate != "flag" and not has_value:
            if not rest:
                die(2, messages.NO_VALUE, argument)
            value = rest.pop(0)
        take_option(options, option, value)
    return options, words + rest


def read_words(options: dict[str, Any], words: Sequence[str]) -> str:
    """The command (generate where none is named, or play to go on with a game); the size goes to the options."""
    command = ""
    for word in words:
        if word in COMMANDS:
            if command:
                die(2, messages.SECOND_COMMAND, word)
            command = word
        elif word[:1] in tuple("0123456789"):
            width, x, height = word.partition("x")
            if not x:
                die(2, messages.NOT_SIZE, word)
            take_option(options, OPTIONS[0], width)
            take_option(options, OPTIONS[1], height)
        else:
            die(2, messages.UNKNOWN_COMMAND, nearest(word, COMMANDS), word)
    return command or ("play" if "resume" in options else "generate")


def check_options(options: dict[str, Any], command: str) -> None:
    """End if an option was given that the command or a file does not go with."""
    for option in options:
        taken = next(line.commands for line in OPTIONS if line.name == option)
        if command not in taken:
            die(2, messages.NOT_OPTION_OF, command, f"--{option}")
        if "input" in options and option in OF_MAKING:
            die(2, messages.NOT_WITH_INPUT, f"--{option}")
        if "resume" in options and option in (*OF_MAKING, "input"):
            die(2, messages.NOT_WITH_RESUME, f"--{option}")
    if "trace" in options and "format" in options:
        die(2, messages.NOT_TOGETHER, "--trace", "--format")
    if "trace" in options and "watch" in options:
        die(2, messages.NOT_TOGETHER, "--trace", "--watch")
    if options.get("algorithm", "backtracker") != "backtracker":
        for option in options:
            if option in OF_BACKTRACKER:
                die(2, messages.ONLY_BACKTRACKER, f"--{option}")
