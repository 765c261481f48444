"""groups: find groups of connected squares of one kind."""


def find_groups(squares: list) -> list:
    """The groups of these squares, each a list of rows and columns, in the order of their first squares."""
    groups, left = [], dict.fromkeys(reversed(squares))
    while left:
        group = [left.popitem()[0]]
        for y, x in group:
            beside = {(y, x + 1), (y, x - 1), (y + 1, x), (y - 1, x)} & left.keys()
            group += beside
            for square in beside:
                del left[square]
        groups.append(group)
    return groups
