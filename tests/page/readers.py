"""Claims of access for everyone: words, keys, colors, motion and languages."""

# fmt: off
import json
import re
from pathlib import Path

from browser import Page
from claims import U_MAZE, check, make_page


def announced(page: Page) -> None:
    """after each step, a sentence says where the passages lead"""
    page.open(U_MAZE)
    page.sees("live regions, empty ones too", ["polite", "alert", "status", "visible", "polite"],
        "[get('words').ariaLive, get('wrong').role, get('notice').role, getComputedStyle(get('notice')).visibility, "
            "document.querySelector('.half p').ariaLive]")
    page.sees("picture", "Maze of 5 by 5 squares, bridges: 0. Goal: east 2, south 5.", "topPen.canvas.ariaLabel")
    for what, keys, words in (
        ("start", "", "Open: south 3. Goal: east 2, south 5."),
        ("a step", "s", "Open: south 2, north 1. Goal: east 2, south 4."),
        ("a wall", "a", "That is a wall."),
        ("a hint", "f", "Go south, south, east, east, south."),
        ("the same again, as another text", "aa", "That is a wall.\u00a0"),
        ("the wrong way", "ww", "Wrong way. Goal: east 2, south 5."),
    ):
        page.after(keys, what, words, f"get('words').textContent{'.trim()' * (not keys)}")
    page.sees("everything to use has a name", [], """all('button, input, select, dialog, [role=application]')
        .filter((one) => !one.textContent.trim() && !one.ariaLabel && !one.labels?.length && !one.hidden
            && !one.getAttribute('aria-labelledby')).map((one) => one.outerHTML)""")
    page.open("#21x15,seed=5,weave")
    page.sees("beside and under a bridge", ["Open: south 2, north over a bridge 1. Goal: east 14, south 4.",
        "Open: east 2, west 2. Goal: east 14, south 6. You are under a bridge."],
        f"({json.dumps(page.way()[:60])}.split('').forEach(pressKey), (({{ decks, maze }}) => [decks[0], "
            "(decks[0] + decks[1]) / 2].map((at) => (maze.player = at, describePlayer(), text('#words'))))(game))")


def keyboard(page: Page) -> None:
    """the keyboard reaches everything, visibly"""
    page.open(U_MAZE)
    for name in ("stage", "new", "hint", "trail", "solve", "menu"):
        page.after(["Tab"], "focus", [name, True], "(({ dataset, id }) => [dataset.do || id, "
            "parseFloat(getComputedStyle(document.activeElement).outlineWidth) >= 2])(document.activeElement)")
    menu = "findDialog()?.id"
    page.after(["Enter", "ArrowDown", *"su"], "menu, and no step behind it", ["menu_dialog", 0],
        f"[{menu}, game.moves]")
    page.run("get('language').focus()")
    page.after("nf", "a list has its own keys", ["menu_dialog", 0, 1], f"[{menu}, game.hints, game.seed]")
    page.run("document.querySelector('#menu_dialog h2').focus()")
    hidden = "getComputedStyle(topPen.canvas).visibility"
    page.after("psp", "p closes and opens the menu, which is the pause", ["menu_dialog", "hidden"],
        f"[{menu}, {hidden}]")
    page.close_dialog()
    for name in ("menu", "new", "help", "records"):
        page.run(f"act('{name}'), document.dispatchEvent(new Event('visibilitychange'))")
        page.sees(f"{name} stops the clock and hides the maze", [0, "hidden"], f"[game.clockSince, {hidden}]")
        page.close_dialog()
        page.wait_until("game.clockSince && !stage.classList.contains('covered')")
    page.after("?", "help", "help_dialog", menu)
    page.after("?", "and back", None, menu)
    page.choose_menu("letters")
    page.close_dialog()
    page.after([*"snfF?+", "ArrowDown"], "letters are off", ["ss", 1, 0], "[game.keys, game.seed, game.hints]")
    page.open("#9x7,seed=3")
    page.sees("and stay off", False, "pressed.letters")


def contrast(page: Page) -> None:
    """colors follow the system or the choice, and reduced motion shows no movement"""
    page.open(U_MAZE)
    page.hold_clock()
    for scheme, floor in (("light", "rgb(255, 253, 247)"), ("dark", "rgb(23, 26, 43)")):
        page.set_media(prefers_color_scheme=scheme)
        page.wait_until(f"ink.floor === '{floor}'")
        page.settle()
        page.check_player_seen()
        for name in ("high contrast", "no colors", "plain"):
            page.after("c", "told", f"Colors: {name}", "text('#notice')")
    page.run("localStorage.clear()")
    page.set_media(prefers_contrast="more", prefers_color_scheme="dark", prefers_reduced_motion="reduce")
    page.open(U_MAZE)
    page.sees("asked for by the system", ["contrast", "rgb(0, 0, 0)"], "[theme(), ink.floor]")
    page.settle()
    page.after("s", "a step is there with the next frame", None, "(glide && drawFrame(glide.since + 16), glide)")


def german(page: Page) -> None:
    """a page has the chosen language, or that of --lang or the browser"""
    homes = {name: make_page("page", "5x5", "-s", "1", "--lang", name) for name in ("de", "en")}
    for asked, home, label, language in (
        ("de-AT", "", "Neu", "de"), ("fr", "", "New", "en"), ("en", homes["de"], "Neu", "de"),
        ("de", homes["en"], "New", "en"),
    ):
        page.call("Network.setUserAgentOverride", userAgent="", acceptLanguage=asked)
        page.open(home)
        page.sees(f"{asked} {home}", [label, language], "[text('#dock [data-do=new]'), root.lang]")
    page.choose("language", "fi")
    page.sees("the facts", ["aika", "Sokkelo 5 × 5"], "[text('#facts dt'), document.title.slice(0, 13)]")
    page.reload()
    page.sees("remembered", "fi", "root.lang")
    used = re.findall(r"\bsay\.(\w+)|data-(?:say|label)=\"(\w+)\"", Path(page.home).read_text())
    texts = {*page.run("Object.keys(say)")}
    check("every text that is used is there", set(), {a or b for a, b in used} - texts)
