"""Claims of hostile input, and of records."""

import base64
import re
from pathlib import Path

from browser import Page
from claims import (
    HOSTILE,
    ROOT,
    SEED,
    STATE,
    U_MAZE,
    check,
    check_policy,
    make_page,
    share,
)


def hostile(page: Page) -> None:
    page.open("")
    elements = page.run("all('*').length")
    homes = (page.home, make_page("page", "41x31", "-s", "7"))  # one left for the other is loaded  # fmt: skip
    turns = share(8, 1)  # one address in this many is loaded; the others are set while the page is open  # fmt: skip
    for n, address in enumerate(HOSTILE, int(SEED)):
        what = f"{address:.50}"
        if n % turns == 0:
            page.open(f"{homes[n // turns % 2]}#{address}")
        else:
            page.go_to(f"#{address}")
        line, now = page.run("[get('wrong').textContent, all('*').length]")
        check(f"{what}: one line", True, 0 < len(line) < 160 and "\n" not in line)
        check(f"{what}: it says so", "This address is not valid: ", line[:27])
        check(f"{what}: elements", elements, now)
        moves = page.run("moves")
        page.after("sw", f"{what}: playable", moves + 2, "moves")
    page.run(
        "window.sent = [], Worker = class { constructor() { sent.push('a worker') } }, 0"
    )
    for address in HOSTILE:
        page.go_to(f"#1001x1001,seed=1,{address}")
    page.sees("no worker begins for a hostile address", [], "sent")


def storage_refused(page: Page) -> None:  # as for a page from a data: address
    data = base64.b64encode(Path(page.home).read_bytes()).decode()
    page.open(f"data:text/html;base64,{data}{U_MAZE}")
    refused = "(() => { try { return !localStorage } catch (why) { return why.name } })()"  # fmt: skip
    page.sees("storage", "SecurityError", refused)
    page.after("sssddscs", "won", ["won", 7, 0, 4, 6], STATE)
    page.run("dispatchEvent(new Event('pagehide')); load_kept()")


def storage_full(page: Page) -> None:
    page.open("#level=1")
    page.run("""(() => {
        for (let length = 1 << 22; length; length >>= 1)
            for (let n = 0; ; n++)
                try { localStorage.setItem(`${length} ${n}`, 'x'.repeat(length)); } catch { break; }
    })()""")
    page.run("store('theme', 'two')")
    page.sees("it is full", "", "stored('theme')")
    page.press("c", *page.way())
    page.sees("won, with stars", ["won", "★★★"], "[result, get('end_stars').textContent]")  # fmt: skip
    page.run("dispatchEvent(new Event('pagehide')), open_records()")
    page.open("#level=1")
    page.sees("a new game", ["unfinished", "plain"], "[result, theme()]")


def records(page: Page) -> None:
    way, record = "sssddss", "Your new record: time, extra steps."
    forget = "localStorage.removeItem('maze.sh 5x5 plain corners')"
    told = "[result, stored('5x5 plain corners').split(' ')[1] ?? '', get('end_record').textContent]"
    page.open(U_MAZE)
    files = dict(zip(("file", "file, s"), page.run("[game_text(), (press_key('s'), game_text())]")))  # fmt: skip
    for what, steps, earns in (  # an address is opened, keys are pressed
        ("with a bump", (U_MAZE, f"a{way}"), True),
        ("with a hint", (U_MAZE, f"f{way}"), False),
        ("after a hint", (U_MAZE, f"sfrr{way}"), False),
        ("again", (U_MAZE, way, f"r{way}"), False),
        ("opened again", (U_MAZE, way, U_MAZE, way), False),
        ("after its solution", (U_MAZE, "sFF", f"r{way}"), False),
        ("opened after its solution", (U_MAZE, "sFF", U_MAZE, way), False),
        ("another one after that", (U_MAZE, "sFF", "#5x5,seed=2", "the way"), True),
        ("a link with all keys", (f"{U_MAZE},keys={way}",), False),
        ("a link with a key", (f"{U_MAZE},keys=s", way[1:]), False),
        ("a key in a file", ("#9x7,seed=3", "file, s", "s", "reload", way[2:]), False),
        ("a file after a solution", ("#9x7,seed=3", "FF", "file", way), True),
        ("a reload", (U_MAZE, "s", "reload", way[1:]), True),
    ):
        page.run("localStorage.clear()")
        for step in steps:
            if step.startswith("#"):
                page.open(step)
            elif step == "reload":
                page.reload()
            elif step in files:
                page.open_file(files[step], "width === 5")
            else:
                page.run(forget)
                page.press(*(page.way() if step == "the way" else step))
                page.rest()
        page.sees(what, ["won", "0", record] if earns else ["won", "", ""], told)
    page.open(f"{U_MAZE},keys={way}")
    page.sees("wins", 0, "won_here")
    for stored, expected in (("x[$(reboot)] 0", ["won", "0", record]), ("1 0", ["won", "0", ""]),
                             ("1 5", ["won", "0", "Your new record: extra steps."])):  # fmt: skip
        page.run(f"localStorage.clear(), store('5x5 plain corners', {stored!r})")
        page.open(U_MAZE)
        page.after(way, stored, expected, told)
    page.sees("the better of each", "1 0", "stored('5x5 plain corners')")
    for name in ("x[$(reboot)]", "level-10", "level-2", "level-99", "daily-2026-11-23"):
        page.run(f"store({name!r}, '1 2')")
    page.choose_menu("records")
    page.sees("the list", ["5x5 plain corners", "Daily maze 2026-11-23", "Level 2: longer", "Level 10: every tree", "level-99"],
              "Array.from(all('#records_list dt'), (one) => one.textContent)")  # fmt: skip
    page.drag((5, 5))
    page.sees("a click beside closes", None, "find_dialog()")


def policy(page: Page) -> None:
    check_policy(page, "; worker-src blob:", "maker")
    page.open("")
    for what in (
        "eval('1')",
        "document.body.innerHTML = '<b>'",
        "document.createElement('script').text = '1'",
        "fetch('https://example.com/')",
        "new Promise((done, fail) => Object.assign(new Image(), { onload: done, onerror: fail, src: 'https://example.com/x.png' }))",
    ):
        said = page.call("Runtime.evaluate", expression=f"(async () => {what})().then(() => 'done', () => 'refused')",
                         awaitPromise=True, returnByValue=True, allowUnsafeEvalBlockedByCSP=False)  # fmt: skip
        check(what, "refused", said["result"].get("value"))
    check("said in the console", True, len(page.complaints()) >= 4)


def plain(page: Page) -> None:
    text = Path(page.home).read_text()
    maze = re.findall(r'<script type="text/plain" id="maze"[^>]*>\n(.*?)</script>', text, re.DOTALL)  # fmt: skip
    check("one maze", 1, len(maze))
    size = len(text.encode()) - len(maze[0].encode())
    check(f"{size} bytes", True, size <= 225280)
    check("strict", 2, text.count("<script>\n'use strict'\n"))
    script = "".join(re.findall(r"<script>\n(.*?)</script>", text, re.DOTALL))
    files = [file.read_text() for name in ("script", "algorithms") for file in (ROOT / "lib/page" / name).iterdir()]  # fmt: skip
    styles = ("themes", "maze", "dialogs", "narrow", "watch", "paper")
    style = "".join((ROOT / f"lib/page/{name}.css").read_text() for name in styles)
    check("the style is its files", True, f"<style>\n{style}</style>" in text)
    check("the script is its files", [[], len(script)], [[one for one in files if one not in script], sum(map(len, files))])  # fmt: skip
    names = re.findall(r"^(?:function|const|let|class) (\w+)", script, re.MULTILINE)
    check("no name is given twice", [], sorted({name for name in names if names.count(name) > 1}))  # fmt: skip
