"""edges: the spanning tree, for other programs."""

from python_ref.core.output import put_line
from python_ref.grid import EAST, SOUTH, Maze
from python_ref.maze.ends import inside_of
from python_ref.maze.links import link_cells, nearest_cell
from python_ref.maze.solve import copy_maze
from python_ref.maze.square_cells import has_square_cells
from python_ref.maze.trace import name_cell


def draw_edges(maze: Maze, _: bool) -> None:
    """The spanning tree: for each passage, the two cells that it connects, X,Y X,Y from 0,0."""
    if has_square_cells(maze):
        draw_square_edges(maze)
        return
    for here, there in link_cells(maze, copy_maze(maze)).items():
        for to in (there[EAST], there[SOUTH]):
            if to:
                put_line(f"{name_cell(maze, here)} {name_cell(maze, to)}")
    put_cell(maze, "start", maze.player)
    put_cell(maze, "goal", maze.goal)


def draw_square_edges(maze: Maze) -> None:
    """The same where every open square is a cell."""

    def name(square: int) -> str:
        return f"{square % maze.stride - 1},{square // maze.stride - 1}"

    for here, there in link_cells(maze, copy_maze(maze)).items():
        for to in (there[EAST], there[SOUTH]):
            if to:
                put_line(f"{name(here)} {name(to)}")
    for what, square in (("start", maze.player), ("goal", maze.goal)):
        if square:
            put_line(f"# {what} {name(inside_of(maze, square))}")


def put_cell(maze: Maze, name: str, square: int) -> None:
    """A line with the cell that a square is in, or next to."""
    if square:
        put_line(f"# {name} {name_cell(maze, nearest_cell(maze, square))}")
