"""weave: find candidates and dig with bridges, within a budget, and record it."""

from __future__ import annotations

from python_ref import carve
from python_ref.carve import dig as dig_passage
from python_ref.grid import DIRECTIONS, OPEN, WALL, Maze
from python_ref.maze import budget
from python_ref.maze.bridges import BRIDGE_EAST
from python_ref.maze.neighbors import list_unvisited
from python_ref.maze.trace import note_trace


def replace_carving() -> None:
    """Replace list_candidates and dig of carve, for the rest of the process."""

    def list_candidates(maze: Maze, here: int) -> list[int]:
        if not budget.passages_left:
            return []
        unvisited = list_unvisited(maze, here)
        return [k for k in DIRECTIONS if k in unvisited or can_bridge(maze, here, k)]

    def dig(maze: Maze, here: int, k: int) -> int:
        if not budget.passages_left:
            raise budget.Stopped
        if budget.noting:
            note_trace(maze, here, k, list_candidates(maze, here))
        budget.passages_left -= 1
        if budget.bridges_left and maze.cell[here + 2 * maze.step[k]] != WALL:
            return build_bridge(maze, here, k)
        return dig_passage(maze, here, k)

    carve.list_candidates, carve.dig = list_candidates, dig


def can_bridge(maze: Maze, here: int, k: int) -> bool:
    """May a bridge lead in direction k, over a visited cell to an unvisited one?"""
    cell, along, aside = maze.cell, maze.step[k], maze.step[k ^ 2]
    crossed, behind = here + 2 * along, here + 4 * along
    return (
        budget.bridges_left > 0
        and 0 <= behind < len(cell)
        and cell[here + along] == cell[here + 3 * along] == cell[behind] == WALL
        and cell[crossed - aside] == cell[crossed + aside] == OPEN
    )


def build_bridge(maze: Maze, here: int, k: int) -> int:
    """Build a bridge in direction k, and return the cell behind it."""
    budget.bridges_left -= 1
    along = maze.step[k]
    maze.cell[here + along] = BRIDGE_EAST + k
    maze.cell[here + 3 * along] = BRIDGE_EAST + (k ^ 1)
    maze.cell[here + 4 * along] = OPEN
    return here + 4 * along
