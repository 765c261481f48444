"""mazes: make the mazes that the options describe, or read them from a file."""

import os
import sys
from collections.abc import Iterator
from importlib import import_module

from python_ref.cli.levels import LEVELS
from python_ref.cli.options import MOST
from python_ref.cli.printing import Printing
from python_ref.cli.recipe import read_recipe
from python_ref.core.output import fail, fail_if, tell
from python_ref.grid import Maze
from python_ref.maze.carve import RECURSION_MOST, carve
from python_ref.maze.ends import place_ends
from python_ref.maze.loops import open_loops
from python_ref.maze.mask import load_mask, shape_maze
from python_ref.maze.maze_file import MazeFile
from python_ref.maze.solve import count_choices, solve
from python_ref.pictures.shared.picture import draw_squares
from python_ref.random_numbers import LAST_SEED

# The options that a level sets, and all that say how to make a maze; a maze from a file is already made.
OF_LEVELS = "width height algorithm loops ends path choices weave bridges mask"
OF_MAKING = f"{OF_LEVELS} seed level carver passages count trace"
OF_BACKTRACKER = {"weave", "bridges", "carver", "trace"}
UNSHAPED = {"binary-tree", "sidewinder", "eller", "division", "opposite", "center"}
ONE_MAZE = "svg", "png"  # formats
SEEDS_TRIED = 1000  # by --path and --choices, until they give up


class Mazes(Printing):
    """A call that may make or read mazes."""

    def check_making(self) -> None:
        """Fail if the options given exclude each other."""
        option = self.option
        self.refuse_together("input", OF_MAKING)
        self.refuse_together("level", OF_LEVELS)
        self.refuse_together("trace", "format")
        if option.level:
            seed = option.seed  # --seed takes other mazes of that kind
            read_recipe(self, LEVELS[option.level - 1])
            option.seed = seed or option.seed
        backtracks = option.algorithm == "backtracker"
        unshaped = option.mask and {option.algorithm, option.ends} & UNSHAPED
        unfit = unshaped or (not backtracks and self.given & OF_BACKTRACKER)
        fail_if(unfit, 2, "bridges, a carver or a mask are not for these mazes")
        are_many = option.format in ONE_MAZE and option.count > 1
        fail_if(are_many, 2, f"{option.format} holds only one maze")

    def begin_mazes(self) -> None:
        """Open the maze file or choose size and seed, and only then open the output."""
        option = self.option
        self.check_making()
        if "input" in self.given:
            self.file = MazeFile(option.input)
            self.send_output()
            return
        size = option.width or 29, option.height or 29  # maze.sh: fits the window
        if "mask" in self.given:
            mask = option.mask = load_mask(option.mask)
            wide, high = 2 * len(mask[0]) + 1, 2 * len(mask) + 1
            size = option.width or wide, option.height or high
            shape_maze(Maze(*size), mask)  # fails if it keeps too few cells
        option.width, option.height = size
        is_large = size[0] // 2 * (size[1] // 2) > RECURSION_MOST
        is_deep = is_large and option.carver == "recursive"
        fail_if(is_deep, 2, f"recursive carves at most {RECURSION_MOST} cells")
        self.choose_seed()
        self.send_output()

    def choose_seed(self) -> None:
        """Choose a seed, unless one was given."""
        last = LAST_SEED - self.option.count + 1
        if self.option.seed is None:
            self.option.seed = int.from_bytes(os.urandom(8), "big") % last + 1
        fail_if(self.option.seed > last, 2, f"--seed: not above {last}")

    def tell_seed(self, seed: int) -> None:
        """Write the seed to standard error, if it was not given."""
        if not self.given & {"seed", "input"}:
            tell(f"seed {seed}")

    def next_maze(self) -> Iterator:
        """The mazes, one after another, with an empty line between two."""
        picture = self.option.format
        for n, maze in enumerate(self.make_maze()):
            fail_if(n and picture in ONE_MAZE, 1, f"{picture} holds only one maze")
            if n and picture != "json" and not self.option.table:
                print()  # between two mazes
            elif n == 0:
                self.tell_seed(maze.seed)
            yield maze
            sys.stdout.flush()  # so nothing is lost if the next maze fails

    def make_maze(self) -> Iterator:
        """The mazes of the file, or as many as the options say."""
        if "input" in self.given:
            yield from iter(self.file.read_maze, None)
            return
        seed = self.option.seed
        for _ in range(self.option.count):
            maze = self.find_fitting(seed)
            yield maze
            seed = maze.seed + 1

    def find_fitting(self, first: int) -> Maze:
        """The first maze from a seed on whose path and choices fit."""
        path, choices = self.option.path, self.option.choices
        for seed in range(first, min(first + SEEDS_TRIED, LAST_SEED + 1)):
            maze = self.make_from(seed)
            if not self.given & {"path", "choices"}:
                return maze
            way = solve(maze, maze.player, maze.goal)
            if way and len(way) - 1 in path and count_choices(maze, way) in choices:
                return maze
        fail(1, "no maze fits --path and --choices")

    def make_from(self, seed: int) -> Maze:
        """The maze of the seed, as the options say."""
        option = self.option
        maze = Maze(option.width, option.height, seed)
        if option.mask:
            shape_maze(maze, option.mask)
        woven = MOST if option.weave else 0
        bridges = woven if option.bridges is None else option.bridges
        backtracks = option.algorithm == "backtracker"
        carver = option.carver if backtracks else option.algorithm
        carve(maze, carver, option.passages, bridges, option.trace)
        if option.loops is not None:
            open_loops(maze, option.loops)
        place_ends(maze, option.ends)
        return maze

    def draw_maze(self, maze) -> None:
        """Print the picture, by the signs or the function of its format; below a maze file, the seed."""
        name = self.option.format
        module = import_module(f"python_ref.pictures.{name}")
        if hasattr(module, "SIGNS"):
            draw_squares(maze, module.SIGNS, self.colored)
        else:
            getattr(module, f"draw_{name}")(maze, self.colored)
        if name == "text" and maze.seed:
            self.put_fact("seed", maze.seed)

    def check_ends(self, maze) -> None:
        """Fail if the maze has no player or no goal."""
        lacks = not maze.player or not maze.goal
        fail_if(lacks, 1, "the maze has no player or no goal")
