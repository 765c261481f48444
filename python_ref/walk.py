"""walk: what one step does; the replay of a string of keys."""

from __future__ import annotations

from python_ref.grid import OPEN, Maze


def is_outside(maze: Maze, square: int) -> bool:
    """Is the square in the ring?"""
    y, x = divmod(square, maze.stride)
    return not (1 <= x <= maze.width and 1 <= y <= maze.height)


def step_from(maze: Maze, square: int, key: str) -> int:
    """The square one step on, by the key a, d, s or w; 0 if the step is refused."""
    t = square + {"a": -1, "d": 1, "s": maze.stride, "w": -maze.stride}[key]
    if t == maze.goal:
        return t
    if is_outside(maze, t) or maze.cell[t] != OPEN:
        return 0
    return t


def replay(maze: Maze, keys: str) -> tuple[str, int, int]:
    """Move the player; the result (won, quit or unfinished), moves and bumps."""
    moves = bumps = 0
    for key in keys:
        if maze.player == maze.goal:
            break
        if key == "q":
            return "quit", moves, bumps
        if key not in "asdw":
            continue
        t = step_from(maze, maze.player, key)
        if t:
            maze.player = t
            moves += 1
        else:
            bumps += 1
    return "won" if maze.player == maze.goal else "unfinished", moves, bumps


def put_result(maze: Maze, result: str, moves: int, bumps: int) -> list[str]:
    """The lines that tell the end of a replay."""
    y, x = divmod(maze.player, maze.stride)
    return [
        f"result: {result}",
        f"moves: {moves}",
        f"bumps: {bumps}",
        f"position: {x},{y}",
    ]
