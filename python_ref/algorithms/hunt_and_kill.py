"""hunt-and-kill: a walk, and a hunt where it ends."""

from python_ref.carve import Digger
from python_ref.grid import WALL, Maze
from python_ref.maze.neighbors import list_cells, list_unvisited, list_visited


def carve_hunt_and_kill(maze: Maze, first: int, dig: Digger) -> None:
    """Walk until there is no candidate; then hunt for the next cell to continue from."""
    here = first
    while True:
        while ways := list_unvisited(maze, here):
            here = dig(maze, here, maze.random.choose(ways))
        for here in list_cells(maze):
            if maze.cell[here] == WALL and list_visited(maze, here):
                dig(maze, here, maze.random.choose(list_visited(maze, here)))
                break
        else:
            return
