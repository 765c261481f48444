"""groups: find groups of connected squares of one kind."""


def find_groups(squares: list) -> list:
    """The groups of these squares, (row, column) each, in the order of their first squares."""
    groups: list = []
    left = {*squares}
    for first in squares:
        if first in left:
            left.remove(first)
            group = [first]
            for y, x in group:
                for beside in ((y, x + 1), (y, x - 1), (y + 1, x), (y - 1, x)):
                    if beside in left:
                        left.remove(beside)
                        group.append(beside)
            groups.append(group)
    return groups
