"""What maze.sh costs, beside its twin, other shells and what it cost before.

    bench.py [PART ...]      calls carving algorithms large keys game shells; SHELLS names a folder with bash-* in it

All is processor time, the median of several rounds in which those that are compared take turns; the ratios say
more than the times. What stood before, one file each, is taken from the history where there is one.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from collections.abc import Callable
from glob import glob
from pathlib import Path

from bench_game import play, time_keys

ROOT = Path(__file__).resolve().parents[2]
BEFORE = ("d704616", "6f465fd")  # 2,600 lines; 10,300 lines
FOLDER = tempfile.TemporaryDirectory()  # removed at the end
WORK = Path(FOLDER.name)
BASH = ["bash", str(ROOT / "maze.sh")]
TWIN = [sys.executable, "-m", "python_ref"]
CARVE = {  # without what it takes to read the program
    "now": '. "$3"; choose_language ""; need maze/carve; make_grid $1 $1; seed_with 1; carve $2 1000000 0',
    "before": '. "$3"; choose_language en; make_grid $1 $1; seed_with 1; carve $2 1000000 0',
}


def cost(command: list[str]) -> tuple[float, int]:
    """Processor time in milliseconds, and the most memory in MB, of a command and its children."""
    streams = dict.fromkeys(("stdin", "stdout", "stderr"), subprocess.DEVNULL)
    process = subprocess.Popen(command, cwd=ROOT, **streams)
    _, status, used = os.wait4(process.pid, 0)
    process.returncode = os.waitstatus_to_exitcode(status)
    if process.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(command)}: status {process.returncode}")
    return 1000 * (used.ru_utime + used.ru_stime), used.ru_maxrss // 1024


def compare(commands: dict[str, list[str]], rounds: int = 5) -> dict[str, float]:
    """The median of each, in milliseconds."""
    times: dict[str, list[float]] = {name: [] for name in commands}
    for _ in range(rounds):
        for name, command in commands.items():
            times[name].append(cost(command)[0])
    return {name: statistics.median(all_of_it) for name, all_of_it in times.items()}


def tell(what: str, medians: dict[str, float]) -> None:
    """A line: the first in milliseconds, the others too, and how many times it the first is."""
    (name, first), *others = medians.items()
    line = f"{what:<24} {name} {first:9.1f} ms"
    for name, time in others:
        line += f"   {name} {time:9.1f}, {first / time:5.2f} of it"
    print(line, flush=True)


def programs_before() -> dict[str, list[str]]:
    found = {}
    for commit in BEFORE:
        path = WORK / f"maze.{commit}.sh"
        got = subprocess.run(
            ["git", "show", f"{commit}:maze.sh"],
            cwd=ROOT,
            capture_output=True,
            check=False,
        )
        if got.returncode == 0:
            path.write_bytes(got.stdout)
            found[commit] = ["bash", str(path)]
    return found


def carving(program: Path, side: int, carver: str, bash: str = "bash") -> list[str]:
    """The command that carves that number of cells a side, and no more."""
    functions = WORK / f"functions.{program.name}" / "maze.sh"
    if not functions.exists():
        functions.parent.mkdir()
        functions.write_text(
            "\n".join(program.read_text().rstrip().split("\n")[:-1]) + "\n"
        )
        (functions.parent / "lib").symlink_to(ROOT / "lib")
    how = CARVE["now" if program == ROOT / "maze.sh" else "before"]
    return [bash, "-c", how, str(functions), str(2 * side + 1), carver, str(functions)]


def bench_calls() -> None:
    """Whole calls, start to end."""
    sizes = ("5x5", "21x9", "29x29", "101x101", "9x9 --count 1000")
    calls = [f"generate {size}" for size in sizes]
    for call in [*calls, "solve 101x101", "check 101x101", "station"]:
        words = [*call.split(), "--seed", "1"]
        programs = {"now": BASH, "twin": TWIN, **programs_before()}
        commands = {name: [*program, *words] for name, program in programs.items()}
        tell(call, compare(commands, 1 if "count" in call else 9))


def bench_carving() -> None:
    """A cell, where there are few and where there are many."""
    for side, rounds in ((50, 9), (300, 3), (500, 3)):
        programs = {"now": ROOT / "maze.sh"}
        programs |= {name: Path(words[1]) for name, words in programs_before().items()}
        commands = {
            name: carving(program, side, "stack") for name, program in programs.items()
        }
        commands["nothing"] = carving(ROOT / "maze.sh", 2, "stack")
        times = compare(commands, rounds)
        nothing = times.pop("nothing")
        tell(f"carving {side}x{side} cells", times)
        print(
            f"{'':24} {1000 * (times['now'] - nothing) / side**2:.1f} microseconds a cell"
        )


def bench_algorithms() -> None:
    """A cell, by each algorithm."""
    names = sorted(Path(path).stem for path in glob(f"{ROOT}/lib/algorithms/*.bash"))
    for name in ("recursive", "stack", *names):
        sides = (20, 50) if name == "recursive" else (50, 200)
        line = f"{name:<24}"
        for side in sides:
            little = compare({"a": carving(ROOT / "maze.sh", 2, name)}, 3)["a"]
            time = compare({"a": carving(ROOT / "maze.sh", side, name)}, 1)["a"]
            cell = 1000 * (time - little) / side**2
            line += f" {side}x{side}: {cell:7.1f} us a cell  "
        print(line, flush=True)


def bench_large() -> None:
    """What the largest mazes cost, and the memory."""
    for command, size in (("page", "1001x1001"), ("check", "601x601")):
        once, memory = cost([*BASH, "generate", size, "--seed", "1"])
        print(f"generate {size:<15} {once:9.0f} ms, {memory} MB")
        time, memory = cost([*BASH, command, size, "--seed", "1"])
        print(f"{command:<8} {size:<15} {time:9.0f} ms, {memory} MB, ", end="")
        print(f"{time / once:.2f} times generate", flush=True)


def bench_keys() -> None:
    """A key in the game, from its being typed until the screen shows what it does."""
    for size in ("29x21", "201x201"):
        for name, program in {"now": BASH, **programs_before()}.items():
            print(f"{size:<8} {name:<8}", end=" ", flush=True)
            time_keys(500, [*program, "play", size, "--seed", "1", "--lang", "en"])


def bench_game() -> None:
    """A game, in times the cost of generate 29x29: the first screens, 200 steps in one run, and one by one."""
    once = compare({"a": [*BASH, "generate", "29x29", "--seed", "1"]}, 15)["a"]
    print(f"generate 29x29           {once:9.1f} ms")
    for level in range(1, 13):
        seeds = range(1, 21)
        levels = [[*BASH, "--level", str(level), "--seed", str(seed)] for seed in seeds]
        costs = sorted(play(words, [])[0] / once for words in levels)
        print(
            f"level {level:<18} median {statistics.median(costs):5.1f}   most {costs[-1]:5.1f}",
            flush=True,
        )
    for look in ("", "--fog", "--fog -f lines", "--fog -f half"):
        words = [*BASH, "play", "75x41", "--seed", "41", *look.split()]
        played = play(words, ["S"])[1]  # a corridor of 209 squares
        rounds = [
            [play(words, keys)[0] for keys in ([], ["S"], list(played))]
            for _ in range(5)
        ]
        begun, run, walked = map(statistics.median, zip(*rounds))
        print(
            f"200 steps {look:<14} a run {200 * (run - begun) / len(played) / once:5.1f}"
            f"   one by one {200 * (walked - begun) / len(played) / once:5.1f}",
            flush=True,
        )


def bench_shells() -> None:
    """Other shells beside this one."""
    for call in ("generate 5x5", "generate 201x201", "solve 201x201", "check 201x201"):
        here = [str(ROOT / "maze.sh"), *call.split(), "--seed", "1"]
        rounds = 5 if "5x5" in call else 1
        base = compare({"a": ["bash", *here]}, rounds)["a"]
        line = f"{call:<24} {base:8.1f} ms; times that:"
        for shell in sorted(
            glob(f"{os.environ.get('SHELLS', '../shared/shells')}/bash-*")
        ):
            line += f" {Path(shell).name[5:]} {compare({'a': [shell, *here]}, rounds)['a'] / base:.2f}"
        print(line, flush=True)


PARTS: dict[str, Callable[[], None]] = {
    "calls": bench_calls,
    "carving": bench_carving,
    "algorithms": bench_algorithms,
    "large": bench_large,
    "keys": bench_keys,
    "game": bench_game,
    "shells": bench_shells,
}


def main() -> None:
    """All parts, or those that are named."""
    folders = dict.fromkeys(("XDG_STATE_HOME", "XDG_DATA_HOME"), str(WORK))
    os.environ.update(**folders, TERM="xterm", LC_ALL="C.UTF-8")
    for name in sys.argv[1:] or PARTS:
        print(f"{name}: {PARTS[name].__doc__}")
        PARTS[name]()
        print()


main()
