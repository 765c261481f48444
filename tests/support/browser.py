"""A browser without a window, driven through two pipes, and what the tests of the page do with a page in it.

    with Browser() as browser, browser.new_page("page.html") as page:
        page.set_phone()
        page.open("#5x5,seed=1")
        page.press("s", "ArrowDown")
        moves = page.run("game.moves")

The browser speaks the Chrome DevTools Protocol, in messages that end with a NUL byte. CHROMIUM may name it; the first
choice is the one that has no window at all, because it takes half the time. A page waits for what it shows or reports;
a deadline only ends a test that hangs.
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
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

from pace import patience

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync",
    "--disable-background-networking", "--disable-component-update", "--disable-ipc-flooding-protection",
    "--disable-background-timer-throttling", "--disable-renderer-backgrounding",
    "--disable-backgrounding-occluded-windows",
    "--disable-features=SpareRendererForSitePerProcess",  # a page opened again stays in its process
    "--allow-pre-commit-input",  # keys count before the page is drawn
    "--remote-debugging-pipe", "--force-color-profile=srgb", "about:blank")
# The browser reads from its descriptor 3 and writes to 4.
START = 'exec "$0" "$@" 3<&0 4>&1 </dev/null >/dev/null'
CODES = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Backspace": 8,
         "Escape": 27, "Enter": 13, "Tab": 9}
CONSOLE = {"Runtime.consoleAPICalled": lambda said: str([arg.get("value") for arg in said["args"]]),
           "Runtime.exceptionThrown": lambda said: describe(said["exceptionDetails"]),
           "Log.entryAdded": lambda said: said["entry"]["text"],
           "Network.requestWillBeSent": lambda said: said["request"]["url"]}
# What is no complaint: a hint that reading pixels brings, and what the tests open and the page makes.
EXPECTED = ("Canvas2D: Multiple readback operations", "file:", "data:", "blob:")


class Failed(Exception):
    """The browser did not carry out a command."""


class Wrong(Exception):
    """What a claim expected, and what it found."""


def check(what: str, expected: object, actual: object) -> None:
    """Check that the two are equal."""
    if expected != actual:
        raise Wrong(f"{what}\n  expected {expected!r:.2000}\n  but was  {actual!r:.2000}")


def describe(exception: dict[str, Any]) -> str:
    return exception.get("exception", {}).get("description", str(exception))


def find_browser() -> str | None:
    """The path of the program that CHROMIUM names, or of the first of BROWSERS; None if there is none."""
    named = os.environ.get("CHROMIUM")
    return next(filter(None, map(shutil.which, [named] if named else BROWSERS)), None)


class Browser(contextlib.AbstractContextManager):
    """A browser with a separate profile, which is removed when the browser is closed."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp(prefix="maze-page-")
        command = ["sh", "-c", START, find_browser(), f"--user-data-dir={self.folder}", *FLAGS]
        self.process = subprocess.Popen(command, bufsize=0, stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                        stderr=subprocess.DEVNULL)
        self.numbers = itertools.count(1)
        self.rest = b""  # the beginning of an incomplete message
        self.answers: dict[int, dict[str, Any]] = {}
        self.events: dict[str, list[dict[str, Any]]] = {}  # by session of a page

    def __exit__(self, *_: object) -> None:
        self.process.kill()
        self.process.communicate()
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


class Page:
    """A tab: on a desk at first, 1280 by 800."""

    def __init__(self, browser: Browser, profile: str, session: str, home: str) -> None:
        self.browser, self.session, self.home = browser, session, home
        self.events = browser.events[session]
        self.folder = tempfile.mkdtemp()  # of downloads, which Browser.downloadProgress reports
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)
        self.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=self.folder, browserContextId=profile,
                  eventsEnabled=True)
        self.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"],
                  browserContextId=profile)
        self.set_window(1280, 800, False)

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

    def load(self, method: str, **told: Any) -> None:
        """Load a page; then text('#notice') is the text of an element of it."""
        came = len(self.events)
        self.call(method, **told)
        self.wait_for("Page.loadEventFired", came)
        self.run("text = (selector) => document.querySelector(selector)?.textContent.trim(), 0")

    def open(self, address: str) -> None:
        """Open an address or a file of this machine, and wait until it is there."""
        if address.startswith("#") or not address:
            address = self.home + address
        if not address.startswith(("file:", "data:")):
            path, sharp, rest = address.partition("#")
            address = Path(path).resolve().as_uri() + sharp + rest
        if address.partition("#")[0] == self.run("location.href").partition("#")[0]:
            self.load("Page.navigate", url="about:blank")  # otherwise it only scrolls
        self.load("Page.navigate", url=address)
        self.run("new Promise(requestAnimationFrame).then(() => 0)")  # or keys are lost

    def reload(self) -> None:
        self.load("Page.reload")

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

    def wait_until(self, condition: str) -> None:
        """Wait until an expression is true in the page; it is evaluated before each frame."""
        self.run(f"(async () => {{ while (!({condition})) await new Promise(requestAnimationFrame) }})()")

    def sees(self, what: str, expected: object, value: str) -> None:
        """An expression has this value."""
        check(what, expected, self.run(value))

    def after(self, keys: Iterable[str], what: str, expected: object, value: str) -> None:
        """After these keys an expression has this value."""
        self.press(*keys)
        self.sees(what, expected, value)

    # The window and its settings.

    def set_window(self, width: int, height: int, phone: bool) -> None:
        """Set the size in CSS pixels; a phone has two dots for each, a touch screen and no mouse."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=1 + phone, mobile=phone)
        self.call("Emulation.setTouchEmulationEnabled", enabled=phone, maxTouchPoints=5)

    def set_phone(self) -> None:
        self.set_window(390, 844, True)

    def set_media(self, **features: str) -> None:
        """Set what media queries see: prefers_color_scheme='dark'."""
        named = [{"name": n.replace("_", "-"), "value": v} for n, v in features.items()]
        self.call("Emulation.setEmulatedMedia", features=named)

    def hold_clock(self, milliseconds: int = 0) -> None:
        """Stop the clock that the page reads, so far in the future, until it is loaded again; animations continue."""
        self.run(f"{{ const now = performance.now() + {milliseconds}; performance.now = () => now }}")

    def rest(self) -> None:
        """Advance the clock of the page by 0.3 seconds, after which a touch or key counts as a new one."""
        self.hold_clock(301)

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

    def touch(self, *fingers: list[tuple[float, float]], lift: bool = True) -> None:
        """Put fingers down on their first points together, move them along the others, and lift them."""
        for n in range(max(map(len, fingers))):  # one at a time, or moves are merged
            points = [{"id": i, "x": x, "y": y} for i, (x, y) in
                      enumerate(finger[min(n, len(finger) - 1)] for finger in fingers)]
            self.call("Input.dispatchTouchEvent", type="touchMove" if n else "touchStart", touchPoints=points)
        if lift:
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

    def middle_of(self, selector: str) -> tuple[float, float]:
        """The middle of an element, in the window."""
        left, top, width, height = self.run(f"""(({{ left, top, width, height }}) => [left, top, width, height])(
            document.querySelector({json.dumps(selector)}).getBoundingClientRect())""")
        if width <= 0 or height <= 0:
            raise Failed(f"not visible: {selector}")
        return left + width / 2, top + height / 2

    def choose(self, name: str, value: object) -> None:
        """Choose a value of a field, as if by hand."""
        self.run(f"""for (const type of (get({name!r}).value = {value!r}, ['input', 'change']))
            get({name!r}).dispatchEvent(new Event(type, {{ bubbles: true }}))""")

    def choose_menu(self, name: str) -> None:
        """Open the menu of the game, and click one of its buttons."""
        self.click("[data-do=menu]")
        self.click(f"#menu_list [data-do={name}]")

    def download(self, button: str, name: str) -> bytes:
        """Click a button of the menu; returns the file of that name that comes."""
        came = len(self.events)
        self.choose_menu(button)
        self.wait_for("Browser.downloadProgress", came, state="completed")
        return Path(self.folder, name).read_bytes()

    def open_own(self) -> None:
        """Open New, with the fields for a maze of one's own."""
        self.click("#dock [data-do=new]")
        self.run("get('new_own').open = true")

    def close_dialog(self) -> None:
        self.press("Escape")
        self.wait_until("!findDialog()")

    def open_file(self, text: str, there: str, name: str = "maze.txt") -> None:
        """Open a maze file in the game, until a condition holds."""
        file = Path(tempfile.mkdtemp(), name)
        file.write_text(text)
        document = self.call("DOM.getDocument")["root"]["nodeId"]
        node = self.call("DOM.querySelector", nodeId=document, selector="#file")["nodeId"]
        self.call("DOM.setFileInputFiles", nodeId=node, files=[str(file)])
        self.wait_until(there)

    def travel(self, way: str, there: str) -> None:
        """Go back or forward in the history, until a condition holds."""
        self.run(f"history.{way}(), 0")
        self.wait_until(there)

    def go_to(self, address: str, value: str = "0") -> Any:
        """Change the part of the address after the #; a game leaves a wrong one. Returns the value of an expression."""
        return self.run(f"""(async () => {{
            const changed = () => new Promise((done) => addEventListener('popstate', () => setTimeout(done),
                {{ once: true }}));
            const first = changed();
            location.hash = {address!r};
            await first;
            const value = await {value};
            if (history.state !== place) await changed();
            return value;
        }})()""")

    # The game.

    def way(self) -> str:
        """The keys of the shortest path from the player."""
        return self.run("((way) => way.slice(1).map((to, i) => MOVE_KEYS[directionOf(way[i], to)]).join(''))"
                        "(solve(game.maze, game.maze.player))")

    def settle(self) -> None:
        """Wait until the game has adapted to the window, and every movement has finished."""
        self.wait_until("viewWidth === stage.clientWidth && viewHeight === stage.clientHeight")
        self.run("drawFrame(Infinity)")

    def find_outside(self, selector: str, least: int = 0) -> list[str]:
        """The elements that are shown but not wholly in the window, or less wide or high than that many pixels."""
        return self.run(f"""all({selector!r}).filter((one) => {{ const box = one.getBoundingClientRect();
            return box.height && (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight
                || Math.min(box.width, box.height) < {least}); }}).map((one) => one.id || one.dataset.do
                    || one.textContent)""")

    def check_player_seen(self) -> None:
        """The middle of the player's square is dark on yellow, in the window."""
        colors = self.run("""(() => {
            const dots = devicePixelRatio, x = shownX - viewX, y = shownY - viewY, side = boxSide() * .4;
            const color = (a, b) => Array.from(topPen.getImageData(Math.round(a * dots), Math.round(b * dots), 1,
                1).data);
            return [x >= 0 && y >= 0 && x <= viewWidth && y <= viewHeight, color(x, y), color(x - side, y + side * .6)];
        })()""")
        check("the player", [True, [26, 21, 51, 255], [255, 205, 28, 255]], colors)
