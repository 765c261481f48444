"""A claim of keys.py about every command that has a screen: whatever people do there, nothing breaks.

They press keys, sensible ones and others, paste, resize the window from 10x3 to 200x60, stop the program, send
signals or close the window. These are faults: bash itself reports something, a negative number is shown, the terminal
is not restored, or a program does not end when it should.
"""

from __future__ import annotations

import contextlib
import random
import re

from key_game import Game
from session import Failure, Task, pass_time

CALLS = (
    "play",
    "play 5x5 --seed 2",
    "play 21x11 --weave",
    "play 9x9 -o kept",
    "play 61x31 -f half",
    "play 41x21 -f lines --describe",
    "play 21x21 -f braille --color always",
    "play 31x15 --lang de --ends random",
    "--resume",
    "station",
    "station --size 40",
    "tour",
    "tour 5",
    "generate 9x9 --watch",
    "generate 9x9 --watch -a prim",
    "solve 9x9 --watch",
)
KEYS = [bytes([n]) for n in b"asdwhjklASDWutfFrnmgvcbeE.?pqQ:0123456789x+-GyYzZ ~!/"]
KEYS += [key.encode() for key in ("\r", "\t", "\x7f", "\033", "\x13", "\x11", "ä")]
KEYS += [b"\xff", *(b"\033[" + bytes([n]) for n in b"ABCDHFZ")]
KEYS += [b"\033OP", b"\033[1;5C", b"\033[3~", b"\033[M !!"]
MOVES = [b"a", b"s", b"d", b"w", b"\033[C", b"\033[B"]
# messages of bash, and of programs that it calls; and text that only a negative number can print
WRONG = re.compile(
    r"[^ ]*: line \d+: .*|unbound variable.*|malloc:.*|division by (?:0|zero).*|command not found.*"
    r"|Terminated.*|(?<!\x22)Segmentation.*|(?<!\w)(?:stty|readlink|mv|rm|ln|mkdir): .*"
    r"|(?<![\w;\[,-])-\d+ (?:steps|moves|Schritte).*"
    r"|(?:moves|bumps|steps|hints) -\d+.*"
)
OURS = re.compile(r"\033\[[0-9;?]*[A-Za-z]")


def act_at_random(claim, number, share, dice) -> Task:
    """Games, each with some random acts and then a random end."""
    for _ in range(share):
        call = dice.choice(CALLS)
        game = Game(
            claim.home(number % 7), *call.split()
        )  # shared, so some find files of others
        game.doing = f"{call}: "
        game.resize(*any_size(dice))
        yield from game.come_to_front()
        yield from pass_time(dice.choice((0.0, 0.1, 0.6)))
        for _ in range(dice.randint(3, 40)):
            yield from act(game, dice)
            yield from pass_time(dice.choice((0.0, 0.005, 0.05, 0.3)) * dice.random())
            if game.state == "stopped":
                check_terminal(game)
                yield from go_on(game)
            if game.state.startswith("ended"):
                break
        yield from leave(game, dice, "--watch" in call)
        look(game, call)


def any_size(dice: random.Random) -> tuple[int, int]:
    return dice.choice(((24, 80), (dice.randint(3, 60), dice.randint(10, 200))))


def act(game: Game, dice: random.Random) -> Task:
    acts = ("keys", "moves", "paste", "resize", "stop", "pause")
    what = dice.choices(acts, (10, 6, 1, 2, 1, 3))[0]
    game.doing += f"{what} "
    if what == "keys":
        many = dice.choice((1, 1, 2, 5, 30))
        yield from game.pour(b"".join(dice.choices(KEYS, k=many)))
    elif what == "moves":
        many = dice.choice((1, 4, 40, 400))
        yield from game.pour(b"".join(dice.choices(MOVES, k=many)))
    elif what == "paste":
        text = bytes(dice.choices(range(32, 127), k=dice.choice((3, 300, 9000))))
        form = dice.choice((b"\033[200~%s\033[201~", b"%s"))
        yield from game.pour(form % text)
    elif what == "resize":
        game.resize(*any_size(dice))
    elif what == "stop":
        if dice.random() < 0.5:
            yield from game.pour(b"\x1a")
        else:
            send(game, "TSTP")


def leave(game: Game, dice: random.Random, records: bool) -> Task:
    """End the command in a random way; when it stops meanwhile, continue it. Ctrl-C may end only a recording."""
    how = dice.choice(("\x03", "\x03", "INT", "TERM", "HUP", "close"))
    game.doing += f"{how!r}: "
    if how == "\x03":
        yield from game.pour(b"\x03")
    elif how == "close" and not game.state:
        game.close()
    else:
        send(game, how)
    while not game.has_ended():
        if records and game.master >= 0:
            game.press(b"\x03")
        yield from game.wait_for(
            lambda: game.has_ended() or game.state == "stopped",
            lambda: "it does not end",
        )
        if game.state == "stopped":
            yield from go_on(game)
            if how == "\x03":  # the shell may have received the previous one
                yield from game.pour(b"\x03")
    if how != "close":
        check_terminal(game)


def go_on(game: Game) -> Task:
    """Continue the command, as fg does."""
    game.resume()
    if game.master >= 0:  # else the window is closed
        yield from game.come_to_front()


def check_terminal(game: Game) -> None:
    if faults := game.find_faults(not game.has_ended() or "^C" in game.output):
        raise Failure(faults)


def look(game: Game, call: str) -> None:
    """Look for messages of other programs in everything that was written."""
    text = OURS.sub("\n", game.output)
    if call.startswith("tour"):  # the tour runs typed lines
        text = text.replace("command not found", "")
    if found := WRONG.search(text):
        raise Failure(repr(found[0][:200]))


def send(game: Game, name: str) -> None:
    if game.pid and not game.state.startswith("ended"):
        with contextlib.suppress(ProcessLookupError):
            game.signal(name)
