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
    """Move the player by the maze's own keys, then by these: d a s w, u back by the last step not
    yet gone back by, q to quit. The result (won, quit or unfinished), moves and bumps."""
    moves = bumps = 0
    past: list[int] = []  # the squares that u leads back to
    for key in maze.keys + keys:
        if maze.player == maze.goal:
            break
        if key == "q":
            return "quit", moves, bumps
        if key == "u" and past:
            maze.player = past.pop()
            moves += 1
        elif key in STEP_KEYS:
            to = step_from(maze, maze.player, STEP_KEYS.index(key))
            if to:
                past.append(maze.player)
                maze.player = to
                moves += 1
            else:
                bumps += 1
    return "won" if maze.player == maze.goal else "unfinished", moves, bumps
