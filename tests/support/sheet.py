"""A sheet as a browser prints it: sheet.py MAZE.SH ...

Sheets of several sizes, on A4 and on Letter paper, upright in the printer and across, must have as
many pages as there should be, and each page must lie as it should. Prints what is wrong; nothing
if all is right.
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

# A call, how many pages of solutions at most, and whether the pages lie on their side.
SHEETS = (
    ("5x5 --count 3", 1, False),
    ("29x29 --count 30", 4, False),
    ("41x31 --count 7 --weave", 2, True),
    ("101x101 --count 4", 1, False),
    ("21x101 --count 8 --ends random", 2, False),
    ("101x15 --count 9 --ends center", 2, True),
    ("2001x5 --count 2", 1, True),
    ("9x151 --steps 20 --count 5", 1, False),
)


# In make test two of them, each time others.
SEED = int(os.environ.get("MAZE_TEST_SEED") or 0)
TURNS = 1 if os.environ.get("MAZE_TEST_ALL") else 4


def print_pages(tab: Page, paper: str, across: bool) -> list[tuple[int, int]]:
    """Width and height in points of each page that the browser prints of what it has opened."""
    wide, high = PAPERS[paper]
    pdf = tab.print_pdf(paperWidth=wide / 72, paperHeight=high / 72, landscape=across)
    boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
    return [(round(float(wide)), round(float(high))) for wide, high in boxes]


def check_sheet(tab: Page, call: str, most: int, lying: bool) -> None:
    """Say what is wrong with the pages of the sheet that is open, on all paper."""
    mazes = int(call.split("--count ")[1].split()[0])
    for paper, (wide, high) in PAPERS.items():
        expected = (high, wide) if lying else (wide, high)
        for across in (False, True):
            pages = print_pages(tab, paper, across)
            where = f"{call}, {paper}{', across' * across}"
            if not mazes < len(pages) <= mazes + most:
                print(f"{where}: {len(pages)} pages, not {mazes} and up to {most}")
            for number, page in enumerate(pages, 1):
                if max(abs(page[0] - expected[0]), abs(page[1] - expected[1])) > 1:
                    print(f"{where}: page {number} is {page}, not {expected}")


def main(*maze: str) -> None:
    """Check all."""
    with (
        Browser() as browser,
        browser.new_page() as tab,
        tempfile.TemporaryDirectory() as folder,
    ):
        for call, most, lying in SHEETS[SEED % TURNS :: TURNS]:
            command = [*maze, *f"generate {call} --seed 1 --format sheet".split()]
            html = subprocess.run(command, check=True, capture_output=True).stdout
            file = Path(folder, "sheet.html")
            file.write_bytes(html)
            tab.open(str(file))
            check_sheet(tab, call, most, lying)


main(*sys.argv[1:])
