"""picture: the maze, drawn in blocks."""

from python_ref.grid import OPEN, WALL, Maze

BLOCKS = {WALL: "██", OPEN: "  "}


def draw_plain(maze: Maze) -> None:
    """Print the maze, with the player."""
    squares = [BLOCKS[code] for code in maze.cell]
    squares[maze.player] = "● "
    for y in range(1, maze.height + 1):
        print("".join(squares[y * maze.stride :][1 : maze.width + 1]))
