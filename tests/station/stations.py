"""The space station once more, plainly, to test the others by: what maze.sh station should print.

    stations.py rows COUNT SEED    that many random calls, a line each, with the shell's quotes
    stations.py foretell FILE      what the calls in FILE print: $ CALL, its output, its exit status
    stations.py count FILE         numbers: of calls in such a log, games won, lost, left and not
                                   ended, and games without a joker left
    stations.py look FILE          check the pictures in such a log, told by nothing but themselves;
                                   its calls come in threes: --reveal, nothing, --keys ''

Squares are (x, y), both from 0; connections are the set of pairs that are joined. Nothing here is
as maze.sh has it, but the order of what is drawn by lot.
"""

import collections
import itertools
import random
import re
import shlex
import sys

# From the north, clockwise.
STEPS = [(0, -1), (1, -1), (1, 0), (1, 1), (0, 1), (-1, 1), (-1, 0), (-1, -1)]
WALKS = {"a": (-1, 0), "d": (1, 0), "s": (0, 1), "w": (0, -1)}
Station = collections.namedtuple("Station", "size rooms joined traps opened")


def go(square, step):
    return square[0] + step[0], square[1] + step[1]


# --- how a station comes to be --------------------------------------------------------------------


def draw_lots(seed):
    """A function that draws a number below its argument."""
    state = seed

    def below(limit):
        nonlocal state
        state = state * 48271 % (2**31 - 1)
        return state % limit

    return below


def grow(size, more, below):
    """The rooms in order of creation, and the pairs that are joined."""
    rooms, joined = [(size // 2, size // 2)], set()
    while len(rooms) < more + 1:
        here = rooms[below(len(rooms))]
        free = [step for step in STEPS if (here, go(here, step)) not in joined]
        if not free:
            continue
        there = go(here, free[below(len(free))])
        if not (0 <= there[0] < size and 0 <= there[1] < size):
            continue
        if there not in rooms:
            rooms.append(there)
        joined |= {(here, there), (there, here)}
    return rooms, joined


def prune(rooms, joined):
    """What is left when no room has fewer than two connections any more."""
    while True:
        degree = collections.Counter(here for here, _ in joined)
        left = [room for room in rooms if degree[room] >= 2]
        if left == rooms:
            return rooms, joined
        rooms = left
        joined = {pair for pair in joined if pair[0] in left and pair[1] in left}


def spread(drawn, joined, traps):
    """Those rooms, and all that a scan of them opens: where no trap is near, what is near."""
    beside = collections.defaultdict(set)
    for here, there in joined:
        beside[here].add(there)
    opened, waiting = set(), list(drawn)
    while waiting:
        room = waiting.pop()
        if room not in opened:
            opened.add(room)
            waiting += [] if beside[room] & traps else beside[room]
    return opened


def make(size, more, percent, seed):
    below = draw_lots(seed)
    while True:
        rooms, joined = prune(*grow(size, more, below))
        if 5 * len(rooms) < more:
            continue
        if percent is None:
            traps = [room for room in rooms if below(3) == 0]
        else:
            traps = [room for room in rooms if below(100) < percent]
        safe = [room for room in rooms if room not in traps or room == rooms[0]]
        drawn = [room for room in safe if below(2) == 0]
        traps = set(rooms) - set(safe)
        opened = spread(drawn, joined, traps)
        if len(opened) < len(safe):
            return Station(size, rooms, joined, traps, opened)


# --- how it is played -----------------------------------------------------------------------------


class Game:
    def __init__(self, station, jokers):
        self.station, self.jokers = station, jokers
        self.opened, self.marked = set(station.opened), set()
        self.cursor, self.marking = station.rooms[0], False
        self.scanned, self.result = 0, "unfinished"

    def neighbours(self, room):
        return [there for here, there in self.station.joined if here == room]

    def number(self, room):
        return sum(there in self.station.traps for there in self.neighbours(room))

    def left(self):
        """The safe rooms still to open."""
        return set(self.station.rooms) - self.station.traps - self.opened

    def play(self, keys):
        for key in keys:
            if self.result == "unfinished":
                self.press(key)

    def press(self, key):
        unknown = self.cursor in set(self.station.rooms) - self.opened
        if key in WALKS:
            x, y = go(self.cursor, WALKS[key])
            edge = self.station.size - 1
            self.cursor = min(max(x, 0), edge), min(max(y, 0), edge)
        elif key == "m":
            self.marking = not self.marking
        elif key == "q":
            self.result = "quit"
        elif key == "j" and unknown and self.jokers:
            self.jokers -= 1
        elif unknown and (key == "x" or key == " " and self.marking):
            self.marked ^= {self.cursor}
        elif key == " " and unknown and self.cursor not in self.marked:
            self.scan()

    def scan(self):
        self.scanned += 1
        if self.cursor in self.station.traps:
            self.result = "lost"
            return
        self.opened |= spread([self.cursor], self.station.joined, self.station.traps)
        if not self.left():
            self.result = "won"

    def sign(self, room, revealed):
        if revealed or self.result == "lost":
            return "*" if room in self.station.traps else str(self.number(room))
        if room in self.opened:
            return str(self.number(room))
        return "!" if room in self.marked else "#"

    def picture(self, revealed):
        size = 2 * self.station.size + 1
        rows = [
            ["." if x % 2 and y % 2 else " " for x in range(size)] for y in range(size)
        ]
        for x, y in self.station.rooms:
            rows[2 * y + 1][2 * x + 1] = self.sign((x, y), revealed)
        for (x, y), (to_x, to_y) in self.station.joined:
            sign = {(0, 1): "|", (1, 0): "-", (1, 1): "\\", (-1, 1): "/"}.get(
                (to_x - x, to_y - y)
            )
            if sign:  # else it is the same connection, the other way round
                row, column = y + to_y + 1, x + to_x + 1
                rows[row][column] = sign if rows[row][column] == " " else "X"
        return ["".join(row) for row in rows]


def paint(row):
    row = re.sub("[0-8]", "\033[32m\\g<0>\033[0m", row)
    return re.sub("[!*]", "\033[31m\\g<0>\033[0m", row)


# --- what a call prints ---------------------------------------------------------------------------


def read_call(call):
    """station --NAME=VALUE ... -> a dictionary of names and values."""
    options = {}
    for word in shlex.split(call)[1:]:
        name, _, value = word[2:].partition("=")
        options[name] = value
    return options


def start_game(options):
    size = int(options.get("size", 10))
    more = int(options.get("rooms", min(50, size * size // 2)))
    percent = int(options["traps"]) if "traps" in options else None
    station = make(size, more, percent, int(options["seed"]))
    return Game(station, int(options.get("jokers", 3)))


def foretell(call):
    options = read_call(call)
    game = start_game(options)
    game.play(options.get("keys", ""))
    lines = game.picture("reveal" in options)
    if options.get("color") == "always":
        lines = [paint(line) for line in lines]
    rooms, traps = len(game.station.rooms), len(game.station.traps)
    lines += [f"rooms: {rooms}", f"traps: {traps}"]
    lines += [f"open: {rooms - traps - len(game.left())}"]
    if "keys" in options:
        lines += [f"result: {game.result}", f"scanned: {game.scanned}"]
        lines += [
            f"jokers: {game.jokers}",
            f"cursor: {game.cursor[0]},{game.cursor[1]}",
        ]
    return lines


# --- calls ----------------------------------------------------------------------------------------


def walk_keys(draw, here, there):
    """Keys that lead from one square to another, in any order."""
    x, y = there[0] - here[0], there[1] - here[1]
    keys = ["d" if x > 0 else "a"] * abs(x) + ["s" if y > 0 else "w"] * abs(y)
    draw.shuffle(keys)
    return "".join(keys)


def clever_keys(draw, game):
    """Keys of somebody who knows the map: to win, to lose on the way, to leave, to waste jokers."""
    kind, keys = draw.choice(["won", "won", "lost", "quit", "jokers"]), ""

    def add(more):
        nonlocal keys
        keys += more
        game.play(more)

    while game.result == "unfinished":
        aims = sorted(game.left())
        if kind == "lost" and game.station.traps and draw.random() < 0.3:
            aims = sorted(game.station.traps)
        if kind == "quit" and draw.random() < 0.3:
            add("q")
            continue
        aim = draw.choice(aims)
        if kind == "jokers":  # any room, open or not
            aim = draw.choice(game.station.rooms)
        add(walk_keys(draw, game.cursor, aim))
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
    size = int(read_call(plain[0]).get("size", 10))
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
    neighbours = collections.defaultdict(set)
    for here, there in joined:
        neighbours[here].add(there)
        neighbours[there].add(here)
    for room, sign in signs.items():
        claim(len(neighbours[room]) >= 2, f"{room} has fewer than two connections")
        traps = sum(signs[there] == "*" for there in neighbours[room])
        claim(sign in ("*", str(traps)), f"{room} is joined to {traps} traps")

    hidden, joined_too = read_picture(plain[1], size)
    claim(joined == joined_too and set(hidden) == set(signs), "another map")
    opened = [room for room in hidden if hidden[room] != "#"]
    for room in opened:
        claim(hidden[room] == signs[room] != "*", f"{room} is open")
        if signs[room] == "0":
            claim(
                neighbours[room] <= set(opened), f"{room} is 0, and a neighbour closed"
            )
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
    sys.stdout.reconfigure(encoding="utf-8", newline="\n")
    if command == "rows":
        for call in random_calls(int(argument), int(sys.argv[3])):
            print(call)
    elif command == "foretell":
        with open(argument, encoding="utf-8") as calls:
            for call in calls.read().splitlines():
                print("\n".join([f"$ {call}", *foretell(call), "exit status: 0"]))
    elif command == "count":
        words = collections.Counter()
        for _, lines in read_log(argument):
            words["all"] += 1
            words.update(line for line in lines if line.startswith("result: "))
            words["no joker"] += "jokers: 0" in lines
        ways = [f"result: {way}" for way in ("won", "lost", "quit", "unfinished")]
        print(*(words[word] for word in ("all", *ways, "no joker")))
    else:
        told = list(read_log(argument))
        for three in zip(told[::3], told[1::3], told[2::3]):
            try:
                look(*three)
            except Fault as fault:
                print(f"{three[1][0]}: {fault}")
                return 1
        print(len(told) // 3)
    return 0


if __name__ == "__main__":
    sys.exit(main())
