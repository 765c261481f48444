"""Claims of files, links and addresses, and of unfinished games."""

import re
import tempfile
from pathlib import Path

from browser import Page
from claims import (
    STATE,
    TEXT,
    U_MAZE,
    bash_twin,
    check,
    make_page,
)


def embedded(page: Page) -> None:
    for call, kind in (("9x7 -s 3", "9x7,seed=3"), ("21x15 -s 5 --weave --ends random", "21x15,seed=5,weave,ends=random"),
                       ("21x15 -s 6 --bridges 2 --ends center", "21x15,seed=6,bridges=2,ends=center"), ("--level 8", "level=8"),
                       ("25x25 -s 3 --mask heart --weave", "25x25,seed=3,weave,mask=heart"),
                       ("21x15 -s 3 -a prim --loops 50 --ends far", "21x15,seed=3,algorithm=prim,loops=50,ends=far")):  # fmt: skip
        page.open(make_page("page", *call.split()))
        text = bash_twin("generate", "-f", "text", *call.split())
        page.sees(call, [text, f"#{kind}"], f"[{TEXT}, write_address(kind)]")
        text = page.run("game_text()")
        page.go_to("5x5,seed=9")
        page.run(f"load_text({text!r}, 'maze.txt')")
        page.sees(f"{call}, the file again", [text, f"#{kind}"], "[game_text(), write_address(kind)]")  # fmt: skip


def saved(page: Page) -> None:
    folder = tempfile.mkdtemp()
    page.set_downloads(folder)
    page.open("#9x7,seed=3")
    page.press(*"sssdddwwddu")
    page.click("[data-do=menu]")
    page.run("clock = 61500")  # the clock is stopped now
    page.click("[data-do=save]")
    page.wait_for("Browser.downloadProgress", state="completed")
    text = bash_twin("generate", "9x7", "-s", "3", "-f", "text")
    file = Path(folder, "maze-9x7-3.txt")
    check("the file", text + "# keys sssdddwwddu\n# time 61\n", file.read_text())
    state = page.run(STATE)
    page.open("#5x5,seed=9")
    page.open_file(file.read_text() + "5 5\n", "width === 9")  # another maze follows
    page.sees("the game continues", state, STATE)
    page.sees("its clock", 61000, "read_clock()")


def wrong_files(page: Page) -> None:
    good = ["5 5", "1 8 1 1 1", "1 0 1 0 1", "1 0 1 0 1", "1 0 0 0 1", "1 1 1 7 1"]
    wrong = [
        "",
        "5 5",
        "5",
        "x[$(reboot)] 5",
        "hello\n<b>world</b>",
        "\n".join([*good, "1 1 1 1 1"]),
    ]
    wrong += [
        "\n".join([*good[:5], last])
        for last in ("1 1 1 7", "1 1 1 7 7", "1 1 1 1 7", "1 1 8 7 1", "1 1 1 <b> 1")
    ]
    wrong += ["█▀▀█", "⡇⢸", "0,0 0,1", "11 2 3\n4 5 6", "1,ab,3", "##" * 9 + "\n##  ##=   ##" * 3, "##\n" * 3000, "#" * 10**6 + "\n#" * 2000,
              "+---+---+-\n|   |   |\n+---+---+\n|   |   |\n+---+---+", "┌───┬───┐\n│   ┌   │\n│   │   │\n│   │   │\n└───┴───┘", " ___\n||_|\n|__|",
              "## \n#\x1b", "\ufffd##", "1111..\n1aaaa.\n1aaaa.\n1aaaa.\n1111..\n......", "################\n" * 4 + "##  ####  # ####"]  # fmt: skip
    page.open("#9x7,seed=3")
    page.hold_clock()
    page.press(*"sss")
    before = page.run("game_text()"), page.run(STATE)
    for text in wrong:
        page.open_file(text, "get('wrong').textContent", "w<b>.txt")
        said = page.run("get('wrong').textContent")
        check(f"{text!r}", True, bool(re.fullmatch(r"w<b>\.txt(: no maze.*| cannot be read; see line \d+\. Open a maze file\.)", said)))  # fmt: skip
        check("the game", before, (page.run("game_text()"), page.run(STATE)))
        page.run("put('wrong', '')")


def link(page: Page) -> None:
    page.open("#9x7,seed=3,ends=random,weave")
    page.hold_clock()  # so that the message stays
    page.press(*page.way()[:4], *"asdwu")
    state, text = page.run(STATE), page.run("game_text()")
    page.allow("clipboardReadWrite")  # but not to write what it likes
    page.run("void act('replay')")
    shown = page.wait_for("Page.javascriptDialogOpening")["defaultPrompt"]
    page.call("Page.handleJavaScriptDialog", accept=False)
    page.allow("clipboardReadWrite", "clipboardSanitizedWrite")
    page.choose_menu("replay")
    page.wait_until("get('notice').textContent === say.copied")
    copied = page.run("navigator.clipboard.readText()")
    check("shown, where it cannot be copied", copied, shown)
    check("the kind", "9x7,seed=3,weave,ends=random,keys=", copied.partition("#")[2][:34])  # fmt: skip
    page.open(copied)
    check("the game", (state, text), (page.run(STATE), page.run("game_text()")))
    page.hold_clock()
    for what, cause in (("keys of 65,537 characters", "keys = 'su'.repeat(32768) + 's'"), ("ends placed anew", "place_new_ends()")):  # fmt: skip
        page.run(cause)
        page.choose_menu("replay")
        page.sees(what, "This game is too long for a link. Save it instead.", "get('notice').textContent")  # fmt: skip
        page.sees(what, copied, "navigator.clipboard.readText()")


def seed_shown(page: Page) -> None:
    wrong = "This address is not valid: "
    for address, expected, value in (
        ("#21x21,weave,keys=sd", True, "location.hash === `#21x21,seed=${kind.seed},weave,keys=sd`"),
        ("#seed=7", True, "location.hash === `#${width}x${height},seed=7`"),
        ("#9x7%2Cseed%3D3%2Ckeys%3Dss", [9, 3, 2], "[width, kind.seed, moves]"),
        ("#9x7%2Cseed%3D3%2Ckeys%3Dq", f"{wrong}unknown: keys=q", "get('wrong').textContent"),
        ("#9x7%2", f"{wrong}unknown: 9x7%2", "get('wrong').textContent"),
    ):  # fmt: skip
        page.open(address)
        page.sees(address, expected, value)


def reloaded(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.press(*"sssaf")
    at = page.run("clock = 5000, read_clock()")
    before = page.run(STATE), page.run("game_text()").partition("# time ")[0]
    page.reload()
    text, time = page.run("[game_text(), read_clock()]")
    check("the game", before, (page.run(STATE), text.partition("# time ")[0]))
    page.sees("hints", 1, "hints")
    check("the clock", True, time >= at and "# time " in text)
    page.open("#9x7,seed=4")
    page.sees("another", [4, 0], "[kind.seed, moves]")
    for address in (make_page("page", "9x7", "-s", "3"), "#9x7,seed=3,keys=ss"):
        page.open(address)
        text = page.run("place_new_ends(), game_text()")
        page.reload()
        page.sees("new ends", text, "game_text()")
    for address, keys in ((U_MAZE, "sssddss"), (f"{U_MAZE},keys=ss", "rr")):
        page.open(address)
        page.press(*keys)
        page.reload()
        page.sees("after its end, and after Again", ["unfinished", 0, 0, 2, 1], STATE)


def asked_once(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.hold_clock()
    page.press(*"sss")
    before = page.run("[keys, kind.seed, start]")
    for key in "nrgF":
        page.press(key)
        told = page.run("get('notice').textContent")
        check(f"{key} asks", True, told.startswith("Press again to "))
        page.sees(f"{key}: the game", before, "[keys, kind.seed, start]")
        page.sees(f"{key}: it continues", "unfinished", "result")
    page.after("nn", "twice", ["", 4], "[keys, kind.seed]")
    page.after("n", "where nothing has been played", 5, "kind.seed")
    page.press(*"sFF")
    page.sees("resigned, and nothing left of the question", ["quit", ""], "[result, get('notice').textContent]")  # fmt: skip


def back_again(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.after("sssnn", "next", [4, ""], "[kind.seed, keys]")
    page.press("s")
    page.reload()
    page.travel("back", "kind.seed === 3")
    page.sees("Back", ["sss", "#9x7,seed=3"], "[keys, location.hash]")
    page.travel("forward", "kind.seed === 4")
    page.sees("and on", "s", "keys")
    page.go_to("#5x5,seed=9")
    page.sees("another address", [5, ""], "[width, keys]")
    page.travel("back", "width === 9")
    page.sees("Back again", ["s", 4], "[keys, kind.seed]")
    page.open_own()
    page.click("#new_form .main")
    page.travel("back", "keys === 's'")
    page.after("gg", "new ends", [None, ""], "[kind, keys]")
    page.travel("back", "keys === 's'")
    page.press(*page.way())
    page.reload()
    page.sees("nothing of it after its end and a reload", "", "keys")
    page.open("")
    page.after("g", "new ends before the first step", None, "kind")
    page.travel("back", "kind?.seed === 7")
    page.travel("forward", "!kind")


def bad_address(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.hold_clock()
    page.press("s")
    page.go_to(U_MAZE)
    page.travel("back", "keys === 's'")
    page.press(*"ss")
    text, state, entries = page.run(f"[game_text(), {STATE}, history.length]")
    for address in ("9x8", "%zz", "5x5,\u202ebad", "a" * 1_000_000):
        page.go_to(f"#{address}")
        said = page.run("get('wrong').textContent")
        check(f"{address:.9}", "This address is not valid: ", said[:27])
        check(f"{address:.9}: harmless", (False, False), ("\u202e" in said, "URI" in said))  # fmt: skip
        check("the game", (text, state), (page.run("game_text()"), page.run(STATE)))
        page.sees("its address again", "#9x7,seed=3", "location.hash")
        page.sees("entries of the history", entries, "history.length")


def bad_at_first(page: Page) -> None:
    page.open("")
    page.press(*page.way()[:3])
    kept = page.run("keys")
    for address, why in (("level=99", "level: 99 is out of range; try 1 to 24"), ("size=abc", "unknown: size=abc")):  # fmt: skip
        page.open(f"#{address}")
        page.sees(f"{address}: the message and the kept game", [f"This address is not valid: {why}", kept],
                  "[get('wrong').textContent, keys]")  # fmt: skip
        page.sees(f"{address}: the address", [page.run("page_address()"), ""], "[location.href, shown_hash]")  # fmt: skip
        page.reload()
        page.sees(f"{address}: after a reload", ["", kept], "[get('wrong').textContent, keys]")  # fmt: skip


def kept_for_tomorrow(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.press(*"sss")
    witness = page.beside()
    witness.open("#5x5,seed=1")
    page.open("about:blank")
    # another process sees a stored value a little later
    witness.wait_until("JSON.stringify(localStorage).includes('keys=sss')")
    page.open("#9x7,seed=3")
    page.wait_until("keys === 'sss'")
    page.run("sessionStorage.clear()")
    page.reload()
    page.sees("it does not hang on the tab", "sss", "keys")
    for seed, junk in enumerate(("[", "{}", "[7, null]", "[[1]]", '[["x", 7]]'), 5):
        page.open(f"#9x7,seed={seed}")
        page.run(f"[name_page(), 'games'].forEach((name) => store(name, {junk!r}))")
        page.press("s")
        page.reload()
        page.sees(junk, ["s", seed], "[keys, kind.seed]")


def left_together(page: Page) -> None:
    tabs = page, page.beside()
    for seed, tab in enumerate(tabs, 3):
        tab.open(f"#9x7,seed={seed}")
        tab.press(*"sss")
    witness = page.beside()
    witness.open("#5x5,seed=1")
    leaves = [page.browser.send("Page.navigate", tab.session, {"url": "about:blank"}) for tab in tabs]  # fmt: skip
    for number in leaves:
        page.browser.answer(number, "leave")
    for seed in (3, 4):
        witness.wait_until(f"JSON.stringify(localStorage).includes('seed={seed},keys=sss')")  # fmt: skip
    for seed in range(10, 20):
        page.open(f"#9x7,seed={seed}")
        page.press("s")
    games = "Object.keys(localStorage).map((name) => /^maze.sh game .*seed=(1.)/.exec(name)?.[1])"
    page.sees("the last ones", [*map(str, range(11, 20))], f"(leave(), {games}.filter(Boolean).sort())")  # fmt: skip


def end_controls(page: Page) -> None:
    page.open(U_MAZE)
    page.hold_clock()
    third = "document.querySelector('#facts div:nth-child(3) dt').textContent"
    page.sees("an exit", "exit", third)
    page.press("s")
    page.sees("a fresh label", "Goal: east 2, south 4.", "top_pen.canvas.ariaLabel.slice(-22)")  # fmt: skip
    page.press(*"FF")
    page.rest()
    page.sees("what makes no sense is off", [True, True],
              "['hint', 'solve'].map((name) => document.querySelector(`#dock [data-do=${name}]`).disabled)")  # fmt: skip
    page.after(["Tab", "Enter"], "the focus after Next", ["stage", 2], "[document.activeElement.id, kind.seed]")  # fmt: skip
    page.go_to("#9x7,seed=3,ends=random")
    page.sees("no exit", "goal", third)


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
    link = page.run("navigator.clipboard.readText()")
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
    check("refused", ["This address is not valid: aldous-broder takes too long at this size; use at most 601 × 601 squares", 5], said)  # fmt: skip
    page.open_own()
    for name, value in (("width", 2001), ("height", 2001), ("algorithm", "aldous-broder")):  # fmt: skip
        page.choose(f"new_{name}", value)
    page.click("#new_form .main")
    page.sees("New too", [True, 5], "[get('new_wrong').textContent.startsWith('aldous-broder'), width]")  # fmt: skip
    page.press("Escape")
    text = "#\n" * 4_000_000 + "# keys " + "s" * 1_500_000 + "\n"
    page.open_file(text, "get('wrong').textContent.startsWith('maze.txt')")
    page.sees("a file of comments and keys", 5, "width")
