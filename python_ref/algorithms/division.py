"""division: recursive division."""

from python_ref.grid import OPEN, WALL, Stopped


def carve_division(maze, first: int, dig) -> None:
    """Open everything, then divide it, area by area. Each wall takes one passage of the budget."""
    for y in range(2, maze.height):
        row = y * maze.stride
        maze.cell[row + 2 : row + maze.width] = [OPEN] * (maze.width - 2)
    divide(maze, first, maze.width // 2, maze.height // 2)


def divide(maze, first: int, wide: int, high: int) -> None:
    """Divide an area of cells, the first one in the northwest, and then its two parts."""
    if wide < 2 or high < 2:
        return
    across = wide < high or (wide == high and maze.random.below(2) == 0)
    along, down = (1, maze.stride) if across else (maze.stride, 1)
    length, depth = (wide, high) if across else (high, wide)
    k = maze.random.below(depth - 1) + 1  # the cells before the wall
    gap = maze.random.below(length)
    if not maze.passages_left:
        raise Stopped
    maze.passages_left -= 1
    for n in range(2 * length - 1):
        if n != 2 * gap:
            maze.cell[first + (2 * k - 1) * down + n * along] = WALL
    divide(maze, first, *((wide, k) if across else (k, high)))
    rest = (wide, high - k) if across else (wide - k, high)
    divide(maze, first + 2 * k * down, *rest)
