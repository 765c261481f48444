"""walk: what one step does; the replay of a string of keys."""

from __future__ import annotations

from python_ref.grid import BRIDGE_EAST, OPEN, Maze, is_outside

STEP_KEYS = "dasw"  # by direction


def step_from(maze: Maze, square: int, k: int) -> int:
    """The square one step on in direction k; 0 if the step is refused."""
    to = square + maze.step[k]
    if to == maze.goal:
        return to
    if is_outside(maze, to):
        return 0
    if maze.cell[to] == BRIDGE_EAST + k:
        to = square + 4 * maze.step[k]  # across it, in one step
    return to if maze.cell[to] == OPEN else 0


def replay(maze: Maze, keys: str) -> tuple[str, int, int]:
    """Move the player; the result (won, quit or unfinished), moves and bumps."""
    moves = bumps = 0
    for key in keys:
        if maze.player == maze.goal:
            break
        if key == "q":
            return "quit", moves, bumps
        if key not in STEP_KEYS:
            continue
        to = step_from(maze, maze.player, STEP_KEYS.index(key))
        if to:
            maze.player = to
            moves += 1
        else:
            bumps += 1
    return "won" if maze.player == maze.goal else "unfinished", moves, bumps
