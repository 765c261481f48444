"""command line: options, commands, exit statuses. Run it as python3 -m python_ref."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence
from typing import Any

from python_ref import messages, random_numbers
from python_ref.carve import carve, check_carver
from python_ref.ends import place_ends
from python_ref.gate import Refused, gate_choice, gate_number
from python_ref.grid import LEAST_SIDE, MOST_SIDE, Maze, make_grid
from python_ref.messages import die, put_page
from python_ref.random_numbers import LAST_SEED, pick_seed
from python_ref.render import FORMATS, draw_maze
from python_ref.walk import put_result, replay

COMMANDS = ("play", "generate")
OPTIONS = ("--width", "--height", "--seed", "--carver", "--steps", "--count", "--keys",
           "--format", "--color", "--lang", "--help", "--version")  # fmt: skip
SHORT = {"-x": "--width", "-y": "--height", "-s": "--seed", "-c": "--carver",
         "-f": "--format", "-h": "--help"}  # fmt: skip
REFUSED = {"generate": ("--keys",), "play": ("--count",)}
NUMBERS = {"--seed": (1, LAST_SEED), "--steps": (0, 1000000), "--count": (1, 1000000)}
CHOICES = {"--carver": ("auto", "recursive", "stack"), "--format": FORMATS,
           "--color": ("auto", "always", "never"), "--lang": ("en", "de")}  # fmt: skip
DEFAULTS = {"--width": 29, "--height": 29, "--carver": "auto", "--steps": 1000000, "--count": 1,
            "--color": "auto"}  # fmt: skip


def nearest(word: str, known: Sequence[str]) -> str:
    """The known word with the smallest edit distance, the first of several."""

    def distance(a: bytes, b: bytes) -> int:
        row = list(range(len(b) + 1))
        for i, left in enumerate(a, 1):
            diagonal, row[0] = row[0], i
            for j, right in enumerate(b, 1):
                best = min(diagonal + (left != right), row[j] + 1, row[j - 1] + 1)
                diagonal, row[j] = row[j], best
        return row[-1]

    return min(known, key=lambda k: distance(os.fsencode(word)[:40], k.encode()))


def take(gate: Callable[..., Any], *arguments: Any) -> Any:
    """What the gate lets through, or the end."""
    try:
        return gate(*arguments)
    except Refused as why:
        die(2, str(why))


def set_option(options: dict[str, Any], option: str, value: str) -> None:
    """Keep the value of an option once it has passed the gate."""
    if option in ("--width", "--height"):
        options[option] = take(
            gate_number, option[2:], value, LEAST_SIDE, MOST_SIDE, True
        )
    elif option in NUMBERS:
        options[option] = take(gate_number, option, value, *NUMBERS[option])
    elif option in CHOICES:
        options[option] = take(gate_choice, option, value, CHOICES[option])
    else:
        options[option] = value


def read_options(arguments: Sequence[str]) -> tuple[dict[str, Any], list[str]]:
    """The options given, by their long names, and the words between them."""
    options: dict[str, Any] = {}
    words: list[str] = []
    rest = list(arguments)
    while rest:
        argument = rest.pop(0)
        option, equals, value = argument, "", ""
        if argument == "--":
            break
        if argument.startswith("--"):
            option, equals, value = argument.partition("=")
        elif argument.startswith("-") and len(argument) > 1:
            option, equals = argument[:2], argument[2:]
            value = equals
        else:
            words.append(argument)
            continue
        option = SHORT.get(option, option)
        if option not in OPTIONS:
            die(2, messages.UNKNOWN_OPTION, nearest(option, OPTIONS), argument)
        if option in ("--help", "--version"):
            if equals:
                die(2, messages.NO_SUCH_VALUE, argument)
            options[option] = True
            continue
        if not equals:
            if not rest:
                die(2, messages.NO_VALUE, argument)
            value = rest.pop(0)
        set_option(options, option, value)
    return options, words + rest


def read_words(options: dict[str, Any], words: Sequence[str]) -> str:
    """The command (generate where none is named); the size goes to the options."""
    command = ""
    for word in words:
        if word in COMMANDS:
            if command:
                die(2, messages.SECOND_COMMAND, word)
            command = word
        elif word[:1] in tuple("0123456789"):
            width, _, height = word.partition("x")
            set_option(options, "--width", width)
            set_option(options, "--height", height)
        else:
            die(2, messages.UNKNOWN_COMMAND, nearest(word, COMMANDS), word)
    return command or "generate"


def choose_defaults(options: dict[str, Any]) -> None:
    """Fill in what was not given."""
    for option, default in DEFAULTS.items():
        options.setdefault(option, default)
    options["--carver"] = check_carver(
        options["--carver"], options["--width"], options["--height"]
    )
    last = LAST_SEED - options["--count"] + 1
    if "--seed" not in options:
        options["--seed"] = pick_seed(last)
        sys.stderr.write(f"seed {options['--seed']}\n")
    elif options["--seed"] > last:
        die(2, messages.LAST_SEED, str(options["--seed"] + options["--count"] - 1))
    if "--format" not in options:
        get = os.environ.get
        charset = get("LC_ALL") or get("LC_CTYPE") or get("LANG") or ""
        utf8 = "UTF8" in charset.upper().replace("-", "") or not sys.stdout.isatty()
        options["--format"] = "blocks" if utf8 else "ascii"
    if options["--color"] == "auto":
        plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
        options["--color"] = "always" if sys.stdout.isatty() and not plain else "never"


def make_maze(options: dict[str, Any], seed: int) -> Maze:
    """A maze as the options say."""
    maze = make_grid(options["--width"], options["--height"])
    random_numbers.seed_with(seed)
    carve(maze, options["--carver"], options["--steps"])
    place_ends(maze)
    return maze


def draw(options: dict[str, Any], maze: Maze) -> list[str]:
    """The picture in the format and colours of the options."""
    colored = options["--color"] == "always" and options["--format"] != "digits"
    return draw_maze(maze, options["--format"], colored)


def run_generate(options: dict[str, Any]) -> None:
    """Print the mazes, an empty line between two."""
    for n in range(options["--count"]):
        lines = draw(options, make_maze(options, options["--seed"] + n))
        put_page("\n" * (n > 0) + "\n".join(lines) + "\n")


def run_play(options: dict[str, Any]) -> None:
    """Replay the keys; print the picture and the result."""
    maze = make_maze(options, options["--seed"])
    end = replay(maze, options["--keys"])
    put_page("\n".join(draw(options, maze) + put_result(maze, *end)) + "\n")


def main(arguments: Sequence[str]) -> None:
    """Run one command; the exit status is 0, 1 for a failure or 2 for a wrong call."""
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    options, words = read_options(arguments)
    if "--help" in options:
        put_page(messages.HELP)
        return
    if "--version" in options:
        put_page(f"maze.sh {messages.VERSION}\n")
        return
    command = read_words(options, words)
    for option in options:
        if option in REFUSED[command]:
            die(2, messages.NOT_OPTION_OF, command, option)
    if command == "play" and "--keys" not in options:
        die(2, messages.NO_TERMINAL)
    choose_defaults(options)
    {"generate": run_generate, "play": run_play}[command](options)


main(sys.argv[1:])
