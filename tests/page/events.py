"""Claims of Watch: its events are those that watching in bash records."""

from __future__ import annotations

import os
import random
import re
import subprocess

from browser import Page
from claims import ENDS, ROOT, SEED, check, share

# The events of a function as bash prints them: what, function, line in it, depth, four values, arguments.
TELL_EVENTS = """function tell_events(work) {
	while (!work.maze) record_more(work);
	return work.events.slice(work.events[0].what === 'begin' ? 1 : 0).map((event) => {
		const n = work.events.indexOf(event), { what, call, values } = event;
		const frames = work.name === 'carve_recursive' && what !== 'done' ? state_at(work, n).frames : null;
		const [depth, args] = frames ? [frames.length, [frames.at(-1).here]] : [call.depth, call.args];
		const told = values.map((one) => (Array.isArray(one) ? one.join('') || '-' : String(one)));
		return [what, call.fn, what === 'done' ? 0 : line_of(event), depth, ...told, ...Array(4 - told.length).fill('-'), ...args].join(' ');
	});
}
"""

SOURCE = """
need lesson/watch_events algorithms/NAME
shopt -s extdebug
for name in below carve_recursive carve_stack FUNCTION divide dig_south search_plainly; do declare -F "$name"; done
shopt -u extdebug
"""


def record_in_bash(name: str, mazes: list[tuple[int, int, int, int]]) -> list[list[str]]:  # fmt: skip
    """The events that watching in bash records of a function, for each maze: width, height, seed, bridges."""
    program = (ROOT / "maze.sh").read_text().rpartition("main ")[0]
    algorithm = name[6:].replace("_", "-") if name.startswith("carve_") else ""
    is_file = (ROOT / f"lib/algorithms/{algorithm}.bash").is_file()
    script = SOURCE.replace("NAME", algorithm if is_file else "prim").replace("FUNCTION", name)  # fmt: skip
    for width, height, seed, bridges in mazes:
        script += f"echo maze; set_size {width} {height}\n"
        if name == "search_plainly":
            script += f"make_grid {width} {height}; seed_with {seed}; carve_stack $((2 * stride + 2)); place_corners; (note_search 3>&1)\n"
        else:
            script += f"(note_carving {name} {seed} 1000000 {bridges} 3>&1)\n"
    run = subprocess.run([os.environ.get("MAZE_BASH", "bash"), "-c", program + script, str(ROOT / "maze.sh")],
                         capture_output=True, check=False, stdin=subprocess.DEVNULL, cwd=ROOT)  # fmt: skip
    check(f"bash, {name}", (0, b""), (run.returncode, run.stderr))
    head, *told = run.stdout.decode().split("maze\n")
    check(f"bash, {name}", len(mazes), len(told))
    starts = {fn: int(line) for fn, line in re.findall(r"^(\w+) (\d+) ", head, re.MULTILINE)}  # fmt: skip
    return [[relative(line, starts) for line in one.splitlines()] for one in told]


def relative(event: str, starts: dict[str, int]) -> str:
    """An event with its line counted from the first of its function."""
    what, by, line, *rest = event.split(" ")
    line = "0" if what == "done" else str(int(line) - starts[by])
    return " ".join([what, by, line, *rest]).rstrip()


def watched_events(page: Page) -> None:
    page.open("")
    chance = random.Random(SEED)
    for name in page.run("watch_names()"):
        mazes = [(chance.randrange(5, 24, 2), chance.randrange(5, 18, 2), chance.randrange(1, 2147483646),
                  chance.choice([0, 0, 3, 1000000]) if name in ("carve_recursive", "carve_stack") else 0)
                 for _ in range(share(1, 20))]  # fmt: skip
        for maze, expected in zip(mazes, record_in_bash(name, mazes)):
            width, height, seed, bridges = maze
            made = f"{{ ...offer_kind(), width: {width}, height: {height}, seed: {seed}, bridges: {bridges} }}"
            work = f"aside(() => (make_maze({made}), record_search(player)))" if name == "search_plainly" else \
                f"record_carving('{name}', {made})"  # fmt: skip
            told = [line.rstrip() for line in page.run(f"{TELL_EVENTS}; tell_events({work})")]  # fmt: skip
            for n, pair in enumerate(zip(expected, told)):
                check(f"{name} {maze}, event {n}", *pair)
            check(f"{name} {maze}, events", len(expected), len(told))


def watched_maze(page: Page) -> None:
    page.open("")
    cases = [*page.run("Object.keys(ALGORITHMS)"), "backtracker,weave", "backtracker,bridges=2"]  # fmt: skip
    for n, algorithm in enumerate(cases, int(SEED)):
        loops = f",loops={n % 3 * 40}" * (n % 2)
        address = f"#21x15,seed={n % 999 + 1},algorithm={algorithm},ends={ENDS[n % 5]}{loops}"  # fmt: skip
        found = page.go_to(address, """(() => {
            const work = record_carving(function_of(kind.algorithm), kind), before = game_text();
            while (!work.maze) record_more(work);
            while (state_at(work, work.events.length - 1).n < work.events.length - 1);
            const now = state_at(work, work.events.length - 1), made = cell.slice();
            now.cell[start] = now.cell[inside_of(goal)] = OPEN;
            return [now.cell.join('') === made.join(''), work.events.at(-1).what !== 'begin', before === game_text(),
                work.maze.player === start && work.maze.goal === goal];
        })()""")  # fmt: skip
        check(address, [True] * 4, found)
