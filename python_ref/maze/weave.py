"""weave: find candidates and dig with bridges, within a budget, and record it."""

from python_ref import carve
from python_ref.grid import BRIDGE, DIRECTIONS, OPEN, WALL, Stopped


def list_candidates(maze, here: int) -> list:
    """The directions that lead on from a cell, by a passage or a bridge; none if no more passages may be dug."""
    if not maze.passages_left:
        return []
    plain = carve.list_candidates(maze, here)
    return [k for k in DIRECTIONS if k in plain or can_bridge(maze, here, k)]


def dig(maze, here: int, k: int) -> int:
    """Dig or build a bridge, and return the cell that it leads to; raises Stopped if no more passages may be dug."""
    if not maze.passages_left:
        raise Stopped
    if maze.trace:
        maze.trace.note_trace(here, k, list_candidates(maze, here))
    maze.passages_left -= 1
    # some algorithms dig to visited cells too, but only without bridges
    if maze.bridges_left and maze.cell[here + 2 * maze.step[k]] != WALL:
        return build_bridge(maze, here, k)
    return carve.dig(maze, here, k)


def can_bridge(maze, here: int, k: int) -> bool:
    """May a bridge lead in direction k, over a visited cell to an unvisited one?"""
    cell, along, aside = maze.cell, maze.step[k], maze.step[k ^ 2]
    crossed, behind = here + 2 * along, here + 4 * along
    is_free = maze.bridges_left > 0 and 0 <= behind < len(cell)
    ends = here + along, here + 3 * along, behind
    is_free = is_free and all(cell[at] == WALL for at in ends)
    return is_free and cell[crossed - aside] == cell[crossed + aside] == OPEN


def build_bridge(maze, here: int, k: int) -> int:
    """Build a bridge in direction k, and return the cell behind it."""
    maze.bridges_left -= 1
    along = maze.step[k]
    maze.cell[here + along], maze.cell[here + 3 * along] = BRIDGE + k, BRIDGE + (k ^ 1)
    maze.cell[here + 4 * along] = OPEN
    return here + 4 * along
