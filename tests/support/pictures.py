"""Make the pictures of README.md: docs/game.svg and docs/watching.svg, from what the program shows in a terminal.

    python3 tests/support/pictures.py [FOLDER]

The same program makes the same files: the clock is replaced by a fixed time. FOLDER is docs unless it is given.
"""

from __future__ import annotations

import os
import re
import sys
from functools import partial
from pathlib import Path
from xml.sax.saxutils import escape

from screen import Screen
from session import Session, Task, run_tasks

ROOT = Path(__file__).resolve().parents[2]
ROWS, COLUMNS = 24, 80
WIDTH, HEIGHT, TEXT = 9, 18, 15  # of a character, in units; its size
PAPER, INK = "#1d2021", "#ebdbb2"
FONT = "ui-monospace,'DejaVu Sans Mono',Menlo,Consolas,monospace"
DARK = ("#1d2021", "#fb4934", "#8ec07c", "#fabd2f", "#83a598", "#d3869b", "#7fc8d8", "#ebdbb2")  # fmt: skip
BRIGHT = ("#928374", "#fb4934", "#b8f24f", "#ffd75f", "#9cc4ff", "#e8a6c0", "#a0e4f0", "#fbf1c7")  # fmt: skip
COLORS = dict(enumerate(DARK, 30)) | dict(enumerate(BRIGHT, 90))

# A picture: its file, the arguments, then what is typed and what the screen shows after it.
SHOTS = (
    (
        "game.svg",
        ("play", "--level", "7", "--seed", "7"),
        [
            ("", "? help"),
            ("t", "trail on"),
            ("sddddddssaassddssssssssddwwddwwwwddd", "steps 36"),
            ("f", "to go"),
        ],
    ),
    (
        "watching.svg",
        ("generate", "15x9", "--seed", "3", "--watch"),
        [("", "q quit"), *[("\033[C", f"step {n} of") for n in range(1, 36)]],
    ),
)


def color_of_256(number: int) -> str:
    """The 16 colors above, then a cube of 6 x 6 x 6, then 24 grays."""
    if number < 16:
        return COLORS[number + (30 if number < 8 else 82)]
    if number > 231:
        return "#" + f"{8 + 10 * (number - 232):02x}" * 3
    steps = ((number - 16) // 36, (number - 16) // 6 % 6, (number - 16) % 6)
    return "#" + "".join(f"{step and 55 + 40 * step:02x}" for step in steps)


def color(parameters: str) -> tuple[str, str, str]:
    """The ink, the paper and the weight that the parameters of a color sequence ask for."""
    ink, paper, weight, swapped = INK, "", "", False
    values = [int(word or 0) for word in parameters.split(";")]
    while values:
        value = values.pop(0)
        if value in (38, 48) and values[:1] == [5]:
            chosen = color_of_256(values[1])
            ink, paper = (chosen, paper) if value == 38 else (ink, chosen)
            del values[:2]
        elif value == 1:
            weight = "bold"
        elif value == 2:
            ink = COLORS[90]
        elif value == 7:
            swapped = True
        elif value in COLORS:
            ink = COLORS[value]
        elif value - 10 in COLORS:
            paper = COLORS[value - 10]
    return (PAPER, ink, weight) if swapped else (ink, paper, weight)


def draw(screen: Screen, label: str) -> str:
    """The screen as an SVG: a rectangle behind each colored square, then the text, row by row."""
    rows = screen.text()
    while rows and not rows[-1]:
        rows.pop()
    high = HEIGHT * len(rows) + 20
    wide = WIDTH * COLUMNS + 20
    boxes, texts = [], []
    for y, row in enumerate(rows):
        row = re.sub(r"\b\d+:\d\d\b", "0:12", row)
        for x, sign in enumerate(row):
            ink, paper, weight = color(";".join(screen.looks.get((y, x), ())) or "0")
            left, top = 10 + WIDTH * x, 10 + HEIGHT * y
            boxes += [
                f'<rect x="{left}" y="{top}" width="{WIDTH}" height="{HEIGHT}" fill="{fill}"/>'
                for fill in (paper, ink if sign == "█" else "")
                if fill
            ]
            if sign not in "█ ":
                bold = f' font-weight="{weight}"' if weight else ""
                texts.append(
                    f'<text x="{left}" y="{top + 14}" fill="{ink}"{bold}>{escape(sign)}</text>'
                )
    return "\n".join(
        [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img">',
            f"<title>{escape(label)}</title>",
            f'<rect width="{wide}" height="{high}" rx="8" fill="{PAPER}"/>',
            '<g shape-rendering="crispEdges">',
            *boxes,
            "</g>",
            f'<g font-family="{FONT}" font-size="{TEXT}">',
            *texts,
            "</g>",
            "</svg>",
            "",
        ]
    )


def is_shown(session: Session, text: str) -> bool:
    return any(text in row for row in session.screen.text())


def take(folder: Path, name: str, arguments: tuple[str, ...], keys: list) -> Task:
    environment = {
        "LC_ALL": "C.UTF-8",
        "TERM": "xterm-256color",
        "NO_COLOR": None,
        "XDG_STATE_HOME": os.devnull,
        "XDG_DATA_HOME": os.devnull,
    }
    command = [os.environ.get("MAZE_BASH", "bash"), str(ROOT / "maze.sh"), *arguments]
    session = Session(ROWS, COLUMNS, command, environment)
    for typed, shown in keys:
        if typed:
            session.type(typed.encode())
        yield from session.wait_for(
            partial(is_shown, session, shown), partial("no {!r}".format, shown)
        )
    (folder / name).write_text(
        draw(session.screen, " ".join(("maze.sh", *arguments))), encoding="utf-8"
    )
    session.type(b"q")
    session.close()


def main() -> None:
    folder = Path(sys.argv[1]) if len(sys.argv) > 1 else ROOT / "docs"
    run_tasks((take(folder, *shot) for shot in SHOTS), len(SHOTS))


if __name__ == "__main__":
    main()
