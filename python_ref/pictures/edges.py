"""edges: the spanning tree, for other programs."""

from python_ref.core.output import put_line
from python_ref.grid import EAST, SOUTH, Maze
from python_ref.maze.links import link_cells, nearest_cell
from python_ref.maze.solve import copy_maze
from python_ref.maze.trace import name_cell


def draw_edges(maze: Maze, _: bool) -> None:
    """The spanning tree: for each passage, the two cells that it connects, X,Y X,Y from 0,0."""
    for here, there in link_cells(maze, copy_maze(maze)).items():
        for to in (there[EAST], there[SOUTH]):
            if to:
                put_line(f"{name_cell(maze, here)} {name_cell(maze, to)}")
    put_cell(maze, "start", maze.player)
    put_cell(maze, "goal", maze.goal)


def put_cell(maze: Maze, name: str, square: int) -> None:
    """A line with the cell that a square is in, or next to."""
    if square:
        put_line(f"# {name} {name_cell(maze, nearest_cell(maze, square))}")
