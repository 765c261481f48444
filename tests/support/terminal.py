"""Try the claims of files like play/window.steps: commands in terminals, and what they show there.

    terminal.py TURN FOLDER FILE ...       FILE without .steps

Each claim is tried in a separate folder, many at the same time. FOLDER/FILE.told then names the claims that do not
hold, each with the step, the reason and the screen. MAZE_TEST_ONLY=TEXT tries only claims with TEXT in their name,
MAZE_TEST_RARE=N one in N of them. Of the values of a claim one in three is tried, without MAZE_TEST_ONLY and
MAZE_TEST_ALL. TURN says which. A step that waits fails when its screen has not changed for
MAZE_TEST_PATIENCE seconds, 5 if it is not set, times the pace of the machine (pace.py). Empty lines and those that
begin with # are skipped. Two steps may share a line: STEP => STEP, or STEP => TEXT, which is expected.
steps.py explains the steps; others are:

    === CLAIM      a claim begins; the steps below, up to the next, prove it, and bash has to report nothing meanwhile
    each K : v | w the claim is tried for each of these values, in the place of the word K; each J K : a b | c d
                   does so for pairs. Several of these lines: for each of the one with each of the other.
                   A line : x | y has more values for the line above. ALGORITHMS is those of lib/cli/names.bash
"""

import itertools
import os
import re
import shlex
import shutil
import subprocess
import sys
import tempfile

from pace import patience
from session import Failure, Session, report, try_all
from steps import STEPS, Steps

ONLY, RARE = os.environ.get("MAZE_TEST_ONLY", ""), int(os.environ.get("MAZE_TEST_RARE", "1"))  # fmt: skip
SHARE = 1 if ONLY or os.environ.get("MAZE_TEST_ALL") else 3
ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))
AT_ONCE = 6 * (os.cpu_count() or 1)  # claims: most of the time they wait
# For scripts, in the bash that runs bats: that to test may be 3.2, where a false [[ ]] or (( )) does not end a script.
STRICT = "set -eu; trap 'echo \"failed: $BASH_COMMAND\"' ERR\n"
# What is awaited behind send must not be so before: else it would be found before the keys are answered.
AWAITED = re.compile(r"[|]|(expect|gone|once|typing|at|looks)( |$)")


class Claim(Steps):
    """A claim, and the steps that prove it."""

    def __init__(self, name, steps, folder):
        self.name, self.steps = name, steps
        self.folder = os.path.join(folder, "empty")
        home = os.path.join(folder, "home")
        self.environment = {
            "HOME": home,
            "state": f"{home}/.local/state/maze.sh",
            "data": f"{home}/.local/share/maze.sh",
            "ROOT": ROOT,
            "MAZE_BASH": shutil.which(os.environ.get("MAZE_BASH", "bash")),
        }
        self.session = None

    def prove(self):
        """Take the steps one after the other -> what goes wrong, or nothing."""
        os.makedirs(self.folder)
        os.makedirs(self.environment["HOME"])
        number, line = 0, ""
        try:
            for (number, line), (_, behind) in zip(self.steps, [*self.steps[1:], (0, "")]):  # fmt: skip
                if line.startswith("send ") and AWAITED.match(behind):
                    self.wait_for_change(behind)
                if find_fault := self.take(line):
                    self.session.wait_for(find_fault)
            self.check_silent()
        except (Failure, OSError, ValueError, subprocess.TimeoutExpired) as error:
            rows = self.session.screen.text() if self.session else []
            shown = "".join(f"\n|{row}" for row in rows).rstrip("\n|")
            return f"{self.name}\n  line {number}: {line}: {error}{shown}"
        finally:
            self.finish()
        return ""

    def finish(self):
        if self.session:
            self.session.finish()
            self.session = None

    def check_silent(self):
        """bash itself has reported nothing."""
        output = self.session.output if self.session else ""
        if found := re.search(r"/lib/\S+: line \d+: .*", output):
            raise Failure(found[0])

    def wait_for_change(self, line):
        """Wait until the state that a step awaits is absent: a picture arrives in pieces."""
        find_fault = self.take(line)
        self.session.wait_for(lambda: "" if find_fault() else f"{line!r} is already so")

    def take(self, line):
        """-> what is to be waited for, or None."""
        word, _, value = line.partition(" ")
        if line.startswith("|"):
            return self.picture(line.split("\n"))
        if line.startswith("$"):
            return self.run_script(re.sub(r"(?m)^\$ ?", "", line))
        if re.fullmatch(r"\d+x\d+", word):
            return self.start(word, value)
        if word not in STEPS:
            raise Failure("there is no such step")
        return getattr(self, word)(value)

    def start(self, size, call):
        self.check_silent()
        self.finish()
        words, environment = shlex.split(call), dict(self.environment)
        while re.match(r"\w+=", words[0]):
            name, _, value = words.pop(0).partition("=")
            environment[name] = value
        if words[0] == "maze.sh":
            program = os.environ.get("MAZE_PROGRAM", f"{ROOT}/maze.sh")
            words[:1] = [self.environment["MAZE_BASH"], program]
        rows, columns = map(int, size.split("x"))
        environment = {**os.environ, **environment}
        self.session = Session(rows, columns, words, environment, self.folder)

    def run_script(self, script):
        with tempfile.TemporaryFile() as output:
            process = subprocess.run(
                [os.environ["SCRIPT_BASH"], "-c", STRICT + script],
                check=False,
                cwd=self.folder,
                env={**os.environ, **self.environment},
                stdin=subprocess.DEVNULL,
                stdout=output,
                stderr=subprocess.STDOUT,
                timeout=patience(120),
            )
            if process.returncode:
                output.seek(0)
                text = output.read().decode("utf-8", "replace")
                raise Failure(f"status {process.returncode}\n{text}")


def read_claims(path, folder, turn):
    """The claims of a file, each with a new folder, and once for each of its values, or for a share of them."""
    with open(path, encoding="utf-8") as file:
        lines = [line for line in enumerate(file.read().splitlines(), 1) if re.match("[^#]", line[1])]  # fmt: skip
    begins = [k for k, (_, line) in enumerate(lines) if line.startswith("=== ")]
    for first, last in zip(begins, [*begins[1:], None]):
        (begin, name), *steps = join_values(lines[first:last])
        eaches = [line for _, line in steps if line.startswith("each ")]
        steps = [step for step in steps if not step[1].startswith("each ")]
        tried = list(itertools.product(*map(read_each, eaches)))
        first = (turn + begin) % min(SHARE, len(tried))
        for values in tried[first::SHARE]:
            told, each = "", steps
            for word, value in itertools.chain(*values):
                told += f", {word} {value}"
                plain = value.replace("\\", r"\\")
                each = [(at, re.sub(rf"\b{word}\b", plain, line)) for at, line in each]
            claim = f"{os.path.relpath(path, ROOT)}:{begin}: {name[4:]}{told}"
            yield Claim(claim, split_steps(each), tempfile.mkdtemp(dir=folder))


def join_values(lines):
    """[(number, line)] -> the same, with the values of a line that begins with a colon in the one above."""
    joined = []
    for number, line in lines:
        if line.startswith(": "):
            joined[-1] = (joined[-1][0], f"{joined[-1][1]} | {line[2:]}")
        else:
            joined.append((number, line))
    return joined


def read_each(line):
    """each J K : a b | c d -> [[(J, a), (K, b)], [(J, c), (K, d)]]"""
    words, _, values = line[5:].partition(" : ")
    if values == "ALGORITHMS":
        with open(f"{ROOT}/lib/cli/names.bash", encoding="utf-8") as file:
            names = re.search(r"(?m)^ALGORITHMS=\(([^)]*)", file.read())[1].split()
        values = "|".join(names)
    words, values = words.split(), [value.strip() for value in values.split("|")]
    return [list(zip(words, value.split() if len(words) > 1 else [value])) for value in values]  # fmt: skip


def split_steps(lines):
    """[(number, line)] -> [(number, step)]; lines of a picture or a script are one, STEP => STEP or TEXT are two."""
    steps = []
    for number, line in lines:
        first, _, second = (line, "", "") if line[0] in "|$" else line.partition(" => ")
        if line[0] in "|$" and steps and steps[-1][1][0] == line[0]:
            first = f"{steps.pop()[1]}\n{line}"
        steps.append((number, first))
        if second:
            known = second.partition(" ")[0] in STEPS
            steps.append((number, second if known else f"expect {second}"))
    return steps


def main() -> None:
    turn, told, *files = sys.argv[1:]
    with tempfile.TemporaryDirectory() as folder:
        claims = {}
        for name in files:
            some = list(read_claims(f"{name}.steps", folder, int(turn)))
            some = some[-int(turn) % RARE :: RARE]
            claims[name] = [claim for claim in some if ONLY in claim.name]
        tried = [claim for some in claims.values() for claim in some]
        if ONLY and not tried:
            sys.exit(f"no claim has {ONLY!r} in its name")
        faults = iter(try_all(Claim.prove, tried, AT_ONCE))
    for name, some in claims.items():
        found = list(filter(None, itertools.islice(faults, len(some))))
        report(f"{told}/{os.path.basename(name)}.told", found, len(some))


if __name__ == "__main__":
    main()
