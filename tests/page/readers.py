"""Claims of access for everyone: words, keys, colors, motion, languages; of paper; and of hostile input."""

# fmt: off
from __future__ import annotations

import base64
import contextlib
import json
import re
import zlib
from pathlib import Path

from browser import Page
from claims import ROOT, SEED, U_MAZE, check, make_page, share
from hashes import digest

STATES = ("0", "openNew()", "openNew(), get('new_own').open = true", "openDialog('help')", "openDialog('menu')",
    "resign(), openWatch()", "openRecords()", "resign()",
    "resign(), openWatch(), watchWork('carve_prim', 'carve_kruskal')",
    "resign(), openWatch(), act('watch_far'), goWatch(99)", "resign(), act('far')", "pressKey('s'), openDialog('pause')",
    "openNew(), get('new_own').open = true, put('new_wrong', 'x')")
HOSTILE = ["<img src=x onerror=alert(1)>", "999999999x1", "5x", "x5", "4x5", "5x5x5", "5x-5", "05x5,seed=0",
    "5x5,seed=2147483647", "5x5,seed=1e3", "5x5,seed=", "5x5,seed=0x10", "5x5,ends=nowhere", "5x5,ends=__proto__",
    "5x5,constructor", "5x5,weave=1", "5x5,,", "5x5,keys=asdq", "5x5,bridges=1000001", "%00", "../../etc",
    "5x5,algorithm=nope", "5x5,algorithm=__proto__", "5x5,algorithm=prim,weave", "5x5,loops=101", "5x5,loops=", "%zz",
    "5x5,\u202eseed", "5x5,beat=x", "5x5,beat=0,steps=1", "5x5,beat=1,steps=<b>",
    "2001x2001,seed=1,algorithm=aldous-broder", "level=0", "level=25", "level=7e0", "level=__proto__", "level=7,9x7",
    "level=7,seed=3", "level=", "level=3,daily=2026-11-23", "daily=2026-02-30", "daily=", "daily=<b>",
    "daily=1899-12-31", "daily=x[$(reboot)]", "9x7,path=1-2", "9x7,fog=1", "level=1,beat=x[$(reboot)],steps=5",
    "seed=7", "javascript:alert(1)", "a" * 70_000, "21x21,mask=nope", "21x21,mask=__proto__",
    "21x21,mask=../../etc/passwd", "21x21,mask=heart,algorithm=eller", "21x21,mask=heart,ends=center", "5x5,mask=star",
    "٥x٥", "5x5,seed=１"]
# Texts with too little contrast, marks and shapes that are hard to see, and colors that look alike.
CONTRASTS = """(() => {
    all('dialog').forEach((dialog) => dialog.show());
    for (const name of ['wrong', 'new_wrong', 'end_record', 'end_share']) put(name, 'x');
    tell('x');
    get('end').hidden = false;
    const light = ([r, g, b]) => [r, g, b].map((c) => c / 255)
        .map((c) => (c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4))
        .reduce((sum, c, i) => sum + c * [.2126, .7152, .0722][i], 0);
    const ratio = (a, b) => (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
    const parts = (color) => color.match(/[0-9.]+/g).map(Number);
    const behind = (element) => {
        for (; element; element = element.parentElement) {
            const color = getComputedStyle(element).backgroundColor;
            if (parts(color)[3] !== 0) return color;
        }
    };
    const found = Array.from(document.querySelectorAll('body *')).filter((element) =>
        element.getClientRects().length && Array.from(element.childNodes).some((node) => node.nodeType === 3
            && node.data.trim()))
        .map((element) => [element.textContent, ratio(light(parts(getComputedStyle(element).color)),
            light(parts(behind(element))))]);
    all('dialog[open]').forEach((dialog) => dialog.close());
    get('end').hidden = true;
    const against = (name, other = 'floor') => ratio(...[name, other].map((one) => light(parts(ink[one]))));
    return { texts: found.length > 40 ? found.filter(([, ratio]) => ratio < 6.95) : found,
        marks: ['dimmed', 'way', 'walked'].filter((name) => against(name) < 3),
        shapes: ['player', 'goal'].filter((name) => Math.max(against(name), against(`${name}-dark`)) < 3),
        alike: ['walked wall', 'walked wall-end', 'deck floor'].filter((pair) => against(...pair.split(' ')) < 1.6) };
})()"""


def check_axe(page: Page, n: int, state: str) -> None:
    """axe finds nothing in a state of the page; n decides: on a desk or a phone, light or dark."""
    tool = (ROOT / ".tools/node_modules/axe-core/axe.min.js").read_text()
    page.set_window(*((390, 844) if n % 4 > 1 else (1280, 800)), n % 4 > 1)
    page.set_media(prefers_color_scheme=("light", "dark")[n % 2])
    page.run(f"{tool}; void ({state})")
    page.sees(f"{n} {state}", [], "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, "
        "nodes[0].html]))")


def axe(page: Page) -> None:
    for n, state in enumerate(STATES * 4):
        page.open(("#level=19,beat=40,steps=60", "#daily=2026-11-23")[n // (2 * len(STATES))])
        check_axe(page, n, state)


def paper_axe(page: Page) -> None:
    calls = ("sheet 9x9 --count 2 --seed 1", "handout --seed 1", "sheet --level 5", "handout --lang ru", "tour --page")
    for n, call in enumerate(calls):
        page.open(make_page(*call.split()))
        check_axe(page, n, "0")


def announced(page: Page) -> None:
    page.open(U_MAZE)
    page.sees("live regions, empty ones too", ["polite", "alert", "status", "visible"],
        "[get('words').ariaLive, get('wrong').role, get('notice').role, getComputedStyle(get('notice')).visibility]")
    page.sees("picture", "Maze of 5 by 5 squares, bridges: 0. Goal: east 2, south 5.",
        "topPen.canvas.getAttribute('aria-label')")
    for what, keys, words in (
        ("start", "", "Open: south 3. Goal: east 2, south 5."),
        ("a step", "s", "Open: south 2, north 1. Goal: east 2, south 4."),
        ("a wall", "a", "That is a wall."),
        ("a hint", "f", "Go south, south, east, east, south."),
        ("the same again, as another text", "aa", "That is a wall.\u00a0"),
        ("the wrong way", "ww", "Wrong way. Goal: east 2, south 5."),
    ):
        page.after(keys, what, words, f"get('words').textContent{'.trim()' * (not keys)}")
    page.check_named()
    page.open("#21x15,seed=5,weave")
    page.sees("beside and under a bridge", ["Open: south 2, north over a bridge 1. Goal: east 14, south 4.",
              "Open: east 2, west 2. Goal: east 14, south 6. You are under a bridge."],
              f"({json.dumps(page.way()[:60])}.split('').forEach(pressKey), (({{ decks, maze }}) => [decks[0], "
                  f"(decks[0] + decks[1]) / 2].map((at) => (maze.player = at, describePlayer(), "
                      f"get('words').textContent)))(game))")


def keyboard(page: Page) -> None:
    page.open(U_MAZE)
    for name in ("stage", "new", "hint", "trail", "solve", "menu"):
        page.press("Tab")
        page.sees("focus", [name, True], "(({ dataset, id }) => [dataset.do || id, "
            "parseFloat(getComputedStyle(document.activeElement).outlineWidth) >= 2])(document.activeElement)")
    page.after(["Enter"], "menu", True, "get('menu_dialog').open")
    menu = "findDialog()?.id"
    page.after(["ArrowDown", *"su"], "no step behind it", ["menu_dialog", 0], f"[{menu}, game.moves]")
    page.run("get('theme').focus()")
    page.after("nf", "a list has its own keys", ["menu_dialog", 0, 1], f"[{menu}, game.hints, game.seed]")
    page.run("document.querySelector('#menu_dialog h2').focus()")
    page.after("p", "paused from the menu", ["pause_dialog", "hidden"],
        f"[{menu}, getComputedStyle(topPen.canvas).visibility]")
    page.close_dialog()
    page.press("s")
    for name in ("menu", "new", "help", "records", "pause"):
        page.run(f"act('{name}'), document.dispatchEvent(new Event('visibilitychange'))")
        page.sees(f"{name} stops the clock and hides the maze", [0, "hidden"],
            "[game.clockSince, getComputedStyle(topPen.canvas).visibility]")
        page.close_dialog()
        page.wait_until("game.clockSince && !stage.classList.contains('covered')")
    page.after("?", "help", "help_dialog", menu)
    page.after("?", "and back", None, menu)
    page.choose_menu("letters")
    page.close_dialog()
    page.after([*"snfF?+", "ArrowDown"], "letters are off", ["ss", 1, 0], "[game.keys, game.seed, game.hints]")
    page.open("#9x7,seed=3")
    page.sees("and stay off", False, "pressed.letters")


def other_alphabets(page: Page) -> None:
    page.open("#9x7,seed=3")
    for what, letters, places, expected, value in (
        ("Russian steps", "ыыыг", "SSSU", "sssu", "game.keys"),
        ("Greek steps", "σθ", "SU", "sssusu", "game.keys"),
        ("Caps Lock", "FFS", "FFS", [2, "sssusus"], "[game.hints, game.keys]"),
        ("trail", "е", "T", False, "pressed.trail"),
        ("resigned", "АА", "FF", "quit", "game.result"),
    ):
        for letter, place in zip(letters, places):
            told = {"key": letter, "code": f"Key{place}", "shiftKey": letter.isupper() and what != "Caps Lock",
                "bubbles": True}
            page.run(f"document.body.dispatchEvent(new KeyboardEvent('keydown', {json.dumps(told)}))")
        page.sees(what, expected, value)


def contrast(page: Page) -> None:
    page.open(U_MAZE)
    page.hold_clock()
    for scheme, floor in (("light", "rgb(255, 253, 247)"), ("dark", "rgb(23, 26, 43)")):
        page.set_media(prefers_color_scheme=scheme)
        page.wait_until(f"ink.floor === '{floor}'")
        page.settle()
        page.check_player_seen()
        for name in ("two colors", "high contrast", "no colors", "plain"):
            page.after("c", "told", f"Colors: {name}", "get('notice').textContent.trim()")
            page.sees(f"{scheme}, {name}", {"texts": [], "marks": [], "shapes": [], "alike": []}, CONTRASTS)
    page.choose("scheme", "light")
    page.reload()
    page.sees("what is chosen wins", ["rgb(255, 253, 247)", False], "[ink.floor, isDark()]")
    page.run("localStorage.clear()")
    page.set_media(prefers_contrast="more", prefers_color_scheme="dark")
    page.open(U_MAZE)
    page.sees("asked for by the system", ["contrast", "rgb(0, 0, 0)"], "[theme(), ink.floor]")


def reduced_motion(page: Page) -> None:
    page.set_media(prefers_reduced_motion="reduce")
    page.open(U_MAZE)
    page.settle()
    page.press("s")
    page.sees("a step is there with the next frame", None, "(glide && drawFrame(glide.since + 16), glide)")


def german(page: Page) -> None:
    opened = "[document.querySelector('#dock [data-do=new] span').textContent, root.lang]"
    homes = {name: make_page("page", "5x5", "-s", "1", "--lang", name) for name in ("de", "en")}
    for asked, home, label, language in (("de-AT", "", "Neu", "de"), ("fr", "", "New", "en"), ("en", homes["de"],
        "Neu", "de"),
                                         ("de", homes["en"], "New", "en")):
        page.set_language(asked)
        page.open(home)
        page.sees(f"{asked} {home}", [label, language], opened)
    page.choose("language", "fi")
    page.sees("the facts", ["aika", "Sokkelo 5 × 5"], "[document.querySelector('#facts dt').textContent, "
        "document.title.slice(0, 13)]")
    page.reload()
    page.sees("remembered", "fi", "root.lang")
    text = Path(page.home).read_text()
    used = {a or b for a, b in re.findall(r"\bsay\.(\w+)|data-(?:say|label)=\"(\w+)\"", text)}
    check("every text that is used is there", set(), used - set(page.run("Object.keys(say)")))


def count_pages(pdf: bytes) -> int:
    """The pages of a PDF file; their list may be compressed."""
    for start in re.finditer(rb"stream\r?\n", pdf):
        with contextlib.suppress(zlib.error):
            pdf += zlib.decompressobj().decompress(pdf[start.end() :])
    return len(re.findall(rb"/Type\s*/Page\b", pdf))


def paper(page: Page) -> None:
    papers = ((8.27, 11.69), (8.5, 11), (11.69, 8.27))
    for n, maze in enumerate(("5x5", "41x31", "101x101", "21x201", "201x21,weave"), int(SEED)):
        page.open(f"#{maze},seed=7")
        page.press(*"sd")
        for width, height in share(papers[n % 3 : n % 3 + 1], papers):
            check(f"{maze} on {width} x {height}", 2, count_pages(page.print_pdf(paperWidth=width, paperHeight=height)))
    page.sees("the drawing is that of the file", True,
              "(makeSheet(), writeSvg(document.querySelector('#sheet svg')) === writeSvg(makeSvg(mazeAtStart(), nameMaze())))")


def hostile(page: Page) -> None:
    page.open("")
    elements = page.run("all('*').length")
    for n, address in enumerate(HOSTILE, int(SEED)):
        if n % share(8, 1) == 0:
            page.open(f"#{address}")
            page.sees("not in the address bar", False, f"location.hash === {'#' + address!r}")
        else:
            page.go_to(f"#{address}")
        line, now = page.run("[get('wrong').textContent, all('*').length]")
        check(f"{address:.50}: one line", [True, "This address is not valid: ", elements],
            ["\n" not in line and len(line) < 160, line[:27], now])
        keys = page.run("game.keys.length")
        page.after("sw", f"{address:.50}: playable", keys + 2, "game.keys.length")


def policy(page: Page) -> None:
    text = Path(page.home).read_text()
    found = re.search(r'Security-Policy" content="([^"]*)"', text)
    check("the policy", " ".join([
        "default-src 'none';", f"script-src {digest(text, 'script')};", f"style-src {digest(text, 'style')};",
        "base-uri 'none'; form-action 'none';", "require-trusted-types-for 'script'; trusted-types 'none'",
    ]), " ".join(found[1].split()))
    strange = text.replace("http://www.w3.org/2000/svg", "")
    for word in ("eval(", "innerHTML", "http:", "https:", "//cdn", "import ", "document.write"):
        check(word, 0, strange.count(word))
    page.open("")
    for what in ("eval('1')", "document.body.innerHTML = '<b>'", "document.createElement('script').text = '1'",
        "fetch('https://example.com/')"):
        said = page.call("Runtime.evaluate", expression=f"(async () => {what})().then(() => 'done', () => 'refused')",
                         awaitPromise=True, returnByValue=True, allowUnsafeEvalBlockedByCSP=False)
        check(what, "refused", said["result"].get("value"))
    check("said in the console", True, len(page.complaints()) >= 3)


def plain(page: Page) -> None:
    text = Path(page.home).read_text()
    maze = re.findall(r'<script type="text/plain" id="maze"[^>]*>\n(.*?)</script>', text, re.DOTALL)
    size = len(text.encode()) - len(maze[0].encode())
    check(f"{size} bytes", True, size <= 200_000)
    script = "".join(re.findall(r"<script>\n(.*?)</script>", text, re.DOTALL))
    files = [file.read_text() for name in ("script", "algorithms") for file in (ROOT / "lib/page" / name).iterdir()]
    style = "".join((ROOT / f"lib/page/{name}.css").read_text() for name in ("themes", "maze", "dialogs", "narrow",
        "watch", "paper"))
    check("the style is its files", True, f"<style>\n{style}</style>" in text)
    check("the script is its files", [[], len(script)], [[one for one in files if one not in script], sum(map(len,
        files))])
    names = re.findall(r"^(?:function|const|let|class) (\w+)", script, re.MULTILINE)
    check("no name is given twice", [], sorted({name for name in names if names.count(name) > 1}))
    data = base64.b64encode(Path(page.home).read_bytes()).decode()
    page.open(f"data:text/html;base64,{data}{U_MAZE}")  # where storage is refused
    page.after("sssddss", "it plays from a data: address", "won", "game.result")
