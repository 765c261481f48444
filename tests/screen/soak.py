"""Random players, many at the same time: whatever they do, nothing breaks.

    soak.py [--seconds N] [--seed N] [--only TURN] [--at-once N] BASH ...

Each player has a terminal and runs a command that has a screen. The player does at random what people do: presses keys,
sensible ones and others, pastes, resizes the window from 10x3 to 200x60, stops the program, sends signals or closes the
window. These are faults: bash itself reports something, a negative number is shown, the terminal is not restored, or a
program does not end when it should. Each is printed with the turn and its seed, which --seed and --only repeat.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import random
import re
import shutil
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "support"))

import session as terminals
from session import Failure, Session, Task, pass_time

MAZE = str(Path(__file__).resolve().parents[2] / "maze.sh")
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
KEYS = [bytes([n]) for n in b"asdwhjklASDWutfFrngvcbeE.?pqQ:0123456789x+-GyYzZ ~!/"]
KEYS += [key.encode() for key in ("\r", "\t", "\x7f", "\033", "\x13", "\x11", "ä")]
KEYS += [b"\xff", *(b"\033[" + bytes([n]) for n in b"ABCDHFZ")]
KEYS += [b"\033OP", b"\033[1;5C", b"\033[3~", b"\033[M !!"]
MOVES = [b"a", b"s", b"d", b"w", b"\033[C", b"\033[B"]
# messages of bash, and of programs that it calls; and text that only a negative number can print
WRONG = re.compile(
    r"[^ ]*: line \d+: .*|unbound variable.*|malloc:.*|division by (?:0|zero).*|command not found.*"
    r"|Terminated.*|(?<!\x22)Segmentation.*|(?<!\w)(?:stty|readlink|mv|rm|ln|mkdir): .*|(?<![\w;\[,-])-\d+ (?:steps|moves|Schritte).*"
    r"|(?:moves|bumps|steps|hints) -\d+.*"
)
OURS = re.compile(r"\033\[[0-9;?]*[A-Za-z]")


class Person:
    def __init__(self, turn: int, seed: int, bash: str, folder: str) -> None:
        self.turn, self.bash = turn, bash
        self.dice = random.Random(f"{seed} {turn}")
        self.home = f"{folder}/{turn % 7}"  # shared, so some find files of others
        self.call = self.dice.choice(CALLS)
        self.did: list[str] = []
        self.fault = ""

    def play(self) -> Task:
        os.makedirs(self.home, exist_ok=True)
        environment = {"HOME": self.home, "LC_ALL": "C.UTF-8", "TERM": "xterm"}
        environment.update(
            dict.fromkeys(("XDG_STATE_HOME", "XDG_DATA_HOME", "LINES", "COLUMNS"))
        )
        self.game = Session(
            *self.size(), [self.bash, MAZE, *self.call.split()], environment, self.home
        )
        try:
            yield from self.act()
        except (Failure, OSError) as error:
            rows = "".join(f"\n|{row}" for row in self.game.screen.text())
            self.fault = f"{error}{rows.rstrip()}"
        finally:
            self.look()
            self.game.finish()

    def size(self) -> tuple[int, int]:
        return self.dice.choice(
            ((24, 80), (self.dice.randint(3, 60), self.dice.randint(10, 200)))
        )

    def act(self) -> Task:
        game, dice = self.game, self.dice
        yield from self.have_terminal()
        yield from pass_time(dice.choice((0.0, 0.1, 0.6)))
        for _ in range(dice.randint(3, 40)):
            what = dice.choices(
                ("keys", "moves", "paste", "resize", "stop", "pause"),
                (10, 6, 1, 2, 1, 3),
            )[0]
            self.did.append(what)
            if what == "keys":
                many = dice.choice((1, 1, 2, 5, 30))
                yield from game.pour(b"".join(dice.choices(KEYS, k=many)))
            elif what == "moves":
                many = dice.choice((1, 4, 40, 400))
                yield from game.pour(b"".join(dice.choices(MOVES, k=many)))
            elif what == "paste":
                text = bytes(
                    dice.choices(range(32, 127), k=dice.choice((3, 300, 9000)))
                )
                form = dice.choice((b"\033[200~%s\033[201~", b"%s"))
                yield from game.pour(form % text)
            elif what == "resize":
                game.resize(*self.size())
            elif what == "stop":
                if dice.random() < 0.5:
                    yield from self.game.pour(b"\x1a")
                else:
                    self.send("TSTP")
            yield from pass_time(dice.choice((0.0, 0.005, 0.05, 0.3)) * dice.random())
            if game.state == "stopped":
                self.check_terminal()
                yield from self.go_on()
            if game.state.startswith("ended"):
                break
        yield from self.leave()

    def leave(self) -> Task:
        """End the command in a random way; when it stops meanwhile, continue it."""
        game, dice = self.game, self.dice
        how = dice.choice(("Ctrl-C", "Ctrl-C", "INT", "TERM", "HUP", "close"))
        self.did.append(how)
        if game.state.startswith("ended"):
            pass
        elif how == "Ctrl-C":
            yield from self.game.pour(b"\x03")
        elif how == "close":
            game.close()
            while not game.state.startswith("ended"):
                yield from terminals.wait_for(
                    lambda: game.state != "", lambda: "it does not end without a window"
                )
                if game.state == "stopped":
                    game.resume()
            return
        else:
            yield from game.wait_for(lambda: game.pid > 0, lambda: "not started")
            self.send(how)

        while not game.has_ended():
            yield from game.wait_for(
                lambda: game.has_ended() or game.state == "stopped",
                lambda: f"it does not end after {how}",
            )
            if game.state == "stopped":
                yield from self.go_on()
                if how == "Ctrl-C":  # the shell may have received the previous one
                    yield from self.game.pour(b"\x03")
        self.check_terminal()

    def go_on(self) -> Task:
        """Continue the command, as fg does."""
        self.game.resume()
        yield from self.have_terminal()

    def have_terminal(self) -> Task:
        """Wait until the terminal belongs to the game: keys typed before are not for the game."""
        game = self.game
        yield from game.wait_for(
            lambda: game.state != "" or 0 < game.pid == os.tcgetpgrp(game.master),
            lambda: "it does not get the terminal",
        )

    def check_terminal(self) -> None:
        game = self.game
        if faults := game.find_faults(not game.has_ended() or "^C" in game.output):
            raise Failure(faults)

    def look(self) -> None:
        """Look for messages of other programs in everything that was written."""
        text = OURS.sub("\n", self.game.output)
        if self.call.startswith("tour"):  # the tour runs typed lines
            text = text.replace("command not found", "")
        if not self.fault and (found := WRONG.search(text)):
            self.fault = repr(found[0][:200])

    def send(self, name: str) -> None:
        if self.game.pid and not self.game.state.startswith("ended"):
            with contextlib.suppress(ProcessLookupError):
                self.game.signal(name)


def main() -> int:
    parser = argparse.ArgumentParser(description="Random people at the keyboard.")
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--seed", type=int, default=random.randrange(10**9))
    parser.add_argument("--only", type=int)
    parser.add_argument("--at-once", type=int, default=6 * (os.cpu_count() or 1))
    parser.add_argument(
        "bash", nargs="*", default=[os.environ.get("MAZE_BASH", "bash")]
    )
    args = parser.parse_args()
    shells = [shutil.which(bash) or bash for bash in args.bash]
    end, came, wrong = time.monotonic() + args.seconds, 0, 0
    folder = tempfile.mkdtemp()

    def come() -> Iterator[Task]:
        """Start one player after another, until the time is over."""
        turn = args.only or 0
        while time.monotonic() < end:
            yield stay(Person(turn, args.seed, shells[turn % len(shells)], folder))
            if args.only is not None:
                return
            turn += 1

    def stay(person: Person) -> Task:
        nonlocal came, wrong
        yield from person.play()
        came += 1
        if person.fault:
            wrong += 1
            did = " ".join(person.did)[-200:]
            print(f"turn {person.turn}, {person.bash} {person.call}: {did}: {person.fault}", flush=True)  # fmt: skip

    terminals.run_tasks(come(), args.at_once)
    shutil.rmtree(folder)
    print(f"{came} people, {wrong} of them found something; --seed {args.seed}")
    return 1 if wrong or not came else 0


if __name__ == "__main__":
    sys.exit(main())
