"""No key is ever lost: many games at once are played, and counted.

    keys.py [--told FOLDER] [--all] [--seed N] [CLAIM ...]      MAZE_BASH names the bash

In a maze that is known, moves are typed at random moments, alone and in bursts, and at the very
instant at which the game's own clock may end a wait. The player must then stand where all the keys
lead to, and the moves be as many. A resize, a signal and Ctrl-C, Ctrl-Z are answered at once, also two of
them close together; the terminal is as it was before, and what was typed ahead is not there for
the next program. A game killed at a random moment goes on with every key but at most the last; games that
end at once leave a record each. What is wrong is told, on standard output or in FOLDER/CLAIM.told.
"""

from __future__ import annotations

import argparse
import contextlib
import glob
import os
import random
import re
import shutil
import signal
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import session as terminals
from key_game import BASH, Game, pass_time
from session import Failure, Task

AT_ONCE = 8 * (os.cpu_count() or 1)  # games
PROMPT = 0.3  # seconds for what is answered at once, on a quiet machine
QUIET = 0.03  # what terminals.measure_pace says there


class Claim:
    """A claim: its tasks, what they find wrong, and what they measure."""

    def __init__(self, name: str, folder: str, seed: int) -> None:
        self.name, self.folder, self.seed = name, folder, seed
        self.faults: list[str] = []
        self.times: dict[str, list[float]] = {}
        self.lost = self.again = 0
        self.pace = 0.0  # of the machine, when something took long; 1 on a quiet one

    def measure(self, what: str, began: float) -> None:
        took = time.monotonic() - began
        self.times.setdefault(what, []).append(took)
        if took > PROMPT and not self.pace:  # once, for nobody is listened to meanwhile
            self.pace = terminals.measure_pace() / QUIET

    def home(self, number: int) -> str:
        return f"{self.folder}/{self.name}.{number}"

    def task(self, number: int, share: int) -> Task:
        """The claim's function, with so many turns; its games are ended, whatever happens."""

        def attempt(again: bool) -> Task:
            self.again += again
            home = self.home(number)
            for used in (home, *glob.glob(f"{home}.*")) if again else ():
                shutil.rmtree(used, ignore_errors=True)
            dice = random.Random(f"{self.seed} {self.name} {number}")
            try:
                yield from CLAIMS[self.name][0](self, number, share, dice)
            finally:
                for game in list(terminals.running.sessions):
                    game.finish()

        try:
            yield from terminals.try_again(attempt)
        except (Failure, OSError) as error:
            self.faults.append(f"game {number}: {error}")

    def judge(self) -> None:
        """What is answered at once: most of the times, for a single one may be the machine's."""
        for what, times in self.times.items():
            usual = statistics.median(times)
            if usual > PROMPT * max(1.0, self.pace):
                self.faults.append(f"{what}: answered after {usual:.2f} s")


def type_at_random(claim: Claim, number: int, share: int, dice: random.Random) -> Task:
    """Moves alone, in bursts, and as arrow keys of which none may come apart."""
    game = Game(claim.home(number))
    yield from game.begin()
    while game.typed < share:
        for _ in range(min(dice.choice((1, 1, 1, 2, 3, 5, 20)), share - game.typed)):
            arrow = {b"d": b"\033[C", b"a": b"\033[D"}.get(game.next_key(), b"")
            game.step(arrow if dice.random() < 0.3 else b"")
        yield from pass_time(dice.choice((0, 0.001, 0.005, 0.02)) * dice.random())
    yield from game.arrive()


def type_at_instants(
    claim: Claim, number: int, share: int, dice: random.Random
) -> Task:
    """A key when a fifth of a second, or a second, has passed since the last, give or take 2 ms."""
    game = Game(claim.home(number))
    yield from game.begin()
    wait = 1.0 if number % 4 == 0 else 0.2
    for _ in range(share if wait < 1 else share // 3 + 1):
        game.step()
        began = time.monotonic()
        yield from game.arrive()
        claim.measure("a key", began)
        yield from pass_time(wait + dice.uniform(-0.002, 0.002))
    game.step()
    yield from game.arrive()


def type_enters(claim: Claim, number: int, share: int, dice: random.Random) -> Task:
    """Enter is Enter, even where the clock of bash up to 4.4, a signal, has just ended the read it comes to."""
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


def type_escapes(claim: Claim, number: int, share: int, dice: random.Random) -> Task:
    """Arrow keys that come in pieces, and the Esc key, never end the game or eat another key.

    Esc pauses; any key continues, and does nothing else. So does an arrow key if the line is so slow
    that its Esc came alone: then both of its halves have been that.
    """
    while True:
        game, late = Game(claim.home(number)), False
        yield from game.begin()
        game.step()
        yield from game.arrive()
        for _ in range(share):
            arrow = {b"d": b"C", b"a": b"D"}[game.next_key()]
            form = dice.choice((b"\033[", b"\033O", b"\033[1;5"))
            alone, last = dice.random() < 0.3, time.monotonic()
            for at, byte in enumerate(form + arrow):
                game.output = "" if at == 0 else game.output
                # where this program itself was held up, the keys were others than meant
                longest = 0.9 if alone and at == 1 else 0.1
                late = late or time.monotonic() - last > longest
                game.type(bytes([byte]))
                if alone and at == 0:
                    yield from game.expect("Paused")
                last = time.monotonic()
                yield from pass_time(dice.choice((0, 0.01, 0.05)))
            game.typed += not alone
            game.step()
            if late:
                break
            yield from game.arrive()
            game.step(b"\033" + 2 * game.next_key())
            yield from game.arrive()
        game.finish()
        if not late:
            return


def type_letters(claim: Claim, number: int, share: int, dice: random.Random) -> Task:
    """Letters of a Russian layout are the keys of their places, whole or byte by byte, however slowly.

    Letters of others are no move, half a letter neither.
    """
    letters = {b"s": "ы", b"a": "ф", b"d": "в"}
    game = Game(claim.home(number))
    yield from game.begin()
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


def answer_signals(claim: Claim, number: int, share: int, dice: random.Random) -> Task:
    """A resize, a signal, Ctrl-C, Ctrl-\\ are answered at once, and leave the terminal as it was."""
    kinds = {"INT": "INT", "TERM": "TERM", "HUP": "HUP", "\x03": "INT", "\x1c": "TERM"}
    for name in (*kinds, "resize"):
        for _ in range(share):
            game = Game(claim.home(number))
            yield from game.begin()
            yield from pass_time(dice.uniform(0, 0.5))
            began = time.monotonic()
            if name == "resize":
                game.output = ""
                game.resize(20, 60 + number % 10)
                yield from game.expect("\033[H")
                claim.measure(name, began)
                game.type(b"q")
                yield from game.end()
            else:
                if len(name) == 1:
                    game.type(name.encode())
                else:
                    game.signal(name)
                yield from game.change_state()
                claim.measure(repr(name), began)
                yield from game.end()
            if game.state != f"ended {kinds.get(name, 0)}":
                raise Failure(f"{name!r}: {game.state}")
            game.check_restored()
            game.finish()


def stop_and_go_on(claim: Claim, number: int, share: int, dice: random.Random) -> Task:
    """Ctrl-Z and SIGTSTP, then fg; and two signals or keys close together."""
    for _ in range(share):
        pair = (
            dice.choice(("\x1a", "TSTP")),
            dice.choice(("", "\x1a", "\x03", "TSTP", "TERM", "INT", "WINCH")),
        )
        game = Game(claim.home(number))
        yield from game.begin()
        try:
            yield from send_pair(game, pair, dice)
        except Failure as error:
            raise Failure(f"{pair}: {error}; {game.output[-300:]!r}") from None
        game.finish()


def send_pair(game: Game, pair: tuple[str, str], dice: random.Random) -> Task:
    for what in pair:
        if len(what) == 1:
            game.type(what.encode())
        elif what and not game.state.startswith("ended"):
            game.signal(what)
        yield from pass_time(dice.choice((0, 0.001, 0.003, 0.01, 0.1)) * dice.random())
    yield from game.stop_or_end(1)
    game.check_restored(pair[1].encode() if len(pair[1]) == 1 else b"")
    for stops in (1, 2, 3):  # one behind the other may stop it a second time
        if game.has_ended():
            return
        game.output = ""
        game.resume()

        def is_there() -> bool:
            return "steps 0" in game.output or game.state != ""

        yield from game.wait_for(is_there, lambda: "it does not come back")
        if not game.state:
            game.type(b"s")
            if dice.random() < 0.5:
                game.type(b"q")
            else:
                with contextlib.suppress(
                    ProcessLookupError
                ):  # the pair may just have ended it
                    game.signal("INT")
        yield from game.stop_or_end(stops + 1)
        game.check_restored(b"sq")
    raise Failure("stops again and again")


def type_ahead(claim: Claim, number: int, share: int, dice: random.Random) -> Task:
    """Keys behind the one that ends the game are not for the shell, nor those behind Ctrl-C."""
    for _ in range(share):
        for keys in (b"q", b"\003", b"sdd" + b"sss" * 9):
            game = Game(claim.home(number))
            yield from game.begin()
            game.type(b"s" + keys + b"rm -rf *\r")
            yield from pass_time(dice.uniform(0, 0.1))
            if not game.state:
                game.type(b"x")
            if keys.startswith(b"sdd"):  # the end is there until a key is pressed
                yield from game.expect("n next")
                game.press(b"q")
                yield from game.end()
                game.check_restored(b"q")
            else:
                yield from game.end()
                game.check_restored(b"x")
            game.finish()


def kept_keys(home: str) -> str:
    """The keys of the game kept there."""
    kept = Path(home, ".local/state/maze.sh/game")
    lines = kept.read_text().split("\n") if kept.exists() else []
    return "".join(line[7:] for line in lines if line.startswith("# keys "))


def kill_at_random(claim: Claim, number: int, share: int, dice: random.Random) -> Task:
    """Killed, even by KILL, a game goes on with all its keys but at most the last."""
    for turn in range(share):
        name = ("TERM", "HUP", "INT", "KILL")[(number + turn) % 4]
        home = f"{claim.home(number)}.{turn}"
        game, typed = Game(home), ""
        yield from game.begin()
        for _ in range(dice.randrange(1, 70)):
            typed += game.step().decode()
            if dice.random() < 0.3:
                yield from game.arrive()
        yield from game.arrive()
        typed += game.step().decode()
        yield from pass_time(dice.choice((0, 0.001, 0.003, 0.01)) * dice.random())
        game.signal(name)
        yield from game.end()
        game.finish()
        keys = kept_keys(home)
        if keys not in (typed, typed[:-1]):
            raise Failure(f"{name}: typed {typed!r}, kept {keys!r}")
        game = Game(home, "play", "--resume")
        yield from game.begin(len(keys))
        key = game.step().decode()
        game.type(b"q")
        yield from game.end()
        game.finish()
        if game.state != "ended 0" or kept_keys(home) != keys + key:
            raise Failure(f"{name}: {keys!r}, then {kept_keys(home)!r}, {game.state}")


def win_at_once(claim: Claim, number: int, share: int, dice: random.Random) -> Task:
    """Games that end at the same time leave a whole line each."""
    home, total = claim.home(0), CLAIMS[claim.name][2 if ALL else 1][0]
    game = Game(home)
    game.type(b"sddssss")
    yield from game.expect("n next")
    game.finish()
    claim.lost += 1
    if claim.lost == total:  # the last of all
        text = Path(home, ".local/share/maze.sh/records").read_text()
        lines = re.findall(
            r"^....-..-.. 5x5 corners \d+ 7 0 7 0 3$", text, re.MULTILINE
        )
        if len(lines) != total or text.count("\n") != total:
            raise Failure(
                f"{len(lines)} records of {total}; {text.count(chr(10))} lines"
            )


def interrupt_entering(
    claim: Claim, number: int, share: int, dice: random.Random
) -> Task:
    """Ctrl-C and Ctrl-Z while the screen is entered, at the start and after fg, are answered."""
    for turn in range(share):
        game = Game(claim.home(number))
        if (number + turn) % 2:
            yield from game.begin()
            game.type(b"\x1a")
            yield from game.stop_or_end(1)
            game.resume()
            yield from game.wait_for(game.is_in_front, lambda: "not resumed")
            yield from pass_time(dice.uniform(0, 0.01))
            key, stops = dice.choice((b"\x1a", b"\x03")), 2
        else:
            yield from game.wait_for(game.is_in_front, lambda: "not started")
            yield from pass_time(0.01 + dice.uniform(0, 0.4))
            key, stops = dice.choice((b"\x1a", b"\x03")), 1
        game.type(key)
        try:
            yield from game.stop_or_end(stops)
        except Failure as error:
            raise Failure(f"{key!r} {stops}: {error}; {game.output[-300:]!r}") from None
        game.check_restored()
        if game.has_ended() and (
            key != b"\x03" or game.state not in ("ended INT", "ended 129")
        ):
            raise Failure(f"{key!r}: {game.state}; {game.output[-300:]!r}")
        game.finish()


def signal_leaving(claim: Claim, number: int, share: int, dice: random.Random) -> Task:
    """TERM and HUP to the whole group, as timeout sends it, while the game leaves: all is put back, and obeyed."""
    for _ in range(share):
        game, name = Game(claim.home(number)), dice.choice(("TERM", "HUP"))
        yield from game.begin()
        game.type(b"q")
        yield from pass_time(dice.uniform(0, 0.03))
        if not game.state:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(game.pid, signal.Signals["SIG" + name])
        try:
            yield from game.end()
        except Failure as error:
            raise Failure(f"{name}: {error}; {game.output[-300:]!r}") from None
        game.check_restored()
        if game.state not in ("ended 0", f"ended {name}"):
            raise Failure(f"{name}: {game.state}")
        for word in ("Terminated", "Hangup", "line "):
            if word in game.output:
                raise Failure(f"{name}: {game.output[-300:]!r}")
        game.finish()


def interrupt_paste(claim: Claim, number: int, share: int, dice: random.Random) -> Task:
    """What is pasted is no key, and what waits holds up neither Ctrl-C nor q nor a signal; each key counts."""
    for turn in range(share):
        how = (number + turn) % 4
        game = Game(claim.home(number))
        yield from game.begin()
        game.step()
        yield from game.arrive()
        text = b"".join(
            dice.choice((b"d", b"a", b"q", b"\r", b"1")) for _ in range(3000)
        )
        text *= 333 if ALL and turn == 0 else 1  # 1 MB
        if how == 0:
            yield from game.pour(b"\033[200~" + text + b"\033[201~")
            game.step()
            yield from game.arrive()
            game.type(b"q")
            yield from game.end()
            game.check_restored()
            game.finish()
            continue
        began = time.monotonic()
        yield from game.pour(b"da" * 10000 + (b"\x03", b"q", b"")[how - 1])
        if how == 3:
            game.signal("TERM")
        yield from game.end()
        if time.monotonic() - began > 5 * max(1.0, terminals.measure_pace() / QUIET):
            raise Failure(f"{how}: held up for {time.monotonic() - began:.1f} s")
        game.check_restored()
        if game.state != f"ended {('INT', 0, 'TERM')[how - 1]}":
            raise Failure(f"{how}: {game.state}")
        game.finish()


# (games, turns of each), in the short form and in full
CLAIMS = {
    "random": (type_at_random, (4, 75), (20, 250)),
    "instants": (type_at_instants, (6, 4), (40, 8)),
    "enters": (type_enters, (4, 20), (10, 100)),
    "escapes": (type_escapes, (2, 4), (4, 10)),
    "letters": (type_letters, (4, 20), (10, 100)),
    "signals": (answer_signals, (4, 1), (5, 3)),
    "stops": (stop_and_go_on, (4, 3), (10, 10)),
    "ahead": (type_ahead, (3, 1), (5, 2)),
    "kills": (kill_at_random, (8, 1), (20, 5)),
    "entering": (interrupt_entering, (4, 3), (10, 20)),
    "leaving": (signal_leaving, (4, 3), (10, 20)),
    "pastes": (interrupt_paste, (4, 1), (8, 4)),
    "records": (win_at_once, (30, 1), (200, 1)),
}
ALL = bool(os.environ.get("MAZE_TEST_ALL"))


def main() -> int:
    global ALL
    parser = argparse.ArgumentParser(description="No key is ever lost.")
    parser.add_argument("--told", help="the folder for what is wrong")
    parser.add_argument("--all", action="store_true", help="in full", default=ALL)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("claim", nargs="*", help=" ".join(CLAIMS))
    args = parser.parse_args()
    ALL = args.all
    wrong = 0
    with tempfile.TemporaryDirectory() as folder:
        claims = [Claim(name, folder, args.seed) for name in args.claim or CLAIMS]
        tasks = []
        for claim in claims:
            games, share = CLAIMS[claim.name][2 if ALL else 1]
            tasks += [claim.task(number, share) for number in range(games)]
        random.Random(args.seed).shuffle(tasks)
        terminals.run_tasks(tasks, AT_ONCE)
    for claim in claims:
        claim.judge()
        wrong += len(claim.faults)
        games, share = CLAIMS[claim.name][2 if ALL else 1]
        held = f"{len(claim.faults)} do not hold" if claim.faults else "all hold"
        told = "".join(f"{fault}\n" for fault in claim.faults)
        if claim.again:
            told += f"{claim.again} tried again, for bash had broken down\n"
        told += f"{claim.name}: {games} games of {share}: {games} tried, {held}\n"
        for what, times in claim.times.items():
            told = (
                f"{what}: usually {1000 * statistics.median(times):.0f} ms,"
                f" slowest {1000 * max(times):.0f} ms\n{told}"
            )
        if args.told:
            Path(args.told, f"{claim.name}.told").write_text(told)
        else:
            print(told, end="")
    return 0 if args.told or not wrong else 1


if __name__ == "__main__":
    sys.exit(main())
