"""grid: the array of walls and cells.

A maze has width x height squares, walls included. A ring of open squares lies around them. All
rows are stored one after another in one list: cell[y * stride + x], with stride = width + 2 and
0 <= x <= width + 1, 0 <= y <= height + 1. Squares whose x and y are both even are cells.

Directions are numbers, 0 east, 1 west, 2 south, 3 north; the opposite of k is k ^ 1. A step in
direction k adds step[k] to an index of the list, and the end of a bridge to there is BRIDGE + k.
"""

from python_ref.random_numbers import Random

EAST, WEST, SOUTH, NORTH = DIRECTIONS = range(4)
WALL, OPEN, BRIDGE, LEFT_OUT = 0, 1, 4, 9
SIDES, SIDES_READ = range(5, 2002, 2), range(3, 2002)  # of mazes made, and read


class Stopped(Exception):
    """No more passages may be dug."""


class Maze:
    """The grid, player and goal; a square is an index into cell, and 0 means none."""

    def __init__(self, width: int, height: int, seed: int = 0) -> None:
        """All walls, with the ring around; a maze from a file has the seed that it names, or 0."""
        self.width, self.height, self.stride = width, height, width + 2
        self.step = (1, -1, self.stride, -self.stride)
        ring, row = [OPEN] * self.stride, [OPEN, *[WALL] * width, OPEN]
        self.cell = ring + row * height + ring
        self.player = self.goal = 0
        self.was_read = False  # from a file, so a cell may be filled
        self.seed, self.random = seed, Random(seed)
        self.passages_left = self.bridges_left = 0  # may be dug
        self.trace = None  # a Trace, if that was asked
        self.way: list = []  # the shortest path, once the maze is solved
        self.keys = ""  # the keys played so far, in a game from a file

    def rows(self, codes=None) -> list:
        """The codes of the grid, or others, one for each square, row by row, ring included."""
        starts, codes = range(0, len(self.cell), self.stride), codes or self.cell
        return [codes[at : at + self.stride] for at in starts]

    def place(self, square: int) -> tuple:
        """X and Y of a square."""
        return square % self.stride, square // self.stride

    def turns(self, way: list) -> list:
        """The squares of a path in which it changes its direction."""
        three = zip(way, way[1:], way[2:])
        around = [(at, self.place(a), self.place(b)) for a, at, b in three]
        return [at for at, (x, y), (to_x, to_y) in around if x != to_x and y != to_y]

    def is_outside(self, square: int) -> bool:
        """Is the square in the ring?"""
        x, y = self.place(square)
        return not (1 <= x <= self.width and 1 <= y <= self.height)

    def is_open(self, square: int) -> bool:
        """Is the square inside, and plainly open?"""
        return not self.is_outside(square) and self.cell[square] == OPEN

    def cross_from(self, square: int, k: int) -> int:
        """The square behind the bridge in direction k; 0 if there is none."""
        is_bridge = self.cell[square + self.step[k]] == BRIDGE + k
        return square + 4 * self.step[k] if is_bridge else 0

    def list_cells(self) -> list:
        """All cells that no mask leaves out, row by row; without filled ones if the maze was read."""
        rows, columns = range(2, self.height, 2), range(2, self.width, 2)
        cells = [y * self.stride + x for y in rows for x in columns]
        no_cell = (LEFT_OUT, WALL) if self.was_read else (LEFT_OUT,)
        return [here for here in cells if self.cell[here] not in no_cell]

    def list_neighbors(self, here: int, codes: tuple = (WALL, OPEN)) -> list:
        """The directions in which there is a cell, visited or not; or only those with a code."""
        to = [here + 2 * step for step in self.step]
        inside = [k for k in DIRECTIONS if not self.is_outside(to[k])]
        return [k for k in inside if self.cell[to[k]] in codes]

    def has_square_cells(self) -> bool:
        """Is every open square a cell, because a side is even, a square between four cells is open or many cells are filled?"""
        between = [row[3:-3:2] for row in self.rows()[3:-3:2]]
        is_odd = self.width % 2 == self.height % 2 == 1
        if not is_odd or any(OPEN in row for row in between):
            return True
        places = [code for row in self.rows()[2:-2:2] for code in row[2:-2:2]]
        kept = [code for code in places if code != LEFT_OUT]
        return self.was_read and 4 * kept.count(WALL) > len(kept)
