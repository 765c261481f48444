"""nearest: the known word that was probably meant."""

from __future__ import annotations

import os


def nearest(word: str, known: list[str]) -> str:
    """The known word with the smallest edit distance, the first of several; empty if it is not near.

    R. A. Wagner, M. J. Fischer: The string-to-string correction problem, 1974."""

    def distance(a: bytes, b: bytes) -> int:
        row = list(range(len(b) + 1))
        for i, left in enumerate(a, 1):
            diagonal, row[0] = row[0], i
            for j, right in enumerate(b, 1):
                best = min(diagonal + (left != right), row[j] + 1, row[j - 1] + 1)
                diagonal, row[j] = row[j], best
        return row[-1]

    given = os.fsencode(word)[:40]
    best = min(known, key=lambda k: distance(given, k.encode()))
    most = min(3, len(given[2:] if given.startswith(b"--") else given) // 2)
    return best if distance(given, best.encode()) <= most else ""
