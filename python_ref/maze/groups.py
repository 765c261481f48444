"""groups: squares of one kind that are side by side."""

from __future__ import annotations


def find_groups(squares: list[tuple[int, int]]) -> list[set[tuple[int, int]]]:
    """The groups of these squares, each a row and a column, in the order of their first squares."""
    groups: list[set[tuple[int, int]]] = []
    left = set(squares)
    for first in squares:
        if first not in left:
            continue
        left.discard(first)
        group = [first]
        for y, x in group:
            beside = {(y, x + 1), (y, x - 1), (y + 1, x), (y - 1, x)} & left
            left -= beside
            group += beside
        groups.append(set(group))
    return groups
