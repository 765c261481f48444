"""Claims of access for everyone: words, keys, motion, languages, the end of a game."""

from __future__ import annotations

import json
import re
from pathlib import Path

from browser import Page
from claims import U_MAZE, check, check_axe, make_page

STATES = ("0", "open_new()", "open_new(), get('new_own').open = true", "open_dialog('help')", "open_dialog('menu')", "open_watch()", "open_records()", "resign()",
          "open_watch(), watch_work('carve_prim', 'carve_kruskal')", "open_watch(), act('watch_far'), go_watch(99)", "resign(), act('far')",
          "press_key('s'), open_dialog('pause')", "open_new(), get('new_own').open = true, show_wrong('new', 'x', 'new_width')",
          "solve(player).reduce((from, to) => (press_key(MOVE_KEYS[direction_of(from, to)]), to)), end_game()")  # fmt: skip


def axe(page: Page) -> None:
    for n, state in enumerate(STATES * 4):
        address = ("#level=8,beat=40,steps=60", "#daily=2026-11-23")[
            n // (2 * len(STATES))
        ]
        check_axe(page, n, address, state)


def paper_axe(page: Page) -> None:
    calls = (
        "sheet 9x9 --count 2 --seed 1",
        "handout --seed 1",
        "sheet --level 5",
        "handout --lang ru",
        "tour --page",
    )
    for n, call in enumerate(calls):
        check_axe(page, n, make_page(*call.split()), "0")


def announced(page: Page) -> None:
    page.open(U_MAZE)
    page.sees("live regions, empty ones too", ["polite", "alert", "status", "visible"],
              "[get('words').ariaLive, get('wrong').role, get('notice').role, getComputedStyle(get('notice')).visibility]")  # fmt: skip
    page.sees("picture", "Maze of 5 by 5 squares, bridges: 0. Goal: east 2, south 5.",
              "top_pen.canvas.getAttribute('aria-label')")  # fmt: skip
    for what, keys, words in (
        ("start", "", "Open: south 3. Goal: east 2, south 5."),
        ("a move", "s", "Open: south 2, north 1. Goal: east 2, south 4."),
        ("a wall", "a", "That is a wall."),
        ("a hint", "f", "Go south, south, east, east, south."),
        ("the same again, as another text", "aa", "That is a wall.\u00a0"),
        ("the wrong way", "ww", "Wrong way. Goal: east 2, south 5."),
    ):
        page.after(keys, what, words, "get('words').textContent")
    page.press("e")
    for set_size in (page.set_desk, page.set_phone):
        set_size()
        page.settle()
        page.sees("to be seen, above the maze", [True, True],
                  "[get('words').offsetHeight > 20, get('words').getBoundingClientRect().bottom <= stage.getBoundingClientRect().top]")  # fmt: skip
    page.check_named()


def keyboard(page: Page) -> None:
    page.open(U_MAZE)
    for name in ("stage", "new", "hint", "trail", "solve", "menu"):
        page.press("Tab")
        seen = page.run("""(() => { const one = document.activeElement, style = getComputedStyle(one);
            const ring = one === stage ? getComputedStyle(one, '::after').borderTopWidth : style.outlineWidth;
            return [one.dataset.do || one.id, parseFloat(ring) >= 2]; })()""")
        check("focus", [name, True], seen)
    page.after(["Enter"], "menu", True, "get('menu_dialog').open")
    page.run("window.closed_menu = new Promise((done) => get('menu_dialog').addEventListener('close', done)), 0")  # fmt: skip
    page.press("p")
    page.run("closed_menu.then(() => 0)")  # closing one does not end the other
    covered = "[find_dialog()?.id, getComputedStyle(top_pen.canvas).visibility]"
    page.sees("paused from the menu", ["pause_dialog", "hidden"], covered)
    page.after("s", "no step", 0, "moves")
    page.press("Escape")
    page.wait_until("!find_dialog() && !stage.classList.contains('covered')")
    page.sees("continued", [None, "visible"], covered)


def for_readers(page: Page) -> None:
    page.open(U_MAZE)
    page.sees("main, with the game in it, and a heading", ["main", "application", 1],
              "[stage.closest('main') !== null && 'main', stage.getAttribute('role'), all('h1').length]")  # fmt: skip
    page.open_own()
    for field, wrong, right in (("width", "8", "9"), ("seed", "0", ""), ("loops", "101", ""), ("height", "-5", "9"),
                                ("seed", "12,algorithm=eller,ends=far", ""), ("loops", "3,seed=5", ""), ("width", "9x7", "9")):  # fmt: skip
        page.run(f"get('new_{field}').type = 'text', 0")
        page.choose(f"new_{field}", wrong)
        page.click("#new_form .main")
        page.sees(field, [[f"new_{field}"], f"new_{field}", True, "backtracker", 5],
                  "[Array.from(all('[aria-invalid=true]'), (one) => one.id), document.activeElement.id, get('new_wrong').textContent !== '', kind.algorithm, width]")  # fmt: skip
        page.choose(f"new_{field}", right)


def menu_keys(page: Page) -> None:
    page.open(U_MAZE)
    page.click("[data-do=menu]")
    menu = "find_dialog()?.id"
    page.after(["ArrowDown", *"su"], "no move", ["menu_dialog", 0], f"[{menu}, keys.length]")  # fmt: skip
    page.after("b", "a key of the menu", True, "pressed.bell")
    page.run("get('theme').focus()")
    page.after("nf", "a list has its own keys", ["menu_dialog", 0, 1], f"[{menu}, hints, kind.seed]")  # fmt: skip
    page.run("document.querySelector('#menu_dialog h2').focus()")
    page.after("FF", "F", [None, "quit"], f"[{menu}, result]")
    page.open("#201x201,seed=7")
    for key, name in (("?", "help_dialog"), ("p", "pause_dialog")):
        page.after([key], key, name, menu)
        page.after([key], f"{key} again", None, menu)
        page.wait_until("!stage.classList.contains('covered')")
    page.run("document.querySelector('[data-do=overview]').focus()")
    for key, expected in ((" ", True), (" ", False), (" ", True), ("s", False)):
        page.after(key, "the map by its button, and a step", expected, "overview")
    page.choose_menu("letters")
    page.close_dialog()
    page.after([*"snfF?+", "ArrowDown"], "arrows alone", ["ss", 7, 0], "[keys, kind.seed, hints]")  # fmt: skip
    page.reload()
    page.wait_until("size")
    page.after("s", "remembered", "ss", "keys")
    page.run("resign(), document.querySelector('summary').focus()")
    page.after(" ", "more statistics, and the same map", [True, True], "[document.querySelector('details').open, overview]")  # fmt: skip


def other_alphabets(page: Page) -> None:
    def type_letters(letters: str, places: str) -> None:
        for letter, place in zip(letters, places):
            told = {"key": letter, "code": f"Key{place}", "shiftKey": letter.isupper() and what != "Caps Lock", "bubbles": True}  # fmt: skip
            page.run(f"document.body.dispatchEvent(new KeyboardEvent('keydown', {json.dumps(told)}))")  # fmt: skip

    page.open("#9x7,seed=3")
    for what, letters, places, expected, value in (
        ("Russian moves", "ыыыг", "SSSU", "sssu", "keys"),
        ("Greek moves", "σθ", "SU", "sssusu", "keys"),
        ("Caps Lock", "FFS", "FFS", [2, "sssusus"], "[hints, keys]"),
        ("trail and bell", "еи", "TB", [False, True], "[pressed.trail, pressed.bell]"),
        ("a hint", "а", "F", 3, "hints"),
        ("the next", "ккт", "RRN", [4, ""], "[kind.seed, keys]"),
        ("pause", "з", "P", "pause_dialog", "find_dialog()?.id"),
        ("resigned", "зАА", "PFF", "quit", "result"),
    ):
        type_letters(letters, places)
        page.sees(what, expected, value)
    keys = "[['ю', 'Period'], ['ü', 'BracketLeft'], ['é', 'KeyW'], ['Enter', 'Enter']]"
    named = page.run(f"{keys}.map(([key, code]) => name_key({{ key, code }}))")
    check("a dot, and what is Latin", [".", "ü", "é", "enter"], named)


def flash(page: Page) -> list[int]:
    """How bright the row and column are, every 20 milliseconds until they disappear; draws no other frames."""
    page.run("requestAnimationFrame = () => 0")
    page.press(".")
    return page.run("""(() => { const seen = [], since = flash_since;
        for (let now = since; flash_since; now += 20) {
            draw_frame(now);
            seen.push(top_pen.getImageData((2 - view_x) * devicePixelRatio, (shown_y - view_y) * devicePixelRatio, 1, 1).data[3]);
        }
        return seen; })()""")


def reduced_motion(page: Page) -> None:
    page.open(U_MAZE)
    page.settle()
    alphas = flash(page)
    waves = sum(a < b >= c for a, b, c in zip(alphas, alphas[1:], alphas[2:]))
    check("waves in two seconds", [2, 102, True], [waves, len(alphas), max(alphas) > 0])
    page.set_media(prefers_reduced_motion="reduce")
    page.open(U_MAZE)
    page.settle()
    alphas = flash(page)
    check("the row: seen, then not", [True, 1, 0], [alphas[0] > 0, len(set(alphas[:-1])), alphas[-1]])  # fmt: skip
    page.press("s")
    page.run("draw_frame(glide.since + 16)")
    page.sees("a step is there with the next frame", None, "glide")


def german(page: Page) -> None:
    opened = (
        "[document.querySelector('#dock [data-do=new] span').textContent, root.lang]"
    )
    homes = {name: make_page("page", "5x5", "-s", "1", "--lang", name) for name in ("de", "en")}  # fmt: skip
    for asked, home, label, language in (("de-AT", "", "Neu", "de"), ("fr", "", "New", "en"), ("en-GB", "", "New", "en"),
                                         ("en", homes["de"], "Neu", "de"), ("de", homes["en"], "New", "en")):  # fmt: skip
        page.set_language(asked)
        page.open(home)
        page.sees(f"{asked} {home}", [label, language], opened)
    page.click("[data-do=menu]")
    page.run("get('language').focus()")
    page.choose("language", "fi")
    page.sees("the list, the focus, and the facts", ["English Deutsch Suomi Русский", "language", "aika", "Sokkelo 5 × 5"],
              "[Array.from(get('language').options, (one) => one.text).join(' '), document.activeElement.id, "
              "document.querySelector('#facts dt').textContent, document.title.slice(0, 13)]")  # fmt: skip
    page.reload()
    page.sees("remembered", "fi", "root.lang")
    text = Path(page.home).read_text()
    used = {a or b for a, b in re.findall(r"\bsay\.(\w+)|data-(?:say|label)=\"(\w+)\"", text)}  # fmt: skip
    check("every text that is used is there", set(), used - set(page.run("Object.keys(say)")))  # fmt: skip


def end_of_game(page: Page) -> None:
    page.open(U_MAZE)
    page.hold_clock()
    page.press(*"asssddwussnnnr")
    page.after("snr", "still there", ["won", 1], "[result, kind.seed]")
    rows = page.run("Array.from(all('#end_facts div, #end_more div'), (row) => Array.from(row.children, (c) => c.textContent))")  # fmt: skip
    check("facts", [["steps", "9"], ["shortest path", "7"], ["efficiency", "77%"], ["dead ends", "1"], ["turns of the shortest path", "2"], ["bumps", "1"],
                    ["without bumps", "90%"], ["hints", "0"], ["wins this session", "1"]], rows[1:])  # fmt: skip
    page.sees("four of them at first", [4, False],
              "[get('end_facts').children.length, document.querySelector('#end details').open]")  # fmt: skip
    page.wait_until("!way_since")
    page.sees("the way", [8, 7], "[way.length, way_shown]")
    panel = "Array.from(all('#end :is(h2, p, dd), #end_facts dt'), (one) => one.textContent.trim()).filter(Boolean)"
    english = page.run(panel)
    page.choose("language", "ru")
    russian = page.run(panel)
    check("all of it in Russian", [True, []], [len(russian) == len(english), [text for text in russian if re.search("[a-z]{3}", text)]])  # fmt: skip
    page.rest()
    page.after("n", "the next", ["unfinished", 2], "[result, kind.seed]")
