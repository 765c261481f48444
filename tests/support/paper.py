"""Compare a sheet with pictures: paper.py SHEET SVG ...; prints what is wrong.

Each SVG is a maze of the sheet, in their order, as solve or generate draws it. The sheet has to show the same: the
walls on one page and the path on another.
"""

# fmt: off
from __future__ import annotations

import re
import sys
from pathlib import Path
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
HTML = "{http://www.w3.org/1999/xhtml}"
PLACES = ("d", "cx", "cy", "points")  # the attributes that say where a shape is


def shapes_of(picture: ElementTree.Element) -> dict[str, list[str | None]]:
    """Where its walls, bridges, ends and path are; of the goal, its middle."""
    named = [shape for shape in picture.iter() if shape.get("class")]
    shapes = {shape.get("class"): [*map(shape.get, PLACES)] for shape in named}
    if "goal" in shapes:
        x, y, half = map(int, re.match(r"M(\d+) (-?\d+)l(\d+)", shapes["goal"][0]).groups())
        shapes["goal"] = [f"{x} {y + half}"]
    return shapes


def dots_of(picture: ElementTree.Element) -> list[float]:
    """The sizes of its start and goal in millimeters."""
    unit = float(picture.get("width").rstrip("m")) / int(picture.get("viewBox").split()[2])
    dots = picture.findall(f"{SVG}circle[@class='start']")
    sizes = [2 * float(dot.get("r")) for dot in dots]
    for goal in picture.findall(f"{SVG}path[@class='goal']"):
        sizes.append(2 * float(re.search(r"l(\d+)", goal.get("d"))[1]))
    return [size * unit for size in sizes]


def same_scale(figures: list[ElementTree.Element]) -> bool:
    """Do all widths, rounded down to a tenth of a millimeter, fit one size of a square?"""
    least, most = 0.0, 1e9
    for figure in figures:
        picture = figure.find(f"{SVG}svg")
        squares = int(picture.get("viewBox").split()[2]) / 8
        width = float(picture.get("width").rstrip("m"))
        least, most = max(least, width / squares), min(most, (width + 0.1) / squares)
    return least < most + 1e-9


def check_page(text: str, svgs: list[ElementTree.Element]) -> None:
    root = ElementTree.fromstring(text)
    policy = root.find(f"{HTML}head/{HTML}meta[@http-equiv]").get("content")
    assert policy.startswith("default-src 'none'; style-src 'unsafe-inline';"), "policy"
    assert not re.search(r"<script|style=|\son\w+=|https?://(?!www\.w3\.org/)", text)
    sections = root.findall(f"{HTML}body/{HTML}main/{HTML}section")
    kinds = [section.get("class").split()[0] for section in sections]
    assert kinds == sorted(kinds), "solutions before mazes"
    on_pages = {"maze": [], "solutions": []}
    for section, kind in zip(sections, kinds):
        figures = section.findall(f"{HTML}div/{HTML}figure")
        shown = [figure for figure in figures if len(figure)]
        assert shown and shown == figures[: len(shown)], "a gap between two mazes"
        on_pages[kind].append(shown)
        rows = [len(row) for row in section.findall(f"{HTML}div")]
        assert max(rows) == min(rows) > len(figures) - len(shown), "not a grid"
        if kind == "maze":
            for figure in shown:
                assert "".join(figure[0].itertext()).lstrip("0123456789") == "Name:"
            task = section.findtext(f"{HTML}p")
            bridges = any(figure.find(".//*[@class='bridges']") is not None for figure in shown)
            assert task.startswith("Find the path from the dot ● to the diamond ◆")
            assert ("bridge" in task) >= bridges, "bridges are not explained"
            sizes = [size for figure in shown for size in dots_of(figure[1])]
            assert min(sizes, default=9) > 1.45, "a small dot"
    assert len({section.get("class").partition(" ")[2] for section in sections}) == 1, "one page lies, another does not"
    large = [figure for page in on_pages["maze"] for figure in page]
    figures = [figure for page in on_pages["solutions"] for figure in page]
    assert len(large) == len(figures) == len(svgs), "not as many as there are mazes"
    assert len(svgs) == 1 or all(len(page) > 1 for page in on_pages["solutions"])
    sizes = [len(page) for page in on_pages["maze"]]
    assert max(sizes) == 1 or same_scale(large), "a maze has another scale"
    assert max(sizes) - min(sizes) <= 1, "not evenly spread"
    numbers = [section.findtext(f"{HTML}header/{HTML}p") for section in sections]
    assert numbers == [str(n + 1) for n in range(len(sections))], "page numbers"
    for number, (page, figure) in enumerate(zip(large, figures), 1):
        assert page.findtext(f"{HTML}figcaption/{HTML}b") == str(number)
        picture, small = page.find(f"{SVG}svg"), figure.find(f"{SVG}svg")
        assert figure.findtext(f"{HTML}figcaption/{HTML}b") == str(number)
        assert page.find(f".//{SVG}g").get("id") == f"maze-{number}"
        assert small.find(f"{SVG}use").get("href") == f"#maze-{number}"
        assert small.get("viewBox") == picture.get("viewBox")
        svg = svgs[number - 1]
        assert picture.get("viewBox") == svg.get("viewBox"), "another size"
        assert picture.findtext(f"{SVG}title") == svg.findtext(f"{SVG}title")
        assert shapes_of(picture) | shapes_of(small) == shapes_of(svg), "another maze"


def main(sheet: str, *svgs: str) -> None:
    text = Path(sheet).read_text(encoding="utf-8")
    try:
        check_page(text, [ElementTree.parse(svg).getroot() for svg in svgs])
    except (AssertionError, ElementTree.ParseError, KeyError) as wrong:
        print(f"{sheet}: {wrong!r}")


main(*sys.argv[1:])
