"""picture: choose the code that shows each square.

A picture is rows of codes, one for each square, ring included: a code of the grid, or P for the player, G
for the goal, T for the trail. Of the kinds of pictures, plain shows the sign of its bridge in a crossed cell,
digits shows the grid, and file shows the grid with the exit marked as the goal.
"""

from __future__ import annotations

from python_ref.grid import WALL, Maze, is_outside
from python_ref.maze.bridges import BRIDGE_EAST, BRIDGE_SOUTH
from python_ref.maze.ends import inside_of
from python_ref.pictures.shared.colors import COLORS

CODES = "014567PTG9"  # wall, open, bridges east, west, south, north, player, trail, goal, outside
SIGNS = {
    "blocks": ("██", "  ", "══", "══", "║║", "║║", "● ", "· ", "◆ ", "  "),
    "ascii": ("##", "  ", "==", "==", "||", "||", "@ ", ". ", "X ", "  "),
    "digits": ("0 ", "1 ", "4 ", "5 ", "6 ", "7 ", "2 ", "3 ", "8 ", "9 "),
    "narrow": ("│", " ", "═", "═", "║", "║", "●", "·", "◆", " "),
    "wide": ("───", "   ", "═══", "═══", " ║ ", " ║ ", " ● ", " · ", " ◆ ", "   "),
}
JUNCTION = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"  # arms up (1), right (2), down (4) and left (8)


def shown_code(maze: Maze, square: int, kind: str, way: set[int]) -> str:
    """What a square shows in a picture of a kind."""
    if maze.player and square == maze.player:
        return "P"
    goal = inside_of(maze, maze.goal) if kind == "file" else maze.goal
    if maze.goal and square == goal and not is_outside(maze, goal):
        return "G"
    if kind == "plain":
        if maze.cell[square - maze.stride] == BRIDGE_SOUTH:
            return "7"
        if maze.cell[square - 1] == BRIDGE_EAST:
            return "5"
    return "T" if square in way else str(maze.cell[square])


def make_picture(maze: Maze, kind: str) -> list[list[str]]:
    """Rows of codes; kind is plain, digits or file."""
    way = set(maze.way[1:-1])
    codes = [shown_code(maze, at, kind, way) for at in range(len(maze.cell))]
    return [codes[at : at + maze.stride] for at in range(0, len(codes), maze.stride)]


def choose_signs(name: str, colored: bool) -> dict[str, str]:
    """The sign for each code, from a name in SIGNS."""
    signs = dict(zip(CODES, SIGNS[name]))
    for code, color in COLORS.items() if colored else ():
        signs[code] = f"{color}{signs[code]}\033[0m"
    return signs


def split_columns(maze: Maze, row: list[str], y: int, colored: bool) -> str:
    """A row in the format lines: narrow and wide columns in turn, junctions where x and y are odd."""
    signs = (choose_signs("wide", colored), choose_signs("narrow", colored))
    line = ""
    for x in range(1, maze.width + 1):
        code, at = row[x], y * maze.stride + x
        if x % 2 and y % 2 and code in "01":
            around = (at - maze.stride, at + 1, at + maze.stride, at - 1)
            arms = [maze.cell[to] == WALL for to in around]
            line += JUNCTION[sum(arm << n for n, arm in enumerate(arms))]
        else:
            line += signs[x % 2][code]
    return line
