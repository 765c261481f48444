"""The page in Firefox: the same mazes, a game, Watch, and nothing in the console. It prints what is wrong.

firefox.py has      is there a Firefox?
firefox.py try      try it
firefox.py print    print worksheets
"""

from __future__ import annotations

import base64
import contextlib
import os
import re
import subprocess
import sys
import tempfile
import zlib
from pathlib import Path

from bidi import Firefox, find_firefox

ROOT = Path(__file__).resolve().parents[2]
BASH_TWIN = [os.environ.get("MAZE_BASH", "bash"), str(ROOT / "maze.sh")]


def twin(*arguments: str) -> str:
    """What bash prints."""
    return subprocess.run(
        [*BASH_TWIN, *arguments],
        check=True,
        stdout=subprocess.PIPE,
        stdin=subprocess.DEVNULL,
    ).stdout.decode()


def count_pages(pdf: bytes) -> int:
    """The pages of a PDF file; the lists of them may be compressed."""
    for start in re.finditer(rb"stream\r?\n", pdf):
        with contextlib.suppress(zlib.error):
            pdf += zlib.decompressobj().decompress(pdf[start.end() :])
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def print_sheets(home: str) -> None:
    """Worksheets of mazes of all shapes: two pages each, on upright paper too."""
    Path(home).write_text(twin("page", "5x5", "-s", "1"))
    with Firefox() as firefox:
        for kind in ("41x31", "21x201", "201x21,weave", "101x101"):
            for width, height in ((21, 29.7), (21.6, 27.9)):
                firefox.open(f"{home}#{kind},seed=7")
                pdf = firefox.call("browsingContext.print", context=firefox.context,
                                   page={"width": width, "height": height})["data"]  # fmt: skip
                pages = count_pages(base64.b64decode(pdf))
                assert pages == 2, f"{kind} on {width} x {height}: {pages} pages"


def try_page(home: str) -> None:
    """All of it; what is wrong is said, and the rest left out."""
    with Firefox() as firefox:
        for options in (["9x7", "-s", "3"], ["21x15", "-s", "5", "--weave", "--ends", "far"],
                        ["15x15", "-s", "8", "-a", "wilson", "--loops", "40", "--ends", "random"]):  # fmt: skip
            Path(home).write_text(twin("page", *options))
            firefox.open(home)
            expected = twin("generate", "-f", "text", *options)
            assert expected == firefox.run("game_text().replace(/# kind.*\\n/, '')"), (
                options
            )
            address = firefox.run("write_address(kind)")
            firefox.open(f"{home}{address}")
            assert expected == firefox.run("game_text().replace(/# kind.*\\n/, '')"), (
                address
            )
        firefox.open(f"{home}#9x7,seed=3")
        keys = firefox.run(
            "solve(player).slice(1).map((to, i, way) => MOVE_KEYS[direction_of(i ? way[i - 1] : player, to)]).join('')"
        )
        firefox.press("a", "ArrowDown", "u", *keys)
        facts = dict(
            re.findall(
                r"^(\w+): (.*)$",
                twin("play", "9x7", "-s", "3", "--keys", f"asu{keys}"),
                re.MULTILINE,
            )
        )
        assert [facts["result"], facts["moves"], facts["bumps"]] == firefox.run(
            "[result, `${moves}`, `${bumps}`]"
        ), facts
        assert firefox.run("!get('end').hidden")
        firefox.open(f"{home}#9x7,seed=3")
        firefox.press("s", "n", "n")
        assert [4, "#9x7,seed=4"] == firefox.run("[kind.seed, location.hash]")
        firefox.run(
            "(history.back(), new Promise((done) => addEventListener('popstate', () => setTimeout(done))))"
        )
        assert ["s", 3] == firefox.run("[keys, kind.seed]")
        firefox.run("open_watch()")
        firefox.press("ArrowRight", "ArrowRight", "ArrowRight")
        marked = firefox.run(
            "document.querySelector('#watch_code mark').textContent.trim()"
        )
        assert marked == 'dig "$1" "${candidate[pick]}"', marked
        firefox.run("watch_step(1e9)")
        told = firefox.run("get('watch_words').textContent")
        assert told == "The maze is finished. Steps of the work: 11.", told
        if picture := os.environ.get("PICTURE"):
            firefox.picture(picture)
        firefox.press("Escape")
        assert firefox.complaints() == [], firefox.complaints()


if __name__ == "__main__":
    if sys.argv[1] == "has":
        sys.exit(find_firefox() is None)
    with tempfile.TemporaryDirectory() as tempfile.tempdir:
        {"try": try_page, "print": print_sheets}[sys.argv[1]](
            str(Path(tempfile.tempdir, "page.html"))
        )
