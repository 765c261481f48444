"""Claims of what Watch shows."""

# fmt: off
import re

from browser import Page
from claims import ROOT, SEED, check

# Steps that draw a number or change the maze, and are not in the line that is marked
MARKED = """((events) => {
    const lines = { draw: /^(below|pick_way) /, dig: /^dig /, wall: /^build_wall /, seen: /^note_seen / };
    return events.filter(({ what }) => lines[what])
        .map((event) => [event.what, get(`code_${event.call.fn}`).children[lineOf(event)].textContent.trim()])
        .filter(([what, line]) => !lines[what].test(line)); })"""
LINE, TOLD, HEADING = "text('#watch_lines [aria-current]')", "text('.half [aria-live]')", "text('#watch_calls')"


def watching(page: Page) -> None:
    """Watch explains each step with its line of shell code"""
    page.open("#9x7,seed=3")
    page.press(*"ss")
    before = page.run("writeGame().split('# time')[0]")
    page.choose_menu("watch")
    files = [ROOT / "maze.sh", *(ROOT / "lib").rglob("*.bash")]
    code = re.sub(r" +# @[a-z_]+\n", "\n", "".join(file.read_text() for file in files))
    for name in page.run("watchNames()"):
        page.choose("watch_what", name)
        shown = page.run("all('#watch_lines div').map((one) => one.textContent)")
        check(f"the code of {name}", [], [one for one in shown if one.rstrip().expandtabs(4) not in code])
        page.after(["End"], f"the last step of {name}", [True, None], f"[isWatchOver(), {LINE} ?? null]")
        page.sees(f"{name}: what is marked does the step", [], f"{MARKED}(works[0].events)")
    page.run("watchWork('carve_recursive')")
    for keys, line, told in (
        ((), None, "Only cell 0,0 is open. All others are still walls."),
        (("ArrowRight",), 'while list_candidates "$1"; do', "Unvisited neighbors of 0,0: east, south."),
        (("ArrowRight", "ArrowRight"), 'dig "$1" "${candidate[pick]}"', "Dig south, from 0,0 to 0,1."),
        (("ArrowRight", "ArrowLeft"), 'dig "$1" "${candidate[pick]}"', "Dig south, from 0,0 to 0,1."),
    ):
        page.after(keys, f"{keys}", [line, told, "Active calls: 1"], f"[{LINE} ?? null, {TOLD}, {HEADING}]")
    page.choose("watch_at", 7)
    page.sees("the scrubber", [7, "recursive · Step 7 of 46"], "[watchAt, text('#watch_step')]")
    page.choose("watch_speed", 9)
    page.click("#watch_play")
    page.wait_until("isWatchOver() && !watchFrame")
    page.run("watchWork('search_plainly'), goWatch(1e9)")
    page.sees("a search", ["The search has found the shortest path. Its steps: 15.", "Squares reached: 22"],
        f"[{TOLD}, {HEADING}]")
    page.close_dialog()
    page.sees("the game", before, "writeGame().split('# time')[0]")


def watched_maze(page: Page) -> None:
    """the events of Watch give the current maze"""
    page.open("")
    cases = [*page.run("Object.keys(ALGORITHMS)"), "backtracker,weave", "backtracker,bridges=2", "prim,mask=heart",
        "kruskal,mask=heart"]
    for n, algorithm in enumerate(cases, int(SEED)):
        recipe = f"21x15,seed={n % 999 + 1},algorithm={algorithm},ends=far" + ",loops=40" * (n % 2)
        check(recipe, [True, True], page.go_to(recipe, """(() => {
            const work = recordCarving(functionOf(game.made.algorithm), game.made), now = stateAt(work,
                work.events.length - 1);
            for (const at of [game.start, insideOf(game.maze, game.maze.goal)]) now.maze.cell[at] = OPEN;
            return [now.maze, work.maze].map(({ cell }) => cell.join() === game.maze.cell.join());
        })()"""))


def compared(page: Page) -> None:
    """a comparison shows two halves at the same step"""
    page.open("#21x15,seed=7,algorithm=prim")
    page.run("openWatch(), goWatch(30)")
    page.choose("watch_beside", "carve_kruskal")
    page.sees("two equal halves at the same step", [True, 30, 21, 21],
        """(([one, other]) => [one.offsetWidth === other.offsetWidth && one.offsetHeight === other.offsetHeight
            && one.offsetWidth > 400, watchAt, ...works.map(({ maze }) => maze.width)])(all('#watch_room .half'))""")
    page.choose("watch_pace", "share")
    page.run("goWatch(Math.round(lastStep() / 2))")
    page.sees("by share, both are half done", [50, 50],
        "works.map((work) => Math.round((100 * stepOf(work)) / (work.events.length - 1)))")


def distances(page: Page) -> None:
    """cells are colored by their distance"""
    check_far = """(maze, source, { steps }) => { const from = (at) => solve(Object.assign(maze.copy(),
        { goal: source }), at).length - 1;
        return Array.from(steps.keys()).every((at) => steps[at] < 0 || at === maze.goal || at === source
            || steps[at] === from(at)); }"""
    page.open("#21x15,seed=5,weave")
    page.press(*page.way()[:3], *"FF")
    page.rest()
    page.click("#end [data-do=far]")
    page.sees("each square has the length of its shortest path", ["Steps from 0,0: 0", True],
        f"[text('#end_far').slice(0, 17), ({check_far})(game.maze, farSource, far)]")
    page.settle()
    x, y = page.run("(() => { const box = stage.getBoundingClientRect(), at = game.maze.cellAt(8, 5); return "
        "[box.left + middleX(game.maze, at) - viewX, box.top + middleY(game.maze, at) - viewY]; })()")
    page.drag((x, y))
    page.sees("from the cell that is clicked", "Steps from 8,5: 0", "text('#end_far').slice(0, 17)")
    page.run("openWatch(), watchWork('search_plainly'), goWatch(25), act('watch_far')")
    page.sees("in a search, which begins at the start after a game, only what it has reached", [True, 26, 0],
        """(({ steps }, { far }) => [steps.every((n, at) => (n >= 0) === far.has(at)),
            far.size, far.get(game.start)])(measureFar(works[0].now), works[0].now)""")


def watch_data(page: Page) -> None:
    """Watch shows the data of each algorithm"""
    page.open("#21x15,seed=5")
    page.run("openWatch(), watchWork('carve_kruskal')")
    n = page.run("works[0].events.findIndex(({ what }) => what === 'refused')")
    page.sees("a wall that is refused", [True, "if ((a != b)); then"],
        rf"(goWatch({n}), [/^\d+,\d+ and \d+,\d+ are already connected: the wall stays\.$/.test({TOLD}), {LINE}])")
    page.sees("each wall is opened or refused", 10 * 6 + 9 * 7,
        "works[0].events.filter(({ what }) => /dig|refused/.test(what)).length")
    row = "text('#watch_stack dd')"
    for name, n, expected, value in (
        ("carve_eller", 30, True, f"{HEADING} === 'Sets in this row: ' + new Set(works[0].now.sets.values()).size"),
        ("carve_division", 20, True, rf"/^column \d+, row \d+, width \d+, height \d+$/.test({row})"),
        ("carve_division", 1e9, True, f"{TOLD}.startsWith('The maze is finished. Walls built: ')"),
        ("carve_prim", 3, ["first cell 0,0", True], f"[{row}, text('#watch_about').includes('Prim, 1957')]"),
        ("carve_aldous_broder", 40, True, f"/^Steps of the walk: 1[0-9]$/.test({HEADING})"),
    ):
        page.sees(f"{name} {n}", expected, f"(watchWork('{name}'), goWatch({n}), {value})")
