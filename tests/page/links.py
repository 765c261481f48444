"""Claims of files and links, and of games that are left."""

from __future__ import annotations

import tempfile
from pathlib import Path

from browser import Page
from claims import (
    BASH_TWIN,
    U_MAZE,
    check,
    go_to,
    put_file,
    state_of,
    twin,
    way_of,
)


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
    check("the game continues", state, state_of(page))
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
            check(f"{text!r}", f"w<b>.txt is not a maze file; see line {line}", said)
        check("the game", before, (page.run("game_text()"), state_of(page)))
        page.run("put('wrong', '')")


def link(page: Page) -> None:
    page.open("#9x7,seed=3,ends=random,weave")
    page.hold_clock()  # so that the message stays
    page.press(*way_of(page)[:4], *"asdwu")
    state, text = state_of(page), page.run("game_text()")
    page.allow("clipboardReadWrite")  # but not to write what it likes
    page.run("void act('replay')")
    shown = page.wait_for("Page.javascriptDialogOpening")["defaultPrompt"]
    page.call("Page.handleJavaScriptDialog", accept=False)
    page.allow("clipboardReadWrite", "clipboardSanitizedWrite")
    page.click("[data-do=menu]")
    page.click("#menu_list [data-do=replay]")
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
        page.run("navigator.clipboard.writeText('before')")
        page.click("#menu_list [data-do=replay]")
        told = page.run("get('notice').textContent")
        check(what, "This game is too long for a link: save it instead.", told)
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
    check("wrong", "This address is not a maze: unknown: keys=q", said)
    page.open("#9x7%2")
    said = page.run("get('wrong').textContent")
    check("damaged", True, said.startswith("This address is not a maze: "))


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
        check(f"{key} asks", True, told.startswith("Press again to "))
        check(f"{key}: the game", before, page.run("[keys, kind.seed, start]"))
        check(f"{key}: it continues", "unfinished", page.run("result"))
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
            said.startswith("This address is not a maze: ")
            and "\u202e" not in said
            and "URI" not in said,
        )
        check("the game", (text, state), (page.run("game_text()"), state_of(page)))
        check("its address again", "#9x7,seed=3", page.run("location.hash"))


def kept_for_tomorrow(page: Page) -> None:
    page.open("#9x7,seed=3")
    page.press(*"sss")
    witness = page.beside()
    witness.open("#5x5,seed=1")
    page.open("about:blank")
    # what one process stores, another one sees a little later
    witness.wait_until("stored('games').includes('keys=sss')")
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
