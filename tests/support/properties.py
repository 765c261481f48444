"""What is true of every maze, read from its picture in digits.

It knows only the pictures and the rules for the ends, and uses neither twin. Pictures come on standard input, with an
empty line between two. Commands:

    perfect  WIDTHxHEIGHT COUNT [ENDS [BRIDGES]]  they are COUNT perfect mazes of that size, with
                                           these ends and at most BRIDGES bridges (0) each
    woven    LEAST                         each has at least LEAST bridges
    sides    COUNT                         the player is in each side at least COUNT times
    solved   COUNT                         with a trail and their steps: it is the only way, and short
    trail    prints the keys that lead along the trail, a line each

The others end with 0, or say what is wrong with which maze and end with 1.
"""

from __future__ import annotations

import sys

from digits import (
    BRIDGES,
    GOAL,
    PASSABLE,
    PLAYER,
    TRAIL,
    WALL,
    Groups,
    Picture,
    Square,
    Wrong,
    count_bridges,
    find_goal,
    find_player,
    inside,
    joins_of,
    on_border,
    open_cells,
    places_of,
    read_blocks,
    read_picture,
    read_pictures,
    shortest_way,
    size_from,
    size_of,
    steps_from,
)


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
    """A square whose coordinates are both odd is a wall; raises Wrong."""
    for x, y in inside(picture):
        if x % 2 and y % 2 and picture[y][x] != WALL:
            raise Wrong(f"an open pillar at {x},{y}")


def check_player(picture: Picture, square: Square) -> None:
    """There is one player, on that square; raises Wrong."""
    found = places_of(picture, PLAYER)
    if found != [square]:
        raise Wrong(f"the player is not at {square[0]},{square[1]}: {found}")


def mirrored(picture: Picture, square: Square) -> Square:
    """The square on the other side of the center."""
    width, height = size_of(picture)
    return width + 1 - square[0], height + 1 - square[1]


def check_ends(picture: Picture, kind: str) -> None:
    """Openings, player and goal follow the rules of that kind of ends; raises Wrong."""
    width, height = size_of(picture)
    goals, openings = places_of(picture, GOAL), set()
    player = (places_of(picture, PLAYER) or [(0, 0)])[0]
    if kind == "corners":
        openings = {(2, 1), (width - 1, height)}
        check_player(picture, (2, 1))
    elif kind == "opposite":
        openings = {player, mirrored(picture, player)}
        if len(openings) != 2 or player not in on_border(picture):
            raise Wrong(f"an entrance at {player[0]},{player[1]}")
        if player[0] % 2 == player[1] % 2:
            raise Wrong(f"an entrance without a cell at {player[0]},{player[1]}")
        on_side = player[0] in (1, width)  # else above or below
        if player[on_side] == mirrored(picture, player)[on_side]:
            raise Wrong(f"both openings in the middle, {player[on_side]}")
        check_player(picture, player)
    elif kind == "center":
        column, row = width // 2 // 2, height // 2 // 2
        check_player(picture, (2 * column + 2, 2 * row + 2))
        openings = {(x, 1) for x in range(2, width, 2) if picture[1][x] == 1}
        if len(openings) != 1:
            raise Wrong(f"{len(openings)} openings at the top")
    elif kind == "random":
        check_player(picture, player)
        for x, y in [player, *goals]:
            if x % 2 or y % 2:
                raise Wrong(f"an end beside the cells, at {x},{y}")
    if len(goals) != (kind == "random"):
        raise Wrong(f"{len(goals)} goals inside")
    check_border(picture, openings)


def check_tree(picture: Picture, passages: int) -> None:
    """That number of passages joins all open cells, without a loop; raises Wrong."""
    groups = Groups(open_cells(picture))
    joins = joins_of(picture)
    for a, b in joins:
        for cell in a, b:
            if cell not in groups.parent:
                raise Wrong(f"a passage to the wall at {cell[0]},{cell[1]}")
        if not groups.join(a, b):
            raise Wrong(f"a second way from {a[0]},{a[1]} to {b[0]},{b[1]}")
    if groups.count() != 1:
        raise Wrong(f"{groups.count()} parts without a way between them")
    if len(joins) != passages:
        raise Wrong(f"{len(joins)} passages instead of {passages}")


def check_maze(
    picture: Picture, size: Square, passages: int, ends: str, bridges: int
) -> None:
    """A maze of that size with these ends and at most that number of bridges; raises Wrong."""
    if size_of(picture) != size:
        raise Wrong("the size is {}x{}".format(*size_of(picture)))
    check_ring(picture)
    check_ends(picture, ends)
    check_pillars(picture)
    check_tree(picture, passages)
    if count_bridges(picture) > bridges:
        raise Wrong(f"{count_bridges(picture)} bridges, more than {bridges}")


def check_sides(pictures: list[Picture], least: int) -> None:
    """In the pictures, the player is that often in each side; raises Wrong."""
    sides = {"east": 0, "west": 0, "south": 0, "north": 0}
    for picture in pictures:
        (x, y), (width, height) = find_player(picture), size_of(picture)
        sides["east"] += x == width
        sides["west"] += x == 1
        sides["south"] += y == height
        sides["north"] += y == 1
    for side, times in sides.items():
        if times < least:
            raise Wrong(f"{times} entrances in the {side}")


def check_solved(lines: list[str], n: int) -> None:
    """The trail of the n-th picture is a shortest path without forks, as long as its steps say; raises Wrong."""
    facts, steps = lines[-1].split(": "), -1
    if facts[0] == "steps" and facts[-1].isdigit():
        steps = int(facts[-1])
    picture = read_picture(lines[:-1], n)
    keys = trail_keys(picture)
    if len(keys) != steps or len(places_of(picture, TRAIL)) != steps - 1:
        raise Wrong(f"maze {n}: {steps} steps, but a trail of {len(keys)}")
    way = shortest_way(picture)
    if way is None or len(way) != steps:
        raise Wrong(f"maze {n}: {steps} steps, but a way with the keys {way}")


def trail_keys(picture: Picture) -> str:
    """The keys along the trail, from player to goal; raises Wrong where it forks or ends."""
    here, goal = find_player(picture), find_goal(picture)
    left = {goal, *places_of(picture, TRAIL)}
    keys = ""
    while here != goal:
        steps = {
            key: there
            for key, there in steps_from(picture, here, goal).items()
            if there in left
        }
        if len(steps) != 1:
            raise Wrong(f"{len(steps)} ways on along the trail at {here[0]},{here[1]}")
        ((key, here),) = steps.items()
        left.remove(here)
        keys += key
    if left:
        raise Wrong(f"{len(left)} squares beside the trail")
    return keys


def check_count(found: list, count: str) -> None:
    """That is the number of mazes; raises Wrong."""
    if len(found) != int(count):
        raise Wrong(f"{len(found)} mazes instead of {count}")


def check_pictures(
    size: str, count: str, ends: str = "corners", bridges: str = "0"
) -> None:
    """Check the pictures on standard input; raises Wrong."""
    width, height = size_from(size)
    passages = (width // 2) * (height // 2) - 1
    pictures = read_pictures(sys.stdin.read())
    check_count(pictures, count)
    for n, picture in enumerate(pictures, 1):
        try:
            check_maze(picture, (width, height), passages, ends, int(bridges))
        except Wrong as why:
            raise Wrong(f"maze {n}: {why}") from None


def run(command: str, arguments: list[str]) -> None:
    """Run one of the commands; raises Wrong."""
    if command == "perfect":
        check_pictures(*arguments)
    elif command == "solved":
        blocks = read_blocks(sys.stdin.read())
        check_count(blocks, arguments[0])
        for n, lines in enumerate(blocks, 1):
            check_solved(lines, n)
    elif command == "trail":
        for n, lines in enumerate(read_blocks(sys.stdin.read()), 1):
            print(trail_keys(read_picture(lines[:-1], n)))
    elif command == "woven":
        for n, picture in enumerate(read_pictures(sys.stdin.read()), 1):
            if count_bridges(picture) < int(arguments[0]):
                raise Wrong(f"maze {n}: {count_bridges(picture)} bridges")
    elif command == "sides":
        check_sides(read_pictures(sys.stdin.read()), int(arguments[0]))
    else:
        raise Wrong(f"no such command: {command}")


def main(words: list[str]) -> None:
    """Run the command of these words; ends with what is wrong."""
    try:
        run(words[0], words[1:])
    except Wrong as why:
        sys.exit(str(why))


if __name__ == "__main__":
    main(sys.argv[1:])
