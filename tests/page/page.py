"""What page.bats claims of the page, tried in a real browser: there each claim is said in a sentence.

page.py try PAGE CLAIM ...   what is wrong with these claims for that file; nothing if they hold
page.py serve PAGE           the same in one browser, for who asks at the port that is printed; it
                             ends with its standard input
page.py bench PAGE           how quick the page is here
"""

from __future__ import annotations

import contextlib
import os
import select
import socket
import sys
import tempfile
import traceback
from collections.abc import Callable

import fingers
import games
import lessons
import levels
import links
import mazes
import printed
import readers
import safety
import watched
from browser import Browser, Page, find_browser
from claims import Wrong, check, way_of

CLAIMS = (
    mazes,
    levels,
    links,
    fingers,
    printed,
    games,
    safety,
    watched,
    readers,
    lessons,
)


def find_claim(name: str) -> Callable[[Page], None]:
    """The function that tries it, wherever it stands."""
    return next(getattr(module, name) for module in CLAIMS if hasattr(module, name))


def bench(page: Page) -> None:
    """Milliseconds from opening the file to a maze that is drawn, and from a key to its frame."""
    print(f"load average {os.getloadavg()[0]:.1f}, {os.cpu_count()} processors")
    print("maze        to playable  carve  key to frame: median, worst of 60 (ms)")
    for side in ("41x31", "101x101", "301x301", "1001x1001", "2001x2001"):
        times = []
        for n in range(3):
            page.open(f"#{side},seed={n + 1}")
            page.wait_until("held")
            times.append(page.run(
                "Math.max(performance.getEntriesByName('first-contentful-paint')[0]?.startTime || 0,"
                " performance.getEntriesByType('navigation')[0].domContentLoadedEventEnd)"
            ))  # fmt: skip
        carve = page.run("(() => { const t = performance.now(); make_maze(kind); return performance.now() - t })()")  # fmt: skip
        page.open(f"#{side},seed=1")
        page.run("window.samples = []; addEventListener('keydown', (event) => requestAnimationFrame(() =>"
                 " samples.push(performance.now() - event.timeStamp)))")  # fmt: skip
        for n, key in enumerate(way_of(page)[:60]):
            page.press(key)
            page.wait_until(f"samples.length > {n} && !glide")
        samples = sorted(page.run("samples"))
        print(f"{side:11} {min(times):8.0f} {carve:9.0f} {samples[len(samples) // 2]:12.1f} {samples[-1]:8.1f}")  # fmt: skip


def try_claim(browser: Browser, home: str, name: str) -> str:
    """What is wrong with a claim, or that it holds; it leaves nothing in the console either."""
    try:
        with browser.new_page(home) as page:
            find_claim(name)(page)
            check("in the console", [], page.complaints())
    except Wrong as why:
        return str(why)
    except Exception:  # noqa: BLE001 # whatever it is, it is told
        return traceback.format_exc()
    return "it holds"


def serve(browser: Browser, home: str) -> None:
    """Try each claim that somebody asks for at the port that is printed, and tell him; one at a time."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        print(server.getsockname()[1], flush=True)
        while select.select([server, sys.stdin], [], [])[0] == [server]:
            with server.accept()[0] as connection, connection.makefile("rw") as asked:
                said = try_claim(browser, home, asked.readline().strip())
                with contextlib.suppress(OSError):  # who asked may be gone
                    asked.write(said)
                    asked.flush()


def main(what: str, home: str, *names: str) -> None:
    """Do what page.bats or somebody at a terminal asks for."""
    with tempfile.TemporaryDirectory() as tempfile.tempdir, Browser() as browser:
        if what == "serve":
            serve(browser, home)
        elif what == "bench":
            with browser.new_page(home) as page:
                bench(page)
        for name in names:
            print(f"{name}: {try_claim(browser, home, name)}")


if __name__ == "__main__":
    if not find_browser():
        sys.exit("no chromium here")
    main(*sys.argv[1:])
