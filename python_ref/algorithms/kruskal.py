"""kruskal: Kruskal's algorithm."""

from python_ref.carve import Digger
from python_ref.grid import EAST, SOUTH, Maze
from python_ref.maze.neighbors import list_cells, list_neighbors


def carve_kruskal(maze: Maze, first: int, dig: Digger) -> None:
    """Open the walls in random order, unless their two cells are already connected. J. B. Kruskal, 1956."""
    set_of = {here: [here] for here in list_cells(maze)}
    walls = [(here, k) for here in set_of for k in list_neighbors(maze, here)]
    walls = [(here, k) for here, k in walls if k in (EAST, SOUTH)]
    for i in range(len(walls) - 1, 0, -1):
        j = maze.random.below(i + 1)
        walls[i], walls[j] = walls[j], walls[i]
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
