"""commands: what the program does, one function run_NAME each.

Exit status: 0 for success, 1 for a failure, 2 for a wrong call.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Collection, Sequence
from typing import Any

from python_ref import algorithms, formats, maze_file, messages, random_numbers
from python_ref import carve as carvers
from python_ref.carve import carve, check_carver
from python_ref.check import check
from python_ref.ends import place_ends
from python_ref.gate import Refused, gate_number
from python_ref.grid import Maze, make_grid
from python_ref.options import OPTIONS, check_options, read_options, read_words
from python_ref.output import die, fail, open_output, put_page, tell
from python_ref.random_numbers import LAST_SEED, pick_seed
from python_ref.solve import solve
from python_ref.station import LEAST_ROOMS, make_station, put_station, replay_station
from python_ref.walk import replay


def choose_seed(options: dict[str, Any]) -> None:
    """Pick a seed, and show it, where none was given."""
    last = LAST_SEED - options["count"] + 1
    if "seed" not in options:
        options["seed"] = pick_seed(last)
        tell(messages.SEED % options["seed"])
    elif options["seed"] > last:
        die(2, messages.LAST_SEED, str(options["seed"] + options["count"] - 1))


def check_format(options: dict[str, Any], command: str) -> None:
    """End if the format does not go with the rest."""
    count = options.get("count", 1)
    if options.get("format") == "svg" and count > 1:
        die(2, messages.ONLY_ONE, f"--count {count}")
    if options.get("format") == "sheet" and command != "generate":
        die(2, messages.ONLY_GENERATE, command)


def choose_picture(options: dict[str, Any]) -> None:
    """Format and colour, where they were not given."""
    terminal = os.isatty(1)
    if "format" not in options:
        get = os.environ.get
        charset = get("LC_ALL") or get("LC_CTYPE") or get("LANG") or ""
        utf8 = "UTF8" in charset.upper().replace("UTF-8", "UTF8")
        options["format"] = "blocks" if utf8 or not terminal else "ascii"
    if options["color"] == "auto":
        plain = os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb"
        options["color"] = "always" if terminal and not plain else "never"


def make_maze(options: dict[str, Any], n: int) -> Maze | None:
    """The n-th maze, from 0, as the options say; None if there is no other."""
    if "input" in options:
        return maze_file.read_maze()
    if n == options["count"]:
        return None
    maze = make_grid(options.get("width", 29), options.get("height", 29))
    random_numbers.seed_with(options["seed"] + n)
    carvers.start_noting("trace" if "trace" in options else "")
    bridges = options.get("bridges", 1000000 if "weave" in options else 0)
    name = options["algorithm"].replace("-", "_")
    if name == "backtracker":
        carver = getattr(carvers, f"carve_{options['carver']}")
    else:
        carver = getattr(algorithms, f"carve_{name}")
    carve(maze, carver, options["steps"], bridges)
    if "loops" in options:
        algorithms.open_loops(maze, options["loops"])
    place_ends(maze, options["ends"])
    return maze


def draw_maze(
    options: dict[str, Any], maze: Maze, n: int, trail: Collection[int] | None = None
) -> list[str]:
    """The lines of the picture; a trail if the maze has been solved."""
    name, colored = options["format"], options["color"] == "always"
    seed = options["seed"] + n if "seed" in options else 0
    if name == "svg":
        return formats.draw_svg(maze, trail, seed)
    if name == "sheet":
        return formats.draw_sheet(maze, seed, n + 1)
    draw = maze_file.draw_text if name == "text" else getattr(formats, f"draw_{name}")
    return draw(maze, trail or (), colored)


def put_fact(options: dict[str, Any], name: str, value: object) -> str:
    """A line below a picture; a maze file wants it behind a #."""
    if options["format"] == "svg":
        return f"<!-- {name}: {value} -->"
    return f"# {name} {value}" if options["format"] == "text" else f"{name}: {value}"


def put_seed(options: dict[str, Any], n: int) -> list[str]:
    """The line below a maze file that tells how its maze can be had again."""
    if options["format"] != "text" or "seed" not in options:
        return []
    return [put_fact(options, "seed", options["seed"] + n)]


def check_ends(options: dict[str, Any], maze: Maze) -> None:
    """End if there is nobody to walk, or nowhere to go."""
    if not maze.player:
        die(1, messages.NO_PLAYER, options["input"])
    if not maze.goal:
        die(1, messages.NO_GOAL, options["input"])


def run_generate(options: dict[str, Any], maze: Maze, n: int) -> list[str]:
    """The picture of the maze as it began; or how it was carved."""
    if "trace" in options:
        return carvers.traced
    lines = draw_maze(options, maze, n) + put_seed(options, n)
    return lines + maze_file.put_keys(maze) * (options["format"] == "text")


def run_solve(options: dict[str, Any], maze: Maze, n: int) -> list[str]:
    """The picture with the shortest way, and its length."""
    check_ends(options, maze)
    replay(maze, "")  # by the keys played so far
    solution = solve(maze)
    if solution is None:
        die(1, messages.NO_WAY)
    trail, steps = solution
    lines = draw_maze(options, maze, n, trail) + put_seed(options, n)
    return [*lines, put_fact(options, "steps", steps)]


def run_check(options: dict[str, Any], maze: Maze, _: int) -> list[str]:
    """What there is to say of the maze; the exit status becomes 1 if it is not perfect."""
    facts = check(maze)
    if facts["perfect"] == "no":
        options["status"] = 1
    return [f"{name}: {value}" for name, value in facts.items()]


def run_play(options: dict[str, Any], maze: Maze, n: int) -> list[str]:
    """The picture after the keys, and the result."""
    check_ends(options, maze)
    result, moves, bumps = replay(maze, options["keys"])
    y, x = divmod(maze.player, maze.stride)
    facts = {"result": result, "moves": moves, "bumps": bumps, "position": f"{x},{y}"}
    lines = draw_maze(options, maze, n) + put_seed(options, n)
    return lines + [put_fact(options, *fact) for fact in facts.items()]


def choose_rooms(options: dict[str, Any]) -> None:
    """How many rooms: no more than half the squares."""
    most = options["size"] ** 2 // 2
    rooms = options.get("rooms", min(most, 50))
    try:
        options["rooms"] = gate_number("--rooms", str(rooms), LEAST_ROOMS, most)
    except Refused as why:
        fail(2, str(why))


def run_station(options: dict[str, Any]) -> list[str]:
    """The station, after the keys if there are any, and the result."""
    random_numbers.seed_with(options["seed"])
    station = make_station(options["size"], options["rooms"], options.get("traps"))
    replay_station(station, options.get("keys", ""), options["jokers"])
    station.revealed |= "reveal" in options
    lines = put_station(station, options["color"] == "always")
    if "keys" in options:
        y, x = divmod(station.cursor, station.stride)
        lines += [
            f"result: {station.result}",
            f"scanned: {station.scanned}",
            f"jokers: {station.jokers}",
            f"cursor: {x - 1},{y - 1}",
        ]
    return lines


def choose_map(options: dict[str, Any], command: str) -> None:
    """Of what size, from which seed; or from which file."""
    if command == "station":
        choose_rooms(options)
    elif "resume" in options:
        die(1, messages.NO_LEFT_GAME)  # the twin keeps none
    elif "input" in options:
        maze_file.open_file(options["input"])
        return
    else:
        sides = options.get("width", 29), options.get("height", 29)
        options["carver"] = check_carver(options["carver"], *sides)
    choose_seed(options)


RUN = {
    "generate": run_generate,
    "solve": run_solve,
    "check": run_check,
    "play": run_play,
}


def begin_next(options: dict[str, Any]) -> list[str]:
    """What stands between two mazes."""
    if options["format"] == "svg":
        die(1, messages.ONLY_ONE, options["input"])
    return [] if options["format"] == "sheet" else [""]


def run_all(options: dict[str, Any], command: str) -> None:
    """The command for each maze, an empty line between two."""
    if command == "station":
        put_page("".join(f"{line}\n" for line in run_station(options)))
        return
    n = 0
    while maze := make_maze(options, n):
        lines = begin_next(options) if n else []
        lines += RUN[command](options, maze, n)
        put_page("".join(f"{line}\n" for line in lines))
        n += 1
    if n and options["format"] == "sheet":
        put_page("".join(f"{line}\n" for line in formats.end_sheet()))


def main(arguments: Sequence[str]) -> None:
    """Run one command."""
    signal.signal(signal.SIGPIPE, signal.SIG_DFL)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    options, words = read_options(arguments)
    if "help" in options:
        put_page("The help is in maze.sh: ./maze.sh --help\n")
        return
    if "version" in options:
        put_page(f"maze.sh {messages.VERSION}\n")
        return
    command = read_words(options, words)
    check_options(options, command)
    if command in ("algorithms", "tour", "page", "records") or "completion" in options:
        die(2, messages.ONLY_IN_BASH, command)
    check_format(options, command)
    if "watch" in options:
        if "input" in options and command == "generate":
            die(2, messages.NOT_WITH_INPUT, "--watch")
        die(2, messages.WATCH_TERMINAL)
    if command == "play" and "keys" not in options:
        die(2, messages.NO_TERMINAL)
    for option in OPTIONS:
        if option.default is not None:
            options.setdefault(option.name, option.default)
    choose_picture(options)
    choose_map(options, command)
    if options.get("output", "-") != "-":
        open_output(options["output"])
    run_all(options, command)
    sys.exit(options.get("status", 0))
