"""A browser without a window, driven through two pipes, for the tests of the page.

    with Browser() as browser, browser.new_page("page.html") as page:
        page.set_phone()
        page.open("#5x5,seed=1")
        page.press("s", "ArrowDown")
        moves = page.run("game.moves")

The browser speaks the Chrome DevTools Protocol, in messages that end with a NUL byte. CHROMIUM may name it; the first
choice is the one that has no window at all, because it takes half the time. tab.py has what a page can do.
"""

# fmt: off
from __future__ import annotations

import contextlib
import itertools
import json
import os
import select
import shutil
import subprocess
import tempfile
from collections.abc import Callable, Iterator
from typing import Any

from pace import patience
from tab import Failed, Page

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update", "--disable-sync",
         "--disable-ipc-flooding-protection", "--disable-background-timer-throttling",
         "--disable-renderer-backgrounding", "--disable-backgrounding-occluded-windows",
         "--disable-features=SpareRendererForSitePerProcess",  # a page opened again stays in its process
         "--allow-pre-commit-input",  # keys count before the page is drawn
         "--remote-debugging-pipe", "--force-color-profile=srgb")
# The browser reads from its descriptor 3 and writes to 4.
START = 'exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null'


def find_browser() -> str | None:
    """The path of the program that CHROMIUM names, or of the first of BROWSERS; None if there is none."""
    named = os.environ.get("CHROMIUM")
    return next(filter(None, map(shutil.which, [named] if named else BROWSERS)), None)


class Browser(contextlib.AbstractContextManager):
    """A browser with a separate profile, which is removed when the browser is closed."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="maze-page-")
        command = ["sh", "-c", START, find_browser(), *FLAGS, f"--user-data-dir={self.folder}", "about:blank"]
        self.process = subprocess.Popen(command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)
        self.numbers = itertools.count(1)
        self.rest = b""  # the beginning of an incomplete message
        self.answers: dict[int, dict[str, Any]] = {}
        self.events: dict[str, list[dict[str, Any]]] = {}  # by session of a page

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(BrokenPipeError):
            self.send("Browser.close", "", {})
        try:
            self.process.wait(patience(20))
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stdin.close()
        self.process.stdout.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def wait(self, what: str, come: Callable[[], Any]) -> Any:
        """Read messages of the browser until come() returns something true; returns that."""
        while not (found := come()):
            if not select.select([self.process.stdout], [], [], patience(60))[0]:
                raise Failed(f"{what} did not come")
            if not (piece := self.process.stdout.read(1 << 20)):
                raise Failed("the browser has ended")
            *messages, self.rest = (self.rest + piece).split(b"\0")
            for message in map(json.loads, messages):
                if "id" in message:
                    self.answers[message["id"]] = message
                elif message.get("sessionId") in self.events:
                    self.events[message["sessionId"]].append(message)
        return found

    def send(self, method: str, session: str, parameters: dict[str, Any]) -> int:
        """Send a command to the browser, or to the page of a session; returns the number of its answer."""
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": parameters, **({"sessionId": session} if session else {})}
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[self.process.stdin.write(data) :]
        return number

    def answer(self, number: int, what: str) -> dict[str, Any]:
        answer = self.wait(f"an answer to {what}", lambda: self.answers.pop(number, None))
        if "error" in answer:
            raise Failed(f"{what}: {answer['error']['message']}")
        return answer["result"]

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        return self.answer(self.send(method, "", parameters), method)

    @contextlib.contextmanager
    def new_page(self, home: str = "") -> Iterator[Page]:
        """A page with a separate profile: storage, permissions, colors, size. # addresses belong to its home."""
        profile = self.call("Target.createBrowserContext")["browserContextId"]
        tab = self.call("Target.createTarget", url="about:blank", browserContextId=profile)["targetId"]
        session = self.call("Target.attachToTarget", targetId=tab, flatten=True)["sessionId"]
        self.events[session] = []
        try:
            yield Page(self, profile, session, home)
        finally:
            del self.events[session]
            self.call("Target.disposeBrowserContext", browserContextId=profile)
