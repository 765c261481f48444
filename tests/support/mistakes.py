"""Put small mistakes into the program, one at a time; the tests must find each.

    mistakes.py [WORD ...]     those of ../mistakes.txt, or those with one of the words in what they are
    mistakes.py --places       tell only which have no place in the program, or more than one

The program is copied, the mistake is put into the copy, and the file of tests runs that should find it, and all
of make test where it does not. A file that fails without a mistake finds none: it runs in a copy as it is first. A
mistake whose text is not in the program, or more than once, is told, and has not been found either. The end is 1
unless all were found.
"""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
import tempfile
from functools import lru_cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
LIST = ROOT / "tests" / "mistakes.txt"


def read_mistakes() -> list[tuple[str, str, str, str]]:
    """What each is, the file that should find it, the text, and what stands there instead."""
    found = re.findall(
        r"^(.+) -> (\S+)\n- (.+)\n\+ (.+)$", LIST.read_text(), re.MULTILINE
    )
    return [
        (w, f, a.replace("\\n", "\n"), b.replace("\\n", "\n")) for w, f, a, b in found
    ]


def copy_program(folder: str) -> Path:
    """Where the copy is."""
    copy = Path(folder, "maze")
    ignored = shutil.ignore_patterns(".git", "__pycache__", ".ruff_cache")
    shutil.copytree(ROOT, copy, ignore=ignored, symlinks=True)
    return copy


def read_sources(root: Path) -> dict[Path, str]:
    """The files of the program."""
    files = [root / "maze.sh", *(f for f in root.glob("lib/**/*") if f.is_file())]
    return {file: file.read_text() for file in files}


def put_in(copy: Path, old: str, new: str) -> int:
    """Replace the text in the program, if it stands there once; how often it does."""
    texts = read_sources(copy)
    times = sum(text.count(old) for text in texts.values())
    if times == 1:
        for file, text in texts.items():
            if old in text:
                file.write_text(text.replace(old, new))
    return times


def run_tests(copy: Path, *files: str) -> str:
    """What the first that failed tells, or nothing where all passed; ends where none ran."""
    done = subprocess.run(
        [copy / "tests" / "run", *files],
        stdin=subprocess.DEVNULL,
        capture_output=True,
        errors="replace",
        check=False,
    )
    last = re.fullmatch(
        r"(\d+) passed, (\d+) failed", done.stdout.rstrip("\n").rpartition("\n")[2]
    )
    if not last or int(last[1]) + int(last[2]) < 1:
        sys.exit(f"the tests did not run: {done.stdout[-2000:]}{done.stderr[-2000:]}")
    if last[2] == "0":
        return ""
    told = re.search(r"^not ok .*\n(#.*\n)*", done.stdout, re.MULTILINE)
    return (told or last)[0].rstrip()


@lru_cache(None)
def find_fault(file: str) -> str:
    """What fails in the file where there is no mistake."""
    with tempfile.TemporaryDirectory() as folder:
        return run_tests(copy_program(folder), f"tests/{file}.bats")


def try_one(old: str, new: str, file: str) -> str:
    """By what it was found; what is wrong where it was not."""
    with tempfile.TemporaryDirectory() as folder:
        copy = copy_program(folder)
        times = put_in(copy, old, new)
        if times != 1:
            return f"NOT THERE: its text stands {times} times in the program"
        if fault := find_fault(file):
            return f"NOT TRIED: {file} fails without it: {fault}"
        if run_tests(copy, f"tests/{file}.bats"):
            return f"found by {file}"
        return "found, but not by " + file if run_tests(copy) else "NOT FOUND"


def tell_places() -> None:
    """What is on the list and not, or more than once, in the program: it is out of date."""
    program = "\n".join(read_sources(ROOT).values())
    lost = [what for what, _, old, _ in read_mistakes() if program.count(old) != 1]
    for what in lost:
        print(what)
    sys.exit(len(lost) > 0)


def main(*words: str) -> None:
    """Try all of them."""
    missed = 0
    mistakes = [
        m for m in read_mistakes() if not words or any(word in m[0] for word in words)
    ]
    for what, file, old, new in mistakes:
        result = try_one(old, new, file)
        missed += result.startswith("NOT")
        print(f"{what}: {result}", flush=True)
    print(f"{len(mistakes) - missed} passed, {missed} failed")
    sys.exit(missed > 0 or not mistakes)


if __name__ == "__main__":
    if sys.argv[1:] == ["--places"]:
        tell_places()
    main(*sys.argv[1:])
