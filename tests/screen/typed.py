"""Claims of keys.py about keys: whenever and however they are typed, each counts once.

Each function is a task: it plays its share of games for a claim; dice makes its random choices.
"""

from __future__ import annotations

import subprocess
import time

from key_game import ALL, BASH, Game, begin
from pace import measure
from session import Failure, Task, pass_time, wait_for


def type_at_random(claim, number, share, dice) -> Task:
    """Moves alone, in bursts, and as arrow keys, none of which may be split."""
    game = yield from begin(claim.home(number))
    while game.typed < share:
        for _ in range(min(dice.choice((1, 1, 1, 2, 3, 5, 20)), share - game.typed)):
            arrow = {b"d": b"\033[C", b"a": b"\033[D"}.get(game.next_key(), b"")
            game.step(arrow if dice.random() < 0.3 else b"")
        yield from pass_time(dice.choice((0, 0.001, 0.005, 0.02)) * dice.random())
    yield from game.arrive()


def type_at_instants(claim, number, share, dice) -> Task:
    """A key a fifth of a second, or a second, after the last one, with a tolerance of 2 ms."""
    game = yield from begin(claim.home(number))
    wait = 1.0 if number % 4 == 0 else 0.2
    for _ in range(share if wait < 1 else share // 3 + 1):
        game.step()
        began = time.monotonic()
        yield from game.arrive()
        claim.measure("a key", began)
        yield from pass_time(wait + dice.uniform(-0.002, 0.002))
    game.step()
    yield from game.arrive()


def type_enters(claim, number, share, dice) -> Task:
    """Enter counts even if the clock, a signal in bash up to 4.4, has just ended the read that would receive it."""
    ticks = subprocess.run([BASH, "-c", "((BASH_VERSINFO[0] < 5))"], check=False)
    lesson = Game(claim.home(number), "tour", "4")
    yield from lesson.expect("4 of ")
    for turn in range(share):
        answer = "79"[turn % 2]
        lesson.output = ""
        lesson.type(answer.encode())
        yield from lesson.expect(answer)
        yield from pass_time(dice.uniform(0, 0.05))
        if ticks.returncode == 0:
            lesson.signal("USR1")
        yield from pass_time(dice.uniform(0, 0.005))
        lesson.type(b"\r")
        yield from lesson.expect(f"{answer}: ")


def type_escapes(claim, number, share, dice) -> Task:
    """Arrow keys that arrive in pieces, and the Esc key, neither end the game nor swallow another key."""
    for _ in range(share):
        while not (yield from type_pieces(claim.home(number), dice)):
            pass


def type_pieces(home: str, dice) -> Task:
    """An arrow key in pieces, then Esc and two keys; False if this program was too slow to prove anything.

    Esc pauses; any key continues, and does nothing else. On a line so slow that the Esc of an arrow key arrives
    alone, that Esc pauses and the rest of the sequence continues. Otherwise the arrow key does not pause.
    """
    game = yield from begin(home)
    game.step()
    yield from game.arrive()
    arrow = {b"d": b"C", b"a": b"D"}[game.next_key()]
    alone, last = dice.random() < 0.3, time.monotonic()
    game.output = ""
    for at, byte in enumerate(dice.choice((b"\033[", b"\033O", b"\033[1;5")) + arrow):
        game.type(bytes([byte]))
        if time.monotonic() - last > (0.9 if alone and at == 1 else 0.1):
            return False
        if alone and at == 0:
            yield from game.expect("Paused")
            game.output = ""
        last = time.monotonic()
        yield from pass_time(dice.choice((0, 0.01, 0.05)))
    if not alone:
        game.typed += 1
    yield from game.arrive()
    if "Paused" in game.output:
        raise Failure("an arrow key has paused the game")
    game.step(b"\033" + 2 * game.next_key())
    yield from game.arrive()
    return True


def type_letters(claim, number, share, dice) -> Task:
    """Letters of a Russian layout act as the Latin keys in their place, whole or byte by byte, however slowly.

    Neither letters of other alphabets nor half a letter move the player.
    """
    letters = {b"s": "ы", b"a": "ф", b"d": "в"}
    game = yield from begin(claim.home(number))
    for _ in range(share):
        key = letters[game.next_key()].encode()
        key = dice.choice((b"", b"", "üєїΦ→".encode(), b"\xd1")) + key
        if dice.random() < 0.5:
            for byte in key[:-1]:
                game.type(bytes([byte]))
                yield from pass_time(dice.choice((0, 0.01, 0.3)))
            key = key[-1:]
        game.step(key)
    yield from game.arrive()


def type_ahead(claim, number, share, dice) -> Task:
    """Keys after the one that ends the game, or after Ctrl-C, are not left for the shell."""
    for _ in range(share):
        for keys in (b"q", b"\003", b"sdd" + b"sss" * 9):
            game = yield from begin(claim.home(number))
            game.type(b"s" + keys + b"rm -rf *\r")
            yield from pass_time(dice.uniform(0, 0.1))
            if not game.state:
                game.type(b"x")
            if keys.startswith(b"sdd"):  # the result is shown until a key is pressed
                yield from game.expect("n next")
                game.press(b"q")
                yield from game.end()
                game.check_restored(b"q")
            else:
                yield from game.end()
                game.check_restored(b"x")


def interrupt_paste(claim, number, share, dice) -> Task:
    """Pasted text is not keys, waiting keys delay neither Ctrl-C nor a signal, and each key counts."""
    for turn in range(share):
        how = (number + turn) % 3
        game = yield from begin(claim.home(number))
        game.step()
        yield from game.arrive()
        text = bytes(dice.choices(b"daq\r1", k=3000)) * (333 if ALL and not turn else 1)
        if how == 0:
            yield from game.pour(b"\033[200~" + text + b"\033[201")
            yield from pass_time(0.1)
            game.type(b"~")
            yield from game.pour(b"d\ra\r" * 1100)  # more than the terminal holds
            game.typed += 2200
            yield from wait_for(  # nothing is drawn until then
                lambda game=game: game.moves() == game.typed,
                lambda game=game: f"steps {game.moves()}, not {game.typed}",
            )
            game.type(b"q")
            yield from game.end()
            game.check_restored()
            continue
        began = time.monotonic()
        yield from game.pour(b"da" * 10000 + (b"\x03" if how == 1 else b""))
        if how == 2:
            game.signal("TERM")
        yield from game.end()
        if time.monotonic() - began > 5 * measure():
            raise Failure(f"{how}: held up for {time.monotonic() - began:.1f} s")
        game.check_restored()
        if game.state != f"ended {('INT', 'TERM')[how - 1]}":
            raise Failure(f"{how}: {game.state}")
