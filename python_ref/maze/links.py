"""links: link each cell to the next ones by its passages and bridges."""

from python_ref.grid import BRIDGE, DIRECTIONS


def link_cells(maze) -> dict:
    """For each open cell, where its passages and bridges lead: a dict of cells by direction."""
    linked: dict = {}
    squares = maze.has_square_cells()
    cells = range(len(maze.cell)) if squares else maze.list_cells()
    for here in filter(maze.is_open, cells):
        linked[here] = {}
        for k in DIRECTIONS:
            beside = here + maze.step[k]
            is_bridge = maze.cell[beside] == BRIDGE + k
            there = here + maze.step[k] * (4 if is_bridge else 1 if squares else 2)
            if (is_bridge or maze.is_open(beside)) and maze.is_open(there):
                linked[here][k] = there
    return linked


def walk_links(linked: dict, start: int) -> dict:
    """The cells that can be reached from a cell, each with its distance in passages and bridges."""
    distance = {start: 0}
    queue = [start]
    for here in queue:
        for to in linked[here].values():
            if to not in distance:
                distance[to] = distance[here] + 1
                queue.append(to)
    return distance
