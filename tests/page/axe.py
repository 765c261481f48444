"""Claims of axe, a program that finds what readers with a handicap could not use."""

# fmt: off
from browser import Page
from claims import ROOT, make_page

STATES = ("0", "openNew()", "openNew(), get('new_own').open = true", "openDialog('help')", "openDialog('menu')",
    "resign(), openWatch()", "openRecords()", "resign()",
    "resign(), openWatch(), watchWork('carve_prim', 'carve_kruskal')",
    "resign(), openWatch(), act('watch_far'), goWatch(99)", "resign(), act('far')",
    "pressKey('s'), openDialog('menu')", "openNew(), get('new_own').open = true, put('new_wrong', 'x')")


def check_axe(page: Page, n: int, state: str) -> None:
    """axe finds nothing in a state of the page; n decides: on a desk or a phone, light or dark."""
    tool = (ROOT / ".tools/node_modules/axe-core/axe.min.js").read_text()
    page.set_window(*((390, 844) if n % 4 > 1 else (1280, 800)), n % 4 > 1)
    page.set_media(prefers_color_scheme=("light", "dark")[n % 2])
    page.run(f"{tool}; void ({state})")
    page.sees(f"{n} {state}", [], "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, "
        "nodes[0].html]))")


def axe(page: Page) -> None:
    """axe finds nothing in 52 states of the page"""
    for n, state in enumerate(STATES * 4):
        page.open(("#level=19,beat=40,steps=60", "#daily=2026-11-23")[n // (2 * len(STATES))])
        check_axe(page, n, state)


def paper_axe(page: Page) -> None:
    """axe finds nothing in sheets, handouts and the lesson"""
    calls = ("sheet 9x9 --count 2 --seed 1", "handout --seed 1", "sheet --level 5", "handout --lang ru", "tour --page")
    for n, call in enumerate(calls):
        page.open(make_page(*call.split()))
        check_axe(page, n, "0")
