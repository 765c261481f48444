"""Make small mistakes in the program at random, one at a time, and print those that no test finds.

    mistakes.py [N [SEED]]    N mistakes, 20 unless given; the same SEED makes the same ones

A mistake is a wrong sign, a number that is one too large or a missing statement, in a line of maze.sh or lib. Each goes
into a copy of the program, where the tests of the changed folder run, then all others, until one fails. A mistake that
survives is either harmless or shows a gap in the tests. The exit status is 1 if one survives.
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

ROOT = Path(__file__).resolve().parents[2]
# Each sign of a pair goes in the place of the other.
PAIRS = ("+ -", "< <=", "> >=", "== !=", "&& ||")
WRONG = {a: b for pair in map(str.split, PAIRS) for a, b in (pair, pair[::-1])}
RIGHT = re.compile(rf"(?<= )({'|'.join(map(re.escape, WRONG))})(?= )|(?<![\w$\\{{&#%.])\d+(?![\w#.])")


def list_wrong(line: str) -> Iterator[str]:
    """The line with each possible mistake, and without what it does; bash may not be able to read that."""
    for found in RIGHT.finditer(re.split(r"\s# ", line)[0]):
        wrong = WRONG.get(found[0]) or str(int(found[0]) + 1)
        yield line[: found.start()] + wrong + line[found.end() :]
    yield re.sub(r"\S.*", ":", line)


def pick_mistakes(chosen: random.Random) -> Iterator[tuple[str, int, list[str]]]:
    """Mistakes, each in another line of code: the file, the line, from 0, and lines that bash can still read."""
    paths = [ROOT / "maze.sh", *(ROOT / "lib").glob("**/*.bash")]
    files = {str(path.relative_to(ROOT)): path.read_text().split("\n") for path in paths}
    places = [(file, n) for file in sorted(files) for n in range(len(files[file]))]
    chosen.shuffle(places)
    for file, number in places:
        lines = files[file][:]
        if not re.match(r"    +[^ #]", lines[number]) or file.startswith("lib/languages"):
            continue
        lines[number] = chosen.choice([*list_wrong(lines[number])])
        read = subprocess.run(["bash", "-n"], input="\n".join(lines).encode(), stderr=subprocess.DEVNULL, check=False)
        if read.returncode == 0:
            yield file, number, lines


def find_failure(copy: Path, file: str) -> str:
    """The first failure of the tests of a copy in which this file has a mistake; empty if all pass."""
    tests = sorted(copy.glob("tests/*/*.bats"), key=lambda path: path.parent.name != Path(file).parent.name)
    run = subprocess.Popen([copy / "tests/run", *(path.relative_to(copy) for path in tests)], text=True,
        env={**os.environ, "TMPDIR": str(copy.parent)}, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, errors="replace")
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
