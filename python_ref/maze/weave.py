"""weave: digging with bridges."""

from __future__ import annotations

from python_ref.grid import OPEN, SOUTH, WALL, Maze
from python_ref.maze import budget
from python_ref.maze.bridges import BRIDGE_EAST


def can_bridge(maze: Maze, here: int, k: int) -> bool:
    """May a bridge lead in direction k, over a visited cell to an unvisited one?"""
    cell, along, aside = maze.cell, maze.step[k], 1 if k >= SOUTH else maze.stride
    crossed, behind = here + 2 * along, here + 4 * along
    return (
        budget.bridges_left > 0
        and 0 <= behind < len(cell)
        and cell[here + along] == cell[here + 3 * along] == cell[behind] == WALL
        and cell[crossed - aside] == cell[crossed + aside] == OPEN
    )


def build_bridge(maze: Maze, here: int, k: int) -> int:
    """Put up a bridge in direction k; the cell behind it."""
    budget.spend_bridge()
    along = maze.step[k]
    maze.cell[here + along] = BRIDGE_EAST + k
    maze.cell[here + 3 * along] = BRIDGE_EAST + (k ^ 1)
    maze.cell[here + 4 * along] = OPEN
    return here + 4 * along
