"""station: the space station, a map of rooms with hidden traps, and the rules of its game.

The map is a grid of side x side squares inside a ring. Column x and row y, both from 0, are the square
(y + 1) * stride + x + 1, where stride = side + 2. One byte holds the connections of a room, a bit for
each direction, clockwise from the north. The opposite of direction b is b ^ 4, half a turn away.
"""

from __future__ import annotations

import re
from itertools import count

from python_ref.grid import is_outside, make_grid
from python_ref.random_numbers import Random

UNKNOWN, OPENED, MARKED = range(3)
CONNECTIONS = ((0, 0, -1, "|"), (1, 1, -1, "/"), (2, 1, 0, "-"), (3, 1, 1, "\\"))
GREEN, RED, PLAIN = "\033[32m", "\033[31m", "\033[0m"


class Station:
    """The map and the game; the keys of joined are the rooms, in order of creation."""

    def __init__(self, side: int, random: Random) -> None:
        self.side, self.stride, self.random = side, side + 2, random
        self.grid = make_grid(side, side)  # for its ring
        self.joined: dict[int, int] = {}
        self.trap: dict[int, bool] = {}
        self.number: dict[int, int] = {}
        self.seen: dict[int, int] = {}
        self.cursor = self.to_open = self.scanned = self.jokers = 0
        self.mode, self.result, self.revealed = "scan", "unfinished", False
        n = self.stride
        self.beside = (-n, 1 - n, 1, n + 1, n, n - 1, -1, -n - 1)

    def neighbors(self, room: int) -> list[int]:
        """The rooms connected to this one, clockwise from the north."""
        return [room + self.beside[b] for b in range(8) if self.joined[room] >> b & 1]


def make_station(side: int, rooms: int, percent: int | None, seed: int) -> Station:
    """A fair station that starts with this many rooms; percent of traps, None for a third."""
    random = Random(seed)
    for tries in count():
        station = grow_station(side, rooms, random)
        prune_station(station)
        if 5 * len(station.joined) < rooms:
            continue
        set_traps(station, percent)
        if tries >= max(1, 1000 // rooms):  # after that many boards, any one will do
            is_enough = station.to_open > 0
        else:
            is_enough = 6 * station.to_open >= rooms and is_fair(station, rooms)
        if is_enough:
            return station


def grow_station(side: int, rooms: int, random: Random) -> Station:
    """A room in the middle and this many more, each connected to an earlier one."""
    station = Station(side, random)
    station.joined[(side // 2 + 1) * station.stride + side // 2 + 1] = 0
    while len(station.joined) <= rooms:
        here = station.random.choose(list(station.joined))
        free = [b for b in range(8) if not station.joined[here] >> b & 1]
        b = station.random.choose(free) if free else 0
        there = here + station.beside[b]
        if free and not is_outside(station.grid, there):
            station.joined[here] |= 1 << b
            station.joined[there] = station.joined.get(there, 0) | 1 << (b ^ 4)
    return station


def prune_station(station: Station) -> None:
    """Remove at the same time all rooms with fewer than two connections; repeat until there are none."""
    joined = station.joined
    while removed := [here for here in joined if not joined[here] & (joined[here] - 1)]:
        for here in removed:
            for there in station.neighbors(here):
                joined[there] &= ~(1 << (station.beside.index(there - here) ^ 4))
            del joined[here]


def set_traps(station: Station, percent: int | None) -> None:
    """Choose traps, count them, open rooms."""
    for here in station.joined:
        any_number = station.random.below(3 if percent is None else 100)
        station.trap[here] = any_number < (1 if percent is None else percent)
    station.cursor = next(iter(station.joined))
    station.trap[station.cursor] = False
    for here in station.joined:
        joined = station.neighbors(here)
        station.number[here] = sum(station.trap[there] for there in joined)
        station.seen[here] = UNKNOWN
    safe = [here for here in station.joined if not station.trap[here]]
    station.to_open = len(safe)
    for here in [here for here in safe if station.random.below(2) == 0]:
        open_room(station, here)


def is_fair(station: Station, rooms: int) -> bool:
    """Does logic, with the jokers for this many rooms, open every safe room? MARKED means: known to be a trap."""
    before, left, jokers = dict(station.seen), station.to_open, usual_jokers(rooms)
    deduce_rooms(station)
    while station.to_open > 0 and jokers > 0:
        jokers -= 1
        spend_joker(station)
        deduce_rooms(station)
    fair = station.to_open == 0
    station.seen, station.to_open = before, left
    return fair


def usual_jokers(rooms: int) -> int:
    """How many jokers a player gets."""
    return max(3, rooms // 16)


def deduce_rooms(station: Station) -> None:
    """Open the rooms that must be safe, and mark those that must be traps, until no number says more."""
    changed = True
    while changed:
        changed = False
        for here in station.joined:
            if station.seen[here] != OPENED:
                continue
            unknown, known = list_unknown(station, here)
            if unknown and station.number[here] == known:
                for there in unknown:
                    open_room(station, there)
                changed = True
            elif unknown and station.number[here] == known + len(unknown):
                station.seen.update(dict.fromkeys(unknown, MARKED))
                changed = True


def list_unknown(station: Station, room: int) -> tuple[list[int], int]:
    """The unknown rooms connected to this one, and the number of marked ones."""
    joined = station.neighbors(room)
    unknown = [there for there in joined if station.seen[there] == UNKNOWN]
    return unknown, sum(station.seen[there] == MARKED for there in joined)


def spend_joker(station: Station) -> None:
    """Learn what the first unknown room beside an open one is, or else the first unknown room."""
    seen = station.seen
    unknown = [here for here in station.joined if seen[here] == UNKNOWN]
    opened = {here for here in station.joined if seen[here] == OPENED}
    beside = [here for here in unknown if opened & {*station.neighbors(here)}]
    room = (beside or unknown)[0]
    if station.trap[room]:
        station.seen[room] = MARKED
    else:
        open_room(station, room)


def draw_connections(station: Station) -> list[list[str]]:
    """The picture: 2 * side + 1 rows of 2 * side + 1 signs."""
    size = 2 * station.side + 1
    rows = [["." if x % 2 and y % 2 else " " for x in range(size)] for y in range(size)]
    for here in station.joined:
        y, x = (2 * n - 1 for n in divmod(here, station.stride))
        rows[y][x] = draw_room(station, here)
        for b, dx, dy, sign in CONNECTIONS:
            if station.joined[here] >> b & 1:
                rows[y + dy][x + dx] = sign if rows[y + dy][x + dx] == " " else "X"
    return rows


def draw_room(station: Station, room: int) -> str:
    """The sign of a room."""
    if station.revealed and station.trap[room]:
        return "*"
    if station.revealed or station.seen[room] == OPENED:
        return str(station.number[room])
    return "!" if station.seen[room] == MARKED else "#"


def paint_station_row(row: list[str], colored: bool) -> str:
    """A row of the picture, with or without colors."""
    line = "".join(row)
    if colored:
        line = re.sub("[0-9]", f"{GREEN}\\g<0>{PLAIN}", line)
        line = re.sub("[!*]", f"{RED}\\g<0>{PLAIN}", line)
    return line


def put_station(station: Station, colored: bool) -> None:
    """Print the picture and the counts."""
    for row in draw_connections(station):
        print(paint_station_row(row, colored))
    traps = sum(station.trap.values())
    print(f"rooms: {len(station.joined)}")
    print(f"traps: {traps}")
    print(f"open: {len(station.joined) - traps - station.to_open}")


def open_room(station: Station, room: int) -> None:
    """Open a room; if no trap is connected to it, open the connected rooms too, and so on."""
    opening = [room]
    while opening:
        here = opening.pop()
        if station.seen[here] == OPENED:
            continue
        station.seen[here] = OPENED
        station.to_open -= 1
        if station.number[here] == 0:
            opening += station.neighbors(here)


def scan_room(station: Station) -> None:
    """Scan the unknown room under the cursor, unless it is marked."""
    if station.seen[station.cursor] == MARKED:
        return
    station.scanned += 1
    if station.trap[station.cursor]:
        station.result, station.revealed = "lost", True
        return
    open_room(station, station.cursor)
    if station.to_open == 0:
        station.result = "won"


def mark_room(station: Station) -> None:
    """Mark the unknown room under the cursor, or unmark it."""
    marked = station.seen[station.cursor] == MARKED
    station.seen[station.cursor] = UNKNOWN if marked else MARKED


def move_cursor(station: Station, key: str) -> None:
    """Move one square by the key a, d, s or w, unless the grid ends there."""
    to = station.cursor + station.beside[2 * "wdsa".index(key)]  # clockwise
    if not is_outside(station.grid, to):
        station.cursor = to


def use_key(station: Station, key: str) -> None:
    """Do what the key means; other keys do nothing."""
    if key in "asdw":
        move_cursor(station, key)
    elif key == "m":
        station.mode = "mark" if station.mode == "scan" else "scan"
    elif key == "q":
        station.result = "quit"
    elif station.seen.get(station.cursor, OPENED) == OPENED:
        return  # not an unknown room
    elif key == "j":
        station.jokers = max(0, station.jokers - 1)
    elif key == "x" or (key == " " and station.mode == "mark"):
        mark_room(station)
    elif key == " ":
        scan_room(station)


def replay_station(station: Station, keys: str, jokers: int) -> None:
    """Use the keys until the game ends."""
    station.jokers = jokers
    for key in keys:
        if station.result == "unfinished":
            use_key(station, key)
