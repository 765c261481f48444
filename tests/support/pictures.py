"""Make the pictures of README.md and docs: docs/game.svg and docs/watching.svg, from what the program shows in a
terminal, and docs/shapes.svg.

    python3 tests/support/pictures.py [FOLDER]

The same program makes the same files: the clock is replaced by a fixed time. FOLDER is docs unless it is given.
"""

# fmt: off
from __future__ import annotations

import os
import re
import subprocess
import sys
import tempfile
from itertools import groupby
from pathlib import Path
from xml.sax.saxutils import escape

from screen import Screen
from session import Session

ROOT = Path(__file__).resolve().parents[2]
PROGRAM = [os.environ.get("MAZE_BASH", "bash"), str(ROOT / "maze.sh")]
ROWS, COLUMNS = 24, 80
WIDTH, HEIGHT, TEXT = 9, 18, 15  # of a character, in units; its size
PAPER, INK = "#1d2021", "#ebdbb2"
FONT = "ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace"
INKS = {"30": "#1d2021", "36": "#7fc8d8"}  # those that are shown
PAPERS = {"42": "#8ec07c", "46": "#7fc8d8", "102": "#b8f24f", "103": "#ffd75f"}

# A picture: its file, the arguments, then what is typed and what the screen shows after it.
SHOTS = (
    ("game.svg", "play --level 7",
     [("", "? help"), ("sddddddddssaassssddssaassaaaawwaawwwwwwddddss", "steps 45"), ("t", "trail on"),
      ("f", "to go")]),
    ("watching.svg", "watch hanoi.sh", [("", "q quit"), *[("\033[C", f"step {n} of") for n in range(2, 37)]]),
)


def color(parameters: str) -> tuple[str, str]:
    """The ink and the paper that the parameters of a color sequence ask for."""
    ink, paper = INK, ""
    if found := re.search(r"38;5;(\d+)", parameters):
        code = int(found[1]) - 16  # of a cube of colors
        red, green, blue = (55 + 40 * n if n else 0 for n in (code // 36, code // 6 % 6, code % 6))
        ink = f"#{red:02x}{green:02x}{blue:02x}"
        parameters = parameters.replace(found[0], "")
    for word in parameters.split(";"):
        ink, paper = INKS.get(word, ink), PAPERS.get(word, paper)
        if word == "7":
            ink, paper = PAPER, ink
    return ink, paper


def draw(screen: Screen, label: str) -> str:
    """The screen as an SVG: the squares that have a color, then the text."""
    rows = "\n".join(screen.text()).rstrip().split("\n")
    box = f"0 0 {WIDTH * COLUMNS + 20} {HEIGHT * len(rows) + 20}"
    boxes, texts = [], []
    for y, row in enumerate(rows):
        row = re.sub(r"\b\d+:\d\d\b", "0:12", row)
        looks = [color(";".join(screen.looks.get((y, x), ()))) for x in range(len(row))]
        full = [(ink, ink) if sign == "█" else (ink, paper) for sign, (ink, paper) in zip(row, looks)]
        right = 0
        for (ink, paper), run in groupby(full):
            left, right = right, right + len(list(run))
            x, wide = 10 + WIDTH * left, WIDTH * (right - left)
            if paper:
                place = f'x="{x}" y="{10 + HEIGHT * y}" width="{wide}" height="{HEIGHT}"'
                boxes.append(f'<rect {place} fill="{paper}"/>')
            text = re.sub("[ █]", "\xa0", row[left:right])  # a viewer would join plain spaces
            if text.strip("\xa0"):
                place = f'x="{x}" y="{24 + HEIGHT * y}" textLength="{wide}"'
                texts.append(f'<text {place} fill="{ink}">{escape(text)}</text>')
    boxes, texts = "\n".join(boxes), "\n".join(texts)
    return f"""\
<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}" role="img">
<title>{escape(label)}</title>
<rect width="100%" height="100%" rx="8" fill="{PAPER}"/>
<g shape-rendering="crispEdges">
{boxes}
</g>
<g font-family="{FONT}" font-size="{TEXT}">
{texts}
</g>
</svg>
"""


# The program that is watched.
HANOI = """\
#!/usr/bin/env bash
# Move a tower of disks, one disk at a time.
hanoi() { # <disks> <from> <to> <over>
    local n=$1
    if ((n > 0)); then
        hanoi "$((n - 1))" "$2" "$4" "$3"
        echo "disk $n: $2 -> $3"
        ((moves += 1))
        hanoi "$((n - 1))" "$4" "$3" "$2"
    fi
}
moves=0
hanoi 3 left right middle
echo "$moves moves"
"""


def take(folder: Path, shown: str, name: str, call: str, keys: list) -> None:
    environment = {"LC_ALL": "C.UTF-8", "TERM": "xterm-256color", "PATH": os.defpath}
    environment.update(dict.fromkeys(("XDG_STATE_HOME", "XDG_DATA_HOME"), os.devnull))
    session = Session(ROWS, COLUMNS, [*PROGRAM, *call.split()], environment, shown)
    for typed, text in keys:
        if typed:
            session.type(typed.encode())
        session.wait_for(lambda text=text: "" if text in "\n".join(session.screen.text()) else f"no {text!r}")
    picture = draw(session.screen, f"maze.sh {call}")
    (folder / name).write_text(picture, encoding="utf-8")
    session.finish()


def draw_shapes(names: tuple[str, ...]) -> str:
    """Mazes in these shapes, side by side."""
    side, drawn = 240, []
    for n, name in enumerate(names):
        call = [*PROGRAM, *f"generate --mask {name} --seed 7 -f svg".split()]
        svg = subprocess.run(call, stdout=subprocess.PIPE, check=True, text=True)
        place = f'x="{n * side}" width="{side}" height="{side}"'
        drawn.append(svg.stdout.replace("<svg ", f"<svg {place} ", 1).replace("\n", " ") + "\n")
    box = f"0 0 {len(names) * side} {side}"
    start = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">\n'
    return f"{start}<title>Mazes: {', '.join(names)}</title>\n{''.join(drawn)}</svg>\n"


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs"
    shapes = draw_shapes(("heart", "cat", "star", "tree"))
    (folder / "shapes.svg").write_text(shapes, encoding="utf-8")
    with tempfile.TemporaryDirectory() as shown:
        Path(shown, "hanoi.sh").write_text(HANOI, encoding="utf-8")
        for shot in SHOTS:
            take(folder, shown, *shot)


if __name__ == "__main__":
    main()
