"""ends: where the player starts, and where he wins.

The goal is a cell, or, where there is an exit in the border, the square of the ring outside it.
A kind of ends is a name in PLACE and a function place_NAME.
"""

from __future__ import annotations

from python_ref.ends import place_corners
from python_ref.grid import OPEN, SOUTH, Maze
from python_ref.maze.bridges import cross_from
from python_ref.random_numbers import below


def outside_of(maze: Maze, opening: int) -> int:
    """The square of the ring next to an opening in the border."""
    y, x = divmod(opening, maze.stride)
    if x in (1, maze.width):
        return opening + (-1 if x == 1 else 1)
    return opening + (-maze.stride if y == 1 else maze.stride)


def inside_of(maze: Maze, goal: int) -> int:
    """The exit that leads to the goal; or the goal itself, inside the maze."""
    y, x = divmod(goal, maze.stride)
    if x == 0 or x > maze.width:
        return goal + (1 if x == 0 else -1)
    if y == 0 or y > maze.height:
        return goal + (maze.stride if y == 0 else -maze.stride)
    return goal


def pick_cell(maze: Maze) -> int:
    """The square of any cell."""
    y, x = divmod(below(maze.cells_wide * maze.cells_high), maze.cells_wide)
    return (2 * y + 2) * maze.stride + 2 * x + 2


def place_ends(maze: Maze, kind: str) -> None:
    """Set player and goal, a name in PLACE, and open both."""
    PLACE[kind](maze)
    maze.cell[maze.player] = maze.cell[inside_of(maze, maze.goal)] = OPEN


def place_opposite(maze: Maze) -> None:
    """An opening somewhere in the border, and its mirror image through the centre."""
    side = below(4)  # a direction
    cells = maze.cells_high if side < SOUTH else maze.cells_wide
    k = below(cells)
    while 2 * k + 1 == cells:  # the middle would be its own mirror image
        k = below(cells)
    along = 2 * k + 2
    x, y = ((maze.width, along), (1, along), (along, maze.height), (along, 1))[side]
    maze.player = y * maze.stride + x
    mirrored = (maze.height + 1 - y) * maze.stride + maze.width + 1 - x
    maze.goal = outside_of(maze, mirrored)


def place_center(maze: Maze) -> None:
    """From the cell in the middle to an opening in the north."""
    row, column = maze.cells_high // 2, maze.cells_wide // 2
    maze.player = (2 * row + 2) * maze.stride + 2 * column + 2
    maze.goal = 2 * below(maze.cells_wide) + 2


def place_random(maze: Maze) -> None:
    """Two cells."""
    maze.player = maze.goal = pick_cell(maze)
    while maze.goal == maze.player:
        maze.goal = pick_cell(maze)


def place_far(maze: Maze) -> None:
    """The ends farthest from each other; in a maze with loops, almost."""
    maze.player = find_farthest(maze, 2 * maze.stride + 2)
    maze.goal = find_farthest(maze, maze.player)


def find_farthest(maze: Maze, start: int) -> int:
    """The cell farthest from a cell, in passages and bridges; the first of several."""
    distance = {start: 0}
    queue = [start]
    for here in queue:
        for k, step in enumerate(maze.step):
            to = cross_from(maze, here, k)
            if not to and maze.cell[here + step] == OPEN:
                to = here + 2 * step
            if to and to not in distance:
                distance[to] = distance[here] + 1
                queue.append(to)
    return max(sorted(distance), key=lambda here: distance[here])


PLACE = {
    "corners": place_corners,
    "opposite": place_opposite,
    "center": place_center,
    "random": place_random,
    "far": place_far,
}
