"""braille: a character for two columns and four rows."""

from python_ref.grid import WALL
from python_ref.pictures.shared.small import put_small_sign

DOTS = ((0x01, 0x08), (0x02, 0x10), (0x04, 0x20), (0x40, 0x80))  # by row and column


def draw_braille(maze, colored: bool) -> None:
    """Print the maze; the path counts as open."""
    for y in range(1, maze.height + 1, 4):
        line = ""
        for x in range(1, maze.width + 1, 2):
            rows, columns = range(y, maze.height + 1)[:4], range(x, maze.width + 1)[:2]
            here = [row * maze.stride + column for row in rows for column in columns]
            walls = [divmod(at, maze.stride) for at in here if maze.cell[at] == WALL]
            dots = sum(DOTS[row - y][column - x] for row, column in walls)
            line += put_small_sign(maze, here, [], colored) or chr(0x2800 + dots)
        print(line)
