"""step: one step with the keys a s d w."""

from python_ref.grid import OPEN, Maze, is_outside

STEP_KEYS = "dasw"  # by direction


def find_direction(key: str) -> int:
    """The direction of a key."""
    return STEP_KEYS.index(key)


def step_from(maze: Maze, square: int, k: int) -> int:
    """The next square in direction k; 0 if a wall is in the way."""
    to = square + maze.step[k]
    is_open = not is_outside(maze, to) and maze.cell[to] == OPEN
    return to if is_open or to == maze.goal else 0


def take_step(maze: Maze, key: str) -> bool:
    """Move the player one step; False if a wall is in the way."""
    to = step_from(maze, maze.player, find_direction(key))
    maze.player = to or maze.player
    return to > 0
