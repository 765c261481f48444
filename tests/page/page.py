"""What page.bats claims of the page, tried in a real browser: there each claim is said in a sentence.

page.py try PAGE CLAIM ...   what is wrong with these claims for that file; nothing if they hold
page.py serve PAGE           all claims of page.bats, tried in one browser, each told to who asks at
                             the port that is printed; it ends with its standard input
page.py bench PAGE           how quick the page is here
"""

from __future__ import annotations

import base64
import os
import random
import re
import socketserver
import subprocess
import sys
import tempfile
import threading
import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from browser import Browser, Page, find_browser
from hashes import digest

ROOT = Path(__file__).resolve().parents[2]
BASH_TWIN = [os.environ.get("MAZE_BASH", "bash"), str(ROOT / "maze.sh")]
PYTHON_TWIN = [sys.executable, "-m", "python_ref"]
SEED = os.environ.get("MAZE_TEST_SEED", "1")
ENDS = ("corners", "opposite", "center", "random", "far")
U_MAZE = "#5x5,seed=1"  # south to the third row, east, south to the exit
HOSTILE = ["<img src=x onerror=alert(1)>", "999999999x1", "5x", "x5", "4x5", "5x5x5", "5x-5",
           "05x5,seed=0", "5x5,seed=2147483647", "5x5,seed=1e3", "5x5,seed=", "5x5,seed=0x10",
           "5x5,ends=nowhere", "5x5,ends=__proto__", "5x5,constructor", "5x5,weave=1", "5x5,,",
           "5x5,keys=asdq", "5x5,keys=" + "é" * 9, "5x5,bridges=1000001", "%00", "../../etc",
           "5x5,algorithm=nope", "5x5,algorithm=__proto__", "5x5,algorithm=prim,weave", "5x5,loops=101",
           "5x5,loops=", "%zz", "5x5,\u202eseed",
           "javascript:alert(1)", "a" * 100_000, "5x5,keys=" + "s" * 100_000,
           "5x5,seed=" + "9" * 50, "٥x٥", "5x5,seed=１"]  # fmt: skip
AT_ONCE = 3  # claims, each in a page of its own
CLIPBOARD = threading.Lock()  # there is one for all pages


class Wrong(Exception):
    """What a claim expected, and what was."""


def check(what: str, expected: object, actual: object) -> None:
    """The two are the same."""
    if expected != actual:
        raise Wrong(f"{what}\n  expected {expected!r:.2000}\n  but was  {actual!r:.2000}")  # fmt: skip


def share(short: int, whole: int) -> int:
    """How many of what is random: few in make test, all in make test-all."""
    return whole if os.environ.get("MAZE_TEST_ALL") else short


def twin(command: list[str], *arguments: str) -> str:
    """What a twin prints; it has to end well."""
    run = subprocess.run([*command, *arguments], check=True, cwd=ROOT, stdin=subprocess.DEVNULL,
                         stdout=subprocess.PIPE)  # fmt: skip
    return run.stdout.decode()


def put_file(text: str, name: str = "page.html") -> Path:
    """A file of that name, in a folder of its own that is gone in the end."""
    file = Path(tempfile.mkdtemp(), name)
    file.write_text(text)
    return file


def go_to(page: Page, address: str, value: str = "0") -> Any:
    """Change what stands behind the # of the page that is open; that value then."""
    return page.run(
        f"new Promise((done) => {{ addEventListener('hashchange', () => done({value}), {{ once: true }});"
        f" location.hash = {address!r}; }})"
    )


def way_of(page: Page) -> str:
    """The keys of the shortest way from where the player is."""
    return page.run("solve(player).slice(1).map((to, i, way) =>"
                    " MOVE_KEYS[direction_of(i ? way[i - 1] : player, to)]).join('')")  # fmt: skip


def state_of(page: Page) -> list[Any]:
    """Result, moves, bumps, and the player's column and row."""
    return page.run("[result, moves, bumps, column(player), row(player)]")


def settle(page: Page) -> None:
    """The page has taken its size, and all that moves is where it will end."""
    page.wait_until("view_width === stage.clientWidth && view_height === stage.clientHeight")  # fmt: skip
    page.run("draw_frame(Infinity)")


def rest(page: Page) -> None:
    """The fingers, and the page's clock, have rested for 0.3 seconds."""
    page.hold_clock(301)


# The maze.


def same_mazes(page: Page) -> None:
    chance = random.Random(SEED)
    page.open("")
    for n in range(share(6, 100)):
        longest = 101 if n % 10 == 0 else 41
        width, height = (chance.randrange(5, longest + 1, 2) for _ in "xy")
        seed = chance.choice([chance.randrange(1, 2147483642), n + 1, 2147483642])
        bridges = chance.choice(["", "", "weave", f"bridges={chance.randrange(9)}"])
        ends = ENDS[n % len(ENDS)]
        made = [go_to(page, ",".join(filter(None, [f"{width}x{height}", f"seed={seed + i}", bridges,
                f"ends={ends}"])), "game_text()") for i in range(5)]  # fmt: skip
        options = [f"{width}x{height}", "-s", str(seed), "--ends", ends, "--count", "5"]
        options += [f"--{bridges}"] if bridges else []
        for command in (BASH_TWIN, PYTHON_TWIN):
            expected = twin(command, "generate", "-f", "text", *options)
            check(f"{command[-1]} {options}", expected, "\n".join(made))


def same_algorithms(page: Page) -> None:
    chance = random.Random(SEED)
    page.open("")
    algorithms = page.run("Object.keys(ALGORITHMS)")
    listed = twin(BASH_TWIN, "algorithms", "--lang", "en")
    check("bash has them too", [], [name for name in algorithms if name not in listed])
    cases = [
        (name, ends, loops)
        for name in algorithms
        for ends in ENDS
        for loops in ("", "0", "40", "100")
    ]
    chance.shuffle(cases)
    for name, ends, loops in cases[: share(30, 200)]:
        width, height = (chance.randrange(5, 32, 2) for _ in "xy")
        seed = chance.randrange(1, 2147483645)
        kind = f"algorithm={name},ends={ends}" + f",loops={loops}" * bool(loops)
        made = [go_to(page, f"{width}x{height},seed={seed + i},{kind}",
                      "game_text().replace(/# kind.*\\n/, '')") for i in range(3)]  # fmt: skip
        options = [
            f"{width}x{height}",
            "-s",
            str(seed),
            "--ends",
            ends,
            "--count",
            "3",
            "-a",
            name,
        ]
        options += ["--loops", loops] if loops else []
        expected = twin(BASH_TWIN, "generate", "-f", "text", *options)
        check(f"{options}", expected, "\n".join(made))
    page.open("#9x7,seed=3,weave,loops=50,ends=random")
    text = twin(
        BASH_TWIN,
        "generate",
        "-f",
        "text",
        "9x7",
        "-s",
        "3",
        "--weave",
        "--loops",
        "50",
        "--ends",
        "random",
    )
    check("bridges and loops", text, page.run("game_text().replace(/# kind.*\\n/, '')"))


def next_of_kind(page: Page) -> None:
    options = ["21x15", "-a", "prim", "--loops", "50", "--ends", "far"]
    page.open(str(put_file(twin(BASH_TWIN, "page", *options, "-s", "3"))))
    address = page.run("write_address(kind)")
    check("its kind", "#21x15,seed=3,algorithm=prim,loops=50,ends=far", address)
    page.press("n")
    text = twin(BASH_TWIN, "generate", "-f", "text", *options, "-s", "4")
    check("the next", text, page.run("game_text().replace(/# kind.*\\n/, '')"))
    check("its address", address.replace("=3", "=4"), page.run("location.hash"))
    file = put_file(page.run("game_text()"), "prim.txt")
    page.open(U_MAZE)
    page.choose_file("#file", file)
    page.wait_until("width === 21")
    check("from its file", address.replace("=3", "=4"), page.run("write_address(kind)"))
    page.click("[data-do=new]")
    check("New offers it", ["prim", "50", "far"],
          page.run("['algorithm', 'loops', 'ends'].map((name) => get(`new_${name}`).value)"))  # fmt: skip
    page.run("get('new_algorithm').value = 'eller'; get('new_loops').value = ''")
    page.click("#new_form .main")
    page.wait_until("kind?.algorithm === 'eller'")
    check("taken", None, page.run("kind.loops"))


def terminal_call(page: Page) -> None:
    page.open("")
    for address in ("9x7,seed=3", "21x15,seed=5,algorithm=wilson,loops=0,ends=opposite", "15x15,seed=8,weave,ends=far",
                    "15x15,seed=8,bridges=2,loops=60"):  # fmt: skip
        text, call = go_to(
            page,
            address,
            "[game_text().replace(/# kind.*\\n/, ''), get('call').textContent]",
        )
        words = call.split()
        check(call, ["./maze.sh", "play"], words[:2])
        check(call, text, twin(BASH_TWIN, "generate", "-f", "text", *words[2:]))


def far_ends(page: Page) -> None:  # the distances are found by another search
    page.open("")
    for seed in range(1, 41):
        weave = ",weave" if seed % 2 else ""
        cells = go_to(page, f"{9 + 2 * (seed % 5)}x9,seed={seed},ends=far{weave}", """(() => {
            const cells = [];
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
        })()""")  # fmt: skip
        first, from_start = cells["first"], cells["from"]
        check(f"start, seed {seed}", first.index(max(first)), cells["start"])
        check(f"goal, seed {seed}", from_start.index(max(from_start)), cells["goal"])
        check(f"distance, seed {seed}", cells["most"], max(from_start))


def same_games(page: Page) -> None:
    chance = random.Random(SEED)
    arrows = {"a": "ArrowLeft", "d": "ArrowRight", "s": "ArrowDown", "w": "ArrowUp"}
    page.open("")
    for n in range(share(20, 200)):
        width, height = (chance.randrange(5, 16, 2) for _ in "xy")
        seed, ends, weave = chance.randrange(1, 99999), ENDS[n % len(ENDS)], n % 3 == 0
        go_to(page, f"{width}x{height},seed={seed},ends={ends}" + ",weave" * weave)
        keys = ""  # of four games one is any keys, one the way, two the way with others in between
        for key in way_of(page) if n % 4 else chance.choices("asdw", k=36):
            while n % 4 != 1 and chance.random() < 0.25:
                keys += chance.choice("asdwu")
            keys += key
        page.press(*(arrows.get(key, key) if n % 4 > 1 else key for key in keys))
        expected = twin(BASH_TWIN, "play", f"{width}x{height}", "-s", str(seed), "--ends", ends,
                        "--keys", keys, *["--weave"] * weave)  # fmt: skip
        facts = dict(re.findall(r"^(\w+): (.*)$", expected, re.MULTILINE))
        result, moves, bumps, x, y = state_of(page)
        check(f"{width}x{height} {seed} {ends} {keys}", facts, {"result": result,
              "moves": f"{moves}", "bumps": f"{bumps}", "position": f"{x},{y}"})  # fmt: skip
        check("the whole way", True, n % 4 != 1 or result == "won")


def undo(page: Page) -> None:
    page.open(U_MAZE)
    page.press(*"ssad")
    check("two steps, two bumps", ["unfinished", 2, 2, 2, 3], state_of(page))
    page.press("u", "Backspace")
    check("gone back", ["unfinished", 4, 2, 2, 1], state_of(page))
    page.press(*"uu")
    check("nowhere to go back to", ["unfinished", 4, 2, 2, 1], state_of(page))
    check("the keys kept", "ssaduu", page.run("keys"))


# Files and links.


def embedded(page: Page) -> None:
    for options in (["9x7", "-s", "3"], ["21x15", "-s", "5", "--weave", "--ends", "random"],
                    ["21x15", "-s", "6", "--bridges", "2", "--ends", "center"]):  # fmt: skip
        page.open(str(put_file(twin(BASH_TWIN, "page", *options))))
        text = twin(BASH_TWIN, "generate", "-f", "text", *options)
        check(f"{options}", text, page.run("game_text()"))
        address = page.run("write_address(kind, '')")
        check(address, text, go_to(page, address, "game_text()"))


def saved(page: Page) -> None:
    folder = tempfile.mkdtemp()
    page.set_downloads(folder)
    page.open("#9x7,seed=3")
    page.press(*"sssdddwwddu")
    page.click("[data-do=menu]")
    page.run("clock = 61500")  # it stands now
    page.click("[data-do=save]")
    page.wait_for("Browser.downloadProgress", state="completed")
    text = twin(BASH_TWIN, "generate", "9x7", "-s", "3", "-f", "text")
    file = Path(folder, "maze-9x7-3.txt")
    check("the file", text + "# keys sssdddwwddu\n# time 61\n", file.read_text())
    state = state_of(page)
    page.open("#5x5,seed=9")
    page.choose_file("#file", file)
    page.wait_until("width === 9")
    check("the game goes on", state, state_of(page))
    check("its clock", 61000, page.run("read_clock()"))


def wrong_files(page: Page) -> None:
    good = ["5 5", "1 8 1 1 1", "1 0 1 0 1", "1 0 1 0 1", "1 0 0 0 1", "1 1 1 7 1"]
    wrong = {"": 1, "5 5": 2, "5": 1, "4 5": 1, "5 99999": 1, "x[$(reboot)] 5": 1,
             "\n".join([*good, "1 1 1 1 1"]): 7}  # fmt: skip
    for last in ("1 1 1 7", "1 1 1 6 1", "1 1 1 7 7", "1 1 1 1 7", "1 1 8 7 1", "1 1 1 <b> 1"):  # fmt: skip
        wrong["\n".join([*good[:5], last])] = 6
    wrong["\n".join(["5 5", "1 1 1 1 1", "1 8 4 7 1", *["1 1 1 1 1"] * 3])] = None
    page.open("#9x7,seed=3")
    page.hold_clock()
    page.press(*"sss")
    before = page.run("game_text()"), state_of(page)
    for text, line in wrong.items():
        page.choose_file("#file", put_file(text, "w<b>.txt"))
        page.wait_until("get('wrong').textContent")
        said = page.run("get('wrong').textContent")
        if line:  # a bridge with one end is not told by its line
            check(f"{text!r}", f"w<b>.txt is no maze file, see line {line}", said)
        check("the game", before, (page.run("game_text()"), state_of(page)))
        page.run("put('wrong', '')")


def link(page: Page) -> None:
    page.open("#9x7,seed=3,ends=random,weave")
    page.hold_clock()  # so that what is told stays
    page.press(*way_of(page)[:4], *"asdwu")
    state, text = state_of(page), page.run("game_text()")
    page.allow("clipboardReadWrite")  # but not to write what it likes
    page.run("void copy_link()")
    shown = page.wait_for("Page.javascriptDialogOpening")["defaultPrompt"]
    page.call("Page.handleJavaScriptDialog", accept=False)
    page.allow("clipboardReadWrite", "clipboardSanitizedWrite")
    page.click("[data-do=menu]")
    with CLIPBOARD:
        page.click("#menu_list [data-do=link]")
        page.wait_until("get('notice').textContent === say.copied")
        copied = page.run("navigator.clipboard.readText()")
    check("shown, where it cannot be copied", copied, shown)
    check("the kind", "9x7,seed=3,weave,ends=random,keys=", copied.partition("#")[2][:34])  # fmt: skip
    page.open(copied)
    check("the game", (state, text), (state_of(page), page.run("game_text()")))


def no_link(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.hold_clock()
    page.allow("clipboardReadWrite", "clipboardSanitizedWrite")
    for what, cause in (("keys of 65,537 characters", "keys = 'su'.repeat(32768) + 's'"),
                        ("ends placed anew", "place_new_ends()")):  # fmt: skip
        page.run(cause)
        page.click("[data-do=menu]")
        with CLIPBOARD:
            page.run("navigator.clipboard.writeText('before')")
            page.click("#menu_list [data-do=link]")
            told = page.run("get('notice').textContent")
            check(what, "No link can hold this game: save it.", told)
            check(what, "before", page.run("navigator.clipboard.readText()"))


def seed_shown(page: Page) -> None:
    page.open("#21x21,weave,keys=sd")
    address, seed = page.run("[location.hash, kind.seed]")
    check("the seed", f"#21x21,seed={seed},weave,keys=sd", address)
    page.open("#seed=7")
    address, size = page.run("[location.hash, `${width}x${height}`]")
    check("the size", f"#{size},seed=7", address)


def messenger(page: Page) -> None:
    page.open("#9x7%2Cseed%3D3%2Ckeys%3Dss")
    check("the game", [9, 3, 2], page.run("[width, kind.seed, moves]"))
    page.open("#9x7%2Cseed%3D3%2Ckeys%3Dq")
    said = page.run("get('wrong').textContent")
    check("wrong", "This address is no maze: unknown: keys=q", said)
    page.open("#9x7%2")
    said = page.run("get('wrong').textContent")
    check("damaged", True, said.startswith("This address is no maze: "))


def reloaded(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.press(*"sssaf")
    at = page.run("clock = 5000, read_clock()")
    before = state_of(page), page.run("game_text()").partition("# time ")[0]
    page.reload()
    text, time = page.run("[game_text(), read_clock()]")
    check("the game", before, (state_of(page), text.partition("# time ")[0]))
    check("hints", 1, page.run("hints"))
    check("the clock", True, time >= at and "# time " in text)
    page.press("g")
    text = page.run("game_text()")
    page.reload()
    check("new ends", text, page.run("game_text()"))


def other_address(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.press(*"sss")
    page.open("#9x7,seed=4")
    check("another", [4, 0], page.run("[kind.seed, moves]"))
    page.open(U_MAZE)
    page.press(*"sssddss")
    page.reload()
    check("after its end", ["unfinished", 0, 0, 2, 1], state_of(page))


def asked_once(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.hold_clock()
    page.press(*"sss")
    before = page.run("[keys, kind.seed, start]")
    for key in "nrgF":
        page.press(key)
        told = page.run("get('notice').textContent")
        check(f"{key} asks", True, told.startswith("Once more: "))
        check(f"{key}: the game", before, page.run("[keys, kind.seed, start]"))
        check(f"{key}: it goes on", "unfinished", page.run("result"))
    page.press("n", "n")
    check("twice", ["", 4], page.run("[keys, kind.seed]"))
    page.press("n")
    check("where nothing has been played", 5, page.run("kind.seed"))
    page.press(*"sFF")
    check(
        "resigned, and nothing left of the question",
        ["quit", ""],
        page.run("[result, get('notice').textContent]"),
    )


def caps_lock(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.hold_clock()
    for _ in range(3):
        page.run(
            "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'F', modifierCapsLock: true, bubbles: true }))"
        )
    check("hints", ["unfinished", 3], page.run("[result, hints]"))
    page.run(
        "document.dispatchEvent(new KeyboardEvent('keydown', { key: 'S', modifierCapsLock: true, bubbles: true }))"
    )
    check("a step", "s", page.run("keys"))


def back_again(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.press(*"sssnn")
    check("next", [4, ""], page.run("[kind.seed, keys]"))
    page.press("s")
    page.run("history.back()")
    page.wait_until("kind.seed === 3")
    check("Back", ["sss", "#9x7,seed=3"], page.run("[keys, location.hash]"))
    page.run("history.forward()")
    page.wait_until("kind.seed === 4")
    check("and on", "s", page.run("keys"))
    go_to(page, "#5x5,seed=9")
    check("another address", [5, ""], page.run("[width, keys]"))
    page.run("history.back()")
    page.wait_until("width === 9")
    check("Back again", ["s", 4], page.run("[keys, kind.seed]"))
    page.run("get('new_width').value = 11, 0")
    page.click("[data-do=new]")
    page.click("#new_form .main")
    page.run("history.back()")
    page.wait_until("keys === 's'")
    page.press(*"gg")
    check("new ends", [None, ""], page.run("[kind, keys]"))
    page.run("history.back()")
    page.wait_until("keys === 's'")


def bad_address(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.hold_clock()
    page.press(*"sss")
    text, state = page.run("game_text()"), state_of(page)
    for address in ("9x8", "%zz", "5x5,\u202ebad", "a" * 1_000_000):
        go_to(page, f"#{address}")
        said = page.run("get('wrong').textContent")
        check(
            f"{address:.9}",
            True,
            said.startswith("This address is no maze: ")
            and "\u202e" not in said
            and "URI" not in said,
        )
        check("the game", (text, state), (page.run("game_text()"), state_of(page)))
        check("its address again", "#9x7,seed=3", page.run("location.hash"))


def kept_for_tomorrow(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.press(*"sss")
    page.open("about:blank")
    page.run("0")
    with page.browser.new_page(page.home) as other:
        other.open("#9x7,seed=3")
        check("another window of another profile", "", other.run("keys"))
    page.open("#9x7,seed=3")
    check("the same", "sss", page.run("keys"))
    page.run("sessionStorage.clear()")
    page.reload()
    check("it does not hang on the tab", "sss", page.run("keys"))
    for junk in ("[", "{}", "[[1]]", '[["x", 7]]'):
        page.open("#9x7,seed=5")
        page.run(f"localStorage.setItem('maze.sh games', {junk!r})")
        page.reload()
        check(junk, ["", 5], page.run("[keys, kind.seed]"))


def no_bought_records(page: Page) -> None:
    page.open(U_MAZE)
    page.hold_clock()
    page.press(*"FF")
    page.hold_clock(301)
    page.press(*"rsssddss")
    check(
        "resigned first",
        ["won", ""],
        page.run("[result, get('end_record').textContent]"),
    )
    page.open(U_MAZE)
    page.hold_clock()
    page.press(*"sfrrsssddss")
    check(
        "hint first", ["won", ""], page.run("[result, get('end_record').textContent]")
    )
    page.hold_clock(301)
    page.press("n")
    page.press(*way_of(page))
    page.hold_clock(301)
    page.click("[data-do=menu]")
    page.click("[data-do=records]")
    check(
        "seen",
        ["5x5 plain corners"],
        page.run("Array.from(all('#records_list dt'), (one) => one.textContent)"),
    )
    page.drag((5, 5))
    check("a click beside closes", None, page.run("find_dialog()"))


def end_controls(page: Page) -> None:
    page.open(U_MAZE)
    page.hold_clock()
    labels = page.run(
        "[document.querySelector('#facts div:nth-child(3) dt').textContent, top_pen.canvas.ariaLabel]"
    )
    check("an exit", "exit", labels[0])
    page.press("s")
    check(
        "a fresh label",
        True,
        page.run("top_pen.canvas.ariaLabel").endswith("Goal: east 2, south 4."),
    )
    page.press(*"FF")
    page.hold_clock(301)
    check(
        "what makes no sense is off",
        [True, True],
        page.run(
            "['hint', 'solve'].map((name) => document.querySelector(`#dock [data-do=${name}]`).disabled)"
        ),
    )
    page.press("Tab", "Enter")
    check(
        "the focus after Next",
        ["stage", 2],
        page.run("[document.activeElement.id, kind.seed]"),
    )
    go_to(page, "#9x7,seed=3,ends=random")
    check(
        "no exit",
        "goal",
        page.run("document.querySelector('#facts div:nth-child(3) dt').textContent"),
    )


# Fingers, windows, colours.


def swipes(page: Page) -> None:
    page.set_phone()
    page.open(U_MAZE)
    page.touch([(200, 300), (200, 320), (200, 380)])
    check("down", ["unfinished", 3, 0, 2, 4], state_of(page))
    page.touch([(150, 300), (250, 305)])
    check("right", ["unfinished", 5, 0, 4, 4], state_of(page))
    page.touch([(150, 300), (60, 300)])
    check("left", ["unfinished", 7, 0, 2, 4], state_of(page))
    page.touch([(200, 300), (110, 290)])
    check("into a wall", ["unfinished", 7, 1, 2, 4], state_of(page))
    page.press(*"rr")
    page.touch([(100, 200), (100, 240), (100, 300), (150, 300), (250, 300), (250, 380)])
    check("one finger, all the way", ["won", 7, 0, 4, 6], state_of(page))
    page.open(U_MAZE)
    page.touch([(195, 500)])
    check("a touch below the player", ["unfinished", 3, 0, 2, 4], state_of(page))


def buttons(page: Page) -> None:
    page.set_phone()
    page.open(U_MAZE)
    boxes = page.run("Array.from(all('#pad button, #dock button'), (button) => {"
                     " const box = button.getBoundingClientRect();"
                     " return [box.width, box.height, box.right, box.bottom, box.left] })")  # fmt: skip
    for width, height, right, bottom, left in boxes:
        check("in the window", True, left >= 0 and right <= 390 and bottom <= 844)
        check("wide and high enough", True, width >= 44 and height >= 40)
    page.hold_clock()
    page.tap("[data-walk=s]")
    check("a step", ["unfinished", 1, 0, 2, 2], state_of(page))
    page.run(
        "document.querySelector('[data-walk=s]').click()"
    )  # as a screen reader does
    check("another", ["unfinished", 2, 0, 2, 3], state_of(page))
    page.tap("[data-do=undo]")
    check("undo", ["unfinished", 3, 0, 2, 2], state_of(page))
    button = page.middle_of("[data-walk=s]")
    page.call(
        "Input.dispatchTouchEvent",
        type="touchStart",
        touchPoints=[{"x": button[0], "y": button[1]}],
    )
    page.wait_until("moves === 5")
    page.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    check("held down, to the next fork", [2, 4], state_of(page)[3:])
    page.tap("[data-do=hint]")
    check("hint", [1, 4], page.run("[hints, hint.length]"))
    page.tap("[data-do=trail]")
    check("trail", False, page.run("trail_shown"))
    check("no map of what is seen whole", True, page.run("get('overview').disabled"))
    page.tap("[data-do=solve]")
    check("solve asks", "unfinished", page.run("result"))
    page.tap("[data-do=solve]")
    check("solve", ["quit", 8], page.run("[result, way.length]"))
    rest(page)
    page.tap("#end [data-do=next]")
    check("next", ["unfinished", 2], page.run("[result, kind.seed]"))
    page.tap("[data-do=new]")
    page.tap("[data-size='31x21']")
    page.tap("#new_form .main")
    check("new", [31, 21], page.run("[width, height]"))
    page.tap("[data-do=menu]")
    page.tap("[data-do=language]")
    check("language", "de", page.run("root.lang"))
    page.tap("#menu_dialog .main")
    check("closed", 0, page.run("all('dialog[open]').length"))


def tapped_ahead(page: Page) -> None:
    page.set_phone()
    page.open(U_MAZE)
    page.hold_clock()
    for way in "sssddss":
        page.tap(f"[data-walk={way}]")
    for milliseconds in (0, 298, 298):
        page.hold_clock(milliseconds)
        page.tap("#end [data-do=next]")
        check("at once", ["won", 1], page.run("[result, kind.seed]"))
    rest(page)
    page.tap("#end [data-do=next]")
    check("after a rest", ["unfinished", 2], page.run("[result, kind.seed]"))


def pinches(page: Page) -> None:
    page.set_phone()
    page.open("#41x31,seed=7")
    before = page.run("pitch")
    page.touch(
        [(190, 300), (180, 250), (170, 150)], [(200, 400), (210, 450), (220, 600)]
    )
    check("no move", ["unfinished", 0, 0, 2, 1], state_of(page))
    check("nearer", True, page.run("pitch") > 1.5 * before)
    page.touch([(190, 150), (190, 390)], [(200, 600), (200, 410)])
    check("whole again", [True, ""], page.run("[overview || !chosen, keys]"))
    page.touch([(100, 300), (150, 330)], [(200, 300), (250, 330)])
    check("two fingers that drag", "", page.run("keys"))
    page.call(
        "Input.dispatchTouchEvent",
        type="touchStart",
        touchPoints=[{"id": 0, "x": 200, "y": 300}],
    )
    page.call("Input.dispatchTouchEvent", type="touchStart",
              touchPoints=[{"id": 0, "x": 200, "y": 300}, {"id": 1, "x": 200, "y": 400}])  # fmt: skip
    page.call(
        "Input.dispatchTouchEvent",
        type="touchEnd",
        touchPoints=[{"id": 0, "x": 200, "y": 300}],
    )
    page.call(
        "Input.dispatchTouchEvent",
        type="touchMove",
        touchPoints=[{"id": 0, "x": 200, "y": 500}],
    )
    page.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    check("what is left of a pinch", "", page.run("keys"))
    page.call("Emulation.setPageScaleFactor", pageScaleFactor=2)
    page.wait_until("stage.classList.contains('zoomed')")
    check(
        "a zoomed page is the browser's",
        ["auto", ""],
        page.run("[getComputedStyle(stage).touchAction, keys]"),
    )
    page.touch([(200, 300), (200, 200), (200, 100)])
    check("no move in a zoomed page", "", page.run("keys"))


def wheel_and_drag(page: Page) -> None:
    page.open("#201x201,seed=3")
    settle(page)
    where = "[(400 + view_x) / pitch, (300 + view_y) / pitch]"
    box = page.run(
        "[stage.getBoundingClientRect().left, stage.getBoundingClientRect().top]"
    )
    page.run("zoom_by(2, 0, 0)")
    before, pitch = page.run(where), page.run("pitch")
    page.wheel(box[0] + 400, box[1] + 300, -200)
    page.wait_until(f"pitch > {pitch}")
    after = page.run(where)
    check(
        "what is at the pointer stays",
        [True, True],
        [abs(a - b) < 0.3 for a, b in zip(before, after)],
    )
    view = page.run("[view_x, view_y]")
    page.drag((600, 500), (560, 480), (500, 440))
    check("dragged", [view[0] + 100, view[1] + 60], page.run("[view_x, view_y]"))
    check("no move, no bump", "", page.run("keys"))
    page.press("s")
    settle(page)
    check_player_seen(page)
    for key in "-" * 12:
        page.press(key)
    check("the whole", True, page.run("overview"))
    page.press("+")
    check("nearer", False, page.run("overview"))
    page.press("v", "v")
    page.press(*"FF")
    page.hold_clock(301)
    check("after the end it is whole", True, page.run("overview"))
    page.press("+", "+", "+", "+")
    view = page.run("view_y")
    page.press("ArrowDown")
    check("looked at", [True, 1], page.run(f"[view_y > {view}, moves]"))
    page.click("[data-do=overview]")
    check("and whole again", True, page.run("overview"))


def seen_whole(page: Page) -> None:
    for width, height, phone in (
        (1280, 800, False),
        (844, 390, True),
        (390, 844, True),
    ):
        page.set_window(width, height, phone)
        page.open("")
        for ends in ENDS:
            for size in ("21x21", "201x201", "1001x1001"):
                go_to(page, f"{size},seed=3,ends={ends}")
                page.run("if (!get('overview').disabled) change_overview()")
                settle(page)
                cut = page.run("""[[shown_x, shown_y], [middle_x(goal), middle_y(goal)]].flatMap(([x, y]) => {
                    const half = box_side() / 2 - .6;
                    return [x - view_x - half, y - view_y - half, view_x + view_width - x - half, view_y + view_height - y - half];
                }).filter((room) => room < 0)""")  # fmt: skip
                check(f"{width}x{height} {size} {ends}", [], cut)


def runs(page: Page) -> None:
    page.open(U_MAZE)
    page.press("ArrowDown", modifiers=8)
    check("shift and an arrow", ["unfinished", 3, 0, 2, 4], state_of(page))
    page.press("D", "S")
    check("shift and a letter", ["won", 7, 0, 4, 6], state_of(page))


def end_seen(page: Page) -> None:
    for width, height in ((390, 844), (844, 390), (320, 568), (640, 400), (195, 422)):
        page.set_phone(width, height)
        page.open("#21x15,seed=7")
        page.press(*"FF")
        settle(page)
        hidden = page.run("""(() => { const panel = get('end').getBoundingClientRect();
            return ['next', 'again'].filter((name) => {
                const box = get('end').querySelector(`[data-do=${name}]`).getBoundingClientRect();
                return box.top < panel.top || box.bottom > Math.min(panel.bottom, innerHeight)
                    || box.right > Math.min(panel.right, innerWidth); }); })()""")
        check(f"{width}x{height}", [], hidden)


def nearly_fits(page: Page) -> None:
    page.set_phone()
    page.open("#41x31,seed=7")
    check("41x31", True, page.run("edge_of(width + 2) <= view_width"))
    page.open("#61x31,seed=7")
    check("61x31 scrolls", True, page.run("edge_of(width + 2) > view_width"))


def words_row(page: Page) -> None:
    for set_size in (page.set_desk, page.set_phone):
        set_size()
        page.open("#41x31,seed=7")
        page.press("e")
        settle(page)
        rows = page.run("[get('words').getBoundingClientRect().bottom, stage.getBoundingClientRect().top]")  # fmt: skip
        check("below the words", True, rows[0] <= rows[1])
        check_player_seen(page)


def rotation(page: Page) -> None:
    page.set_phone()
    page.open("#21x21,seed=4")
    page.press(*way_of(page)[:20])
    state = state_of(page)
    for width, height in ((844, 390), (390, 844), (844, 390), (320, 568)):
        page.set_phone(width, height)
        page.wait_until(f"innerWidth === {width}")
        settle(page)
        check(f"{width}x{height}", state, state_of(page))
        check_player_seen(page)
        check("nothing scrolls", [width, height], page.run("[root.scrollWidth, root.scrollHeight]"))  # fmt: skip
        lost = page.run("Array.from(all('#pad button, #dock button')).filter((button) => {"
                        " const box = button.getBoundingClientRect(); return box.left < 0 || box.top < 0"
                        " || box.right > innerWidth || box.bottom > innerHeight }).length")  # fmt: skip
        check(f"buttons out of the window, {width}x{height}", 0, lost)


def check_player_seen(page: Page) -> None:
    """The middle of the player's square is dark on yellow, in the window."""
    colors = page.run("""(() => {
        const dots = devicePixelRatio, x = shown_x - view_x, y = shown_y - view_y, side = box_side() * .4;
        const color = (a, b) => Array.from(top_pen.getImageData(Math.round(a * dots), Math.round(b * dots), 1, 1).data);
        return [x >= 0 && y >= 0 && x <= view_width && y <= view_height, color(x, y), color(x - side, y + side * .6)];
    })()""")
    check("the player", [True, [26, 21, 51, 255], [255, 205, 28, 255]], colors)


def scrolling(page: Page) -> None:
    page.set_phone()
    page.open("#101x101,seed=3")
    for _ in range(12):
        page.press(*way_of(page)[:40])
        settle(page)
        check_player_seen(page)
        ahead = page.run("""[[shown_x, view_x, view_width, edge_of(width + 2)],
            [shown_y, view_y, view_height, edge_of(height + 2)]].map(([at, from, seen, whole]) =>
            whole <= seen || ((at - from >= seen / 4 - 1 || from < 1) &&
            (from + seen - at >= seen / 4 - 1 || from + seen > whole - 1)))""")
        check("a quarter ahead", [True, True], ahead)
    page.press("v")
    settle(page)
    fits = page.run("edge_of(width + 2) <= view_width && edge_of(height + 2) <= view_height")  # fmt: skip
    check("the whole maze", True, fits)


def each_theme(page: Page) -> Iterator[str]:
    """A maze in every theme, light and dark, one after the other: which it is."""
    for scheme in ("light", "dark"):
        page.set_media(prefers_color_scheme=scheme)
        page.open(U_MAZE)
        seen = set()
        for _ in range(4):
            page.press("c")
            seen.add(theme := page.run("theme()"))
            yield f"{scheme}, {theme}"
        check("themes", 4, len(seen))


def contrast(page: Page) -> None:
    for theme in each_theme(page):
        low = page.run("""(() => {
            all('dialog').forEach((dialog) => dialog.show());
            for (const name of ['wrong', 'new_wrong']) put(name, 'x');
            tell('x');
            get('end').hidden = false;
            describing = true;
            show_pressed();
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
            const found = Array.from(document.querySelectorAll('body *')).filter((element) =>
                element.getClientRects().length && Array.from(element.childNodes).some((node) =>
                node.nodeType === 3 && node.data.trim())).map((element) => {
                const front = light(parts(getComputedStyle(element).color));
                const back = light(parts(behind(element)));
                const ratio = (Math.max(front, back) + .05) / (Math.min(front, back) + .05);
                return [element.textContent, Math.round(ratio * 10) / 10];
            });
            close_dialogs();
            all('dialog[open]').forEach((dialog) => dialog.close());
            get('end').hidden = true;
            return found.length > 40 ? found.filter(([, ratio]) => ratio < 7) : found;
        })()""")
        check(theme, [], low)


def dark(page: Page) -> None:
    page.set_media(prefers_color_scheme="light")
    page.open(U_MAZE)
    settle(page)
    colors = ("[getComputedStyle(document.body).backgroundColor, Array.from(trail_pen.getImageData("
              "trail_pen.canvas.width / 2, trail_pen.canvas.height / 2, 1, 1).data)]")  # fmt: skip
    check("light", ["rgb(243, 238, 228)", [255, 253, 247, 255]], page.run(colors))
    page.set_media(prefers_color_scheme="dark")
    page.wait_until("ink.floor === '#171a2b' && held")
    check("dark", ["rgb(14, 16, 27)", [23, 26, 43, 255]], page.run(colors))
    check_player_seen(page)


def trails(page: Page) -> None:
    for theme in each_theme(page):
        light = page.run("""['floor', 'dimmed', 'walked'].map((name) => {
            const pen = new OffscreenCanvas(1, 1).getContext('2d');
            pen.fillStyle = ink[name];
            pen.fillRect(0, 0, 1, 1);
            const [r, g, b] = pen.getImageData(0, 0, 1, 1).data;
            return .21 * r + .72 * g + .07 * b; })""")
        dimmed, walked = (abs(one - light[0]) for one in light[1:])
        check(theme, True, 20 < dimmed < walked - 20)


def theme_named(page: Page) -> None:
    page.open(U_MAZE)
    page.hold_clock()
    for name in ("two-coloured", "high contrast", "no colours", "plain"):
        page.press("c")
        check("told", f"Colours: {name}", page.run("get('notice').textContent"))


# Paper.


def paper(page: Page) -> None:
    for kind in ("5x5", "41x31", "101x101", "21x201", "201x21,weave"):
        page.open(f"#{kind},seed=7")
        page.press(*"sd")
        for width, height in ((8.27, 11.69), (8.5, 11), (11.69, 8.27)):
            pdf = page.print_pdf(paperWidth=width, paperHeight=height)
            pages = len(re.findall(rb"/Type\s*/Page\b", pdf))
            check(f"{kind} on {width} x {height}", 1, pages)


def sheet_walls(page: Page) -> None:
    page.open("#21x15,seed=8")
    page.run("make_sheet()")
    path = page.run("document.querySelector('#sheet path').getAttribute('d')")
    walls = set()
    for x, y, way, end in re.findall(r"M(\d+) (\d+)([HV])(\d+)", path):
        x1, y1, last = int(x) // 8, int(y) // 8, int(end) // 8
        for n in range(x1 if way == "H" else y1, last + 1):
            walls.add((n, y1) if way == "H" else (x1, n))
    rows = twin(BASH_TWIN, "generate", "21x15", "-s", "8", "-f", "digits").splitlines()
    expected = {(x, y) for y, row in enumerate(rows) for x, code in enumerate(row.split())
                if code == "0"}  # fmt: skip
    check("walls", expected, walls)


def sheet_whole(page: Page) -> None:
    page.set_media("print")
    page.open("")
    for ends in ENDS:
        for seed in range(1, 9):
            outside = go_to(page, f"9x7,seed={seed},ends={ends}", """(make_sheet(), (() => {
                const svg = document.querySelector('#sheet svg'), paper = svg.viewBox.baseVal;
                const ink = svg.firstChild.getBBox(), pen = .75;
                return [ink.width < 50, ink.x - pen - paper.x, ink.y - pen - paper.y,
                    paper.x + paper.width - ink.x - ink.width - pen,
                    paper.y + paper.height - ink.y - ink.height - pen].filter((room) => room === true || room < 0); })())""")  # fmt: skip
            check(f"{ends} {seed}", [], outside)


# Safety.


def hostile(page: Page) -> None:
    page.open("")
    elements = page.run("all('*').length")
    homes = (
        page.home,
        str(put_file(Path(page.home).read_text())),
    )  # where one is left for the other, it is loaded
    for n, address in enumerate(HOSTILE, 1):
        page.open(f"{homes[n % 2]}#{address}")
        line, now = page.run("[get('wrong').textContent, all('*').length]")
        check(f"{address:.50}: one line", True, 0 < len(line) < 160 and "\n" not in line)  # fmt: skip
        check(f"{address:.50}: it says so", "This address is no maze: ", line[:25])
        check(f"{address:.50}: elements", elements, now)
        page.press("s")
        check(f"{address:.50}: playable", 1, page.run("moves"))


def storage_refused(page: Page) -> None:  # as for a page from a data: address
    data = base64.b64encode(Path(page.home).read_bytes()).decode()
    page.open(f"data:text/html;base64,{data}{U_MAZE}")
    refused = "(() => { try { return !localStorage } catch (why) { return why.name } })()"  # fmt: skip
    check("storage", "SecurityError", page.run(refused))
    page.press(*"sssddscs")
    check("won", ["won", 7, 0, 4, 6], state_of(page))
    page.run("dispatchEvent(new Event('pagehide')); load_kept()")


def records(page: Page) -> None:
    name = "'maze.sh 5x5 plain corners'"
    kept = f"[localStorage.getItem({name}), get('end_record').textContent]"
    page.open(U_MAZE)
    page.press(*"asssddss")
    record, told = page.run(kept)
    check("extra moves", "0", record.split(" ")[1])
    check("told", "Your new record: time, extra moves", told)
    page.open(U_MAZE)
    page.run(f"localStorage.setItem({name}, '1 0')")
    page.press(*"sssddss")
    check("none", ["1 0", ""], page.run(kept))
    page.open(U_MAZE)
    page.run(f"localStorage.setItem({name}, 'x[$(reboot)] 0')")
    page.press(*"fsssddss")
    check("with a hint", "x[$(reboot)] 0", page.run(kept)[0])
    page.open(U_MAZE)
    page.press(*"sssddss")
    check("damaged", "0", page.run(kept)[0].split(" ")[1])


def no_forged_records(page: Page) -> None:
    kept = ("[result, Object.keys(localStorage).filter((name) => name.includes(' plain ')).length,"
            " get('end_record').textContent]")  # fmt: skip
    page.open(f"{U_MAZE},keys=sssddss")
    check("all of it", ["won", 0, ""], page.run(kept))
    check("not won here", 0, page.run("won_here"))
    page.open(f"{U_MAZE},keys=s")
    page.press(*"ssddss")
    check("its end", ["won", 0, ""], page.run(kept))
    page.open(f"{U_MAZE},keys=s")
    file = put_file(page.run("game_text()"), "game.txt")
    page.open("#9x7,seed=3")
    page.choose_file("#file", file)
    page.wait_until("width === 5")
    page.press(*"ss")
    page.reload()
    page.press(*"ddss")
    check("from a file", ["won", 0, ""], page.run(kept))
    rest(page)
    page.press(*"rsss")
    page.reload()
    page.press(*"ddss")
    check("from the start", ["won", 1], page.run(kept)[:2])


def quiet(page: Page) -> None:
    page.open("")
    for _ in range(3):
        page.press(*"tfu.cbevt.cccbe?", "Escape", "p", "Escape")
        page.press(*way_of(page)[:30])
        page.press(*"ggnnrrFF")
        page.wait_until("performance.now() - ended > 300")
        page.press("n")
    for selector in ("[data-do=new]", "[data-do=menu]"):
        page.click(selector)
        page.press("Escape")
    page.wait_until("!glide && !frame_asked && !way_since && !flash_since")
    asked = [event["params"]["request"]["url"] for event in page.events
             if event["method"] == "Network.requestWillBeSent"]  # fmt: skip
    check("requests", [Path(page.home).resolve().as_uri()], asked)


def policy(page: Page) -> None:
    text = Path(page.home).read_text()
    found = re.search(r'Security-Policy" content="([^"]*)"', text)
    check("the policy", " ".join([
        "default-src 'none';", f"script-src '{digest(text, 'script')}';",
        f"style-src '{digest(text, 'style')}';", "base-uri 'none'; form-action 'none';",
        "require-trusted-types-for 'script'; trusted-types 'none'",
    ]), " ".join(found[1].split()) if found else "")  # fmt: skip
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
    data = re.findall(r'<script (?:type="text/plain" id="maze"|type="application/json") ?[^>]*>\n(.*?)</script>', text, re.DOTALL)  # fmt: skip
    check("a maze and two languages", True, len(data) >= 3)
    size = len(text.encode()) - sum(len(one.encode()) for one in data)
    check(f"{size} bytes", True, size < 98304)
    strange = re.sub(r"http://www\.w3\.org/2000/svg", "", text)
    for word in ("eval(", "innerHTML", "http:", "https:", "//cdn", "import ", "document.write"):  # fmt: skip
        check(word, 0, strange.count(word))
    check("strict", True, "<script>\n'use strict';" in text)


# Watch.

TELL_TRACE = """function tell_trace({ name, moments, digs, maze }) {
	const told = [],
		names = ['east', 'west', 'south', 'north'];
	const place = (at) => `${(at % maze.stride) / 2 - 1},${Math.floor(at / maze.stride) / 2 - 1}`;
	let last = null;
	for (const { fn, line, call, dug, looked, number } of moments) {
		if (last && call === last.parent)
			told.push(`-  ${place(last.cell)}  none  back to ${place(call.cell)}  ${last.depth}`);
		if (fn === name && line === LINES[name].dig) {
			const from = looked.map((k) => names[k]).join(', ');
			told.push(`${dug + 1}  ${place(call.cell)}  ${from}  ${number}  ${names[digs[dug][1]]}  ${call.depth}`);
		}
		last = call;
	}
	return told;
}
"""  # what generate --trace prints, of what record_moments recorded


def watched_trace(page: Page) -> None:
    page.open("")
    for side, seed in (("5x5", 1), ("9x7", 3), ("21x15", 8), ("41x31", 2147483646)):
        width, height = side.split("x")
        expected = twin(
            BASH_TWIN, "generate", "--trace", side, "-s", str(seed), "--lang", "en"
        ).splitlines()
        for name in ("carve_recursive", "carve_stack"):
            told = page.run(
                f"{TELL_TRACE}; tell_trace(record_moments('{name}', {width}, {height}, {seed}))"
            )
            check(f"{side} {seed} {name}", expected, told)


def watched_lines(page: Page) -> None:
    page.open("")
    program = (
        (ROOT / "maze.sh")
        .read_text()
        .rpartition("main ")[0]
        .replace("lib=${BASH_SOURCE[0]:-maze.sh}", f"lib={ROOT}/maze.sh")
    )
    for name in ("carve_recursive", "carve_stack"):
        run = subprocess.run(
            [os.environ.get("MAZE_BASH", "bash"), "-c", program + f"""
set_size 7 5; make_grid 7 5; seed_with 5
first=$((2 * stride + 2)); cell[first]=1
exec 5>&1
set -T
trap '[[ -z ${{FUNCNAME-}} ]] || echo "$FUNCNAME $LINENO" >&5' DEBUG
{name} "$first"
trap - DEBUG
"""], stdout=subprocess.PIPE, check=True, cwd=ROOT)  # fmt: skip
        source = program.splitlines()
        starts = {fn: next(n for n, line in enumerate(source, 1) if line.startswith(f"{fn}() "))
                  for fn in (name, "list_candidates", "below", "dig")}  # fmt: skip
        ran = [(fn, int(line) - starts[fn]) for fn, line in
               (line.split() for line in run.stdout.decode().splitlines()) if fn in starts]  # fmt: skip
        told = page.run(f"record_moments('{name}', 7, 5, 5).moments.filter((one) => one.line > 0).map((one) => [one.fn, one.line])")  # fmt: skip
        check(name, [one for one in ran if one[1]], [tuple(one) for one in told])


def watching(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.press(*"ss")
    text = page.run("game_text()")
    page.click("[data-do=menu]")
    page.click("[data-do=watch]")
    code = (ROOT / "maze.sh").read_text()
    shown = page.run("Array.from(all('#watch_code div'), (one) => one.textContent)")
    check("the code", [], [block for block in shown if block not in code])
    marked = "[document.querySelector('#watch_code mark').textContent.trim(), watch_moment().dug, watch_moment().call.depth]"
    check("at first", ['while list_candidates "$1"; do', 0, 1], page.run(marked))
    page.press("ArrowRight", "ArrowRight")
    check("two steps", ['dig "$1" "${candidate[pick]}"', 0, 1], page.run(marked))
    page.press("ArrowRight", "ArrowRight")
    check("a call", ['while list_candidates "$1"; do', 1, 2], page.run(marked))
    check("calls", 2, page.run("all('#watch_stack div').length"))
    page.press("Tab")
    check("the array", ['if list_candidates "$here"; then', 1, 2], page.run(marked))
    page.press("Tab")
    check("and back", ['while list_candidates "$1"; do', 1, 2], page.run(marked))
    page.press("ArrowLeft", "ArrowLeft", "ArrowLeft", "ArrowLeft")
    check(
        "back at the beginning",
        ['while list_candidates "$1"; do', 0, 1],
        page.run(marked),
    )
    page.click("#watch_every")
    page.click("#watch_on")
    page.click("#watch_on")
    check("every line", ["list_candidates", "candidate=()"],
          [page.run("document.querySelector('#watch_code .runs').dataset.fn"), page.run(marked)[0]])  # fmt: skip
    page.run("get('watch_maze').focus()")
    page.press(*"++++++", " ")
    page.wait_until("watch_moment().line < 0 && !watch_timer")
    check("all of it", 11, page.run("watch_moment().dug"))
    page.press("Escape")
    page.wait_until("!find_dialog()")
    check(
        "the game",
        text.partition("# time")[0],
        page.run("game_text()").partition("# time")[0],
    )
    page.open("#201x201,seed=3")
    page.run("open_watch()")
    check(
        "of a large maze a small one",
        [21, 15],
        page.run("[watched.carve_stack.maze.width, watched.carve_stack.maze.height]"),
    )
    for size in ((390, 844), (844, 390), (1280, 800)):
        page.set_window(*size, size[0] < 1000)
        page.wait_until(f"innerWidth === {size[0]}")
        page.run(
            "new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(0))))"
        )
        lost = page.run("Array.from(all('#watch_dialog button, #watch_maze, #watch_code')).filter((one) => {"
                        " const box = one.getBoundingClientRect(); return box.left < 0 || box.top < 0 || box.height < 40"
                        " || box.right > innerWidth || box.bottom > innerHeight }).map((one) => one.id || one.dataset.do)")  # fmt: skip
        check(f"all in the window {size}", [], lost)


# For everyone.


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
        ("a wall", "a", "Here is a wall."),
        ("a hint", "f", "Go south, south, east, east, south."),
        ("the same again, as another text", "aa", "Here is a wall.\u00a0"),
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


def menu_keys(page: Page) -> None:
    page.open(U_MAZE)
    page.click("[data-do=menu]")
    page.press("ArrowDown", *"su")
    menu = "find_dialog()?.id"
    check("no move", ["menu_dialog", 0], page.run(f"[{menu}, keys.length]"))
    page.press(*"FF")
    check("F", [None, "quit"], page.run(f"[{menu}, result]"))


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
    page.click("[data-do=language]")
    page.open("")
    check("remembered", ["Neu", "de"], page.run(opened))
    text = Path(page.home).read_text()
    used = {a or b for a, b in re.findall(r"\bsay\.(\w+)|data-(?:say|label)=\"(\w+)\"", text)}  # fmt: skip
    check("every text that is used is there", set(), used - set(page.run("Object.keys(say)")))  # fmt: skip
    lacking = page.run("Object.values(languages).map((texts) => Object.keys(languages.en).filter((k) => !texts[k]))")  # fmt: skip
    check("every language has every text", [[]] * len(lacking), lacking)
    other = page.run("Object.values(languages).flatMap((b) => Object.keys(b)"
                     ".filter((k) => String(languages.en[k]).split('%s').length !== String(b[k]).split('%s').length))")  # fmt: skip
    check("places for values", [], other)


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
    rows = page.run("Array.from(all('#end_facts div'), (row) => Array.from(row.children, (c) => c.textContent))")  # fmt: skip
    check("facts", [["moves", "9"], ["bumps", "1"], ["good moves", "90%"], ["shortest way", "7"],
                    ["efficiency", "77%"], ["hints", "0"], ["won in this sitting", "1"]], rows[1:])  # fmt: skip
    page.wait_until("!way_since")
    check("the way", [8, 7], page.run("[way.length, way_shown]"))
    rest(page)
    page.press("n")
    check("the next", ["unfinished", 2], page.run("[result, kind.seed]"))


# How they are tried.


def bench(page: Page) -> None:
    """Milliseconds from opening the file to a maze that is drawn, and from a key to its frame."""
    print(f"load average {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors")
    print("maze        to playable  carve  key to frame: median, worst of 60 (ms)")
    for side in ("41x31", "101x101", "301x301", "1001x1001", "2001x2001"):
        times = []
        for n in range(3):
            page.open(f"#{side},seed={n + 1}")
            page.wait_until("held")
            times.append(page.run(
                "Math.max(performance.getEntriesByName('first-contentful-paint')[0]?.startTime || 0,"
                " performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd)"
            ))  # fmt: skip
        carve = page.run("(() => { const t = performance.now(); make_maze(kind); return performance.now() - t })()")  # fmt: skip
        page.open(f"#{side},seed=1")
        page.run("window.samples = []; addEventListener('keydown', (event) => requestAnimationFrame(() =>"
                 " samples.push(performance.now() - event.timeStamp)))")  # fmt: skip
        for n, key in enumerate(way_of(page)[:60]):
            page.press(key)
            page.wait_until(f"samples.length > {n} && !glide")
        samples = sorted(page.run("samples"))
        print(f"{side:11} {min(times):8.0f} {carve:9.0f} {samples[len(samples) // 2]:12.1f} {samples[-1]:8.1f}")  # fmt: skip


def try_claim(browser: Browser, home: str, name: str) -> str:
    """What is wrong with a claim, or that it holds; it leaves nothing in the console either."""
    try:
        with browser.new_page(home) as page:
            globals()[name](page)
            check("in the console", [], page.complaints())
    except Wrong as why:
        return str(why)
    except Exception:  # noqa: BLE001 # whatever it is, it is told
        return traceback.format_exc()
    return "it holds"


def serve(browser: Browser, home: str) -> None:
    """Try all claims, some at once; one that is asked for and has to wait goes before the others."""
    names = re.findall(r"\bholds (\w+)", Path(__file__).with_suffix(".bats").read_text())  # fmt: skip
    with ThreadPoolExecutor(AT_ONCE) as pool:
        tried = {name: pool.submit(try_claim, browser, home, name) for name in names}

        class Asked(socketserver.StreamRequestHandler):
            def handle(self) -> None:
                name = self.rfile.readline().decode().strip()
                waits = tried[name].cancel()
                said = try_claim(browser, home, name) if waits else tried[name].result()
                self.wfile.write(said.encode())

        with socketserver.ThreadingTCPServer(("127.0.0.1", 0), Asked) as server:
            server.daemon_threads = True
            threading.Thread(target=server.serve_forever, daemon=True).start()
            print(server.server_address[1], flush=True)
            sys.stdin.read()
            pool.shutdown(wait=False, cancel_futures=True)
            browser.close()
            server.shutdown()


def main(what: str, home: str, *names: str) -> None:
    """Do what page.bats or somebody at a terminal asks for."""
    with tempfile.TemporaryDirectory() as tempfile.tempdir, Browser() as browser:
        if what == "serve":
            serve(browser, home)
        elif what == "bench":
            with browser.new_page(home) as page:
                bench(page)
        for name in names:
            print(f"{name}: {try_claim(browser, home, name)}")


if __name__ == "__main__":
    if not find_browser():
        sys.exit("no chromium here")
    main(*sys.argv[1:])
