"""step: one step with the keys a s d w."""

STEP_KEYS = "dasw"  # by direction


def take_step(maze, key: str) -> bool:
    """Move the player one step; False if a wall is in the way."""
    to = maze.player + maze.step[STEP_KEYS.index(key)]
    is_free = to == maze.goal or maze.is_open(to)
    if is_free:
        maze.player = to
    return is_free
