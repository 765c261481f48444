"""Claims of levels, daily mazes, stars and fog."""

import datetime
import random
import re

from browser import Page
from claims import ROOT, SEED, TEXT, U_MAZE, bash_twin, check, share


def count_levels() -> int:
    """The rows of the table in lib/cli/levels.bash."""
    return len(re.findall(r"^    '", (ROOT / "lib/cli/levels.bash").read_text(), re.MULTILINE))  # fmt: skip


def same_levels(page: Page) -> None:
    page.open("")
    chance = random.Random(SEED)
    page.sees("levels", count_levels(), "LEVELS.length")
    for level in range(1 + int(SEED) % share(3, 1), count_levels() + 1, share(3, 1)):
        for _ in range(share(1, 4)):
            seed = chance.randrange(1, 2147480000)
            expected = bash_twin("generate", "--level", str(level), "-s", str(seed), "--count", "2", "-f", "text")  # fmt: skip
            for maze in expected.split("\n\n"):
                made = page.go_to(f"level={level},seed={seed}", TEXT)
                check(f"level {level} from seed {seed}", maze.strip(), made.strip())
                seed = page.run("kind.seed") + 1
    for _ in range(share(4, 20)):
        day = datetime.date(1900, 1, 1) + datetime.timedelta(chance.randrange(73414))
        expected = bash_twin("daily", str(day), "-f", "text")
        check(f"{day}", expected, page.go_to(f"daily={day}", TEXT))
        page.sees("its address", f"#daily={day}", "location.hash")


def level_refused(page: Page) -> None:
    page.open(U_MAZE)
    refused = [level for level in range(1, count_levels() + 1)
               if page.go_to(f"level={level},seed=2147483646", "get('wrong').textContent")]  # fmt: skip
    check("some are refused", True, len(refused) > 1)
    page.open(f"{U_MAZE},keys=ss")
    said = page.go_to(f"level={refused[0]},seed=2147483646", "[get('wrong').textContent, width, keys]")  # fmt: skip
    check("one line, and the game", [f"This address is not a maze: no seed from this one onward fits level {refused[0]}", 5, "ss"], said)  # fmt: skip
    for level in refused[:2]:
        bash_twin("generate", "--level", str(level), "-s", "2147483646", status=1)


def level_chosen(page: Page) -> None:
    page.open("#level=9,seed=3")
    page.press(*page.way())
    page.rest()
    page.click("[data-do=new]")
    page.sees("stars", ["★★★", "3 of 3 stars"],
              "(({ textContent, ariaLabel }) => [textContent, ariaLabel])(document.querySelector('#level_9 span'))")  # fmt: skip
    page.sees("nothing of the level for other mazes", ["corners", False],
              "[get('new_ends').value, get('new_weave').checked]")  # fmt: skip
    page.click("#level_4")
    page.sees("a level", [4, 60, "", "60-110"], "[kind.level, kind.loops, keys, kind.path]")  # fmt: skip
    page.click("[data-do=new]")
    page.click("#new_daily")
    page.sees("the daily maze", True, "kind.day === find_today() && location.hash === `#daily=${kind.day}`")  # fmt: skip
    page.click("[data-do=new]")
    page.click("#size_0")
    page.sees("a size", [0, "", ""], "[kind.level, kind.day, kind.path]")
    page.set_phone(320, 640)
    page.run("LEVELS.forEach((_, i) => store(`stars level-${i + 1}`, 3)), open_new()")
    page.sees("stars in one line", [],
              "Array.from(all('#new_levels span'), (one) => one.offsetHeight).filter((high) => high > 30)")  # fmt: skip


def level_next(page: Page) -> None:
    page.open("#level=3,seed=5")
    page.after("n", "another maze of the level", [3, 6], "[kind.level, kind.seed]")
    page.press(*page.way())
    page.rest()
    page.after("n", "the next level", [4, "unfinished"], "[kind.level, result]")
    page.open("#level=12,seed=5")
    page.press(*page.way())
    page.rest()
    page.after("n", "after the last level", 12, "kind.level")
    page.run("localStorage.removeItem('maze.sh stars level-12')")
    page.open("#daily=2026-11-23")
    page.after("n", "after a daily maze, the level after the highest one won", 4, "kind.level")  # fmt: skip


def stars(page: Page) -> None:
    page.open(U_MAZE)
    for steps, shortest, hints, expected in ((87, 87, 0, 3), (95, 87, 0, 3), (96, 87, 0, 2), (130, 87, 0, 2),
                                             (131, 87, 0, 1), (87, 87, 1, 1)):  # fmt: skip
        found = page.run(f"(moves = {steps}, hints = {hints}, count_stars({shortest}))")
        check(f"{steps} of {shortest}, hints {hints}", expected, found)
    shown = "[get('end_stars').textContent, stored('stars level-2')]"
    page.open("#level=2,seed=80")
    page.after(page.way(), "without hints", ["★★★", "3"], shown)
    page.open("#level=2,seed=1")
    page.after(["f", *page.way()], "a hint; the most are kept", ["★☆☆", "3"], shown)
    page.open("#level=2,seed=120")
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
    page.sees("stars in New", "★★★", "(list_mazes(), document.querySelector('#new_daily span').textContent)")  # fmt: skip
    page.rest()
    page.click("#end_link")
    page.wait_until("get('notice').textContent")
    copied = page.run("navigator.clipboard.readText()").split("\n")
    check("copied", [line, f"#daily=2026-11-23,beat=1,steps={steps}"], [copied[0], copied[1][copied[1].index("#") :]])  # fmt: skip
    page.open("#daily=2026-11-20")
    page.press(*page.way())
    check("on another day", False, "in a row" in page.run("get('end_record').textContent"))  # fmt: skip


def fog(page: Page) -> None:
    page.open("#level=10,seed=3")
    seen = """(() => {
        const found = new Set(), at = (x, y) => found.add(y * stride + x);
        for (const square of line) for (const d of [1, -1, stride, -stride])
            for (let to = square; cell[to] === OPEN && (to === square || !is_outside(to)); to += d) found.add(to);
        return [...found].sort((a, b) => a - b).join() === Array.from(sight.keys()).filter((to) => sight[to]).join();
    })()"""
    hidden = """(() => { draw_frame(Infinity); const [r, g, b] = ink.held.match(/[0-9a-f]{2}/gi).map((two) => parseInt(two, 16));
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
    page.open("#9x7,seed=3,fog,keys=ss")
    page.sees("its address", "#9x7,seed=3,fog,keys=ss", "location.hash")
    page.sees("the steps of a link are seen too", True, seen)
