"""A game in a known maze, which counts the keys that it receives."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path

from session import Failure, Session, sessions, wait_for

BASH = os.environ.get("MAZE_BASH", "bash")
MAZE = str(Path(__file__).resolve().parents[2] / "maze.sh")
STATUS = re.compile(r"steps (\d+)")


class Game(Session):
    """A game in the maze of seed 2: the player steps down from the entrance, then right and left.

    A new game ends the one before it.
    """

    def __init__(self, home: str) -> None:
        end_games()
        os.makedirs(home, exist_ok=True)
        self.typed, self.doing = 0, ""  # moves; what the game is doing, for an error
        environment = {"HOME": home, "LC_ALL": "C.UTF-8", "TERM": "xterm"}
        environment.update(dict.fromkeys(("XDG_STATE_HOME", "XDG_DATA_HOME", "LINES", "COLUMNS")))  # fmt: skip
        # or the game before this one would be offered
        shutil.rmtree(f"{home}/.local/state", ignore_errors=True)
        super().__init__(24, 80, [BASH, MAZE, "play", "5x5", "--seed", "2"], environment, home)  # fmt: skip
        self.arrive()

    def moves(self) -> int:
        """The steps that the game shows."""
        found = STATUS.findall(self.output[-4096:])
        return int(found[-1]) if found else -1

    def arrive(self, silent: bool = False) -> None:
        """Wait until every key typed so far has counted. If nothing is drawn until then, the wait is a long one."""
        wait = wait_for if silent else self.wait_for
        wait(lambda: self.moves() == self.typed, lambda: f"steps {self.moves()}, not {self.typed}")  # fmt: skip

    def next_key(self) -> bytes:
        if not self.typed:
            return b"s"
        return b"d" if self.typed % 2 else b"a"

    def step(self, key: bytes = b"") -> bytes:
        """Type a move: the given key, or the next one."""
        key = key or self.next_key()
        self.type(key)
        self.typed += 1
        return key

    def end(self) -> None:
        self.wait_for(self.has_ended, lambda: self.state or "it runs")

    def stop_or_end(self, stops: int) -> None:
        self.wait_for(lambda: self.stops >= stops or self.has_ended(), lambda: "it neither stops nor ends")  # fmt: skip

    def check_restored(self, after: bytes = b"") -> None:
        """Check that the terminal is restored; the keys in after may be left for the next program."""
        if self.left.strip(after):
            raise Failure(f"left for the shell: {self.left!r}")
        # Ctrl-C in the shell's terminal discards output that was not shown yet
        if faults := self.find_faults("^C" in self.output):
            raise Failure(faults)


def end_games() -> None:
    for game in list(sessions):
        game.finish()
