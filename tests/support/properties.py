"""What is true of every maze, read off its picture in digits.

It knows the pictures and the rules of the ends, plainly, and nothing of either twin. Pictures come on standard input, an empty line between two. Commands:

    perfect  WIDTHxHEIGHT COUNT [ENDS [BRIDGES]]  they are COUNT perfect mazes of that size, with
                                           such ends and at most so many bridges (0) each
    woven    LEAST                         there are so many bridges in each, at least
    passages WIDTHxHEIGHT N [ENDS [BRIDGES]]  each is a tree of N passages
    sides    COUNT                         for each side, the player stands in it COUNT times at least
    solved   COUNT                         with a trail and their steps: it is the only way, and short
    tree     WIDTHxHEIGHT COUNT            COUNT spanning trees in edges, not in digits
    draw     blocks|ascii|lines|text|edges prints them so
    check    prints cells, passages, reachable cells, dead ends, bridges, and if it is perfect;
             the way, its turns, and junctions
    way      prints the keys that lead from the player to the goal, and
    trail    those along the trail, a line each

Those that print nothing end with 0, or say what is wrong with which maze and end with 1.
"""

from __future__ import annotations

import sys
from collections.abc import Iterable
from itertools import groupby

from digits import (
    BRIDGES,
    EAST,
    GOAL,
    NORTH,
    PASSABLE,
    PLAYER,
    SOUTH,
    TRAIL,
    WALL,
    WEST,
    Groups,
    Picture,
    Square,
    Wrong,
    count_bridges,
    find_goal,
    find_opening,
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
    """Where both coordinates are odd stands a wall; raises Wrong."""
    for x, y in inside(picture):
        if x % 2 and y % 2 and picture[y][x] != WALL:
            raise Wrong(f"an open pillar at {x},{y}")


def check_player(picture: Picture, square: Square) -> None:
    """There is one player, and he stands on that square; raises Wrong."""
    found = places_of(picture, PLAYER)
    if found != [square]:
        raise Wrong(f"the player is not at {square[0]},{square[1]}: {found}")


def mirrored(picture: Picture, square: Square) -> Square:
    """The square on the other side of the center."""
    width, height = size_of(picture)
    return width + 1 - square[0], height + 1 - square[1]


def check_ends(picture: Picture, kind: str) -> None:
    """Openings, player and goal are as that kind of ends has them; raises Wrong."""
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
    """So many passages join the open cells, all of them, in one way only; raises Wrong."""
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
    """A maze of that size with such ends and at most so many bridges; raises Wrong."""
    if size_of(picture) != size:
        raise Wrong("the size is {}x{}".format(*size_of(picture)))
    check_ring(picture)
    check_ends(picture, ends)
    check_pillars(picture)
    check_tree(picture, passages)
    if count_bridges(picture) > bridges:
        raise Wrong(f"{count_bridges(picture)} bridges, more than {bridges}")


def check_sides(pictures: list[Picture], least: int) -> None:
    """Over all the pictures, the player stands in each side so often; raises Wrong."""
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
    """The n-th picture has a trail that is simple, the shortest way, and so long; raises Wrong."""
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


def check_edges(lines: list[str], size: Square, n: int) -> None:
    """Edges that join all cells, each to one east or south of it, in order; raises Wrong."""
    columns, rows = size[0] // 2, size[1] // 2
    groups = Groups((x, y) for y in range(rows) for x in range(columns))
    last = (-1, -1, 0)
    for name, line in zip(("start", "goal"), lines[-2:]):
        if line not in ["# {} {},{}".format(name, *cell) for cell in groups.parent]:
            raise Wrong(f"maze {n}: not a {name}: {line!r}")
    for line in lines[:-2]:
        a, b = (tuple(map(int, cell.split(","))) for cell in line.split(" "))
        if line != "{},{} {},{}".format(*a, *b) or not {a, b} <= set(groups.parent):
            raise Wrong(f"maze {n}: not two cells: {line!r}")
        dx, dy = b[0] - a[0], b[1] - a[1]
        if (dx, dy) not in ((1, 0), (2, 0), (0, 1), (0, 2)):
            raise Wrong(f"maze {n}: not to the east or south: {line}")
        if last >= (a[1], a[0], dy > 0):
            raise Wrong(f"maze {n}: out of order: {line}")
        last = (a[1], a[0], dy > 0)
        if not groups.join(a, b):
            raise Wrong(f"maze {n}: a second way: {line}")
    if groups.count() != 1:
        raise Wrong(f"maze {n}: {groups.count()} parts without a way between them")


def count_facts(picture: Picture) -> list[str]:
    """What check has to say; the turns are those of one shortest way."""
    width, height = size_of(picture)
    joins = joins_of(picture)
    groups = Groups(open_cells(picture))
    degree = dict.fromkeys(groups.parent, 0)
    for a, b in joins:
        groups.join(a, b)
        degree[a] += 1
        degree[b] += 1
    cells = (width // 2) * (height // 2)
    first = groups.leader(open_cells(picture)[0])
    reachable = sum(groups.leader(cell) == first for cell in groups.parent)
    perfect = reachable == cells and len(joins) == cells - 1
    way = shortest_way(picture)
    return [
        f"cells: {cells}",
        f"passages: {len(joins)}",
        f"reachable: {reachable}",
        f"dead ends: {sum(n == 1 for n in degree.values())}",
        f"bridges: {count_bridges(picture)}",
        f"perfect: {'yes' if perfect else 'no'}",
        f"path: {'none' if way is None else len(way)}",
        f"turns: {'none' if way is None else len(list(groupby(way))) - 1}",
        f"junctions: {sum(n > 2 for n in degree.values())}",
    ]


def crossed_cells(picture: Picture) -> dict[Square, str]:
    """The cells under a bridge, and its sign in ascii."""
    cells = {(x + 1, y): "=" for x, y in places_of(picture, EAST)}
    cells.update({(x, y + 1): "|" for x, y in places_of(picture, SOUTH)})
    return cells


def draw_signs(picture: Picture, name: str) -> list[str]:
    """The picture in blocks or ascii, where every square takes two columns."""
    signs = dict(zip("#=|@.X", ("##", "==", "||", "@ ", ". ", "X ")))
    if name == "blocks":
        signs = dict(zip("#=|@.X", ("██", "══", "║║", "● ", "· ", "◆ ")))
    return ["".join(signs.get(sign, "  ") for sign in row) for row in signs_of(picture)]


def signs_of(picture: Picture) -> list[str]:
    """What is seen, without the ring, a sign a square: # wall, = | bridges, @ . X or a space."""
    signs = dict(zip(range(9), "# @.==||X"))
    bridges = crossed_cells(picture)
    seen = []
    for y, row in enumerate(picture):
        line = ""
        for x, code in enumerate(row):
            sign = signs[code]
            if (x, y) in bridges and code not in (PLAYER, GOAL):
                sign = bridges[x, y]
            line += sign
        seen.append(line[1:-1])
    return seen[1:-1]


def draw_lines(picture: Picture) -> list[str]:
    """The picture with its walls as lines: columns of one character and of three take turns."""
    seen = signs_of(picture)
    narrow = dict(zip("# =|@.X", "│ ═║●·◆"))
    wide = dict(
        zip("# =|@.X", ("───", "   ", "═══", " ║ ", " ● ", " · ", " ◆ "))
    )  # fmt: skip

    def is_wall(x: int, y: int) -> bool:
        return 0 <= y < len(seen) and 0 <= x < len(seen[0]) and seen[y][x] == "#"

    lines = []
    for y, row in enumerate(seen):
        line = ""
        for x, sign in enumerate(row):
            if x % 2:
                line += wide[sign]
            elif y % 2:
                line += " ║ " if sign == "|" else narrow[sign]
            else:
                up, right = is_wall(x, y - 1), is_wall(x + 1, y)
                down, left = is_wall(x, y + 1), is_wall(x - 1, y)
                line += " ╴╷┐╶─┌┬╵┘│┤└┴├┼"[8 * up + 4 * right + 2 * down + left]
        lines.append(line)
    return lines


def draw_text(picture: Picture) -> list[str]:
    """The maze file, without the lines behind its rows."""
    width, height = size_of(picture)
    codes = {WALL: 1, 1: 0, PLAYER: 8, TRAIL: 9, GOAL: 7}
    codes.update({NORTH: 2, SOUTH: 3, EAST: 4, WEST: 5})
    rows = [[codes[code] for code in row[1:-1]] for row in picture[1:-1]]
    if not places_of(picture, GOAL):
        x, y = find_opening(picture)
        rows[y - 1][x - 1] = 7
    return [f"{width} {height}"] + [" ".join(map(str, row)) for row in rows]


def draw_edges(picture: Picture) -> list[str]:
    """The joins, row by row, a cell's east before its south; the cells of the player and the goal."""
    joins = [[(x // 2 - 1, y // 2 - 1) for x, y in join] for join in joins_of(picture)]
    joins.sort(key=lambda join: (join[0][1], join[0][0], join[1][1]))
    ends = (("start", find_player(picture)), ("goal", find_goal(picture)))
    return ["{},{} {},{}".format(*a, *b) for a, b in joins] + [
        "# {} {},{}".format(name, *cell_near(picture, square)) for name, square in ends
    ]


def cell_near(picture: Picture, square: Square) -> Square:
    """Column and row of the cell there; for an opening, of the cell that it leads to."""
    (x, y), (width, height) = square, size_of(picture)
    return min(max(x, 2), width - 1) // 2 - 1, min(max(y, 2), height - 1) // 2 - 1


def draw(picture: Picture, name: str) -> list[str]:
    """The lines of the picture in a format."""
    if name in ("blocks", "ascii"):
        return draw_signs(picture, name)
    if name == "digits":
        return [" ".join(map(str, row)) for row in picture]
    return {"lines": draw_lines, "text": draw_text, "edges": draw_edges}[name](picture)


def print_blocks(blocks: Iterable[list[str]]) -> None:
    """Print lines of each maze, an empty line between two."""
    print("\n\n".join("\n".join(lines) for lines in blocks))


def check_count(found: list, count: str) -> None:
    """There are so many mazes; raises Wrong."""
    if len(found) != int(count):
        raise Wrong(f"{len(found)} mazes instead of {count}")


def check_pictures(
    size: str, passages: int, count: str, ends: str = "corners", bridges: str = "0"
) -> None:
    """Check the pictures on standard input; raises Wrong."""
    pictures = read_pictures(sys.stdin.read())
    check_count(pictures, count or str(len(pictures)))
    for n, picture in enumerate(pictures, 1):
        try:
            check_maze(picture, size_from(size), passages, ends, int(bridges))
        except Wrong as why:
            raise Wrong(f"maze {n}: {why}") from None


def run(command: str, arguments: list[str]) -> None:
    """Run one of the commands; raises Wrong."""
    if command == "perfect":
        size, count, *rest = arguments
        cells = (size_from(size)[0] // 2) * (size_from(size)[1] // 2)
        check_pictures(size, cells - 1, count, *rest)
    elif command == "passages":
        size, passages, *rest = arguments
        check_pictures(size, int(passages), "", *rest)
    elif command == "tree":
        blocks = read_blocks(sys.stdin.read())
        check_count(blocks, arguments[1])
        for n, lines in enumerate(blocks, 1):
            check_edges(lines, size_from(arguments[0]), n)
    elif command == "solved":
        blocks = read_blocks(sys.stdin.read())
        check_count(blocks, arguments[0])
        for n, lines in enumerate(blocks, 1):
            check_solved(lines, n)
    elif command == "trail":
        for n, lines in enumerate(read_blocks(sys.stdin.read()), 1):
            print(trail_keys(read_picture(lines[:-1], n)))
    elif command == "draw":
        blocks = []
        for n, lines in enumerate(read_blocks(sys.stdin.read()), 1):
            facts = [line for line in lines if ": " in line]
            picture = read_picture([line for line in lines if ": " not in line], n)
            blocks.append(draw(picture, arguments[0]) + facts)
        print_blocks(blocks)
    else:
        pictures = read_pictures(sys.stdin.read())
        if command == "woven":
            for n, picture in enumerate(pictures, 1):
                if count_bridges(picture) < int(arguments[0]):
                    raise Wrong(f"maze {n}: {count_bridges(picture)} bridges")
        elif command == "sides":
            check_sides(pictures, int(arguments[0]))
        elif command == "check":
            print_blocks(map(count_facts, pictures))
        elif command == "way":
            print(shortest_way(pictures[0]))
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
