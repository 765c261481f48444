"""Make small mistakes in the program at random, one at a time, and print those that no test finds.

    mistakes.py [N [SEED]]    N mistakes, 20 unless given; the same SEED makes the same ones

A mistake is a wrong sign, a number that is one too large or a missing statement, in a line of maze.sh or
lib. Each goes into a copy of the program, where the tests of its folder run, and then all of them, until one fails.
A run that takes twice as long as without a mistake has found it too. A mistake that survives is either harmless
or shows a gap in the tests. The exit status is 1 if one survives, 2 if the tests fail without a mistake.
"""

from __future__ import annotations

import os
import random
import re
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from itertools import islice
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
# Each sign of a pair goes in the place of the other.
PAIRS = ("+ -", "< <=", "> >=", "== !=", "&& ||")
SIGNS = {f" {a} ": f" {b} " for pair in map(str.split, PAIRS) for a, b in (pair, pair[::-1])}  # fmt: skip
NUMBER = re.compile(r"(?<![\w$\\{&#%.])\d+(?![\w#.])")


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
    files = {str(path.relative_to(ROOT)): path.read_text().split("\n") for path in paths}  # fmt: skip
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
            read = subprocess.run(["bash", "-n"], input=text, stderr=subprocess.DEVNULL, check=False)  # fmt: skip
            if read.returncode == 0:
                yield file, number, lines


def run_tests(copy: Path, seconds: float, *files: str) -> str:
    """End the run at the first failure, and return it; empty if all pass."""
    shown = {"TMPDIR": str(copy.parent), "MAZE_TEST_BOUND": str(1 + int(seconds))}
    run = subprocess.Popen(
        [copy / "tests" / "run", *files],
        env={**os.environ, **shown},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        errors="replace",
    )
    failure, line = "", ""
    for line in run.stdout:
        if line.startswith(("not ok", "FAILED", "tests/run: ")):
            failure = line.strip()
            run.kill()  # support/ending.py ends what it has started
            break
    if run.wait() and not failure:
        failure = f"the run ended with {run.returncode}: {line.strip()}"
    return failure


def try_copy(seconds: float, file: str = "", lines: Sequence[str] = ()) -> str:
    """The first failure of a copy of the program, in which the file has these lines; empty if there is none."""
    ignored = shutil.ignore_patterns(".git", "__pycache__", ".ruff_cache")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        copy = Path(folder, "maze")
        shutil.copytree(ROOT, copy, ignore=ignored, symlinks=True)
        near = []
        if file:
            (copy / file).write_text("\n".join(lines))
            near = sorted((copy / "tests" / (copy / file).parent.name).glob("*.bats"))
        near = [str(path.relative_to(copy)) for path in near]
        return (near and run_tests(copy, seconds, *near)) or run_tests(copy, seconds)


def main(count: str = "20", seed: str = "") -> None:
    seed = seed or str(random.randrange(1000000))
    print(f"{count} mistakes, SEED={seed}", flush=True)
    begun = time.monotonic()
    if failure := try_copy(3600):
        print(f"the tests fail without a mistake: {failure}")
        sys.exit(2)
    seconds = 2 * (time.monotonic() - begun)
    lived = 0
    for file, number, lines in islice(pick_mistakes(random.Random(seed)), int(count)):
        failure = try_copy(seconds, file, lines)
        lived += not failure
        right = (ROOT / file).read_text().split("\n")[number]
        print(f"{file}:{number + 1}: {failure or 'LIVES'}")
        print(f"- {right.strip()}\n+ {lines[number].strip()}", flush=True)
    print(f"{lived} of {count} live")
    sys.exit(lived > 0)


if __name__ == "__main__":
    main(*[word for word in sys.argv[1:] if word])
