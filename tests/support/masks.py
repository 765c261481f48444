"""Random masks, and calls of both twins that use them, one per line, quoted for the shell.

masks.py SEED N FOLDER      N calls; their masks are files in FOLDER
"""

from __future__ import annotations

import random
import shlex
import sys

FORMATS = (
    "blocks", "ascii", "lines", "half", "braille", "digits", "text", "edges", "svg"
)  # fmt: skip
NAMES = ("circle", "diamond", "heart", "hexagon", "star", "tree", "cat", "house")


def write_mask(chance: random.Random, path: str) -> None:
    """A mask of random cells, with what files of other systems have."""
    wide, high = chance.randint(1, 22), chance.randint(1, 22)
    share, signs = chance.choice((0.3, 0.6, 0.8, 1)), chance.choice(("#", "#x@", "█", "äΩ#"))  # fmt: skip
    rows = [
        "".join(
            chance.choice(signs) if chance.random() < share else chance.choice(" .")
            for _ in range(wide)
        )
        for _ in range(high)
    ]
    if chance.random() < 0.2:
        rows = ["   "] * chance.randint(0, 2) + ["  " + row for row in rows] + ["", " "]
    end = chance.choice(("\n", "\n", "\r\n"))
    text = chance.choice(("", "", "\ufeff")) + end.join(rows) + chance.choice(("", end))
    with open(path, "w", encoding="utf-8", newline="") as file:
        file.write(text)


def make_call(chance: random.Random, mask: str) -> list[str]:
    command = chance.choice(("generate", "generate", "solve", "check"))
    call = [command, "--mask", mask, "--seed", str(chance.randint(1, 2147483000))]
    for side in "-x", "-y":
        if chance.random() < 0.5:
            call += [side, str(chance.randrange(5, 45, 2))]
    call += chance.choice((
        [], ["--weave"], ["--bridges", "2"], ["-c", "recursive"], ["--steps", str(chance.randint(0, 60))],
        *(["-a", name] for name in ("prim", "kruskal", "wilson", "aldous-broder", "hunt-and-kill")),
    ))  # fmt: skip
    call += chance.choice(([], [], ["--ends", "random"], ["--ends", "far"]))
    call += chance.choice(([], [], ["--loops", "100"], ["--loops", "30"]))
    return call if command == "check" else [*call, "-f", chance.choice(FORMATS)]


def main(seed: str, n: str, folder: str) -> None:
    chance = random.Random(f"masks {seed}")
    for k in range(int(n)):
        mask = chance.choice(NAMES)
        if chance.random() < 0.8:
            mask = f"{folder}/mask{k}"
            write_mask(chance, mask)
        print(shlex.join(make_call(chance, mask)))


main(*sys.argv[1:])
