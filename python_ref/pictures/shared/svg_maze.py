"""svg maze: draw the parts of an SVG picture."""

import re

from python_ref.grid import BRIDGE, EAST, SOUTH, WALL

LINES = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"'


def put_walls(maze, kind: str) -> None:
    """The walls along the rows (H) or columns (V), or as filled squares: a path for each row or column that has any. A
    wall with no other wall next to it is a dot, in H: some printers leave out a line of no length."""
    lines = list(zip(*maze.rows())) if kind == "V" else maze.rows()
    for across in range(1, len(lines) - 1):
        path = ""
        for run in re.finditer("0+", "".join(map(str, lines[across]))):
            first, last = run.start(), run.end() - 1
            beside = lines[across - 1][first], lines[across + 1][first]
            x, y = (across, first) if kind == "V" else (first, across)
            if kind == "squares":
                wide = 8 * len(run[0])
                path += f"M{8 * x - 4} {8 * y - 4}h{wide}v8h-{wide}z"
            elif last > first or (kind == "H" and WALL not in beside):
                path += f"M{8 * x} {8 * y}{kind}{8 * last}{'.1' * (last == first)}"
        print(path, end="\n" if path else "")


def put_svg_bridges(maze) -> None:
    """Two rails over each crossed cell, drawn from the western or northern end of the bridge."""
    rails = ""
    for at, code in enumerate(maze.cell):
        x, y = (8 * place for place in maze.place(at))
        if code == BRIDGE + EAST:
            rails += f"M{x} {y - 8}l4 4h8l4-4M{x} {y + 8}l4-4h8l4 4"
        elif code == BRIDGE + SOUTH:
            rails += f"M{x - 8} {y}l4 4v8l-4 4M{x + 8} {y}l-4 4v8l4 4"
    if rails:
        print(f'<path class="bridges" {LINES} d="{rails}"/>')


def put_svg_ends(maze) -> None:
    """A disc for the player and a diamond for the goal, as on the screen."""
    x, y = maze.place(maze.player)
    if maze.player:
        print(f'<circle class="start" cx="{8 * x}" cy="{8 * y}" r="3.5"/>')
    x, y = maze.place(maze.goal)
    if maze.goal not in (0, maze.player):
        print(f'<path class="goal" d="M{8 * x} {8 * y - 4}l4 4-4 4-4-4z"/>')


def draw_way(maze) -> None:
    """The path as one line, by its corners."""
    corners = [maze.way[0], *maze.turns(maze.way), maze.way[-1]]
    points = [f"{8 * x},{8 * y}" for x, y in map(maze.place, corners)]
    style = 'fill="none" stroke="#c22" stroke-width="3" stroke-linejoin="round"'
    style += ' stroke-linecap="round"'
    print(f'<polyline class="way" {style} points="{" ".join(points)}"/>')
