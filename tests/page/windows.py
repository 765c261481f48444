"""Claims of windows of any size, of dialogs, and of colors."""

from browser import Page
from claims import ENDS, SEED, STATE, U_MAZE, check, make_page, share

# Texts with too little contrast, marks and shapes that are hard to see, colors that look alike, and whether what was walked back is fainter.
CONTRASTS = """(() => {
    all('dialog').forEach((dialog) => dialog.show());
    for (const name of ['wrong', 'new_wrong', 'end_record', 'end_share']) put(name, 'x');
    tell('x');
    get('end').hidden = false;
    pressed.describe = true;
    show_pressed();
    const light = ([r, g, b]) => [r, g, b].map((c) => c / 255)
        .map((c) => (c <= .04045 ? c / 12.92 : ((c + .055) / 1.055) ** 2.4))
        .reduce((sum, c, i) => sum + c * [.2126, .7152, .0722][i], 0);
    const ratio_of = (a, b) => (Math.max(a, b) + .05) / (Math.min(a, b) + .05);
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
        return [element.textContent, Math.round(ratio_of(front, back) * 10) / 10];
    });
    close_dialogs();
    all('dialog[open]').forEach((dialog) => dialog.close());
    document.activeElement.blur();
    get('end').hidden = true;
    const pen = new OffscreenCanvas(1, 1).getContext('2d');
    const ink_light = (name) => {
        pen.fillStyle = ink[name];
        pen.fillRect(0, 0, 1, 1);
        return light(Array.from(pen.getImageData(0, 0, 1, 1).data.slice(0, 3)));
    };
    const against = (name) => ratio_of(ink_light(name), ink_light('floor'));
    return { texts: found.length > 40 ? found.filter(([, ratio]) => ratio < 7) : found,
        marks: ['dimmed', 'way', 'walked'].filter((name) => against(name) < 3),
        shapes: ['player', 'goal'].filter((name) => Math.max(against(name), against(`${name}-dark`)) < 3),
        alike: ['walked wall', 'walked wall-end', 'deck floor'].filter((pair) => ratio_of(...pair.split(' ').map(ink_light)) < 1.6),
        fainter: 1.2 * against('dimmed') < against('walked') };
})()"""


def seen_whole(page: Page) -> None:
    windows = (1280, 800, False), (844, 390, True), (390, 844, True)
    for n, (width, height, phone) in enumerate(windows):
        page.set_window(width, height, phone)
        page.open("")
        for k, ends in enumerate(ENDS, n + int(SEED)):
            sizes = ("21x21", "201x201", "1001x1001")
            for size in share(sizes[k % 2 : k % 2 + 1], sizes):
                page.go_to(f"{size},seed=3,ends={ends}")
                page.run("if (!get('overview').disabled) change_overview()")
                page.settle()
                cut = page.run("""[[shown_x, shown_y], [middle_x(goal), middle_y(goal)]].flatMap(([x, y]) => {
                    const half = box_side() / 2 - .6;
                    return [x - view_x - half, y - view_y - half, view_x + view_width - x - half, view_y + view_height - y - half];
                }).filter((room) => room < 0)""")  # fmt: skip
                check(f"{width}x{height} {size} {ends}", [], cut)


def drawn_large(page: Page) -> None:
    page.set_window(2560, 1440, phone=False)
    for kind in ("21x11", "41x31", "15x39", "level=12"):
        page.open(f"#{kind},seed=3")
        page.settle()
        filled = page.run("Math.max(edge_of(width + 2) / view_width, edge_of(height + 2) / view_height)")  # fmt: skip
        check(f"{kind} in {filled}", True, filled > 0.9)
    page.set_phone()
    for kind, fits in (("41x31", True), ("61x31", False)):
        page.open(f"#{kind},seed=7")
        page.sees(f"{kind} on a phone", fits, "edge_of(width + 2) <= view_width")
    sizes = "SIZES.map((_, i) => fit_size(i).join('x'))"
    offered = page.run(sizes)
    page.press(*"FF")
    page.settle()
    page.sees("the same sizes fit after a game", offered, sizes)


def seed_selected(page: Page) -> None:
    page.open("#9x7,seed=2147483646")
    page.press("s")
    page.click("#facts div:nth-child(4) dd")
    selected = "getSelection().toString()"
    page.sees("a click selects it", "2147483646", selected)
    page.run("clock = 5000, show_facts()")
    page.after("s", "it stays selected", ["2147483646", "ss"], f"[{selected}, keys]")


def first_look(page: Page) -> None:
    seen = "[get('title_name').textContent, get('title_task').textContent.trim(), document.title]"
    task = "Use arrow keys or swipes to reach the diamond."
    page.open("#21x11,seed=3")
    page.sees("a maze", ["Maze 21 × 11", task, "Maze 21 × 11 · 3"], seen)
    page.open("#level=8,beat=72,steps=95")
    task = "A friend's result: 1:12, steps: 95. Can you beat that? You see only in straight lines."
    page.sees("a challenge in fog", ["Level 8: fog", task, "Level 8: fog · 3"], seen)
    page.open("#daily=2026-11-23")
    page.sees("a day", "Daily maze 2026-11-23", "document.title")


def end_seen(page: Page) -> None:
    for width, height in ((390, 844), (844, 390), (320, 480), (640, 400), (195, 422)):
        page.set_phone(width, height)
        page.open("#level=3")
        page.press(*page.way())
        page.settle()
        hidden = """(() => { const panel = get('end').getBoundingClientRect();
            return ['next', 'again'].filter((name) => {
                const box = get('end').querySelector(`[data-do=${name}]`).getBoundingClientRect();
                return box.top < panel.top || box.bottom > Math.min(panel.bottom, innerHeight)
                    || box.right > Math.min(panel.right, innerWidth); }); })()"""
        page.sees(f"{width}x{height}", [], hidden)
        page.rest()
        page.run("get('end').querySelector('[data-do=far]').click()")
        page.sees(f"{width}x{height}, with the legend of distances", [[], False], f"[{hidden}, get('end_far').hidden]")  # fmt: skip


def scrolling(page: Page) -> None:
    page.set_phone()
    page.open("#101x101,seed=3")
    for _ in range(12):
        page.press(*page.way()[:40])
        page.settle()
        page.check_player_seen()
        ahead = page.run("""[[shown_x, view_x, view_width, edge_of(width + 2)],
            [shown_y, view_y, view_height, edge_of(height + 2)]].map(([at, from, seen, whole]) =>
            whole <= seen || ((at - from >= seen / 4 - 1 || from < 1) &&
            (from + seen - at >= seen / 4 - 1 || from + seen > whole - 1)))""")
        check("a quarter ahead", [True, True], ahead)
    page.call("Emulation.setDeviceMetricsOverride", width=390, height=844, deviceScaleFactor=3, mobile=True)  # fmt: skip
    page.sees("on a screen with smaller pixels", 1170, "(draw_frame(Infinity), top_pen.canvas.width)")  # fmt: skip


def contrast(page: Page) -> None:
    page.set_media(prefers_color_scheme="light")
    page.open(U_MAZE)
    page.hold_clock()
    pixel = "Array.from(trail_pen.getImageData(trail_pen.canvas.width / 2, trail_pen.canvas.height / 2, 1, 1).data)"
    for scheme, floor in (("light", [255, 253, 247, 255]), ("dark", [23, 26, 43, 255])):
        page.set_media(prefers_color_scheme=scheme)
        page.wait_until(f"{pixel}.join() === '{','.join(map(str, floor))}'")
        page.check_player_seen()
        for name in ("two colors", "high contrast", "no colors", "plain"):
            page.after("c", "told", f"Colors: {name}", "get('notice').textContent")
            expected = {
                "texts": [],
                "marks": [],
                "shapes": [],
                "alike": [],
                "fainter": True,
            }
            page.sees(f"{scheme}, {name}", expected, CONTRASTS)
    page.run("open_watch(), window.drawn = '', draw_watch = () => { drawn = ink.floor }")  # fmt: skip
    page.set_media(prefers_color_scheme="light")
    page.wait_until("drawn === '#fffdf7'")
    page.open(make_page("tour", "--page"))
    page.run(
        "shown = document.querySelector('[data-watch]').closest('section').id, watch_screen()"
    )
    page.set_media(prefers_color_scheme="dark")
    page.wait_until("ink.floor === '#171a2b'")


def over_and_back(page: Page) -> None:
    page.set_media(prefers_color_scheme="light")
    page.open("#21x15,seed=5,weave")
    colors = """Array.from(cell.keys()).filter(is_crossed).map((at) =>
        top_pen.getImageData(middle_x(at) - view_x, middle_y(at) - view_y, 1, 1).data.slice(0, 3).join())"""
    for keys, color in ((page.way()[:60], "214,36,159"), ("u" * 40, "143,127,240")):
        page.press(*keys)
        page.settle()
        page.sees(keys, ["0,0,0", "0,0,0", color, "0,0,0"], colors)
    words = ["Open: south 2, north over a bridge 1. Goal: east 14, south 4.",
             "Open: east 2, west 2. Goal: east 14, south 6. You are under a bridge."]  # fmt: skip
    page.sees("beside and under a bridge", words,
              "[decks[0], (decks[0] + decks[1]) / 2].map((at) => (player = at, describe_player(), get('words').textContent))")  # fmt: skip


def all_seen(page: Page) -> None:
    page.set_phone()
    page.open("#21x21,seed=4")
    page.press(*page.way()[:20])
    state = page.run(STATE)
    for wide, high in ((390, 844), (844, 390), (390, 844), (360, 800), (320, 568), (195, 422),
                       (600, 800), (900, 800), (1024, 800), (1280, 800)):  # fmt: skip
        size = f"{wide}x{high}"
        page.set_window(wide, high, min(wide, high) < 500)
        page.wait_until(f"innerWidth === {wide}")
        page.settle()
        page.sees(f"{size}: the game, and nothing scrolls", [*state, wide, high], f"[...{STATE}, root.scrollWidth, root.scrollHeight]")  # fmt: skip
        page.check_player_seen()
        for language in ("en", "de", "fi", "ru"):
            page.run(f"choose_language('{language}')")
            check(f"{size} {language}", [], page.find_outside("#facts div, #title, #pad button, #dock button"))  # fmt: skip
            page.sees(f"{size} {language}: labels in their buttons, facts above the title, and this above the maze", [[], True, True], """[
                Array.from(all('#dock button')).filter((one) => one.scrollWidth > one.clientWidth).map((one) => one.textContent),
                get('facts').getBoundingClientRect().bottom <= get('title').getBoundingClientRect().top + 1,
                innerWidth > 500 || get('title').getBoundingClientRect().bottom <= stage.getBoundingClientRect().top]""")  # fmt: skip


def dialogs_fit(page: Page) -> None:
    page.set_phone(320, 500)
    page.open(U_MAZE)
    for language in ("en", "de", "fi", "ru"):
        for name in ("menu", "new", "help", "records", "pause"):
            lost = page.run(f"""(choose_language('{language}'), open_dialog('{name}'), [find_dialog().scrollWidth - find_dialog().clientWidth,
                find_dialog().scrollTop, ...Array.from(find_dialog().querySelectorAll('.row:last-child button'), (one) =>
                one.getBoundingClientRect()).filter(({{ bottom, height }}) => height && (bottom > innerHeight || height < 44))])""")  # fmt: skip
            check(f"{language} {name}", [0, 0], lost)
    page.set_phone()
    page.run(
        "open_new(), get('new_own').open = true, get('new_width').value = 40, get('new_form').requestSubmit()"
    )
    for name in ("new_width", "new_wrong"):  # the field and its error
        x, y = page.middle_of(f"#{name}")
        page.sees(f"seen: {name}", name, f"document.elementFromPoint({x}, {y})?.id")
    page.set_desk(320, 256)  # zoomed to 400 %
    page.sees("help begins at its top", [0, "H2"], "(open_dialog('help'), [find_dialog().scrollTop, document.activeElement.tagName])")  # fmt: skip
    page.open("#level=8,beat=72,steps=95")
    page.sees("room for a maze with much to say", True, "stage.clientHeight > 80")


def wants_contrast(page: Page) -> None:
    page.set_media(prefers_contrast="more", prefers_color_scheme="dark")
    page.open(U_MAZE)
    page.sees("asked for by the system", ["contrast", "#000", "#fff"], "[theme(), ink.floor, ink.wall]")  # fmt: skip
    page.after("c", "chosen", "none", "theme()")
    page.reload()
    page.sees("what is chosen wins", "none", "theme()")


def maze_hidden(page: Page) -> None:
    page.open(U_MAZE)
    page.press("s")
    for name in ("menu", "new", "help", "records", "pause"):
        page.run(f"act('{name}'), document.dispatchEvent(new Event('visibilitychange'))")  # fmt: skip
        page.sees(name, [0, "hidden"], "[clock_since, getComputedStyle(top_pen.canvas).visibility]")  # fmt: skip
        page.press("Escape")
        page.wait_until("clock_since && !stage.classList.contains('covered')")
