"""formats: the pictures, one function draw_NAME each, that returns its lines.

A new format is a name in FORMATS and such a function. The maze file, draw_text, has a chapter of
its own.
"""

from __future__ import annotations

import base64
import hashlib
from collections.abc import Collection, Sequence
from typing import Any

from python_ref.check import count_passages
from python_ref.grid import (
    BRIDGE_EAST,
    BRIDGE_NORTH,
    BRIDGE_SOUTH,
    BRIDGE_WEST,
    EAST,
    OPEN,
    SOUTH,
    WALL,
    Maze,
)
from python_ref.picture import (
    COLORS,
    choose_signs,
    make_picture,
    paint_row,
    split_columns,
)
from python_ref.solve import copy_maze, solve

FORMATS = (
    "blocks",
    "ascii",
    "lines",
    "half",
    "braille",
    "digits",
    "text",
    "edges",
    "svg",
    "sheet",
)
HALF = "█▄▀ "  # by what is open: the upper square (1), the lower one (2)
BRAILLE = (
    (0x01, 0x08),
    (0x02, 0x10),
    (0x04, 0x20),
    (0x40, 0x80),
)  # dots by row, column
SVG_SPACE = "http://www.w3.org/2000/svg"
SHEET_STYLE = """
@page { size: portrait; margin: 12mm }
@page wide { size: landscape; margin: 12mm }
* { box-sizing: border-box; margin: 0 }
body { background: #fff; color: #000; font: 11pt/1.2 system-ui, sans-serif }
section { break-before: page }
section:first-of-type { break-before: auto }
.wide { page: wide }
header { display: flex; align-items: baseline; gap: 6mm; padding-bottom: 5mm }
h1 { font-size: 20pt; white-space: nowrap }
.name { flex: 1; border-bottom: 0.3mm solid #888; color: #555 }
section > svg { display: block; width: 100%; height: auto; max-height: 232mm }
.wide > svg { max-height: 166mm }
.solutions { font-size: 0; orphans: 1; widows: 1 }
.solutions h1 { padding: 0 2mm 5mm }
figure { display: inline-block; margin: 0 2mm 3mm; vertical-align: top; break-inside: avoid }
figcaption { width: 0; min-width: 100%; font-size: 9pt; line-height: 5mm }
figure svg { display: block }
@media screen {
    body { background: #ddd; padding: 1px }
    section { background: #fff; max-width: 210mm; margin: 6mm auto; padding: 12mm }
    .wide { max-width: 297mm }
}
"""
sheet: dict[
    str, Any
] = {}  # lying: are its pages wide; solutions: what stands on the last


def draw_blocks(maze: Maze, trail: Collection[int], colored: bool) -> list[str]:
    """Two full blocks for a wall."""
    return draw_squares(maze, "blocks", trail, colored)


def draw_ascii(maze: Maze, trail: Collection[int], colored: bool) -> list[str]:
    """The same for terminals that show nothing else."""
    return draw_squares(maze, "ascii", trail, colored)


def draw_lines(maze: Maze, trail: Collection[int], colored: bool) -> list[str]:
    """Walls as lines, in columns narrow and wide in turn."""
    rows = make_picture(maze, "plain", trail)
    return [split_columns(maze, rows, y, colored) for y in range(1, maze.height + 1)]


def draw_digits(maze: Maze, trail: Collection[int], _: bool) -> list[str]:
    """The codes, the ring's too."""
    signs = choose_signs("digits", False)
    rows = make_picture(maze, "digits", trail)
    return [paint_row(row, signs)[:-1] for row in rows]


def draw_squares(
    maze: Maze, name: str, trail: Collection[int], colored: bool
) -> list[str]:
    """Two columns a square, by the signs of that name."""
    signs = choose_signs(name, colored)
    rows = make_picture(maze, "plain", trail)
    return [paint_row(row[1:-1], signs) for row in rows[1:-1]]


def put_small_sign(maze: Maze, here: Sequence[int], colored: bool) -> str:
    """The sign of the player, or of the goal, where one of these squares is theirs; or nothing."""
    for code, sign, square in (("P", "●", maze.player), ("G", "◆", maze.goal)):
        if square in here:
            return f"{COLORS[code]}{sign}\033[0m" if colored else sign
    return ""


def half_row(maze: Maze, y: int, trail: Collection[int], colored: bool) -> str:
    """The row y and the one below it."""
    line = ""
    for x in range(1, maze.width + 1):
        here = [row * maze.stride + x for row in (y, y + 1) if row <= maze.height]
        codes = [maze.cell[at] for at in here]
        sign = put_small_sign(maze, here, colored)
        if sign:
            line += sign
        elif any(at in trail for at in here):
            line += f"{COLORS['T']}·\033[0m" if colored else "·"
        elif BRIDGE_EAST in codes or BRIDGE_WEST in codes:
            line += "═"
        elif BRIDGE_SOUTH in codes or BRIDGE_NORTH in codes:
            line += "║"
        else:
            upper, lower = (*codes, OPEN)[:2]
            line += HALF[(upper != WALL) + 2 * (lower != WALL)]
    return line


def draw_half(maze: Maze, trail: Collection[int], colored: bool) -> list[str]:
    """A character for each column and two rows, 1 and 2, 3 and 4 ..."""
    trail = set(trail)
    return [half_row(maze, y, trail, colored) for y in range(1, maze.height + 1, 2)]


def braille_row(maze: Maze, y: int, colored: bool) -> str:
    """The row y and the three below it."""
    line = ""
    for x in range(1, maze.width + 1, 2):
        here = [
            row * maze.stride + column
            for row in range(y, min(y + 4, maze.height + 1))
            for column in range(x, min(x + 2, maze.width + 1))
        ]
        dots = 0x2800
        for at in here:
            if maze.cell[at] == WALL:
                dots += BRAILLE[at // maze.stride - y][at % maze.stride - x]
        line += put_small_sign(maze, here, colored) or chr(dots)
    return line


def draw_braille(maze: Maze, _: Collection[int], colored: bool) -> list[str]:
    """A character for two columns and four rows; the trail counts as open."""
    return [braille_row(maze, y, colored) for y in range(1, maze.height + 1, 4)]


def draw_edges(maze: Maze, _: Collection[int], __: bool) -> list[str]:
    """The spanning tree: for each passage the two cells it joins, X,Y X,Y from 0,0."""
    way, lines = copy_maze(maze), []
    for y in range(maze.cells_high):
        for x in range(maze.cells_wide):
            at = (2 * y + 2) * maze.stride + 2 * x + 2
            if way[at] != OPEN:
                continue
            there = count_passages(maze, way, at)
            if there[EAST]:
                lines.append(f"{x},{y} {x + (there[EAST] - at) // 2},{y}")
            if there[SOUTH]:
                lines.append(
                    f"{x},{y} {x},{y + (there[SOUTH] - at) // maze.stride // 2}"
                )
    return (
        lines + put_cell(maze, "start", maze.player) + put_cell(maze, "goal", maze.goal)
    )


def put_cell(maze: Maze, name: str, square: int) -> list[str]:
    """The line below edges that tells which cell a square is in, or at."""
    y, x = divmod(square, maze.stride)
    column = max(0, min(x // 2 - 1, maze.cells_wide - 1))
    row = max(0, min(y // 2 - 1, maze.cells_high - 1))
    return [f"# {name} {column},{row}"] if square else []


def draw_svg(maze: Maze, trail: Collection[int] | None, seed: int) -> list[str]:
    """A picture for paper: the middle of square x,y is 8x,8y. With the way if there is a trail,
    that is, if the maze has been solved; a way of one step has an empty one."""
    box = f'width="{8 * maze.stride}" height="{8 * maze.height + 16}"'
    lines = put_svg_start(maze, seed)
    lines.append(f'<rect x="-4" y="-4" {box} fill="#fff"/>')
    if trail is not None and maze.player != maze.goal:
        lines.append(draw_way(maze, trail))
    return [*lines, *put_svg_maze(maze), "</svg>"]


def put_svg_start(maze: Maze, seed: int) -> list[str]:
    """What it is, and how large."""
    box = f"-4 -4 {8 * maze.stride} {8 * maze.height + 16}"
    return [
        f'<svg xmlns="{SVG_SPACE}" viewBox="{box}" role="img">',
        f"<title>Maze {name_maze(maze, seed)}</title>",
    ]


def name_maze(maze: Maze, seed: int) -> str:
    """What tells it from others: its size, and its seed where there is one (0 is none)."""
    return f"{maze.width}x{maze.height}" + (f", seed {seed}" if seed else "")


def put_svg_maze(maze: Maze) -> list[str]:
    """Walls, bridges, start and goal."""
    style = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"'
    lines = [f'<path class="walls" {style} d="']
    lines += put_walls(maze, "H") + put_walls(maze, "V")
    lines.append('"/>')
    if BRIDGE_EAST in maze.cell or BRIDGE_SOUTH in maze.cell:
        lines.append(put_svg_bridges(maze))
    return lines + put_svg_ends(maze)


def put_walls(maze: Maze, command: str) -> list[str]:
    """The walls along the rows (H) or the columns (V), a line for each that has any: M, where a
    line starts, H or V, where it ends. A wall with none beside it is a line to itself, in H."""

    def is_wall(along: int, across: int) -> bool:
        x, y = (along, across) if command == "H" else (across, along)
        inside = 1 <= x <= maze.width and 1 <= y <= maze.height
        return inside and maze.cell[y * maze.stride + x] == WALL

    length, count = maze.width, maze.height
    if command == "V":
        length, count = count, length
    lines = []
    for across in range(1, count + 1):
        line, first = "", 0
        for at in range(1, length + 2):
            if is_wall(at, across):
                first = first or at
                continue
            alone = not (is_wall(first, across - 1) or is_wall(first, across + 1))
            if first and (at - first > 1 or (command == "H" and alone)):
                x, y = (first, across) if command == "H" else (across, first)
                line += f"M{8 * x} {8 * y}{command}{8 * (at - 1)}"
            first = 0
        if line:
            lines.append(line)
    return lines


def put_svg_bridges(maze: Maze) -> str:
    """Two rails over each crossed cell, by the bridges' western and northern ends."""
    rails = ""
    for at, code in enumerate(maze.cell):
        y, x = (8 * place for place in divmod(at, maze.stride))
        if code == BRIDGE_EAST:
            rails += f"M{x} {y - 8}l4 4h8l4-4M{x} {y + 8}l4-4h8l4 4"
        elif code == BRIDGE_SOUTH:
            rails += f"M{x - 8} {y}l4 4v8l-4 4M{x + 8} {y}l-4 4v8l4 4"
    style = 'fill="none" stroke="#000" stroke-linecap="round"'
    return f'<path class="bridges" {style} d="{rails}"/>'


def put_svg_ends(maze: Maze) -> list[str]:
    """A disc and a diamond, in a picture as on the screen."""
    lines = []
    if maze.player:
        y, x = divmod(maze.player, maze.stride)
        lines.append(f'<circle class="start" cx="{8 * x}" cy="{8 * y}" r="3.5"/>')
    if maze.goal and maze.goal != maze.player:
        y, x = divmod(maze.goal, maze.stride)
        lines.append(f'<path class="goal" d="M{8 * x} {8 * y - 4}l4 4-4 4-4-4z"/>')
    return lines


def draw_way(maze: Maze, trail: Collection[int]) -> str:
    """The way as one line, by its corners from player to goal; the trail runs from goal to player."""
    squares = [maze.player, *reversed(list(trail)), maze.goal]
    places = [divmod(square, maze.stride) for square in squares]
    corners = places[:1]
    for before, here, after in zip(places, places[1:], places[2:]):
        if (
            len({before[0], here[0], after[0]})
            > 1
            < len({before[1], here[1], after[1]})
        ):
            corners.append(here)
    corners.append(places[-1])
    points = " ".join(f"{8 * x},{8 * y}" for y, x in corners)
    style = (
        'fill="none" stroke="#c22" stroke-width="3" stroke-linejoin="round"'
        ' stroke-linecap="round"'
    )
    return f'<polyline class="way" {style} points="{points}"/>'


def is_wide(maze: Maze) -> bool:
    """Is there more room for it on a page that lies on its side?"""
    return 8 * maze.width > 9 * maze.height


def start_sheet(maze: Maze) -> list[str]:
    """The head; and how all pages of solutions lie."""
    sheet.update(lying=is_wide(maze), solutions=[])
    digest = base64.b64encode(hashlib.sha256(SHEET_STYLE.encode()).digest()).decode()
    policy = f"default-src 'none'; style-src 'sha256-{digest}'; base-uri 'none'; form-action 'none'"
    return [
        "<!DOCTYPE html>",
        '<html xmlns="http://www.w3.org/1999/xhtml" lang="en">',
        "<head>",
        '<meta charset="utf-8"/>',
        f'<meta http-equiv="Content-Security-Policy" content="{policy}"/>',
        '<meta name="viewport" content="width=device-width"/>',
        "<title>Mazes</title>",
        f"<style>{SHEET_STYLE}</style>",
        "</head>",
        "<body>",
    ]


def draw_sheet(maze: Maze, seed: int, number: int) -> list[str]:
    """A page of HTML to print, with the maze; the first one behind the head."""
    lines = [] if number > 1 else start_sheet(maze)
    name = f'<p class="name">Name:</p><p>{name_maze(maze, seed)}</p>'
    keep_solution(maze, seed, number)
    return [
        *lines,
        f'<section class="{"maze wide" if is_wide(maze) else "maze"}">',
        f"<header><h1>Maze {number}</h1>{name}</header>",
        *put_svg_start(maze, seed),
        f'<g id="maze-{number}">',
        *put_svg_maze(maze),
        "</g>",
        "</svg>",
        "</section>",
    ]


def keep_solution(maze: Maze, seed: int, number: int) -> None:
    """For the last pages: the way, and the walls of the maze once more; SIZE where its size will
    be."""
    caption, way = f"<b>{number}</b>" + (f" seed {seed}" if seed else ""), ""
    solution = solve(maze) if maze.player and maze.goal else None
    if solution is None:
        caption += ": no way"
    elif solution[1]:
        way = draw_way(maze, solution[0])
    box = f"-4 -4 {8 * maze.stride} {8 * maze.height + 16}"
    figure = (
        f'<figure><figcaption>{caption}</figcaption><svg xmlns="{SVG_SPACE}" SIZE viewBox="{box}">'
        f'{way}<use href="#maze-{number}"/></svg></figure>'
    )
    sheet["solutions"].append((maze.width, maze.height, figure))


def choose_solution_size(
    width: int, height: int, count: int, lying: bool
) -> tuple[int, int]:
    """Millimetres: as large as lets all, if they are no more than a dozen, or else six stand on a
    page; but no square is below 0.44 mm. Lying is how the page lies."""
    page_wide, page_high = (255, 166) if lying else (186, 232)
    most = count if count <= 12 else 6
    across = 0
    while True:
        across += 1
        wide = page_wide // across - 4
        high = -(-wide * (height + 2) // (width + 2))
        if high > page_high - 8:
            high = page_high - 8
            wide = high * (width + 2) // (height + 2)
        if (page_wide // (wide + 4)) * (page_high // (high + 8)) >= most:
            return wide, high
        if 100 * (page_wide // (across + 1) - 4) < 44 * width:
            return wide, high


def end_sheet() -> list[str]:
    """All solutions."""
    lying, solutions = sheet["lying"], sheet["solutions"]
    lines = [f'<section class="{"solutions wide" if lying else "solutions"}">']
    lines.append("<h1>Solutions</h1>")
    for width, height, figure in solutions:
        wide, high = choose_solution_size(width, height, len(solutions), lying)
        size = f'width="{wide}mm" height="{high}mm"'
        lines.append(figure.replace("SIZE", size))
    return [*lines, "</section>", "</body>", "</html>"]
