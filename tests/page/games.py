"""Claims of games that are saved, shared and recorded, and of the settings."""

from __future__ import annotations

from browser import Page
from claims import STATE, U_MAZE, check

COPIED = "navigator.clipboard.readText()"


def clean_link(page: Page) -> None:
    page.open(U_MAZE)
    page.hold_clock()
    page.allow("clipboardReadWrite", "clipboardSanitizedWrite")
    page.press("s")
    page.run("clock = 72900, 0")
    page.press(*"ssddss")
    page.rest()
    page.click("#end_link")
    page.wait_until("get('notice').textContent")
    link = page.run(COPIED)
    check("after a win", U_MAZE + ",beat=72,steps=7", link[link.index("#") :])
    page.open(link)
    page.sees("the friend's maze", ["unfinished", 0, 0, 2, 1], STATE)
    facts = "Array.from(all('#facts dd'), (one) => one.textContent).at(-1)"
    page.sees("the result to beat", "1:12 · 7", facts)
    page.reload()
    page.sees("still there", "1:12 · 7", facts)
    page.after("sssddss", "beaten", "You beat 1:12 · 7.", "get('end_record').textContent.slice(0, 18)")  # fmt: skip
    page.rest()
    page.after("n", "the next has none", None, "challenge")
    check("half of one", None, page.go_to("#5x5,seed=2,beat=5", "challenge"))


def too_slow(page: Page) -> None:
    page.open(U_MAZE)
    said = page.go_to("#2001x2001,algorithm=aldous-broder", "[get('wrong').textContent, width]")  # fmt: skip
    check("refused", ["This address is not a maze: aldous-broder takes too long at this size; the largest here is 601 × 601", 5], said)  # fmt: skip
    page.click("[data-do=new]")
    for name, value in (("width", 2001), ("height", 2001), ("algorithm", "aldous-broder")):  # fmt: skip
        page.choose(f"new_{name}", value)
    page.click("#new_form .main")
    page.sees("New too", [True, 5], "[get('new_wrong').textContent.startsWith('aldous-broder'), width]")  # fmt: skip
    page.press("Escape")
    text = "#\n" * 4_000_000 + "# keys " + "s" * 1_500_000 + "\n"
    page.open_file(text, "get('wrong').textContent.startsWith('maze.txt')")
    page.sees("a file of comments and keys", 5, "width")


def new_fields(page: Page) -> None:
    page.open("#9x7,seed=3,bridges=2")
    page.click("[data-do=new]")
    page.choose("new_width", 15)
    page.click("#new_form .main")
    kept = "[kind.width, kind.bridges, kind.loops]"
    page.sees("the bound of bridges", [15, 2, None], kept)


def facts_seen(page: Page) -> None:
    page.open(U_MAZE)
    for wide in (1280, 1024, 900, 600, 360, 320):
        page.set_window(wide, 800, wide < 500)
        for language in ("en", "de", "fi", "ru"):
            page.run(f"choose_language('{language}')")
            check(f"{wide} {language}", [], page.find_outside("#facts div, #title, #dock button"))  # fmt: skip
            page.sees(f"{wide} {language}: labels in their buttons, facts above the title, and this above the maze", [[], True, True], """[
                Array.from(all('#dock button')).filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
                get('facts').getBoundingClientRect().bottom <= get('title').getBoundingClientRect().top + 1,
                innerWidth > 500 || get('title').getBoundingClientRect().bottom <= stage.getBoundingClientRect().top]""")  # fmt: skip


def dialogs_fit(page: Page) -> None:
    page.set_phone(320, 500)
    page.open(U_MAZE)
    for language in ("en", "de", "fi", "ru"):
        for name in ("menu", "new", "help", "sheets", "records", "pause"):
            lost = page.run(f"""(choose_language('{language}'), open_dialog('{name}'), [find_dialog().scrollWidth - find_dialog().clientWidth,
                find_dialog().scrollTop, ...Array.from(find_dialog().querySelectorAll('.row:last-child button'), (one) =>
                one.getBoundingClientRect()).filter(({{ bottom, height }}) => bottom > innerHeight || height < 44)])""")  # fmt: skip
            check(f"{language} {name}", [0, 0], lost)


def wants_contrast(page: Page) -> None:
    page.set_media(prefers_contrast="more", prefers_color_scheme="dark")
    page.open(U_MAZE)
    page.sees("asked for by the system", ["contrast", "#000", "#fff"], "[theme(), ink.floor, ink.wall]")  # fmt: skip
    page.after("c", "chosen", "none", "theme()")
    page.reload()
    page.sees("what is chosen wins", "none", "theme()")
    colors = page.run("Object.values(languages).map((one) => one.help_goal).join(' ')")
    named = [word for word in ("yellow", "gelb", "kelta", "жёлт") if word in colors]
    check("no color in the help", [], named)


def maze_hidden(page: Page) -> None:
    page.open(U_MAZE)
    page.press("s")
    for name in ("menu", "new", "help", "records", "pause"):
        page.run(
            f"act('{name}'), document.dispatchEvent(new Event('visibilitychange'))"
        )
        page.sees(name, [0, "hidden"], "[clock_since, getComputedStyle(top_pen.canvas).visibility]")  # fmt: skip
        page.press("Escape")
        page.wait_until("clock_since && !stage.classList.contains('covered')")
