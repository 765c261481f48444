"""edges: the spanning tree, for other programs."""

from python_ref.grid import EAST, SOUTH
from python_ref.maze.ends import inside_of
from python_ref.maze.links import link_cells


def draw_edges(maze, _) -> None:
    """The spanning tree: for each passage, the two cells that it connects, X,Y X,Y from 0,0."""
    sides = None if maze.has_square_cells() else (maze.width, maze.height)

    def name(square: int) -> str:
        place = maze.place(square)
        if sides:  # the cell there, or else the one west or north of it
            place = [min(max(n, 2), side - 1) // 2 for n, side in zip(place, sides)]
        return f"{place[0] - 1},{place[1] - 1}"

    for here, ways in link_cells(maze).items():
        for k in (EAST, SOUTH):
            if k in ways:
                print(name(here), name(ways[k]))
    for what, square in (("start", maze.player), ("goal", maze.goal)):
        if square:
            print("#", what, name(inside_of(maze, square)))
