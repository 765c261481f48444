"""svg: a picture for paper."""

from __future__ import annotations

from collections.abc import Collection

from python_ref.grid import Maze
from python_ref.pictures.shared.svg_maze import draw_way, put_svg_maze, put_svg_start


def draw_svg(maze: Maze, trail: Collection[int] | None, _: bool) -> list[str]:
    """A picture for paper: the middle of square x,y is 8x,8y. With the way if there is a trail,
    that is, if the maze has been solved; a way of one step has an empty one."""
    box = f'width="{8 * maze.stride}" height="{8 * maze.height + 16}"'
    lines = put_svg_start(maze)
    lines.append(f'<rect x="-4" y="-4" {box} fill="#fff"/>')
    if trail is not None and maze.player != maze.goal:
        lines.append(draw_way(maze, trail))
    return [*lines, *put_svg_maze(maze), "</svg>"]
