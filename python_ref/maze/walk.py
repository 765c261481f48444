"""walk: take the steps of a game, and replay a string of keys.

The keys are d a s w for a step, u to undo the last step that is not undone yet, and q to quit.
"""

from python_ref.step import STEP_KEYS, take_step


def take_any_step(maze, key: str) -> bool:
    """Move the player one step or over a bridge; False if a wall is in the way."""
    if behind := maze.cross_from(maze.player, STEP_KEYS.index(key)):
        maze.player = behind
        return True
    return take_step(maze, key)


def replay(maze, keys: str) -> tuple:
    """Play the keys saved with the maze, then these; return the result, moves and bumps."""
    moves = bumps = 0
    past: list = []  # the squares that u leads back to
    for key in maze.keys + keys:
        here = maze.player
        if here == maze.goal:
            break
        if key == "q":
            return "quit", moves, bumps
        if key == "u" and past:
            maze.player = past.pop()
            moves += 1
        elif key in STEP_KEYS and take_any_step(maze, key):
            past.append(here)
            moves += 1
        elif key in STEP_KEYS:
            bumps += 1
    return "won" if maze.player == maze.goal else "unfinished", moves, bumps
