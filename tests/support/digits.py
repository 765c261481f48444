"""A picture in digits: its squares, and the paths through it. As a program, it prints the keys of a shortest way."""

from __future__ import annotations

import sys
from collections import deque
from itertools import product

PASSABLE = (1, 2, 3, 8)  # open, the player, the trail, a goal inside the maze
PLAYER, TRAIL, GOAL = 2, 3, 8
EAST, WEST, SOUTH, NORTH = 4, 5, 6, 7  # the bridges

# quoted, because Python 3.8 knows them in annotations only
Picture = "list[list[int]]"  # picture[y][x], the ring included
Square = "tuple[int, int]"  # x, y


def read_pictures(text: str) -> list[Picture]:
    return [
        [[int(code) for code in line.split()] for line in block.splitlines()]
        for block in text.split("\n\n")
    ]


def size_of(picture: Picture) -> Square:
    """Width and height in squares, without the ring."""
    return len(picture[0]) - 2, len(picture) - 2


def places_of(picture: Picture, sought: int) -> list[Square]:
    return [
        (x, y)
        for y, row in enumerate(picture)
        for x, code in enumerate(row)
        if code == sought
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


if __name__ == "__main__":
    print(shortest_way(read_pictures(sys.stdin.read())[0]))
