"""No key is ever lost: play in a real terminal, in each bash that is named, and count.

    keys.py [--keys N] [--instants N] [--signals N] [--kills N] [BASH ...]

In a maze that it knows, it types moves at random moments, alone and in bursts, then at the very
instant at which the game's own clock may end a wait: a fifth of a second, or a second, after the
last answer, give or take two milliseconds. The player must then stand where all the keys lead
to, and the moves be as many. A resize, a signal and Ctrl-C, Ctrl-Z are to be answered within 0.3
seconds, also two of them close together; the terminal is to be as it was before, and what was
typed ahead must not be there for the next program. A game killed at a random moment goes on with
every key but at most the last. The status is 1 if anything was wrong.
"""

from __future__ import annotations

import argparse
import fcntl
import os
import pty
import random
import re
import select
import signal
import struct
import subprocess
import sys
import tempfile
import termios
import time
from pathlib import Path

MAZE = str(Path(__file__).resolve().parents[2] / "maze.sh")
PATIENCE = 10.0  # seconds for what only has to come
PROMPT = 0.3  # seconds for what has to come at once
STATUS = re.compile(rb"moves (\d+)")


class Game:
    """A game in a terminal of its own, in a session of its own, as a job of a small shell."""

    def __init__(
        self,
        bash: str,
        options: tuple[str, ...] = ("5x5", "--seed", "2"),
        begin: bytes = b"moves 0",
    ) -> None:
        self.output = b""
        self.master, self.slave = pty.openpty()
        self.resize(24, 80)
        self.before = termios.tcgetattr(self.slave)
        self.leader = os.fork()
        if self.leader == 0:
            try:
                os.close(self.master)
                lead(self.slave, [bash, MAZE, "play", *options])
            finally:
                os._exit(127)
        self.wait_for(lambda: begin in self.output, PATIENCE, begin.decode())
        found = re.search(rb"job (\d+)", self.output)
        self.pid = int(found[1]) if found else 0

    def resize(self, rows: int, columns: int) -> None:
        fcntl.ioctl(
            self.master, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0)
        )

    def type(self, keys: bytes) -> None:
        os.write(self.master, keys)

    def listen(self, seconds: float) -> bool:
        """Take in what was written; False if nothing came in that time."""
        if not select.select([self.master], [], [], max(seconds, 0))[0]:
            return False
        self.output += os.read(self.master, 65536)
        return True

    def wait_for(self, is_so, seconds: float, what: str) -> float:
        """Listen until is_so(): how long it took; TimeoutError if it takes longer than seconds."""
        begin = time.monotonic()
        while not is_so():
            left = begin + seconds - time.monotonic()
            if left <= 0:
                raise TimeoutError(f"{what}: not within {seconds} s")
            self.listen(left)
        return time.monotonic() - begin

    def moves(self) -> int:
        found = STATUS.findall(self.output[-4096:])
        return int(found[-1]) if found else -1

    def expect_moves(self, count: int, seconds: float = PATIENCE) -> float:
        return self.wait_for(
            lambda: self.moves() == count, seconds, f"moves {count}, not {self.moves()}"
        )

    def expect(self, text: bytes, seconds: float = PATIENCE) -> float:
        return self.wait_for(lambda: text in self.output, seconds, text.decode())

    def restored(self, after: bytes = b"") -> None:
        """The terminal is as it was before, and holds no key for the next program.

        after may have been typed when the terminal was already the next program's.
        """
        if termios.tcgetattr(self.slave) != self.before:
            raise TimeoutError("the terminal's attributes are not as before")
        queued = self.queued()
        if queued not in (b"", after):
            raise TimeoutError(f"left for the shell: {queued!r}")
        if b"^C" in self.output:
            return  # Ctrl-C in the shell's terminal throws away what was not yet shown
        if self.output.count(b"\033[?1049h") != self.output.count(b"\033[?1049l"):
            raise TimeoutError("the ordinary screen is not back")

    def queued(self) -> bytes:
        """What a program would now find typed: also a line that is not complete."""
        attributes = termios.tcgetattr(self.slave)
        attributes[3] &= ~(termios.ICANON | termios.ECHO)
        attributes[6][termios.VMIN] = attributes[6][termios.VTIME] = 0
        termios.tcsetattr(self.slave, termios.TCSANOW, attributes)
        keys = os.read(self.slave, 4096)
        termios.tcsetattr(self.slave, termios.TCSANOW, self.before)
        return keys

    def close(self) -> None:
        for pid, group in ((self.pid, True), (self.leader, False)):
            try:
                (os.killpg if group else os.kill)(pid, signal.SIGKILL)
            except (ProcessLookupError, PermissionError):
                pass
        os.waitpid(self.leader, 0)
        os.close(self.master)
        os.close(self.slave)


def lead(slave: int, command: list[str]) -> None:
    """Do what a shell does: run command in the foreground; take the terminal back if it stops.

    It says on the terminal "job PID", and "(stopped)" and "(ended STATUS)"; after a stop it waits
    for SIGUSR1, then brings the job back.
    """
    os.setsid()
    fcntl.ioctl(slave, termios.TIOCSCTTY, 0)
    for number in (signal.SIGINT, signal.SIGQUIT, signal.SIGTSTP, signal.SIGTTOU):
        signal.signal(number, signal.SIG_IGN)
    signal.pthread_sigmask(signal.SIG_BLOCK, [signal.SIGUSR1])
    job = os.fork()
    if job == 0:
        os.setpgid(0, 0)
        os.tcsetpgrp(slave, os.getpid())
        signal.pthread_sigmask(signal.SIG_UNBLOCK, [signal.SIGUSR1])
        for number in (1, 2, 3, 15, 18, 20, 21, 22):
            signal.signal(number, signal.SIG_DFL)
        for number in (0, 1, 2):
            os.dup2(slave, number)
        os.environ.update(LC_ALL="C.UTF-8", TERM="xterm")
        os.execv(command[0], command)
    os.write(slave, b"job %d\n" % job)
    while True:
        status = os.waitpid(job, os.WUNTRACED)[1]
        os.tcsetpgrp(slave, os.getpgrp())
        if not os.WIFSTOPPED(status):
            break
        time.sleep(0.02)  # Ctrl-C typed just now would throw it away
        os.write(slave, b"(stopped)\n")
        signal.sigwait([signal.SIGUSR1])
        os.tcsetpgrp(slave, job)
        os.killpg(job, signal.SIGCONT)
    os.write(slave, b"(ended %d)\n" % status)
    signal.pause()


def is_odd_step(count: int) -> bytes:
    """In the maze of seed 2 the player steps down from the entrance, then right and left."""
    return b"d" if count % 2 else b"a"


def type_at_random(bash: str, count: int, dice: random.Random) -> str:
    """Types count moves: alone, in bursts, and as arrow keys of which none may come apart."""
    game = Game(bash)
    try:
        game.type(b"s")
        game.expect_moves(1)
        typed = 1
        while typed < count:
            burst = dice.choice((1, 1, 1, 2, 3, 5, 20))
            for _ in range(min(burst, count - typed)):
                key = is_odd_step(typed)
                if dice.random() < 0.3:
                    key = {b"d": b"\033[C", b"a": b"\033[D"}[key]
                game.type(key)
                typed += 1
            end = (
                time.monotonic() + dice.choice((0, 0.001, 0.005, 0.02)) * dice.random()
            )
            while game.listen(end - time.monotonic()):
                pass
        game.expect_moves(typed)
        return f"{typed} keys, none lost"
    finally:
        game.close()


def type_at_instants(bash: str, count: int, dice: random.Random, wait: float) -> str:
    """A key when wait seconds have passed since the last was answered, give or take 2 ms."""
    game = Game(bash)
    try:
        game.type(b"s")
        game.expect_moves(1)
        answered = time.monotonic()
        slowest = 0.0
        for typed in range(1, count + 1):
            moment = answered + wait + dice.uniform(-0.002, 0.002)
            while moment > time.monotonic():
                game.listen(moment - time.monotonic())
            game.type(is_odd_step(typed))
            slowest = max(slowest, game.expect_moves(typed + 1, 1.0))
            answered = time.monotonic()
        return f"{count} at {wait} s, slowest answer {1000 * slowest:.0f} ms"
    finally:
        game.close()


def answer_signals(bash: str, count: int, dice: random.Random) -> str:
    slowest = {
        "resize": 0.0,
        "INT": 0.0,
        "TERM": 0.0,
        "HUP": 0.0,
        "\\3": 0.0,
        "\\34": 0.0,
    }
    for turn in range(count):
        for name in tuple(slowest):
            game = Game(bash)
            try:
                game.listen(dice.uniform(0, 0.5))
                while game.listen(0.0):
                    pass
                if name == "resize":
                    game.resize(20, 60 + turn % 10)
                    game.output = b""
                    took = game.expect(b"\033[H", PROMPT)
                    game.type(b"q")
                    status = 0
                elif name.startswith("\\"):
                    game.type(bytes([int(name[1:], 8)]))
                    status = {"\\3": 2, "\\34": 15}[name]
                    took = game.expect(b"(ended", PROMPT)
                else:
                    status = signal.Signals["SIG" + name]
                    os.kill(game.pid, status)
                    took = game.expect(b"(ended", PROMPT)
                slowest[name] = max(slowest[name], took)
                game.expect(b"(ended %d)" % status, 2)
                game.output = game.output if name != "resize" else b""
                game.restored()
            finally:
                game.close()
    return ", ".join(f"{name} {1000 * took:.0f} ms" for name, took in slowest.items())


def stop_and_go_on(bash: str, count: int, dice: random.Random) -> str:
    """Ctrl-Z and SIGTSTP, then fg; and two signals or keys close together.

    bash up to 4.0 runs a trap wherever the signal comes, be it in the midst of another trap's
    malloc, which then ends bash; nothing in maze.sh can hinder that. So there it may happen, but
    to one pair in twenty at most (to one of a few)."""
    crashes, most = 0, max(1, count // 20) if runs_traps_anywhere(bash) else 0
    for turn in range(count):
        game = Game(bash)
        pair = (
            dice.choice(("\x1a", "TSTP")),
            dice.choice(("", "\x1a", "\x03", "TSTP", "TERM", "INT", "WINCH")),
        )
        try:
            send_pair(game, pair, dice)
        except TimeoutError as error:
            crashed = b"malloc" in game.output or b"(ended 11)" in game.output
            crashes += crashed
            if not crashed or crashes > most:
                raise TimeoutError(
                    f"turn {turn}, {pair}: {error}; {game.output!r}"
                ) from None
        finally:
            game.close()
    return f"{count} pairs" + f", {crashes} ended bash itself" * (crashes > 0)


def runs_traps_anywhere(bash: str) -> bool:
    """Is it bash 3.2 or 4.0?"""
    version = ["-c", "echo $((10 * BASH_VERSINFO[0] + BASH_VERSINFO[1]))"]
    answer = subprocess.run([bash, *version], stdout=subprocess.PIPE, check=True)
    return int(answer.stdout) <= 40


def send_pair(game: Game, pair: tuple[str, str], dice: random.Random) -> None:
    for what in pair:
        if len(what) == 1:
            game.type(what.encode())
        elif what:
            os.kill(game.pid, signal.Signals["SIG" + what])
        time.sleep(dice.choice((0, 0.001, 0.003, 0.01, 0.1)) * dice.random())
    wait_for_stop(game, 1)
    game.restored(pair[1].encode())
    for stops in (1, 2, 3):  # one behind the other may stop it a second time
        if b"(ended" in game.output:
            return
        at = len(game.output)
        os.kill(game.leader, signal.SIGUSR1)
        wait_for_screen(game, at)
        if b"(" not in game.output[at:]:
            game.type(b"sq")
        wait_for_stop(game, stops + 1)
        game.restored(b"sq")
    raise TimeoutError("stops again and again")


def wait_for_stop(game: Game, stops: int) -> None:
    def is_so() -> bool:
        return game.output.count(b"(stopped)") >= stops or b"(ended" in game.output

    game.wait_for(is_so, 2, "stop or end")


def wait_for_screen(game: Game, at: int) -> None:
    def is_so() -> bool:
        return any(
            text in game.output[at:] for text in (b"moves 0", b"(ended", b"(stopped)")
        )

    game.wait_for(is_so, 2, "fg")


def type_ahead(bash: str, count: int, dice: random.Random) -> str:
    """Keys behind the one that ends the game are not for the shell, nor those behind Ctrl-C."""
    for _ in range(count):
        for keys in (b"q", b"\003", b"sdd" + b"sss" * 9):
            game = Game(bash)
            try:
                game.type(b"s" + keys + b"rm -rf *\r")
                time.sleep(dice.uniform(0, 0.1))
                if b"(ended" not in game.output:
                    game.type(b"x")
                if keys.startswith(b"sdd"):  # the end is there until a key is pressed
                    game.expect(b"n next")
                    time.sleep(0.8)
                    game.type(b"q")
                game.expect(b"(ended")
                time.sleep(0.05)
                game.listen(0)
                left = game.queued()
                if keys in (b"q", b"\003") and left == b"x":
                    left = b""  # typed after the end
                if left:
                    raise TimeoutError(f"left for the shell: {left!r}")
            finally:
                game.close()
    return "nothing left for the shell"


def escapes(bash: str, count: int, dice: random.Random) -> str:
    """Arrow keys that come in pieces, and the Esc key, never end the game or eat another key.

    Esc pauses; any key goes on, and does nothing else. So does an arrow key if the line is so slow
    that its Esc came alone: then both of its halves have been that.
    """
    game = Game(bash)
    try:
        game.type(b"s")
        game.expect_moves(1)
        typed = 1
        for _ in range(count):
            arrow = {b"d": b"C", b"a": b"D"}[is_odd_step(typed)]
            form = dice.choice((b"\033[", b"\033O", b"\033[1;5"))
            alone = dice.random() < 0.3
            for at, byte in enumerate(form + arrow):
                game.output = b""
                game.type(bytes([byte]))
                if alone and at == 0:
                    game.expect(b"Paused", 3)
                time.sleep(dice.choice((0, 0.01, 0.05)))
            typed += not alone
            game.type(is_odd_step(typed))
            typed += 1
            game.expect_moves(typed, 2)
            game.type(b"\033" + is_odd_step(typed) + is_odd_step(typed))
            typed += 1
            game.expect_moves(typed, 2)
        return f"{typed} moves behind Esc"
    finally:
        game.close()


def kept_keys(path: Path) -> bytes:
    """The keys of the game kept there."""
    lines = path.read_bytes().split(b"\n")
    return b"".join(line[7:] for line in lines if line.startswith(b"# keys "))


def kill_at_random(bash: str, count: int, dice: random.Random) -> str:
    """Killed, even by KILL, a game goes on with all its keys but at most the last."""
    kept = Path(os.environ["HOME"], ".local/state/maze.sh/game")
    lost = 0
    for turn in range(count):
        name = ("TERM", "HUP", "INT", "KILL")[turn % 4]
        if kept.exists():
            kept.unlink()
        game = Game(bash)
        typed = b""
        try:
            for _ in range(dice.randrange(1, 70)):
                typed += is_odd_step(len(typed)) if typed else b"s"
                game.type(typed[-1:])
                if dice.random() < 0.3:
                    game.expect_moves(len(typed))
            if len(typed) > 1:
                game.expect_moves(len(typed))
                typed += is_odd_step(len(typed))
                game.type(typed[-1:])
            time.sleep(dice.choice((0, 0.001, 0.003, 0.01)) * dice.random())
            os.kill(game.pid, signal.Signals["SIG" + name])
            game.expect(b"(ended")
        finally:
            game.close()
        keys = kept_keys(kept)
        if keys not in (typed, typed[:-1]):
            raise TimeoutError(f"{name}: typed {typed!r}, kept {keys!r}")
        lost += keys != typed
        if not keys:
            continue
        game = Game(bash, ("--resume",), b"moves %d" % len(keys))
        try:
            key = is_odd_step(len(keys))
            game.type(key + b"q")
            game.expect(b"(ended 0)")
        finally:
            game.close()
        if kept_keys(kept) != keys + key:
            raise TimeoutError(f"{name}: {keys!r}, then {kept_keys(kept)!r}")
    return f"{count} killed, {lost} without their last key"


CLAIMS = {
    "random": lambda bash, args, dice: type_at_random(bash, args.keys, dice),
    "instant": lambda bash, args, dice: type_at_instants(
        bash, args.instants, dice, 0.2
    ),
    "second": lambda bash, args, dice: type_at_instants(
        bash, args.instants // 4, dice, 1.0
    ),
    "signals": lambda bash, args, dice: answer_signals(bash, args.signals, dice),
    "stops": lambda bash, args, dice: stop_and_go_on(bash, 10 * args.signals, dice),
    "ahead": lambda bash, args, dice: type_ahead(bash, args.signals, dice),
    "kills": lambda bash, args, dice: kill_at_random(bash, args.kills, dice),
    "escapes": lambda bash, args, dice: escapes(bash, 10, dice),
}


def main() -> int:
    parser = argparse.ArgumentParser(
        description="No key is ever lost: play, and count."
    )
    parser.add_argument(
        "--keys", type=int, default=5000, help="at random moments (5000)"
    )
    parser.add_argument(
        "--instants", type=int, default=200, help="at the very instant (200)"
    )
    parser.add_argument("--signals", type=int, default=5, help="times each signal (5)")
    parser.add_argument("--kills", type=int, default=100, help="games killed (100)")
    parser.add_argument(
        "--only", choices=CLAIMS, action="append", help="this claim alone"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("bash", nargs="*", default=["/bin/bash"])
    args = parser.parse_args()
    wrong = 0
    home = tempfile.TemporaryDirectory()
    os.environ["HOME"] = home.name
    for folder in ("XDG_STATE_HOME", "XDG_DATA_HOME"):
        os.environ.pop(folder, None)
    for bash in args.bash:
        for name in args.only or CLAIMS:
            begin = time.monotonic()
            try:
                found = CLAIMS[name](bash, args, random.Random(args.seed))
            except (TimeoutError, OSError) as error:
                found = f"WRONG: {error}"
                wrong += 1
            took = time.monotonic() - begin
            print(
                f"{os.path.basename(bash)} {name}: {found} ({took:.0f} s)", flush=True
            )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
