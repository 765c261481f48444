"""Claims of files, of links and addresses, and of the history of the window."""

# fmt: off
import re
import tempfile
from pathlib import Path

from browser import Page
from claims import STATE, TEXT, U_MAZE, bash_twin, check, make_page, run_bash

GOOD = ["5 5", "1 8 1 1 1", "1 0 1 0 1", "1 0 1 0 1", "1 0 0 0 1", "1 1 1 7 1"]
WRONG = ["", "x[$(reboot)] 5", "hello\n<b>world</b>", "\n".join([*GOOD, "1 1 1 1 1"]),
    "\n".join([*GOOD[:5], "1 1 1 7"]), "\n".join([*GOOD[:5], "1 1 8 7 1"]), "9999 9999\n0 0", "5 5\n" + "0" * 10**6]
# Mazes as squares: with even sides; with walls in more than a quarter of the cells. As lines: an exit between cells
EVEN = "8 6\n1 8 1 1 1 1 1 1\n1 0 0 0 0 0 0 1\n1 0 1 1 1 1 0 1\n1 0 0 0 0 1 0 1\n1 1 1 1 0 0 0 1\n1 1 1 1 1 1 7 1\n"
FILLED = "9 7\n1 8 1 1 1 1 1 1 1\n1 0 0 0 1 1 1 1 1\n1 0 1 1 1 1 1 1 1\n1 0 0 0 1 1 1 1 1\n" \
    "1 1 1 0 1 1 1 1 1\n1 0 0 0 1 0 1 1 1\n1 7 1 1 1 1 1 1 1\n"
BETWEEN = "5 5\n1 1 7 1 1\n1 8 0 0 1\n1 1 1 0 1\n1 0 0 0 1\n1 1 1 1 1\n"


def embedded(page: Page) -> None:
    """the page opens with the maze that bash put into it"""
    for call, recipe in (
        (("--level", "19"), "level=19"),
        (("15x15", "-s", "3", "--mask", "heart", "--weave"), "15x15,seed=3,weave,mask=heart"),
        (("15x9", "-s", "3", "--passages", "9"), "15x9,seed=3,passages=9"),
    ):
        page.open(make_page("page", *call))
        page.sees(f"{call}", [*(bash_twin("generate", *call, "-f", form) for form in ("text", "svg")), recipe,
            recipe == "level=19"], f"[{TEXT}, writeSvg(makeSvg(mazeAtStart(), nameMaze())), game.recipe, !!game.sight]")
    file = Path(tempfile.mkdtemp(), "even.txt")
    file.write_text(f"{EVEN}# keys ss\n")
    page.open(make_page("page", "-i", str(file)))
    page.sees("a maze from a file, with its keys", [f"{EVEN}# keys ss\n", "", 2], f"[{TEXT}, game.recipe, game.moves]")


def saved(page: Page) -> None:
    """a game saved on the page continues there or in bash"""
    page.open("#9x7,seed=3,ends=random,weave")
    page.press(*page.way()[:4], *"asdwu")
    state = page.run(STATE)
    text = page.download("save", "maze-9x7-3.txt").decode()
    page.open("")
    page.open_file(text, "game.maze.width === 9")
    page.sees("the same game", [state, "9x7,seed=3,ends=random,weave"], f"[{STATE}, game.recipe]")
    said = bash_twin("play", "-i", "-", "--keys", "", text=text)
    check("bash continues it", f"position: {state[3]},{state[4]}", said.splitlines()[-1])
    page.open_file(text.replace("seed=3", "seed=4"), "game.recipe === ''")  # a recipe that makes another maze
    for maze in (EVEN, FILLED, BETWEEN):
        size = "x".join(maze.split("\n")[0].split())
        page.open_file(maze, f"`${{game.maze.width}}x${{game.maze.height}}` === '{size}'")
        for form in ("svg", "png"):
            expected = run_bash("generate", "-i", "-", "-f", form, text=maze.encode()).stdout
            check(f"{size} as {form}", expected, page.download(form, f"maze-{size}.{form}"))


def wrong_files(page: Page) -> None:
    """a file that is no maze file is refused in one line"""
    page.open("#9x7,seed=3")
    page.press(*"sss")
    before = page.run(f"[{TEXT}, {STATE}]")
    for file in WRONG:
        page.open_file(file, "text('#wrong')", "w<b>.txt")
        said = re.sub(r"cannot be read; see line \d+\. Open a maze file\.", "", page.run("text('#wrong')"))
        check(f"{file[:99]!r}: {said}", True, said == "w<b>.txt " or said.startswith("w<b>.txt: "))
        page.sees("the game stays", before, f"[{TEXT}, {STATE}]")
        page.click("#facts")
        page.sees("a click removes the line", "", "text('#wrong')")


def links(page: Page) -> None:
    """a link carries the steps or the result to beat"""
    page.open("#9x7,seed=3,ends=random,weave")
    page.press(*page.way()[:4], *"asdwu")
    state, text = page.run(STATE), page.run(TEXT)
    page.hold_clock()
    page.choose_menu("replay")
    page.wait_until("text('#notice') === say.copied_file")
    copied = page.run("navigator.clipboard.readText()")
    check("a replay", "9x7,seed=3,ends=random,weave,keys=", copied.partition("#")[2][:34])
    page.open(copied)
    page.sees("the game", [state, text], f"[{STATE}, {TEXT}]")
    page.after(page.way(), "no star for steps of somebody else", ["won", ""], "[game.result, text('#end_stars')]")
    page.hold_clock()
    page.run("copyLink('su'.repeat(32768), null), 0")
    page.sees("too long", "This game is too long for a link. Save it instead.", "text('#notice')")
    page.open(make_page("page", "5x5", "--seed", "1", "--url", "https://example.org/?a=1&lt=[$(x)]&b"))
    page.choose_menu("replay")
    page.wait_until("text('#notice') === say.copied")
    page.sees("from --url", "https://example.org/?a=1&lt=[$(x)]&b#5x5,seed=1", "navigator.clipboard.readText()")
    page.open("#level=2")
    page.hold_clock()
    page.press(*page.way())
    page.rest()
    page.click("#end_link")
    page.wait_until("text('#notice')")
    line, address = page.run("navigator.clipboard.readText()").split("\n")
    steps = page.run("game.moves")
    check("a challenge", [f"maze.sh level 2 ★★★ 0:00 {steps} steps (shortest {steps})",
        f"level=2,beat=1,steps={steps}"], [line, address.partition("#")[2]])
    page.open(address)
    page.sees("to beat", f"A friend's result: 0:01, steps: {steps}. Can you beat that?", "text('#title_task')")
    page.hold_clock()
    page.after(page.way(), "beaten", f"You beat 0:01 · {steps}.", "text('#end_record')")


def history(page: Page) -> None:
    """Back and a reload lead to the games before"""
    page.open("#level=2")
    page.press(*page.way()[:9], "f")
    before = page.run(f"[{STATE}, game.hints]")
    page.after("n", "the next level", "#level=3", "location.hash")
    page.travel("back", "game.recipe === 'level=2'")
    page.sees("Back leads to the game", before, f"[{STATE}, game.hints]")
    page.run("openDialog('help')")
    page.travel("forward", "!findDialog()")
    page.wait_until("history.state === place")
    page.sees("a dialog closes instead", ["#level=2", *before], f"[location.hash, {STATE}, game.hints]")
    page.travel("forward", "game.recipe === 'level=3'")
    page.press(*page.way()[:5], "g")
    text = page.run(TEXT)
    page.reload()
    page.sees("new ends survive a reload", text, TEXT)
    page.go_to("level=4x")
    page.run("noticeEnds = 0, new Promise((done) => setTimeout(done, 300))")
    page.sees("a wrong address changes nothing", [text, "This address is not valid:"],
        f"[{TEXT}, text('#wrong').slice(0, 26)]")
    page.after("t", "its line stays until a key", "", "text('#wrong')")
    page.travel("back", "game.recipe === 'level=3'")
    page.sees("after a reload too", 5, "game.moves")
    page.open(U_MAZE)
    page.after("sssr", "r restarts the maze", "", "game.keys")
    page.travel("back", "game.moves === 3")
    page.run("game.clock = 5000, 0")
    page.reload()
    page.sees("a game survives a reload", [["unfinished", 3, 0, 2, 4], True, 0],
        f"[{STATE}, readClock() >= 5000, game.given]")
    page.after("F", "F asks", ["Press again to give up and see the path.", "unfinished"],
        "[text('#notice'), game.result]")
    page.after("F", "and the second time it gives up", "quit", "game.result")
