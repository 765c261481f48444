"""Random calls of maze.sh station, and a check of the pictures it prints.

    stations.py rows COUNT SEED    COUNT random calls, a line each, with the shell's quotes
    stations.py look FILE          check the pictures in a log of calls by what they show; the calls come in threes:
                                   --reveal, no more option, --keys ''

A room of a picture is (x, y), both from 0.
"""

import collections
import itertools
import pathlib
import random
import shlex
import sys

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[2]))

from python_ref.random_numbers import seed_with
from python_ref.station.station import OPENED, make_station, replay_station


def go(square, step):
    return square[0] + step[0], square[1] + step[1]


# --- calls ----------------------------------------------------------------------------------------


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

    def add(more):
        nonlocal keys
        keys += more
        replay_station(station, more, station.jokers)

    while station.result == "unfinished":
        aims = [
            room
            for room in station.rooms
            if not station.trap[room] and station.seen[room] != OPENED
        ]
        traps = [room for room in station.rooms if station.trap[room]]
        if kind == "lost" and traps and draw.random() < 0.3:
            aims = traps
        if kind == "quit" and draw.random() < 0.3:
            add("q")
            continue
        if kind == "jokers":  # any room, open or not
            aims = station.rooms
        add(walk_keys(draw, station, draw.choice(aims)))
        add(draw.choice(["", "j", "xx", "xx j", "x  xj", "m mx", "m mm mj"]))
        if kind != "jokers":
            add(" ")
        elif draw.random() < 0.2:
            add("q")
        else:
            add("j")
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


# --- what a picture says of itself ----------------------------------------------------------------


def read_log(name):
    """The calls in a log, each with the lines below it."""
    with open(name, encoding="utf-8") as log:
        parts = ("\n" + log.read()).split("\n$ ")[1:]
    for part in parts:
        call, *lines = part.split("\n")
        yield call, lines


class Fault(Exception):
    """What is wrong with a picture."""


def claim(is_so, what):
    if not is_so:
        raise Fault(what)


def read_picture(lines, size):
    """The signs of the rooms and the pairs that are joined."""
    signs, joined = {}, set()
    for y, x in itertools.product(range(2 * size + 1), repeat=2):
        sign, corner = lines[y][x], (x // 2, y // 2)
        if x % 2 and y % 2:
            claim(sign in ".#!*012345678", f"{sign} in the place of a room")
            if sign != ".":
                signs[corner] = sign
        elif x % 2:
            claim(sign in " |", f"{sign} above or below a room")
            if sign == "|":
                joined.add((go(corner, (0, -1)), corner))
        elif y % 2:
            claim(sign in " -", f"{sign} left or right of a room")
            if sign == "-":
                joined.add((go(corner, (-1, 0)), corner))
        else:
            claim(sign in " /\\X", f"{sign} between four rooms")
            if sign in "\\X":
                joined.add((go(corner, (-1, -1)), corner))
            if sign in "/X":
                joined.add((go(corner, (0, -1)), go(corner, (-1, 0))))
    return signs, joined


def look(revealed, plain, keys):
    """Check three calls, (call, lines) each, for the same station."""
    size = [line[:7] for line in plain[1]].index("rooms: ") // 2
    for call, lines in (revealed, plain, keys):
        claim(
            lines[-2:] == ["exit status: 0", ""] or lines[-1] == "exit status: 0", call
        )
        rows = lines[: 2 * size + 1]
        claim(all(len(row) == 2 * size + 1 for row in rows), "the size")
        claim(lines[2 * size + 1].startswith("rooms: "), "rows below the picture")
    signs, joined = read_picture(revealed[1], size)
    for pair in joined:
        claim(pair[0] in signs and pair[1] in signs, f"{pair} joins no two rooms")
    neighbors = collections.defaultdict(set)
    for here, there in joined:
        neighbors[here].add(there)
        neighbors[there].add(here)
    for room, sign in signs.items():
        claim(len(neighbors[room]) >= 2, f"{room} has fewer than two connections")
        traps = sum(signs[there] == "*" for there in neighbors[room])
        claim(sign in ("*", str(traps)), f"{room} is joined to {traps} traps")

    hidden, joined_too = read_picture(plain[1], size)
    claim(joined == joined_too and set(hidden) == set(signs), "another map")
    opened = [room for room in hidden if hidden[room] != "#"]
    for room in opened:
        claim(hidden[room] == signs[room] != "*", f"{room} is open")
        if signs[room] == "0":
            claim(neighbors[room] <= set(opened), f"{room} is 0, and a neighbor closed")
    traps = list(signs.values()).count("*")
    counts = [f"rooms: {len(signs)}", f"traps: {traps}", f"open: {len(opened)}"]
    for call, lines in (revealed, plain, keys):
        claim(lines[2 * size + 1 :][:3] == counts, f"not {counts}: {call}")
    claim(len(opened) + traps < len(signs), "there is no safe room to open")
    x, y = keys[1][2 * size + 7].split(": ")[1].split(",")
    first = int(x), int(y)
    claim(signs.get(first, "*") != "*", f"the first room {first} is not safe")
    if (size // 2, size // 2) in signs:
        claim(first == (size // 2, size // 2), "the room in the middle is the first")


def main():
    command, argument = sys.argv[1:3]
    if command == "rows":
        for call in random_calls(int(argument), int(sys.argv[3])):
            print(call)
        return 0
    log = list(read_log(argument))
    for three in zip(log[::3], log[1::3], log[2::3]):
        try:
            look(*three)
        except Fault as fault:
            print(f"{three[1][0]}: {fault}")
            return 1
    print(len(log) // 3)
    return 0


if __name__ == "__main__":
    sys.exit(main())
