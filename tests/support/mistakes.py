"""Make small mistakes in the program at random, one at a time, and print those that no test finds.

    mistakes.py [N [SEED]]    N mistakes, 20 unless given; the same SEED makes the same ones

A mistake is a wrong sign, a number that is one too large or a missing statement, in a line of maze.sh or lib. Each goes
into a copy of the program, where the tests beside the changed file run, then those of the structure and of the twins,
then all others, until one fails. A mistake that survives is either harmless or shows a gap in the tests. The exit
status is 1 if one survives.
"""

# fmt: off
from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

from pace import measure

ROOT = Path(__file__).resolve().parents[2]
# Each sign of a pair goes in the place of the other.
PAIRS = ("+ -", "< <=", "> >=", "== !=", "&& ||")
SIGNS = {f" {a} ": f" {b} " for pair in map(str.split, PAIRS) for a, b in (pair, pair[::-1])}
NUMBER = re.compile(r"(?<![\w$\\{&#%.])\d+(?![\w#.])")
# The folder of the tests beside a folder that has none by its name.
BESIDE = {"": "maze", "algorithms": "maze", "fast": "maze"}
THEN = ("structure/*.bats", "maze/twins.bats", "cli/readme.bats", "*/*.bats")
# For the tests of a mistake; one that makes them run longer is found.
SECONDS = 900 * measure()


def list_wrong(line: str) -> Iterator[str]:
    """The line with each possible mistake, and without what it does; bash may not be able to read that."""
    code = re.split(r"\s# ", line)[0]
    for right, wrong in SIGNS.items():
        for found in re.finditer(re.escape(right), code):
            yield line[: found.start()] + wrong + line[found.end() :]
    for found in NUMBER.finditer(code):
        yield line[: found.start()] + str(int(found[0]) + 1) + line[found.end() :]
    if not code.lstrip().startswith(("local ", ":")):
        yield line[: len(line) - len(line.lstrip())] + ":"


def pick_mistakes(chosen: random.Random) -> Iterator[tuple[str, int, list[str]]]:
    """Mistakes, each in another line of code: the file, the line, counted from 0, and lines that bash can still read.

    The texts for people are left out.
    """
    paths = [ROOT / "maze.sh", *(ROOT / "lib").glob("**/*.bash")]
    files = {str(path.relative_to(ROOT)): path.read_text().split("\n") for path in paths}
    places = [(file, n) for file in sorted(files) for n in range(len(files[file]))]
    chosen.shuffle(places)
    for file, number in places:
        lines = files[file][:]
        line = lines[number]
        if not re.match(r"    +[^ #]", line) or file.startswith("lib/languages"):
            continue
        if wrongs := list(list_wrong(line)):
            lines[number] = chosen.choice(wrongs)
            text = "\n".join(lines).encode()
            read = subprocess.run(["bash", "-n"], input=text, stderr=subprocess.DEVNULL, check=False)
            if read.returncode == 0:
                yield file, number, lines


def find_failure(copy: Path, file: str) -> str:
    """The first failure of the tests of a copy in which this file has a mistake; empty if all pass."""
    folder = Path(file).parts[1] if file != "maze.sh" else ""
    beside = (Path(file).stem, "cli") if folder == "commands" else (BESIDE.get(folder, folder),)
    places = (*(f"{each}/*.bats" for each in beside), *THEN)
    found = [path.relative_to(copy) for place in places for path in sorted((copy / "tests").glob(place))]
    environment = {**os.environ, "TMPDIR": str(copy.parent), "MAZE_TEST_BOUND": str(SECONDS)}
    run = subprocess.Popen([copy / "tests/run", *dict.fromkeys(found)], env=environment, stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE, stderr=subprocess.STDOUT, errors="replace")
    for line in run.stdout:
        if line.startswith(("not ok", "FAILED", "tests/run: ")):
            run.kill()  # support/ending.py ends what it has started
            run.wait()
            return line.strip()
    return f"the run ended with {run.returncode}" if run.wait() else ""


def main(count: str = "20", seed: str = "") -> None:
    seed = seed or str(random.randrange(1000000))
    print(f"{count} mistakes, SEED={seed}", flush=True)
    ignored = shutil.ignore_patterns(".git", "__pycache__", ".ruff_cache")
    lived = 0
    for file, number, lines in islice(pick_mistakes(random.Random(seed)), int(count)):
        with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
            copy = Path(folder, "maze")
            shutil.copytree(ROOT, copy, ignore=ignored, symlinks=True)
            (copy / file).write_text("\n".join(lines))
            failure = find_failure(copy, file)
        lived += not failure
        print(f"{file}:{number + 1}: {failure or 'LIVES'}")
        print(f"- {(ROOT / file).read_text().splitlines()[number].strip()}\n+ {lines[number].strip()}", flush=True)
    print(f"{lived} of {count} live")
    sys.exit(lived > 0)


if __name__ == "__main__":
    main(*[word for word in sys.argv[1:] if word])
