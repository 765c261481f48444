"""algorithms: the other ways to carve; loops.

Each carve_NAME(maze, first) opens passages with dig, from a grid of walls in which only the first
cell is open, until nothing is left to open; dig raises Stopped where --steps has it. A choice is
one number of below, even among one thing. Directions are 0 to 3: east, west, south, north. See W. D.
Pullen, Think Labyrinth, and J. Buck, Mazes for Programmers, 2015.
"""

from __future__ import annotations

from collections.abc import Sequence

from python_ref import carve
from python_ref.carve import Stopped, dig
from python_ref.grid import (
    BRIDGE_EAST,
    EAST,
    NORTH,
    OPEN,
    SOUTH,
    WALL,
    WEST,
    Maze,
    is_outside,
)
from python_ref.random_numbers import below

ALGORITHMS = ("backtracker", "prim", "kruskal", "wilson", "aldous-broder", "hunt-and-kill",
              "binary-tree", "sidewinder", "eller", "division")  # fmt: skip


def pick_way(ways: Sequence[int]) -> int:
    """One of the directions, or of whatever else there is."""
    return ways[below(len(ways))]


def list_cells(maze: Maze) -> list[int]:
    """All cells, row by row."""
    return [
        y * maze.stride + x
        for y in range(2, maze.height, 2)
        for x in range(2, maze.width, 2)
    ]


def list_neighbors(maze: Maze, here: int) -> list[int]:
    """The directions in which there is a cell."""
    return [k for k in range(4) if not is_outside(maze, here + 2 * maze.step[k])]


def list_visited(maze: Maze, here: int) -> list[int]:
    """The directions in which there is a visited cell."""
    return [
        k
        for k in list_neighbors(maze, here)
        if maze.cell[here + 2 * maze.step[k]] == OPEN
    ]


def list_unvisited(maze: Maze, here: int) -> list[int]:
    """The directions in which there is an unvisited cell."""
    return [
        k
        for k in list_neighbors(maze, here)
        if maze.cell[here + 2 * maze.step[k]] == WALL
    ]


def carve_prim(maze: Maze, first: int) -> None:
    """Join any cell beside the maze to it, again and again. R. C. Prim, 1957."""
    frontier = [first + 2 * maze.step[k] for k in list_neighbors(maze, first)]
    seen = {first, *frontier}
    while frontier:
        at = below(len(frontier))
        here = frontier[at]
        frontier[at] = frontier[-1]
        frontier.pop()
        dig(maze, here, pick_way(list_visited(maze, here)))
        for k in list_neighbors(maze, here):
            to = here + 2 * maze.step[k]
            if to not in seen:
                seen.add(to)
                frontier.append(to)


def carve_kruskal(maze: Maze, first: int) -> None:
    """Open the walls in any order, but none between cells that are joined. J. B. Kruskal, 1956."""
    walls = [
        (here, k)
        for here in list_cells(maze)
        for k in list_neighbors(maze, here)
        if k in (EAST, SOUTH)
    ]
    for i in range(len(walls) - 1, 0, -1):
        j = below(i + 1)
        walls[i], walls[j] = walls[j], walls[i]
    set_of = {here: [here] for here in list_cells(maze)}
    for here, k in walls:
        mine, its = set_of[here], set_of[here + 2 * maze.step[k]]
        if mine is its:
            continue
        dig(maze, here, k)
        if len(mine) < len(its):
            mine, its = its, mine
        mine += its
        for member in its:
            set_of[member] = mine


def carve_wilson(maze: Maze, first: int) -> None:
    """Wander to the maze, and carve the way without its loops. D. B. Wilson, 1996."""
    for start in list_cells(maze):
        way_out = {}
        here = start
        while maze.cell[here] == WALL:
            way_out[here] = pick_way(list_neighbors(maze, here))
            here += 2 * maze.step[way_out[here]]
        end, here = here, start
        while here != end:
            here = dig(maze, here, way_out[here])


def carve_aldous_broder(maze: Maze, first: int) -> None:
    """Wander, and open the way to each new cell. D. Aldous, 1990; A. Broder, 1989."""
    here, left = first, len(list_cells(maze)) - 1
    while left:
        k = pick_way(list_neighbors(maze, here))
        to = here + 2 * maze.step[k]
        if maze.cell[to] == WALL:
            dig(maze, here, k)
            left -= 1
        here = to


def carve_hunt_and_kill(maze: Maze, first: int) -> None:
    """Walk on as long as there is a way; then hunt for the next cell to go on from."""
    here = first
    while True:
        while ways := list_unvisited(maze, here):
            here = dig(maze, here, pick_way(ways))
        for here in list_cells(maze):
            if maze.cell[here] == WALL and list_visited(maze, here):
                dig(maze, here, pick_way(list_visited(maze, here)))
                break
        else:
            return


def carve_binary_tree(maze: Maze, first: int) -> None:
    """Join each cell to the west or to the north."""
    for here in list_cells(maze):
        ways = [k for k in list_neighbors(maze, here) if k in (WEST, NORTH)]
        if ways:
            dig(maze, here, pick_way(ways))


def carve_sidewinder(maze: Maze, first: int) -> None:
    """Join the cells of a row into runs, and each run to the row above."""
    run: list[int] = []
    for here in list_cells(maze):
        ways = list_neighbors(maze, here)
        run.append(here)
        if NORTH not in ways:
            if EAST in ways:
                dig(maze, here, EAST)
        elif EAST not in ways or below(2) == 0:
            dig(maze, pick_way(run), NORTH)
        else:
            dig(maze, here, EAST)
            continue
        run = []


def carve_eller(maze: Maze, first: int) -> None:
    """Row by row: join sets to the east, then each to the south. M. Eller, 1982."""
    row: list[int] = []
    set_of: dict[int, list[int]] = {}
    for y in range(2, maze.height, 2):
        row = [y * maze.stride + x for x in range(2, maze.width, 2)]
        is_last = y == maze.height - 1
        for here in row:
            set_of.setdefault(here, [here])
        for here in row[:-1]:
            mine, its = set_of[here], set_of[here + 2]
            if mine is not its and (is_last or below(2) == 0):
                dig(maze, here, EAST)
                mine += its
                for member in its:
                    set_of[member] = mine
        if is_last:
            return
        sets_below: dict[int, list[int]] = {}
        for here in row:
            members = sorted(set_of[here])
            if here != members[0]:
                continue
            reached = []
            for member in members:
                if below(2) == 0:
                    reached.append(dig(maze, member, SOUTH))
            if not reached:
                reached.append(dig(maze, pick_way(members), SOUTH))
            sets_below.update(dict.fromkeys(reached, reached))
        set_of = sets_below


def carve_division(maze: Maze, first: int) -> None:
    """Wall off all that is open, field by field. A step is a wall, which uses the budget up."""
    for y in range(2, maze.height):
        for x in range(2, maze.width):
            maze.cell[y * maze.stride + x] = OPEN
    divide(maze, 0, 0, maze.cells_wide, maze.cells_high)


def divide(maze: Maze, column: int, row: int, wide: int, high: int) -> None:
    """Divide a field, in cells, and its two parts."""
    if wide < 2 or high < 2:
        return
    if wide < high or (wide == high and below(2) == 0):
        k, gap = below(high - 1) + 1, below(wide)  # the rows north of the wall
        at = (2 * (row + k) + 1) * maze.stride + 2 * column + 2
        build_wall(maze, at, 1, wide, gap)
        divide(maze, column, row, wide, k)
        divide(maze, column, row + k, wide, high - k)
    else:
        k, gap = below(wide - 1) + 1, below(high)
        at = (2 * row + 2) * maze.stride + 2 * (column + k) + 1
        build_wall(maze, at, maze.stride, high, gap)
        divide(maze, column, row, k, high)
        divide(maze, column + k, row, wide - k, high)


def build_wall(maze: Maze, at: int, step: int, cells: int, gap: int) -> None:
    """A wall along so many cells, from a square on, with a gap at one of them, counted from 0."""
    if not carve.passages_left:
        raise Stopped
    carve.passages_left -= 1
    for k in range(2 * cells - 1):
        if k != 2 * gap:
            maze.cell[at + k * step] = WALL


def open_loops(maze: Maze, percent: int) -> None:
    """Open so many of the dead ends to a cell beside them."""
    for here in list_cells(maze):
        beside = [maze.cell[here + step] for step in maze.step]
        passages = [k for k in range(4) if beside[k] in (OPEN, BRIDGE_EAST + k)]
        if maze.cell[here] != OPEN or len(passages) != 1 or below(100) >= percent:
            continue
        walls = [k for k in list_visited(maze, here) if beside[k] == WALL]
        if walls:
            maze.cell[here + maze.step[pick_way(walls)]] = OPEN
