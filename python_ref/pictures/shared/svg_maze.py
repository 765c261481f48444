"""svg maze: draw the parts of an SVG picture."""

import re

from python_ref.grid import WALL, Maze
from python_ref.maze.bridges import BRIDGE_EAST, BRIDGE_SOUTH


def put_svg_squares(maze: Maze) -> None:
    """The walls as filled squares, those side by side in one piece."""
    for y, row in enumerate(maze.rows()):
        path = ""
        for run in re.finditer("0+", "".join(map(str, row))):
            x, wide = 8 * run.start(), 8 * len(run[0])
            path += f"M{x - 4} {8 * y - 4}h{wide}v8h-{wide}z"
        if path:
            print(path)


def put_walls(maze: Maze, command: str) -> None:
    """The walls along the rows (H) or the columns (V): a path for each row or column that has any, with M
    where a line starts and H or V where it ends. A wall with no other wall next to it is a dot, in H: some
    printers leave out a line of no length."""
    lines = maze.rows() if command == "H" else list(zip(*maze.rows()))
    for across in range(1, len(lines) - 1):
        path = ""
        for run in re.finditer("0+", "".join(map(str, lines[across]))):
            first, last = run.start(), run.end() - 1
            beside = lines[across - 1][first], lines[across + 1][first]
            if last > first or (command == "H" and WALL not in beside):
                x, y = (first, across) if command == "H" else (across, first)
                path += f"M{8 * x} {8 * y}{command}{8 * last}{'.1' * (last == first)}"
        if path:
            print(path)


def put_svg_bridges(maze: Maze) -> None:
    """Two rails over each crossed cell, drawn from the western or northern end of the bridge."""
    rails = ""
    for at, code in enumerate(maze.cell):
        y, x = (8 * place for place in divmod(at, maze.stride))
        if code == BRIDGE_EAST:
            rails += f"M{x} {y - 8}l4 4h8l4-4M{x} {y + 8}l4-4h8l4 4"
        elif code == BRIDGE_SOUTH:
            rails += f"M{x - 8} {y}l4 4v8l-4 4M{x + 8} {y}l-4 4v8l4 4"
    style = 'fill="none" stroke="#000" stroke-width="2" stroke-linecap="round"'
    if rails:
        print(f'<path class="bridges" {style} d="{rails}"/>')


def put_svg_ends(maze: Maze) -> None:
    """A disc for the player and a diamond for the goal, as on the screen."""
    if maze.player:
        y, x = divmod(maze.player, maze.stride)
        print(f'<circle class="start" cx="{8 * x}" cy="{8 * y}" r="3.5"/>')
    if maze.goal and maze.goal != maze.player:
        y, x = divmod(maze.goal, maze.stride)
        print(f'<path class="goal" d="M{8 * x} {8 * y - 4}l4 4-4 4-4-4z"/>')


def draw_way(maze: Maze) -> str:
    """The path as one line, by its corners."""
    places = [divmod(square, maze.stride) for square in maze.way]
    two_steps = zip(places, places[1:], places[2:])
    turns = [at for (y, x), at, (to_y, to_x) in two_steps if y != to_y and x != to_x]
    corners = [places[0], *turns, places[-1]]
    points = " ".join(f"{8 * x},{8 * y}" for y, x in corners)
    style = 'fill="none" stroke="#c22" stroke-width="3" stroke-linejoin="round"'
    return f'<polyline class="way" {style} stroke-linecap="round" points="{points}"/>'
