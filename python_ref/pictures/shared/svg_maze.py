"""svg maze: what a picture for paper is made of."""

from __future__ import annotations

from collections.abc import Collection

from python_ref.grid import WALL, Maze
from python_ref.maze.bridges import BRIDGE_EAST, BRIDGE_SOUTH

SVG_SPACE = "http://www.w3.org/2000/svg"


def put_svg_start(maze: Maze) -> list[str]:
    """What it is, and how large."""
    box = f"-4 -4 {8 * maze.stride} {8 * maze.height + 16}"
    return [
        f'<svg xmlns="{SVG_SPACE}" viewBox="{box}" role="img">',
        f"<title>Maze {name_maze(maze)}</title>",
    ]


def name_maze(maze: Maze) -> str:
    """What tells it from others: its size, and its seed where there is one."""
    return f"{maze.width}x{maze.height}" + (f", seed {maze.seed}" if maze.seed else "")


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
