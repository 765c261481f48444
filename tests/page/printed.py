"""Claims of the page on paper."""

import contextlib
import re
import struct
import tempfile
import zlib
from pathlib import Path

from browser import Page
from claims import ENDS, SEED, bash_twin, check, make_page, share

SHEETS = (
    "5x5 --count 3",
    "29x29 --count 13 --per-page 6",
    "41x31 --count 7 --weave --per-page 4",
    "101x101 --count 4 --lang de --weave",
    "21x101 --count 8 --ends random --per-page 2",
    "101x15 --count 9 --ends center --per-page 4",
    "2001x5 --count 2",
    "9x151 --passages 20 --count 5 --per-page 2",
)


def paper(page: Page) -> None:
    kinds = ("5x5", "41x31", "101x101", "21x201", "201x21,weave")
    papers = ((8.27, 11.69), (8.5, 11), (11.69, 8.27))
    for n, kind in enumerate(kinds, int(SEED)):
        page.open(f"#{kind},seed=7")
        page.press(*"sd")
        for width, height in share(papers[n % 3 : n % 3 + 1], papers):
            pdf = page.print_pdf(paperWidth=width, paperHeight=height)
            check(f"{kind} on {width} x {height}", 2, count_pages(pdf))
    page.open("#level=1")
    page.print_pdf(paperWidth=8.27, paperHeight=11.69)
    page.after(page.way(), "one star after its solution was printed", "★☆☆", "get('end_stars').textContent")  # fmt: skip


def paper_margins(page: Page) -> None:  # only Firefox can be asked for margins
    for kind in ("31x41", "41x31", "21x201"):
        page.open(f"#{kind},seed=7")
        for width, height in ((8.27, 11.69), (8.5, 11)):
            pdf = page.print_pdf(paperWidth=width, paperHeight=height, margin=0.0)
            check(f"{kind} on {width} x {height} without margins", 2, count_pages(pdf))


def count_pages(pdf: bytes) -> int:
    """The pages of a PDF file; their list may be compressed."""
    for start in re.finditer(rb"stream\r?\n", pdf):
        with contextlib.suppress(zlib.error):
            pdf += zlib.decompressobj().decompress(pdf[start.end() :])
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def sheets_of_bash(page: Page) -> None:
    for call in share([SHEETS[int(SEED) % len(SHEETS)]], SHEETS):
        file = make_page("sheet", *call.split(), "--seed", "1", "--title", "Q" * 100)
        page.open(file)
        lies = [bool(wide) for wide in re.findall('<section class="[a-z]+( wide)?">', Path(file).read_text())]  # fmt: skip
        for size in ((595, 842), (612, 792)):  # points, 72 an inch
            for across in (False, True):
                pdf = page.print_pdf(paperWidth=size[0] / 72, paperHeight=size[1] / 72, landscape=across)  # fmt: skip
                boxes = re.findall(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]", pdf)
                off = [abs(float(side) - wanted) > 1 for box, lying in zip(boxes, lies)
                       for side, wanted in zip(box, size[::-1] if lying else size)]  # fmt: skip
                check(f"{call} on {size}, landscape {across}", [len(lies), False], [len(boxes), any(off)])  # fmt: skip


DRAWN = "Array.from(document.querySelector('#sheet svg').querySelectorAll('path'), (one) => one.getAttribute('d')).slice(2)"


def drawn_by_bash(*call: str) -> list[str]:
    """The lines and the filled shapes of a picture, as the page has them: in one path each."""
    svg = bash_twin(*call, "-f", "svg").replace("\n", "")
    lines = "".join(re.findall(r'<path class="(?:walls|bridges)" fill="none"[^>]* d="([^"]*)"', svg))  # fmt: skip
    x, y = re.search(r'<circle class="start" cx="(\d+)" cy="(\d+)"', svg).groups()
    start = f"M{float(x) - 3.5:g} {y}a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0"
    filled = "".join(re.findall(r'<path class="(?:goal|walls)" d="([^"]*)"', svg)[::-1])
    return [lines, start + filled]


def pictures(page: Page) -> None:
    folder = tempfile.mkdtemp()
    page.set_downloads(folder)
    page.open("#21x15,seed=8,weave")
    page.press("s")
    for ending in ("svg", "png"):
        came = len(page.events)
        page.choose_menu(ending)
        page.wait_for("Browser.downloadProgress", came, state="completed")
    svg = Path(folder, "maze-21x15-8.svg").read_text()
    expected = drawn_by_bash("generate", "21x15", "--seed", "8", "--weave")
    check("the file", expected, re.findall(r' d="([^"]*)"', svg)[2:])
    page.run("make_sheet()")
    page.sees("the worksheet", expected, DRAWN)
    png = Path(folder, "maze-21x15-8.png").read_bytes()
    size = struct.pack(">II", 4 * 8 * (21 + 2), 4 * 8 * (15 + 2))
    check("a PNG file of four pixels for one", [b"\x89PNG", size], [png[:4], png[16:24]])  # fmt: skip
    page.open(Path(folder, "maze-21x15-8.svg").as_uri())
    page.sees("a browser draws it", 4, "document.querySelectorAll('path').length")
    even = "8 5\n1 8 1 1 1 1 1 1\n1 0 0 0 0 0 0 1\n1 0 1 0 1 1 0 1\n1 0 0 0 0 1 0 1\n1 1 1 1 1 1 7 1\n"  # fmt: skip
    lone = "7 5\n1 8 1 1 1 1 1\n1 0 0 0 1 0 1\n1 0 1 0 1 0 1\n1 0 0 0 0 0 1\n1 1 1 1 1 7 1\n"  # fmt: skip
    Path(folder, "unfinished.txt").write_text(bash_twin("generate", "21x15", "--seed", "8", "--weave", "--passages", "40", "-f", "text"))  # fmt: skip
    Path(folder, "even.txt").write_text(even)
    Path(folder, "lone.txt").write_text(lone)
    for name in ("unfinished", "even", "lone"):
        file = Path(folder, f"{name}.txt")
        page.open("")
        page.open_file(file.read_text(), f"!kind && width === {file.read_text().split()[0]}")  # fmt: skip
        page.run("make_sheet()")
        page.sees(name, drawn_by_bash("generate", "-i", str(file)), DRAWN)


def sheet_whole(page: Page) -> None:
    page.set_media("print")
    page.open("")
    for ends in ENDS:
        for seed in range(1, 9):
            outside = page.go_to(f"9x7,seed={seed},ends={ends}", """(make_sheet(), (() => {
                const svg = document.querySelector('#sheet svg'), paper = svg.viewBox.baseVal;
                const ink = svg.getElementsByTagName('path')[2].getBBox(), pen = 1;
                return [ink.width < 50, ink.x - pen - paper.x, ink.y - pen - paper.y,
                    paper.x + paper.width - ink.x - ink.width - pen,
                    paper.y + paper.height - ink.y - ink.height - pen].filter((room) => room === true || room < 0); })())""")  # fmt: skip
            check(f"{ends} {seed}", [], outside)
    page.sees("no frame", "none", "getComputedStyle(document.querySelector('#sheet path')).stroke")  # fmt: skip
