"""groups: find groups of connected squares of one kind."""

from __future__ import annotations


def find_groups(squares: list[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    """The groups of these squares, each a row and a column, in the order of their first squares."""
    groups: list[set[tuple[int, int]]] = []
    left = set(squares)
    for first in squares:
        group = [first] if first in left else []
        for y, x in group:
            left.discard((y, x))
            beside = {(y, x + 1), (y, x - 1), (y + 1, x), (y - 1, x)} & left
            left -= beside
            group += beside
        groups += [set(group)] if group else []
    return groups
