"""half: a character for each column and two rows."""

from python_ref.grid import OPEN, WALL, Maze
from python_ref.maze.bridges import BRIDGE_EAST, BRIDGE_NORTH, BRIDGE_SOUTH, BRIDGE_WEST
from python_ref.pictures.shared.colors import COLORS
from python_ref.pictures.shared.small import put_small_sign

HALF = "█▄▀ "  # by what is open: the upper square (1), the lower one (2)


def half_row(maze: Maze, y: int, way: set, colored: bool) -> str:
    """Row y and the row below it."""
    line = ""
    for x in range(1, maze.width + 1):
        here = [row * maze.stride + x for row in (y, y + 1)[: maze.height + 1 - y]]
        upper, lower = (*(maze.cell[at] for at in here), OPEN)[:2]
        if sign := put_small_sign(maze, here, colored):
            line += sign
        elif way.intersection(here):
            line += f"{COLORS['T']}·\033[0m" if colored else "·"
        elif {upper, lower} & {BRIDGE_EAST, BRIDGE_WEST}:
            line += "═"
        elif {upper, lower} & {BRIDGE_SOUTH, BRIDGE_NORTH}:
            line += "║"
        else:
            line += HALF[(upper != WALL) + 2 * (lower != WALL)]
    return line


def draw_half(maze: Maze, colored: bool) -> None:
    """Rows 1 and 2, 3 and 4 ..."""
    for y in range(1, maze.height + 1, 2):
        print(half_row(maze, y, set(maze.way), colored))
