"""Claims of games that are kept, shared and recorded, and of the settings."""

from __future__ import annotations

from browser import Page
from claims import (
    BASH_TWIN,
    U_MAZE,
    check,
    go_to,
    put_file,
    rest,
    state_of,
    twin,
    way_of,
)

COPIED = "navigator.clipboard.readText()"


def clean_link(page: Page) -> None:
    page.open(U_MAZE)
    page.hold_clock()
    page.allow("clipboardReadWrite", "clipboardSanitizedWrite")
    page.press("s")
    page.run("clock = 72900, 0")
    page.press(*"ssddss")
    rest(page)
    page.click("#end_link")
    page.wait_until("get('notice').textContent")
    link = page.run(COPIED)
    check("after a win", U_MAZE + ",beat=72,steps=7", link[link.index("#") :])
    page.open(link)
    check("the friend's maze", ["unfinished", 0, 0, 2, 1], state_of(page))
    facts = "Array.from(all('#facts dd'), (one) => one.textContent).at(-1)"
    check("the result to beat", "1:12 · 7", page.run(facts))
    page.reload()
    check("still there", "1:12 · 7", page.run(facts))
    page.press(*"sssddss")
    check(
        "beaten",
        True,
        page.run("get('end_record').textContent").startswith("You beat 1:12 · 7."),
    )
    rest(page)
    page.press("n")
    check("the next has none", None, page.run("challenge"))
    check("half of one", None, go_to(page, "#5x5,seed=2,beat=5", "challenge"))


def too_slow(page: Page) -> None:
    page.open(U_MAZE)
    said = go_to(
        page, "#2001x2001,algorithm=aldous-broder", "[get('wrong').textContent, width]"
    )
    check("refused", ["This address is not a maze: aldous-broder takes too long at this size; the largest here is 601 × 601", 5], said)  # fmt: skip
    page.click("[data-do=new]")
    page.run("['width', 'height'].map((name) => get(`new_${name}`).value = 2001), get('new_algorithm').value = 'aldous-broder'")  # fmt: skip
    page.click("#new_form .main")
    check(
        "New too",
        [True, 5],
        page.run("[get('new_wrong').textContent.startsWith('aldous-broder'), width]"),
    )
    page.press("Escape")
    page.choose_file(
        "#file",
        put_file("#\n" * 4_000_000 + "# keys " + "s" * 1_500_000 + "\n", "long.txt"),
    )
    page.wait_until("get('wrong').textContent.startsWith('long.txt')")
    check("a file of comments and keys", 5, page.run("width"))


def back_after_reload(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.press(*"ss")
    page.click("[data-do=new]")
    page.click("#size_0")
    page.press(way_of(page)[0])
    page.reload()
    page.run("history.back(), 0")
    page.wait_until("width === 9")
    check("the first game", "ss", page.run("keys"))


def new_ends_kept(page: Page) -> None:
    page.open(str(put_file(twin(BASH_TWIN, "page", "9x7", "-s", "3"))))
    page.press("g")
    text = page.run("game_text()")
    page.reload()
    check("new ends", text, page.run("game_text()"))


def first_time_only(page: Page) -> None:
    stored = "Object.keys(localStorage).filter((name) => / plain /.test(name)).length"
    for what, before in (("won before", "sssddss"), ("solution shown", "sFF")):
        page.open(U_MAZE)
        page.press(*before)
        page.run(
            "Object.keys(localStorage).forEach((name) => / plain /.test(name) && localStorage.removeItem(name))"
        )
        rest(page)
        page.press(*"rsssddss")
        check(what, ["won", 0], page.run(f"[result, {stored}]"))
        page.open(U_MAZE)
        page.press(*"sssddss")
        check(
            f"{what}, the page opened again",
            ["won", 0],
            page.run(f"[result, {stored}]"),
        )
        page.open("#5x5,seed=2")
        page.press(*way_of(page))
        check("another maze", ["won", 1], page.run(f"[result, {stored}]"))
        page.run("localStorage.clear()")


def chosen_language(page: Page) -> None:
    page.open(str(put_file(twin(BASH_TWIN, "page", "5x5", "-s", "1", "--lang", "de"))))
    page.click("[data-do=menu]")
    page.run("get('language').focus()")
    page.run(
        "get('language').value = 'fi', get('language').dispatchEvent(new Event('change'))"
    )
    check(
        "the focus, and the facts",
        ["language", "fi", "aika"],
        page.run("[document.activeElement.id, root.lang, document.querySelector('#facts dt').textContent]"),
    )
    page.reload()
    check("after a reload", "fi", page.run("root.lang"))


def new_fields(page: Page) -> None:
    page.open("#9x7,seed=3,bridges=2")
    page.click("[data-do=new]")
    page.run("get('new_width').value = 15, 0")
    page.click("#new_form .main")
    check("the bound of bridges", [15, 2], page.run("[kind.width, kind.bridges]"))
    for field, value in (
        ("seed", "12,algorithm=eller,ends=far"),
        ("loops", "3,seed=5"),
        ("width", "9x7"),
    ):
        page.click("[data-do=new]")
        page.run(
            f"get('new_{field}').type = 'text', get('new_{field}').value = {value!r}, 0"
        )
        page.click("#new_form .main")
        check(field, [True, f"new_{field}", "backtracker", 15],
              page.run("[get('new_wrong').textContent !== '', document.activeElement.id, kind.algorithm, width]"))  # fmt: skip
        page.press("Escape")
        page.wait_until("!find_dialog()")
        page.run(f"get('new_{field}').value = 9, 0")


def facts_seen(page: Page) -> None:
    page.open(U_MAZE)
    for wide in (1280, 1024, 900, 600, 360, 320):
        page.set_window(wide, 800, wide < 500)
        for language in ("en", "de", "fi", "ru"):
            lost = page.run(f"""(choose_language('{language}'), Array.from(all('#facts div, #dock button, #dock span')).filter((one) => {{
                const box = one.getBoundingClientRect(), head = document.querySelector('header').getBoundingClientRect();
                const room = one.closest('button')?.getBoundingClientRect() ?? {{ left: 0, right: innerWidth }};
                return box.left < Math.max(0, room.left) || box.right > Math.min(innerWidth, room.right)
                    || (one.tagName === 'DIV' && box.bottom > head.bottom + 1);
            }}).map((one) => one.textContent))""")  # fmt: skip
            check(f"{wide} {language}", [], lost)


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
    check(
        "asked for by the system",
        ["contrast", "#000", "#fff"],
        page.run("[theme(), ink.floor, ink.wall]"),
    )
    page.press("c")
    check("chosen", "none", page.run("theme()"))
    page.reload()
    check("what is chosen wins", "none", page.run("theme()"))
    colors = page.run("Object.values(languages).map((one) => one.help_goal).join(' ')")
    check(
        "no color in the help",
        [],
        [word for word in ("yellow", "gelb", "kelta", "жёлт") if word in colors],
    )


def maze_hidden(page: Page) -> None:
    page.open(U_MAZE)
    page.press("s")
    for name in ("menu", "new", "help", "records", "pause"):
        page.run(f"act('{name}')")
        check(
            name,
            [0, "hidden"],
            page.run("[clock_since, getComputedStyle(top_pen.canvas).visibility]"),
        )
        page.press("Escape")
        page.wait_until("!stage.classList.contains('covered')")
