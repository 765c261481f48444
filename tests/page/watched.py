"""Claims of Watch."""

from __future__ import annotations

import os
import subprocess

from browser import Page
from claims import BASH_TWIN, ROOT, check, twin

TELL_TRACE = """function tell_trace({ name, moments, digs, maze }) {
	const told = [],
		names = ['east', 'west', 'south', 'north'];
	const place = (at) => `${(at % maze.stride) / 2 - 1},${Math.floor(at / maze.stride) / 2 - 1}`;
	let last = null;
	for (const { fn, line, call, dug, looked, number } of moments) {
		if (last && call === last.parent)
			told.push(`-  ${place(last.cell)}  none  back to ${place(call.cell)}  ${last.depth}`);
		if (fn === name && line === LINES[name].dig) {
			const from = looked.map((k) => names[k]).join(', ');
			told.push(`${dug + 1}  ${place(call.cell)}  ${from}  ${number}  ${names[digs[dug][1]]}  ${call.depth}`);
		}
		last = call;
	}
	return told;
}
"""  # what generate --trace prints, of what record_moments recorded


def watched_trace(page: Page) -> None:
    page.open("")
    for side, seed in (("5x5", 1), ("9x7", 3), ("21x15", 8), ("41x31", 2147483646)):
        width, height = side.split("x")
        expected = twin(
            BASH_TWIN, "generate", "--trace", side, "-s", str(seed), "--lang", "en"
        ).splitlines()
        for name in ("carve_recursive", "carve_stack"):
            told = page.run(
                f"{TELL_TRACE}; tell_trace(record_moments('{name}', {width}, {height}, {seed}))"
            )
            check(f"{side} {seed} {name}", expected, told)


def watched_lines(page: Page) -> None:
    page.open("")
    program = (ROOT / "maze.sh").read_text().rpartition("main ")[0]
    for name in ("carve_recursive", "carve_stack"):
        run = subprocess.run(
            [os.environ.get("MAZE_BASH", "bash"), "-c", program + f"""
set_size 7 5; make_grid 7 5; seed_with 5
first=$((2 * stride + 2)); cell[first]=1
exec 5>&1
set -T
trap '[[ -z ${{FUNCNAME-}} ]] || echo "$FUNCNAME $LINENO" >&5' DEBUG
{name} "$first"
trap - DEBUG
""", str(ROOT / "maze.sh")], capture_output=True, check=False, stdin=subprocess.DEVNULL, cwd=ROOT)  # fmt: skip
        check("bash", (0, b""), (run.returncode, run.stderr))
        source = program.splitlines()
        starts = {fn: next(n for n, line in enumerate(source, 1) if line.startswith(f"{fn}() "))
                  for fn in (name, "list_candidates", "below", "dig")}  # fmt: skip
        ran = [(fn, int(line) - starts[fn]) for fn, line in
               (line.split() for line in run.stdout.decode().splitlines()) if fn in starts]  # fmt: skip
        told = page.run(f"record_moments('{name}', 7, 5, 5).moments.filter((one) => one.line > 0).map((one) => [one.fn, one.line])")  # fmt: skip
        check(name, [one for one in ran if one[1]], [tuple(one) for one in told])


def watching(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.press(*"ss")
    text = page.run("game_text()")
    page.click("[data-do=menu]")
    page.click("[data-do=watch]")
    code = (ROOT / "maze.sh").read_text()
    shown = page.run("Array.from(all('#watch_code div'), (one) => one.textContent)")
    check("the code", [], [block for block in shown if block not in code])
    marked = "[document.querySelector('#watch_code mark').textContent.trim(), watch_moment().dug, watch_moment().call.depth]"
    check("at first", ['while list_candidates "$1"; do', 0, 1], page.run(marked))
    page.press("ArrowRight", "ArrowRight")
    check("two steps", ['dig "$1" "${candidate[pick]}"', 0, 1], page.run(marked))
    page.press("ArrowRight", "ArrowRight")
    check("a call", ['while list_candidates "$1"; do', 1, 2], page.run(marked))
    check("calls", 2, page.run("all('#watch_stack div').length"))
    page.press("Tab")
    check("the array", ['if list_candidates "$here"; then', 1, 2], page.run(marked))
    page.press("Tab")
    check("and back", ['while list_candidates "$1"; do', 1, 2], page.run(marked))
    page.press("ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft")
    check(
        "back at the beginning",
        ['while list_candidates "$1"; do', 0, 1],
        page.run(marked),
    )
    page.click("#watch_every")
    page.click("#watch_on")
    page.click("#watch_on")
    check("every line", ["list_candidates", "candidate=()"],
          [page.run("document.querySelector('#watch_code .runs').dataset.fn"), page.run(marked)[0]])  # fmt: skip
    page.run("get('watch_maze').focus()")
    page.press(*"++++++", " ")
    page.wait_until("watch_moment().line < 0 && !watch_timer")
    check("all of it", 11, page.run("watch_moment().dug"))
    page.press("Escape")
    page.wait_until("!find_dialog()")
    check(
        "the game",
        text.partition("# time")[0],
        page.run("game_text()").partition("# time")[0],
    )
    page.open("#201x201,seed=3")
    page.run("open_watch()")
    check(
        "of a large maze a small one",
        [21, 15],
        page.run("[watched.carve_stack.maze.width, watched.carve_stack.maze.height]"),
    )
    for size in ((390, 844), (844, 390), (1280, 800)):
        page.set_window(*size, size[0] < 1000)
        page.wait_until(f"innerWidth === {size[0]}")
        page.run(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))"
        )
        lost = page.run("Array.from(all('#watch_dialog button, #watch_maze, #watch_code')).filter((one) => {"
                        " const box = one.getBoundingClientRect(); return box.left < 0 || box.top < 0 || box.height < 40"
                        " || box.right > innerWidth || box.bottom > innerHeight }).map((one) => one.id || one.dataset.do)")  # fmt: skip
        check(f"all in the window {size}", [], lost)
