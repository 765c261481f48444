"""edges: the spanning tree, for other programs."""

from python_ref.grid import EAST, SOUTH, Maze
from python_ref.maze.ends import inside_of
from python_ref.maze.links import copy_maze, link_cells
from python_ref.maze.square_cells import has_square_cells


def draw_edges(maze: Maze, _: bool) -> None:
    """The spanning tree: for each passage, the two cells that it connects, X,Y X,Y from 0,0."""
    far = 1 if has_square_cells(maze) else 2

    def name(cell: int) -> str:
        y, x = divmod(cell, maze.stride)
        return f"{x // far - 1},{y // far - 1}"

    for here, there in link_cells(maze, copy_maze(maze)).items():
        for to in filter(None, (there[EAST], there[SOUTH])):
            print(f"{name(here)} {name(to)}")
    find_cell = inside_of if far == 1 else nearest_cell
    for what, square in (("start", maze.player), ("goal", maze.goal)):
        if square:
            print(f"# {what} {name(find_cell(maze, square))}")


def nearest_cell(maze: Maze, square: int) -> int:
    """The cell at a square, or else the one to the west or north of it."""
    y, x = divmod(square, maze.stride)
    x = min(max(x - x % 2, 2), maze.width - 1)
    y = min(max(y - y % 2, 2), maze.height - 1)
    return y * maze.stride + x
