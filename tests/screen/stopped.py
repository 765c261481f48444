"""Claims of keys.py about signals: a game that is stopped, ended or killed loses no key.

Each function is a task: it plays its share of games for a claim; dice makes its random choices.
"""

from __future__ import annotations

import contextlib
import os
import random
import re
import signal
from pathlib import Path

from key_game import Game, begin
from session import Failure, Task, pass_time


def stop_and_go_on(claim, number, share, dice) -> Task:
    """Ctrl-Z and SIGTSTP, then fg; and two signals or keys close together."""
    for _ in range(share):
        pair = (
            dice.choice(("\x1a", "TSTP")),
            dice.choice(("", "\x1a", "\x03", "TSTP", "TERM", "INT", "WINCH")),
        )
        game = yield from begin(claim.home(number))
        game.doing = f"{pair}: "
        yield from send_pair(game, pair, dice)


def send_pair(game: Game, pair: tuple[str, str], dice: random.Random) -> Task:
    for what in pair:
        if len(what) == 1:
            game.type(what.encode())
        elif what and not game.state.startswith("ended"):
            game.signal(what)
        yield from pass_time(dice.choice((0, 0.001, 0.003, 0.01, 0.1)) * dice.random())
    yield from game.stop_or_end(1)
    game.check_restored(pair[1].encode() if len(pair[1]) == 1 else b"")
    for stops in (1, 2, 3):  # the second of the pair may stop the game again
        if game.has_ended():
            return
        game.output = ""
        game.resume()

        yield from game.wait_for(
            lambda: "steps 0" in game.output or game.state != "",
            lambda: "it does not come back",
        )
        if not game.state:
            game.type(b"s")
            if dice.random() < 0.5:
                game.type(b"q")
            else:  # the pair may just have ended the game
                with contextlib.suppress(ProcessLookupError):
                    game.signal("INT")
        yield from game.stop_or_end(stops + 1)
        game.check_restored(b"sq")
    raise Failure("stops again and again")


def interrupt_entering(claim, number, share, dice) -> Task:
    """Ctrl-C and Ctrl-Z are answered while the game opens its screen, at the start and after fg."""
    for turn in range(share):
        if (number + turn) % 2:
            game = yield from begin(claim.home(number))
            game.type(b"\x1a")
            yield from game.stop_or_end(1)
            game.resume()
            yield from game.come_to_front()
            yield from pass_time(dice.uniform(0, 0.01))
            key, stops = dice.choice((b"\x1a", b"\x03")), 2
        else:
            game = Game(claim.home(number))
            yield from game.come_to_front()
            yield from pass_time(0.01 + dice.uniform(0, 0.4))
            key, stops = dice.choice((b"\x1a", b"\x03")), 1
        game.doing = f"{key!r} {stops}: "
        game.type(key)
        yield from game.stop_or_end(stops)
        game.check_restored()
        interrupted = key == b"\x03" and game.state in ("ended INT", "ended 129")
        if game.has_ended() and not interrupted:
            raise Failure(game.state)


def signal_leaving(claim, number, share, dice) -> Task:
    """TERM and HUP to the group, as timeout sends them, are obeyed while the game ends; the terminal is restored."""
    for _ in range(share):
        game = yield from begin(claim.home(number))
        name = dice.choice(("TERM", "HUP"))
        game.type(b"q")
        yield from pass_time(dice.uniform(0, 0.03))
        if not game.state:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(game.pid, signal.Signals["SIG" + name])
        game.doing = f"{name}: "
        yield from game.end()
        game.check_restored()
        if game.state not in ("ended 0", f"ended {name}"):
            raise Failure(game.state)
        if re.search("Terminated|Hangup|line ", game.output):
            raise Failure("bash wrote something")


def kept_keys(home: str) -> str:
    """The keys of the game that is saved in this folder."""
    kept = Path(home, ".local/state/maze.sh/game")
    lines = kept.read_text().split("\n") if kept.exists() else []
    return "".join(line[7:] for line in lines if line.startswith("# keys "))


def kill_at_random(claim, number, share, dice) -> Task:
    """A killed game, even one killed by KILL, continues with all its keys except, at most, the last."""
    for turn in range(share):
        name = ("TERM", "HUP", "INT", "KILL")[(number + turn) % 4]
        home = f"{claim.home(number)}.{turn}"
        game, typed = (yield from begin(home)), ""
        for _ in range(dice.randrange(1, 70)):
            typed += game.step().decode()
            if dice.random() < 0.3:
                yield from game.arrive()
        yield from game.arrive()
        typed += game.step().decode()
        yield from pass_time(dice.choice((0, 0.001, 0.003, 0.01)) * dice.random())
        game.signal(name)
        yield from game.end()
        keys = kept_keys(home)
        if keys not in (typed, typed[:-1]):
            raise Failure(f"{name}: typed {typed!r}, kept {keys!r}")
        game = Game(home, "play", "--resume")
        game.typed = len(keys)
        yield from game.arrive()
        key = game.step().decode()
        game.type(b"q")
        yield from game.end()
        if game.state != "ended 0" or kept_keys(home) != keys + key:
            raise Failure(f"{name}: {keys!r}, then {kept_keys(home)!r}, {game.state}")
