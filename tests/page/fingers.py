"""Claims of fingers, the mouse and running."""

from __future__ import annotations

from browser import Page
from claims import (
    U_MAZE,
    check,
    check_player_seen,
    rest,
    settle,
    state_of,
)


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
        check("wide and high enough", True, width >= 44 and height >= 44)
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
    small = page.run("Array.from(all('#new_form button, #new_form input:not([type=checkbox]), #new_form select, #new_form label:has([type=checkbox])'))"
                     ".filter((one) => one.getBoundingClientRect().height < 44).length")  # fmt: skip
    check("what is too small", 0, small)
    size = page.run("fit_size(2)")
    page.tap("#size_2")
    check("new", [*size, True], page.run("[width, height, height > width]"))
    page.tap("[data-do=menu]")
    heights = page.run("Array.from(all('#menu_dialog select, #menu_list button'), (one) => one.getBoundingClientRect().height)")  # fmt: skip
    check("what is too small in the menu", [], [one for one in heights if one < 44])
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
    check("and whole again", True, page.run("overview"))


def runs(page: Page) -> None:
    page.open(U_MAZE)
    page.press("ArrowDown", modifiers=8)
    check("shift and an arrow", ["unfinished", 3, 0, 2, 4], state_of(page))
    page.press("D", "S")
    check("shift and a letter", ["won", 7, 0, 4, 6], state_of(page))
