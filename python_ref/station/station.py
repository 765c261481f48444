"""station: the space station, a map of rooms with hidden traps, and the rules of its game.

The map is a grid of side x side squares inside a ring; a square is an index, as in a maze. One byte holds the connections
of a room, a bit for each direction, clockwise from the north. The opposite of direction b is b ^ 4, half a turn away.
"""

import re
from itertools import count

from python_ref.grid import Maze
from python_ref.random_numbers import Random

UNKNOWN, OPENED, MARKED = range(3)
CONNECTIONS = ((0, 0, -1, "|"), (1, 1, -1, "/"), (2, 1, 0, "-"), (3, 1, 1, "\\"))
GREEN, RED, PLAIN = "\033[32m", "\033[31m", "\033[0m"


class Station:
    """The map and the game; the keys of joined are the rooms, in order of creation."""

    def __init__(self, side: int, seed: int) -> None:
        self.grid, self.side, self.random = Maze(side, side), side, Random(seed)
        self.cursor = self.to_open = self.scanned = self.jokers = 0
        self.mode, self.result, self.revealed = "scan", "unfinished", False
        n = self.grid.stride
        self.beside = (-n, 1 - n, 1, n + 1, n, n - 1, -1, -n - 1)

    def make_station(self, rooms: int, percent) -> None:
        """A fair station, or any one after many tries, pruned from rooms + 1; percent of traps, None for a third."""
        self.jokers = max(3, rooms // 16)
        for tries in count():
            self.joined, self.trap, self.number, self.seen = {}, {}, {}, {}
            self.grow_station(rooms)
            self.prune_station()
            if 5 * len(self.joined) < rooms:
                continue
            self.set_traps(percent)
            # after that many boards, any one will do
            is_late = tries >= max(1, 1000 // rooms) and self.to_open > 0
            if is_late or (6 * self.to_open >= rooms and self.is_fair()):
                return

    def neighbors(self, room: int) -> list:
        """The rooms connected to this one, clockwise from the north."""
        return [room + self.beside[b] for b in range(8) if self.joined[room] >> b & 1]

    def grow_station(self, rooms: int) -> None:
        """A room in the middle and this many more, each connected to an earlier one."""
        joined = self.joined
        joined[(self.side // 2 + 1) * (self.side + 3)] = 0
        while len(joined) <= rooms:
            here = self.random.choose(list(joined))
            free = [b for b in range(8) if not joined[here] >> b & 1]
            if not free:
                continue
            b = self.random.choose(free)
            there = here + self.beside[b]
            if not self.grid.is_outside(there):
                joined[here] |= 1 << b
                joined[there] = joined.get(there, 0) | 1 << (b ^ 4)

    def prune_station(self) -> None:
        """Remove at the same time all rooms with fewer than two connections; repeat until there are none."""
        joined = self.joined
        while few := [here for here in joined if len(self.neighbors(here)) < 2]:
            for here in few:
                for there in self.neighbors(here):
                    joined[there] &= ~(1 << (self.beside.index(there - here) ^ 4))
                del joined[here]

    def set_traps(self, percent) -> None:
        """Choose traps, count them, open rooms; percent of traps, None for a third."""
        for here in self.joined:
            any_number = self.random.below(3 if percent is None else 100)
            self.trap[here] = any_number < (1 if percent is None else percent)
        self.cursor = next(iter(self.joined))
        self.trap[self.cursor] = False
        for here in self.joined:
            self.number[here] = sum(self.trap[there] for there in self.neighbors(here))
            self.seen[here] = UNKNOWN
        safe = [here for here in self.joined if not self.trap[here]]
        self.to_open = len(safe)
        for here in [here for here in safe if self.random.below(2) == 0]:
            self.open_room(here)

    def is_fair(self) -> bool:
        """Does logic, with the jokers, open every safe room? MARKED means: known to be a trap."""
        before, left = dict(self.seen), self.to_open
        self.deduce_rooms()
        for _ in range(self.jokers):
            if self.to_open > 0:
                self.spend_joker()
                self.deduce_rooms()
        fair = self.to_open == 0
        self.seen, self.to_open = before, left
        return fair

    def deduce_rooms(self) -> None:
        """Open the rooms that must be safe, and mark those that must be traps, until no number says more."""
        before: dict = {}
        while before != self.seen:
            before = dict(self.seen)
            for here in [here for here in self.joined if self.seen[here] == OPENED]:
                beside = self.neighbors(here)
                unknown = [there for there in beside if self.seen[there] == UNKNOWN]
                traps = self.number[here] - sum(self.seen[x] == MARKED for x in beside)
                if traps in (0, len(unknown)):
                    for there in unknown:
                        self.learn_room(there)

    def learn_room(self, room: int) -> None:
        """Mark a trap, open any other room."""
        if self.trap[room]:
            self.seen[room] = MARKED
        else:
            self.open_room(room)

    def spend_joker(self) -> None:
        """Learn what the first unknown room beside an open one is, or else the first unknown room."""
        unknown = [here for here in self.joined if self.seen[here] == UNKNOWN]
        opened = {here for here in self.joined if self.seen[here] == OPENED}
        beside = [here for here in unknown if opened & {*self.neighbors(here)}]
        self.learn_room((beside or unknown)[0])

    def put_station(self, colored: bool) -> None:
        """Print the picture, 2 * side + 1 rows of 2 * side + 1 signs, and the counts."""
        size = range(2 * self.side + 1)
        rows = [["." if x % 2 and y % 2 else " " for x in size] for y in size]
        for here in self.joined:
            x, y = (2 * n - 1 for n in self.grid.place(here))
            rows[y][x] = ["#", str(self.number[here]), "!"][self.seen[here]]
            if self.revealed:
                rows[y][x] = "*" if self.trap[here] else str(self.number[here])
            for b, dx, dy, sign in CONNECTIONS:
                if self.joined[here] >> b & 1:
                    rows[y + dy][x + dx] = sign if rows[y + dy][x + dx] == " " else "X"
        for row in rows:
            line = "".join(row)
            if colored:
                line = re.sub("[0-9]", f"{GREEN}\\g<0>{PLAIN}", line)
                line = re.sub("[!*]", f"{RED}\\g<0>{PLAIN}", line)
            print(line)
        traps = sum(self.trap.values())
        print(f"rooms: {len(self.joined)}")
        print(f"traps: {traps}")
        print(f"open: {len(self.joined) - traps - self.to_open}")

    def open_room(self, room: int) -> None:
        """Open a room; if no trap is connected to it, open the connected rooms too, and so on."""
        opening = [room]
        while opening:
            here = opening.pop()
            if self.seen[here] != OPENED:
                self.seen[here] = OPENED
                self.to_open -= 1
                if self.number[here] == 0:
                    opening += self.neighbors(here)

    def scan_room(self) -> None:
        """Scan the unknown room under the cursor."""
        self.scanned += 1
        if self.trap[self.cursor]:
            self.result, self.revealed = "lost", True
        else:
            self.open_room(self.cursor)

    def ask_joker(self) -> None:
        """Spend a joker, if one is left: it opens a safe room under the cursor, and marks a trap."""
        if self.jokers > 0:
            self.jokers -= 1
            self.learn_room(self.cursor)

    def use_key(self, key: str) -> None:
        """Do what the key means; other keys do nothing."""
        if key in "asdw":
            to = self.cursor + self.beside[2 * "wdsa".index(key)]  # clockwise
            if not self.grid.is_outside(to):
                self.cursor = to
        elif key == "m":
            self.mode = "mark" if self.mode == "scan" else "scan"
        elif key == "q":
            self.result = "quit"
        elif self.seen.get(self.cursor, OPENED) == OPENED:
            return  # not an unknown room
        elif key == "j":
            self.ask_joker()
        elif key == "x" or (key == " " and self.mode == "mark"):
            marked = self.seen[self.cursor] == MARKED
            self.seen[self.cursor] = UNKNOWN if marked else MARKED
        elif key == " " and self.seen[self.cursor] == UNKNOWN:
            self.scan_room()
        if self.to_open == 0:
            self.result = "won"

    def replay_station(self, keys: str, jokers) -> None:
        """Use the keys until the game ends; None for the usual jokers."""
        if jokers is not None:
            self.jokers = jokers
        for key in keys:
            if self.result == "unfinished":
                self.use_key(key)
