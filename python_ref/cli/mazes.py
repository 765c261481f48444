"""mazes: those that a call is about, made as its options say, or read from a file."""

from __future__ import annotations

import os
from collections.abc import Collection, Iterator
from importlib import import_module

from python_ref.cli.levels import check_level, take_level
from python_ref.cli.look import put_fact, send_page
from python_ref.cli.options import MOST_BRIDGES, Call
from python_ref.core import messages
from python_ref.core.output import die, put_line, put_page, tell
from python_ref.grid import Maze, make_grid
from python_ref.maze.carve import carve, check_carver
from python_ref.maze.ends import place_ends
from python_ref.maze.solve import solve
from python_ref.random_numbers import LAST_SEED, seed_with

# Those that say how a maze is made, which a maze from a file is already.
OF_MAKING = "width height seed level algorithm loops ends path weave bridges carver steps count trace"
OF_BACKTRACKER = "weave bridges carver trace"
SEEDS_TRIED = 1000  # by --path, until it gives up


def check_making(call: Call) -> None:
    """End if options were given that do not go together."""
    if "level" in call.given and "input" not in call.given:
        check_level(call)
        take_level(call, call.option["level"])
    for name in call.given:
        if name in OF_MAKING.split() and "input" in call.given:
            die(2, messages.NOT_WITH_INPUT, f"--{name}")
        if name in OF_BACKTRACKER.split() and call.option["algorithm"] != "backtracker":
            die(2, messages.ONLY_BACKTRACKER, f"--{name}")


def begin_mazes(call: Call) -> None:
    """Their file is opened; or size and seed are chosen, as far as they were not given."""
    option = call.option
    if "input" in call.given:
        from python_ref.maze.maze_file import open_file

        open_file(option["input"])
        return
    choose_size(call)
    option["carver"] = check_carver(option["carver"], option["width"], option["height"])
    choose_seed(call)
    if call.option["path"] is None:
        tell_seed(call)


def choose_size(call: Call) -> None:
    """29x29; maze.sh takes what fits the window, if there is one."""
    for side in ("width", "height"):
        if call.option[side] is None:
            call.option[side] = 29


def choose_seed(call: Call) -> None:
    """Unless it was given."""
    last = LAST_SEED - call.option["count"] + 1
    if call.option["seed"] is None:
        call.option["seed"] = pick_seed(last)
    elif call.option["seed"] > last:
        of_last = call.option["seed"] + call.option["count"] - 1
        die(2, messages.LAST_SEED, str(of_last))


def tell_seed(call: Call) -> None:
    """If it was not given."""
    if "seed" not in call.given:
        tell(messages.SEED % call.option["seed"])


def pick_seed(last: int) -> int:
    """Any seed from 1 to last."""
    return int.from_bytes(os.urandom(8), "big") % last + 1


def next_maze(call: Call) -> Iterator[Maze]:
    """The first one, and then the next, an empty line before it."""
    n = 0
    while maze := make_maze(call, n):
        if n:
            put_between(call)
        elif call.option["path"] is not None:
            tell_seed(call)
        yield maze
        put_page()  # what is done is not lost if the next one fails
        n += 1
        if n == call.option["count"] and "input" not in call.given:
            return


def put_between(call: Call) -> None:
    """What stands between two mazes."""
    if call.option["format"] == "svg":
        die(1, messages.ONLY_ONE, call.option["input"])
    put_line("")


def make_maze(call: Call, n: int) -> Maze | None:
    """The n-th maze, from 0, as the options say; None if the file has no other."""
    if "input" in call.given:
        from python_ref.maze.maze_file import read_maze

        return read_maze()
    if call.option["path"] is not None:
        return find_fitting(call, n)
    return make_from(call, call.option["seed"] + n)


def find_fitting(call: Call, n: int) -> Maze:
    """The next maze with such a way; the seed of the call is put so that the n-th maze has its own."""
    option = call.option
    first, met = option["seed"] + n, []
    for seed in range(first, min(first + SEEDS_TRIED, LAST_SEED + 1)):
        maze = make_from(call, seed)
        option["seed"] = seed - n
        if fits_path(call, maze, met):
            return maze
    least, most = option["path"]
    lengths = "-".join(map(str, sorted({min(met), max(met)}))) if met else "none"
    seeds = (str(first), str(seed))
    die(1, messages.NONE_FITS, f"{least}-{most}", *seeds, lengths)


def fits_path(call: Call, maze: Maze, met: list[int]) -> bool:
    """Has the shortest way such a length? It is added to those met."""
    solution = solve(maze)
    if solution is None:
        return False
    met.append(solution[1])
    least, most = call.option["path"]
    return least <= solution[1] <= most


def make_from(call: Call, seed: int) -> Maze:
    """The maze of the seed, as the options say."""
    option = call.option
    bridges = option["bridges"]
    if bridges is None:
        bridges = MOST_BRIDGES if "weave" in call.given else 0
    maze = make_grid(option["width"], option["height"])
    maze.seed = seed
    seed_with(maze.seed)
    if option["algorithm"] == "backtracker":
        carve(maze, option["carver"], option["steps"], bridges)
    else:
        carve(maze, option["algorithm"], option["steps"], 0)
    if option["loops"] is not None:
        from python_ref.maze.loops import open_loops

        open_loops(maze, option["loops"])
    place_ends(maze, option["ends"])
    return maze


def draw_maze(
    call: Call, maze: Maze, trail: Collection[int] | None = None
) -> list[str]:
    """The lines of the picture; with a trail if the maze has been solved."""
    name = call.option["format"]
    if name == "svg":  # a page is not for a terminal
        send_page(call, f"maze-{maze.seed}.svg" if maze.seed else "maze.svg")
    draw = getattr(import_module(f"python_ref.pictures.{name}"), f"draw_{name}")
    return draw(maze, trail, call.option["color"] == "always")


def put_seed(call: Call, maze: Maze) -> list[str]:
    """The line below a maze file that tells how its maze can be had again."""
    if call.option["format"] != "text" or not maze.seed:
        return []
    return [put_fact(call, "seed", maze.seed)]


def check_ends(call: Call, maze: Maze) -> None:
    """End if there is nobody to walk, or nowhere to go."""
    if not maze.player:
        die(1, messages.NO_PLAYER, call.option["input"])
    if not maze.goal:
        die(1, messages.NO_GOAL, call.option["input"])
