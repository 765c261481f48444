"""Claims of fingers, the mouse, and windows of any size."""

# fmt: off
from browser import Page
from claims import LANGUAGES, SEED, STATE, U_MAZE, check, share

SIZES = ((390, 844), (844, 390), (360, 800), (320, 568), (600, 800), (900, 800), (1024, 800), (1280, 800))


def swipes(page: Page) -> None:
    """a swipe runs as far as Shift does"""
    page.set_phone()
    page.open(U_MAZE)
    for what, finger, expected in (
        ("down, and around a corner", [(200, 300), (200, 320), (200, 380)], ["unfinished", 5, 0, 4, 4]),
        ("left, back to the start", [(150, 300), (60, 305)], ["unfinished", 10, 0, 2, 1]),
        ("into a wall", [(200, 300), (110, 290)], ["unfinished", 10, 1, 2, 1]),
        ("a touch below", [(200, 600)], ["unfinished", 15, 1, 4, 4]),
        ("up, into a dead end", [(200, 500), (200, 400)], ["unfinished", 17, 1, 4, 2]),
        ("on from there", [(100, 200), (100, 240), (100, 300), (150, 300), (150, 380)], ["won", 21, 1, 4, 6]),
    ):
        page.touch(finger)
        page.sees(what, expected, STATE)


def pinches(page: Page) -> None:
    """two fingers zoom without a step"""
    page.set_phone()
    page.open("#41x31,seed=7")
    before = page.run("pitch")
    page.touch([(190, 300), (180, 250), (170, 150)], [(200, 400), (210, 450), (220, 600)])
    page.sees("nearer, and no step", [True, ["unfinished", 0, 0, 2, 1]], f"[pitch > 1.5 * {before}, {STATE}]")
    page.touch([(190, 150), (190, 390)], [(200, 600), (200, 410)])
    page.sees("whole again", [True, ""], "[overview || !chosen, game.keys]")
    page.call("Emulation.setPageScaleFactor", pageScaleFactor=2)
    page.wait_until("stage.classList.contains('zoomed')")
    page.touch([(200, 300), (200, 200), (200, 100)])
    page.sees("a zoomed page is the browser's", ["auto", ""], "[getComputedStyle(stage).touchAction, game.keys]")


def wheel_and_drag(page: Page) -> None:
    """the wheel, keys and the mouse change the view of the maze"""
    page.open("#201x201,seed=3")
    page.settle()
    where = "[(400 + viewX) / pitch, (300 + viewY) / pitch]"
    left, top = page.run("[stage.getBoundingClientRect().left, stage.getBoundingClientRect().top]")
    page.run("zoomBy(2, 0, 0)")
    before, pitch = page.run(where), page.run("pitch")
    page.call("Input.dispatchMouseEvent", type="mouseWheel", x=left + 400, y=top + 300, deltaX=0, deltaY=-200)
    page.wait_until(f"pitch > {pitch}")
    page.sees("what is at the pointer stays", True, f"{where}.every((at, i) => Math.abs(at - {before}[i]) < .3)")
    x, y = page.run("[viewX, viewY]")
    page.drag((600, 500), (560, 480), (500, 440))
    page.sees("dragged, without a step", [x + 100, y + 60, ""], "[viewX, viewY, game.keys]")
    page.press("s")
    page.settle()
    page.check_player_seen()
    page.after("-" * 12, "the whole", True, "overview")
    page.after("+", "nearer", False, "overview")
    page.press(*"FF")
    page.rest()
    page.press(*"++++")
    view = page.run("viewY")
    page.after(["ArrowDown"], "after the end the arrows look around", [True, 1], f"[viewY > {view}, game.moves]")


def buttons(page: Page) -> None:
    """a game is played with the large buttons of a phone"""
    page.set_phone()
    page.open(U_MAZE)
    check("out of the window, or too small", [], page.find_outside("#pad button, #dock button", 44))
    page.hold_clock()
    # A tap without a pause between its two events, and the click of a screen reader
    page.run("""for (const kind of ['pointerdown', 'pointerup'])
        document.querySelector('[data-walk=s]').dispatchEvent(new PointerEvent(kind, { bubbles: true }))""")
    page.run("document.querySelector('[data-walk=s]').click()")
    page.sees("two steps", ["unfinished", 2, 0, 2, 3], STATE)
    page.tap("[data-do=undo]")
    page.touch([page.middle_of("[data-walk=s]")], lift=False)
    page.wait_until("game.moves === 7")
    page.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    page.sees("held down, to the next junction", [4, 4], f"{STATE}.slice(3)")
    for name in ("hint", "undo", "trail", "solve", "solve"):
        page.tap(f"[data-do={name}]")
    page.sees("what they do", [1, "u", False, "quit"], "[game.hints, game.keys.at(-1), pressed.trail, game.result]")
    page.tap("#end [data-do=next]")
    page.sees("a tap too soon", "quit", "game.result")
    page.rest()
    page.tap("#end [data-do=next]")
    page.sees("after a rest", ["unfinished", 2], "[game.result, game.seed]")


def all_seen(page: Page) -> None:
    """a window of any size shows the player, every button, what every dialog has, and Watch, in every language"""
    page.set_phone()
    for n, (wide, high) in enumerate(SIZES, int(SEED)):
        size = f"{wide}x{high}"
        page.open("#level=3")
        page.press(*page.way()[:20])
        page.set_window(wide, high, min(wide, high) < 500)
        page.wait_until(f"innerWidth === {wide}")
        page.settle()
        page.sees(f"{size}: nothing scrolls", [wide, high], "[root.scrollWidth, root.scrollHeight]")
        page.check_player_seen()
        for language in share((LANGUAGES[n % len(LANGUAGES)],), LANGUAGES):
            page.run(f"chooseLanguage('{language}')")
            check(f"{size} {language}", [], page.find_outside("#facts div, #title, #pad button, #dock button"))
            page.sees(f"{size} {language}: labels in their buttons", [],
                "all('#dock button').filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent)")
            for name in ("menu", "new", "help", "records"):
                page.sees(f"{size} {language} {name}: scrolled", [0, 0], f"(openDialog('{name}'), "
                    "[findDialog().scrollWidth - findDialog().clientWidth, findDialog().scrollTop])")
                last = "dialog[open] .row:last-child button"
                check(f"{size} {language} {name}: its last button", [], page.find_outside(last, 44))
            page.close_dialog()
            page.run("openWatch(), watchWork('carve_prim', 'carve_kruskal'), new Promise((done) => "
                "requestAnimationFrame(() => requestAnimationFrame(() => done(0))))")
            parts = "#watch_dialog :is(button, select), #watch_room canvas, #watch_at"
            check(f"{size} {language}: Watch", [], page.find_outside(parts, 39))
            page.close_dialog()
        page.press(*page.way())
        page.settle()
        page.sees(f"{size}: next and again, in the panel of the end", [], """['next', 'again'].filter((name) => {
            const panel = get('end').getBoundingClientRect(),
                box = get('end').querySelector(`[data-do=${name}]`).getBoundingClientRect();
            return box.top < panel.top || box.bottom > Math.min(panel.bottom, innerHeight); })""")
    page.set_phone()
    page.open("#101x101,seed=3")
    for _ in range(6):
        page.press(*page.way()[:40])
        page.settle()
        page.check_player_seen()
    page.sees("a quarter of the window is ahead of the player", [True, True],
        """[[shownX, viewX, viewWidth, wholeWidth()], [shownY, viewY, viewHeight, wholeHeight()]].map(
        ([at, from, seen, whole]) => whole <= seen || ((at - from >= seen / 4 - 1 || from < 1)
            && (from + seen - at >= seen / 4 - 1 || from + seen > whole - 1)))""")
