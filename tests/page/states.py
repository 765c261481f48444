"""Claims of the state of a game: behind dialogs, Back and Watch; known mazes; keys that are held."""

from __future__ import annotations

from browser import Page
from claims import STATE, U_MAZE, check


def back_closes(page: Page) -> None:
    for name in ("watch", "records", "help"):
        page.open("#level=1")
        page.press("s")
        page.go_to("#level=2")
        page.choose_menu(name)
        page.sees(f"{name} is open", f"{name}_dialog", "find_dialog().id")
        page.travel("back", "kind.level === 1")
        page.sees(f"Back from {name}", [None, "s"], "[find_dialog(), keys]")
        page.click("[data-do=menu]")
        page.run("location.hash = '#5x5,seed=1', 0")
        page.wait_until("width === 5")
        page.sees("a new address closes the menu", None, "find_dialog()")


def known_mazes(page: Page) -> None:
    said = "You have seen the whole maze: a win earns one star."
    seen = "[get('end_stars').textContent, get('end_record').textContent, stored('level-8'), stored('level-1')]"
    for level in (1, 8):
        for what in ("watch", "svg", "png", "print"):
            page.run("localStorage.clear()") if level == 1 and what != "watch" else None
            page.open(f"#level={level},seed=3")
            if what == "print":
                page.run("window.print = () => make_sheet()")
            page.run("window.saved = 0, download = () => saved++")
            page.choose_menu(what)
            if what == "watch":
                page.close_dialog()
            is_fog = page.run("Boolean(sight)")
            is_refused = is_fog and what in ("svg", "png")
            page.sees(f"{what}, level {level}", not is_refused, f"get('title_task').textContent.includes({said!r})")  # fmt: skip
            if is_refused:
                page.sees(f"{what} in fog", "You can download a maze in fog only after the game.", "get('notice').textContent")  # fmt: skip
                page.run("new Promise((done) => setTimeout(() => done(0), 50))")
                page.sees("nothing is saved", 0, "saved")
                continue
            page.after(page.way(), f"a win after {what}", ["★☆☆", "", "", ""], seen)
            page.rest()
            page.run("localStorage.clear()")
    page.open("#101x101,seed=3")
    page.choose_menu("watch")
    page.close_dialog()
    page.sees("too large to be seen in Watch", False, f"get('title_task').textContent.includes({said!r})")  # fmt: skip
    page.open("#level=8")
    page.press(*"FF")
    page.run("window.saved = 0, download = () => saved++")
    page.choose_menu("svg")
    page.sees("after the game", 1, "saved")
    page.open("#level=1")
    page.hold_clock()
    page.press(*page.way(), "r")
    page.rest()
    page.press("r")
    page.after(page.way(), "again: every win counts", "★☆☆", "get('end_stars').textContent")  # fmt: skip


def held_keys(page: Page) -> None:
    page.open(U_MAZE)
    for _ in range(9):
        page.call("Input.dispatchKeyEvent", type="rawKeyDown", key="ArrowLeft", windowsVirtualKeyCode=37, autoRepeat=bool(_))  # fmt: skip
    page.sees("one bump, one key", [["unfinished", 0, 1, 2, 1], "a"], f"[{STATE}, keys]")  # fmt: skip
    page.set_phone()
    page.open("#5x5,seed=2")
    page.run("setTimeout = (again) => { window.again = again; return 1 }")
    button = page.middle_of("[data-walk=a]")
    page.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": button[0], "y": button[1]}])  # fmt: skip
    page.wait_until("window.again")
    page.run("again(), again()")
    page.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    page.sees("a button that is held", ["unfinished", 0, 1, 2, 1], STATE)


def told_truly(page: Page) -> None:
    page.open("#daily=2026-11-23")
    page.hold_clock()
    steps = len(way := page.way())
    page.press(*way)
    line = f"maze.sh 2026-11-23 ★★★ 0:00 {steps} steps (shortest {steps})"
    page.open("#daily=2026-11-23")
    page.hold_clock()
    page.sees("after a reload", f"Solved: {line}", "get('title_task').textContent")
    page.press(way[0], "u", *way)
    page.sees("won again, the line of the first win", line, "get('end_share').textContent")  # fmt: skip
    page.sees("stars of this win", "★☆☆", "get('end_stars').textContent")
    page.run("store('share 2026-11-23', '\\u202e<b>x</b>'), show_title()")
    page.sees("a hostile line", "Solved: ?<b>x</b>", "get('title_task').textContent")
    page.open(f"{U_MAZE},beat=99,steps=99")
    page.sees("to beat", "A friend's result: 1:39, steps: 99. Can you beat that?", "get('title_task').textContent")  # fmt: skip
    page.after("sssddss", "beaten", "", "get('title_task').textContent")
    times = "[0, 59999, 60000, 3599000, 4503000, 36000000].map(show_time)"
    page.sees("times", ["0:00", "0:59", "1:00", "59:59", "1:15:03", "10:00:00"], times)
    page.open("#5x5,seed=2")
    page.run("store = () => {}")
    page.after(page.way(), "no record without storage", ["won", ""], "[result, get('end_record').textContent]")  # fmt: skip
    check("stars are earned", "★★★", page.run("get('end_stars').textContent"))


def own_mazes(page: Page) -> None:
    page.open("#level=1")
    page.run("store('stars level-2', '2'), store('level-2', '41000 3'), 0")
    page.press("m")
    page.sees("the list by a key", ["new_dialog", "level_3"], "[find_dialog().id, document.activeElement.id]")  # fmt: skip
    page.sees(
        "stars and the best time", "2 longer★★☆0:41", "get('level_2').textContent"
    )
    page.sees("no Start for a level", 0, "document.querySelector('#new_form .main').offsetHeight")  # fmt: skip
    page.after(["ArrowLeft", "Enter"], "arrows and Enter choose", [None, 2], "[find_dialog(), kind.level]")  # fmt: skip
    page.press("m", "m")
    page.sees("the key again", None, "find_dialog()")
    seen = """(() => { const { width: wide, height: high } = get('new_picture');
        return new Set(get('new_picture').getContext('2d').getImageData(0, 0, wide, high).data).size > 9; })()"""
    for size in ((1280, 800), (640, 400), (320, 480)):
        page.set_window(*size, size[0] < 400)
        page.open("#21x15,seed=3")
        page.open_own()
        fields = "#new_form .main, #new_sizes button"
        if size[0] > 400:
            fields += ", #new_fields input, #new_fields select, #new_picture"
        page.wait_until("!get('new_picture').hidden")
        check(f"in the window {size}", [], page.find_outside(fields))
        page.sees("a picture", True, seen)
    page.choose("new_mask", "heart")
    page.choose("new_width", "41")
    page.run("window.shown = '', draw_small = ((draw) => (...all) => { shown = cell.join(''); draw(...all) })(draw_small), draw_new()")  # fmt: skip
    page.choose("new_algorithm", "eller")
    page.tap("#new_form .main")
    page.sees("a shape needs other algorithms", "shape heart: cannot be used with eller", "get('new_wrong').textContent")  # fmt: skip
    page.choose("new_algorithm", "backtracker")
    page.tap("#new_form .main")
    page.sees("the shape of the picture", [True, "#41x15"], "[shown === cell.join('') && cell.includes(OUTSIDE), location.hash.slice(0, 6)]")  # fmt: skip
    seed = page.run("kind.seed")
    page.sees("its address", f"#41x15,seed={seed},mask=heart", "location.hash")
    page.after("n", "the next one of its kind", "heart", "kind.mask")
    page.open_own()
    page.sees("New offers it", "heart", "get('new_mask').value")
    page.click("#size_0")
    page.sees("an offered size is a rectangle, which fits the window", ["", None], "[kind.mask, find_dialog()]")  # fmt: skip
    page.open_own()
    page.choose("new_width", "401")
    page.choose("new_height", "401")
    page.sees("too large for a picture", True, "get('new_picture').hidden")
    for name, value in (("width", "9"), ("height", "7"), ("algorithm", "prim")):
        page.choose(f"new_{name}", value)
    seed = page.run("offered_seed")
    page.run("window.shown = '', draw_small = () => { shown = cell.join('') }, draw_new()")  # fmt: skip
    page.tap("#new_form .main")
    page.sees("the maze of the picture", [seed, "prim", True], "[kind.seed, kind.algorithm, shown === cell.join('')]")  # fmt: skip
    page.set_desk()
    page.open(U_MAZE)
    page.press(*"sssddss")
    page.rest()
    page.click("#end [data-do=new]")
    page.sees("the list at the end", "new_dialog", "find_dialog().id")


def schemes(page: Page) -> None:
    page.set_media(prefers_color_scheme="dark")
    page.open(U_MAZE)
    paper = "[getComputedStyle(document.body).backgroundColor, ink.floor, getComputedStyle(root).colorScheme]"
    dark, light = ["rgb(14, 16, 27)", "#171a2b", "dark"], ["rgb(243, 238, 228)", "#fffdf7", "light"]  # fmt: skip
    page.sees("as the system", dark, paper)
    page.choose("scheme", "light")
    page.sees("chosen", light, paper)
    page.open("#5x5,seed=2")
    page.sees("remembered", light, paper)
    page.run("choose_language('ru')")
    page.sees("in another language", "light", "get('scheme').value")
    page.open("#5x5,seed=3")
    page.choose("scheme", "system")
    page.set_media(prefers_color_scheme="light")
    page.wait_until("root.dataset.scheme === 'light'")
    page.run("store('scheme', 'x')")
    page.open("#5x5,seed=4")
    page.sees("a damaged choice", ["light", "system"], "[root.dataset.scheme, get('scheme').value || 'system']")  # fmt: skip
