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
import sys
import tempfile
import time

from key_game import Game, end_games
from pace import measure
from session import Failure, pass_time, report, sessions, try_all

AT_ONCE = 8 * (os.cpu_count() or 1)  # games
RARE = int(os.environ.get("MAZE_TEST_RARE", "1"))
ALL = bool(os.environ.get("MAZE_TEST_ALL"))


def type_at_random(home: str, number: int, turns: int, dice: random.Random) -> None:
    """Moves alone and in bursts, as letters, as arrow keys, and as the letters of a Russian layout in their place.

    Letters of other alphabets and half a letter before them do not count.
    """
    arrows = {b"d": b"\033[C", b"a": b"\033[D", b"s": b"\033[B"}
    letters = {b"d": "в", b"a": "ф", b"s": "ы"}
    others = (b"", b"", "üєїΦ→".encode(), b"\xd1")
    game = Game(home)
    while game.typed < turns:
        for _ in range(min(dice.choice((1, 1, 1, 2, 3, 5, 20)), turns - game.typed)):
            key = game.next_key()
            forms = (key, arrows[key], dice.choice(others) + letters[key].encode())
            game.step(dice.choice(forms))
        pass_time(dice.choice((0, 0.001, 0.005, 0.02)) * dice.random())
        if dice.random() < 0.1:  # the game's clock may end its wait at such an instant
            pass_time(dice.choice((0.2, 1.0)) + dice.uniform(-0.002, 0.002))
        letter = letters[game.next_key()].encode()
        game.type(letter[:1])  # the rest of a letter may be late
        pass_time(dice.choice((0, 0.01, 0.3)) if dice.random() < 0.2 else 0)
        game.step(letter[1:])
    game.arrive()


def type_escapes(home: str, number: int, turns: int, dice: random.Random) -> None:
    """Arrow keys that arrive in pieces, and the Esc key, neither end the game nor swallow another key."""
    for _ in range(turns):
        while not type_pieces(home, dice):
            pass


def type_pieces(home: str, dice: random.Random) -> bool:
    """An arrow key in pieces, then Esc and two keys; False if this program was too slow to prove anything.

    Esc pauses; any key continues, and does nothing else.
    """
    game = Game(home)
    game.step()
    game.arrive()
    arrow = {b"d": b"C", b"a": b"D"}[game.next_key()]
    last = time.monotonic()
    game.output = ""
    for byte in dice.choice((b"\033[", b"\033O", b"\033[1;5")) + arrow:
        game.type(bytes([byte]))
        if time.monotonic() - last > 0.1:
            return False
        last = time.monotonic()
        pass_time(dice.choice((0, 0.01, 0.05)))
    game.typed += 1
    game.arrive()
    if "Paused" in game.output:
        raise Failure("an arrow key has paused the game")
    game.step(b"\033" + 2 * game.next_key())
    game.arrive()
    return True


def stop_and_go_on(home: str, number: int, turns: int, dice: random.Random) -> None:
    """Ctrl-Z, then fg; and another key or signal close to it."""
    for _ in range(turns):
        pair = "\x1a", dice.choice(("", "\x1a", "\x03", "TERM", "INT", "WINCH"))
        game = Game(home)
        game.doing = f"{pair}: "
        send_pair(game, pair, dice)


def send_pair(game: Game, pair: tuple[str, str], dice: random.Random) -> None:
    for what in pair:
        if len(what) == 1:
            game.type(what.encode())
        elif what and not game.state.startswith("ended"):
            game.signal(what)
        pass_time(dice.choice((0, 0.001, 0.003, 0.01, 0.1)) * dice.random())
    game.stop_or_end(1)
    game.check_restored(pair[1].encode() if len(pair[1]) == 1 else b"")
    for stops in (1, 2, 3):  # the second of the pair may stop the game again
        if game.has_ended():
            return
        game.output = ""
        game.resume()
        game.wait_for(
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
        game.stop_or_end(stops + 1)
        game.check_restored(b"sq")
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
            game.arrive(silent=True)
            game.type(b"q")
        else:
            game.pour(b"da" * 10000 + (b"\x03" if how == 1 else b""))
            if how == 2:
                game.signal("TERM")
        game.end()
        took = time.monotonic() - began
        if how and took > 5 * measure():
            raise Failure(f"{how}: held up for {took:.1f} s")
        game.check_restored()
        if game.state != f"ended {('0', 'INT', 'TERM')[how]}":
            raise Failure(f"{how}: {game.state}")


# (games, turns of each), in the short form and in full
CLAIMS = {
    "random": (type_at_random, (3, 50), (20, 250)),
    "escapes": (type_escapes, (2, 2), (4, 10)),
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
        said = "".join(f"; {game.doing}{game.output[-300:]!r}" for game in sessions)
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
