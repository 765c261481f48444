"""budget: how much may be dug, and how much has been."""

passages_most = passages_left = 0  # how many may be dug, and how many still
bridges_left = 0
noting = False  # does the trace note each passage?


class Stopped(Exception):
    """No passage may be dug any more."""
