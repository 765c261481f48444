"""Try the claims of files like play/window.steps: commands in terminals, and what they show there.

    terminal.py TURN FOLDER FILE ...       FILE without .steps

Each claim is tried in a separate folder, many at the same time. FOLDER/FILE.told then names the claims that do not
hold, each with the step, the reason and the screen. MAZE_TEST_ONLY=TEXT tries only claims with TEXT in their name,
MAZE_TEST_RARE=N one in N of them, TURN says which. Empty lines and those that begin with # are skipped. Two steps may
share a line: STEP => STEP, or STEP => TEXT, which is expected. steps.py explains the steps; others are:

    === CLAIM      a claim begins; the steps below, up to the next, prove it
    each K : v | w the claim is tried for each of these values, in the place of the word K; each J K : a b | c d
                   does so for pairs. Several of these lines: for each of the one with each of the other

The lines with $ before the first claim come before each script.
"""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import tempfile
import time

import session as terminals
from session import Failure, Session
from steps import STEPS, Steps
from steps_file import ROOT, read_claims, read_size

AT_ONCE = 6 * (os.cpu_count() or 1)  # claims: most of the time they wait
STRICT = "set -eu; trap 'echo \"failed: $BASH_COMMAND\"' ERR\n"
# What is awaited behind these must not be so before: else it would be found before they are answered.
ASKS = re.compile("(send|press) ")
AWAITED = re.compile(r"[|]|(expect|gone|once|typing|at|looks)( |$)")


class Claim(Steps):
    """A claim, and the steps that prove it."""

    def __init__(self, name, steps, preamble, folder):
        self.name, self.steps, self.preamble = name, steps, preamble
        self.folder = os.path.join(folder, "empty")
        home = os.path.join(folder, "home")
        self.environment = {
            "HOME": home,
            "state": f"{home}/.local/state/maze.sh",
            "data": f"{home}/.local/share/maze.sh",
            "ROOT": ROOT,
            "MAZE_BASH": shutil.which(os.environ.get("MAZE_BASH", "bash")),
        }
        self.session = self.other = None
        self.fault = ""

    def prove(self):
        """A task: take the steps one after the other. self.fault says what goes wrong."""
        os.makedirs(self.folder)
        os.makedirs(self.environment["HOME"])
        number, line = 0, ""
        try:
            for (number, line, rest), behind in zip(
                self.steps, [*self.steps[1:], (0, "", [])]
            ):
                if ASKS.match(line) and AWAITED.match(behind[1]):
                    yield from self.wait_for_change(*behind[1:])
                yield from self.take(line, rest)
        except (Failure, OSError, ValueError) as error:
            sessions = filter(None, (self.session, self.other))
            rows = [row for session in sessions for row in session.screen.text()]
            shown = "".join(f"\n|{row}" for row in rows).rstrip("\n|")
            self.fault = f"{number}: {line}: {error}{shown}"
        finally:
            for session in filter(None, (self.session, self.other)):
                session.finish()
            self.session = self.other = None

    def wait_for_change(self, line, rest):
        """Wait until the state that a step awaits is absent: a picture arrives in pieces."""
        yield from terminals.wait_for(
            lambda: next(self.take(line, rest), None) is not None,
            lambda: f"{line!r} after it is already so",
        )

    def take(self, line, rest):
        word, _, value = line.partition(" ")
        if line.startswith("|"):
            yield from self.picture([line, *rest])
        elif line.startswith("$"):
            yield from self.run_script([line, *rest])
        elif re.fullmatch(r"\d+x\d+", word):
            self.start(word, value)
        elif word == "aside":
            self.session, self.other = self.other, self.session
        elif word in STEPS:
            yield from getattr(self, word)(value) or ()
        else:
            raise Failure("there is no such step")

    def start(self, size, call):
        if self.session:
            self.session.finish()
            self.session = None
        words, environment = shlex.split(call), dict(self.environment)
        while re.match(r"\w+=", words[0]):
            name, _, value = words.pop(0).partition("=")
            environment[name] = value
        if words[0] == "maze.sh":
            program = os.environ.get("MAZE_PROGRAM", f"{ROOT}/maze.sh")
            words[:1] = [self.environment["MAZE_BASH"], program]
        self.begun, self.idled, self.stretches = time.monotonic(), 0.0, 1
        self.session = Session(*read_size(size), words, environment, self.folder)

    def run_script(self, lines):
        script = STRICT + self.preamble + "".join(f"{line[2:]}\n" for line in lines)
        with tempfile.TemporaryFile() as output:
            process = subprocess.Popen(
                ["bash", "-c", script],
                cwd=self.folder,
                env={**os.environ, **self.environment},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                start_new_session=True,
            )
            try:
                yield from terminals.wait_for(
                    lambda: process.poll() is not None, lambda: "it does not end"
                )
            finally:
                if process.poll() is None:
                    os.killpg(process.pid, signal.SIGKILL)
                    process.wait()
            if process.returncode:
                output.seek(0)
                text = output.read().decode("utf-8", "replace")
                raise Failure(f"status {process.returncode}\n{text}")


def main() -> None:
    turn, told, *files = sys.argv[1:]
    only, rare = os.environ.get("MAZE_TEST_ONLY", ""), int(os.environ.get("MAZE_TEST_RARE", "1"))  # fmt: skip
    with tempfile.TemporaryDirectory() as folder:
        claims = {}
        for path in files:
            name = re.sub(r"[.]steps$", "", path)
            parts = read_claims(f"{name}.steps", folder, STEPS)
            some = [Claim(*of_one) for of_one in parts[-int(turn) % rare :: rare]]
            claims[name] = [claim for claim in some if only in claim.name]
        tried = [claim for some in claims.values() for claim in some]
        if not tried:
            sys.exit(f"no claim has {only!r} in its name")
        terminals.run_tasks((claim.prove() for claim in tried), AT_ONCE)
    for name, some in claims.items():
        faults = [
            f"{claim.name}\n  line {claim.fault}" for claim in some if claim.fault
        ]
        path = f"{told}/{os.path.basename(name)}.told"
        terminals.report(path, faults, len(some))


if __name__ == "__main__":
    main()
