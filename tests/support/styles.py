"""Random pictures of mazes of every kind, many of them damaged: python3 styles.py SEED COUNT FOLDER

Writes COUNT files, FOLDER/0, FOLDER/1 and so on. The same seed gives the same files.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

from mutate import damage

Grid = "list[list[str]]"  # rows of squares: # a wall, a space, or a mark
PAIRS = ("# ", "█ ", "#.", "█·", "10", "01", "X ", "x ", "* ", "O ", "#_", "⬛⬜", "W.", "%-", "▓▒", "& ")  # fmt: skip
MARKS = ("", "", "SE", "sg", "AB", "PG", "@X", "23", "●◆", "SEE", "SSE", "SBk", "Skq", "pmr")  # fmt: skip
JUNCTION = " ╵╶└╷│┌├╴┘─┴┐┤┬┼"
LINES = ("└│┌├┘─┴┐┤┬┼╵╶╷╴", "╚║╔╠╝═╩╗╣╦╬║═║═", "┗┃┏┣┛━┻┓┫┳╋╹╺╻╸", "╰│╭├╯─┴╮┤┬┼╵╶╷╴")


def carve(chance: random.Random, wide: int, high: int) -> Grid:
    """A maze with some openings and marks."""
    grid = [["#"] * (2 * wide + 1) for _ in range(2 * high + 1)]
    way = [(1, 1)]
    grid[1][1] = " "
    while way:
        x, y = way[-1]
        steps = [(2, 0), (-2, 0), (0, 2), (0, -2)]
        ends = [(x + a, y + b) for a, b in steps if 0 < x + a <= 2 * wide and 0 < y + b <= 2 * high]  # fmt: skip
        ends = [(a, b) for a, b in ends if grid[b][a] == "#"]
        if ends:
            a, b = chance.choice(ends)
            grid[(y + b) // 2][(x + a) // 2] = grid[b][a] = " "
            way.append((a, b))
        else:
            way.pop()
    for _ in range(chance.choice((0, 0, 1, 2, 2))):
        x, y = 2 * chance.randrange(wide) + 1, 2 * chance.randrange(high) + 1
        x, y = chance.choice(((x, 0), (x, -1), (0, y), (-1, y)))
        grid[y][x] = " "
    squares = [(y, x) for y, row in enumerate(grid) for x, sign in enumerate(row) if sign == " "]  # fmt: skip
    for sign in chance.choice(MARKS):
        y, x = chance.choice(squares)
        grid[y][x] = sign
    return grid


def draw_squares(chance: random.Random, grid: Grid) -> list[str]:
    """One or two characters to a square, with spaces between, or as a list."""
    wall, space = chance.choice(PAIRS)
    kind, quote = chance.choice("1122sl"), chance.choice(("", "'", '"'))
    grid = grid[: chance.choice((None, None, None, -1))]
    cut = chance.choice((None, None, None, -1))
    rows = []
    for row in grid:
        signs = [{"#": wall, " ": space}.get(sign, sign) for sign in row[:cut]]
        if kind == "l":
            signs = [f"{quote}{sign}{quote}" for sign in signs]
            rows.append("{" + ",".join(signs) + "},")
        else:
            if kind == "2":
                signs = [s + (s if s in (wall, space) else " ") for s in signs]
            rows.append((" " if kind == "s" else "").join(signs))
    heads = ([], [], [], [f"{len(grid)} {len(rows[0])}"], ["7"], ["3 3"])
    return [*chance.choice(heads), *rows]


def draw_lattice(chance: random.Random, grid: Grid) -> list[str]:
    """Posts and lines, of ASCII or of box drawing; a character to each square, too."""
    across, down = chance.choice((2, 3, 4, 4, 5, 6)), chance.choice((2, 2, 3))
    post, shapes = chance.choice("+++o"), chance.choice(LINES)
    is_box = chance.random() < 0.6
    if is_box:
        across, down = chance.choice((1, 2, 4, 4)), 2

    def is_wall(y: int, x: int) -> bool:
        return 0 <= y < len(grid) and 0 <= x < len(grid[0]) and grid[y][x] == "#"

    def draw(y: int, x: int, inside: bool) -> str:
        around = [is_wall(*place) for place in ((y - 1, x), (y, x + 1), (y + 1, x), (y, x - 1))]  # fmt: skip
        sign, wide = grid[y][x], across - 1 if x % 2 and across > 1 else 1
        line = ("─│" if is_box else "-|")[y % 2]
        at_post = x % 2 == 0 and y % 2 == 0
        if at_post and not is_box:
            return post
        if sign == "#" and is_box and (across == 1 or at_post):
            line = JUNCTION[sum(wall << k for k, wall in enumerate(around))]
        line = dict(zip(LINES[0], shapes)).get(line, line)
        return line * wide if sign == "#" else (" " if inside else sign).center(wide)

    rows = []
    for y in range(len(grid)):
        for n in range(1 if y % 2 == 0 else down - 1):
            rows.append("".join(draw(y, x, n > 0) for x in range(len(grid[0]))))
    return rows


def draw_underscores(chance: random.Random, grid: Grid) -> list[str]:
    """Walls below and beside the cells."""
    between = chance.choice(" _")
    rows = [" " + between.join("_" if sign == "#" else " " for sign in grid[0][1::2])]
    for y in range(1, len(grid), 2):
        below = zip(grid[y], grid[y + 1])
        rows.append("".join(
            ("|" if sign == "#" else between) if x % 2 == 0
            else sign if sign != " "
            else "_" if under == "#" else " "
            for x, (sign, under) in enumerate(below)))  # fmt: skip
    return rows


def draw_picture(chance: random.Random) -> bytes:
    """Any picture."""
    draw = chance.choice((draw_squares, draw_lattice) * 2 + (draw_underscores,))
    grid = carve(chance, chance.randint(1, 6), chance.randint(1, 5))
    text = ("\n".join(draw(chance, grid)) + "\n").encode()
    for _ in range(chance.choice((0, 0, 0, 1, 1, 2, 3))):
        text = damage(chance, text or b"#\n")
    return chance.choice((b"", b"", b"", b"", b"", b"", b"\xef\xbb\xbf")) + text


def main() -> None:
    seed, count, folder = sys.argv[1:]
    chance = random.Random(int(seed))
    for n in range(int(count)):
        Path(folder, str(n)).write_bytes(draw_picture(chance))


if __name__ == "__main__":
    main()
