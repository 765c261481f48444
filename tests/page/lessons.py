"""Claims of the page of the lesson."""

import re

from browser import Page
from claims import HOSTILE, ROOT, SEED, check, check_axe, check_policy, make_page, share

SECTION = "document.querySelector('main > section:not([hidden])')"
SHOWN = f"{SECTION}.id"
REPLY = f"{SECTION}.querySelector('.reply').innerText"
# Fill in what is right, or, in the last field, what is not.
FILL = f"""(is_right) => {{
    const fields = find_fields({SECTION}.querySelector('form'));
    for (const field of fields) field.value = field.dataset.right;
    const last = fields.at(-1);
    if (!is_right) last.value = last.options ? Array.from(last.options, (one) => one.value)
        .find((one) => one && one !== last.dataset.right) : Number(last.value) + 1;
}}"""


def open_lesson(page: Page, address: str = "", *options: str) -> None:
    """Open the page of the lesson."""
    page.home = make_page("tour", "--page", *options)
    page.open(address)


def tap_in(page: Page, selector: str) -> None:
    """Tap something in the section that is shown."""
    page.run(f"{SECTION}.querySelector({selector!r}).scrollIntoView({{ block: 'center' }})")  # fmt: skip
    page.tap(f"main > section:not([hidden]) {selector}")


def find_screen(page: Page, name: str) -> str:
    """The first screen where that function can be watched."""
    return page.run(f"document.querySelector('[data-watch={name}]').closest('section').id")  # fmt: skip


def lesson_way(page: Page) -> None:
    page.set_phone()
    open_lesson(page)
    names = page.run("sections")
    lessons, exercises = (
        int(re.search(rf"{name}=(\d+)", (ROOT / "lib" / file).read_text())[1])
        for name, file in (("LESSONS", "lesson/questions.bash"), ("EXERCISES", "cli/options.bash"))
    )  # fmt: skip
    end = names.index("last")
    check("sections before the end", [*(f"screen-{n + 1}" for n in range(lessons)), *(f"exercise-{n + 1}" for n in range(exercises))], names[:end])  # fmt: skip
    appendix = [f"screen-{lessons + 1}", f"screen-{lessons + 2}"]
    check("the appendix, after the end", appendix, names[end + 1 :])
    for n, name in enumerate(names[:end] + names[end + 1 :]):
        page.sees("section", name, SHOWN)
        page.sees(f"{name}: it fits", True,
                  f"Array.from({SECTION}.querySelectorAll('*')).every((one) => one.getBoundingClientRect().right <= innerWidth)")  # fmt: skip
        if (n + int(SEED)) % share(3, 1) == 0:
            answer_wrongly(page, name)
        page.run(f"({FILL})(true)")
        tap_in(page, "form .main")
        right = page.run(f"{SECTION}.querySelector('[data-reply=right]').textContent")
        page.sees(f"{name}: right", [right, True], f"[{REPLY}, solved.has({name!r})]")
        if n in (4, 20):
            page.reload()
            page.sees(f"{name}: reloaded", [name, n + 1], f"[{SHOWN}, solved.size]")
        if name == names[-1]:
            break
        turn(page, "find_link('next').click()")
        then = page.run(SHOWN)
        page.sees(f"{name}: focus", f"title-{then}", "document.activeElement.id")
        if n + 1 == end:
            page.sees("the end", "last", SHOWN)
            turn(page, f"{SECTION}.querySelector('p a').click()")
    page.sees("nothing comes after the appendix", [True, False], "['next', 'prev'].map((rel) => find_link(rel).hidden)")  # fmt: skip
    turn(page, "history.back()")
    page.sees("back", appendix[0], SHOWN)
    turn(page, "history.forward()")
    page.sees("forward", appendix[1], SHOWN)
    page.open("")
    page.sees("opened again, without an address", [appendix[1], len(names) - 1], f"[{SHOWN}, solved.size]")  # fmt: skip
    page.run(f"get('sections').value = {names[3]!r}")
    turn(page, "get('sections').dispatchEvent(new Event('change'))")
    page.sees("chosen from the list", names[3], SHOWN)


def answer_wrongly(page: Page, name: str) -> None:
    """Nothing chosen, a wrong choice, every hint: each has its reply, and none solves the question."""
    tap_in(page, "form .main")
    page.sees(f"{name}: nothing chosen", True, f"{REPLY}.length > 10")
    page.run(f"({FILL})(false)")
    tap_in(page, "form .main")
    page.sees(f"{name}: wrong", [True, False], f"[{REPLY}.length > 10, solved.has({name!r})]")  # fmt: skip
    for _ in range(3):
        tap_in(page, "[data-do=hint]")
    tap_in(page, "form .main")
    page.sees(f"{name}: every hint, after another check too", [],
              f"find_replies({SECTION}.querySelector('form'), 'hint').map((one) => one.textContent).filter((hint) => !{REPLY}.includes(hint))")  # fmt: skip


def turn(page: Page, what: str) -> None:
    """Run a script that changes the address, and wait until the address has changed."""
    page.run(f"new Promise((done) => {{ addEventListener('hashchange', done, {{ once: true }}); {what}; }}).then(() => 0)")  # fmt: skip


def lesson_axe(page: Page) -> None:
    open_lesson(page)
    answer = f"{SECTION}.querySelector('form').requestSubmit()"
    states = (
        ("", "0"),
        ("#screen-2", answer),  # nothing chosen
        ("#screen-10", f"({FILL})(false), {answer}"),
        ("#screen-6", f"({FILL})(true), {answer}"),
        ("#screen-13", f"{SECTION}.querySelector('[data-box]').click()"),
        ("#exercise-7", f"({FILL})(false), {answer}"),
        ("#exercise-9", f"{SECTION}.querySelector('[data-do=hint]').click()"),
        ("#screen-16", "watch_screen(), watch_step(9)"),
        ("#last", "0"),
        ("#screen-99", "0"),
    )
    for n in range(2 * len(states)):
        check_axe(page, n, *states[n // 2])


def lesson_hostile(page: Page) -> None:
    open_lesson(page)
    elements = page.run("all('*').length")
    for address in HOSTILE:
        page.go_to(f"#{address}")
        line, now = page.run("[get('wrong').textContent, all('*').length]")
        check(f"{address:.50}: one line", True, 40 < len(line) < 160 and "\n" not in line)  # fmt: skip
        check(f"{address:.50}: elements, the screen and its address", [elements, "screen-1", "#screen-1"], [now, page.run(SHOWN), page.run("location.hash")])  # fmt: skip
    for kept in ("<img src=x onerror=alert(1)>", "__proto__ constructor", "x" * 1_000_000):  # fmt: skip
        page.run(f"for (const name of ['solved', 'place']) store(`lesson ${{name}}`, {kept!r}); store('theme', {kept!r})")  # fmt: skip
        page.open("#screen-2")
        page.sees("stored", ["screen-2", 0, elements], f"[{SHOWN}, solved.size, all('*').length]")  # fmt: skip
    page.open("#screen-4")
    for typed in (
        "<b>1</b>",
        "a[$(reboot)]",
        "1e3",
        "-5",
        "0x20",
        "1/0",
        "cell[1",
        "alert(1)",
        "constructor",
        "__proto__[0]",
        "(" * 99,
        "9" * 50,
        "٣٢",
    ):
        page.run(f"{SECTION}.querySelector('input').value = {typed!r}")
        tap_in(page, "form .main")
        check(typed, True, page.run(REPLY).endswith(": type only the digits of the answer, then press Enter."))  # fmt: skip
    page.run(f"{SECTION}.querySelector('input').value = ' 0032 '")
    tap_in(page, "form .main")
    page.sees("32", True, "solved.has('screen-4')")


def lesson_typed(page: Page) -> None:
    open_lesson(page)
    values = (("7", 7), ("2*3 + 1", 7), ("(2+3) * 4", 20), ("7/2", 3), ("-7/2", -3), ("-7%3", -1), ("10-4-3", 3), ("cell[2]", 9), ("cell[1+1]*2", 18),
              ("${cell[2]}", None), ("1/0", None), ("(1", None), ("1 2", None), ("1+", None), ("5;6", None), ("2**3", None), ("a[0]", None),
              ("[" * 99, None), ("x" * 99, None))  # fmt: skip
    for typed, value in values:
        page.sees(typed, value, f"((value) => (Number.isNaN(value) ? null : value))(calculate({typed!r}, (name, n) => (name === 'cell' ? [7, 4, 9][n] : NaN)))")  # fmt: skip
    page.open("#screen-4")
    page.run(f"{SECTION}.querySelector('input').value = '(2 + 2) * 8'")
    tap_in(page, "form .main")
    page.sees("a calculation", True, "solved.has('screen-4')")
    page.open("#screen-6")
    for gap, typed, right in ((0, "(2*row+2)", True), (0, "2*row + 2", False), (0, "2 * (row + 1)", True), (0, "(2 + $row * 2)", True), (0, "(2 * column + 2)", False),
                              (1, "2 + column*2", True), (1, "(column + 1) * 2", True), (1, "2 * column", False), (1, "4", False), (1, "", False),
                              (0, "(2 * row + 2))", False), (1, "2) + (column", False), (1, "column[$(reboot)]", False)):  # fmt: skip
        page.sees(f"{gap}: {typed}", right,
                  f"((field) => (field.value = {typed!r}, is_answer(field, field.dataset.right)))({SECTION}.querySelectorAll('.gaps input')[{gap}])")  # fmt: skip
    page.set_phone(320, 568)
    page.sees("on a phone each list of choices stays in its line of code", [],
              "(all('main > section').forEach((one) => { one.hidden = false }), Array.from(all('.gaps select')).filter((one) => /\\t$/.test(one.previousSibling?.data)"
              " && one.getBoundingClientRect().left < one.parentElement.getBoundingClientRect().left + 20).map((one) => one.closest('section').id))")  # fmt: skip
    page.set_desk()
    page.sees("the choices come in another order", True,
              "(() => { const orders = new Set(); for (let n = 0; n < 40; n++) { prepare_gaps(); orders.add(Array.from(document.querySelector('#screen-1 select').options, (one) => one.value).join()); } return orders.size > 2; })()")  # fmt: skip
    page.sees("on paper the choices are listed", True,
              "Array.from(all('#screen-1 .gaps select option')).slice(1).every((one) => document.querySelector('#screen-1 .printed').textContent.includes(one.value))")  # fmt: skip
    printed = "getComputedStyle(document.querySelector('#screen-1 .printed')).display"
    page.sees("not on the screen", "none", printed)
    page.set_media("print")
    page.sees("only there", "block", printed)
    page.set_media()
    page.sees("code in the text looks like code", True,
              "Array.from(all('#screen-1 > p code'), (one) => one.textContent).includes('\"${cell[2]}\"')")  # fmt: skip


def lesson_figures(page: Page) -> None:
    open_lesson(page, "#screen-13")
    figure = f"{SECTION}.querySelector('figure')"
    page.sees("a maze to dig", "Click a green cell to dig there, or an open cell to continue from it.", f"{figure}.querySelector('p').textContent")  # fmt: skip
    page.run(f"{figure}.scrollIntoView()")
    left, top, pitch = page.run(f"(() => {{ const {{ left, top }} = {figure}.querySelector('canvas').getBoundingClientRect(); return [left, top, Math.min(FIGURE[0] / 5, FIGURE[1] / 5)]; }})()")  # fmt: skip
    for what, (x, y), words in (("east", (2, 1), "dig 20 0 opens cell[20], cell[21] and cell[22]."), ("too far", (2, 3), "dig 20 0 opens cell[20], cell[21] and cell[22]."),
                                ("south", (2, 2), "dig 22 2 opens cell[22], cell[31] and cell[40]."), ("west", (1, 2), "dig 40 1 opens cell[40], cell[39] and cell[38].")):  # fmt: skip
        page.drag((left + (x + 0.4) * pitch, top + (y + 0.4) * pitch))
        page.sees(what, words, f"{figure}.querySelector('p').textContent")
    for name in ("carve_recursive", "carve_without_local", "carve_stack"):
        screen = find_screen(page, name)
        page.open(f"#{screen}")
        marked = f"({SECTION}.querySelector('.now')?.textContent.trim() ?? '')"
        page.sees("at first", [name, ""], f"[{SECTION}.querySelector('[data-watch]').dataset.watch, {marked}]")  # fmt: skip
        for button, words in ((2, "list_candidates"), (2, "below"), (2, "dig"), (1, "below")):  # fmt: skip
            page.run(
                f"document.querySelector('#{screen} figure button:nth-child({button})').click()"
            )
            page.sees(f"{name}: {words}", True, f"{marked}.includes({words!r})")
    page.open("#screen-5")
    page.click("#screen-5 [data-box='9']")
    page.sees("the ring", True, f"{SECTION}.querySelector('.looked').textContent.endsWith(', in the ring')")  # fmt: skip


# How far to the right of its beginning the rest of each line of code begins that needs more than one row; in characters.
HANGS = """Array.from(SECTION.querySelectorAll('pre > span'), (line) => {
    const text = document.createTreeWalker(line, NodeFilter.SHOW_TEXT).nextNode(), range = document.createRange()
    const boxes = Array.from(text.data, (sign, i) => (range.setStart(text, i), range.setEnd(text, i + 1), sign > ' ' && range.getBoundingClientRect())).filter(Boolean)
    const rest = boxes.filter(({ top }) => top > boxes[0].bottom)
    return rest.length && Math.round((Math.min(...rest.map(({ left }) => left)) - boxes[0].left) / boxes[0].width)
}).filter(Boolean)""".replace("SECTION", SECTION)  # fmt: skip


def lesson_code(page: Page) -> None:
    page.set_phone(320, 568)
    open_lesson(page)
    for name in ("carve_stack", "carve_recursive"):
        page.open(f"#{find_screen(page, name)}")
        page.sees(f"{name}: the rest of a long line", [True, [4]], f"(hangs => [hangs.length > {3 * (name == 'carve_stack')}, [...new Set(hangs)]])({HANGS})")  # fmt: skip
    page.run("watch_screen()")
    page.sees("in Watch", "4", "all('#watch_lines span')[1].style.getPropertyValue('--indent')")  # fmt: skip


def lesson_boxes(page: Page) -> None:
    open_lesson(page)
    looked = f"{SECTION}.querySelector('.looked').textContent"
    page.after(["Tab", "Tab", "ArrowRight"], "by keys", "${cell[1]} = 4", looked)
    page.click("[data-box='2']")
    page.sees("a click", "${cell[2]} = 9", looked)
    page.after(["ArrowRight"], "an arrow key", "${cell[3]} = 2", looked)
    page.sees("one of them by Tab", 1, f"{SECTION}.querySelectorAll('.boxes [tabindex=\"0\"]').length")  # fmt: skip
    page.open("#screen-5")
    page.click("#screen-5 [data-box='20']")
    page.after(["ArrowDown"], "in a grid", "${cell[29]} = 0   x 2, y 3", looked)
    page.check_named()


def lesson_watched(page: Page) -> None:
    open_lesson(page)
    for name, words in (
        ("carve_recursive", "The maze is finished. Passages: 8."),
        ("carve_stack", "The maze is finished. Passages: 8."),
        ("carve_without_local", "The maze is finished. Passages: 4."),
    ):
        page.open(f"#{find_screen(page, name)}")
        tap_in(page, "[data-do=watch]")
        page.after(["End"], name, [name, words], "[works[0].name, get('watch_words').textContent.trim()]")  # fmt: skip
        page.press("Escape")
    page.run("watch_screen()")
    returns = [n for n in range(page.run("works[0].events.length"))
               if page.run(f"(watch_step(-1e9), watch_step({n}), get('watch_words').textContent)").endswith("returns to 1,2.")]  # fmt: skip
    check("the call of 0,2 returns once", 1, len(returns))
    page.sees("the calls", ["carve_without_localcell 1,2", "carve_without_localcell 1,1"],
              f"(watch_step({returns[0] + 1} - watch_at), Array.from(all('#watch_stack div'), (one) => one.textContent).slice(0, 2))")  # fmt: skip


def lesson_policy(page: Page) -> None:
    open_lesson(page)
    check("style of an element", 0, check_policy(page).count(' style="'))
