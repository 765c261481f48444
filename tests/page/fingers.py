"""Claims of fingers, the mouse, running and going back."""

from browser import Page
from claims import STATE, U_MAZE, check


def swipes(page: Page) -> None:
    page.set_phone()
    page.open(U_MAZE)
    for what, finger, expected in (
        (
            "down, and around a corner",
            [(200, 300), (200, 320), (200, 380)],
            ["unfinished", 5, 0, 4, 4],
        ),
        (
            "left, back to the start",
            [(150, 300), (60, 305)],
            ["unfinished", 10, 0, 2, 1],
        ),
        ("into a wall", [(200, 300), (110, 290)], ["unfinished", 10, 1, 2, 1]),
        ("a touch below", [(200, 600)], ["unfinished", 15, 1, 4, 4]),
        ("up, into a dead end", [(200, 500), (200, 400)], ["unfinished", 17, 1, 4, 2]),
    ):
        page.touch(finger)
        page.sees(what, expected, STATE)
    page.press(*"rr")
    page.touch([(100, 200), (100, 240), (100, 300), (150, 300), (150, 380)])
    page.sees("one finger, all the way", ["won", 7, 0, 4, 6], STATE)


def buttons(page: Page) -> None:
    page.set_phone()
    page.open(U_MAZE)
    check("out of the window, or too small", [], page.find_outside("#pad button, #dock button", 44))  # fmt: skip
    page.hold_clock()
    page.tap("[data-walk=s]")
    page.sees("a step", ["unfinished", 1, 0, 2, 2], STATE)
    page.run("document.querySelector('[data-walk=s]').click()")  # as a screen reader
    page.sees("another", ["unfinished", 2, 0, 2, 3], STATE)
    page.tap("[data-do=undo]")
    page.sees("undo", ["unfinished", 3, 0, 2, 2], STATE)
    button = page.middle_of("[data-walk=s]")
    page.call("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": button[0], "y": button[1]}])  # fmt: skip
    page.wait_until("moves === 7")
    page.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
    check("held down, to the next junction", [4, 4], page.run(STATE)[3:])
    page.sees("no map of what is seen whole", True, "get('overview').disabled")
    for name, expected, value in (
        ("hint", [1, 2], "[hints, hint.length]"),
        ("undo", 0, "hint.length"),  # it ends where the player leaves it
        ("trail", False, "pressed.trail"),
        ("solve", ["unfinished", 0], "[result, way.length]"),
        ("solve", ["quit", 8], "[result, way.length]"),
    ):
        page.tap(f"[data-do={name}]")
        page.sees(name, expected, value)
    page.rest()
    page.tap("#end [data-do=next]")
    page.sees("next", ["unfinished", 2], "[result, kind.seed]")
    page.tap("#dock [data-do=new]")
    page.tap("#new_own summary")
    small = "Array.from(all('{}'), (one) => one.getBoundingClientRect().height).filter((high) => high < 44)"
    fields = "#new_form :is(button, select, input:not([type=checkbox]), label:has([type=checkbox]))"
    page.sees("what is too small", [], small.format(fields))
    size = page.run("fit_size(2)")
    page.tap("#size_2")
    page.sees("new", [*size, True], "[width, height, height > width]")
    page.tap("[data-do=menu]")
    page.sees("what is too small in the menu", [], small.format("#menu_dialog select, #menu_list button"))  # fmt: skip
    page.tap("#menu_dialog .main")
    page.sees("closed", 0, "all('dialog[open]').length")
    page.run("root.style.fontSize = '200%'")
    check("out of the window with large text", [], page.find_outside("#dock button"))


def tapped_ahead(page: Page) -> None:
    page.set_phone()
    page.open(U_MAZE)
    page.run("setTimeout = () => 0")  # no tap is long enough to hold a button
    page.hold_clock()
    for way in "sssddss":
        page.tap(f"[data-walk={way}]")
    for milliseconds in (0, 298, 298):
        page.hold_clock(milliseconds)
        page.tap("#end [data-do=next]")
        page.sees("a tap too soon", ["won", 1], "[result, kind.seed]")
    page.rest()
    page.tap("#end [data-do=next]")
    page.sees("after a rest", ["unfinished", 2], "[result, kind.seed]")


def pinches(page: Page) -> None:
    page.set_phone()
    page.open("#41x31,seed=7")
    before = page.run("pitch")
    page.touch([(190, 300), (180, 250), (170, 150)], [(200, 400), (210, 450), (220, 600)])  # fmt: skip
    page.sees("no move", ["unfinished", 0, 0, 2, 1], STATE)
    check("nearer", True, page.run("pitch") > 1.5 * before)
    page.touch([(190, 150), (190, 390)], [(200, 600), (200, 410)])
    page.sees("whole again", [True, ""], "[overview || !chosen, keys]")
    page.touch([(100, 300), (150, 330)], [(200, 300), (250, 330)])
    for what, *down in (("Start", 300), ("Start", 300, 400), ("End", 300), ("Move", 500), ("End",)):  # fmt: skip
        points = [{"id": n, "x": 200, "y": y} for n, y in enumerate(down)]
        page.call("Input.dispatchTouchEvent", type=f"touch{what}", touchPoints=points)
    page.sees("what is left of a pinch", "", "keys")
    page.call("Emulation.setPageScaleFactor", pageScaleFactor=2)
    page.wait_until("stage.classList.contains('zoomed')")
    page.sees("a zoomed page is the browser's", ["auto", ""], "[getComputedStyle(stage).touchAction, keys]")  # fmt: skip
    page.touch([(200, 300), (200, 200), (200, 100)])
    page.sees("no move in a zoomed page", "", "keys")


def wheel_and_drag(page: Page) -> None:
    page.open("#201x201,seed=3")
    page.settle()
    where = "[(400 + view_x) / pitch, (300 + view_y) / pitch]"
    box = page.run("[stage.getBoundingClientRect().left, stage.getBoundingClientRect().top]")  # fmt: skip
    page.run("zoom_by(2, 0, 0)")
    before, pitch = page.run(where), page.run("pitch")
    page.wheel(box[0] + 400, box[1] + 300, -200)
    page.wait_until(f"pitch > {pitch}")
    after = page.run(where)
    stays = [abs(a - b) < 0.3 for a, b in zip(before, after)]
    check("what is at the pointer stays", [True, True], stays)
    view = page.run("[view_x, view_y]")
    page.drag((600, 500), (560, 480), (500, 440))
    page.sees("dragged", [view[0] + 100, view[1] + 60], "[view_x, view_y]")
    page.sees("no move, no bump", "", "keys")
    page.press("s")
    page.settle()
    page.check_player_seen()
    for key in "-" * 12:
        page.press(key)
    page.sees("the whole", True, "overview")
    page.after("+", "nearer", False, "overview")
    page.press("v", "v")
    page.press(*"FF")
    page.rest()
    page.sees("after the end it is whole", True, "overview")
    page.press("+", "+", "+", "+")
    view = page.run("view_y")
    page.after(["u", "ArrowDown"], "looked at", [True, 1], f"[view_y > {view}, moves]")
    stays = page.run("""(async () => {
        stage.style.height = '300px';
        measure_view();
        move_view(9999, 9999);
        const moved = [view_x, view_y];
        for (let frames = 0; frames < 3; frames++) await new Promise(requestAnimationFrame);
        return [view_height, view_x - moved[0], view_y - moved[1]];
    })()""")
    check("what was moved since the page took its size stays", [300, 0, 0], stays)
    page.click("[data-do=overview]")
    page.sees("and whole again", True, "overview")


def runs(page: Page) -> None:
    page.open(U_MAZE)
    page.press("ArrowDown", modifiers=8)
    page.sees("shift and an arrow, to the junction", ["unfinished", 5, 0, 4, 4], STATE)
    page.after("S", "shift and a letter, out at the exit", ["won", 7, 0, 4, 6], STATE)
