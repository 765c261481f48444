"""What is true of every maze, read off its picture in digits.

It knows the pictures, the rules of carving and those of the ends once more, plainly, and nothing
of either twin. Pictures come on standard input, an empty line between two. Commands:

    perfect  WIDTHxHEIGHT COUNT [ENDS [BRIDGES]]  they are COUNT perfect mazes of that size, with
                                           such ends and at most so many bridges (0) each
    woven    LEAST                         there are so many bridges in each, at least
    passages WIDTHxHEIGHT N [ENDS [BRIDGES]]  each is a tree of N passages
    sides    COUNT                         for each side, the player stands in it COUNT times at least
    solved   COUNT                         with a trail and their steps: it is the only way, and short
    tree     WIDTHxHEIGHT COUNT            COUNT spanning trees in edges, not in digits
    carve    WIDTHxHEIGHT SEED [COUNT [ENDS [BRIDGES [STEPS]]]]  prints the pictures that the
                                           rules of carving and of the ends give
    draw     blocks|ascii|lines|text|edges prints them so
    check    prints cells, passages, reachable cells, dead ends, bridges, and if it is perfect;
             the way, its turns, and junctions
    way      prints the keys that lead from the player to the goal, and
    trail    those along the trail, a line each
    states   SEED N                        prints the generator's state after N numbers

Those that print nothing end with 0, or say what is wrong with which maze and end with 1.
"""

from __future__ import annotations

import sys
from collections import deque
from collections.abc import Iterable, Iterator
from itertools import groupby

WALL, PASSABLE = 0, (1, 2, 3, 8)  # open, the player, the trail, a goal inside the maze
PLAYER, TRAIL, GOAL = 2, 3, 8
EAST, WEST, SOUTH, NORTH = 4, 5, 6, 7  # the bridges
BRIDGES = (EAST, WEST, SOUTH, NORTH)
ANY = 10**9  # as many bridges or passages as there is room for

# quoted, because Python 3.8 knows them in annotations only
Picture = "list[list[int]]"  # picture[y][x], the ring included
Square = "tuple[int, int]"  # x, y
Join = "tuple[Square, Square]"  # two cells with a passage or a bridge between them


class Wrong(Exception):
    """A picture that is not as it should be; the text says why."""


def read_blocks(text: str) -> list[list[str]]:
    """The lines of each maze; raises Wrong."""
    if not text.endswith("\n"):
        raise Wrong("the last line does not end")
    return [block.split("\n") for block in text[:-1].split("\n\n")]


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
    """The pictures in digits; raises Wrong."""
    return [read_picture(lines, n) for n, lines in enumerate(read_blocks(text), 1)]


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


def places_of(picture: Picture, sought: int) -> list[Square]:
    """The squares with that code."""
    return [
        (x, y)
        for y, row in enumerate(picture)
        for x, code in enumerate(row)
        if code == sought
    ]


def check_player(picture: Picture, square: Square) -> None:
    """There is one player, and he stands on that square; raises Wrong."""
    found = places_of(picture, PLAYER)
    if found != [square]:
        raise Wrong(f"the player is not at {square[0]},{square[1]}: {found}")


def mirrored(picture: Picture, square: Square) -> Square:
    """The square on the other side of the centre."""
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


def joins_of(picture: Picture) -> list[Join]:
    """The passages and bridges between cells; raises Wrong for a bridge without its other end."""
    width, height = size_of(picture)
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
            if crossed not in PASSABLE or not {*beside} <= {1, TRAIL}:
                raise Wrong(f"the bridge at {x},{y} crosses no passage")
            if (y in (2, height - 1)) if dx else (x in (2, width - 1)):
                raise Wrong(f"the bridge at {x},{y} runs along the border")
            joins.append((cell, (x + 3 * dx, y + 3 * dy)))
            ends -= 2
    if ends:
        raise Wrong("a bridge's end stands alone")
    return joins


class Groups:
    """Things, and which of them hang together (union-find)."""

    def __init__(self, things: Iterable) -> None:
        self.parent = {thing: thing for thing in things}

    def leader(self, thing: Square) -> Square:
        """The same for all that hang together."""
        parent = self.parent
        while parent[thing] != thing:
            parent[thing] = parent[parent[thing]]
            thing = parent[thing]
        return thing

    def join(self, a: Square, b: Square) -> bool:
        """False if they hang together already."""
        a, b = self.leader(a), self.leader(b)
        self.parent[a] = b
        return a != b

    def count(self) -> int:
        """How many groups there are."""
        return sum(self.leader(thing) == thing for thing in self.parent)


def open_cells(picture: Picture) -> list[Square]:
    """The cells that are no walls, row by row."""
    return [
        (x, y)
        for x, y in inside(picture)
        if x % 2 == y % 2 == 0 and picture[y][x] in PASSABLE
    ]


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


def count_bridges(picture: Picture) -> int:
    """How many there are."""
    return len(places_of(picture, EAST)) + len(places_of(picture, SOUTH))


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
        f"way: {'none' if way is None else len(way)}",
        f"turns: {'none' if way is None else len(list(groupby(way))) - 1}",
        f"junctions: {sum(n > 2 for n in degree.values())}",
    ]


class Generator:
    """The generator of Park and Miller with the multiplier 48271."""

    def __init__(self, seed: int) -> None:
        self.state = seed

    def below(self, n: int) -> int:
        """A number from 0 to n - 1."""
        self.state = self.state * 48271 % (2**31 - 1)
        return self.state % n


def carve(
    generator: Generator, width: int, height: int, steps: int, bridges: int
) -> Picture:
    """The maze by the rules, cell by cell, as plainly as they can be told; without its ends."""
    columns, rows = width // 2, height // 2
    visited, came_from = {(0, 0)}, {}
    between = {}  # what stands between two cells in place of a wall: the code at its square
    x, y = 0, 0

    def square(x: float, y: float) -> Square:
        """Of a cell; half a cell on stands the wall."""
        return int(2 * x + 2), int(2 * y + 2)

    def is_new(x: int, y: int) -> bool:
        return 0 <= x < columns and 0 <= y < rows and (x, y) not in visited

    def can_bridge(dx: int, dy: int) -> bool:
        over_x, over_y = x + dx, y + dy
        along = square(x + dx / 2, y + dy / 2), square(over_x + dx / 2, over_y + dy / 2)
        aside = (
            square(over_x + dy / 2, over_y + dx / 2),
            square(over_x - dy / 2, over_y - dx / 2),
        )
        return (
            (over_x, over_y) in visited
            and is_new(x + 2 * dx, y + 2 * dy)
            and not any(at in between for at in along)
            and all(between.get(at) == 1 for at in aside)
        )

    while steps:
        candidates = []
        for dx, dy, there, back in (
            (1, 0, EAST, WEST),
            (-1, 0, WEST, EAST),
            (0, 1, SOUTH, NORTH),
            (0, -1, NORTH, SOUTH),
        ):
            if is_new(x + dx, y + dy):
                candidates.append(((x + dx, y + dy), {(x + dx / 2, y + dy / 2): 1}))
            elif bridges and can_bridge(dx, dy):
                ends = {
                    (x + dx / 2, y + dy / 2): there,
                    (x + dx * 3 / 2, y + dy * 3 / 2): back,
                }
                candidates.append(((x + 2 * dx, y + 2 * dy), ends))
        if candidates:
            cell, opened = candidates[generator.below(len(candidates))]
            between.update({square(*at): code for at, code in opened.items()})
            steps -= 1
            bridges -= len(opened) == 2
            visited.add(cell)
            came_from[cell] = x, y
            x, y = cell
        elif (x, y) == (0, 0):
            break
        else:
            x, y = came_from[x, y]

    picture = [[1] * (width + 2) for _ in range(height + 2)]
    for sy in range(1, height + 1):
        for sx in range(1, width + 1):
            cell = sx % 2 == sy % 2 == 0 and (sx // 2 - 1, sy // 2 - 1) in visited
            picture[sy][sx] = 1 if cell else between.get((sx, sy), WALL)
    return picture


def place_ends(generator: Generator, picture: Picture, kind: str) -> None:
    """Draw the ends as DESIGN tells, and mark them."""
    width, height = size_of(picture)
    columns, rows = width // 2, height // 2
    if kind == "corners":
        player, other = (2, 1), (width - 1, height)
    elif kind == "opposite":
        side = ("east", "west", "south", "north")[generator.below(4)]
        n = rows if side in ("east", "west") else columns
        k = generator.below(n)
        while 2 * k + 1 == n:
            k = generator.below(n)
        along = 2 * k + 2
        player = {
            "east": (width, along),
            "west": (1, along),
            "south": (along, height),
            "north": (along, 1),
        }[side]
        other = mirrored(picture, player)
    elif kind == "center":
        player = (2 * (columns // 2) + 2, 2 * (rows // 2) + 2)
        other = (2 * generator.below(columns) + 2, 1)
    else:
        player_cell = cell = generator.below(columns * rows)
        while cell == player_cell:
            cell = generator.below(columns * rows)
        player, other = (
            (2 * (at % columns) + 2, 2 * (at // columns) + 2)
            for at in (player_cell, cell)
        )
    picture[player[1]][player[0]] = PLAYER
    picture[other[1]][other[0]] = GOAL if kind == "random" else 1


def find_player(picture: Picture) -> Square:
    """Where the player stands."""
    return places_of(picture, PLAYER)[0]


def find_opening(picture: Picture) -> Square:
    """The opening in the border where no player stands."""
    return next(at for at in on_border(picture) if picture[at[1]][at[0]] in (1, TRAIL))


def find_goal(picture: Picture) -> Square:
    """The goal inside, or else the ring's square outside the opening where no player stands."""
    for place in places_of(picture, GOAL):
        return place
    width, height = size_of(picture)
    x, y = find_opening(picture)
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


def crossings(picture: Picture, keys: str) -> int:
    """How many steps of these keys lead across a bridge."""
    here, goal = find_player(picture), find_goal(picture)
    crossed = 0
    for key in keys:
        there = steps_from(picture, here, goal)[key]
        crossed += abs(there[0] - here[0]) + abs(there[1] - here[1]) == 4
        here = there
    return crossed


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


def make_pictures(
    size: Square, seed: int, count: int, ends: str, bridges: int, steps: int
) -> Iterator[Picture]:
    """The pictures of so many seeds."""
    for n in range(seed, seed + count):
        generator = Generator(n)
        picture = carve(generator, *size, steps, bridges)
        place_ends(generator, picture, ends)
        yield picture


def size_from(word: str) -> Square:
    """The size that a word like 5x7 names."""
    width, height = map(int, word.split("x"))
    return width, height


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
    elif command == "carve":
        values = arguments + ["1", "corners", "0", str(ANY)][len(arguments) - 2 :]
        size, seed, count, ends, bridges, steps = values
        print_blocks(
            draw(picture, "digits")
            for picture in make_pictures(
                size_from(size), int(seed), int(count), ends, int(bridges), int(steps)
            )
        )
    elif command == "states":
        generator = Generator(int(arguments[0]))
        for _ in range(int(arguments[1])):
            generator.below(1)
        print(generator.state)
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
