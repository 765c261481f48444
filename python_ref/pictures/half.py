"""half: a character for each column and two rows."""

from python_ref.grid import OPEN, WALL
from python_ref.pictures.shared.small import put_small_sign

HALF = "█▄▀ "  # by what is open: the upper square (1), the lower one (2)
BRIDGES = {4: "═", 5: "═", 6: "║", 7: "║"}


def draw_half(maze, colored: bool) -> None:
    """Rows 1 and 2, 3 and 4 ..."""
    way = {*maze.way}
    for y in range(1, maze.height + 1, 2):
        line = ""
        for x in range(1, maze.width + 1):
            here = [row * maze.stride + x for row in range(y, maze.height + 1)[:2]]
            upper, lower = [*(maze.cell[at] for at in here), OPEN][:2]
            rails = [BRIDGES[code] for code in (upper, lower) if code in BRIDGES]
            sign = put_small_sign(maze, here, way, colored) or min(rails, default="")
            line += sign or HALF[(upper != WALL) + 2 * (lower != WALL)]
        print(line)
