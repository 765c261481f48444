"""Check that no key is ever lost: play many games at the same time, and count their keys.

    keys.py FOLDER SEED      MAZE_BASH names the bash

In a maze that is known, steps are typed at random moments, alone and in bursts, and just when the game's own clock may
end a wait. The player must then be where all the keys lead, and the number of steps must be right. Signals, Ctrl-C and
Ctrl-Z are answered, even two of them close together; the terminal is restored, and the next program does not get what
was typed ahead.

FOLDER/CLAIM.told has the faults. A claim is a function: it plays some turns in the home of a game; dice makes its
random choices.
"""

from __future__ import annotations

import contextlib
import os
import random
import re
import shutil
import sys
import tempfile
import time
from pathlib import Path

from pace import measure
from session import Failure, Session, report, try_all
from steps import until

BASH = os.environ.get("MAZE_BASH", "bash")
MAZE = str(Path(__file__).resolve().parents[2] / "maze.sh")
STATUS = re.compile(r"steps (\d+)")
AT_ONCE = 8 * (os.cpu_count() or 1)  # games
RARE = int(os.environ.get("MAZE_TEST_RARE", "1"))
ALL = bool(os.environ.get("MAZE_TEST_ALL"))
ARROWS = {b"d": b"\033[C", b"a": b"\033[D", b"s": b"\033[B"}
LETTERS = {b"d": "в".encode(), b"a": "ф".encode(), b"s": "ы".encode()}
OTHERS = (b"", b"", "üєїΦ→".encode(), b"\xd1")  # do not count


class Game(Session):
    """A game in the maze of seed 2: the player steps down from the entrance, then right and left.

    A new game ends the one before it.
    """

    def __init__(self, home: str) -> None:
        end_games()
        os.makedirs(home, exist_ok=True)
        self.typed, self.doing = 0, ""  # moves; what the game is doing, for an error
        environment = {"HOME": home, "LC_ALL": "C.UTF-8", "TERM": "xterm", "PATH": os.environ["PATH"]}  # fmt: skip
        # or the game before this one would be offered
        shutil.rmtree(f"{home}/.local/state", ignore_errors=True)
        super().__init__(24, 80, [BASH, MAZE, "play", "5x5", "--seed", "2"], environment, home)  # fmt: skip
        games.append(self)
        self.arrive()

    def moves(self) -> int:
        """The steps that the game shows."""
        found = STATUS.findall(self.output[-4096:])
        return int(found[-1]) if found else -1

    def arrive(self) -> None:
        """Wait until every key typed so far has counted."""
        self.wait_for(until(lambda: f"steps {self.moves()}", f"steps {self.typed}"))

    def next_key(self) -> bytes:
        if not self.typed:
            return b"s"
        return b"d" if self.typed % 2 else b"a"

    def step(self, *pieces: bytes, pause: float = 0) -> None:
        """Type a move: the next key, or these pieces of it."""
        for piece in pieces or [self.next_key()]:
            self.type(piece)
            self.pass_time(pause)
        self.typed += 1

    def stop_or_end(self, stops: int = 99) -> None:
        self.wait_for(lambda: "" if self.stops >= stops or self.has_ended() else self.state or "it runs")  # fmt: skip

    def check_restored(self, after: bytes = b"") -> None:
        """Check that the terminal is restored; the keys in after may be left for the next program."""
        if self.left.strip(after):
            raise Failure(f"left for the shell: {self.left!r}")
        # Ctrl-C in the shell's terminal discards output that was not shown yet
        if faults := self.find_faults("^C" in self.output):
            raise Failure(faults)


games: list[Game] = []  # the one in play


def end_games() -> None:
    while games:
        games.pop().finish()


def type_at_random(home: str, number: int, turns: int, dice: random.Random) -> None:
    """Moves alone and in bursts, as letters, as arrow keys, and as the letters of a Russian layout in their place.

    Letters of other alphabets and half a letter before them do not count. A key may arrive in pieces.
    """
    game = Game(home)
    while game.typed < turns:
        for _ in range(min(dice.choice((1, 1, 1, 2, 3, 5, 20)), turns - game.typed)):
            key = game.next_key()
            game.step(dice.choice((key, ARROWS[key], dice.choice(OTHERS) + LETTERS[key])))  # fmt: skip
        game.pass_time(dice.choice((0, 0.001, 0.005, 0.02)) * dice.random())
        if dice.random() < 0.1:  # the game's clock may end its wait at such an instant
            game.pass_time(dice.choice((0.2, 1.0)) + dice.uniform(-0.002, 0.002))
        letter, arrow = LETTERS[game.next_key()], ARROWS[game.next_key()]
        pieces = dice.choice(((letter[:1], letter[1:]), (arrow[:2], arrow[2:])))
        game.step(*pieces, pause=dice.choice((0, 0, 0, 0.01, 0.3)))
    game.arrive()


def stop_and_go_on(home: str, number: int, turns: int, dice: random.Random) -> None:
    """Ctrl-Z, then fg; and another key or signal close to it."""
    for _ in range(turns):
        second = dice.choice(("", "\x1a", "\x03", "TERM", "INT", "WINCH"))
        game = Game(home)
        game.doing = f"Ctrl-Z and {second!r}: "
        game.type(b"\x1a")
        game.pass_time(dice.choice((0, 0.001, 0.003, 0.01, 0.1)) * dice.random())
        if len(second) == 1:
            game.type(second.encode())
        elif second and not game.state.startswith("ended"):
            game.signal(second)
        go_on(game, second.encode() if len(second) == 1 else b"", dice)


def go_on(game: Game, left: bytes, dice: random.Random) -> None:
    """Continue a game that stops, until it ends; the second of two keys may stop it again."""
    for stops in (1, 2, 3, 4):
        game.stop_or_end(stops)
        game.check_restored(left)
        if game.has_ended():
            return
        game.output, left = "", b"sq"
        game.resume()
        game.wait_for(until(lambda: "steps 0" in game.output or game.state != ""))
        if not game.state:
            game.type(b"s")
            if dice.random() < 0.5:
                game.type(b"q")
            else:  # the pair may just have ended the game
                with contextlib.suppress(ProcessLookupError):
                    game.signal("INT")
    raise Failure("stops again and again")


def interrupt_paste(home: str, number: int, turns: int, dice: random.Random) -> None:
    """Waiting keys delay neither Ctrl-C nor a signal and are not left for the shell."""
    for turn in range(turns):
        how = (number + turn) % 3
        game = Game(home)
        game.step()
        game.arrive()
        began = time.monotonic()
        if how == 0:
            game.pour(b"d\ra\r" * 1100)  # more than the terminal holds
            game.typed += 2200
            game.quiet = 60  # nothing is drawn meanwhile
            game.arrive()
            game.type(b"q")
        else:
            game.pour(b"da" * 10000 + (b"\x03" if how == 1 else b""))
            if how == 2:
                game.signal("TERM")
        game.stop_or_end()
        took = time.monotonic() - began
        if how and took > 5 * measure():
            raise Failure(f"{how}: held up for {took:.1f} s")
        game.check_restored()
        if game.state != f"ended {('0', 'INT', 'TERM')[how]}":
            raise Failure(f"{how}: {game.state}")


# (games, turns of each), in the short form and in full
CLAIMS = {
    "random": (type_at_random, (3, 50), (20, 250)),
    "stops": (stop_and_go_on, (4, 2), (10, 10)),
    "pastes": (interrupt_paste, (3, 1), (8, 4)),
}


def play(game: tuple[str, int, str, str]) -> str:
    """A game of a claim -> what goes wrong, or nothing."""
    name, number, home, seed = game
    claim, *sizes = CLAIMS[name]
    try:
        claim(home, number, sizes[ALL][1], random.Random(f"{seed} {name} {number}"))
    except (Failure, OSError) as error:
        said = "".join(f"; {game.doing}{game.output[-300:]!r}" for game in games)
        return f"game {number}: {error}{said}"
    finally:
        end_games()
    return ""


def main(told: str, seed: str) -> None:
    with tempfile.TemporaryDirectory() as folder:
        games = [
            (name, number, f"{folder}/{name}.{number}", seed)
            for name, (_, *sizes) in CLAIMS.items()
            for number in range(max(1, sizes[ALL][0] // RARE))
        ]
        random.Random(seed).shuffle(games)
        faults = list(zip(games, try_all(play, games, AT_ONCE)))
    for name in CLAIMS:
        found = [fault for (of, *_), fault in faults if of == name]
        report(f"{told}/{name}.told", list(filter(None, found)), len(found))


if __name__ == "__main__":
    main(*sys.argv[1:])
