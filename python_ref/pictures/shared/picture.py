"""picture: choose the code that shows each square.

A picture is rows of codes, ring included: a code of the grid, or P for the player, G for the goal, T for the trail. The
plain kind shows a bridge in its crossed cell, digits shows the grid, and file shows it with the exit as the goal.
"""

from python_ref.grid import BRIDGE, EAST, SOUTH
from python_ref.maze.ends import inside_of

CODES = "014567PTG9"  # wall, open, bridges east, west, south, north, player, trail, goal, outside
COLORS = {"P": "\033[1;33m", "T": "\033[36m", "G": "\033[1;32m"}


def make_picture(maze, kind: str) -> list:
    """Rows of codes; kind is plain, digits or file."""
    picture = [str(code) for code in maze.cell]
    for square in maze.way[1:-1]:
        picture[square] = "T"
    if kind == "plain":
        for at, code in enumerate(maze.cell):
            if code in (BRIDGE + EAST, BRIDGE + SOUTH):
                picture[at + maze.step[code - BRIDGE]] = str(code)
    goal = inside_of(maze, maze.goal) if kind == "file" else maze.goal
    if not maze.is_outside(goal):
        picture[goal] = "G"
    if maze.player:
        picture[maze.player] = "P"
    return maze.rows(picture)


def choose_signs(signs: tuple, colored: bool) -> dict:
    """The sign for each code, from the signs in the order of CODES."""
    shown = dict(zip(CODES, signs))
    if colored:
        for code, color in COLORS.items():
            shown[code] = f"{color}{shown[code]}\033[0m"
    return shown


def draw_squares(maze, signs: tuple, colored: bool) -> None:
    """One sign per square, in the order of CODES."""
    shown = choose_signs(signs, colored)
    for row in make_picture(maze, "plain")[1:-1]:
        print("".join(shown[code] for code in row[1:-1]))
