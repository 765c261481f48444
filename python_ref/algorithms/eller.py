"""eller: Eller's algorithm."""

from python_ref.grid import EAST, SOUTH


def carve_eller(maze, first: int, dig) -> None:
    """Row by row, connect sets to the east, then each set to the south. M. Eller, 1982."""
    set_of: dict = {}
    for y in range(2, maze.height, 2):
        row = [y * maze.stride + x for x in range(2, maze.width, 2)]
        is_last = y == maze.height - 1
        for here in row:
            set_of.setdefault(here, [here])
        for here in row[:-1]:
            mine, its = set_of[here], set_of[here + 2]
            if mine is not its and (is_last or maze.random.below(2) == 0):
                dig(maze, here, EAST)
                mine += its
                set_of.update(dict.fromkeys(its, mine))
        if is_last:
            return
        sets_below: dict = {}
        for here in row:
            members = sorted(set_of[here])
            if here == members[0]:
                # a dig may end the carving, so the next member is not drawn before it
                chosen = (at for at in members if maze.random.below(2) == 0)
                reached = [dig(maze, at, SOUTH) for at in chosen]
                reached = reached or [dig(maze, maze.random.choose(members), SOUTH)]
                sets_below.update(dict.fromkeys(reached, reached))
        set_of = sets_below
