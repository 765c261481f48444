"""What is for paper, read back: paper.py svg|sheet PICTURE DIGITS ...; says what is wrong.

A picture is an svg or a sheet, and DIGITS is its maze in the format digits, of a sheet one after the
other. Both are the outputs of one twin; with a trail if the maze was solved.
"""

from __future__ import annotations

import base64
import hashlib
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

SVG = "{http://www.w3.org/2000/svg}"
HTML = "{http://www.w3.org/1999/xhtml}"
Place = tuple  # x and y of a square


def read_digits(text: str) -> dict[Place, int]:
    """The code of each square, the ring's too."""
    rows = [line.split() for line in text.splitlines() if re.match("[0-9] ", line)]
    return {(x, y): int(row[x]) for y, row in enumerate(rows) for x in range(len(row))}


def read_runs(path: str) -> Iterator[tuple[str, list[Place]]]:
    """H or V and the squares of each line in the path of the walls, in its order."""
    steps = re.findall(r"M(\d+) (\d+)([HV])(\d+)", path)
    assert re.sub(r"\s", "", path) == "".join(
        f"M{a}{b}{c}{d}" for a, b, c, d in steps
    ), "the path has something else in it"
    for x, y, command, end in ((int(a), int(b), c, int(d)) for a, b, c, d in steps):
        assert x % 8 == y % 8 == end % 8 == 0, "a line between two squares"
        if command == "H":
            yield command, [(at // 8, y // 8) for at in range(x, end + 1, 8)]
        else:
            yield command, [(x // 8, at // 8) for at in range(y, end + 1, 8)]


def check_walls(path: str, cell: dict[Place, int]) -> None:
    """Are they the walls, merged as far as can be, in their order?"""
    walls = {place for place, code in cell.items() if code == 0}
    runs = list(read_runs(path))
    assert {place for _, run in runs for place in run} == walls, "other walls"
    for command, run in runs:
        along = (1, 0) if command == "H" else (0, 1)
        before = (run[0][0] - along[0], run[0][1] - along[1])
        behind = (run[-1][0] + along[0], run[-1][1] + along[1])
        assert not {before, behind} & walls, "a line that could be longer"
        if len(run) == 1:
            x, y = run[0]
            beside = {(x, y - 1), (x, y + 1), (x - 1, y), (x + 1, y)}
            assert not beside & walls and command == "H", "a dot in a line"
    order = [(command, run[0][:: -1 if command == "H" else 1]) for command, run in runs]
    assert order == sorted(set(order)), "not from the top, not from the left"


def check_bridges(path: str, cell: dict[Place, int]) -> None:
    """Two rails for each bridge, beside the cell it crosses."""
    starts: list[Place] = []
    for (x, y), code in cell.items():
        if code == 4:
            starts += [(8 * x, 8 * y - 8), (8 * x, 8 * y + 8)]
        elif code == 6:
            starts += [(8 * x - 8, 8 * y), (8 * x + 8, 8 * y)]
    found = [(int(x), int(y)) for x, y in re.findall(r"M(\d+) (\d+)", path)]
    assert sorted(found) == sorted(starts), "other bridges"


def check_way(points: str, cell: dict[Place, int], player: Place, goal: Place) -> None:
    """One line over all squares of the trail, with nothing but corners in it."""
    corners = [tuple(int(n) // 8 for n in pair.split(",")) for pair in points.split()]
    assert (corners[0], corners[-1]) == (player, goal), (
        "not from the player to the goal"
    )
    seen, last = set(corners), (0, 0)
    for n in range(1, len(corners)):
        (x, y), (to_x, to_y) = corners[n - 1 : n + 1]
        length = abs(to_x - x) + abs(to_y - y)
        along = ((to_x - x) // length, (to_y - y) // length)
        assert 0 in along, "not straight"
        assert along[0] * last[0] + along[1] * last[1] == 0, "a corner that is none"
        seen |= {(x + along[0] * n, y + along[1] * n) for n in range(length)}
        last = along
    trail = {place for place, code in cell.items() if code == 3}
    assert trail <= seen, "the way leaves the trail out"
    for x, y in seen - trail - {player, goal}:
        assert cell[x, y], "through a wall"
        crossed = cell[x - 1, y] == 4 or cell[x, y - 1] == 6
        assert not trail or crossed or cell[x, y] > 3, "more than the trail"


def place_of(shape: ElementTree.Element) -> Place:
    """The square of the player's disc or the goal's diamond."""
    if shape.tag == f"{SVG}circle":
        return int(shape.get("cx")) // 8, int(shape.get("cy")) // 8
    x, y = re.match(r"M(-?\d+) (-?\d+)l", shape.get("d")).groups()
    return int(x) // 8, (int(y) + 4) // 8


def check_svg(
    root: ElementTree.Element, cell: dict[Place, int], way: str | None
) -> None:
    """A picture, and the points of its way."""
    width, height = max(cell)
    assert root.tag == f"{SVG}svg" and root.get("role") == "img", "no picture"
    assert root.get("viewBox") == f"-4 -4 {8 * width + 8} {8 * height + 8}", "its box"
    title = root.findtext(f"{SVG}title")
    assert re.fullmatch(rf"Maze {width - 1}x{height - 1}, seed \d+", title), title
    shape = {element.get("class"): element for element in root.iter()}
    check_walls(shape["walls"].get("d"), cell)
    assert ("bridges" in shape) == (4 in cell.values() or 6 in cell.values())
    if "bridges" in shape:
        check_bridges(shape["bridges"].get("d"), cell)
    player = place_of(shape["start"])
    assert cell[player] == 2, "the player is somewhere else"
    if "goal" in shape:
        goal = place_of(shape["goal"])
        inside = 0 < goal[0] < width and 0 < goal[1] < height
        assert not inside or cell[goal] == 8, "the goal is somewhere else"
    if way is not None:
        check_way(way, cell, player, goal)


def same_scale(figures: list[ElementTree.Element]) -> bool:
    """Can one size of a square explain the width of each picture, which is cut to a tenth of a millimeter?"""
    least, most = 0.0, 1e9
    for figure in figures:
        picture = figure.find(f"{SVG}svg")
        squares = int(picture.get("viewBox").split()[2]) / 8
        width = float(picture.get("width").rstrip("m"))
        least, most = max(least, width / squares), min(most, (width + 0.1) / squares)
    return least < most + 1e-9


def check_page(text: str, cells: list[dict[Place, int]]) -> None:
    """A sheet."""
    root = ElementTree.fromstring(text)
    style = root.findtext(f"{HTML}head/{HTML}style")
    policy = root.find(f"{HTML}head/{HTML}meta[@http-equiv]").get("content")
    digest = base64.b64encode(hashlib.sha256(style.encode()).digest()).decode()
    assert policy.startswith(f"default-src 'none'; style-src 'sha256-{digest}';"), (
        "the policy does not fit the style"
    )
    assert not re.search(r"<script|style=|\son\w+=|https?://(?!www\.w3\.org/)", text)
    sections = root.findall(f"{HTML}body/{HTML}section")
    kinds = [section.get("class").split()[0] for section in sections]
    assert kinds == sorted(kinds), "solutions before mazes"
    on_pages = {"maze": [], "solutions": []}
    for section, kind in zip(sections, kinds):
        figures = section.findall(f"{HTML}div/{HTML}figure")
        assert figures, "an empty page"
        on_pages[kind].append(figures)
        if kind == "maze":
            for figure in figures:
                assert figure.findtext(f"{HTML}figcaption/{HTML}p") == "Name:"
            task = section.findtext(f"{HTML}p")
            bridges = any(figure.find(".//*[@class='bridges']") for figure in figures)
            assert task.startswith("Find the path from the dot ● to the diamond ◆")
            assert ("bridge" in task) >= bridges, "bridges are not explained"
    assert len({section.get("class").partition(" ")[2] for section in sections}) == 1, (
        "one page lies, another does not"
    )
    large = [figure for page in on_pages["maze"] for figure in page]
    figures = [figure for page in on_pages["solutions"] for figure in page]
    assert len(large) == len(figures) == len(cells), "not as many as there are mazes"
    assert len(cells) == 1 or all(len(page) > 1 for page in on_pages["solutions"])
    assert same_scale(large), "a maze has another scale"
    most = max(len(page) for page in on_pages["maze"])
    assert most < 3 or all(len(page) > 1 for page in on_pages["maze"]), "one alone"
    for number, (page, figure) in enumerate(zip(large, figures), 1):
        assert page.findtext(f"{HTML}figcaption/{HTML}b") == str(number)
        picture, small = page.find(f"{SVG}svg"), figure.find(f"{SVG}svg")
        assert figure.findtext(f"{HTML}figcaption/{HTML}b") == str(number)
        assert page.find(f".//{SVG}g").get("id") == f"maze-{number}"
        assert small.find(f"{SVG}use").get("href") == f"#maze-{number}"
        assert small.get("viewBox") == picture.get("viewBox")
        way = small.find(f"{SVG}polyline")
        check_svg(
            picture, cells[number - 1], None if way is None else way.get("points")
        )


def main(kind: str, *names: str) -> None:
    """Check each picture."""
    for name, digits in zip(names[::2], names[1::2]):
        text = Path(name).read_text(encoding="utf-8")
        mazes = Path(digits).read_text(encoding="utf-8").split("\n\n")
        cells = [read_digits(maze) for maze in mazes]
        try:
            if kind == "sheet":
                check_page(text, cells)
                continue
            root = ElementTree.fromstring(text)
            way = root.find(f"{SVG}polyline")
            assert (way is not None) == ("steps: " in mazes[-1]), "its way"
            check_svg(root, cells[0], None if way is None else way.get("points"))
        except (AssertionError, ElementTree.ParseError, KeyError) as wrong:
            print(f"{name}: {wrong!r}")


main(*sys.argv[1:])
