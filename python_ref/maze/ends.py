"""ends: the start and the goal.

The goal is a cell, or, where there is an exit in the border, the square of the ring outside it.
"""

from python_ref.grid import OPEN, SOUTH
from python_ref.maze.links import link_cells, walk_links


def inside_of(maze, goal: int) -> int:
    """The exit that leads to the goal; or the goal itself, inside the maze."""
    if maze.is_outside(goal):
        for step in maze.step:
            if not maze.is_outside(goal + step):
                return goal + step
    return goal


def find_goal(maze, square: int) -> list:
    """The goal that a sign on a square means: that square, or the one outside of an exit; two in a corner."""
    around = [square + step for step in maze.step]
    return [*filter(maze.is_outside, around)] or [square]


def place_ends(maze, kind: str) -> None:
    """Set and open the player's square and the goal, for a kind of --ends."""
    cells, wide, high = maze.list_cells(), maze.width // 2, maze.height // 2
    if kind == "opposite":
        place_opposite(maze, wide, high)
    elif kind == "center":
        maze.player = (high // 2 * 2 + 2) * maze.stride + wide // 2 * 2 + 2
        maze.goal = 2 * maze.random.below(wide) + 2
    elif kind == "random":
        maze.player = maze.goal = maze.random.choose(cells)
        while maze.goal == maze.player:
            maze.goal = maze.random.choose(cells)
    elif kind == "far":
        maze.player = find_farthest(maze, cells[0])
        maze.goal = find_farthest(maze, maze.player)
    else:  # corners: above the first cell and below the last
        maze.player = cells[0] - maze.stride
        maze.goal = find_goal(maze, cells[-1] + maze.stride)[0]
    maze.cell[maze.player] = maze.cell[inside_of(maze, maze.goal)] = OPEN


def place_opposite(maze, wide: int, high: int) -> None:
    """A random opening in the border, and its mirror image through the center."""
    side = maze.random.below(4)  # a direction
    cells = high if side < SOUTH else wide
    along = cells + 1
    while along == cells + 1:  # not the middle: the goal would be straight across
        along = 2 * maze.random.below(cells) + 2
    x, y = ((maze.width, along), (1, along), (along, maze.height), (along, 1))[side]
    maze.player = y * maze.stride + x
    maze.goal = find_goal(maze, len(maze.cell) - 1 - maze.player)[0]


def find_farthest(maze, start: int) -> int:
    """The cell farthest from a cell, counted in passages and bridges; the first of several."""
    distance = walk_links(link_cells(maze), start)
    return max(sorted(distance), key=distance.get)
