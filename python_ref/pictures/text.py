"""text: the maze file."""

from python_ref.grid import Maze, is_outside
from python_ref.maze.ends import inside_of
from python_ref.pictures.shared.picture import CODES, make_picture

TO_FILE = dict(zip(CODES, "1045328976"))


def draw_text(maze: Maze, _: bool) -> None:
    """The lines of the file."""
    print(f"{maze.width} {maze.height}")
    for row in make_picture(maze, "file")[1:-1]:
        print(" ".join(TO_FILE[code] for code in row[1:-1]))
    if maze.goal and inside_of(maze, maze.goal) == maze.player:
        print(f"# goal {maze.goal % maze.stride},{maze.goal // maze.stride}")
    if maze.player and is_outside(maze, maze.player):
        print(f"# player {maze.player % maze.stride},{maze.player // maze.stride}")


def put_keys(maze: Maze) -> None:
    """The keys played so far, in a game from a file; below the rest."""
    for at in range(0, len(maze.keys), 60):
        print(f"# keys {maze.keys[at : at + 60]}")
