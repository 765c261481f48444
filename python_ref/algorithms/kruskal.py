"""kruskal: Kruskal's algorithm."""

from python_ref.grid import EAST, SOUTH


def carve_kruskal(maze, first: int, dig) -> None:
    """Open the walls in random order, unless their two cells are already connected. J. B. Kruskal, 1956."""
    set_of = {here: [here] for here in maze.list_cells()}
    walls = [(here, k) for here in set_of for k in maze.list_neighbors(here)]
    walls = [(here, k) for here, k in walls if k in (EAST, SOUTH)]
    for i in range(len(walls) - 1, 0, -1):
        j = maze.random.below(i + 1)
        walls[i], walls[j] = walls[j], walls[i]
    for here, k in walls:
        its, mine = sorted((set_of[here], set_of[here + 2 * maze.step[k]]), key=len)
        if mine is not its:
            dig(maze, here, k)
            mine += its
            set_of.update(dict.fromkeys(its, mine))
