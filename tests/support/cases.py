"""Random command lines for both twins, one per line, quoted for the shell.

    cases.py generate SEED N    at least N mazes, several per line, also of levels
    cases.py solve SEED N       the same, solved
    cases.py check SEED N       the same, checked
    cases.py games SEED N       N replays of a string of keys
    cases.py stations SEED N    N games in stations
    cases.py wrong SEED N       N calls, most of them wrong
    cases.py masks SEED N FOLDER    N calls with masks, most of them in files in FOLDER

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

import hostile
from ways import MOVES, keys_of

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

STATION_OPTIONS = (
    (0.5, "--rooms", range(20, 25)),
    (0.8, "--traps", (1, 1, 1, 1, 2, 10, 50, 90)),
    (0.5, "--jokers", (0, 1, 2, 3, 10, 99)),
    (0.2, "--reveal", ()),
    PICTURE_OPTIONS[1],
)

VALUES = (
    *hostile.VALUES, "0", "1", "5", "7", "9", "007", "08", "4", "2147483646", "2147483647", "9223372036854775808",
    "5x", "x5", "5x5", "5x5x5", "5X5", "7x9", "6x5", "5x6", "3x5", "5x2003", "-", "--", "=", "?", "\\n", "\x85",
    "ä" * 40, "…" * 25,
    "q" * 59 + "ä", "q" * 61, "blocks", "digit", "stack", "never", "en", "Generate", "genrate", "plya", "help",
    "corners", "opposite", "centre", "center", "random", "lines", "edge", "text", "slove", "chekc", "nowhere.txt",
)  # fmt: skip
OPTIONS = (
    "-x", "--width", "-y", "--height", "-s", "--seed", "-f", "--format", "-c", "--carver",
    "--passages", "--count", "--keys", "--color", "--ends", "--weave", "--bridges",
    "-i", "--input", "-a", "--algorithm", "--loops", "--level", "--choices", "--table", "--describe", "--fog",
    "--trace",
)  # fmt: skip
COMMANDS = ("generate", "play", "solve", "check", "station")


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
        if chance.random() < 0.2:
            level, seed = chance.randint(1, 24), chance.randrange(1, 2**31 - 1001)
            yield [command, "--level", str(level), "--seed", str(seed), *some(chance, shown)]  # fmt: skip
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


def wander(chance: random.Random, maze: dict, path: list[list[int]]) -> str:
    """The keys of the path, with detours, walls, and keys without an effect in between."""
    keys = chance.choice(("", "u", "uu"))  # with nothing to undo yet
    inner = {(x, y): code for y, row in enumerate(maze["rows"], 1) for x, code in enumerate(row, 1)}  # fmt: skip
    for here, there in (path[n : n + 2] for n in range(len(path) - 1)):
        while chance.random() < 0.2:
            other, back = chance.choice(("ad", "da", "sw", "ws"))
            beside = [n + step for n, step in zip(here, MOVES[other])]
            code = inner.get(tuple(beside))
            if chance.random() < 0.3:
                keys += chance.choice("ASDWQ xé;*\\'\"$0\t\n")
            elif code == "1":
                keys += other
            elif code == "0" and beside != maze["goal"]:
                keys += other + chance.choice((back, "u"))
        keys += keys_of([here, there])
    return keys


def any_keys(chance: random.Random, maze: dict | None) -> str:
    """A game: random keys, part of the path, given up or won."""
    blind = "".join(chance.choices("asdwuq xA", (5, 9, 9, 5, 3, 0.1, 1, 1, 1), k=120))
    kind = chance.choice(("blind", "stopped", "quit", "won", "won"))
    if kind == "blind" or not maze:
        return blind
    path = maze["path"]
    if kind == "won":
        return wander(chance, maze, path) + chance.choice(("", "q", blind))
    part = wander(chance, maze, path[: chance.randrange(len(path))])
    return part + ("q" + blind if kind == "quit" else "")


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


def make_wrong(chance: random.Random, n: int, _: str) -> Iterator[list[str]]:
    """Command lines of random words; a seed first, because a seed chosen at random is never the same twice."""
    for _ in range(n):
        words = chance.choice(("-s 7 5x7", "play -s7 7x5 --keys=dd")).split()
        for _ in range(chance.randint(1, 4)):
            what = chance.random()
            if what < 0.2:
                words.append(chance.choice(VALUES + COMMANDS))
                continue
            option, value = chance.choice(OPTIONS), chance.choice(VALUES)
            if what < 0.4:  # a typing mistake
                at = chance.randrange(1, len(option))
                option = option[:at] + chance.choice("aetsx-") + option[at + 1 :]
            if what < 0.7:
                words += [option, value]
            else:
                words.append(option + "=" * option.startswith("--") + value)
        yield words


def write_mask(chance: random.Random, path: str) -> None:
    """A mask of random cells, with what files of other systems have."""
    wide, high = chance.randint(1, 22), chance.randint(1, 22)
    share, signs = chance.choice((0.3, 0.6, 0.8, 1)), chance.choice(("#", "#x@", "█", "äΩ#"))  # fmt: skip
    cells = [chance.choice(signs if chance.random() < share else " .") for _ in range(wide * high)]  # fmt: skip
    rows = ["".join(cells[at : at + wide]) for at in range(0, wide * high, wide)]
    if chance.random() < 0.2:
        rows = ["   "] * chance.randint(0, 2) + ["  " + row for row in rows] + ["", " "]
    end = chance.choice(("\n", "\n", "\r\n"))
    text = chance.choice(("", "", "\ufeff")) + end.join(rows) + chance.choice(("", end))
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)


def make_masks(chance: random.Random, n: int, folder: str) -> Iterator[list[str]]:
    for k in range(n):
        mask = chance.choice(MASKS)
        if chance.random() < 0.8:
            mask = f"{folder}/mask{k}"
            write_mask(chance, mask)
        command = chance.choice(("generate", "generate", "solve", "check"))
        call = [command, "--mask", mask, "--seed", str(chance.randint(1, 2147483000))]
        for side in "-x", "-y":
            if chance.random() < 0.5:
                call += [side, str(chance.randrange(5, 45, 2))]
        call += chance.choice((
            [], ["--weave"], ["--bridges", "2"], ["-c", "recursive"], ["--passages", str(chance.randint(0, 60))],
            *(["-a", name] for name in ALGORITHMS if name not in UNSHAPED),
        ))  # fmt: skip
        call += some(chance, ((0.5, "--ends", ("random", "far")), (0.5, "--loops", (30, 100))))  # fmt: skip
        yield call if command == "check" else [*call, "-f", chance.choice(FORMATS)]


def main(kind: str, seed: str, n: str, folder: str = "") -> None:
    makers = {"games": make_games, "stations": make_stations, "wrong": make_wrong, "masks": make_masks}  # fmt: skip
    make = makers.get(kind, make_mazes)
    for words in make(random.Random(f"{kind} {seed}"), int(n), folder or kind):
        print(*map(quote, words))


main(*sys.argv[1:])
