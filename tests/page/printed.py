"""Claims of the page on paper."""

from __future__ import annotations

import re

from browser import Page
from claims import BASH_TWIN, ENDS, SEED, check, go_to, share, twin


def paper(page: Page) -> None:
    kinds = ("5x5", "41x31", "101x101", "21x201", "201x21,weave")
    papers = ((8.27, 11.69), (8.5, 11), (11.69, 8.27))
    for n, kind in enumerate(kinds, int(SEED)):
        page.open(f"#{kind},seed=7")
        page.press(*"sd")
        for width, height in share(papers[n % 3 : n % 3 + 1], papers):
            pdf = page.print_pdf(paperWidth=width, paperHeight=height)
            pages = len(re.findall(rb"/Type\s*/Page\b", pdf))
            check(f"{kind} on {width} x {height}", 2, pages)


def sheet_walls(page: Page) -> None:
    page.open("#21x15,seed=8")
    page.run("make_sheet()")
    path = page.run("document.querySelector('#sheet path').getAttribute('d')")
    walls = set()
    for x, y, way, end in re.findall(r"M(\d+) (\d+)([HV])(\d+)", path):
        x1, y1, last = int(x) // 8, int(y) // 8, int(end) // 8
        for n in range(x1 if way == "H" else y1, last + 1):
            walls.add((n, y1) if way == "H" else (x1, n))
    rows = twin(BASH_TWIN, "generate", "21x15", "-s", "8", "-f", "digits").splitlines()
    expected = {(x, y) for y, row in enumerate(rows) for x, code in enumerate(row.split())
                if code == "0"}  # fmt: skip
    check("walls", expected, walls)


def sheet_whole(page: Page) -> None:
    page.set_media("print")
    page.open("")
    for ends in ENDS:
        for seed in range(1, 9):
            outside = go_to(page, f"9x7,seed={seed},ends={ends}", """(make_sheet(), (() => {
                const svg = document.querySelector('#sheet svg'), paper = svg.viewBox.baseVal;
                const ink = svg.firstChild.getBBox(), pen = .75;
                return [ink.width < 50, ink.x - pen - paper.x, ink.y - pen - paper.y,
                    paper.x + paper.width - ink.x - ink.width - pen,
                    paper.y + paper.height - ink.y - ink.height - pen].filter((room) => room === true || room < 0); })())""")  # fmt: skip
            check(f"{ends} {seed}", [], outside)
