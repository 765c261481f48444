"""text: the maze file."""

from python_ref.maze.ends import inside_of
from python_ref.pictures.shared.picture import CODES, make_picture

FACTS = "# {} {}"
TO_FILE = dict(zip(CODES, "1045328976"))


def draw_text(maze, _) -> None:
    """The lines of the file."""
    print(maze.width, maze.height)
    for row in make_picture(maze, "file")[1:-1]:
        print(*(TO_FILE[code] for code in row[1:-1]))
    if maze.goal and inside_of(maze, maze.goal) == maze.player:
        print("# goal {},{}".format(*maze.place(maze.goal)))
    if maze.player and maze.is_outside(maze.player):
        print("# player {},{}".format(*maze.place(maze.player)))


def put_keys(maze) -> None:
    """The keys played so far, in a game from a file; below the rest."""
    for at in range(0, len(maze.keys), 60):
        print("# keys", maze.keys[at : at + 60])
