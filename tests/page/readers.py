"""Claims of what is for everyone: words, keys, motion, languages, the end of a game."""

from __future__ import annotations

import json
import re
from pathlib import Path

from browser import Page
from claims import (
    BASH_TWIN,
    ROOT,
    U_MAZE,
    check,
    put_file,
    rest,
    settle,
    twin,
    way_of,
)

STATES = ("0", "open_new()", "open_sheets()", "open_dialog('menu')", "open_watch()", "open_records()", "resign()",
          "open_watch(), watch_work('carve_prim', 'carve_kruskal')",
          "MOVE_WAY.forEach((key) => press_key(key)), end_game()")  # fmt: skip


def axe(page: Page) -> None:
    tool = (ROOT / ".tools/node_modules/axe-core/axe.min.js").read_text()
    for n, state in enumerate(STATES * 4):
        page.set_window(*((390, 844) if n % 4 > 1 else (1280, 800)), n % 4 > 1)
        page.set_media(prefers_color_scheme=("light", "dark")[n % 2])
        page.open(("#level=10,seed=3,beat=40,steps=60", "#daily=2026-11-23")[n // 18])
        way = list(way_of(page))
        page.run(f"{tool}; var MOVE_WAY = {way}; void ({state})")
        found = page.run("axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))")  # fmt: skip
        check(f"state {n}: {state}", [], found)


def announced(page: Page) -> None:
    page.open(U_MAZE)
    live = page.run("[get('words').getAttribute('aria-live'), get('wrong').getAttribute('role'),"
                    " get('notice').getAttribute('role')]")  # fmt: skip
    check("live regions", ["polite", "alert", "status"], live)
    check("picture", "Maze of 5 by 5 squares, bridges: 0. Goal: east 2, south 5.",
          page.run("top_pen.canvas.getAttribute('aria-label')"))  # fmt: skip
    for what, keys, words in (
        ("start", "", "Open: south 3. Goal: east 2, south 5."),
        ("a move", "s", "Open: south 2, north 1. Goal: east 2, south 4."),
        ("a wall", "a", "That is a wall."),
        ("a hint", "f", "Go south, south, east, east, south."),
        ("the same again, as another text", "aa", "That is a wall.\u00a0"),
        ("the wrong way", "ww", "Wrong way. Goal: east 2, south 5."),
    ):
        page.press(*keys)
        check(what, words, page.run("get('words').textContent"))
    page.press("e")
    height = page.run("get('words').getBoundingClientRect().height")
    check("to be seen", True, height > 20)
    nameless = page.run("Array.from(all('button, input, select, dialog, [role=application]')).filter((one) =>"
                        " !one.textContent.trim() && !one.ariaLabel && !one.labels?.length && !one.hidden).length")  # fmt: skip
    check("without a name", 0, nameless)


def keyboard(page: Page) -> None:
    page.open(U_MAZE)
    for name in ("stage", "new", "hint", "trail", "solve", "menu"):
        page.press("Tab")
        seen = page.run("""(() => { const one = document.activeElement, style = getComputedStyle(one);
            const ring = one === stage ? getComputedStyle(one, '::after').borderTopWidth : style.outlineWidth;
            return [one.dataset.do || one.id, parseFloat(ring) >= 2]; })()""")
        check("focus", [name, True], seen)
    page.press("Enter")
    check("menu", True, page.run("get('menu_dialog').open"))
    page.press("Escape", "?")
    check("help", True, page.run("get('help_dialog').open"))
    page.press("Escape", "p")
    covered = "[find_dialog()?.id, getComputedStyle(top_pen.canvas).visibility]"
    check("paused", ["pause_dialog", "hidden"], page.run(covered))
    page.press("s")
    check("no step", 0, page.run("moves"))
    page.press("Escape")
    page.click("[data-do=menu]")
    page.run("window.closed_menu = new Promise((done) => get('menu_dialog').addEventListener('close', done)), 0")  # fmt: skip
    page.press("p")
    page.run(
        "closed_menu.then(() => 0)"
    )  # the close of the one dialog does not end the other
    check("paused from the menu", ["pause_dialog", "hidden"], page.run(covered))
    page.press("Escape")
    page.wait_until("!find_dialog() && !stage.classList.contains('covered')")
    check("goes on", [None, "visible"], page.run(covered))


def letters_off(page: Page) -> None:
    page.open(U_MAZE)
    page.click("[data-do=menu]")
    page.click("[data-do=letters]")
    page.press("Escape")
    page.wait_until("!find_dialog()")
    page.press(*"snfF?+", "ArrowDown")
    check("arrows alone", ["s", 1, 0], page.run("[keys, kind.seed, hints]"))
    page.reload()
    page.press("s")
    check("remembered", "s", page.run("keys"))


def for_readers(page: Page) -> None:
    page.open(U_MAZE)
    check("main, with the game in it, and a heading", ["main", "application", 1],
          page.run("[stage.closest('main') !== null && 'main', stage.getAttribute('role'), all('h1').length]"))  # fmt: skip
    page.click("[data-do=new]")
    for field, value in (
        ("width", "8"),
        ("seed", "0"),
        ("loops", "101"),
        ("height", "-5"),
    ):
        page.run(f"get('new_{field}').value = '{value}', 0")
        page.click("#new_form .main")
        wrong = page.run(
            "[Array.from(all('[aria-invalid=true]'), (one) => one.id), document.activeElement.id, get('new_wrong').textContent !== '']"
        )
        check(field, [[f"new_{field}"], f"new_{field}", True], wrong)
        page.run(
            f"get('new_{field}').value = '{'9' if field in ('width', 'height') else ''}', 0"
        )


def menu_keys(page: Page) -> None:
    page.open(U_MAZE)
    page.click("[data-do=menu]")
    page.press("ArrowDown", *"su")
    menu = "find_dialog()?.id"
    check("no move", ["menu_dialog", 0], page.run(f"[{menu}, keys.length]"))
    page.press(*"FF")
    check("F", [None, "quit"], page.run(f"[{menu}, result]"))


def other_alphabets(page: Page) -> None:
    def type_letters(letters: str, places: str) -> None:
        for letter, place in zip(letters, places):
            told = {"key": letter, "code": f"Key{place}", "shiftKey": letter.isupper(), "bubbles": True}  # fmt: skip
            page.run(f"document.body.dispatchEvent(new KeyboardEvent('keydown', {json.dumps(told)}))")  # fmt: skip

    page.open("#9x7,seed=3")
    for what, letters, places, expected, value in (
        ("Russian moves", "ыыыг", "SSSU", "sssu", "keys"),
        ("Greek moves", "σθ", "SU", "sssusu", "keys"),
        ("trail and bell", "еи", "TB", [False, True], "[trail_shown, bell_on]"),
        ("a hint", "а", "F", 1, "hints"),
        ("the next", "ккт", "RRN", [4, ""], "[kind.seed, keys]"),
        ("pause", "з", "P", "pause_dialog", "find_dialog()?.id"),
        ("resigned", "зАА", "PFF", "quit", "result"),
    ):
        type_letters(letters, places)
        check(what, expected, page.run(value))
    keys = "[['ю', 'Period'], ['ü', 'BracketLeft'], ['é', 'KeyW'], ['Enter', 'Enter']]"
    named = page.run(f"{keys}.map(([key, code]) => name_key({{ key, code }}))")
    check("a dot, and what is Latin", [".", "ü", "é", "enter"], named)


def same_key(page: Page) -> None:
    page.open(U_MAZE)
    for key, name in (("?", "help_dialog"), ("p", "pause_dialog")):
        for expected in (name, None):
            page.press(key)
            check(key, expected, page.run("find_dialog()?.id"))
        page.wait_until("!stage.classList.contains('covered')")


def map_button(page: Page) -> None:
    page.open("#201x201,seed=7")
    page.run("document.querySelector('[data-do=overview]').focus()")
    for expected in (True, False, True):
        page.press(" ")
        check("the map", expected, page.run("overview"))


def clock_stands(page: Page) -> None:
    page.open(U_MAZE)
    page.press("s")
    for selector in ("[data-do=new]", "[data-do=menu]"):
        page.click(selector)
        page.run("document.dispatchEvent(new Event('visibilitychange'))")
        check(selector, 0, page.run("clock_since"))
        page.press("Escape")
        page.wait_until("clock_since")


def flash(page: Page) -> list[int]:
    """How strongly row and column are seen, every 20 milliseconds, until they are not; no frames but these."""
    page.run("requestAnimationFrame = () => 0")
    page.press(".")
    return page.run("""(() => { const seen = [], since = flash_since;
        for (let now = since; flash_since; now += 20) {
            draw_frame(now);
            seen.push(top_pen.getImageData((2 - view_x) * devicePixelRatio, (shown_y - view_y) * devicePixelRatio, 1, 1).data[3]);
        }
        return seen; })()""")


def reduced_motion(page: Page) -> None:
    page.set_media(prefers_reduced_motion="reduce")
    page.open(U_MAZE)
    settle(page)
    alphas = flash(page)
    check("the row: seen, then not", [True, 1, 0], [alphas[0] > 0, len(set(alphas[:-1])), alphas[-1]])  # fmt: skip
    page.press("s")
    page.run("draw_frame(glide.since + 16)")
    check("a step is there with the next frame", None, page.run("glide"))


def no_flashing(page: Page) -> None:
    page.open(U_MAZE)
    settle(page)
    alphas = flash(page)
    waves = sum(a < b >= c for a, b, c in zip(alphas, alphas[1:], alphas[2:]))
    check("waves in two seconds", [2, 102, True], [waves, len(alphas), max(alphas) > 0])


def german(page: Page) -> None:
    opened = "[document.querySelector('[data-do=new] span').textContent, root.lang]"
    for language, label, name in (("de-AT", "Neu", "de"), ("fr", "New", "en"), ("en-GB", "New", "en")):  # fmt: skip
        page.set_language(language)
        page.open("")
        check(language, [label, name], page.run(opened))
    page.click("[data-do=menu]")
    page.run(
        "get('language').value = 'de', get('language').dispatchEvent(new Event('change'))"
    )
    page.open("")
    check("remembered", ["Neu", "de"], page.run(opened))
    text = Path(page.home).read_text()
    used = {a or b for a, b in re.findall(r"\bsay\.(\w+)|data-(?:say|label)=\"(\w+)\"", text)}  # fmt: skip
    check("every text that is used is there", set(), used - set(page.run("Object.keys(say)")))  # fmt: skip


def language_given(page: Page) -> None:
    for given, other in (("de", "en"), ("en", "de")):
        page.set_language(other)
        made = twin(BASH_TWIN, "page", "5x5", "-s", "1", "--lang", given)
        page.open(str(put_file(made)))
        check(f"--lang {given}", given, page.run("root.lang"))


def end_of_game(page: Page) -> None:
    page.open(U_MAZE)
    page.hold_clock()
    page.press(*"asssddwussnnnr")
    page.press(*"snr")
    check("still there", ["won", 1], page.run("[result, kind.seed]"))
    rows = page.run("Array.from(all('#end_facts div, #end_more div'), (row) => Array.from(row.children, (c) => c.textContent))")  # fmt: skip
    check("facts", [["steps", "9"], ["shortest path", "7"], ["efficiency", "77%"], ["bumps", "1"],
                    ["good steps", "90%"], ["hints", "0"], ["wins this session", "1"]], rows[1:])  # fmt: skip
    check(
        "four of them at first",
        [4, False],
        page.run(
            "[get('end_facts').children.length, document.querySelector('#end details').open]"
        ),
    )
    page.wait_until("!way_since")
    check("the way", [8, 7], page.run("[way.length, way_shown]"))
    rest(page)
    page.press("n")
    check("the next", ["unfinished", 2], page.run("[result, kind.seed]"))
