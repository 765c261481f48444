"""mazes: make the mazes that the options describe, or read them from a file."""

from __future__ import annotations

import itertools
import os
import sys
from collections.abc import Iterator
from importlib import import_module

from python_ref.cli.levels import OF_LEVELS, take_level
from python_ref.cli.options import MOST_BRIDGES, Call, refuse_together
from python_ref.cli.printing import choose_format, put_fact, send_output
from python_ref.core.output import fail, tell
from python_ref.grid import Maze, make_grid
from python_ref.maze.carve import carve, check_carver
from python_ref.maze.ends import place_ends
from python_ref.maze.loops import open_loops
from python_ref.maze.mask import load_mask, shape_maze
from python_ref.maze.maze_file import read_maze
from python_ref.maze.solve import count_choices, solve
from python_ref.maze.text_file import open_file
from python_ref.random_numbers import LAST_SEED

# The options that say how to make a maze; a maze from a file is already made.
OF_MAKING = "width height seed level algorithm loops ends path choices mask weave bridges carver steps count trace"
UNSHAPED = "binary-tree sidewinder eller division opposite center"  # not with --mask
OF_BACKTRACKER = "weave bridges carver trace"
ONE_MAZE = "svg", "png"  # formats
SEEDS_TRIED = 1000  # by --path and --choices, until they give up


def check_making(call: Call) -> None:
    """Fail if the options given exclude each other."""
    option, picture = call.option, call.option["format"]
    refuse_together(call, "input", OF_MAKING)
    if "level" in call.given:
        refuse_together(call, "level", OF_LEVELS)
        take_level(call, option["level"])
    if option["algorithm"] != "backtracker":
        made_by = "level" if "level" in call.given else "algorithm"
        refuse_together(call, made_by, OF_BACKTRACKER)
    if option["mask"] and {option["algorithm"], option["ends"]} & {*UNSHAPED.split()}:
        fail(2, f"--mask: not with {option['algorithm']} and {option['ends']}")
    if picture == "json" and call.command == "play":
        fail(2, "json is not for play")
    if picture in ONE_MAZE and option["count"] > 1:
        fail(2, f"{picture} holds only one maze")


def begin_mazes(call: Call) -> None:
    """Open the maze file or choose size and seed, and only then open the output."""
    option = call.option
    choose_format(call)
    if "input" in call.given:
        call.file = open_file(option["input"])
        send_output(call)
        return
    wide = high = 29  # maze.sh: fits the window
    if option["mask"]:
        option["mask"] = rows = load_mask(option["mask"])
        wide, high = 2 * len(rows[0]) + 1, 2 * len(rows) + 1
    size = option["width"] or wide, option["height"] or high
    option["width"], option["height"] = size
    if option["mask"] and (left := shape_maze(make_grid(*size), option["mask"])):
        tell(f"unconnected cells left out: {left}")
    option["carver"] = check_carver(option["carver"], *size)
    choose_seed(call)
    send_output(call)
    if not is_seed_late(call):
        tell_seed(call)


def choose_seed(call: Call) -> None:
    """Choose a seed, unless one was given."""
    option, last = call.option, LAST_SEED - call.option["count"] + 1
    if option["seed"] is None:
        option["seed"] = int.from_bytes(os.urandom(8), "big") % last + 1
    elif option["seed"] > last:
        fail(2, f"--seed: {option['seed']} is above {last}")


def tell_seed(call: Call) -> None:
    """Write the seed to standard error, if it was not given."""
    if "seed" not in call.given:
        tell(f"seed {call.option['seed']}")


def is_seed_late(call: Call) -> bool:
    """Is the seed reported with the first maze? With --path or --choices, there may be none."""
    return call.option["path"] is not None or call.option["choices"] is not None


def next_maze(call: Call) -> Iterator[Maze]:
    """The mazes, one after another, with an empty line between two."""
    picture = call.option["format"]
    for n in itertools.count():
        if not (maze := make_maze(call, n)):
            return
        if n and picture in ONE_MAZE:
            fail(1, f"{picture} holds only one maze")
        elif n and picture != "json" and "table" not in call.given:
            print()  # between two mazes
        elif n == 0 and is_seed_late(call):
            tell_seed(call)
        yield maze
        sys.stdout.flush()  # so nothing is lost if the next maze fails


def make_maze(call: Call, n: int) -> Maze | None:
    """The n-th maze, from 0, as the options say; None if there is no other."""
    if "input" in call.given:
        return read_maze(call.file)
    if n == call.option["count"]:
        return None
    if is_seed_late(call):
        return find_fitting(call, n)
    return make_from(call, call.option["seed"] + n)


def find_fitting(call: Call, n: int) -> Maze:
    """The next maze whose path and choices fit; sets the seed of the call so that seed + n made the n-th maze."""
    path, choices, level = map(call.option.get, ("path", "choices", "level"))
    first = call.option["seed"] + n
    for seed in range(first, min(first + SEEDS_TRIED, LAST_SEED + 1)):
        maze = make_from(call, seed)
        call.option["seed"] = seed - n
        way = solve(maze, maze.player, maze.goal)
        fits = way and is_within(len(way) - 1, path)
        if fits and is_within(count_choices(maze, way), choices):
            return maze
    asked = f"--level {level}" if level else f"--path {path} and --choices {choices}"
    fail(1, f"no maze fits {asked}")


def is_within(number: int, wanted: tuple[int, int] | None) -> bool:
    """Is the number in the range? Any number is in None."""
    return wanted is None or wanted[0] <= number <= wanted[1]


def make_from(call: Call, seed: int) -> Maze:
    """The maze of the seed, as the options say."""
    option, bridges = call.option, call.option["bridges"]
    if bridges is None:
        bridges = MOST_BRIDGES if "weave" in call.given else 0
    maze = make_grid(option["width"], option["height"], seed)
    if option["mask"]:
        shape_maze(maze, option["mask"])
    carver = option["algorithm"]
    carver = option["carver"] if carver == "backtracker" else carver
    carve(maze, carver, option["steps"], bridges, "trace" in call.given)
    if option["loops"] is not None:
        open_loops(maze, option["loops"])
    place_ends(maze, option["ends"])
    return maze


def draw_maze(call: Call, maze: Maze) -> None:
    """Print the picture; below a maze file, the seed."""
    name = call.option["format"]
    draw = getattr(import_module(f"python_ref.pictures.{name}"), f"draw_{name}")
    draw(maze, call.option["color"] == "always")
    if name == "text" and maze.seed:
        put_fact(call, "seed", maze.seed)


def check_ends(maze: Maze) -> None:
    """Fail if the maze has no player or no goal."""
    if not maze.player or not maze.goal:
        fail(1, "the maze has no player or no goal")
