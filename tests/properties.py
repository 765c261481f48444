"""What is true of every maze, read off its picture in digits.

It knows the pictures and the rules of carving, and nothing of either twin. Commands:

    perfect  WIDTHxHEIGHT COUNT <pictures    they are COUNT perfect mazes of that size
    passages WIDTHxHEIGHT N <pictures        each is a tree of N passages
    carve    WIDTHxHEIGHT SEED [STEPS]       the picture that the rules of carving give
    states   SEED N                          the generator's state after N numbers
    way      <picture                        the keys that lead from the player to the goal

The first two say nothing and end with 0, or say what is wrong with which maze and end with 1.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterator
from typing import NoReturn

WALL, PASSABLE = 0, (1, 2, 8)  # open, the player, a goal inside the maze
PLAYER, GOAL = 2, 8
EAST, WEST, SOUTH, NORTH = 4, 5, 6, 7  # the bridges
BRIDGES = (EAST, WEST, SOUTH, NORTH)

# quoted, because Python 3.8 knows them in annotations only
Picture = "list[list[int]]"  # picture[y][x], the ring included
Square = "tuple[int, int]"  # x, y
Join = "tuple[Square, Square]"  # two cells with a passage or a bridge between them


class Wrong(Exception):
    """A picture that is not as it should be; the text says why."""


def read_pictures(text: str) -> list[Picture]:
    """The pictures in digits, an empty line between two; raises Wrong."""
    pictures = []
    if not text.endswith("\n"):
        raise Wrong("the last line does not end")
    for n, block in enumerate(text[:-1].split("\n\n"), 1):
        picture = []
        for line in block.split("\n"):
            codes = line.split(" ")
            if any(len(code) != 1 or code not in "012345678" for code in codes):
                raise Wrong(f"maze {n}: not a row of codes: {line!r}")
            picture.append([int(code) for code in codes])
        if {len(row) for row in picture} != {len(picture[0])}:
            raise Wrong(f"maze {n}: rows of different lengths")
        pictures.append(picture)
    return pictures


def size_of(picture: Picture) -> Square:
    """Width and height in squares, without the ring."""
    return len(picture[0]) - 2, len(picture) - 2


def on_border(picture: Picture) -> Iterator[Square]:
    """The squares of the outermost walls."""
    width, height = size_of(picture)
    for x in range(1, width + 1):
        yield x, 1
        yield x, height
    for y in range(2, height):
        yield 1, y
        yield width, y


def inside(picture: Picture) -> Iterator[Square]:
    """The squares between the outermost walls."""
    width, height = size_of(picture)
    return ((x, y) for y in range(2, height) for x in range(2, width))


def check_ring(picture: Picture) -> None:
    """All of the ring is open; raises Wrong."""
    width, height = size_of(picture)
    for x in range(width + 2):
        for y in range(height + 2) if x in (0, width + 1) else (0, height + 1):
            if picture[y][x] not in (1, PLAYER):
                raise Wrong(f"the ring is not open at {x},{y}")


def check_border(picture: Picture, openings: set[Square]) -> None:
    """The border is open at the openings and a wall everywhere else; raises Wrong."""
    for x, y in on_border(picture):
        if (picture[y][x] in PASSABLE) != ((x, y) in openings):
            raise Wrong(f"the border is not as it should be at {x},{y}")
        if picture[y][x] in BRIDGES:
            raise Wrong(f"a bridge in the border at {x},{y}")


def check_pillars(picture: Picture) -> None:
    """Where both coordinates are odd stands a wall; raises Wrong."""
    for x, y in inside(picture):
        if x % 2 and y % 2 and picture[y][x] != WALL:
            raise Wrong(f"an open pillar at {x},{y}")


def check_player(picture: Picture, square: Square) -> None:
    """There is one player, and he stands on that square; raises Wrong."""
    found = [
        (x, y)
        for y, row in enumerate(picture)
        for x, code in enumerate(row)
        if code == PLAYER
    ]
    if found != [square]:
        raise Wrong(f"the player is not at {square[0]},{square[1]}: {found}")


def joins_of(picture: Picture) -> list[Join]:
    """The passages and bridges between cells; raises Wrong for a bridge without its other end."""
    joins = []
    ends = 0
    for x, y in inside(picture):
        ends += picture[y][x] in BRIDGES
        if x % 2 == y % 2:
            continue
        dx, dy = x % 2, y % 2
        code, cell = picture[y][x], (x - dx, y - dy)
        if code in PASSABLE:
            joins.append((cell, (x + dx, y + dy)))
        elif code == (EAST if dx else SOUTH):
            if picture[y + 2 * dy][x + 2 * dx] != (WEST if dx else NORTH):
                raise Wrong(f"half a bridge at {x},{y}")
            crossed = picture[y + dy][x + dx]
            beside = (
                picture[y + dy + dx][x + dx + dy],
                picture[y + dy - dx][x + dx - dy],
            )
            if not {crossed, *beside} <= set(PASSABLE):
                raise Wrong(f"the bridge at {x},{y} crosses no passage")
            joins.append((cell, (x + 3 * dx, y + 3 * dy)))
            ends -= 2
    if ends:
        raise Wrong("a bridge's end stands alone")
    return joins


def check_tree(picture: Picture, passages: int) -> None:
    """So many passages join the open cells, all of them, in one way only; raises Wrong."""
    width, height = size_of(picture)
    group = {
        (x, y): (x, y)
        for y in range(2, height, 2)
        for x in range(2, width, 2)
        if picture[y][x] in PASSABLE
    }

    def leader(cell: Square) -> Square:
        while group[cell] != cell:
            group[cell] = group[group[cell]]
            cell = group[cell]
        return cell

    joins = joins_of(picture)
    for a, b in joins:
        for cell in a, b:
            if cell not in group:
                raise Wrong(f"a passage to the wall at {cell[0]},{cell[1]}")
        if leader(a) == leader(b):
            raise Wrong(f"a second way from {a[0]},{a[1]} to {b[0]},{b[1]}")
        group[leader(a)] = leader(b)
    parts = sum(leader(cell) == cell for cell in group)
    if parts != 1:
        raise Wrong(f"{parts} parts without a way between them")
    if len(joins) != passages:
        raise Wrong(f"{len(joins)} passages instead of {passages}")


def check_maze(picture: Picture, size: Square, passages: int) -> None:
    """A maze with its ends in the corners; raises Wrong."""
    width, height = size
    if size_of(picture) != size:
        raise Wrong("the size is {}x{}".format(*size_of(picture)))
    check_ring(picture)
    check_border(picture, {(2, 1), (width - 1, height)})
    check_pillars(picture)
    check_player(picture, (2, 1))
    check_tree(picture, passages)


def next_state(state: int) -> int:
    """The generator of Park and Miller with the multiplier 48271."""
    return state * 48271 % (2**31 - 1)


def carve(width: int, height: int, state: int, steps: int) -> Picture:
    """The maze by the rules, cell by cell, as plainly as they can be told."""
    columns, rows = width // 2, height // 2
    visited, opened, came_from = {(0, 0)}, set(), {}
    column, row = 0, 0
    while len(opened) < steps:
        unvisited = [
            (column + dx, row + dy)
            for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1))
            if 0 <= column + dx < columns
            and 0 <= row + dy < rows
            and (column + dx, row + dy) not in visited
        ]
        if unvisited:
            state = next_state(state)
            there = unvisited[state % len(unvisited)]
            # a cell's square is 2 * (column + 1), 2 * (row + 1); the wall is half way
            opened.add((column + there[0] + 2, row + there[1] + 2))
            visited.add(there)
            came_from[there] = column, row
            column, row = there
        elif (column, row) == (0, 0):
            break
        else:
            column, row = came_from[column, row]

    picture = [[1] * (width + 2) for _ in range(height + 2)]
    for y in range(1, height + 1):
        for x in range(1, width + 1):
            cell = x % 2 == y % 2 == 0 and (x // 2 - 1, y // 2 - 1) in visited
            picture[y][x] = 1 if cell or (x, y) in opened else WALL
    picture[1][2] = PLAYER
    picture[height][width - 1] = 1
    return picture


def find_player(picture: Picture) -> Square:
    """Where the player stands."""
    return next(
        (row.index(PLAYER), y) for y, row in enumerate(picture) if PLAYER in row
    )


def find_goal(picture: Picture) -> Square:
    """The goal inside, or else the ring's square outside the opening where no player stands."""
    for y, row in enumerate(picture):
        if GOAL in row:
            return row.index(GOAL), y
    width, height = size_of(picture)
    x, y = next(at for at in on_border(picture) if picture[at[1]][at[0]] == 1)
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
    """The keys of a shortest way from the player to the goal; None where there is no way."""
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


def put_picture(picture: Picture) -> None:
    """Print it in digits."""
    for row in picture:
        print(*row)


def check_pictures(size: str, passages: int, count: int | None) -> None:
    """Check the pictures on standard input; ends with 1 and what is wrong."""
    width, height = map(int, size.split("x"))
    try:
        pictures = read_pictures(sys.stdin.read())
        if count not in (None, len(pictures)):
            raise Wrong(f"{len(pictures)} mazes instead of {count}")
        for n, picture in enumerate(pictures, 1):
            try:
                check_maze(picture, (width, height), passages)
            except Wrong as why:
                raise Wrong(f"maze {n}: {why}") from None
    except Wrong as why:
        sys.exit(str(why))


def main(command: str, *arguments: str) -> NoReturn:
    """Run one of the commands."""
    if command == "perfect":
        width, height = map(int, arguments[0].split("x"))
        cells = (width // 2) * (height // 2)
        check_pictures(arguments[0], cells - 1, int(arguments[1]))
    elif command == "passages":
        check_pictures(arguments[0], int(arguments[1]), None)
    elif command == "carve":
        width, height = map(int, arguments[0].split("x"))
        steps = int(arguments[2]) if arguments[2:] else width * height
        put_picture(carve(width, height, int(arguments[1]), steps))
    elif command == "states":
        state = int(arguments[0])
        for _ in range(int(arguments[1])):
            state = next_state(state)
        print(state)
    elif command == "way":
        print(shortest_way(read_pictures(sys.stdin.read())[0]))
    else:
        sys.exit(f"no such command: {command}")
    sys.exit(0)


if __name__ == "__main__":
    main(*sys.argv[1:])
