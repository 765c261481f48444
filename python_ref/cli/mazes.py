"""mazes: make the mazes that the options describe, or read them from a file."""

from __future__ import annotations

import os
from collections.abc import Iterator
from importlib import import_module

from python_ref.cli.levels import OF_LEVELS, take_level
from python_ref.cli.options import MOST_BRIDGES, Call, refuse_together
from python_ref.cli.printing import choose_format, put_fact, send_new_file, send_output
from python_ref.core import messages
from python_ref.core.output import die, put_line, tell, write_buffer
from python_ref.grid import Maze, make_grid
from python_ref.maze.carve import carve, check_carver
from python_ref.maze.ends import place_ends
from python_ref.maze.loops import open_loops
from python_ref.maze.maze_file import open_file, read_maze
from python_ref.maze.solve import solve
from python_ref.random_numbers import LAST_SEED, seed_with

# The options that say how to make a maze; a maze from a file is already made.
OF_MAKING = "width height seed level algorithm loops ends path weave bridges carver steps count trace"
OF_BACKTRACKER = "weave bridges carver trace"
SEEDS_TRIED = 1000  # by --path, until it gives up


def check_making(call: Call) -> None:
    """Exit if the options given exclude each other."""
    if "level" in call.given and "input" not in call.given:
        refuse_together(call, "level", OF_LEVELS)
        take_level(call, call.option["level"])
    for name in call.given:
        if name in OF_MAKING.split() and "input" in call.given:
            die(2, messages.NOT_WITH_INPUT, f"--{name}")
        if name in OF_BACKTRACKER.split() and call.option["algorithm"] != "backtracker":
            die(2, messages.ONLY_BACKTRACKER, f"--{name}")
    if call.option["format"] == "sheet" and call.command in ("solve", "play"):
        die(2, messages.ONLY_GENERATE, call.command)
    if call.option["format"] == "svg" and call.option["count"] > 1:
        die(2, messages.ONLY_ONE, f"--count {call.option['count']}")


def begin_mazes(call: Call) -> None:
    """Choose the format, open the maze file or choose size and seed, and only then open the output."""
    option = call.option
    if "watch" in call.given:
        die(2, messages.WATCH_TERMINAL)
    choose_format(call)
    if "input" in call.given:
        open_file(option["input"])
    else:
        size = option["width"] or 29, option["height"] or 29  # maze.sh: fits the window
        option["width"], option["height"] = size
        option["carver"] = check_carver(option["carver"], *size)
        choose_seed(call)
        if set(option["algorithm"]) & {".", "/"}:  # a file
            die(2, messages.ONLY_SHELL, option["algorithm"])
    send_output(call)
    if "input" not in call.given and option["path"] is None:
        tell_seed(call)


def choose_seed(call: Call) -> None:
    """Choose a seed, unless one was given."""
    option, last = call.option, LAST_SEED - call.option["count"] + 1
    if option["seed"] is None:
        option["seed"] = int.from_bytes(os.urandom(8), "big") % last + 1
    elif option["seed"] > last:
        die(2, messages.LAST_SEED, str(option["seed"]), str(last))


def tell_seed(call: Call) -> None:
    """Print the seed, if it was not given."""
    if "seed" not in call.given:
        tell(messages.SEED % call.option["seed"])


def next_maze(call: Call) -> Iterator[Maze]:
    """The mazes, one after another, with an empty line between two."""
    n = 0
    while maze := make_maze(call, n):
        if n and call.option["format"] == "svg":
            die(1, messages.ONLY_ONE, call.option["input"])
        elif n:
            put_line("")  # between two mazes
        elif call.option["path"] is not None:
            tell_seed(call)
        yield maze
        write_buffer()  # so nothing is lost if the next maze fails
        n += 1
        if n == call.option["count"] and "input" not in call.given:
            return


def make_maze(call: Call, n: int) -> Maze | None:
    """The n-th maze, from 0, as the options say; None if the file has no other."""
    if "input" in call.given:
        return read_maze()
    if call.option["path"] is not None:
        return find_fitting(call, n)
    return make_from(call, call.option["seed"] + n)


def find_fitting(call: Call, n: int) -> Maze:
    """The next maze whose path fits; sets the seed of the call so that seed + n made the n-th maze."""
    least, most = call.option["path"]
    first, met = call.option["seed"] + n, set()
    for seed in range(first, min(first + SEEDS_TRIED, LAST_SEED + 1)):
        maze = make_from(call, seed)
        call.option["seed"] = seed - n
        steps = len(solve(maze, maze.player, maze.goal)) - 1
        if least <= steps <= most:
            return maze
        met.add(steps)
    met.discard(-1)  # there is no path
    lengths = "-".join(map(str, sorted({min(met), max(met)}))) if met else "none"
    die(1, messages.NONE_FITS, f"{least}-{most}", str(seed - first + 1), lengths)


def make_from(call: Call, seed: int) -> Maze:
    """The maze of the seed, as the options say."""
    option, bridges = call.option, call.option["bridges"]
    if bridges is None:
        bridges = MOST_BRIDGES if "weave" in call.given else 0
    maze = make_grid(option["width"], option["height"])
    maze.seed = seed
    seed_with(seed)
    backtracks = option["algorithm"] == "backtracker"
    carver = option["carver" if backtracks else "algorithm"]
    carve(maze, carver, option["steps"], bridges)
    if option["loops"] is not None:
        open_loops(maze, option["loops"])
    place_ends(maze, option["ends"])
    return maze


def draw_maze(call: Call, maze: Maze) -> None:
    """Print the picture; below a maze file, the seed."""
    name = call.option["format"]
    if name == "svg":  # a page is not for a terminal
        send_new_file(call, f"maze-{maze.seed}.svg" if maze.seed else "maze.svg")
    draw = getattr(import_module(f"python_ref.pictures.{name}"), f"draw_{name}")
    draw(maze, call.option["color"] == "always")
    if name == "text" and maze.seed:
        put_fact(call, "seed", maze.seed)


def check_ends(call: Call, maze: Maze) -> None:
    """Exit if the maze has no player or no goal."""
    if not maze.player:
        die(1, messages.NO_PLAYER, call.option["input"])
    if not maze.goal:
        die(1, messages.NO_GOAL, call.option["input"])
