"""budget: how much may be dug, and how much has been."""

from __future__ import annotations

passages_most = 0
passages_left = bridges_left = 0  # how many may still be dug, and built


class Stopped(Exception):
    """No passage may be dug any more."""


def allow(passages: int, bridges: int) -> None:
    """At most so many."""
    global passages_most, passages_left, bridges_left
    passages_most = passages_left = passages
    bridges_left = bridges


def spend_passage() -> None:
    """One passage less. Raises Stopped if there is none left."""
    global passages_left
    if not passages_left:
        raise Stopped
    passages_left -= 1


def spend_bridge() -> None:
    """One bridge less."""
    global bridges_left
    bridges_left -= 1
