"""Random command lines for both twins, one per line, quoted for the shell.

    cases.py generate SEED N    at least N mazes, several per line, also of levels and in shapes
    cases.py solve SEED N       the same, solved
    cases.py check SEED N       the same, checked
    cases.py games SEED N       N replays of a string of keys
    cases.py stations SEED N    N games in stations

The same seed gives the same lines. A new option is a new line in the tables below. The mazes of
the games come from ./maze.sh, so that the keys can lead somewhere.
"""

from __future__ import annotations

import json
import os
import random
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

from ways import keys_of

LIB = Path(__file__).resolve().parents[2] / "lib"


def read_lib(place: str) -> str:
    return (LIB / f"{place}.bash").read_text("utf-8")


def read_names(kind: str) -> list[str]:
    """The names in a list of cli/names, such as ALGORITHMS."""
    found = re.search(rf"(?m)^{kind}=\(([^)]*)\)", read_lib("cli/names"))
    return found[1].replace("'", "").split()


LAST_SEED = 2147483646
LONGEST = 101 if os.environ.get("MAZE_TEST_ALL") else 41  # of the sides

# how often it is given, the option, its values
ENDS = (0.7, "--ends", tuple(re.search(r'"ends .* choice (.*)"', read_lib("cli/options"))[1].split()))  # fmt: skip
BRIDGES = (0.2, "--bridges", (0, 1, 2, 3, 5, 10, 1000000))
WEAVE = (0.45, "--weave", ())
LOOPS = (0.3, "--loops", (0, 1, 10, 50, 90, 100))
PASSAGES = (0.15, "--passages", range(300))
TABLE = (0.3, "--table", ())
FORMATS = [name for name in read_names("FORMATS") if name not in ("png", "sheet")]  # fmt: skip
SEVERAL = [name for name in FORMATS if name != "svg"]  # which can hold several mazes
PICTURE_OPTIONS = ((0.9, "-f", SEVERAL), (0.2, "--color", ("auto", "always", "never")))  # fmt: skip
MASKS = sorted(path.stem for path in (LIB / "masks").glob("*.txt"))

GAME_PICTURES = ((0.9, "-f", [name for name in SEVERAL if name != "json"]), PICTURE_OPTIONS[1])  # fmt: skip

ALGORITHMS = read_names("ALGORITHMS")
UNSHAPED = re.search("UNSHAPED='(.*?)'", read_lib("cli/recipe"))[1].split()
# the options that make a maze for a game, which has to be solved first
GAME_OPTIONS = (
    ENDS, BRIDGES, WEAVE, LOOPS, (0.1, "--passages", range(60)), (0.3, "-c", ("auto", "recursive", "stack")),
)  # fmt: skip

MASK_OPTIONS = (
    (1, "--mask", MASKS), (0.5, "-x", range(15, 45, 2)), (0.5, "-y", range(15, 45, 2)), LOOPS, WEAVE,
    (0.5, "--ends", ("random", "far")), (0.2, "-a", [name for name in ALGORITHMS if name not in UNSHAPED]),
)  # fmt: skip

STATION_OPTIONS = (
    (0.5, "--rooms", range(20, 25)),
    (0.8, "--traps", (1, 1, 1, 1, 2, 10, 50, 90)),
    (0.5, "--jokers", (0, 1, 2, 3, 10, 99)),
    (0.2, "--reveal", ()),
    PICTURE_OPTIONS[1],
)


def quote(word: str) -> str:
    """The word as one word of a command line."""
    if re.search("[^ -~]", word):
        raw = word.encode("utf-8", "surrogateescape")
        safe = re.sub(rb"[^ -&(-[\]-~]", lambda at: b"\\x%02x" % ord(at[0]), raw)
        return f"$'{safe.decode()}'"
    return shlex.quote(word)


def some(chance: random.Random, options: tuple) -> list[str]:
    """Some of the options of a table, with values, in any order."""
    words = []
    for share, option, values in chance.sample(options, len(options)):
        if chance.random() < share:
            words.append(option)
            if values:
                words.append(str(chance.choice(values)))
    return words


def any_side(chance: random.Random, most: int, power: float) -> int:
    """An odd number from 5 to most; the higher the power, the more often a small one."""
    return 5 + 2 * int((most - 3) / 2 * chance.random() ** power)


def make_mazes(chance: random.Random, n: int, command: str) -> Iterator[list[str]]:
    """Command lines that each make as many mazes as bash carves and prints in about 120 ms."""
    shown = (TABLE,) if command == "check" else PICTURE_OPTIONS
    while n > 0:
        if chance.random() < 0.4:
            words = ["--seed", str(chance.randrange(1, 2**31 - 1001)), *some(chance, shown)]  # fmt: skip
            kinds = ["--level", str(chance.randint(1, 24))], some(chance, MASK_OPTIONS)
            yield [command, *words, *chance.choice(kinds)]
            n -= 1
            continue
        algorithm = chance.choice(ALGORITHMS) if chance.random() < 0.5 else ""
        longest = 41 if algorithm else LONGEST
        if chance.random() < 0.15:
            sides = (5, 5), (5, 7), (7, 5), (5, longest), (longest, 5), (longest, longest)  # fmt: skip
            width, height = chance.choice(sides)
        else:
            width, height = (any_side(chance, longest, 2.6) for _ in "wh")
        cells = (width // 2) * (height // 2)
        if algorithm:
            options = ["-a", algorithm, *some(chance, (ENDS, LOOPS, PASSAGES))]
        else:  # the cost of recursive grows with its depth
            options = some(chance, (ENDS, BRIDGES, WEAVE, LOOPS, PASSAGES))
            carvers = ("auto", "stack", "recursive" if cells < 600 else "stack")
            options += ["-c", chance.choice(carvers)]
        count = max(1, min(30, 900 // cells))
        seed = chance.choice((1, LAST_SEED - count + 1, chance.randrange(1, 2**31 - 99)))  # fmt: skip
        words = [f"{width}x{height}", "-s", str(seed), "--count", str(count)]
        if command == "generate" and not algorithm and chance.random() < 0.3:
            yield [command, *words, *options, "--trace"]
        else:
            yield [command, *words, *options, *some(chance, shown)]
        n -= count


def any_keys(chance: random.Random, maze: dict | None) -> str:
    """A game: the path or a part of it, perhaps with other keys between; then random keys, or none."""
    keys = keys_of(maze["path"]) if maze else ""
    keys = keys[: chance.choice((0, chance.randrange(len(keys) + 1), len(keys)))]
    if chance.random() < 0.3:
        more = ("u", "ad", "da", "sw", "ws", "du", "su", *"ASDWQ xé;*\\'\"$0\t\n")
        keys = "".join(key + chance.choice(more) * (chance.random() < 0.2) for key in keys)  # fmt: skip
    blind = "".join(chance.choices("asdwuq xA", (5, 9, 9, 5, 3, 0.1, 1, 1, 1), k=120))
    return keys + chance.choice(("", "q", blind))


def make_games(chance: random.Random, n: int, _: str) -> Iterator[list[str]]:
    for _ in range(n):
        words = [f"{any_side(chance, 41, 2)}x{any_side(chance, 41, 2)}", *some(chance, GAME_OPTIONS)]  # fmt: skip
        words += ["-s", str(chance.randrange(1, 2**31 - 99))]
        ask = ["./maze.sh", "solve", *words, "-f", "json"]
        solved = subprocess.run(ask, capture_output=True, check=False, text=True)
        maze = json.loads(solved.stdout) if solved.returncode == 0 else None
        yield ["play", *words, "--keys", any_keys(chance, maze), *some(chance, GAME_PICTURES)]  # fmt: skip


def make_stations(chance: random.Random, n: int, _: str) -> Iterator[list[str]]:
    """Random games, and some that scan each square in turn; mostly in small stations, which have all of large ones."""
    for at in range(n):
        size = chance.choice((7, 7, 7, 8, 9, 10)) if at % 50 else chance.randrange(11, 19)  # fmt: skip
        shares = (9, 9, 9, 9, 9, 3, 3, 3, 0.1, 1, 1, 1)
        keys = "".join(chance.choices("asdw mjxqA*ä", shares, k=chance.randrange(80)))
        if chance.random() < 0.7:
            keys = "a" * size + "w" * size
            for row in range(size):
                for _ in range(size):
                    keys += chance.choice(("", "", "j", "xx", "x x", "m  m")) + " " + "da"[row % 2]  # fmt: skip
                keys += "s"
            if chance.random() < 0.3:
                keys = keys[: chance.randrange(len(keys))] + "qd j"
        words = ["--size", str(size), "-s", str(chance.randrange(1, LAST_SEED))]
        words += some(chance, STATION_OPTIONS)
        yield ["station", *words, *(["--keys", keys] if chance.random() < 0.9 else [])]


def main(kind: str, seed: str, n: str) -> None:
    make = {"games": make_games, "stations": make_stations}.get(kind, make_mazes)
    for words in make(random.Random(f"{kind} {seed}"), int(n), kind):
        print(*map(quote, words))


main(*sys.argv[1:])
