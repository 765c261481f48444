"""What page.bats claims of the page, tried in a real browser.

page.py CLAIM PAGE      the claim holds for that file: status 0, or what is wrong and 1
page.py bench PAGE      how quick the page is here
page.py hashes PAGE     what the content security policy has to say of its script and style
"""

from __future__ import annotations

import base64
import contextlib
import hashlib
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from browser import Browser

ROOT = Path(__file__).resolve().parents[2]
BASH_TWIN = [os.environ.get("MAZE_BASH", "bash"), str(ROOT / "maze.sh")]
PYTHON_TWIN = [os.environ.get("PYTHON", sys.executable), "-m", "python_ref"]
ENDS = ("corners", "opposite", "center", "random", "far")
U_MAZE = "5x5,seed=1"  # south to the third row, east, south to the exit
HOSTILE = ["<img src=x onerror=alert(1)>", "999999999x1", "5x", "x5", "4x5", "5x5x5", "5x-5",
           "05x5,seed=0", "5x5,seed=2147483647", "5x5,seed=1e3", "5x5,seed=", "5x5,seed=0x10",
           "5x5,ends=nowhere", "5x5,ends=__proto__", "5x5,constructor", "5x5,weave=1", "5x5,,",
           "5x5,keys=asdq", "5x5,keys=" + "é" * 9, "5x5,bridges=1000001", "%00", "../../etc",
           "javascript:alert(1)", "a" * 100_000, "5x5,keys=" + "s" * 100_000,
           "5x5,seed=" + "9" * 50, "٥x٥", "5x5,seed=１"]  # fmt: skip


def twin(command: list[str], *arguments: str) -> str:
    """What a twin prints; it has to end well."""
    return subprocess.run(
        [*command, *arguments],
        check=True,
        cwd=ROOT,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
    ).stdout.decode()


def is_known(*arguments: str) -> bool:
    """Do both twins know that already?"""
    return all(
        subprocess.run([*command, *arguments], check=False, cwd=ROOT, stdin=subprocess.DEVNULL,
                       stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL).returncode == 0
        for command in (BASH_TWIN, PYTHON_TWIN)
    )  # fmt: skip


def check(what: str, expected: object, actual: object) -> None:
    """End with status 1 unless the two are the same."""
    if expected != actual:
        print(f"{what}\n  expected {expected!r:.2000}\n  but was  {actual!r:.2000}")
        sys.exit(1)


def go_to(browser: Browser, address: str) -> None:
    """Change what stands behind the # of the page that is open.

    Chromium passes over what comes too often, 200 times in 10 seconds; then it is tried again."""
    browser.run(
        "new Promise((done) => { addEventListener('hashchange', () => done(), { once: true });"
        " const go = () => { const before = location.hash;"
        f" location.hash = {json.dumps(address)};"
        " if (location.hash === before) setTimeout(go, 500); }; go(); })"
    )


def way_of(browser: Browser) -> str:
    """The keys of the shortest way from where the player is."""
    return browser.run(
        "solve(player).slice(1).map((to, i, way) =>"
        " MOVE_KEYS[direction_of(i ? way[i - 1] : player, to)]).join('')"
    )


def state_of(browser: Browser) -> list[Any]:
    """Result, moves, bumps, and the player's column and row."""
    return browser.run("[result, moves, bumps, column(player), row(player)]")


def wait_still(browser: Browser) -> None:
    """Until nothing moves any more."""
    browser.wait_until("!glide && !frame_asked && !way_since && !flash_since")


# The maze.


def same_mazes(browser: Browser, page: str) -> None:
    """500 mazes of all kinds, from the address, as maze files: byte for byte as the twins'."""
    chance = random.Random(10)
    known = [k for k in ENDS if is_known("generate", "5x5", "-s", "1", "--ends", k)]
    browser.open(page)
    count = 0
    for n in range(100):
        longest = 101 if n % 10 == 0 else 41
        width, height = (chance.randrange(5, longest + 1, 2) for _ in "xy")
        seed = chance.choice([chance.randrange(1, 2147483642), n + 1, 2147483642])
        bridges = chance.choice(["", "", "weave", f"bridges={chance.randrange(9)}"])
        ends = known[n % len(known)]
        options = [f"{width}x{height}", "-s", str(seed), "--ends", ends, "--count", "5"]
        options += [f"--{bridges}"] if bridges else []
        made = []
        for i in range(5):
            kind = [f"{width}x{height}", f"seed={seed + i}", bridges, f"ends={ends}"]
            go_to(browser, ",".join(filter(None, kind)))
            made.append(browser.run("game_text()"))
            count += 1
        for command in (BASH_TWIN, PYTHON_TWIN):
            expected = twin(command, "generate", "-f", "text", *options)
            check(f"{command[-1]} {options}", expected, "\n".join(made))
    check("mazes", 500, count)
    if len(known) < len(ENDS):
        print(f"not compared, for the twins do not know them: {set(ENDS) - set(known)}")


def far_ends(browser: Browser, page: str) -> None:
    """With ends=far no two cells are farther apart than start and goal, in a maze without loops."""
    browser.open(page)
    for seed in range(1, 41):
        weave = ",weave" if seed % 2 else ""
        go_to(browser, f"{9 + 2 * (seed % 5)}x9,seed={seed},ends=far{weave}")
        cells = browser.run("""(() => {
            const cells = [], far = [];
            for (let y = 0; y < cells_high; y++) {
                for (let x = 0; x < cells_wide; x++) cells.push(cell_at(x, y));
            }
            const distances = (from) => {
                const found = new Map([[from, 0]]);
                for (const [here, n] of found) {
                    for (let k = 0; k < 4; k++) {
                        const next = cell[here + step[k]];
                        const to = here + (next === OPEN ? 2 : next === BRIDGE_EAST + k ? 4 : 0) * step[k];
                        if (!found.has(to)) found.set(to, n + 1);
                    }
                }
                return cells.map((at) => found.get(at));
            };
            return { start: cells.indexOf(start), goal: cells.indexOf(goal), first: distances(cells[0]),
                from: distances(start), most: Math.max(...cells.map((at) => Math.max(...distances(at)))) };
        })()""")
        first, from_start = cells["first"], cells["from"]
        check(f"start, seed {seed}", first.index(max(first)), cells["start"])
        check(f"goal, seed {seed}", from_start.index(max(from_start)), cells["goal"])
        check(f"distance, seed {seed}", cells["most"], max(from_start))


def same_games(browser: Browser, page: str) -> None:
    """200 games by key events: moves, bumps, result and place as play --keys says."""
    chance = random.Random(11)
    arrows = {"a": "ArrowLeft", "d": "ArrowRight", "s": "ArrowDown", "w": "ArrowUp"}
    has_undo = "moves: 2" in twin(BASH_TWIN, "play", "5x5", "-s", "1", "--keys", "su")
    browser.open(page)
    wins = 0
    for n in range(200):
        width, height = (chance.randrange(5, 16, 2) for _ in "xy")
        seed, ends = chance.randrange(1, 99999), ENDS[n % 4]
        weave = n % 3 == 0
        go_to(browser, f"{width}x{height},seed={seed},ends={ends}" + ",weave" * weave)
        keys = ""
        for key in way_of(browser) if n % 2 else "asdw" * 9:
            while chance.random() < 0.25:
                keys += chance.choice("asdw" + "u" * has_undo)
            keys += key if n % 2 else chance.choice("asdw")
        browser.press_all([arrows[k] if n % 4 > 1 and k in arrows else k for k in keys])
        expected = twin(BASH_TWIN, "play", f"{width}x{height}", "-s", str(seed), "--ends", ends,
                        "--keys", keys, *["--weave"] * weave)  # fmt: skip
        facts = dict(re.findall(r"^(\w+): (.*)$", expected, re.MULTILINE))
        result, moves, bumps, x, y = state_of(browser)
        wins += result == "won"
        check(f"{width}x{height} {seed} {ends} {keys}", facts, {"result": result,
              "moves": f"{moves}", "bumps": f"{bumps}", "position": f"{x},{y}"})  # fmt: skip
    check("games won", True, wins > 20)


def undo(browser: Browser, page: str) -> None:
    """u and Backspace go back by the last step not yet gone back by, as moves; then nothing."""
    browser.open(f"{page}#{U_MAZE}")
    browser.type_text("ssad")
    check("two steps, two bumps", ["unfinished", 2, 2, 2, 3], state_of(browser))
    browser.type_text("u")
    browser.press("Backspace")
    check("gone back", ["unfinished", 4, 2, 2, 1], state_of(browser))
    browser.type_text("uu")
    check("nowhere to go back to", ["unfinished", 4, 2, 2, 1], state_of(browser))
    check("the keys kept", "ssaduu", browser.run("keys"))


# Files and links.


def embedded(browser: Browser, page: str) -> None:
    """The page opens with the maze that bash put into it, and knows its kind again."""
    for options in (["9x7", "-s", "3"], ["21x15", "-s", "5", "--weave", "--ends", "random"],
                    ["21x15", "-s", "6", "--bridges", "2", "--ends", "center"]):  # fmt: skip
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "page.html")
            file.write_text(twin(BASH_TWIN, "page", *options))
            browser.open(str(file))
            text = twin(BASH_TWIN, "generate", "-f", "text", *options)
            check(f"{options}", text, browser.run("game_text()"))
            address = browser.run("write_address(kind, '')")
            go_to(browser, address)
            check(f"{address}", text, browser.run("game_text()"))


def saved(browser: Browser, page: str) -> None:
    """Save downloads the maze file as it began and the keys since; Open goes on with it."""
    with tempfile.TemporaryDirectory() as folder:
        browser.call(
            "Browser.setDownloadBehavior", behavior="allow", downloadPath=folder
        )
        browser.open(f"{page}#9x7,seed=3")
        browser.type_text("sssdddwwddu")
        browser.run("clock = 61500")
        browser.click("[data-do=menu]")
        browser.click("[data-do=save]")
        file = Path(folder, "maze-9x7-3.txt")
        deadline = time.monotonic() + 10
        while not file.exists() and time.monotonic() < deadline:
            time.sleep(0.05)
        text = twin(BASH_TWIN, "generate", "9x7", "-s", "3", "-f", "text")
        check("the file", text + "# keys sssdddwwddu\n# time 61\n", file.read_text())
        state = state_of(browser)
        browser.open(f"{page}#5x5,seed=9")
        open_file(browser, file)
        browser.wait_until("width === 9")
        check("the game goes on", state, state_of(browser))
        check("its clock", 61000, browser.run("read_clock()"))


def open_file(browser: Browser, file: Path) -> None:
    """Choose a file, as if by hand."""
    document = browser.call("DOM.getDocument")["root"]["nodeId"]
    node = browser.call("DOM.querySelector", nodeId=document, selector="#file")
    browser.call(
        "DOM.setFileInputFiles", nodeId=node["nodeId"], files=[str(file.resolve())]
    )


def wrong_files(browser: Browser, page: str) -> None:
    """What is no maze file is refused in one line, and the game stays as it was."""
    good = ["5 5", "1 8 1 1 1", "1 0 1 0 1", "1 0 1 0 1", "1 0 0 0 1", "1 1 1 7 1"]
    wrong = {
        "": 1,
        "5 5": 2,
        "5": 1,
        "4 5": 1,
        "5 99999": 1,
        "x[$(reboot)] 5": 1,
        "\n".join([*good[:5], "1 1 1 7"]): 6,
        "\n".join([*good[:5], "1 1 1 6 1"]): 6,
        "\n".join([*good[:5], "1 1 1 7 7"]): 6,
        "\n".join([*good[:5], "1 1 1 1 7"]): 6,
        "\n".join([*good[:5], "1 1 8 7 1"]): 6,
        "\n".join([*good[:5], "1 1 1 <b> 1"]): 6,
        "\n".join([*good, "1 1 1 1 1"]): 7,
    }
    browser.open(f"{page}#9x7,seed=3")
    browser.type_text("sss")
    before = browser.run("game_text()"), state_of(browser)
    with tempfile.TemporaryDirectory() as folder:
        for text, line in wrong.items():
            file = Path(folder, "w<b>.txt")
            file.write_text(text)
            open_file(browser, file)
            browser.wait_until("get('wrong').textContent")
            said = browser.run("get('wrong').textContent")
            check(f"{text!r}", f"w<b>.txt is no maze file, see line {line}", said)
            check("the game", before, (browser.run("game_text()"), state_of(browser)))
            browser.run("put('wrong', '')")
        file = Path(folder, "bridge.txt")
        file.write_text(
            "\n".join(["5 5", "1 1 1 1 1", "1 8 4 7 1", *["1 1 1 1 1"] * 3])
        )
        open_file(browser, file)
        browser.wait_until("get('wrong').textContent")
        check("a bridge with one end", before[0], browser.run("game_text()"))


def link(browser: Browser, page: str) -> None:
    """A copied link opens the same maze with the same game."""
    browser.open(f"{page}#9x7,seed=3,ends=random,weave")
    browser.type_text(way_of(browser)[:4] + "asdwu")
    browser.call(
        "Browser.grantPermissions", permissions=["clipboardReadWrite"]
    )  # no more
    browser.run(
        "{ setTimeout(copy_link, 100) }"
    )  # where it may not write to the clipboard
    shown = browser.wait_for("Page.javascriptDialogOpening")["defaultPrompt"]
    browser.call("Page.handleJavaScriptDialog", accept=False)
    permissions = ["clipboardReadWrite", "clipboardSanitizedWrite"]
    browser.call("Browser.grantPermissions", permissions=permissions)
    state, text = state_of(browser), browser.run("game_text()")
    browser.click("[data-do=menu]")
    browser.click("#menu_list [data-do=link]")
    browser.wait_until("get('notice').textContent === say.copied")
    copied = browser.run("navigator.clipboard.readText()")
    address = copied.partition("#")[2]
    check("shown, where it cannot be copied", copied, shown)
    check("the kind", "9x7,seed=3,weave,ends=random,keys=", address[:34])
    browser.open(copied)
    check("the game", (state, text), (state_of(browser), browser.run("game_text()")))


def no_link(browser: Browser, page: str) -> None:
    """Where no link can hold the game, that is said, and nothing is copied."""
    browser.open(f"{page}#9x7,seed=3")
    permissions = ["clipboardReadWrite", "clipboardSanitizedWrite"]
    browser.call("Browser.grantPermissions", permissions=permissions)
    browser.run("navigator.clipboard.writeText('before')")
    for what, cause in (
        ("keys of 65,537 characters", "keys = 'su'.repeat(32768) + 's'"),
        ("ends placed anew", "place_new_ends()"),
    ):
        browser.run(cause)
        browser.click("[data-do=menu]")
        browser.click("#menu_list [data-do=link]")
        told = "No link can hold this game: save it."
        check(what, told, browser.run("get('notice').textContent"))
        check(what, "before", browser.run("navigator.clipboard.readText()"))


def seed_shown(browser: Browser, page: str) -> None:
    """An address that leaves seed or size to the page is shown with those that were taken."""
    browser.open(f"{page}#21x21,weave,keys=sd")
    address = browser.run("location.hash")
    seed = browser.run("kind.seed")
    check("the seed", f"#21x21,seed={seed},weave,keys=sd", address)
    browser.open(f"{page}#seed=7")
    address, size = browser.run("[location.hash, `${width}x${height}`]")
    check("the size", f"#{size},seed=7", address)


def messenger(browser: Browser, page: str) -> None:
    """An address that a messenger has written with %2C and %3D is read, and passes the same gate."""
    browser.open(f"{page}#9x7%2Cseed%3D3%2Ckeys%3Dss")
    check("the game", [9, 3, 2], browser.run("[width, kind.seed, moves]"))
    browser.open(f"{page}#9x7%2Cseed%3D3%2Ckeys%3Dq")
    said = browser.run("get('wrong').textContent")
    check("wrong", "This address is no maze: unknown: keys=q", said)
    browser.open(f"{page}#9x7%2")
    said = browser.run("get('wrong').textContent")
    check("damaged", True, said.startswith("This address is no maze: "))


def reloaded(browser: Browser, page: str) -> None:
    """A game that goes on is there again when the page is loaded again, with its clock and hints."""
    browser.open(f"{page}#9x7,seed=3")
    browser.type_text("sssaf")
    at = browser.run("clock = 5000, read_clock()")
    before = state_of(browser), browser.run("game_text()")
    browser.reload()
    check("the game", before, (state_of(browser), browser.run("game_text()")))
    check("hints", 1, browser.run("hints"))
    check("the clock", True, browser.run("read_clock()") >= at)
    browser.press("g")
    text = browser.run("game_text()")
    browser.reload()
    check("new ends", text, browser.run("game_text()"))


def other_address(browser: Browser, page: str) -> None:
    """A game that was kept does not come up under another address, nor after its end."""
    browser.open(f"{page}#9x7,seed=3")
    browser.type_text("sss")
    browser.open(f"{page}#9x7,seed=4")
    check("another", [4, 0], browser.run("[kind.seed, moves]"))
    browser.open(f"{page}#{U_MAZE}")
    browser.type_text("sssddss")
    browser.reload()
    check("after its end", ["unfinished", 0, 0, 2, 1], state_of(browser))


# Fingers, windows, colours.


def swipes(browser: Browser, page: str) -> None:
    """A swipe walks to the next fork; a finger that turns goes on; each step counts."""
    browser.set_phone()
    browser.open(f"{page}#{U_MAZE}")
    browser.touch((200, 300), (200, 320), (200, 380))
    check("down", ["unfinished", 3, 0, 2, 4], state_of(browser))
    browser.touch((150, 300), (250, 305))
    check("right", ["unfinished", 5, 0, 4, 4], state_of(browser))
    browser.touch((150, 300), (60, 300))
    check("left", ["unfinished", 7, 0, 2, 4], state_of(browser))
    browser.touch((200, 300), (110, 290))
    check("into a wall", ["unfinished", 7, 1, 2, 4], state_of(browser))
    browser.press("r")
    browser.touch(
        (100, 200), (100, 240), (100, 300), (150, 300), (250, 300), (250, 380)
    )
    check("one finger, all the way", ["won", 7, 0, 4, 6], state_of(browser))
    browser.open(f"{page}#{U_MAZE}")
    browser.touch((195, 500))
    check("a touch below the player", ["unfinished", 3, 0, 2, 4], state_of(browser))


def buttons(browser: Browser, page: str) -> None:
    """The buttons of a phone do all there is to do, and are large enough for a finger."""
    browser.set_phone()
    browser.open(f"{page}#{U_MAZE}")
    for selector in ("#pad button", "#dock button"):
        sizes = browser.run(
            f"Array.from(all('{selector}'), (button) => {{ const box = button.getBoundingClientRect();"
            " return [box.width, box.height, box.right, box.bottom, box.left] })"
        )
        for width, height, right, bottom, left in sizes:
            check(
                f"{selector} in the window",
                True,
                left >= 0 and right <= 390 and bottom <= 844,
            )
            check(
                f"{selector} wide and high enough", True, width >= 44 and height >= 40
            )
    browser.tap("[data-walk=s]")
    browser.tap("[data-walk=d]")
    check("two buttons", ["unfinished", 5, 0, 4, 4], state_of(browser))
    browser.tap("[data-do=undo]")
    check("undo", ["unfinished", 6, 0, 3, 4], state_of(browser))
    browser.tap("[data-do=hint]")
    check("hint", [1, 3], browser.run("[hints, hint.length]"))
    browser.tap("[data-do=trail]")
    check("trail", False, browser.run("trail_shown"))
    browser.tap("[data-do=overview]")
    check("map", True, browser.run("overview"))
    browser.tap("[data-do=overview]")
    browser.tap("[data-do=solve]")
    check("solve asks", "unfinished", browser.run("result"))
    browser.tap("[data-do=solve]")
    check("solve", ["quit", 8], browser.run("[result, way.length]"))
    browser.wait_until("performance.now() - ended > 300")
    browser.tap("#end [data-do=next]")
    check("next", ["unfinished", 2], browser.run("[result, kind.seed]"))
    browser.tap("[data-do=new]")
    browser.tap("[data-size='31x21']")
    browser.tap("#new_form .main")
    check("new", [31, 21], browser.run("[width, height]"))
    browser.tap("[data-do=menu]")
    browser.tap("[data-do=language]")
    check("language", "de", browser.run("root.lang"))
    browser.tap("#menu_dialog .main")
    check("closed", 0, browser.run("all('dialog[open]').length"))


def tapped_ahead(browser: Browser, page: str) -> None:
    """The buttons of the end wait until a finger that walked has rested for 0.3 seconds."""
    browser.set_phone()
    browser.open(f"{page}#{U_MAZE}")
    for way in "sds":
        browser.tap(f"[data-walk={way}]")
    for _ in range(3):
        browser.tap("#end [data-do=next]")
    check("at once", ["won", 1], browser.run("[result, kind.seed]"))
    browser.wait_until("performance.now() - ended > 300")
    browser.tap("#end [data-do=next]")
    check("after a rest", ["unfinished", 2], browser.run("[result, kind.seed]"))


def end_seen(browser: Browser, page: str) -> None:
    """At the end of a game Next and Again are seen whole, in small windows too."""
    for width, height in ((390, 844), (844, 390), (320, 568), (640, 400), (195, 422)):
        browser.set_phone(width, height)
        browser.open(f"{page}#21x15,seed=7")
        browser.press("F")
        wait_still(browser)
        hidden = browser.run("""(() => { const panel = get('end').getBoundingClientRect();
            return ['next', 'again'].filter((name) => {
                const box = get('end').querySelector(`[data-do=${name}]`).getBoundingClientRect();
                return box.top < panel.top || box.bottom > Math.min(panel.bottom, innerHeight)
                    || box.right > Math.min(panel.right, innerWidth); }); })()""")
        check(f"{width}x{height}", [], hidden)


def nearly_fits(browser: Browser, page: str) -> None:
    """A maze that is only a little too wide for a phone is drawn a little smaller, and fits."""
    browser.set_phone()
    browser.open(f"{page}#41x31,seed=7")
    check("41x31", True, browser.run("edge_of(width + 2) <= view_width"))
    browser.open(f"{page}#61x31,seed=7")
    check("61x31 scrolls", True, browser.run("edge_of(width + 2) > view_width"))


def words_row(browser: Browser, page: str) -> None:
    """The words have a row of their own, and cover nothing of the maze."""
    for phone in (False, True):
        if phone:
            browser.set_phone()
        browser.open(f"{page}#41x31,seed=7")
        browser.press("e")
        wait_still(browser)
        rows = browser.run(
            "[get('words').getBoundingClientRect().bottom, stage.getBoundingClientRect().top]"
        )
        check("below the words", True, rows[0] <= rows[1])
        check_player_seen(browser)


def rotation(browser: Browser, page: str) -> None:
    """Turned, the phone shows the same game, all of the maze and all of the buttons."""
    browser.set_phone()
    browser.open(f"{page}#21x21,seed=4")
    browser.type_text(way_of(browser)[:20])
    state = state_of(browser)
    for width, height in ((844, 390), (390, 844), (844, 390), (320, 568)):
        browser.set_phone(width, height)
        browser.wait_until(
            f"innerWidth === {width} && view_width === stage.clientWidth"
        )
        wait_still(browser)
        check(f"{width}x{height}", state, state_of(browser))
        check_player_seen(browser)
        check("nothing scrolls", [width, height],
              browser.run("[root.scrollWidth, root.scrollHeight]"))  # fmt: skip
        lost = browser.run(
            "Array.from(all('#pad button, #dock button')).filter((button) => {"
            " const box = button.getBoundingClientRect(); return box.left < 0 || box.top < 0"
            " || box.right > innerWidth || box.bottom > innerHeight }).length"
        )
        check(f"buttons out of the window, {width}x{height}", 0, lost)


def check_player_seen(browser: Browser) -> None:
    """The middle of the player's square is dark on yellow, in the window."""
    colors = browser.run("""(() => {
        const dots = devicePixelRatio, x = shown_x - view_x, y = shown_y - view_y, side = box_side() * .4;
        const color = (a, b) => Array.from(top_pen.getImageData(Math.round(a * dots), Math.round(b * dots), 1, 1).data);
        return [x >= 0 && y >= 0 && x <= view_width && y <= view_height, color(x, y), color(x - side, y + side * .6)];
    })()""")
    check("the player", [True, [26, 21, 51, 255], [255, 205, 28, 255]], colors)


def scrolling(browser: Browser, page: str) -> None:
    """In a maze larger than the window, a quarter of it stays ahead of the player."""
    browser.set_phone()
    browser.open(f"{page}#101x101,seed=3")
    for _ in range(12):
        browser.press_all(list(way_of(browser)[:40]))
        wait_still(browser)
        check_player_seen(browser)
        ahead = browser.run("""[[shown_x, view_x, view_width, edge_of(width + 2)],
            [shown_y, view_y, view_height, edge_of(height + 2)]].map(([at, from, seen, whole]) =>
            whole <= seen || ((at - from >= seen / 4 - 1 || from < 1) &&
            (from + seen - at >= seen / 4 - 1 || from + seen > whole - 1)))""")
        check("a quarter ahead", [True, True], ahead)
    browser.press("v")
    wait_still(browser)
    fits = browser.run(
        "edge_of(width + 2) <= view_width && edge_of(height + 2) <= view_height"
    )
    check("the whole maze", True, fits)


def each_theme(browser: Browser, page: str) -> Iterator[str]:
    """A maze in every theme, light and dark, one after the other: which of the two it is."""
    for scheme in ("light", "dark"):
        browser.set_media(prefers_color_scheme=scheme)
        browser.open(f"{page}#{U_MAZE}")
        seen = set()
        for _ in range(4):
            browser.press("c")
            seen.add(browser.run("theme()"))
            yield scheme
        check("themes", 4, len(seen))


def contrast(browser: Browser, page: str) -> None:
    """All text stands out 7 to 1 from what is behind it, in every theme, light and dark."""
    for scheme in each_theme(browser, page):
        browser.run("all('dialog').forEach((dialog) => dialog.show()); put('wrong', 'x');"
                    " put('new_wrong', 'x'); tell('x'); get('end').hidden = false;"
                    " describing = true; show_pressed()")  # fmt: skip
        low = browser.run("""(() => {
            const light = ([r, g, b]) => [r, g, b].map((c) => c / 255)
                .map((c) => (c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4))
                .reduce((sum, c, i) => sum + c * [.2126, .7152, .0722][i], 0);
            const parts = (color) => color.match(/[0-9.]+/g).map(Number);
            const behind = (element) => {
                for (; element; element = element.parentElement) {
                    const color = getComputedStyle(element).backgroundColor;
                    if (parts(color)[3] !== 0) return color;
                }
            };
            return Array.from(document.querySelectorAll('body *')).filter((element) =>
                element.getClientRects().length && Array.from(element.childNodes).some((node) =>
                node.nodeType === 3 && node.data.trim())).map((element) => {
                const front = light(parts(getComputedStyle(element).color));
                const back = light(parts(behind(element)));
                const ratio = (Math.max(front, back) + .05) / (Math.min(front, back) + .05);
                return [element.textContent, Math.round(ratio * 10) / 10];
            }).filter(([, ratio]) => ratio < 7);
        })()""")
        theme = browser.run("theme()")
        check(f"{scheme}, {theme}", [], low)
        browser.run("all('dialog[open]').forEach((dialog) => dialog.close());"
                    " get('end').hidden = true")  # fmt: skip


def dark(browser: Browser, page: str) -> None:
    """Light or dark as the system is, and when it changes."""
    browser.set_media(prefers_color_scheme="light")
    browser.open(f"{page}#{U_MAZE}")
    wait_still(browser)
    paper = "getComputedStyle(document.body).backgroundColor"
    floor = "Array.from(trail_pen.getImageData(trail_pen.canvas.width / 2, trail_pen.canvas.height / 2, 1, 1).data)"
    check(
        "light",
        ["rgb(243, 238, 228)", [255, 253, 247, 255]],
        browser.run(f"[{paper}, {floor}]"),
    )
    browser.set_media(prefers_color_scheme="dark")
    browser.wait_until("ink.floor === '#171a2b' && held")
    check(
        "dark",
        ["rgb(14, 16, 27)", [23, 26, 43, 255]],
        browser.run(f"[{paper}, {floor}]"),
    )
    check_player_seen(browser)


def paper(browser: Browser, page: str) -> None:
    """Printed, every maze is one page, on A4 and on Letter, upright and across."""
    for kind in ("5x5", "41x31", "101x101", "21x201", "201x21,weave"):
        browser.open(f"{page}#{kind},seed=7")
        browser.type_text("sd")
        for width, height in ((8.27, 11.69), (8.5, 11), (11.69, 8.27)):
            pdf = browser.print_pdf(paperWidth=width, paperHeight=height)
            pages = len(re.findall(rb"/Type\s*/Page\b", pdf))
            check(f"{kind} on {width} x {height}", 1, pages)


def sheet_walls(browser: Browser, page: str) -> None:
    """The walls of the printed sheet, read back, are the maze."""
    browser.open(f"{page}#21x15,seed=8")
    browser.run("make_sheet()")
    path = browser.run("document.querySelector('#sheet path').getAttribute('d')")
    walls = set()
    for x, y, way, end in re.findall(r"M(\d+) (\d+)([HV])(\d+)", path):
        x1, y1, last = int(x) // 8, int(y) // 8, int(end) // 8
        for n in range(x1 if way == "H" else y1, last + 1):
            walls.add((n, y1) if way == "H" else (x1, n))
    rows = twin(BASH_TWIN, "generate", "21x15", "-s", "8", "-f", "digits").splitlines()
    expected = {(x, y) for y, row in enumerate(rows) for x, code in enumerate(row.split())
                if code == "0"}  # fmt: skip
    check("walls", expected, walls)


def sheet_whole(browser: Browser, page: str) -> None:
    """All that is drawn on the printed sheet lies within it, start and goal too."""
    browser.call("Emulation.setEmulatedMedia", media="print")
    for ends in ENDS:
        for seed in range(1, 9):
            browser.open(f"{page}#9x7,seed={seed},ends={ends}")
            outside = browser.run("""(make_sheet(), (() => {
                const svg = document.querySelector('#sheet svg'), paper = svg.viewBox.baseVal;
                const ink = svg.firstChild.getBBox(), pen = .75;
                return [ink.x - pen - paper.x, ink.y - pen - paper.y,
                    paper.x + paper.width - ink.x - ink.width - pen,
                    paper.y + paper.height - ink.y - ink.height - pen].filter((room) => room < 0); })())""")
            check(f"{ends} {seed}", [], outside)


# Safety.


def hostile(browser: Browser, page: str) -> None:
    """A wrong address gives one clear line and a maze to play, and does nothing else."""
    browser.open(page)
    elements = browser.run("all('*').length")
    for address in HOSTILE:
        browser.open(f"{page}#{address}")
        line = browser.run("get('wrong').textContent")
        check(
            f"{address:.50}: one line", True, 0 < len(line) < 160 and "\n" not in line
        )
        check(
            f"{address:.50}: it says so",
            True,
            line.startswith("This address is no maze: "),
        )
        check(f"{address:.50}: elements", elements, browser.run("all('*').length"))
        browser.type_text("s")
        check(f"{address:.50}: playable", 1, browser.run("moves"))
        check(f"{address:.50}: complaints", [], browser.complaints())


def storage_refused(browser: Browser, page: str) -> None:
    """Where the browser keeps nothing for a page (here: one from a data: address), it is played."""
    data = base64.b64encode(Path(page).read_bytes()).decode()
    browser.open(f"data:text/html;base64,{data}#{U_MAZE}")
    refused = (
        "(() => { try { return !localStorage } catch (why) { return why.name } })()"
    )
    check("storage", "SecurityError", browser.run(refused))
    browser.type_text("sssddsc")
    browser.type_text("s")
    check("won", ["won", 7, 0, 4, 6], state_of(browser))
    browser.run("dispatchEvent(new Event('pagehide')); load_kept()")
    check("complaints", [], browser.complaints())


def records(browser: Browser, page: str) -> None:
    """Records are kept, for each kind, without hints; what is damaged is passed over."""
    browser.open(f"{page}#{U_MAZE}")
    browser.type_text("asssddss")
    record = "localStorage.getItem('maze.sh 5x5 plain corners')"
    check("extra moves", "0", browser.run(record).split(" ")[1])
    check(
        "told",
        "Your new record: time, extra moves",
        browser.run("get('end_record').textContent"),
    )
    browser.open(f"{page}#{U_MAZE}")
    browser.run("localStorage.setItem('maze.sh 5x5 plain corners', '1 0')")
    browser.type_text("sssddss")
    check(
        "none", ["1 0", ""], browser.run(f"[{record}, get('end_record').textContent]")
    )
    browser.open(f"{page}#{U_MAZE}")
    browser.run("localStorage.setItem('maze.sh 5x5 plain corners', 'x[$(reboot)] 0')")
    browser.type_text("fsssddss")
    check("with a hint", "x[$(reboot)] 0", browser.run(record))
    browser.open(f"{page}#{U_MAZE}")
    browser.type_text("sssddss")
    check("damaged", "0", browser.run(record).split(" ")[1])
    browser.run("localStorage.clear()")


def no_forged_records(browser: Browser, page: str) -> None:
    """A game that began with keys, from a link or a file, makes no record."""
    kept = "[result, localStorage.length, get('end_record').textContent]"
    browser.open(f"{page}#{U_MAZE},keys=sssddss")
    check("all of it", ["won", 0, ""], browser.run(kept))
    check("not won here", 0, browser.run("won_here"))
    browser.open(f"{page}#{U_MAZE},keys=s")
    browser.type_text("ssddss")
    check("its end", ["won", 0, ""], browser.run(kept))
    browser.open(f"{page}#{U_MAZE},keys=s")
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder, "game.txt")
        file.write_text(browser.run("game_text()"))
        browser.open(f"{page}#9x7,seed=3")
        open_file(browser, file)
        browser.wait_until("width === 5")
        browser.type_text("ss")
        browser.reload()
        browser.type_text("ddss")
        check("from a file", ["won", 0, ""], browser.run(kept))
    browser.wait_until("performance.now() - ended > 300")
    browser.type_text("r")
    browser.type_text("sss")
    browser.reload()
    browser.type_text("ddss")
    check("from the start", ["won", 1], browser.run(kept)[:2])
    browser.run("localStorage.clear()")


def quiet(browser: Browser, page: str) -> None:
    """A long game with every key: nothing in the console, and nothing is asked for anywhere."""
    browser.open(page)
    for _ in range(3):
        browser.type_text("tfu.cbevt.cccbe?")
        browser.press("Escape")
        browser.type_text("p")
        browser.press("Escape")
        browser.press_all(list(way_of(browser)[:30]))
        browser.type_text("gnrF")
        browser.wait_until("performance.now() - ended > 300")
        browser.type_text("n")
    for selector in ("[data-do=new]", "[data-do=menu]"):
        browser.click(selector)
        browser.press("Escape")
    wait_still(browser)
    check("complaints", [], browser.complaints())
    check("requests", [Path(page).resolve().as_uri()],
          [url for url in browser.requests() if not url.startswith("about:")])  # fmt: skip


def policy(browser: Browser, page: str) -> None:
    """The policy names just this script and this style, and lets nothing else run or load."""
    text = Path(page).read_text()
    found = re.search(r'Security-Policy" content="([^"]*)"', text)
    said = " ".join(found[1].split()) if found else ""
    check("the policy", " ".join([
        "default-src 'none';", f"script-src '{digest(text, 'script')}';",
        f"style-src '{digest(text, 'style')}';", "base-uri 'none'; form-action 'none';",
        "require-trusted-types-for 'script'; trusted-types 'none'",
    ]), said)  # fmt: skip
    browser.open(page)
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
    refused = browser.call("Runtime.evaluate", expression=script, awaitPromise=True,
                           returnByValue=True, allowUnsafeEvalBlockedByCSP=False)  # fmt: skip
    check(
        "refused",
        ["eval", "innerHTML", "fetch", "script", "picture"],
        refused["result"]["value"],
    )


def digest(text: str, tag: str) -> str:
    """The hash of what stands in the last element of that name, as a policy has it."""
    inside = re.findall(rf"<{tag}>(.*?)</{tag}>", text, re.DOTALL)[-1]
    return (
        "sha256-" + base64.b64encode(hashlib.sha256(inside.encode()).digest()).decode()
    )


def plain(_: Browser, page: str) -> None:
    """Under 64 KB without its maze; no eval, no innerHTML, no address of anything outside."""
    text = Path(page).read_text()
    maze = re.search(
        r'<script type="text/plain" id="maze">\n(.*?)</script>', text, re.DOTALL
    )
    check("a maze", True, maze is not None)
    size = len(text.encode()) - len(maze[1].encode() if maze else b"")
    check(f"{size} bytes", True, size < 65536)
    strange = re.sub(r"http://www\.w3\.org/2000/svg", "", text)
    for word in (
        "eval(",
        "innerHTML",
        "http:",
        "https:",
        "//cdn",
        "import ",
        "document.write",
    ):
        check(word, 0, strange.count(word))
    check("strict", True, "<script>\n'use strict';" in text)


# For everyone.


def announced(browser: Browser, page: str) -> None:
    """After each move it is said where passages lead; a wall and a hint are said too."""
    browser.open(f"{page}#{U_MAZE}")
    live = browser.run("[get('words').ariaLive, get('words').getAttribute('aria-live'),"
                       " get('wrong').getAttribute('role'), get('notice').getAttribute('role')]")  # fmt: skip
    check("live regions", ["polite", "alert", "status"], live[1:])
    label = "top_pen.canvas.getAttribute('aria-label')"
    said = "get('words').textContent"
    check(
        "picture",
        "Maze of 5 by 5 squares with 0 bridges. Goal: east 2, south 5.",
        browser.run(label),
    )
    check("start", "Open: south 3. Goal: east 2, south 5.", browser.run(said))
    browser.press("s")
    check("a move", "Open: south 2, north 1. Goal: east 2, south 4.", browser.run(said))
    browser.press("a")
    check("a wall", "Here is a wall.", browser.run(said))
    browser.press("f")
    check("a hint", "Go south, south, east, east, south.", browser.run(said))
    browser.press("a")
    browser.press("a")
    check("the same again, as another text", "Here is a wall.\u00a0", browser.run(said))
    browser.type_text("ww")
    check("the wrong way", "Wrong way. Goal: east 2, south 5.", browser.run(said))
    browser.press("e")
    box = browser.run("get('words').getBoundingClientRect().height")
    check("to be seen", True, box > 20)
    nameless = browser.run("Array.from(all('button, input, select, dialog, [role=application]')).filter((one) =>"
                           " !one.textContent.trim() && !one.ariaLabel && !one.labels?.length && !one.hidden).length")  # fmt: skip
    check("without a name", 0, nameless)


def keyboard(browser: Browser, page: str) -> None:
    """Tab reaches every button that is seen, each shows that it is focused, Enter presses it."""
    browser.open(f"{page}#{U_MAZE}")
    seen = []
    for _ in range(9):
        browser.press("Tab")
        seen.append(
            browser.run("""(() => { const one = document.activeElement, style = getComputedStyle(one);
            const ring = one === stage ? getComputedStyle(one, '::after').borderTopWidth : style.outlineWidth;
            return [one.dataset.do || one.id, parseFloat(ring) >= 2]; })()""")
        )
    names = ["stage", "new", "hint", "trail", "solve", "overview", "menu"]
    check("focus", [[name, True] for name in names], seen[:7])
    browser.run("document.querySelector('#dock [data-do=menu]').focus()")
    browser.press("Enter")
    check("menu", True, browser.run("get('menu_dialog').open"))
    browser.press("Escape")
    browser.press("?")
    check("help", True, browser.run("get('help_dialog').open"))
    browser.press("Escape")
    browser.press("p")
    covered = "[find_dialog()?.id, getComputedStyle(top_pen.canvas).visibility]"
    check("paused", ["pause_dialog", "hidden"], browser.run(covered))
    browser.type_text("s")
    check("no step", 0, browser.run("moves"))
    browser.press("Escape")
    browser.click("[data-do=menu]")
    browser.press(
        "p"
    )  # from the menu: the close of the one dialog does not end the other
    browser.run("new Promise((done) => setTimeout(done, 50))")
    check("paused from the menu", ["pause_dialog", "hidden"], browser.run(covered))
    browser.press("Escape")
    browser.wait_until("!find_dialog() && !stage.classList.contains('covered')")
    check("goes on", [None, "visible"], browser.run(covered))


def menu_keys(browser: Browser, page: str) -> None:
    """No key moves the player behind the menu; F closes it."""
    browser.open(f"{page}#{U_MAZE}")
    browser.click("[data-do=menu]")
    browser.press("ArrowDown")
    browser.type_text("su")
    menu = "find_dialog()?.id"
    check("no move", ["menu_dialog", 0], browser.run(f"[{menu}, keys.length]"))
    browser.press("F")
    check("F", [None, "quit"], browser.run(f"[{menu}, result]"))


def same_key(browser: Browser, page: str) -> None:
    """The key that opens Help or Pause closes it."""
    browser.open(f"{page}#{U_MAZE}")
    for key, name in (("?", "help_dialog"), ("p", "pause_dialog")):
        for expected in (name, None):
            browser.press(key)
            check(key, expected, browser.run("find_dialog()?.id"))
        browser.wait_until("!stage.classList.contains('covered')")


def map_button(browser: Browser, page: str) -> None:
    """The button of the map opens and closes it by the space bar too."""
    browser.open(f"{page}#41x31,seed=7")
    browser.run("document.querySelector('[data-do=overview]').focus()")
    for expected in (True, False, True):
        browser.press(" ")
        check("the map", expected, browser.run("overview"))


def clock_stands(browser: Browser, page: str) -> None:
    """The clock stands while a dialog is open, when the window comes back too."""
    browser.open(f"{page}#{U_MAZE}")
    browser.press("s")
    for selector in ("[data-do=new]", "[data-do=menu]"):
        browser.click(selector)
        browser.run("document.dispatchEvent(new Event('visibilitychange'))")
        check(selector, 0, browser.run("clock_since"))
        browser.press("Escape")
        browser.wait_until("clock_since")


def trails(browser: Browser, page: str) -> None:
    """In every theme the trail stands out from the floor, more than what was gone back over."""
    for scheme in each_theme(browser, page):
        light = browser.run("""['floor', 'dimmed', 'walked'].map((name) => {
            const pen = new OffscreenCanvas(1, 1).getContext('2d');
            pen.fillStyle = ink[name];
            pen.fillRect(0, 0, 1, 1);
            const [r, g, b] = pen.getImageData(0, 0, 1, 1).data;
            return .21 * r + .72 * g + .07 * b; })""")
        dimmed, walked = (abs(one - light[0]) for one in light[1:])
        theme = browser.run("theme()")
        check(f"{scheme}, {theme}", True, 20 < dimmed < walked - 20)


def theme_named(browser: Browser, page: str) -> None:
    """The key c says which colours it has brought."""
    browser.open(f"{page}#{U_MAZE}")
    for name in ("two-coloured", "high contrast", "no colours", "plain"):
        browser.press("c")
        check("told", f"Colours: {name}", browser.run("get('notice').textContent"))


def reduced_motion(browser: Browser, page: str) -> None:
    """Who wants less motion sees the next picture at once, and nothing that waxes and wanes."""
    browser.set_media(prefers_reduced_motion="reduce")
    browser.open(f"{page}#{U_MAZE}")
    wait_still(browser)
    browser.press("s")
    frames = "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(!glide))))"
    check("a step", True, browser.run(frames))
    browser.press(".")
    alphas = browser.run("""new Promise((done) => { const seen = new Set(); const look = () => {
        seen.add(top_pen.getImageData((2 - view_x) * devicePixelRatio, (shown_y - view_y) * devicePixelRatio, 1, 1).data[3]);
        if (flash_since) requestAnimationFrame(look); else done(seen.size); }; requestAnimationFrame(look); })""")
    check("the row: seen, then not", True, alphas <= 2)


def no_flashing(browser: Browser, page: str) -> None:
    """What shows row and column brightens at most three times a second."""
    browser.open(f"{page}#{U_MAZE}")
    wait_still(browser)
    browser.press(".")
    seen = browser.run("""new Promise((done) => { const seen = []; const look = (now) => {
        seen.push([now, top_pen.getImageData((2 - view_x) * devicePixelRatio, (shown_y - view_y) * devicePixelRatio, 1, 1).data[3]]);
        if (flash_since) requestAnimationFrame(look); else done(seen); }; requestAnimationFrame(look); })""")
    tops = [b[0] for a, b, c in zip(seen, seen[1:], seen[2:]) if a[1] < b[1] >= c[1]]
    rises = [t for i, t in enumerate(tops) if i == 0 or t - tops[i - 1] > 150]
    check("waves", True, 1 <= len(rises) <= 6 and seen[-1][0] - seen[0][0] > 1500)


def german(browser: Browser, page: str) -> None:
    """A German browser gets German, another gets English; the switch is remembered."""
    agent = browser.run("navigator.userAgent")
    for language, label in (("de-AT", "Neu"), ("fr", "New"), ("en-GB", "New")):
        browser.call(
            "Network.setUserAgentOverride", userAgent=agent, acceptLanguage=language
        )
        browser.open(page)
        new = "document.querySelector('[data-do=new] span').textContent"
        check(
            language,
            [label, label == "Neu" and "de" or "en"],
            browser.run(f"[{new}, root.lang]"),
        )
    browser.click("[data-do=menu]")
    browser.click("[data-do=language]")
    browser.open(page)
    check("remembered", ["Neu", "de"], browser.run(f"[{new}, root.lang]"))
    unread = browser.run(
        "TEXTS.trim().split('\\n').filter((text) => !(text.split(':')[0] in say))"
    )
    check("every line of the texts is read", [], unread)
    text = Path(page).read_text()
    used = set(re.findall(r"\bsay\.(\w+)|data-(?:say|label)=\"(\w+)\"", text))
    unknown = [a or b for a, b in used if not browser.run(f"{(a or b)!r} in say")]
    check("every text that is used is there", [], unknown)
    same = browser.run("(() => { speak('en'); const a = say; speak('de'); return Object.keys(say)"
                       ".filter((k) => String(a[k]).split('%s').length !== String(say[k]).split('%s').length) })()")  # fmt: skip
    check("places for values", [], same)
    browser.run("localStorage.clear()")


def language_given(browser: Browser, page: str) -> None:
    """A page that was made with --lang opens in that language, whatever the browser's."""
    agent = browser.run("navigator.userAgent")
    for given, other in (("de", "en"), ("en", "de")):
        browser.call("Network.setUserAgentOverride", userAgent=agent, acceptLanguage=other)  # fmt: skip
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "page.html")
            file.write_text(twin(BASH_TWIN, "page", "5x5", "-s", "1", "--lang", given))
            browser.open(str(file))
            check(f"--lang {given}", given, browser.run("root.lang"))


def end_of_game(browser: Browser, page: str) -> None:
    """The end shows the statistics and both ways, and drops what was typed ahead."""
    browser.open(f"{page}#{U_MAZE}")
    browser.press_all(list("asssddwussnnnr"))
    browser.press_all(list("snr"))
    check("still there", ["won", 1], browser.run("[result, kind.seed]"))
    rows = browser.run(
        "Array.from(all('#end_facts div'), (row) => Array.from(row.children, (c) => c.textContent))"
    )
    check("facts", [["moves", "9"], ["bumps", "1"], ["good moves", "90%"], ["shortest way", "7"],
                    ["efficiency", "77%"], ["hints", "0"], ["won in this sitting", "1"]], rows[1:])  # fmt: skip
    wait_still(browser)
    check("the way", [8, 7], browser.run("[way.length, way_shown]"))
    browser.wait_until("performance.now() - ended > 320")
    browser.press("n")
    check("the next", ["unfinished", 2], browser.run("[result, kind.seed]"))


def bench(browser: Browser, page: str) -> None:
    """Milliseconds from opening the file to a maze that is drawn, and from a key to its frame."""
    print(f"load average {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors")
    print("maze        to playable  carve  key to frame: median, worst of 60 (ms)")
    for side in ("41x31", "101x101", "301x301", "1001x1001", "2001x2001"):
        times, worst = [], []
        for n in range(3):
            browser.open(f"{page}#{side},seed={n + 1}")
            times.append(browser.run(
                "new Promise((done) => { const wait = () => (held ? done(Math.max("
                "performance.getEntriesByName('first-contentful-paint')[0]?.startTime || 0,"
                "performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd))"
                " : requestAnimationFrame(wait)); wait(); })"
            ))  # fmt: skip
        carve = browser.run(
            "(() => { const t = performance.now(); make_maze(kind); return performance.now() - t })()"
        )
        browser.open(f"{page}#{side},seed=1")
        browser.run("""window.samples = []; addEventListener('keydown', (event) => requestAnimationFrame(() =>
            samples.push(performance.now() - event.timeStamp)))""")
        for key in way_of(browser)[:60]:
            browser.press(key)
            time.sleep(0.15)
        browser.wait_until("samples.length === 60")
        worst = sorted(browser.run("samples"))
        print(
            f"{side:11} {min(times):8.0f} {carve:9.0f} {worst[len(worst) // 2]:12.1f} {worst[-1]:8.1f}"
        )


CLAIMS: dict[str, Callable[[Browser, str], None]] = {
    claim.__name__: claim
    for claim in (same_mazes, far_ends, same_games, undo, embedded, saved, wrong_files, link, no_link,
                  seed_shown, messenger, reloaded, other_address, swipes, buttons, tapped_ahead,
                  rotation, end_seen, nearly_fits, words_row, scrolling, contrast, dark, trails,
                  theme_named, paper, sheet_walls, sheet_whole, hostile, storage_refused, records,
                  no_forged_records, quiet, policy, plain, announced, keyboard, menu_keys, same_key,
                  map_button, clock_stands, reduced_motion, no_flashing, german, language_given,
                  end_of_game, bench)
}  # fmt: skip


def main(name: str, page: str) -> None:
    """Try one claim."""
    if name == "hashes":
        text = Path(page).read_text()
        print(f"PAGE_STYLE_HASH='{digest(text, 'style')}'")
        print(f"PAGE_SCRIPT_HASH='{digest(text, 'script')}'")
        return
    with contextlib.closing(Browser()) as browser:
        CLAIMS[name](browser, page)


if __name__ == "__main__":
    main(*sys.argv[1:])
