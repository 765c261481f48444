"""Claims of paper, of what the page consists of, and of hostile addresses."""

# fmt: off
from __future__ import annotations

import base64
import contextlib
import re
import zlib
from pathlib import Path

from browser import Page
from claims import LANGUAGES, ROOT, SEED, U_MAZE, check, make_page, share
from hashes import digest

HOSTILE = ["<img src=x onerror=alert(1)>", "999999999x1", "5x", "4x5", "5x5x5", "5x-5", "05x5,seed=0",
    "5x5,seed=2147483647", "5x5,seed=1e3", "5x5,seed=", "5x5,ends=__proto__", "5x5,constructor", "5x5,weave=1", "5x5,,",
    "5x5,keys=asdq", "%00", "5x5,algorithm=prim,weave", "5x5,loops=101", "%zz", "5x5,\u202eseed", "5x5,beat=0,steps=1",
    "2001x2001,seed=1,algorithm=aldous-broder", "level=25", "level=7,seed=3", "level=3,daily=2026-11-23",
    "daily=2026-02-30", "daily=x[$(reboot)]", "level=1,beat=x[$(reboot)],steps=5", "a" * 70_000,
    "21x21,mask=../../etc/passwd", "21x21,mask=heart,algorithm=eller", "5x5,mask=star", "5x5,seed=１"]
PAPERS = ((8.27, 11.69), (8.5, 11), (11.69, 8.27))  # width and height in inches: A4, Letter, A4 that lies


def check_pages(page: Page, what: str, count: int, papers: tuple) -> None:
    """Check the number of printed pages on each paper."""
    for width, height in papers:
        pdf = page.print_pdf(paperWidth=width, paperHeight=height)
        for start in re.finditer(rb"stream\r?\n", pdf):  # the list of pages may be compressed
            with contextlib.suppress(zlib.error):
                pdf += zlib.decompressobj().decompress(pdf[start.end() :])
        check(f"{what} on {width} x {height}", count, len(re.findall(rb"/Type\s*/Page\b", pdf)))


def paper(page: Page) -> None:
    """a maze and its solution print on a page each, a handout on four, in every language"""
    for n, maze in enumerate(("5x5", "41x31", "101x101", "21x201", "201x21,weave"), int(SEED)):
        page.open(f"#{maze},seed=7")
        page.press(*"sd")
        check_pages(page, maze, 2, share(PAPERS[n % 3 : n % 3 + 1], PAPERS))
    page.sees("the drawing is that of the file", True, "(makeSheet(), "
        "writeSvg(document.querySelector('#sheet svg')) === writeSvg(makeSvg(mazeAtStart(), nameMaze())))")
    for language in share((LANGUAGES[int(SEED) % len(LANGUAGES)],), LANGUAGES):
        page.open(make_page("handout", "--seed", "12", "--lang", language))
        check_pages(page, language, 4, PAPERS[:2])


def hostile(page: Page) -> None:
    """a hostile address gives one clear line beside a maze to play"""
    page.open("")
    elements = page.run("all('*').length")
    for n, address in enumerate(HOSTILE, int(SEED)):
        if opened := n % share(8, 1) == 0:
            page.open(f"#{address}")
            page.sees("not in the address bar", False, f"location.hash === {'#' + address!r}")
        else:
            page.go_to(f"#{address}")
        line, now = page.run("[text('#wrong'), all('*').length]")
        check(f"{address:.50}: one line", [True, "This address is not valid: ", elements],
            ["\n" not in line and len(line) < 160, line[:27], now])
        if opened:
            page.after("sw", f"{address:.50}: playable", "sw", "game.keys")


def plain(page: Page) -> None:
    """the page is its files as they are, in at most 200 KB, and its policy allows nothing from outside"""
    text = Path(page.home).read_text()
    found = re.search(r'Security-Policy" content="([^"]*)"', text)
    check("the policy", " ".join([
        "default-src 'none';", f"script-src {digest(text, 'script')};", f"style-src {digest(text, 'style')};",
        "base-uri 'none'; form-action 'none';", "require-trusted-types-for 'script'; trusted-types 'none'",
    ]), " ".join(found[1].split()))
    size = len(re.sub(r'(id="maze"[^>]*>\n).*?</script>', r"\1", text, flags=re.DOTALL).encode())
    check(f"{size} bytes", True, size <= 200_000)
    files = [file for file in (ROOT / "lib/page").glob("**/*.[cj]s*") if file.stem not in ("lesson", "handout")]
    check("what it lacks", [], [file.name for file in files if file.read_text() not in text])
    page.open("")
    for what in ("eval('1')", "document.body.innerHTML = '<b>'", "document.createElement('script').text = '1'",
        "fetch('https://example.com/')"):
        said = page.call("Runtime.evaluate", expression=f"(async () => {what})().then(() => 'done', () => 'refused')",
                         awaitPromise=True, returnByValue=True, allowUnsafeEvalBlockedByCSP=False)
        check(what, "refused", said["result"].get("value"))
    check("said in the console", True, len(page.complaints()) >= 3)
    data = base64.b64encode(Path(page.home).read_bytes()).decode()
    page.open(f"data:text/html;base64,{data}{U_MAZE}")  # where storage is refused
    page.sees("no records there yet", "None yet", "(openRecords(), text('#records_list'))")
    page.close_dialog()
    page.after("sssddscs", "it plays there", ["won", "★★★"], "[game.result, text('#end_stars')]")
