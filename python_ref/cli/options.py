"""options: the table of all options. TAKES of a command's module lists those that it takes."""

from pathlib import Path
from types import SimpleNamespace

from python_ref.cli.levels import LEVELS
from python_ref.core.gate import gate_choice, gate_number, gate_range
from python_ref.core.output import fail, fail_if
from python_ref.grid import SIDES
from python_ref.random_numbers import LAST_SEED

TOP = Path(__file__).parents[1]
# The names of all algorithms, commands and pictures, each a module.
NAMES = {
    folder: [path.stem.replace("_", "-") for path in TOP.glob(f"{folder}/*.py")]
    for folder in ("algorithms", "commands", "pictures")
}
MOST = 1000000  # passages, bridges, mazes
ANY_COUNT = range(SIDES[-1] ** 2 + 1)

# fmt: off
OPTIONS = {
    # name       where not given  gate, and what it lets through; none for any text
    "width":     (None,          gate_number, SIDES),
    "height":    (None,          gate_number, SIDES),
    "seed":      (None,          gate_number, range(1, LAST_SEED + 1)),
    "algorithm": ("backtracker", gate_choice, ("backtracker", *NAMES["algorithms"])),
    "level":     (None,          gate_number, range(1, len(LEVELS) + 1)),
    "loops":     (None,          gate_number, range(101)),
    "ends":      ("corners",     gate_choice, ("corners", "opposite", "center", "random", "far")),
    "path":      (ANY_COUNT,     gate_range,  ANY_COUNT),
    "choices":   (ANY_COUNT,     gate_range,  ANY_COUNT),
    "bridges":   (None,          gate_number, range(MOST + 1)),
    "mask":      (None,),
    "carver":    ("auto",        gate_choice, ("auto", "recursive", "stack")),
    "passages":  (MOST,          gate_number, range(MOST + 1)),
    "count":     (1,             gate_number, range(1, MOST + 1)),
    "format":    ("blocks",      gate_choice, (*NAMES["pictures"],)),
    "color":     ("auto",        gate_choice, ("auto", "always", "never")),
    "size":      (10,            gate_number, range(7, 41)),
    "rooms":     (None,          gate_number, range(20, 801)),
    "traps":     (None,          gate_number, range(1, 91)),
    "jokers":    (None,          gate_number, range(100)),
    "input":     (None,),
    "keys":      ("",),
    "output":    ("-",),
}
# fmt: on
FLAGS = {"weave", "trace", "table", "describe", "fog", "reveal"}
LETTERS = {"x": "width", "y": "height", "s": "seed", "a": "algorithm", "c": "carver"}
LETTERS.update({"i": "input", "f": "format", "o": "output"})
# The options of the commands that make mazes, and of all commands.
TAKES_MAKING = "width height seed level algorithm loops ends path choices weave bridges mask carver passages input"
TAKES_ALL = "output color"


class Call:
    """A command, its words and the names of its options; option holds the value of each, given or default."""

    def __init__(self, arguments: list) -> None:
        self.words, self.given = [], set()
        defaults = {name: row[0] for name, row in OPTIONS.items()}
        self.option = SimpleNamespace(**defaults, **dict.fromkeys(FLAGS, False))
        self.read_options(arguments)
        named = [word for word in self.words if word in NAMES["commands"]]
        fail_if(len(named) > 1, 2, "more than one command")
        self.command = named[0] if named else "generate"
        self.words = [word for word in self.words if word not in named]

    def take_option(self, name: str, value) -> None:
        """Store the value of an option if it passes its gate; True for a flag."""
        _, *gate = OPTIONS.get(name, [None])
        try:
            value = gate[0](value, gate[1]) if gate else value
        except ValueError:
            fail(2, f"--{name}: {value!r} is not accepted")
        setattr(self.option, name, value)
        self.given.add(name)

    def read_options(self, arguments: list) -> None:
        """Read the options given, and the words between them."""
        rest = iter(arguments)
        for word in rest:
            if word == "--":
                self.words += rest
            elif word[:1] != "-" or word == "-":
                self.words.append(word)
            else:
                name, has_value, value = word[2:].partition("=")
                if word[1] != "-":  # -s7
                    name, has_value, value = LETTERS.get(word[1]), word[2:], word[2:]
                if name in OPTIONS and not has_value:
                    value = next(rest, None)
                elif name in FLAGS:
                    value = not has_value or None
                is_whole = name in vars(self.option) and value is not None
                fail_if(not is_whole, 2, f"{word!r} is no option, or lacks its value")
                self.take_option(name, value)

    def check_taken(self, takes: str) -> None:
        """Fail if a word or an option was given that the command does not take."""
        taken = {*takes.split(), *TAKES_ALL.split()}
        others = self.given - taken
        fail_if(others, 2, f"{self.command} does not accept --{' --'.join(others)}")
        for word in self.words:
            width, _, height = word.partition("x")
            if "width" in taken and width[:1].isdecimal():
                self.take_option("width", width)
                self.take_option("height", height)
            elif "words" not in taken:
                fail(2, f"{word!r} is neither a size nor a command of the twin")

    def refuse_together(self, first: str, others: str) -> None:
        """Fail if the first option and any of the others were given."""
        are_both = first in self.given and self.given & {*others.split()}
        fail_if(are_both, 2, f"--{first} cannot be used with any of these: {others}")
