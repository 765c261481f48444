"""Claims of levels, stars, records, fog and the end of a game."""

# fmt: off
import re

from claims import STATE, U_MAZE, check
from tab import Page


def stars(page: Page) -> None:
    """stars won by few hints and steps are not lost in a worse game"""
    page.open(U_MAZE)
    for steps, shortest, hints, expected in ((80, 80, 0, 3), (88, 80, 0, 3), (89, 80, 0, 2), (120, 80, 0, 2),
                                             (121, 80, 0, 1), (80, 80, 1, 1)):
        page.sees(f"{steps} of {shortest}, hints {hints}", expected, f"countStars({steps}, {shortest}, {hints})")
    page.open("#level=1")
    shown = "[get('end_stars').textContent, readRecord('level=1').stars]"
    for keys, expected in (([*page.way(), "f"], ["★★★", 3]), (["f", *page.way()], ["★☆☆", 3])):
        page.after(keys, f"{keys}", expected, shown)
        page.rest()
        page.press("r")
    page.press(*"FF")
    page.rest()
    page.press("r")
    page.after(page.way(), "also after its solution was shown", ["★★★", 3], shown)
    page.open("#level=24")
    page.after(page.way(), "the sum after the last level", "6 of 72 stars; fewest in level 2.",
        "get('end_record').textContent.split('. ').at(-1)")
    page.rest()
    page.after("n", "after the last level, the menu", "new_dialog", "findDialog()?.id")


def level_chosen(page: Page) -> None:
    """New offers the levels and the daily maze"""
    page.open("#level=9")
    page.press(*page.way())
    page.rest()
    page.click("#dock [data-do=new]")
    page.sees("stars, and the chosen one", ["★★★", "3 of 3 stars", "level=9", 25],
              "(({ textContent, ariaLabel }) => [textContent, ariaLabel, document.activeElement.dataset.recipe, "
                  "get('new_levels').children.length])(document.activeElement.querySelector('span'))")
    page.after(["Tab", "Enter"], "the keyboard", "level=10", "game.recipe")
    page.click("#dock [data-do=new]")
    page.click("#new_levels button")
    page.sees("today", True, "game.recipe === `daily=${findToday()}`")
    page.open_own()
    for field, wrong, right in (("width", "8", "9"), ("seed", "0", ""), ("loops", "101", ""), ("height", "-5", "9")):
        page.choose(f"new_{field}", wrong)
        page.click("#new_form .main")
        page.sees(f"{field} {wrong}", [False, f"new_{field}", True],
            f"[get('new_{field}').validity.valid, document.activeElement.id, game.recipe.startsWith('daily')]")
        page.choose(f"new_{field}", right)
    page.choose("new_mask", "heart")
    page.choose("new_algorithm", "eller")
    page.click("#new_form .main")
    page.sees("what does not fit together", "shape heart: cannot be used with eller", "get('new_wrong').textContent")


def daily(page: Page) -> None:
    """a daily maze ends with a line to share"""
    page.open("#daily=2026-11-23")
    page.hold_clock()
    page.run("findToday = () => '2026-11-23', [19, 21, 22].map((day) => store(`won 2026-11-${day}`, 'yes'))")
    way = page.way()
    page.press(*way)
    line = f"maze.sh 2026-11-23 ★★★ 0:00 {len(way)} steps (shortest {len(way)})"
    shown = "[get('end_share').textContent.trim(), get('title_task').textContent.trim()]"
    page.sees("the line to share", [line, f"Solved: {line}"], shown)
    page.sees("in a row", "Daily mazes in a row: 3.", "get('end_record').textContent.split('. ').at(-1)")
    page.rest()
    page.press("r", *way[:2], "u", "u", *way)
    page.sees("won again, the first line stays", [line, f"Solved: {line}"], shown)
    page.open("#daily=2026-11-20")
    page.press(*page.way())
    page.sees("on another day", False, "get('end_record').textContent.includes('in a row')")


def records(page: Page) -> None:
    """records have the best of each kind"""
    told = "[stored('best 5x5').split(' ').slice(1).join(' '), get('end_record').textContent]"
    for what, keys, before, expected in (
        ("the first win", "sssddss", "", ["0 3", ""]),
        ("with a hint", "fsssddss", "", ["Infinity 1", ""]),
        ("without one, after that", "sssddss", "Infinity Infinity 1", ["0 3", ""]),
        ("a slower win", "susssddss", "1 0 2", ["0 2", ""]),
        ("fewer steps", "sssddss", "1 9 1", ["0 3", "Your new record: extra steps."]),
        ("less time, too", "sssddss", "99999999 9 1", ["0 3", "Your new record: time, extra steps."]),
        ("a damaged line", "sssddss", "x[$(reboot)] 0 1", ["0 3", ""]),
    ):
        page.open("#5x5,seed=2")
        page.run(f"localStorage.clear(), store('best 5x5', {before!r})")
        page.open(U_MAZE)
        page.after(keys, what, expected, told)
    page.run("['x[$(reboot)]', 'level=10', 'level=2', 'level=99', 'daily=2026-11-23'].forEach((name) => store(`best "
        "${name}`, '1 2 3'))")
    page.rest()
    page.choose_menu("records")
    page.sees("the list", ["5x5", "Daily maze 2026-11-23", "Level 2: longer", "Level 10: tightly woven", "level=99",
        "x[$(reboot)]"], "Array.from(all('#records_list dt'), (one) => one.textContent)")
    page.close_dialog()
    page.run("store('best 5x5', 'Infinity Infinity 1'), openRecords()")
    page.sees("stars alone", "★☆☆", "document.querySelector('#records_list dd').textContent")


def fog(page: Page) -> None:
    """fog hides squares that were never in a straight line from the player"""
    page.open("#level=19")
    seen = """(() => {
        const found = new Set(), { maze, line, sight } = game, at = (x, y) => found.add(y * maze.stride + x);
        for (const square of line) for (const d of maze.step)
            for (let to = square; maze.cell[to] === OPEN && (to === square || !maze.isOutside(to));
                to += d) found.add(to);
        return [...found].sort((a, b) => a - b).join() === Array.from(sight.keys()).filter((to) => sight[to]).join();
    })()"""
    hidden = """(() => { drawFrame(Infinity); const [r, g, b] = ink.fog.match(/[0-9]+/g).map(Number);
        const { data } = wallPen.getImageData(0, 0, wallPen.canvas.width, wallPen.canvas.height);
        let n = 0;
        for (let i = 0; i < data.length; i += 4) n += Number(data[i] === r && data[i + 1] === g && data[i + 2] === b);
        return n; })()"""
    page.sees("at first", True, seen)
    before = page.run(hidden)
    page.after(page.way()[:12], "after some steps", True, seen)
    check("less is hidden", True, 0 < page.run(hidden) < before)
    page.after("f", "a hint shows squares in sight only", True, "hint.length > 0 && hint.every((square) => "
        "game.sight[square])")
    page.choose_menu("svg")
    page.sees("no picture of it", "The fog hides this maze until the end of the game.", "get('notice').textContent")
    page.sees("and none on paper or in Watch", ["", 1], "(act('watch'), makeSheet(), [findDialog()?.id ?? '', "
        "get('sheet').children.length])")
    page.press(*"FF")
    page.sees("after the end", [None, 0], f"[game.sight, {hidden}]")
    page.open("#9x7,seed=3,fog,keys=ss")
    page.sees("the steps of a link are seen too", True, seen)


def end_of_game(page: Page) -> None:
    """the end of a game shows its statistics"""
    page.open(U_MAZE)
    page.hold_clock()
    page.press(*"asssddwussnnnr")
    page.after("snr", "keys typed ahead do nothing", ["won", 1, True], "[game.result, game.seed, "
        "document.querySelector('#dock [data-do=hint]').disabled]")
    rows = page.run("Array.from(all('#end_facts div'), (row) => Array.from(row.children, (c) => c.textContent))")
    check("facts", [["steps", "9"], ["shortest path", "7"], ["bumps", "1"], ["hints", "0"]], rows[1:])
    page.sees("the way", 8, "way.length")
    page.choose("language", "ru")
    russian = page.run("all('#end :is(h2, p, dd), #end_facts dt').map((one) => one.textContent).filter(Boolean)")
    check("all of it in Russian", [], [text for text in russian if re.search("[a-z]{3}", text)])
    page.rest()
    page.after("n", "the next", ["unfinished", 2], "[game.result, game.seed]")


def keys(page: Page) -> None:
    """Shift runs around corners to a junction or goal"""
    page.open(U_MAZE)
    page.press("ArrowDown", modifiers=8)
    page.sees("shift and an arrow run to the junction", ["unfinished", 5, 0, 4, 4], STATE)
    page.after("u", "u walks back what the last key walked", ["unfinished", 10, 0, 2, 1], STATE)
    page.press("ArrowDown", modifiers=8)
    page.after("S", "shift and a letter, out at the exit", ["won", 17, 0, 4, 6], STATE)
    page.open("#level=1")
    page.after("aa", "a bump takes no step and starts no clock", [0, 2, 0], "[game.moves, game.bumps, game.clockSince]")
    page.press(*page.way()[:-1])
    page.sees("the step onto the opening is followed by the step out", "won", "game.result")
    page.open(U_MAZE)
    page.run("for (const repeat of [false, true, true]) document.body.dispatchEvent(new KeyboardEvent('keydown', { "
        "key: 'a', repeat, bubbles: true }))")
    page.sees("a key that is held makes one bump", 1, "game.bumps")
