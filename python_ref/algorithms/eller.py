"""eller: Eller's algorithm."""

from python_ref import carve
from python_ref.grid import EAST, SOUTH, Maze
from python_ref.maze.neighbors import pick_way
from python_ref.random_numbers import below


def carve_eller(maze: Maze, first: int) -> None:
    """Row by row, connect sets to the east, then each set to the south. M. Eller, 1982."""
    set_of: dict[int, list[int]] = {}
    for y in range(2, maze.height, 2):
        row = [y * maze.stride + x for x in range(2, maze.width, 2)]
        is_last = y == maze.height - 1
        for here in row:
            set_of.setdefault(here, [here])
        for here in row[:-1]:
            mine, its = set_of[here], set_of[here + 2]
            if mine is not its and (is_last or below(2) == 0):
                carve.dig(maze, here, EAST)
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
            # a dig may end the carving, so the next member is not drawn before it
            for member in members:
                if below(2) == 0:
                    reached.append(carve.dig(maze, member, SOUTH))
            if not reached:
                reached.append(carve.dig(maze, pick_way(members), SOUTH))
            sets_below.update(dict.fromkeys(reached, reached))
        set_of = sets_below
