"""The other algorithms, told once more as plainly as can be; and what is true of their mazes.

It knows the rules, and nothing of either twin but where it says so. Commands:

    rules WIDTHxHEIGHT SEED COUNT ALGORITHM ENDS LOOPS STEPS
                        prints the pictures in digits that the rules give; LOOPS is - for none;
                        ALGORITHM may be backtracker, and woven for that with bridges
    loops               in no picture on standard input is there a dead end with a wall to open
    far tree|loops      player and goal of each picture are as far apart as the rules want
    trees ALGORITHM N   how the mazes of 7x7 spread over the 192 spanning trees: N seeds, of
                        python_ref; prints how many trees there were, and chi-squared

Pictures come as for properties.py. What is wrong is said, and the end is 1.
"""

from __future__ import annotations

import collections
import sys

from properties import (
    ANY,
    GOAL,
    PLAYER,
    Generator,
    Picture,
    Square,
    Wrong,
    carve,
    draw,
    joins_of,
    open_cells,
    place_ends,
    places_of,
    print_blocks,
    read_pictures,
    size_from,
)

SIDES = ((1, 0), (-1, 0), (0, 1), (0, -1))  # east, west, south, north


class Full(Exception):
    """The next step would be one too many."""


class Rules:
    """A maze in the making: its cells (column, row), those visited, and what joins them."""

    def __init__(self, generator: Generator, columns: int, rows: int, steps: int):
        self.below = generator.below
        self.columns, self.rows, self.steps = columns, rows, steps
        self.cells = [(x, y) for y in range(rows) for x in range(columns)]
        self.visited = {(0, 0)}
        self.joins: set[frozenset[Square]] = set()
        self.walls: list[Square] | None = None  # squares, of a division

    def beside(self, cell: Square, sides: tuple[Square, ...] = SIDES) -> list[Square]:
        """The neighbours, in the order of the sides."""
        around = [(cell[0] + dx, cell[1] + dy) for dx, dy in sides]
        return [other for other in around if other in set(self.cells)]

    def choose(self, things: list[Square]) -> Square:
        """One of them."""
        return things[self.below(len(things))]

    def join(self, a: Square, b: Square) -> None:
        """Open what is between two cells."""
        self.count_step()
        self.joins.add(frozenset((a, b)))
        self.visited |= {a, b}

    def count_step(self) -> None:
        """Raises Full if there may be no other."""
        if self.steps == 0:
            raise Full
        self.steps -= 1

    def prim(self) -> None:
        """A list of what lies beside the maze."""
        frontier = self.beside((0, 0))
        listed = set(frontier)
        while frontier:
            entry = self.below(len(frontier))
            cell = frontier[entry]
            last = frontier.pop()
            if entry < len(frontier):
                frontier[entry] = last
            self.join(
                cell,
                self.choose([c for c in self.beside(cell) if c in self.visited]),
            )
            for other in self.beside(cell):
                if other not in self.visited and other not in listed:
                    frontier.append(other)
                    listed.add(other)

    def kruskal(self) -> None:
        """Shuffled walls; who is connected is looked up by colour."""
        walls = []
        for x, y in self.cells:
            if x + 1 < self.columns:
                walls.append(((x, y), (x + 1, y)))
            if y + 1 < self.rows:
                walls.append(((x, y), (x, y + 1)))
        i = len(walls) - 1
        while i >= 1:
            j = self.below(i + 1)
            walls[i], walls[j] = walls[j], walls[i]
            i -= 1
        color = {cell: n for n, cell in enumerate(self.cells)}
        for a, b in walls:
            if color[a] != color[b]:
                self.join(a, b)
                old, new = color[a], color[b]
                color = {c: new if n == old else n for c, n in color.items()}

    def wilson(self) -> None:
        """Walks to the maze; the way each cell was last left."""
        for start in self.cells:
            if start in self.visited:
                continue
            left_to = {}
            cell = start
            while cell not in self.visited:
                left_to[cell] = self.choose(self.beside(cell))
                cell = left_to[cell]
            way = [start]
            while way[-1] in left_to:
                way.append(left_to[way[-1]])
            for n in range(1, len(way)):
                self.join(way[n - 1], way[n])

    def aldous_broder(self) -> None:
        """One walk."""
        cell = (0, 0)
        while len(self.visited) < len(self.cells):
            entered = self.choose(self.beside(cell))
            if entered not in self.visited:
                self.join(cell, entered)
            cell = entered

    def hunt_and_kill(self) -> None:
        """Walks, each from where the hunt ended."""
        cell: Square | None = (0, 0)
        while cell is not None:
            ways = [c for c in self.beside(cell) if c not in self.visited]
            if ways:
                entered = self.choose(ways)
                self.join(cell, entered)
                cell = entered
                continue
            cell = None
            for found in self.cells:
                near = [c for c in self.beside(found) if c in self.visited]
                if found not in self.visited and near:
                    self.join(found, self.choose(near))
                    cell = found
                    break

    def binary_tree(self) -> None:
        """West or north."""
        for cell in self.cells[1:]:
            self.join(cell, self.choose(self.beside(cell, ((-1, 0), (0, -1)))))

    def sidewinder(self) -> None:
        """Runs."""
        for x in range(self.columns - 1):
            self.join((x, 0), (x + 1, 0))
        for y in range(1, self.rows):
            start = 0
            for x in range(self.columns):
                if x == self.columns - 1 or self.below(2) == 0:
                    up = start + self.below(x - start + 1)
                    self.join((up, y), (up, y - 1))
                    start = x + 1
                else:
                    self.join((x, y), (x + 1, y))

    def eller(self) -> None:
        """Rows; sets by number."""
        number: dict[Square, int] = {}
        new = 0
        for y in range(self.rows):
            row = [(x, y) for x in range(self.columns)]
            for cell in row:
                if cell not in number:
                    number[cell] = new
                    new += 1
            last = y == self.rows - 1
            for x in range(self.columns - 1):
                a, b = number[x, y], number[x + 1, y]
                if a != b and (last or self.below(2) == 0):
                    self.join((x, y), (x + 1, y))
                    for cell in row:
                        if number[cell] == b:
                            number[cell] = a
            done = set()
            for first in row if not last else ():
                if number[first] in done:
                    continue
                done.add(number[first])
                members = [c for c in row if number[c] == number[first]]
                down = 0
                for x, _ in members:
                    if self.below(2) == 0:
                        self.join((x, y), (x, y + 1))
                        number[x, y + 1] = number[first]
                        down += 1
                if not down:
                    x = self.choose(members)[0]
                    self.join((x, y), (x, y + 1))
                    number[x, y + 1] = number[first]

    def division(self) -> None:
        """Walls, as squares; the fields to divide wait in a list."""
        self.visited = set(self.cells)
        self.walls = []
        fields = [(0, 0, self.columns, self.rows)]
        while fields:
            x, y, w, h = fields.pop()
            if w < 2 or h < 2:
                continue
            across = w < h
            if w == h:
                across = self.below(2) == 0
            k, gap = (
                self.below((h if across else w) - 1),
                self.below(w if across else h),
            )
            self.count_step()
            if across:
                line = range(2 * x + 2, 2 * (x + w) + 1)
                self.walls += [
                    (at, 2 * (y + k) + 3) for at in line if at != 2 * (x + gap) + 2
                ]
                fields += [(x, y + k + 1, w, h - k - 1), (x, y, w, k + 1)]
            else:
                line = range(2 * y + 2, 2 * (y + h) + 1)
                self.walls += [
                    (2 * (x + k) + 3, at) for at in line if at != 2 * (y + gap) + 2
                ]
                fields += [(x + k + 1, y, w - k - 1, h), (x, y, k + 1, h)]

    def picture(self) -> Picture:
        """In digits, without ends."""
        width, height = 2 * self.columns + 1, 2 * self.rows + 1
        shown = [[1] * (width + 2) for _ in range(height + 2)]
        for y in range(1, height + 1):
            for x in range(1, width + 1):
                shown[y][x] = int(
                    self.walls is not None
                    and 1 < x < width
                    and 1 < y < height
                    and (x, y) not in self.walls
                )
        if self.walls is None:
            for x, y in self.visited:
                shown[2 * y + 2][2 * x + 2] = 1
            for (ax, ay), (bx, by) in map(tuple, self.joins):
                shown[ay + by + 2][ax + bx + 2] = 1
        return shown


def passages_of(picture: Picture) -> dict[Square, list[Square]]:
    """The squares of the cells, and which each leads to."""
    leads: dict[Square, list[Square]] = {cell: [] for cell in open_cells(picture)}
    for a, b in joins_of(picture):
        leads[a].append(b)
        leads[b].append(a)
    return leads


def walls_to_open(picture: Picture, cell: Square) -> list[Square]:
    """The walls between a cell and an open cell beside it, in the order of the sides."""
    x, y = cell
    cells = set(open_cells(picture))
    return [
        (x + dx, y + dy)
        for dx, dy in SIDES
        if picture[y + dy][x + dx] == 0 and (x + 2 * dx, y + 2 * dy) in cells
    ]


def open_loops(generator: Generator, picture: Picture, percent: int) -> None:
    """Open dead ends in the picture."""
    for cell in sorted(open_cells(picture), key=lambda at: (at[1], at[0])):
        if len(passages_of(picture)[cell]) == 1 and generator.below(100) < percent:
            walls = walls_to_open(picture, cell)
            if walls:
                x, y = walls[generator.below(len(walls))]
                picture[y][x] = 1


def distances(picture: Picture, start: Square) -> dict[Square, int]:
    """How many passages and bridges lead from a cell to each that can be reached."""
    leads = passages_of(picture)
    far = {start: 0}
    edge = [start]
    while edge:
        reached = {b for a in edge for b in leads[a]} - set(far)
        far.update(dict.fromkeys(reached, far[edge[0]] + 1))
        edge = list(reached)
    return far


def farthest(picture: Picture, start: Square) -> Square:
    """The cell farthest from one, the first of several."""
    far = distances(picture, start)
    return min(far, key=lambda cell: (-far[cell], cell[1], cell[0]))


def make_picture(
    size: Square, seed: int, algorithm: str, ends: str, loops: str, steps: int
) -> Picture:
    """A maze by the rules, with its ends."""
    generator = Generator(seed)
    if algorithm in ("backtracker", "woven"):
        picture = carve(generator, *size, steps, ANY if algorithm == "woven" else 0)
    else:
        rules = Rules(generator, size[0] // 2, size[1] // 2, steps)
        try:
            getattr(rules, algorithm.replace("-", "_"))()
        except Full:
            pass
        picture = rules.picture()
    if loops != "-":
        open_loops(generator, picture, int(loops))
    if ends != "far":
        place_ends(generator, picture, ends)
        return picture
    start = farthest(picture, (2, 2))
    goal = farthest(picture, start)
    picture[goal[1]][goal[0]] = GOAL
    picture[start[1]][start[0]] = PLAYER
    return picture


def check_loops(picture: Picture) -> None:
    """No dead end is left that a wall could be opened at; raises Wrong."""
    for cell, leads in passages_of(picture).items():
        if len(leads) == 1 and walls_to_open(picture, cell):
            raise Wrong(f"a dead end at {cell[0]},{cell[1]}")


def check_far(picture: Picture, kind: str) -> None:
    """Start and goal are the first that are farthest; in a tree, of all pairs; raises Wrong."""
    (start,), (goal,) = places_of(picture, PLAYER), places_of(picture, GOAL)
    if start != farthest(picture, (2, 2)) or goal != farthest(picture, start):
        raise Wrong(f"not the farthest: {start} and {goal}")
    between = distances(picture, start)[goal]
    for cell in open_cells(picture):
        if kind == "tree" and max(distances(picture, cell).values()) > between:
            raise Wrong(f"farther apart than {start} and {goal} is a way from {cell}")


def count_trees(algorithm: str, seeds: int) -> tuple[int, float]:
    """How many trees python_ref makes at 7x7 from so many seeds, and chi-squared over 192."""
    from python_ref import algorithms, grid, random_numbers
    from python_ref import carve as twin

    engine = "carve_" + algorithm.replace("-", "_")
    carver = getattr(algorithms, engine, None) or getattr(twin, engine)
    found: collections.Counter = collections.Counter()
    for n in range(seeds):
        random_numbers.seed_with(1 + n * 1103515245 % 2147483646)
        maze = grid.make_grid(7, 7)
        twin.carve(maze, carver, ANY, 0)
        found[tuple(maze.cell)] += 1
    expected = seeds / 192
    missing = (192 - len(found)) * expected
    return len(found), missing + sum(
        (n - expected) ** 2 / expected for n in found.values()
    )


def run(command: str, arguments: list[str]) -> None:
    """Run one of the commands; raises Wrong."""
    if command == "rules":
        size, seed, count, algorithm, ends, loops, steps = arguments
        print_blocks(
            draw(
                make_picture(size_from(size), n, algorithm, ends, loops, int(steps)),
                "digits",
            )
            for n in range(int(seed), int(seed) + int(count))
        )
    elif command == "trees":
        trees, chi_squared = count_trees(arguments[0], int(arguments[1]))
        print(trees, f"{chi_squared:.1f}")
    else:
        for n, picture in enumerate(read_pictures(sys.stdin.read()), 1):
            try:
                if command == "loops":
                    check_loops(picture)
                else:
                    check_far(picture, arguments[0])
            except Wrong as why:
                raise Wrong(f"maze {n}: {why}") from None


if __name__ == "__main__":
    try:
        run(sys.argv[1], sys.argv[2:])
    except Wrong as why:
        sys.exit(str(why))
