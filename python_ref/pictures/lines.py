"""lines: walls as lines, a cell three columns wide."""

from python_ref.grid import WALL
from python_ref.pictures.shared.picture import choose_signs, make_picture

NARROW = "│", " ", "═", "═", "║", "║", "●", "·", "◆", " "
WIDE = "───", "   ", "═══", "═══", " ║ ", " ║ ", " ● ", " · ", " ◆ ", "   "
JUNCTION = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # arms up (1), right (2), down (4) and left (8)


def draw_lines(maze, colored: bool) -> None:
    """Wide and narrow columns in turn, junctions where x and y are odd."""
    signs = choose_signs(WIDE, colored), choose_signs(NARROW, colored)
    for y, row in enumerate(make_picture(maze, "plain")[1:-1], 1):
        line = ""
        for x, code in enumerate(row[1:-1], 1):
            at, sign = y * maze.stride + x, signs[x % 2][code]
            if x % 2 and y % 2 and code in "01":
                around = (at - maze.stride, at + 1, at + maze.stride, at - 1)
                arms = [maze.cell[to] == WALL for to in around]
                sign = JUNCTION[sum(arm << n for n, arm in enumerate(arms))]
            line += sign
        print(line)
