"""A sheet as a browser prints it: sheet.py BROWSER MAZE.SH ...

Sheets of several sizes, on A4 and on Letter paper, must have as many pages as there should be, and
each page must lie as it should. Prints what is wrong; nothing if all is right.
"""

from __future__ import annotations

import re
import subprocess
import sys
import tempfile
from pathlib import Path

PAPERS = {"A4": (595, 842), "Letter": (612, 792)}  # points

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


def print_pages(browser: str, html: str) -> list[tuple[int, int]]:
    """Width and height in points of each page that the browser prints."""
    with tempfile.TemporaryDirectory() as folder:
        page, pdf = Path(folder, "sheet.html"), Path(folder, "sheet.pdf")
        page.write_text(html, encoding="utf-8")
        command = [browser, "--headless", "--no-sandbox", "--disable-gpu",
                   f"--user-data-dir={folder}/profile", "--no-pdf-header-footer",
                   f"--print-to-pdf={pdf}", page.as_uri()]  # fmt: skip
        subprocess.run(command, check=True, capture_output=True, timeout=120)
        boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf.read_bytes())
        return [(round(float(wide)), round(float(high))) for wide, high in boxes]


def choose_paper(html: str, paper: str) -> str:
    """The same for a browser that would take other paper; its policy must go for that."""
    html = re.sub("<meta http-equiv.*?/>", "", html)
    html = html.replace("@page {", f"@page {{ size: {paper};")
    return html.replace("size: landscape", f"size: {paper} landscape")


def check_sheet(browser: str, html: str, paper: str, call: str) -> None:
    """Say what is wrong with the pages of one sheet."""
    size, most, lying = next(line for line in SHEETS if line[0] == call)
    mazes = int(size.split("--count ")[1].split()[0])
    pages = print_pages(browser, html)
    wide, high = PAPERS[paper]
    expected = (high, wide) if lying else (wide, high)
    if not mazes < len(pages) <= mazes + most:
        print(f"{call}, {paper}: {len(pages)} pages, not {mazes} and up to {most}")
    for number, page in enumerate(pages, 1):
        if max(abs(page[0] - expected[0]), abs(page[1] - expected[1])) > 1:
            print(f"{call}, {paper}: page {number} is {page}, not {expected}")


def main(browser: str, *maze: str) -> None:
    """Check all."""
    for call, _, _ in SHEETS:
        command = [*maze, "generate", *call.split(), "--seed", "1", "--format", "sheet"]
        html = subprocess.run(command, check=True, capture_output=True).stdout.decode()
        check_sheet(
            browser, html, "Letter", call
        )  # what a browser takes by itself here
        for paper in PAPERS:
            check_sheet(browser, choose_paper(html, paper), paper, call)


main(*sys.argv[1:])
