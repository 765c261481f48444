"""Claims of Watch: its events are those that watching in bash records; what it shows of them."""

from __future__ import annotations

import os
import random
import re
import subprocess

from browser import Page
from claims import ENDS, ROOT, SEED, bash_twin, check, share

# What changes the maze, as watching in bash records it: the command, the function, the line in it.
TELL_EVENTS = """function tell_events(work) {
	return work.events.filter(({ what }) => what === 'dig' || what === 'wall' || what === 'seen')
		.map((event) => [event.what, event.call.fn, line_of(event)].join(' '));
}
"""

SOURCE = """
need cli/options watch/carving
choose_language en
load_texts watching
declare_options
show() { :; }
tell() {
    local n kind
    record_carving "$@"
    for ((n = 1; n <= moments; n++)); do
        case ${moment_command[n]} in
            'dig '*) kind=dig ;;
            'build_wall '*) kind=wall ;;
            'note_seen '*) kind=seen ;;
            *) kind='' ;;
        esac
        if [[ ${moment_kind[n]} == step && -n $kind ]]; then
            load_function "${frame_name[moment_frame[n]]}"
            lines=("${!function_lines[@]}")
            echo "$kind ${frame_name[moment_frame[n]]} $((moment_line[n] - lines[0]))"
        fi
    done
    echo "end $record_end"
}
"""


def record_in_bash(name: str, mazes: list[tuple[int, int, int, int]]) -> list[list[str]]:  # fmt: skip
    """What watching in bash records of a function, for each maze: width, height, seed, bridges."""
    program = (ROOT / "maze.sh").read_text().rpartition("main ")[0]
    what = "search" if name == "search_plainly" else name[6:].replace("_", "-")
    script = SOURCE
    for width, height, seed, bridges in mazes:
        script += f"echo maze; set_size {width} {height}; count_cells\n"
        if what == "search":
            script += f"make_grid {width} {height}; seed_with {seed}; carve_stack $((2 * stride + 2)); place_corners\n"
        script += f"tell {what} {seed} 1000000 {bridges}\n"
    run = subprocess.run([os.environ.get("MAZE_BASH", "bash"), "-c", program + script, str(ROOT / "maze.sh")],
                         capture_output=True, check=False, stdin=subprocess.DEVNULL, cwd=ROOT)  # fmt: skip
    check(f"bash, {name}", (0, b""), (run.returncode, run.stderr))
    _, *told = run.stdout.decode().split("maze\n")
    check(f"bash, {name}", len(mazes), len(told))
    return [one.splitlines() for one in told]


def watched_events(page: Page) -> None:
    page.open("")
    chance = random.Random(SEED)
    for name in page.run("watch_names()"):
        mazes = [(chance.randrange(5, 16, 2), chance.randrange(5, 12, 2), chance.randrange(1, 2147483646),
                  chance.choice([0, 0, 3, 1000000]) if name in ("carve_recursive", "carve_stack") else 0)
                 for _ in range(share(1, 20))]  # fmt: skip
        for maze, (*expected, end) in zip(mazes, record_in_bash(name, mazes)):
            width, height, seed, bridges = maze
            made = f"{{ ...offer_kind(), width: {width}, height: {height}, seed: {seed}, bridges: {bridges} }}"
            work = f"aside(() => (make_maze({made}), record_search(player)))" if name == "search_plainly" else \
                f"record_carving('{name}', {made})"  # fmt: skip
            told = page.run(f"{TELL_EVENTS}; tell_events({work})")
            if end == "end steps":  # the limit of the recorder
                told = told[: len(expected)]
            check(f"{name} {maze}, what changes the maze", expected, told)


def watched_maze(page: Page) -> None:
    page.open("")
    cases = [*page.run("Object.keys(ALGORITHMS)"), "backtracker,weave", "backtracker,bridges=2",
             *(f"{name},mask=heart" for name in ("backtracker", "prim", "kruskal", "aldous-broder", "hunt-and-kill"))]  # fmt: skip
    for n, algorithm in enumerate(cases, int(SEED)):
        loops = f",loops={n % 3 * 40}" * (n % 2)
        address = f"#21x15,seed={n % 999 + 1},algorithm={algorithm},ends={'far' if 'mask' in algorithm else ENDS[n % 5]}{loops}"  # fmt: skip
        found = page.go_to(address, """(() => {
            const work = record_carving(function_of(kind.algorithm), kind), before = game_text();
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
    page.choose_menu("watch")
    files = [ROOT / "maze.sh", *(ROOT / "lib").rglob("*.bash")]
    code = re.sub(r" +# @[a-z_]+\n", "\n", "".join(file.read_text() for file in files))
    for name in page.run("watch_names()"):
        page.choose("watch_what", name)
        shown = page.run(
            "Array.from(all('#watch_lines div'), (one) => one.textContent)"
        )
        strange = [one for one in shown if one.rstrip().expandtabs(4) not in code]
        check(f"the code of {name}", [], strange)
        page.after(["End"], f"the last step of {name}", [True, 0], "[is_watch_over(), all('#watch_lines [aria-current]').length]")  # fmt: skip
    page.run("watch_work('carve_recursive')")
    seen = "[document.querySelector('#watch_lines [aria-current]')?.textContent.trim(), get('watch_words').textContent, get('watch_calls').textContent]"
    page.sees("at first", [None, "Only cell 0,0 is open. All others are still walls.", "Active calls: 1"], seen)  # fmt: skip
    page.after(["ArrowRight"], "a look",
               ['while list_candidates "$1"; do', "Unvisited neighbors of 0,0: east, south.", "Active calls: 1"], seen)  # fmt: skip
    page.after(["ArrowRight", "ArrowRight"], "dig",
               ['dig "$1" "${candidate[pick]}"', "Dig south, from 0,0 to 0,1.", "Active calls: 1"], seen)  # fmt: skip
    page.press("ArrowRight")
    page.sees("a call", ['while list_candidates "$1"; do', "Active calls: 2"], f"{seen}.filter((_, i) => i !== 1)")  # fmt: skip
    page.press("ArrowLeft", "ArrowLeft")
    check("and back", "The random number", page.run(seen)[1][:17])
    page.sees("a polite region", "polite", "get('watch_words').getAttribute('aria-live')")  # fmt: skip
    page.choose("watch_at", 7)
    page.sees("the scrubber", [7, "Step 7 of 46"], "[watch_at, get('watch_number').textContent]")  # fmt: skip
    page.run("watch_work('carve_stack'), go_watch(1)")
    check("the array", 'if list_candidates "$here"; then', page.run(seen)[0])
    sign = "Array.from(all('#watch_play path'), (one) => getComputedStyle(one).display !== 'none')"
    page.sees("the sign of play", [[True, False], "Play"],
              f"[{sign}, get('watch_play').querySelector('span').textContent]")  # fmt: skip
    page.run("document.querySelector('#watch_dialog [data-do=close]').focus()")
    page.after(["Tab"], "Tab leads to the code, which scrolls", "watch_lines", "document.activeElement.id")  # fmt: skip
    page.run("get('watch_play').blur()")
    page.after("+---", "slower", "1", "get('watch_speed').value")
    page.click("#watch_play")
    page.sees("the sign of pause", [[False, True], "Pause"],
              f"[{sign}, get('watch_play').querySelector('span').textContent]")  # fmt: skip
    page.choose("watch_speed", 9)
    page.wait_until("is_watch_over() && !watch_timer")
    page.run("watch_step(-1)")
    page.click("#watch_last")
    page.wait_until("document.activeElement === document.body")  # the button is off now
    page.after(["ArrowLeft"], "a key without a focus", -1, "watch_at - last_step()")
    page.run("watch_work('carve_recursive'), go_watch(1e9)")
    page.sees("at the end no call is left", "Active calls: 0", "get('watch_calls').textContent")  # fmt: skip
    page.run("watch_work('search_plainly'), go_watch(1e9)")
    page.sees("a search has squares to spare at its end", ["The search has found the shortest path. Its steps: 15.", "Squares reached: 22"],
              "[get('watch_words').textContent, get('watch_calls').textContent]")  # fmt: skip
    page.close_dialog()
    page.sees("the game", text.partition("# time")[0], "game_text().split('# time')[0]")  # fmt: skip


def watch_shows_own_maze(page: Page) -> None:
    for address, keys, name, title in (
        ("algorithm=prim", "", "carve_prim", "seed 7"),
        ("weave", "", "carve_recursive", "seed 7"),
        ("algorithm=wilson", "", "search_plainly", "seed 7"),
        ("weave", "g", "search_plainly", "seed –"),
        ("algorithm=wilson", "", "carve_eller", "another maze of this size and seed"),
        ("algorithm=prim", "", "carve_recursive", "another maze of this size and seed"),
    ):
        page.open(f"#21x15,seed=7,{address}")
        page.press(*keys)
        page.run(f"open_watch(), watch_work('{name}'), go_watch(1e9)")
        shown = page.run("""[get('watch_title').textContent.trim().split(' · ').at(-1), works[0].maze.cell.join('') === cell.join('')
            && works[0].maze.player === player && works[0].maze.goal === goal]""")  # fmt: skip
        check(f"{name} in {address}{keys}", [title, title.startswith("seed")], shown)
    page.open("#21x15,seed=7,algorithm=prim,loops=50")
    page.run("window.goals = 0, open_watch(), draw_walls = () => { window.exit = cell[inside_of(goal)] }, draw_goal = () => goals++")  # fmt: skip
    for left, seen in ((1, [0, 0, "Active calls: 1"]), (0, [1, 1, "Active calls: 1"])):
        page.sees(f"is the exit open, is there a goal, a walk; steps left: {left}", seen,
                  f"(window.goals = 0, go_watch(last_step() - {left}), [window.exit, goals, get('watch_calls').textContent])")  # fmt: skip


def watch_bridges(page: Page) -> None:
    page.set_media(prefers_color_scheme="light")
    page.open("#21x15,seed=5,weave")
    page.run("""open_watch(), draw_goal = draw_piece = (pen) => {
        colors = Array.from(cell.keys()).filter(is_crossed).map((at) =>
            pen.getImageData(middle_x(at), middle_y(at), 1, 1).data.slice(0, 3).join());
    }""")
    deck, waits, path = "214,200,170", "143,127,240", "214,36,159"
    for name, n, line in (("carve_recursive", 165, waits), ("search_plainly", 999, path)):  # fmt: skip
        page.sees(name, [line, deck, line, line], f"(watch_work('{name}'), go_watch({n}), colors)")  # fmt: skip


def watch_too_large(page: Page) -> None:
    page.open("#201x201,seed=3,algorithm=kruskal,loops=10")
    page.run("open_watch()")
    page.sees("it says so", [True, "This maze has 10000 cells. You can watch mazes of up to 1000 cells."],
              "[works.length === 0, get('watch_large_words').textContent]")  # fmt: skip
    page.press(" ", "ArrowRight", "End")
    page.set_phone(320, 568)
    page.run("choose_language('ru'), open_watch()")
    page.sees("all of it on a phone, and nothing of another maze", [True, 0],
              "[get('watch_large').getBoundingClientRect().bottom <= get('watch_room').getBoundingClientRect().bottom, get('watch_lines').offsetHeight]")  # fmt: skip
    page.click("#watch_large button")
    page.sees("a smaller one of the same kind", ["carve_kruskal", 21, 15, 10, 3],
              "[works[0].name, works[0].maze.width, works[0].maze.height, watched_kind.loops, watched_kind.seed]")  # fmt: skip
    page.choose("watch_what", "search_plainly")
    page.sees("a search of it", True, "get('watch_title').textContent.includes(say.w_other)")  # fmt: skip


def watch_beside(page: Page) -> None:
    page.open("#21x15,seed=7,algorithm=prim")
    page.run("open_watch()")
    page.sees("one at first", 0, "get('watch_maze_beside').offsetWidth")
    page.choose("watch_beside", "carve_kruskal")
    page.run("go_watch(1e9)")
    page.sees("two of the same size and seed, at their ends", [["carve_prim", 21, True, True], ["carve_kruskal", 21, True, True]],
              """works.map((work) => [work.name, work.maze.width, state_at(work, step_of(work)).n === work.events.length - 1,
              aside(() => (make_maze({ ...kind, algorithm: work.name.slice(6) }), cell.join('') === work.maze.cell.join('')))])""")  # fmt: skip
    page.sees("two equal halves, each with its name, step, sentence and data", [True, ["prim · Step", "kruskal · Step"], True],
              """(([one, other]) => [one.offsetWidth === other.offsetWidth && one.offsetHeight === other.offsetHeight && one.offsetWidth > 400,
              [one, other].map((half) => half.querySelector('h3').textContent.split(' ').slice(0, 3).join(' ')),
              [one, other].every((half) => /^The maze is finished. Passages: 69.*Passages: 69$/.test(Array.from(half.querySelectorAll('p'), (p) => p.textContent).join(' ')))])
              (Array.from(all('#watch_room .half')))""")  # fmt: skip
    page.choose("watch_pace", "share")
    page.run("go_watch(Math.round(last_step() / 2))")
    page.sees("by share, both are half done", [50, 50],
              "works.map((work) => Math.round((100 * step_of(work)) / (work.events.length - 1)))")  # fmt: skip
    page.sees("code on request", 0, "get('watch_lines').offsetWidth")
    page.click("[data-do=watch_code]")
    page.sees("here it is", True, "get('watch_lines').offsetWidth > 200")
    page.choose("watch_pace", "number")
    page.run("go_watch(1e9)")
    page.sees("the longer work counts", page.run("Math.max(works[0].events.length, works[1].events.length) - 1"),
              "Number(get('watch_at').max)")  # fmt: skip


def watch_windows(page: Page) -> None:
    page.open("#21x15,seed=3,algorithm=prim")
    page.run("open_watch(), watch_work('carve_prim', 'carve_kruskal')")
    for size in ((320, 568), (390, 844), (640, 400), (844, 390), (900, 700), (1280, 800)):  # fmt: skip
        page.set_window(*size, size[0] < 1000)
        page.wait_until(f"innerWidth === {size[0]}")
        page.run("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))")  # fmt: skip
        lost = page.find_outside("#watch_dialog button, #watch_maze, #watch_maze_beside, #watch_lines, #watch_at", 40)  # fmt: skip
        check(f"all in the window {size}", [], lost)
        apart = page.run("(([one, other]) => one.right <= other.left || one.bottom <= other.top)"
                         "(['watch_maze', 'watch_maze_beside'].map((id) => get(id).getBoundingClientRect()))")  # fmt: skip
        check(f"side by side, or one below the other {size}", True, apart)
        for language in ("de", "ru"):
            page.run(f"choose_language('{language}')")
            below = page.run("document.querySelector('#watch_dialog [data-do=close]').offsetTop - get('watch_what').offsetTop")  # fmt: skip
            check(f"Close beside the lists {size} {language}", True, size == (640, 400) or below < 9)  # fmt: skip
        room = page.run("[get('watch_room').clientWidth / innerWidth, get('watch_room').clientHeight / innerHeight]")  # fmt: skip
        check(f"room for the maze {size}, {room}", True, room[0] > 0.4 and room[1] > 0.14)  # fmt: skip
    page.run("choose_language('en'), watch_work('search_plainly')")
    for width in (320, 390):
        page.set_phone(width, 568)
        page.wait_until(f"innerWidth === {width}")
        page.sees(f"the whole name {width}", True,
                  """((list, pen) => (pen.font = getComputedStyle(list).font, pen.measureText(list.selectedOptions[0].text).width + 16 < list.clientWidth))
                  (get('watch_what'), document.createElement('canvas').getContext('2d'))""")  # fmt: skip
    page.run("watch_work('carve_stack', 'carve_prim'), go_watch(40)")
    for size in ((320, 568), (390, 844), (844, 390), (1280, 800)):
        page.set_window(*size, size[0] < 1000)
        page.wait_until(f"innerWidth === {size[0]}")
        page.run("pressed.watch_code = true, redraw_watch()")
        page.sees(f"code beside two mazes {size}", [True, True, True],
                  """(({ top, bottom }, pane) => [top >= pane.top && bottom <= pane.bottom, ...Array.from(all('.plot canvas'), ({ offsetHeight }) => offsetHeight > 40)])
                  (document.querySelector('#watch_lines [aria-current]').getBoundingClientRect(), get('watch_lines').getBoundingClientRect())""")  # fmt: skip
        page.run("pressed.watch_code = false")
    page.run("watch_work('carve_prim')")
    page.set_desk(320, 256)  # zoomed to 400 %
    page.sees("it scrolls, nothing overlaps, and each part has room", ["auto", True, True],
              """[getComputedStyle(get('watch_dialog')).overflowY, get('watch_words').getBoundingClientRect().bottom <= get('watch_room').getBoundingClientRect().top,
              ['room', 'lines'].every((name) => get(`watch_${name}`).offsetWidth > 200) && get('watch_room').offsetHeight > 120]""")  # fmt: skip


def watch_data(page: Page) -> None:
    page.open("#21x15,seed=5")
    page.run("open_watch(), watch_work('carve_kruskal')")
    n = page.run("works[0].events.findIndex(({ what }) => what === 'refused')")
    refused = r"""(() => { const [a, b] = works[0].now.refused, find = (at) => find_set(works[0].now, at);
        return [find(a) === find(b), /^\d+,\d+ and \d+,\d+ are already connected: the wall stays\.$/.test(get('watch_words').textContent.trim()),
            get('watch_lines').querySelector('[aria-current]').textContent.trim()]; })()"""
    page.sees("a wall that is refused", [True, True, "if ((a != b)); then"], f"(go_watch({n}), {refused})")  # fmt: skip
    walls = page.run(
        "works[0].events.filter(({ what }) => /dig|refused/.test(what)).length"
    )
    check("each wall is opened or refused", 10 * 6 + 9 * 7, walls)
    page.run("watch_work('carve_aldous_broder')")
    moves = """(() => { const calls = works[0].events.slice(0, watch_at + 1).filter(({ what }) => what === 'at').map(({ values: [at] }) => at);
        const { what, values } = works[0].events[watch_at];
        return (what === 'dig' ? [...calls, values[2]] : calls).length - 1; })()"""
    for n in (100, 219, 600, 1e9):
        page.run(f"go_watch({n}), 0")
        if n == 1e9:
            n = page.run("watch_step(-1), watch_at")
        page.sees(f"moves at step {n}", f"Steps of the walk: {page.run(moves)}", "get('watch_calls').textContent")  # fmt: skip
    page.run("watch_work('carve_eller')")
    for n in (1, 30, 90):
        page.sees(f"sets of a row, step {n}", [True, True],
                  f"""(go_watch({n}), [new Set(Array.from(works[0].now.sets.keys(), row)).size === 1 && works[0].now.sets.size === cells_wide,
                  get('watch_calls').textContent === 'Sets in this row: ' + new Set(works[0].now.sets.values()).size])""")  # fmt: skip
    page.run("watch_work('carve_division'), go_watch(20)")
    page.sees("arguments with their names", True,
              r"/^column \d+, row \d+, width \d+, height \d+$/.test(document.querySelector('#watch_stack dd').textContent)")  # fmt: skip
    page.run("go_watch(1e9)")
    page.sees("walls are counted", "The maze is finished. Walls built:", "get('watch_words').textContent.trim().split(' ').slice(0, 6).join(' ')")  # fmt: skip
    page.run("watch_work('carve_prim'), go_watch(3)")
    page.sees("a cell by its name, and the algorithm", ["first cell 0,0", True],
              "[document.querySelector('#watch_stack dd').textContent, get('watch_about').textContent.includes('Prim, 1957')]")  # fmt: skip
    page.sees("a paragraph for each", 11, "new Set(watch_names().map((name) => say.about[number_of(name)])).size")  # fmt: skip


def distances(page: Page) -> None:
    check_far = """(source, { steps, most }) => { const from = (at) => aside(() => { goal = source; return solve(at).length - 1; });
        return Array.from(steps.keys()).every((at) => steps[at] < 0 || at === goal || steps[at] === from(at)) && Math.max(...steps) === most; }"""
    page.open("#21x15,seed=5,weave")
    page.press(*"FF")
    page.rest()
    page.click("#end [data-do=far]")
    page.sees(
        "a legend", "Steps from 0,0: 0", "get('end_far').textContent.slice(0, 17)"
    )
    page.sees("each square has the length of its shortest path", True, f"({check_far})(far_source, steps_from(far_source))")  # fmt: skip
    color = "(() => { draw_frame(Infinity); const at = cell_at(9, 0), { data } = trail_pen.getImageData((middle_x(at) - held.left) * devicePixelRatio, (edge_of(2) + 3 - held.top) * devicePixelRatio, 1, 1); return data.join(); })()"
    before = page.run(color)
    page.settle()
    x, y = page.run("(() => { const box = stage.getBoundingClientRect(), at = cell_at(8, 5); return [box.left + middle_x(at) - view_x, box.top + middle_y(at) - view_y]; })()")  # fmt: skip
    page.drag((x, y))
    page.sees("another source", ["8,5", "Steps from 8,5: 0"], "[name_cell(far_source), get('end_far').textContent.slice(0, 17)]")  # fmt: skip
    check("other colors", False, before == page.run(color))
    page.rest()
    page.click("#end [data-do=far]")
    page.sees("off", [0, True], "[far_source, get('end_far').hidden]")
    page.run("open_watch(), watch_work('carve_prim'), go_watch(1e9)")
    page.click("[data-do=watch_far]")
    page.sees(
        "in Watch", "Steps from 0,0: 0", "get('watch_legend').textContent.slice(0, 17)"
    )
    x, y = page.run("(() => { const box = get('watch_maze').getBoundingClientRect(), { pitch } = works[0]; return [box.left + 4.4 * pitch, box.top + 3.4 * pitch]; })()")  # fmt: skip
    page.drag((x, y))
    page.sees("from the cell that is clicked", "Steps from 3,2: 0", "get('watch_legend').textContent.slice(0, 17)")  # fmt: skip


def watch_files(page: Page) -> None:
    page.open("")
    even = "8 6\n1 8 1 1 1 1 1 1\n1 0 0 0 0 0 0 1\n1 0 1 1 1 1 0 1\n1 0 0 0 0 1 0 1\n1 1 1 1 0 0 0 1\n1 1 1 1 1 1 7 1\n"
    page.open_file(even, "!kind && height === 6", "even.txt")
    text = page.run("game_text()")
    page.run("open_watch(), watch_work('search_plainly'), go_watch(1e9)")
    page.sees("a search of the maze that was opened", [8, 6, True], "[works[0].maze.width, works[0].maze.height, works[0].maze.cell.join() === cell.join()]")  # fmt: skip
    page.run("watch_work('carve_prim'), go_watch(1e9)")
    page.sees("a maze of about its size, with odd sides", [9, 7, True],
              "[works[0].maze.width, works[0].maze.height, get('watch_title').textContent.includes(say.w_other)]")  # fmt: skip
    page.close_dialog()
    page.sees("the game", text.partition("# time")[0], "game_text().split('# time')[0]")
    shape = bash_twin(
        "generate", "25x25", "--mask", "heart", "--weave", "-s", "3", "-f", "text"
    )
    page.open_file(shape, "cell.includes(OUTSIDE)", "heart.txt")
    page.sees(
        "the shape of a mask, as it was",
        shape.partition("#")[0],
        "game_text().split('# ')[0]",
    )
    page.settle()
    page.sees("no floor outside", [0, 255], """[cell.indexOf(OUTSIDE), inside_of(goal) - stride].map((at) => trail_pen.getImageData(
              (middle_x(at) - held.left) * devicePixelRatio, (middle_y(at) - held.top) * devicePixelRatio, 1, 1).data[3])""")  # fmt: skip
    page.run("open_watch(), watch_work('search_plainly'), go_watch(1e9)")
    page.sees("a search of it", "The search has found the shortest path. Its steps: 110.", "get('watch_words').textContent.trim()")  # fmt: skip
