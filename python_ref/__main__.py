"""command line: options, commands, exit statuses. Run it as python3 -m python_ref."""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable, Sequence
from typing import Any

from python_ref import messages, random_numbers
from python_ref.carve import carve, check_carver
from python_ref.ends import ENDS, place_ends
from python_ref.gate import Refused, gate_choice, gate_number
from python_ref.grid import LEAST_SIDE, MOST_SIDE, Maze, make_grid
from python_ref.maze_file import read_maze
from python_ref.messages import (
    close_output,
    die,
    discard_output,
    fail,
    open_output,
    put_page,
    tell,
)
from python_ref.random_numbers import LAST_SEED, pick_seed
from python_ref.render import FORMATS, draw_maze
from python_ref.solve import check, solve
from python_ref.station import (
    LEAST_ROOMS,
    LEAST_STATION,
    MOST_ROOMS,
    MOST_STATION,
    make_station,
    put_station,
    replay_station,
)
from python_ref.walk import replay

COMMANDS = ("play", "generate", "solve", "check", "station")
OPTIONS = ("--width", "--height", "--seed", "--ends", "--weave", "--bridges", "--carver",
           "--steps", "--count", "--input", "--keys", "--format", "--output", "--color",
           "--lang", "--size", "--rooms", "--traps", "--jokers", "--reveal", "--help",
           "--version")  # fmt: skip
SHORT = {"-x": "--width", "-y": "--height", "-s": "--seed", "-c": "--carver", "-i": "--input",
         "-f": "--format", "-o": "--output", "-h": "--help"}  # fmt: skip
FLAGS = ("--weave", "--reveal", "--help", "--version")
MAKING_OPTIONS = OPTIONS[:9]
TAKEN = {
    "generate": (*MAKING_OPTIONS, "--input", "--format"),
    "solve": (*MAKING_OPTIONS, "--input", "--format"),
    "check": (*MAKING_OPTIONS, "--input"),
    "play": (*MAKING_OPTIONS[:-1], "--input", "--format", "--keys"),
    "station": (
        "--seed",
        "--size",
        "--rooms",
        "--traps",
        "--jokers",
        "--reveal",
        "--keys",
    ),
}
COMMON_OPTIONS = ("--output", "--color", "--lang", "--help", "--version")
NUMBERS = {"--seed": (1, LAST_SEED), "--steps": (0, 1000000), "--count": (1, 1000000),
           "--bridges": (0, 1000000), "--size": (LEAST_STATION, MOST_STATION),
           "--rooms": (LEAST_ROOMS, MOST_ROOMS), "--traps": (0, 90), "--jokers": (0, 99),
           }  # fmt: skip
CHOICES = {"--carver": ("auto", "recursive", "stack"), "--ends": ENDS, "--format": FORMATS,
           "--color": ("auto", "always", "never"), "--lang": ("en", "de")}  # fmt: skip
DEFAULTS = {"--width": 29, "--height": 29, "--carver": "auto", "--steps": 1000000, "--count": 1,
            "--ends": "corners", "--color": "auto", "--size": 10, "--jokers": 3}  # fmt: skip


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
        fail(2, str(why))


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
        if option in FLAGS:
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
            width, x, height = word.partition("x")
            if not x:
                die(2, messages.NOT_SIZE, word)
            set_option(options, "--width", width)
            set_option(options, "--height", height)
        else:
            die(2, messages.UNKNOWN_COMMAND, nearest(word, COMMANDS), word)
    return command or "generate"


def check_options(options: dict[str, Any], command: str) -> None:
    """End if an option was given that the command or a file does not go with."""
    for option in options:
        if option not in TAKEN[command] + COMMON_OPTIONS:
            die(2, messages.NOT_OPTION_OF, command, option)
        if "--input" in options and option in MAKING_OPTIONS:
            die(2, messages.NOT_WITH_INPUT, option)


def choose_seed(options: dict[str, Any]) -> None:
    """Pick a seed, and show it, where none was given."""
    last = LAST_SEED - options["--count"] + 1
    if "--seed" not in options:
        options["--seed"] = pick_seed(last)
        tell(messages.SEED % options["--seed"])
    elif options["--seed"] > last:
        die(2, messages.LAST_SEED, str(options["--seed"] + options["--count"] - 1))


def choose_picture(options: dict[str, Any]) -> None:
    """Format and colour, where they were not given."""
    terminal = os.isatty(1)
    if "--format" not in options:
        get = os.environ.get
        charset = get("LC_ALL") or get("LC_CTYPE") or get("LANG") or ""
        utf8 = "UTF8" in charset.upper().replace("UTF-8", "UTF8")
        options["--format"] = "blocks" if utf8 or not terminal else "ascii"
    if options["--color"] == "auto":
        plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
        options["--color"] = "always" if terminal and not plain else "never"


def make_maze(options: dict[str, Any], n: int) -> Maze:
    """The n-th maze, from 0, as the options say."""
    if "--input" in options:
        return read_maze(options["--input"])
    maze = make_grid(options["--width"], options["--height"])
    random_numbers.seed_with(options["--seed"] + n)
    bridges = options.get("--bridges", 1000000 if "--weave" in options else 0)
    carve(maze, options["--carver"], options["--steps"], bridges)
    place_ends(maze, options["--ends"])
    return maze


def put_fact(options: dict[str, Any], name: str, value: object) -> str:
    """A line below a picture; a maze file wants it behind a #."""
    return f"# {name} {value}" if options["--format"] == "text" else f"{name}: {value}"


def put_seed(options: dict[str, Any], n: int) -> list[str]:
    """The line below a maze file that tells how its maze can be had again."""
    if options["--format"] != "text" or "--seed" not in options:
        return []
    return [put_fact(options, "seed", options["--seed"] + n)]


def check_ends(options: dict[str, Any], maze: Maze) -> None:
    """End if there is nobody to walk, or nowhere to go."""
    if not maze.player:
        die(1, messages.NO_PLAYER, options["--input"])
    if not maze.goal:
        die(1, messages.NO_GOAL, options["--input"])


def run_generate(options: dict[str, Any], n: int) -> list[str]:
    """The picture."""
    maze = make_maze(options, n)
    return draw_maze(
        maze, options["--format"], options["--color"] == "always"
    ) + put_seed(options, n)


def run_solve(options: dict[str, Any], n: int) -> list[str]:
    """The picture with the shortest way, and its length."""
    maze = make_maze(options, n)
    check_ends(options, maze)
    solution = solve(maze)
    if solution is None:
        die(1, messages.NO_WAY)
    trail, steps = solution
    lines = draw_maze(maze, options["--format"], options["--color"] == "always", trail)
    return lines + put_seed(options, n) + [put_fact(options, "steps", steps)]


def run_check(options: dict[str, Any], n: int) -> list[str]:
    """What there is to say of the maze; the exit status becomes 1 if it is not perfect."""
    facts = check(make_maze(options, n))
    if facts["perfect"] == "no":
        options["status"] = 1
    return [f"{name}: {value}" for name, value in facts.items()]


def run_play(options: dict[str, Any], n: int) -> list[str]:
    """The picture after the keys, and the result."""
    maze = make_maze(options, n)
    check_ends(options, maze)
    result, moves, bumps = replay(maze, options["--keys"])
    y, x = divmod(maze.player, maze.stride)
    facts = {"result": result, "moves": moves, "bumps": bumps, "position": f"{x},{y}"}
    lines = draw_maze(maze, options["--format"], options["--color"] == "always")
    return (
        lines
        + put_seed(options, n)
        + [put_fact(options, *fact) for fact in facts.items()]
    )


def choose_rooms(options: dict[str, Any]) -> None:
    """How many rooms: no more than half the squares."""
    most = options["--size"] ** 2 // 2
    rooms = options.get("--rooms", min(most, 50))
    options["--rooms"] = take(gate_number, "--rooms", str(rooms), LEAST_ROOMS, most)


def run_station(options: dict[str, Any], n: int) -> list[str]:
    """The station, after the keys if there are any, and the result."""
    random_numbers.seed_with(options["--seed"] + n)
    station = make_station(
        options["--size"], options["--rooms"], options.get("--traps")
    )
    replay_station(station, options.get("--keys", ""), options["--jokers"])
    station.revealed |= "--reveal" in options
    lines = put_station(station, options["--color"] == "always")
    if "--keys" in options:
        y, x = divmod(station.cursor, station.stride)
        lines += [
            f"result: {station.result}",
            f"scanned: {station.scanned}",
            f"jokers: {station.jokers}",
            f"cursor: {x - 1},{y - 1}",
        ]
    return lines


RUN = {
    "generate": run_generate,
    "solve": run_solve,
    "check": run_check,
    "play": run_play,
    "station": run_station,
}


def main(arguments: Sequence[str]) -> None:
    """Run one command; the exit status is 0, 1 for a failure or 2 for a wrong call."""
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    options, words = read_options(arguments)
    if "--help" in options:
        put_page(messages.STATION_HELP if "station" in words else messages.HELP)
        return
    if "--version" in options:
        put_page(f"maze.sh {messages.VERSION}\n")
        return
    command = read_words(options, words)
    check_options(options, command)
    if command == "play" and "--keys" not in options:
        die(2, messages.NO_TERMINAL)
    if options.get("--output", "-") != "-":
        open_output(options["--output"])
    try:
        options.update(
            {name: DEFAULTS[name] for name in DEFAULTS if name not in options}
        )
        if command == "station":
            choose_rooms(options)
            choose_seed(options)
        elif "--input" not in options:
            options["--carver"] = check_carver(
                options["--carver"], options["--width"], options["--height"]
            )
            choose_seed(options)
        choose_picture(options)
        for n in range(options["--count"]):
            lines = RUN[command](options, n)
            put_page("\n" * (n > 0) + "".join([f"{line}\n" for line in lines]))
        close_output()
    finally:
        discard_output()
    sys.exit(options.get("status", 0))


main(sys.argv[1:])
