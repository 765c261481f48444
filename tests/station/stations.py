"""Random calls of maze.sh station: stations.py COUNT SEED prints COUNT of them, a line each, with the shell's quotes."""

import pathlib
import random
import shlex
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))

from python_ref.random_numbers import seed_with
from python_ref.station.station import OPENED, make_station, replay_station


def start_game(options):
    """The game of these options, in the twin, so that keys can be chosen that lead somewhere."""
    seed_with(options["seed"])
    rooms = options.get("rooms", min(50, options["size"] ** 2 // 2))
    station = make_station(options["size"], rooms, options.get("traps"))
    replay_station(station, "", options.get("jokers", 3))
    return station


def walk_keys(draw, station, room):
    """Keys that lead from the cursor to a room, in any order."""
    down, right = (
        there - here
        for here, there in zip(
            divmod(station.cursor, station.stride), divmod(room, station.stride)
        )
    )
    keys = ["d" if right > 0 else "a"] * abs(right)
    keys += ["s" if down > 0 else "w"] * abs(down)
    draw.shuffle(keys)
    return "".join(keys)


def clever_keys(draw, station):
    """Keys of somebody who knows the map: to win, to lose on the way, to quit, to waste jokers."""
    kind, keys = draw.choice(["won", "won", "lost", "quit", "jokers"]), ""
    while station.result == "unfinished":
        safe = [room for room in station.joined if not station.trap[room]]
        aims = [room for room in safe if station.seen[room] != OPENED]
        if kind == "jokers" or (kind == "lost" and draw.random() < 0.3):
            aims = list(station.joined)  # any room, open or not
        more = walk_keys(draw, station, draw.choice(aims))
        more += draw.choice(["", "j", "xx", "xx j", "x  xj", "m mx", "m mm mj"])
        more += "j" if kind == "jokers" else " "
        if kind in ("quit", "jokers") and draw.random() < 0.2:
            more = "q"
        keys += more
        replay_station(station, more, station.jokers)
    return keys + draw.choice(["", "d j", "mw q", "q"])


def random_keys(draw):
    signs = draw.choice(
        ["asdw mjxq", "aassddww  mxj", "asdw mjxASDWMJXQ:.0$'\"\\#!*ä "]
    )
    return "".join(draw.choice(signs) for _ in range(draw.randrange(80)))


def random_calls(count, seed):
    """Small stations mostly: they have all that large ones have, and take less time."""
    draw = random.Random(seed)
    for n in range(count):
        size = draw.choice([7, 7, 7, 8, 9, 10]) if n % 50 else draw.randrange(11, 19)
        options = {"seed": draw.randrange(1, 2147483647), "size": size}
        if draw.random() < 0.5:
            options["rooms"] = draw.randrange(20, min(60, size * size // 2) + 1)
        if draw.random() < 0.5:
            options["traps"] = draw.choice([1, 2, 10, 20, 50, 89, 90])
        if draw.random() < 0.5:
            options["jokers"] = draw.choice([0, 1, 2, 3, 10, 99])
        if draw.random() < 0.3:
            options["color"] = draw.choice(["always", "never", "auto"])
        if draw.random() < 0.2:
            options["reveal"] = None
        if draw.random() < 0.2:
            options["keys"] = random_keys(draw)
        elif draw.random() < 0.8:
            options["keys"] = clever_keys(draw, start_game(options))
        if size == 10 and draw.random() < 0.5:
            del options["size"]
        names = list(options)
        draw.shuffle(names)
        words = [
            f"--{n}" if options[n] is None else f"--{n}={options[n]}" for n in names
        ]
        yield " ".join(["station", *map(shlex.quote, words)])


def main():
    for call in random_calls(int(sys.argv[1]), int(sys.argv[2])):
        print(call)


if __name__ == "__main__":
    main()
