"""Claims of what is hostile, and of records."""

from __future__ import annotations

import base64
import re
from pathlib import Path

from browser import Page
from claims import HOSTILE, SEED, STATE, U_MAZE, check, check_policy, make_page, share

RECORD = "Your new record: time, extra steps."


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
        check(f"{what}: it says so", "This address is not a maze: ", line[:28])
        check(f"{what}: elements", elements, now)
        moves = page.run("moves")
        page.after("sw", f"{what}: playable", moves + 2, "moves")


def storage_refused(page: Page) -> None:  # as for a page from a data: address
    data = base64.b64encode(Path(page.home).read_bytes()).decode()
    page.open(f"data:text/html;base64,{data}{U_MAZE}")
    refused = "(() => { try { return !localStorage } catch (why) { return why.name } })()"  # fmt: skip
    page.sees("storage", "SecurityError", refused)
    page.after("sssddscs", "won", ["won", 7, 0, 4, 6], STATE)
    page.run("dispatchEvent(new Event('pagehide')); load_kept()")


def storage_full(page: Page) -> None:
    page.open("#level=1,seed=3")
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
    page.open("#level=1,seed=3")
    page.sees("a new game", ["unfinished", "plain"], "[result, theme()]")


def records(page: Page) -> None:
    name = "'maze.sh 5x5 plain corners'"
    kept = f"[localStorage.getItem({name}), get('end_record').textContent]"
    page.open(U_MAZE)
    page.press(*"asssddss")
    record, told = page.run(kept)
    check("extra steps", "0", record.split(" ")[1])
    check("told", RECORD, told)
    page.open(U_MAZE)
    page.run(f"localStorage.setItem({name}, '1 0')")
    page.after("sssddss", "none", ["1 0", ""], kept)
    page.open(U_MAZE)
    page.run(f"localStorage.setItem({name}, 'x[$(reboot)] 0')")
    page.after("fsssddss", "with a hint", ["x[$(reboot)] 0", ""], kept)
    page.open(U_MAZE)
    page.press(*"sssddss")
    check("damaged", "0", page.run(kept)[0].split(" ")[1])


def no_forged_records(page: Page) -> None:
    kept = ("[result, Object.keys(localStorage).filter((name) => name.includes(' plain ')).length,"
            " get('end_record').textContent]")  # fmt: skip
    page.open(f"{U_MAZE},keys=sssddss")
    page.sees("all of it", ["won", 0, ""], kept)
    page.sees("not won here", 0, "won_here")
    page.open(f"{U_MAZE},keys=s")
    page.after("ssddss", "its end", ["won", 0, ""], kept)
    page.open(f"{U_MAZE},keys=s")
    text = page.run("game_text()")
    page.open("#9x7,seed=3")
    page.open_file(text, "width === 5")
    page.press(*"ss")
    page.reload()
    page.after("ddss", "from a file", ["won", 0, ""], kept)
    page.open("#5x5,seed=2")
    page.press(page.way()[0])
    page.reload()
    page.after(page.way(), "from the start", ["won", 1, RECORD], kept)


def quiet(page: Page) -> None:
    page.open("")
    for _ in range(3):
        page.press(*"tfu.cbevt.cccbe?", "Escape", "p", "Escape")
        page.press(*page.way()[:30])
        page.press(*"ggnnrrFF")
        page.wait_until("performance.now() - ended > 300")
        page.press("n")
    for selector in ("[data-do=new]", "[data-do=menu]"):
        page.click(selector)
        page.press("Escape")
    page.wait_until("!glide && !frame_asked && !way_since && !flash_since")
    check("requests", [], page.requests())


def policy(page: Page) -> None:
    check_policy(page)
    page.open("")
    script = """(async () => {
        const refused = [];
        const attempt = async (name, act) => { try { await act(); } catch { refused.push(name); } };
        await attempt('eval', () => { if (window.eval('1') === 1) return; throw 0; });
        await attempt('innerHTML', () => { document.body.innerHTML = '<b>'; });
        await attempt('fetch', () => fetch('https://example.com/'));
        const script = document.createElement('script');
        await attempt('script', () => { script.append('window.slipped_in = true');
            document.body.append(script); if (!window.slipped_in) throw 0; });
        const picture = new Image();
        await attempt('picture', () => new Promise((done, fail) => {
            picture.onload = done; picture.onerror = fail; picture.src = 'https://example.com/x.png'; }));
        return refused;
    })()"""
    refused = page.call("Runtime.evaluate", expression=script, awaitPromise=True,
                        returnByValue=True, allowUnsafeEvalBlockedByCSP=False)  # fmt: skip
    check("refused", ["eval", "innerHTML", "fetch", "script", "picture"], refused["result"]["value"])  # fmt: skip
    check("said in the console", True, len(page.complaints()) >= 4)


def plain(page: Page) -> None:
    text = Path(page.home).read_text()
    maze = re.findall(r'<script type="text/plain" id="maze"[^>]*>\n(.*?)</script>', text, re.DOTALL)  # fmt: skip
    check("one maze", 1, len(maze))
    size = len(text.encode()) - len(maze[0].encode())
    check(f"{size} bytes", True, size <= 143360)
    check("strict", True, "<script>\n'use strict';" in text)
