"""A page in a browser (browser.py): what the tests of the page do with it and ask it.

A page waits for what it shows or reports; a deadline only ends a test that hangs.
"""

# fmt: off
from __future__ import annotations

import base64
import json
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from browser import Browser

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


class Page:
    """A tab: on a desk at first, 1280 by 800."""

    def __init__(self, browser: Browser, profile: str, session: str, home: str) -> None:
        self.browser, self.profile, self.session, self.home = browser, profile, session, home
        self.events = browser.events[session]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)
        self.set_desk()

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
        came = len(self.events)
        self.call(method, **told)
        self.wait_for("Page.loadEventFired", came)

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

    def set_desk(self, width: int = 1280, height: int = 800) -> None:
        self.set_window(width, height, False)

    def set_phone(self, width: int = 390, height: int = 844) -> None:
        self.set_window(width, height, True)

    def set_media(self, **features: str) -> None:
        """Set what media queries see: prefers_color_scheme='dark'."""
        named = [{"name": n.replace("_", "-"), "value": v} for n, v in features.items()]
        self.call("Emulation.setEmulatedMedia", features=named)

    def set_language(self, language: str) -> None:
        """Set the language that the browser asks for, such as de-AT."""
        self.call("Network.setUserAgentOverride", userAgent="", acceptLanguage=language)

    def set_downloads(self, folder: str) -> None:
        """Set the folder for downloads; Browser.downloadProgress reports them."""
        self.call("Browser.setDownloadBehavior", behavior="allow", downloadPath=folder,
                  browserContextId=self.profile, eventsEnabled=True)

    def allow_clipboard(self) -> None:
        self.call("Browser.grantPermissions", permissions=["clipboardReadWrite", "clipboardSanitizedWrite"],
            browserContextId=self.profile)

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

    def download(self, name: str) -> None:
        """Choose it in the menu, and wait until its file is there."""
        came = len(self.events)
        self.choose_menu(name)
        self.wait_for("Browser.downloadProgress", came, state="completed")

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
