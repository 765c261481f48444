"""budget: how many passages may be dug, and how many are left."""

passages_most = passages_left = 0  # how many may be dug, and how many are left
bridges_left = 0
noting = False  # does the trace note each passage?


class Stopped(Exception):
    """The budget is used up."""
