"""Claims of levels, stars, records, fog and the end of a game."""

# fmt: off
import re

from browser import Page
from claims import STATE, U_MAZE, check


def stars(page: Page) -> None:
    """stars won by few hints and steps are not lost in a worse game"""
    page.open("#level=1")
    page.sees("of 80 steps in the shortest path", [3, 3, 2, 2, 1, 1],
        "[[80, 0], [88, 0], [89, 0], [120, 0], [121, 0], [80, 1]]"
        ".map(([moves, hints]) => countStars(moves, 80, hints))")
    shown = "[text('#end_stars'), readRecord('level=1').stars]"
    for keys, expected in (([*page.way(), "f"], ["★★★", 3]), (["f", *page.way()], ["★☆☆", 3])):
        page.after(keys, f"{keys}", expected, shown)
        page.rest()
        page.press("r")
    page.press(*"FF")
    page.rest()
    page.press("r")
    page.after(page.way(), "also after its solution was shown", ["★★★", 3], shown)
    page.open("#level=24")
    page.after(page.way(), "the sum after the last level", "6 of 72 stars; fewest in level 2.", "text('#end_record')")
    page.rest()
    page.after("n", "after the last level, the menu", "new_dialog", "findDialog()?.id")


def level_chosen(page: Page) -> None:
    """New offers the levels and the daily maze"""
    page.open("#level=9")
    page.press(*page.way())
    page.rest()
    page.click("#dock [data-do=new]")
    page.sees("stars, and the chosen one", ["★★★", "3 of 3 stars", "level=9", 25], """(({ textContent, ariaLabel }) =>
        [textContent, ariaLabel, document.activeElement.dataset.recipe, get('new_levels').children.length])(
        document.activeElement.querySelector('span'))""")
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
    page.sees("what does not fit together", "shape heart: cannot be used with eller", "text('#new_wrong')")


def daily(page: Page) -> None:
    """a daily maze ends with a line to share"""
    page.open("#daily=2026-11-23")
    page.hold_clock()
    page.run("findToday = () => '2026-11-23', [19, 21, 22].map((day) => store(`won 2026-11-${day}`, 'yes'))")
    way = page.way()
    line = f"maze.sh 2026-11-23 ★★★ 0:00 {len(way)} steps (shortest {len(way)})"
    page.after(way, "the line to share", line, "text('#end_share')")
    page.sees("in a row", "Daily mazes in a row: 3.", "text('#end_record')")
    page.rest()
    page.after(["r", *way[:2], "u", "u", *way], "won again, the first line stays", line, "text('#end_share')")
    page.open("#daily=2026-11-20")
    page.after(page.way(), "on another day", "", "text('#end_record')")


def records(page: Page) -> None:
    """records have the best of each kind"""
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
        page.after(keys, what, expected, "[stored('best 5x5').split(' ').slice(1).join(' '), text('#end_record')]")
    page.run("""['x[$(reboot)]', 'level=10', 'level=2', 'level=99', 'daily=2026-11-23'].forEach((name) =>
        store(`best ${name}`, '1 2 3')), store('best 5x5', 'Infinity Infinity 1')""")
    page.rest()
    page.choose_menu("records")
    page.sees("the list", ["5x5", "Daily maze 2026-11-23", "Level 2: longer", "Level 10: tightly woven", "level=99",
        "x[$(reboot)]"], "all('#records_list dt').map((one) => one.textContent)")
    page.sees("stars alone", "★☆☆", "text('#records_list dd')")


def fog(page: Page) -> None:
    """fog hides squares that were never in a straight line from the player"""
    page.open("#level=19")
    seen = """(() => {
        const found = new Set(), { maze, line, sight } = game;
        for (const square of line) for (const d of maze.step)
            for (let to = square; maze.cell[to] === OPEN && (to === square || !maze.isOutside(to));
                to += d) found.add(to);
        return [...found].sort((a, b) => a - b).join() === Array.from(sight.keys()).filter((to) => sight[to]).join();
    })()"""
    hidden = """(() => { drawFrame(Infinity); const [r, g, b] = ink.fog.match(/[0-9]+/g).map(Number);
        const { data } = wallPen.getImageData(0, 0, wallPen.canvas.width, wallPen.canvas.height);
        return data.filter((_, i) => i % 4 === 0 && data[i] === r && data[i + 1] === g && data[i + 2] === b).length;
    })()"""
    page.sees("at first", True, seen)
    before = page.run(hidden)
    page.after(page.way()[:12], "after some steps", True, seen)
    check("less is hidden", True, 0 < page.run(hidden) < before)
    page.after("f", "a hint in sight", True, "hint.length > 0 && hint.every((square) => game.sight[square])")
    page.choose_menu("svg")
    page.sees("no picture of it", "The fog hides this maze until the end of the game.", "text('#notice')")
    page.sees("and none on paper or in Watch", ["", 1],
        "(act('watch'), makeSheet(), [findDialog()?.id ?? '', get('sheet').children.length])")
    page.after("FF", "after the end", [None, 0], f"[game.sight, {hidden}]")
    page.open("#9x7,seed=3,fog,keys=ss")
    page.sees("the steps of a link are seen too", True, seen)


def end_of_game(page: Page) -> None:
    """the end of a game shows its statistics"""
    page.open(U_MAZE)
    page.hold_clock()
    page.press(*"asssddwussnnnr")
    page.after("snr", "keys typed ahead do nothing", ["won", 1, True, 8], "[game.result, game.seed, "
        "document.querySelector('#dock [data-do=hint]').disabled, way.length]")
    page.sees("facts", ["steps9", "shortest path7", "bumps1", "hints0"],
        "all('#end_facts div').slice(1).map((row) => row.textContent)")
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
    page.after("SS", "shift and a letter, out at the exit", ["won", 17, 0, 4, 6], STATE)
    page.open("#level=1")
    page.after("aa", "a bump takes no step and starts no clock", [0, 2, 0], "[game.moves, game.bumps, game.clockSince]")
    page.after(page.way()[:-1], "the step onto the opening is followed by the step out", "won", "game.result")
    page.open(U_MAZE)
    page.run("for (const repeat of [false, true, true]) document.body.dispatchEvent(new KeyboardEvent('keydown', { "
        "key: 'a', repeat, bubbles: true }))")
    page.sees("a key that is held makes one bump", 1, "game.bumps")
