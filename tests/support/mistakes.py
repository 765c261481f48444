"""Make small mistakes in the program at random, one at a time, and print those that no test finds.

    mistakes.py [N [SEED]]    N mistakes, 20 unless given; the same SEED makes the same ones

A mistake is a wrong sign, a number that is one too large or a statement that is lost, in a line of maze.sh or
lib. Each goes into a copy of the program, where the tests of its folder run, and then all of them, until one fails.
A run that takes twice as long as without a mistake has found it too. A mistake that lives is either harmless or
shows a gap in the tests. The exit status is 1 if one lives, 2 if the tests fail without a mistake.
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
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parents[2]
SIGNS = {
    " + ": " - ",
    " - ": " + ",
    " < ": " <= ",
    " <= ": " < ",
    " > ": " >= ",
    " >= ": " > ",
    " == ": " != ",
    " != ": " == ",
    " && ": " || ",
    " || ": " && ",
}
NUMBER = re.compile(r"(?<![\w$\\{&#%.])\d+(?![\w#.])")
# What no line that is a statement begins or ends with.
BEGINS = re.compile(r"(if|elif|else|fi|for|while|until|do|done|case|esac|local)\b|[})]")
ENDS = re.compile(r"(\\|&&|\|\||\||[({]|then|do|in|;;)$")


class Mistake(NamedTuple):
    """A line of a file of the program, counted from 0, and its replacement."""

    file: str
    number: int
    wrong: str


def list_lines() -> Iterator[tuple[str, int, str]]:
    """File, number and text of each line of code; the texts for people are left out."""
    for path in [ROOT / "maze.sh", *sorted((ROOT / "lib").glob("**/*.bash"))]:
        file = str(path.relative_to(ROOT))
        if not file.startswith("lib/languages"):
            for number, line in enumerate(path.read_text().split("\n")):
                if line.startswith("    ") and not line.lstrip().startswith("#"):
                    yield file, number, line


def list_wrong(line: str, before: str) -> Iterator[str]:
    """The line with each mistake that can be made in it; before is the line above it."""
    code = re.split(r"\s# ", line)[0]
    for right, wrong in SIGNS.items():
        for found in re.finditer(re.escape(right), code):
            yield line[: found.start()] + wrong + line[found.end() :]
    for found in NUMBER.finditer(code):
        yield line[: found.start()] + str(int(found[0]) + 1) + line[found.end() :]
    statement = code.strip()
    if not (BEGINS.match(statement) or ENDS.search(statement) or ENDS.search(before)):
        yield line[: len(line) - len(line.lstrip())] + ":"


def pick_mistakes(count: int, chosen: random.Random) -> Iterator[Mistake]:
    """That number of mistakes, each in another line, with which bash can still read the file."""
    lines = list(list_lines())
    chosen.shuffle(lines)
    for file, number, line in lines:
        text = (ROOT / file).read_text().split("\n")
        if not (wrongs := list(list_wrong(line, text[number - 1].strip()))):
            continue
        text[number] = chosen.choice(wrongs)
        readable = subprocess.run(
            ["bash", "-n"],
            input="\n".join(text).encode(),
            stderr=subprocess.DEVNULL,
            check=False,
        )
        if readable.returncode == 0:
            yield Mistake(file, number, text[number])
            count -= 1
        if count == 0:
            return


def copy_program(folder: str) -> Path:
    """Where the copy is."""
    ignored = shutil.ignore_patterns(".git", "__pycache__", ".ruff_cache")
    copy = Path(folder, "maze")
    return shutil.copytree(ROOT, copy, ignore=ignored, symlinks=True)


def run_tests(copy: Path, seconds: float, *files: str) -> str:
    """The first failure, after which the run is ended; empty if all pass."""
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


def try_one(mistake: Mistake, seconds: float) -> str:
    """The first failure that the mistake causes; empty if it lives."""
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        copy = copy_program(folder)
        file = copy / mistake.file
        lines = file.read_text().split("\n")
        lines[mistake.number] = mistake.wrong
        file.write_text("\n".join(lines))
        near = sorted((copy / "tests").glob(f"{file.parent.name}/*.bats"))
        near = [str(path.relative_to(copy)) for path in near]
        return (near and run_tests(copy, seconds, *near)) or run_tests(copy, seconds)


def main(count: str = "20", seed: str = "") -> None:
    """Try that number of mistakes."""
    seed = seed or str(random.randrange(1000000))
    print(f"{count} mistakes, SEED={seed}", flush=True)
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        if failure := run_tests(copy_program(folder), 3600):
            print(f"the tests fail without a mistake: {failure}")
            sys.exit(2)
    seconds = 2 * (time.monotonic() - begun)
    lived = 0
    for mistake in pick_mistakes(int(count), random.Random(seed)):
        failure = try_one(mistake, seconds)
        lived += not failure
        right = (ROOT / mistake.file).read_text().split("\n")[mistake.number]
        print(f"{mistake.file}:{mistake.number + 1}: {failure or 'LIVES'}")
        print(f"- {right.strip()}\n+ {mistake.wrong.strip()}", flush=True)
    print(f"{lived} of {count} live")
    sys.exit(lived > 0)


if __name__ == "__main__":
    main(*[word for word in sys.argv[1:] if word])
