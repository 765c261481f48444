"""The keys of shortest paths. As a program, it reads what solve -f json prints, and prints the keys of each path."""

from __future__ import annotations

import json
import sys

MOVES = {"d": (1, 0), "a": (-1, 0), "s": (0, 1), "w": (0, -1)}  # x, y


def keys_of(path: list[list[int]]) -> str:
    """The keys that lead along these squares; over a bridge, one key leads four squares on."""
    named = {move: key for key, move in MOVES.items()}
    keys = ""
    for n in range(1, len(path)):
        (x, y), (to_x, to_y) = path[n - 1 : n + 1]
        far = abs(to_x - x + to_y - y)
        keys += named[(to_x - x) // far, (to_y - y) // far]
    return keys


if __name__ == "__main__":
    for line in sys.stdin:
        print(keys_of(json.loads(line)["path"]))
