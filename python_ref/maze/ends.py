"""ends: the start and the goal.

The goal is a cell, or, where there is an exit in the border, the square of the ring outside it.
A kind of ends is a function place_NAME; place_corners is in the chapter ends.
"""

from python_ref.ends import place_corners  # noqa: F401, found by its name
from python_ref.grid import LEFT_OUT, OPEN, SOUTH, Maze, is_outside
from python_ref.maze.links import copy_maze, link_cells, walk_links
from python_ref.maze.neighbors import list_cells


def outside_of(maze: Maze, opening: int) -> int:
    """The square of the ring next to an opening in the border; 0 if the opening is not in the border."""
    outside = [opening + step for step in maze.step if is_outside(maze, opening + step)]
    return outside[0] if outside else 0


def inside_of(maze: Maze, goal: int) -> int:
    """The exit that leads to the goal; or the goal itself, inside the maze."""
    exits = [goal + step for step in maze.step if not is_outside(maze, goal + step)]
    return exits[0] if exits and is_outside(maze, goal) else goal


def find_goal(maze: Maze, square: int) -> int:
    """The goal that a sign on a square means: that square, or the one outside of an exit; 0 in a corner."""
    outside = [square + step for step in maze.step if is_outside(maze, square + step)]
    return 0 if len(outside) == 2 else outside[0] if outside else square


def place_ends(maze: Maze, kind: str) -> None:
    """Set and open the player's square and the goal; kind: corners, opposite, center, random or far."""
    if kind == "corners" and LEFT_OUT in maze.cell:
        kind = "above_and_below"
    globals()[f"place_{kind}"](maze)
    maze.cell[maze.player] = maze.cell[inside_of(maze, maze.goal)] = OPEN


def place_above_and_below(maze: Maze) -> None:
    """In a shape: above the first cell and below the last."""
    first, *_, last = list_cells(maze)
    maze.player = first - maze.stride
    maze.goal = find_goal(maze, last + maze.stride)


def place_opposite(maze: Maze) -> None:
    """A random opening in the border, and its mirror image through the center."""
    side = maze.random.below(4)  # a direction
    cells = maze.cells_high if side < SOUTH else maze.cells_wide
    along = cells + 1
    while along == cells + 1:  # the middle would be its own mirror image
        along = 2 * maze.random.below(cells) + 2
    x, y = ((maze.width, along), (1, along), (along, maze.height), (along, 1))[side]
    maze.player = y * maze.stride + x
    maze.goal = outside_of(maze, len(maze.cell) - 1 - maze.player)


def place_center(maze: Maze) -> None:
    """The cell in the middle, and an opening in the north."""
    row, column = maze.cells_high // 2, maze.cells_wide // 2
    maze.player = (2 * row + 2) * maze.stride + 2 * column + 2
    maze.goal = 2 * maze.random.below(maze.cells_wide) + 2


def place_random(maze: Maze) -> None:
    """Two random cells."""
    maze.player = maze.goal = maze.random.choose(list_cells(maze))
    while maze.goal == maze.player:
        maze.goal = maze.random.choose(list_cells(maze))


def place_far(maze: Maze) -> None:
    """The two cells farthest apart; in a maze with loops, nearly the farthest."""
    maze.player = find_farthest(maze, list_cells(maze)[0])
    maze.goal = find_farthest(maze, maze.player)


def find_farthest(maze: Maze, start: int) -> int:
    """The cell farthest from a cell, counted in passages and bridges; the first of several."""
    distance = walk_links(link_cells(maze, copy_maze(maze)), start)
    return max(sorted(distance), key=lambda here: distance[here])
