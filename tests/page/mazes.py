"""Claims of the mazes that the page makes, of levels and daily mazes, and of games in them."""

import datetime
import random
import re

from browser import Page
from claims import ENDS, ROOT, SEED, STATE, TEXT, U_MAZE, bash_twin, check, share


def same_mazes(page: Page) -> None:
    chance = random.Random(SEED)
    page.open("")
    algorithms = page.run("Object.keys(ALGORITHMS)")
    listed = bash_twin("algorithms", "--lang", "en")
    check("bash has them too", [], [name for name in algorithms if name not in listed])
    kinds = [f"algorithm={name}" for name in algorithms] + ["weave", "bridges=2", "weave", f"bridges={chance.randrange(9)}"]  # fmt: skip
    cases = [(kind, ends, loops) for kind in kinds for ends in ENDS for loops in ("", "", "loops=0", "loops=40", "loops=100")]  # fmt: skip
    masks = [file.stem for file in (ROOT / "lib/masks").iterdir()]
    cases += [(f"{kind},mask={mask}", ends, "") for kind in (*kinds[:6], "weave") for mask in masks for ends in ("corners", "random", "far")]  # fmt: skip
    for n, (kind, ends, loops) in enumerate(chance.sample(cases, share(20, 100))):
        least = 15 if "mask" in kind else 5
        width, height = (chance.randrange(least, 101 if n % 10 == 0 else 32, 2) for _ in "xy")  # fmt: skip
        seed = chance.choice([chance.randrange(1, 2147483642), n + 1, 2147483642])
        options = [*kind.split(","), f"ends={ends}", *[loops] * bool(loops)]
        made = [page.go_to(",".join([f"{width}x{height}", f"seed={seed + i}", *options]), TEXT) for i in range(3)]  # fmt: skip
        call = [f"{width}x{height}", "-s", str(seed), "--count", "3", *(f"--{option}" for option in options)]  # fmt: skip
        check(f"{call}", bash_twin("generate", "-f", "text", *call), "\n".join(made))


def large_mazes(page: Page) -> None:
    page.open("")
    again = """(() => { const text = write_maze().join(), [made, one] = [ready?.name, kind];
        ready = null;
        make_maze(one);
        return [made, write_maze().join() === text]; })()"""
    names = page.run("Object.keys(ALGORITHMS).slice(1)")
    for option in ("weave", "loops=50", "ends=center", "ends=far", "ends=random,mask=heart", *(f"algorithm={name}" for name in names)):  # fmt: skip
        address = f"#221x201,seed=8,{option}"
        check(f"a worker made {option}", [address, True], page.go_to(address, again))
    page.go_to(U_MAZE)
    page.press("s")
    page.sees("no step while another maze is made", ["true", 5, "s"],
              "(play_new(read_kind('301x301,seed=8')[0]), press_key('s'), [stage.ariaBusy, width, keys])")  # fmt: skip
    page.wait_until("width === 301")
    page.travel("back", "width === 5")
    page.sees("back in time", ["s", "false"], "[keys, stage.ariaBusy]")
    page.run("location.hash = '#2001x2001,seed=8,algorithm=wilson', 0")
    page.wait_until("worker")
    page.run("dispatchEvent(new Event('pagehide')), 0")
    page.travel(
        "back", f"location.hash === '{U_MAZE},keys=s' || location.hash === '{U_MAZE}'"
    )
    page.sees("Back before it was made", [5, "s", "false", None], "[width, keys, stage.ariaBusy, worker]")  # fmt: skip
    for what, refused in (("refused", "throw new Error('refused')"), ("that fails", "setTimeout(() => this.onerror())")):  # fmt: skip
        page.run(f"Worker = class {{ constructor() {{ {refused} }} postMessage() {{}} terminate() {{}} }}, 0")  # fmt: skip
        page.run("ready = null")
        check(f"a worker {what}", [None, True], page.go_to(f"#221x201,seed=8,loops={len(what)}", again))  # fmt: skip


def next_of_kind(page: Page) -> None:
    page.open("#21x15,seed=3,algorithm=prim,loops=50,ends=far")
    page.press("n")
    text = bash_twin("generate", "-f", "text", "21x15", "-a", "prim", "--loops", "50", "--ends", "far", "-s", "4")  # fmt: skip
    page.sees("the next", [text, "#21x15,seed=4,algorithm=prim,loops=50,ends=far"], f"[{TEXT}, location.hash]")  # fmt: skip
    page.open_own()
    page.sees("New offers it", ["prim", "50", "far"],
              "['algorithm', 'loops', 'ends'].map((name) => get(`new_${name}`).value)")  # fmt: skip
    page.open("#9x7,seed=3,bridges=2")
    page.open_own()
    page.choose("new_width", 15)
    page.click("#new_form .main")
    kept = "[kind.width, kind.bridges, kind.loops]"
    page.sees("the bound of bridges", [15, 2, None], kept)


def terminal_call(page: Page) -> None:
    page.open("")
    for address in ("9x7,seed=3", "21x15,seed=5,algorithm=wilson,loops=0,ends=opposite", "15x15,seed=8,weave,ends=far",
                    "15x15,seed=8,bridges=2,loops=60", "level=7", "level=8"):  # fmt: skip
        text, call = page.go_to(address, f"[{TEXT}, get('call').textContent]")  # fmt: skip
        words = call.split()
        check(call, ["./maze.sh", "play"], words[:2])
        check(call, text, bash_twin("generate", "-f", "text", *words[2:]))


def same_games(page: Page) -> None:
    chance = random.Random(SEED)
    arrows = {"a": "ArrowLeft", "d": "ArrowRight", "s": "ArrowDown", "w": "ArrowUp", "u": "Backspace"}  # fmt: skip
    page.open("")
    for n in range(share(10, 40)):
        width, height = (chance.randrange(5, 16, 2) for _ in "xy")
        seed, ends, weave = chance.randrange(1, 99999), ENDS[n % len(ENDS)], n % 3 == 0
        page.go_to(f"{width}x{height},seed={seed},ends={ends}" + ",weave" * weave)
        keys = ""  # of four games, one has random keys, one the path, two the path and others
        for key in page.way() if n % 4 else chance.choices("asdw", k=36):
            while n % 4 != 1 and chance.random() < 0.25:
                keys += chance.choice("asdwu")
            keys += key
        page.press(*(arrows.get(key, key) if n % 4 > 1 else key for key in keys))
        expected = bash_twin("play", f"{width}x{height}", "-s", str(seed), "--ends", ends,
                        "--keys", keys, *["--weave"] * weave)  # fmt: skip
        facts = dict(re.findall(r"^(\w+): (.*)$", expected, re.MULTILINE))
        result, moves, bumps, x, y = page.run(STATE)
        check(f"{width}x{height} {seed} {ends} {keys}", facts, {"result": result,
              "moves": f"{moves}", "bumps": f"{bumps}", "position": f"{x},{y}"})  # fmt: skip
        check("the whole way", True, n % 4 != 1 or result == "won")


def same_levels(page: Page) -> None:
    page.open("")
    chance = random.Random(SEED)
    for level in range(1 + int(SEED) % share(6, 1), 25, share(6, 1)):
        expected = bash_twin("generate", "--level", str(level), "-f", "text")
        made = page.go_to(f"level={level}", TEXT)
        check(f"level {level}", expected.strip(), made.strip())
    for _ in range(share(4, 20)):
        day = datetime.date(1900, 1, 1) + datetime.timedelta(chance.randrange(73414))
        expected = bash_twin("daily", str(day), "-f", "text")
        check(f"{day}", expected, page.go_to(f"daily={day}", TEXT))
        page.sees("its address", f"#daily={day}", "location.hash")
    page.go_to("daily")
    page.sees("today", True, "kind.day === find_today() && location.hash === `#daily=${kind.day}`")  # fmt: skip


def level_chosen(page: Page) -> None:
    page.open("#level=9")
    page.press(*page.way())
    page.rest()
    page.click("#dock [data-do=new]")
    page.sees("stars", ["★★★", "3 of 3 stars"],
              "(({ textContent, ariaLabel }) => [textContent, ariaLabel])(document.querySelector('#level_9 span'))")  # fmt: skip
    page.sees("nothing of the level for other mazes", ["corners", False],
              "[get('new_ends').value, get('new_weave').checked]")  # fmt: skip
    page.click("#level_2")
    page.sees("a level", [2, 17, ""], "[kind.level, kind.width, keys]")  # fmt: skip
    page.click("#dock [data-do=new]")
    page.click("#new_daily")
    page.sees("the daily maze", True, "kind.day === find_today() && location.hash === `#daily=${kind.day}`")  # fmt: skip
    page.open_own()
    page.click("#size_0")
    page.sees("a size", [0, ""], "[kind.level, kind.day]")
    page.set_phone(320, 640)
    page.run("LEVELS.forEach((_, i) => store(`stars level-${i + 1}`, 3)), open_new()")
    page.sees("stars in one line", [],
              "Array.from(all('#new_levels span'), (one) => one.offsetHeight).filter((high) => high > 30)")  # fmt: skip


def level_next(page: Page) -> None:
    page.open("#level=3")
    page.press(*page.way())
    page.rest()
    page.after("n", "the next level", [4, "unfinished"], "[kind.level, result]")
    page.open("#level=24")
    page.press(*page.way())
    page.rest()
    page.sees("the sum of all levels", "6 of 72 stars; fewest in level 1.", "get('end_record').textContent.split('. ').at(-1)")  # fmt: skip
    page.run("localStorage.removeItem('maze.sh stars level-24')")
    page.open("#daily=2026-11-23")
    page.after("n", "in a daily maze that is not won, n asks", ["new_dialog", "2026-11-23"], "[find_dialog().id, kind.day]")  # fmt: skip
    page.close_dialog()
    page.press(*page.way())
    page.rest()
    page.after("n", "after a daily maze, the level after the highest one won", 4, "kind.level")  # fmt: skip


def stars(page: Page) -> None:
    page.open(U_MAZE)
    for steps, shortest, hints, expected in ((80, 80, 0, 3), (88, 80, 0, 3), (89, 80, 0, 2), (120, 80, 0, 2),
                                             (121, 80, 0, 1), (80, 80, 1, 1)):  # fmt: skip
        found = page.run(f"(moves = {steps}, hints = {hints}, count_stars({shortest}))")
        check(f"{steps} of {shortest}, hints {hints}", expected, found)
    shown = "[get('end_stars').textContent, stored('stars level-2')]"
    page.open("#level=2")
    page.after(page.way(), "without hints", ["★★★", "3"], shown)
    page.open("#level=2")
    page.after(["f", *page.way()], "a hint; the most are kept", ["★☆☆", "3"], shown)
    page.open("#level=2")
    page.run("localStorage.setItem('maze.sh stars level-2', '<b>'), list_mazes(), open_records()")  # fmt: skip
    page.sees("records", ["Level 2: longer"], "Array.from(all('#records_list dt'), (one) => one.textContent)")  # fmt: skip
    page.sees("damaged stars", "", "document.querySelector('#level_2 span')?.textContent ?? ''")  # fmt: skip


def daily(page: Page) -> None:
    page.open("#daily=2026-11-23")
    page.hold_clock()
    page.allow("clipboardReadWrite", "clipboardSanitizedWrite")
    page.run("""find_today = () => '2026-11-23',
        localStorage.setItem('maze.sh days', '["2026-11-22", 7, "2026-11-21", "2026-11-19"]')""")
    steps = len(way := page.way())
    page.press(*way)
    line = f"maze.sh 2026-11-23 ★★★ 0:00 {steps} steps (shortest {steps})"
    page.sees("the line to share", line, "get('end_share').textContent")
    check("in a row", True, page.run("get('end_record').textContent").endswith("Daily mazes in a row: 3."))  # fmt: skip
    page.sees("stars and days in New", ["★★★", "Daily mazes in a row: 3."],
              "(list_mazes(), [document.querySelector('#new_daily span').textContent, get('new_daily').lastChild.textContent])")  # fmt: skip
    page.sees("one day later", [3, 0], "[find_streak(['2026-11-22', '2026-11-21', '2026-11-20']), find_streak(['2026-11-21'])]")  # fmt: skip
    page.rest()
    page.click("#end_link")
    page.wait_until("get('notice').textContent")
    copied = page.run("navigator.clipboard.readText()").split("\n")
    check("copied", [line, f"#daily=2026-11-23,beat=1,steps={steps}"], [copied[0], copied[1][copied[1].index("#") :]])  # fmt: skip
    page.open("#daily=2026-11-20")
    page.press(*page.way())
    check("on another day", False, "in a row" in page.run("get('end_record').textContent"))  # fmt: skip


def fog(page: Page) -> None:
    page.open("#level=19")
    seen = """(() => {
        const found = new Set(), at = (x, y) => found.add(y * stride + x);
        for (const square of line) for (const d of [1, -1, stride, -stride])
            for (let to = square; cell[to] === OPEN && (to === square || !is_outside(to)); to += d) found.add(to);
        return [...found].sort((a, b) => a - b).join() === Array.from(sight.keys()).filter((to) => sight[to]).join();
    })()"""
    hidden = """(() => { draw_frame(Infinity); const [r, g, b] = ink.fog.match(/[0-9a-f]{2}/gi).map((two) => parseInt(two, 16));
        const { data } = wall_pen.getImageData(0, 0, wall_pen.canvas.width, wall_pen.canvas.height);
        let n = 0;
        for (let i = 0; i < data.length; i += 4) n += Number(data[i] === r && data[i + 1] === g && data[i + 2] === b);
        return n; })()"""
    page.sees("at first", True, seen)
    before = page.run(hidden)
    page.after(page.way()[:12], "after some steps", True, seen)
    check("less is hidden", True, 0 < page.run(hidden) < before)
    page.press("f")
    page.sees("a hint shows squares in sight only", True, "hint.length > 0 && hint.every((square) => sight[square])")  # fmt: skip
    page.press(*"FF")
    check("after the end", [None, 0], [page.run("sight"), page.run(hidden)])
    page.open("#301x301,seed=3,fog")
    page.press("v")
    page.sees("nearly one color, without lines between squares", 1,
              "(draw_frame(Infinity), new Set(wall_pen.getImageData(600, 300, 99, 99).data.filter((_, i) => i % 4 === 0).map((red) => red >> 4)).size)")  # fmt: skip
    page.open("#9x7,seed=3,fog,keys=ss")
    page.sees("its address", "#9x7,seed=3,fog,keys=ss", "location.hash")
    page.sees("the steps of a link are seen too", True, seen)
