"""Check that no key is ever lost: play many games at the same time, and count their keys.

    keys.py FOLDER SEED [CLAIM ...]      MAZE_BASH names the bash

In a maze that is known, steps are typed at random moments, alone and in bursts, and just when the game's
own clock may end a wait. The player must then be where all the keys lead, and the number of steps must be
right. Signals, Ctrl-C and Ctrl-Z are answered, even two of them close together; the terminal
is restored, and the next program does not get what was typed ahead. A game killed at a random moment continues with
every key except at most the last. FOLDER/CLAIM.told has the faults. typed.py, stopped.py and people.py have the claims.
"""

from __future__ import annotations

import os
import random
import statistics
import sys
import tempfile
import time

import people
import session as terminals
import stopped
import typed
from key_game import ALL, RARE
from pace import measure
from session import Failure, Task

AT_ONCE = 8 * (os.cpu_count() or 1)  # games
PEOPLE = int(os.environ.get("SOAK", "60"))
PROMPT = 0.3  # seconds for an immediate answer, on a quiet machine


class Claim:
    """A claim: its tasks, what they find wrong, and what they measure."""

    def __init__(self, name: str, folder: str, seed: int) -> None:
        self.name, self.folder, self.seed = name, folder, seed
        self.play, *sizes = CLAIMS[name]
        self.games, self.share = max(1, sizes[ALL][0] // RARE), sizes[ALL][1]
        self.faults: list[str] = []
        self.times: dict[str, list[float]] = {}
        self.pace = 0  # of the machine, when something took long

    def measure(self, what: str, began: float) -> None:
        took = time.monotonic() - began
        self.times.setdefault(what, []).append(took)
        if took > PROMPT and not self.pace:  # once, because nothing else runs meanwhile
            self.pace = measure()

    def home(self, number: int) -> str:
        return f"{self.folder}/{self.name}.{number}"

    def task(self, number: int) -> Task:
        """Run the function of the claim, and end its games, whatever happens."""
        dice = random.Random(f"{self.seed} {self.name} {number}")
        try:
            yield from self.play(self, number, self.share, dice)
        except (Failure, OSError) as error:
            games = terminals.running.sessions
            said = "".join(f"; {game.doing}{game.output[-300:]!r}" for game in games)
            self.faults.append(f"game {number}: {error}{said}")
        finally:
            for game in list(terminals.running.sessions):
                game.finish()

    def judge(self) -> None:
        """Report a median above the limit: a single long time may be due to the machine."""
        for what, times in self.times.items():
            usual = statistics.median(times)
            if usual > PROMPT * max(1, self.pace):
                self.faults.append(f"{what}: answered after {usual:.2f} s")


# (games, turns of each), in the short form and in full
CLAIMS = {
    "random": (typed.type_at_random, (4, 75), (20, 250)),
    "instants": (typed.type_at_instants, (6, 4), (40, 8)),
    "enters": (typed.type_enters, (4, 20), (10, 100)),
    "escapes": (typed.type_escapes, (2, 4), (4, 10)),
    "letters": (typed.type_letters, (4, 20), (10, 100)),
    "stops": (stopped.stop_and_go_on, (4, 3), (10, 10)),
    "ahead": (typed.type_ahead, (3, 1), (5, 2)),
    "kills": (stopped.kill_at_random, (8, 1), (20, 5)),
    "entering": (stopped.interrupt_entering, (4, 3), (10, 20)),
    "leaving": (stopped.signal_leaving, (4, 3), (10, 20)),
    "pastes": (typed.interrupt_paste, (4, 1), (8, 4)),
    "people": (people.act_at_random, (PEOPLE, 5), (PEOPLE, 5)),  # only if it is named
}


def main(told: str, seed: str, *names: str) -> None:
    names = names or [name for name in CLAIMS if name != "people"]
    with tempfile.TemporaryDirectory() as folder:
        claims = [Claim(name, folder, int(seed)) for name in names]
        tasks = []
        for claim in claims:
            tasks += [claim.task(number) for number in range(claim.games)]
        random.Random(seed).shuffle(tasks)
        terminals.run_tasks(tasks, AT_ONCE)
    for claim in claims:
        claim.judge()
        path = f"{told}/{claim.name}.told"
        terminals.report(path, claim.faults, claim.games)


if __name__ == "__main__":
    main(*sys.argv[1:])
