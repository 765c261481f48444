"""A sheet as a browser prints it: sheet.py MAZE.SH ...

Sheets of several sizes, on A4 and on Letter paper, in a printer with portrait and with landscape paper, must
have one page for each section, in the orientation that the section states. Prints what is wrong;
nothing if all is right.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from pathlib import Path

from browser import Browser, Page

PAPERS = {"A4": (595, 842), "Letter": (612, 792)}  # points, 72 an inch

SHEETS = (
    "5x5 --count 3",
    "29x29 --count 13 --per-page 6",
    "41x31 --count 7 --weave --per-page 4",
    "101x101 --count 4 --lang de --weave",
    "21x101 --count 8 --ends random --per-page 2",
    "101x15 --count 9 --ends center --per-page 4",
    "2001x5 --count 2",
    "9x151 --steps 20 --count 5 --per-page 2",
)


# In make test one of them, each time another.
SEED = int(os.environ.get("MAZE_TEST_SEED") or 0)
TURNS = 1 if os.environ.get("MAZE_TEST_ALL") else 8


def print_pages(tab: Page, paper: str, across: bool) -> list[tuple[int, int]]:
    """Width and height in points of each page that the browser prints of what it has opened."""
    wide, high = PAPERS[paper]
    pdf = tab.print_pdf(paperWidth=wide / 72, paperHeight=high / 72, landscape=across)
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    return [(round(float(wide)), round(float(high))) for wide, high in boxes]


def check_sheet(tab: Page, call: str, lies: list[bool]) -> None:
    """Say what is wrong with the pages of the sheet that is open, on all paper; is each page landscape?"""
    for paper, (wide, high) in PAPERS.items():
        expected = [(high, wide) if lying else (wide, high) for lying in lies]
        for across in (False, True):
            pages = print_pages(tab, paper, across)
            where = f"{call}, {paper}{', across' * across}"
            if len(pages) != len(lies):
                print(f"{where}: {len(pages)} pages, not {len(lies)}")
            for number, (page, wanted) in enumerate(zip(pages, expected), 1):
                if max(abs(page[0] - wanted[0]), abs(page[1] - wanted[1])) > 1:
                    print(f"{where}: page {number} is {page}, not {wanted}")


def main(*maze: str) -> None:
    with (
        Browser() as browser,
        browser.new_page() as tab,
        tempfile.TemporaryDirectory() as folder,
    ):
        for call in SHEETS[SEED % TURNS :: TURNS]:
            command = [*maze, *f"sheet {call} --seed 1".split(), "--title", "Q" * 100]
            html = subprocess.run(command, check=True, capture_output=True).stdout
            file = Path(folder, "sheet.html")
            file.write_bytes(html)
            tab.open(str(file))
            sections = re.findall(rb'<section class="[a-z]+( wide)?">', html)
            check_sheet(tab, call, [bool(wide) for wide in sections])


main(*sys.argv[1:])
