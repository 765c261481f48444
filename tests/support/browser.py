"""A browser without a window, driven through two pipes, for the tests of the page.

    with Browser() as browser, browser.new_page("page.html") as page:
        page.set_phone()
        page.open("#5x5,seed=1")
        page.press("s", "ArrowDown")
        moves = page.run("moves")

A page is a tab with a separate profile: storage, permissions, colors, size. It waits for what the page shows
or reports; a deadline only ends a test that hangs. The browser speaks the Chrome DevTools Protocol, in
messages that end with a NUL byte. CHROMIUM may name the browser; the first choice is the one that has no window
at all, because it takes half the time.
"""

# fmt: off
from __future__ import annotations

import base64
import contextlib
import itertools
import json
import os
import select
import shutil
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

from pace import give_up, patience
from tab import DEADLINE, Failed, Tab

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
CODES = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Backspace": 8,
         "Escape": 27, "Enter": 13, "Tab": 9}
CONSOLE = {"Runtime.consoleAPICalled": lambda said: str([arg.get("value") for arg in said["args"]]),
           "Runtime.exceptionThrown": lambda said: describe(said["exceptionDetails"]),
           "Log.entryAdded": lambda said: said["entry"]["text"],
           "Network.requestWillBeSent": lambda said: said["request"]["url"]}
# What is none: a hint that reading pixels brings, and what the tests open and the page makes.
EXPECTED = ("Canvas2D: Multiple readback operations", "file:", "data:", "blob:")


def find_browser() -> str | None:
    """The path of the program that CHROMIUM names, or of the first of BROWSERS; None if there is none."""
    named = os.environ.get("CHROMIUM")
    paths = (shutil.which(name) for name in ([named] if named else BROWSERS))
    return next(filter(None, paths), None)


def describe(exception: dict[str, Any]) -> str:
    return exception.get("exception", {}).get("description", str(exception))


class Browser(contextlib.AbstractContextManager):
    """A browser with a separate profile, which is removed when the browser is closed."""

    def __init__(self) -> None:
        path = find_browser() or "chromium"
        self.folder = tempfile.mkdtemp(prefix="maze-page-")
        command = ["sh", "-c", START, path, *FLAGS, f"--user-data-dir={self.folder}", "about:blank"]
        self.process = subprocess.Popen(command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)
        self.to_browser, self.from_browser = self.process.stdin, self.process.stdout
        self.numbers = itertools.count(1)
        self.rest = b""  # the beginning of an incomplete message
        self.answers: dict[int, dict[str, Any]] = {}
        self.events: dict[str, list[dict[str, Any]]] = {}  # by session of a page

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(Failed):
            self.call("Browser.close")
            self.wait("its end", lambda: False)
        try:
            self.process.wait(DEADLINE)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.to_browser.close()
        self.from_browser.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    def wait(self, what: str, come: Callable[[], Any]) -> Any:
        """Read messages of the browser until come() returns something true; returns that."""
        end = time.monotonic() + patience(60)
        while not (found := come()):
            left = max(0, end - time.monotonic())
            if not select.select([self.from_browser], [], [], left)[0]:
                give_up()
                raise Failed(f"{what} did not come")
            if not (piece := self.from_browser.read(1 << 20)):
                raise Failed("the browser has ended")
            *messages, self.rest = (self.rest + piece).split(b"\0")
            for message in map(json.loads, messages):
                if "id" in message:
                    self.answers[message["id"]] = message
                elif message.get("sessionId") in self.events:
                    self.events[message["sessionId"]].append(message)
        return found

    def send(self, method: str, session: str, parameters: dict[str, Any]) -> int:
        """Send a command to the browser; returns the number of its answer."""
        number = next(self.numbers)
        message = {"id": number, "method": method, "params": parameters}
        if session:
            message["sessionId"] = session
        data = json.dumps(message).encode() + b"\0"
        try:
            while data:
                data = data[self.to_browser.write(data) :]
        except BrokenPipeError as why:
            raise Failed("the browser has ended") from why
        return number

    def answer(self, number: int, what: str) -> dict[str, Any]:
        answer = self.wait(f"an answer to {what}", lambda: self.answers.get(number))
        del self.answers[number]
        if "error" in answer:
            raise Failed(f"{what}: {answer['error']['message']}")
        return answer["result"]

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        return self.answer(self.send(method, "", parameters), method)

    @contextlib.contextmanager
    def new_page(self, home: str = "") -> Iterator[Page]:
        """A page that shares nothing with other pages; addresses that begin with # belong to its home."""
        profile = self.call("Target.createBrowserContext")["browserContextId"]
        tab = self.call("Target.createTarget", url="about:blank", browserContextId=profile)["targetId"]
        page = Page(self, profile, tab, home)
        try:
            yield page
        finally:
            with contextlib.suppress(Failed):
                page.close()


class Page(Tab):
    """A tab: on a desk at first, 1280 by 800."""

    def __init__(self, browser: Browser, profile: str, tab: str, home: str) -> None:
        self.browser, self.profile, self.home = browser, profile, home
        self.session = browser.call("Target.attachToTarget", targetId=tab, flatten=True)["sessionId"]
        browser.events[self.session] = self.events = []
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)
        self.set_desk()

    def beside(self) -> Page:
        """Another tab of the same profile; it is closed with this one."""
        tab = self.browser.call("Target.createTarget", url="about:blank", browserContextId=self.profile)["targetId"]
        return Page(self.browser, self.profile, tab, self.home)

    def close(self) -> None:
        """Close the tab, and delete its profile with everything stored in it."""
        del self.browser.events[self.session]
        self.browser.call("Target.disposeBrowserContext", browserContextId=self.profile)

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        return self.call_all([(method, parameters)])[0]

    def call_all(self, calls: list[tuple[str, dict[str, Any]]]) -> list[dict[str, Any]]:
        """Send all these commands together; returns the answers."""
        numbers = [self.browser.send(method, self.session, told) for method, told in calls]
        return [self.browser.answer(number, f"{method} {told}"[:200]) for number, (method, told) in zip(numbers, calls)]

    def wait_for(self, method: str, since: int = 0, **told: Any) -> dict[str, Any]:
        """The data of the first event of that name with these values, after the first since events."""
        return self.browser.wait(method, lambda: next((event["params"] for event in self.events[since:]
            if event["method"] == method and told.items() <= event["params"].items()), None))

    # The content of the page.

    def load(self, address: str) -> None:
        came = len(self.events)
        answer = self.call("Page.navigate", url=address)
        if "errorText" in answer:
            raise Failed(f"{address}: {answer['errorText']}")
        self.wait_for("Page.loadEventFired", came)

    def reload(self) -> None:
        came = len(self.events)
        self.call("Page.reload")
        self.wait_for("Page.loadEventFired", came)

    def run(self, script: str) -> Any:
        """The value of an expression in the page; waits for a promise."""
        answer = self.call("Runtime.evaluate", expression=script, returnByValue=True,
                           awaitPromise=True, userGesture=True)
        if "exceptionDetails" in answer:
            raise Failed(f"{describe(answer['exceptionDetails'])}\n{script:.200}")
        return answer["result"].get("value")

    def complaints(self) -> list[str]:
        """Console messages, errors of scripts and requests to the outside since the last call."""
        self.run("0")  # so that all of them have arrived
        seen, self.events[:] = self.events[:], []
        said = [CONSOLE[event["method"]](event["params"]) for event in seen if event["method"] in CONSOLE]
        return [line for line in said if not line.startswith(EXPECTED)]

    def print_pdf(self, **options: Any) -> bytes:
        return base64.b64decode(self.call("Page.printToPDF", **options)["data"])

    # The window and its settings.

    def set_window(self, width: int, height: int, phone: bool) -> None:
        """Set the size in CSS pixels; a phone has two dots for each, a touch screen and no mouse."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1 + phone, mobile=phone)
        self.call("Emulation.setTouchEmulationEnabled", enabled=phone, maxTouchPoints=5)

    def set_media(self, media: str = "", **features: str) -> None:
        """Set what media queries see: 'print'; prefers_color_scheme='dark', forced_colors='active'."""
        named = [{"name": n.replace("_", "-"), "value": v} for n, v in features.items()]
        self.call("Emulation.setEmulatedMedia", media=media, features=named)

    def set_language(self, language: str) -> None:
        """Set the language that the browser asks for, such as de-AT."""
        agent = self.run("navigator.userAgent")
        self.call("Network.setUserAgentOverride", userAgent=agent, acceptLanguage=language)

    def set_downloads(self, folder: str) -> None:
        """Set the folder for downloads; Browser.downloadProgress reports them."""
        self.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder,
                  browserContextId=self.profile, eventsEnabled=True)

    def allow(self, *permissions: str) -> None:
        """Grant the page these permissions, and no others."""
        self.call("Browser.grantPermissions", permissions=list(permissions), browserContextId=self.profile)

    # Input.

    def press(self, *keys: str, modifiers: int = 0) -> None:
        """Type keys as fast as possible: none waits for the effect of the previous one."""
        calls = []
        for key in keys:
            text = key if len(key) == 1 else {"Enter": "\r"}.get(key, "")
            shift = 8 * (len(key) == 1 and key.isupper())
            told = {"key": key, "windowsVirtualKeyCode": CODES.get(key, ord(key[0].upper())),
                    "modifiers": modifiers | shift}
            down = {"type": "keyDown" if text else "rawKeyDown", "text": text}
            calls += [("Input.dispatchKeyEvent", {**told, **how}) for how in (down, {"type": "keyUp"})]
        self.call_all(calls)

    def touch(self, *fingers: list[tuple[float, float]]) -> None:
        """Put fingers down on their first points together, move them along the others, and lift them."""
        for n in range(max(map(len, fingers))):  # one at a time, or moves are merged
            points = [{"id": i, "x": x, "y": y} for i, (x, y) in
                      enumerate(finger[min(n, len(finger) - 1)] for finger in fingers)]
            self.call("Input.dispatchTouchEvent", type="touchMove" if n else "touchStart", touchPoints=points)
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def tap(self, selector: str) -> None:
        self.touch([self.middle_of(selector)])

    def drag(self, *points: tuple[float, float]) -> None:
        """Press the mouse at the first point, move it along the others, and release it."""
        steps = [("mousePressed", points[0]), *(("mouseMoved", point) for point in points[1:]),
                 ("mouseReleased", points[-1])]
        self.call_all([("Input.dispatchMouseEvent", {"type": kind, "x": x, "y": y, "button": "left",
            "buttons": int(kind != "mouseReleased"), "clickCount": 1}) for kind, (x, y) in steps])

    def click(self, selector: str) -> None:
        self.drag(self.middle_of(selector))

    def wheel(self, x: float, y: float, down: float) -> None:
        """Turn the wheel at a point, by that many pixels."""
        self.call("Input.dispatchMouseEvent", type="mouseWheel", x=x, y=y, deltaX=0, deltaY=down)

    def choose_file(self, selector: str, file: Path) -> None:
        document = self.call("DOM.getDocument")["root"]["nodeId"]
        node = self.call("DOM.querySelector", nodeId=document, selector=selector)
        self.call("DOM.setFileInputFiles", nodeId=node["nodeId"], files=[str(file.resolve())])
