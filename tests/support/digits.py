"""A picture in digits: its squares, and the paths through it."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from itertools import product

WALL, PASSABLE = 0, (1, 2, 3, 8)  # open, the player, the trail, a goal inside the maze
PLAYER, TRAIL, GOAL = 2, 3, 8
EAST, WEST, SOUTH, NORTH = 4, 5, 6, 7  # the bridges

# quoted, because Python 3.8 knows them in annotations only
Picture = "list[list[int]]"  # picture[y][x], the ring included
Square = "tuple[int, int]"  # x, y
Join = "tuple[Square, Square]"  # two cells with a passage or a bridge between them


class Wrong(Exception):
    """A picture is wrong; the text says why."""


def read_picture(lines: list[str], n: int) -> Picture:
    """The n-th picture, in digits; raises Wrong."""
    picture = []
    for line in lines:
        codes = line.split(" ")
        if any(len(code) != 1 or code not in "012345678" for code in codes):
            raise Wrong(f"maze {n}: not a row of codes: {line!r}")
        picture.append([int(code) for code in codes])
    if {len(row) for row in picture} != {len(picture[0])}:
        raise Wrong(f"maze {n}: rows of different lengths")
    return picture


def read_pictures(text: str) -> list[Picture]:
    if not text.endswith("\n"):
        raise Wrong("the last line does not end")
    blocks = text[:-1].split("\n\n")
    return [read_picture(block.split("\n"), n) for n, block in enumerate(blocks, 1)]


def size_of(picture: Picture) -> Square:
    """Width and height in squares, without the ring."""
    return len(picture[0]) - 2, len(picture) - 2


def inside(picture: Picture) -> Iterator[Square]:
    """The squares between the outermost walls."""
    width, height = size_of(picture)
    return ((x, y) for y in range(2, height) for x in range(2, width))


def places_of(picture: Picture, sought: int) -> list[Square]:
    return [
        (x, y)
        for y, row in enumerate(picture)
        for x, code in enumerate(row)
        if code == sought
    ]


def joins_of(picture: Picture) -> list[Join]:
    """The passages and bridges between cells."""
    joins = []
    for x, y in inside(picture):
        if x % 2 == y % 2:
            continue
        dx, dy = x % 2, y % 2
        code, cell = picture[y][x], (x - dx, y - dy)
        if code in PASSABLE:
            joins.append((cell, (x + dx, y + dy)))
        elif code == (EAST if dx else SOUTH):
            joins.append((cell, (x + 3 * dx, y + 3 * dy)))
    return joins


def open_cells(picture: Picture) -> list[Square]:
    """The cells that are not walls, row by row."""
    return [
        (x, y)
        for x, y in inside(picture)
        if x % 2 == y % 2 == 0 and picture[y][x] in PASSABLE
    ]


def find_player(picture: Picture) -> Square:
    return places_of(picture, PLAYER)[0]


def find_goal(picture: Picture) -> Square:
    """The goal inside, or else the ring's square outside the opening without the player."""
    for place in places_of(picture, GOAL):
        return place
    width, height = size_of(picture)
    openings = [
        (x, y)
        for x, y in product(range(1, width + 1), range(1, height + 1))
        if (x in (1, width) or y in (1, height)) and picture[y][x] in (1, TRAIL)
    ]
    x, y = (openings or [find_player(picture)])[0]  # which hides a goal in its cell
    return (
        x + (x == width and y % 2 == 0) - (x == 1 and y % 2 == 0),
        y + (y == height and x % 2 == 0) - (y == 1 and x % 2 == 0),
    )


def steps_from(picture: Picture, square: Square, goal: Square) -> dict[str, Square]:
    """Where each key that moves leads to, in the order east, west, south, north."""
    (x, y), (width, height) = square, size_of(picture)
    steps = {}
    for key, dx, dy, bridge in (
        ("d", 1, 0, EAST),
        ("a", -1, 0, WEST),
        ("s", 0, 1, SOUTH),
        ("w", 0, -1, NORTH),
    ):
        tx, ty = x + dx, y + dy
        if (tx, ty) == goal:
            steps[key] = goal
        elif not (1 <= tx <= width and 1 <= ty <= height):
            continue
        elif picture[ty][tx] in PASSABLE:
            steps[key] = tx, ty
        elif picture[ty][tx] == bridge:
            steps[key] = x + 4 * dx, y + 4 * dy
    return steps


def shortest_way(picture: Picture) -> str | None:
    """The keys of a shortest path from the player to the goal; None if there is no path."""
    start, goal = find_player(picture), find_goal(picture)
    ways = {start: ""}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if here == goal:
            return ways[here]
        for key, there in steps_from(picture, here, goal).items():
            if there not in ways:
                ways[there] = ways[here] + key
                queue.append(there)
    return None
