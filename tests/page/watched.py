"""Claims of Watch."""

from __future__ import annotations

import os
import random
import re
import subprocess

from browser import Page
from claims import ENDS, ROOT, SEED, check, go_to, share

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


def record_in_bash(
    name: str, mazes: list[tuple[int, int, int, int]]
) -> list[list[str]]:
    """What watching in bash records of a function, for each maze: width, height, seed, bridges."""
    program = (ROOT / "maze.sh").read_text().rpartition("main ")[0]
    algorithm = name[6:].replace("_", "-") if name.startswith("carve_") else ""
    is_file = (ROOT / f"lib/algorithms/{algorithm}.bash").is_file()
    script = SOURCE.replace("NAME", algorithm if is_file else "prim").replace(
        "FUNCTION", name
    )
    for width, height, seed, bridges in mazes:
        script += f"echo maze; set_size {width} {height}\n"
        if name == "search_plainly":
            script += f"make_grid {width} {height}; seed_with {seed}; carve_stack $((2 * stride + 2)); place_corners; (tell_search 3>&1)\n"
        else:
            script += f"(tell_carving {name} {seed} 1000000 {bridges} 3>&1)\n"
    run = subprocess.run([os.environ.get("MAZE_BASH", "bash"), "-c", program + script, str(ROOT / "maze.sh")],
                         capture_output=True, check=False, stdin=subprocess.DEVNULL, cwd=ROOT)  # fmt: skip
    check(f"bash, {name}", (0, b""), (run.returncode, run.stderr))
    head, *told = run.stdout.decode().split("maze\n")
    check(f"bash, {name}", len(mazes), len(told))
    starts = {
        fn: int(line) for fn, line in re.findall(r"^(\w+) (\d+) ", head, re.MULTILINE)
    }
    return [[relative(line, starts) for line in one.splitlines()] for one in told]


def relative(event: str, starts: dict[str, int]) -> str:
    """An event with its line counted from the first of its function."""
    what, by, line, *rest = event.split(" ")
    return " ".join(
        [what, by, "0" if what == "done" else str(int(line) - starts[by]), *rest]
    ).rstrip()


def watched_events(page: Page) -> None:
    page.open("")
    chance = random.Random(SEED)
    for name in page.run("watch_names()"):
        mazes = [(chance.randrange(5, 24, 2), chance.randrange(5, 18, 2), chance.randrange(1, 2147483646),
                  chance.choice([0, 0, 3, 1000000]) if name in ("carve_recursive", "carve_stack") else 0)
                 for _ in range(share(2, 20))]  # fmt: skip
        for maze, expected in zip(mazes, record_in_bash(name, mazes)):
            width, height, seed, bridges = maze
            made = f"{{ ...offer_kind(), width: {width}, height: {height}, seed: {seed}, bridges: {bridges} }}"
            work = f"aside(() => (make_maze({made}), record_search(player)))" if name == "search_plainly" else \
                f"record_carving('{name}', {made})"  # fmt: skip
            told = [
                line.rstrip()
                for line in page.run(f"{TELL_EVENTS}; tell_events({work})")
            ]
            first = next(
                (n for n, pair in enumerate(zip(expected, told)) if pair[0] != pair[1]),
                None,
            )
            check(
                f"{name} {maze}, event {first}",
                *(
                    (expected, told)
                    if first is None
                    else (expected[first], told[first])
                ),
            )


def watched_maze(page: Page) -> None:
    page.open("")
    cases = [(name, "") for name in page.run("Object.keys(ALGORITHMS)")]
    for n, (name, more) in enumerate(
        [*cases, ("backtracker", ",weave"), ("backtracker", ",bridges=2")], int(SEED)
    ):
        address = (
            f"#21x15,seed={n % 999 + 1},algorithm={name}{more},ends={ENDS[n % 5]}"
            + f",loops={n % 3 * 40}" * (n % 2)
        )
        found = go_to(page, address, """(() => {
            const work = record_carving(function_of(kind.algorithm), kind), before = game_text();
            while (!work.maze) record_more(work);
            while (state_at(work, work.events.length - 1).n < work.events.length - 1);
            const now = state_at(work, work.events.length - 1), made = cell.slice();
            now.cell[start] = now.cell[inside_of(goal)] = OPEN;
            return [now.cell.join('') === made.join(''), work.events.at(-1).what !== 'begin', before === game_text(),
                work.maze.player === start && work.maze.goal === goal];
        })()""")  # fmt: skip
        check(address, [True] * 4, found)


def watching(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.press(*"ss")
    text = page.run("game_text()")
    page.click("[data-do=menu]")
    page.click("#menu_list [data-do=watch]")
    code = "\n".join(
        re.sub(
            r"^(?:    )+",
            lambda blank: "\t" * (len(blank[0]) // 4),
            file.read_text(),
            flags=re.MULTILINE,
        )
        for file in [ROOT / "maze.sh", *(ROOT / "lib").rglob("*.bash")]
    )
    for name in page.run("watch_names()"):
        page.run(
            f"get('watch_what').value = '{name}', get('watch_what').dispatchEvent(new Event('change'))"
        )
        shown = page.run("Array.from(all('#watch_code div'), (one) => one.textContent)")
        check(
            f"the code of {name}",
            [],
            [block for block in shown if block.rstrip() not in code],
        )
        page.press("End")
        check(
            f"the last step of {name}",
            [True, 0],
            page.run("[is_watch_over(), all('#watch_code mark').length]"),
        )
    page.run("watch_work('carve_recursive')")
    seen = "[document.querySelector('#watch_code mark')?.textContent.trim(), get('watch_words').textContent, get('watch_calls').textContent]"
    check(
        "at first",
        [None, "Only cell 0,0 is open. All others are still wall.", "Active calls: 1"],
        page.run(seen),
    )
    page.press("ArrowRight")
    check(
        "a look",
        [
            'while list_candidates "$1"; do',
            "Unvisited neighbors of 0,0: east, south.",
            "Active calls: 1",
        ],
        page.run(seen),
    )
    page.press("ArrowRight", "ArrowRight")
    check(
        "dig",
        [
            'dig "$1" "${candidate[pick]}"',
            "Dig south, from 0,0 to 0,1.",
            "Active calls: 1",
        ],
        page.run(seen),
    )
    page.press("ArrowRight")
    check(
        "a call",
        ['while list_candidates "$1"; do', "Active calls: 2"],
        page.run(f"{seen}.filter((_, i) => i !== 1)"),
    )
    page.press("ArrowLeft", "ArrowLeft")
    check(
        "and back", "The random number", page.run("get('watch_words').textContent")[:17]
    )
    check(
        "a polite region",
        "polite",
        page.run("get('watch_words').getAttribute('aria-live')"),
    )
    page.run(
        "get('watch_at').value = 7, get('watch_at').dispatchEvent(new Event('input'))"
    )
    check(
        "the scrubber",
        [7, "Step 7 of 46"],
        page.run("[watch_at, get('watch_number').textContent]"),
    )
    page.run("watch_work('carve_stack'), go_watch(1)")
    check("the array", 'if list_candidates "$here"; then', page.run(seen)[0])
    sign = "Array.from(all('#watch_play path'), (one) => getComputedStyle(one).display !== 'none')"
    check(
        "the sign of play",
        [[True, False], "Play"],
        page.run(f"[{sign}, get('watch_play').querySelector('span').textContent]"),
    )
    page.run("get('watch_speed').value = 9, get('watch_play').blur()")
    page.click("#watch_play")
    check(
        "the sign of pause",
        [[False, True], "Pause"],
        page.run(f"[{sign}, get('watch_play').querySelector('span').textContent]"),
    )
    page.wait_until("is_watch_over() && !watch_timer")
    page.run("watch_work('carve_recursive'), go_watch(1e9)")
    check(
        "at the end no call is left",
        "Active calls: 0",
        page.run("get('watch_calls').textContent"),
    )
    page.press("Escape")
    page.wait_until("!find_dialog()")
    check(
        "the game",
        text.partition("# time")[0],
        page.run("game_text()").partition("# time")[0],
    )


def watch_shows_own_maze(page: Page) -> None:
    for name in ("prim", "weave", "wilson"):
        page.open(f"#21x15,seed=7,{name if name == 'weave' else f'algorithm={name}'}")
        page.run("open_watch()")
        same = page.run(
            "(go_watch(1e9), state_at(watched, watch_at).cell.filter((code, at) => code !== cell[at]).length)"
        )
        check(f"{name}: but for entrance and exit it is the maze at hand", 2, same)
        check(
            f"{name}: not called another one",
            False,
            "another" in page.run("get('watch_title').textContent"),
        )
        page.run("watch_work('carve_eller')")
        check(
            "another one is called so",
            True,
            "another" in page.run("get('watch_title').textContent"),
        )


def watch_too_large(page: Page) -> None:
    page.open("#201x201,seed=3,algorithm=kruskal,loops=10")
    page.run("open_watch()")
    check("it says so", [True, "This maze has 10000 cells. Up to 600 can be watched."],
          page.run("[watched === null, get('watch_large_words').textContent]"))  # fmt: skip
    page.press(" ", "ArrowRight", "End")
    page.run("get('watch_play').blur()")
    page.click("#watch_large button")
    check("a smaller one of the same kind", ["carve_kruskal", 21, 15, 10, 3],
          page.run("[watched.name, watched.maze.width, watched.maze.height, watched_kind.loops, watched_kind.seed]"))  # fmt: skip


def watch_beside(page: Page) -> None:
    page.open("#21x15,seed=7,algorithm=prim")
    page.run("open_watch()")
    check("one at first", True, page.run("get('watch_maze_beside').hidden"))
    page.run(
        "get('watch_beside').value = 'carve_kruskal', get('watch_beside').dispatchEvent(new Event('change'))"
    )
    shown = "[watched.name, watched_beside.name, watched.maze.width, watched_beside.maze.width, get('watch_maze_beside').hidden]"
    check(
        "two of the same size",
        ["carve_prim", "carve_kruskal", 21, 21, False],
        page.run(shown),
    )
    page.run("go_watch(1e9)")
    check(
        "both at their ends",
        [True, True],
        page.run(
            "[watched, watched_beside].map((work) => state_at(work, step_of(work)).n === work.events.length - 1)"
        ),
    )
    for algorithm, work in (("prim", "watched"), ("kruskal", "watched_beside")):
        check(
            f"the maze of {algorithm}, same seed",
            True,
            page.run(
                f"aside(() => (make_maze({{ ...kind, algorithm: '{algorithm}' }}), cell.join('') === {work}.maze.cell.join('')))"
            ),
        )
    check(
        "the longer work counts",
        page.run("Math.max(watched.events.length, watched_beside.events.length) - 1"),
        page.run("Number(get('watch_at').max)"),
    )
    for size in ((390, 844), (844, 390), (1280, 800)):
        page.set_window(*size, size[0] < 1000)
        page.wait_until(f"innerWidth === {size[0]}")
        page.run(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))"
        )
        boxes = page.run(
            "['watch_room', 'watch_maze', 'watch_maze_beside'].map((id) => get(id).getBoundingClientRect())"
            ".map(({ left, top, right, bottom }) => [left, top, right, bottom])"
        )
        room, one, other = boxes
        inside = [
            one[0] >= room[0],
            one[1] >= room[1],
            other[2] <= room[2] + 1,
            other[3] <= room[3] + 1,
        ]
        check(
            f"side by side or one below the other {size} {boxes}",
            [[True] * 4, True],
            [inside, one[2] <= other[0] or one[3] <= other[1]],
        )
    page.press("Escape")


def watch_turns(page: Page) -> None:
    page.open("#61x41,seed=7,algorithm=aldous-broder")
    work = page.run("""(async () => {
        const turns = [], record = record_more, apply = state_at;
        let now = { recorded: 0, applied: 0 };
        const turn = () => { turns.push(now); now = { recorded: 0, applied: 0 }; };
        record_more = (task) => { const before = task.events.length; record(task); now.recorded += task.events.length - before; };
        state_at = (work, n) => {
            const before = work.now?.n <= n ? work.now.n : -1, state = apply(work, n);
            now.applied += state.n - before;
            return state;
        };
        const show = show_watch;
        show_watch = () => { turn(); show(); };
        open_watch();
        while (!watched.maze) await new Promise((done) => setTimeout(done));
        for (const n of [1e9, 0, watched.events.length - 1]) {
            go_watch(n);
            while (apply(watched, watch_at).n !== watch_at) await new Promise((done) => setTimeout(done));
        }
        turn();
        return { events: watched.events.length, recorded: Math.max(...turns.map((one) => one.recorded)),
            applied: Math.max(...turns.map((one) => one.applied)), turns: turns.length, at_once: EVENTS_AT_ONCE };
    })()""")
    check("a long work", True, work["events"] > 3 * work["at_once"])
    check(
        f"no turn records or applies more than so many events {work}",
        [True, True],
        [0 < work[what] <= work["at_once"] for what in ("recorded", "applied")],
    )


def watch_shows_path(page: Page) -> None:
    for what, steps in (
        (
            "search_plainly",
            "get('watch_what').value = 'search_plainly', get('watch_what').dispatchEvent(new Event('change', { bubbles: true }))",
        ),
        ("only carving", "0"),
    ):
        page.open("#level=1,seed=3" if what == "only carving" else "#level=1,seed=9")
        page.click("[data-do=menu]")
        page.click("#menu_list [data-do=watch]")
        page.run(steps)
        page.press("Escape")
        page.wait_until("!find_dialog()")
        page.press(
            *page.run(
                "solve(player).slice(1).map((to, i, way) => MOVE_KEYS[direction_of(i ? way[i - 1] : player, to)])"
            )
        )
        check(
            what,
            "" if what == "search_plainly" else "★★★",
            page.run("get('end_stars').textContent"),
        )


def watch_tab(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.run("open_watch()")
    found = []
    for _ in range(11):
        page.press("Tab")
        found.append(
            page.run(
                "document.activeElement.id || document.activeElement.dataset.do || ''"
            )
        )
    for name in (
        "watch_what",
        "close",
        "watch_code",
        "watch_at",
        "watch_play",
        "watch_on",
        "watch_last",
        "watch_speed",
    ):
        check(f"Tab reaches {name}: {found}", True, name in found)


def watch_windows(page: Page) -> None:
    page.open("#21x15,seed=3")
    page.run("open_watch()")
    for size in ((320, 640), (390, 844), (844, 390), (1280, 800)):
        page.set_window(*size, size[0] < 1000)
        page.wait_until(f"innerWidth === {size[0]}")
        page.run(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))"
        )
        lost = page.run("Array.from(all('#watch_dialog button, #watch_maze, #watch_code, #watch_at')).filter((one) => {"
                        " const box = one.getBoundingClientRect(); return box.height && (box.left < 0 || box.top < 0 || box.height < 40"
                        " || box.right > innerWidth || box.bottom > innerHeight) }).map((one) => one.id || one.dataset.do)")  # fmt: skip
        check(f"all in the window {size}", [], lost)
