"""A browser without a window, driven through two pipes: what the tests of the page are made with.

It speaks the Chrome DevTools Protocol, a message a line that ends with a NUL byte. CHROMIUM may
name the browser to test with.
"""

from __future__ import annotations

import base64
import contextlib
import fcntl
import json
import os
import select
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

DEADLINE = 60  # seconds that an answer may take
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run",
         "--disable-background-networking", "--disable-component-update", "--disable-sync",
         "--remote-debugging-pipe", "--force-color-profile=srgb")  # fmt: skip
START = """import os, sys
os.dup2(int(sys.argv[1]), 3)
os.dup2(int(sys.argv[2]), 4)
os.execv(sys.argv[3], sys.argv[3:])"""
KEYS = {"ArrowLeft": 37, "ArrowUp": 38, "ArrowRight": 39, "ArrowDown": 40, "Backspace": 8,
        "Escape": 27, "Enter": 13, "Tab": 9, "F1": 112}  # fmt: skip


def find_browser() -> str | None:
    """The path of a browser to test with; None if there is none."""
    named = os.environ.get("CHROMIUM")
    for name in [named] if named else ["chromium", "chromium-browser", "google-chrome"]:
        if path := shutil.which(name):
            return path
    return None


class Failed(Exception):
    """The browser did not do what it was told."""


class Browser:
    """A browser with one page and a profile of its own, both gone when it is closed."""

    def __init__(self, *flags: str, width: int = 1280, height: int = 800) -> None:
        self.profile = tempfile.mkdtemp(prefix="maze-page-")
        self.events: list[dict[str, Any]] = []
        self.buffer = b""
        self.count = 0
        path = find_browser()
        if path is None:
            raise Failed("no browser")
        # the browser reads from its descriptor 3 and writes to 4
        to_read, self.to_write = self.make_pipe()
        self.to_read, to_write = self.make_pipe()
        arguments = [*FLAGS, *flags, f"--window-size={width},{height}"]
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, str(to_read), str(to_write), path, *arguments,
             f"--user-data-dir={self.profile}", "about:blank"],
            pass_fds=(to_read, to_write),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )  # fmt: skip
        os.close(to_read)
        os.close(to_write)
        self.session = ""
        targets = self.call("Target.getTargets")["targetInfos"]
        page = next(target for target in targets if target["type"] == "page")
        attached = self.call(
            "Target.attachToTarget", targetId=page["targetId"], flatten=True
        )
        self.session = attached["sessionId"]
        for domain in ("Page", "Runtime", "Network", "Log"):
            self.call(f"{domain}.enable")
        self.call("Emulation.setFocusEmulationEnabled", enabled=True)

    @staticmethod
    def make_pipe() -> tuple[int, int]:
        """A pipe whose descriptors are above those that are given to the browser."""
        ends = []
        for end in os.pipe():
            ends.append(fcntl.fcntl(end, fcntl.F_DUPFD, 10))
            os.close(end)
        return ends[0], ends[1]

    def close(self) -> None:
        """End the browser that was started, and remove its profile."""
        self.session = ""
        with contextlib.suppress(Exception):
            self.call("Browser.close")
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        os.close(self.to_read)
        os.close(self.to_write)
        shutil.rmtree(self.profile, ignore_errors=True)

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Tell the browser something; its answer. Events on the way are kept."""
        self.send(method, parameters)
        deadline = time.monotonic() + DEADLINE
        while True:
            answer = self.read_message(deadline)
            if answer is None:
                raise Failed(f"no answer to {method}")
            if answer.get("id") == self.count:
                if "error" in answer:
                    raise Failed(f"{method}: {answer['error']['message']}")
                return answer["result"]
            self.keep_event(answer)

    def send(self, method: str, parameters: dict[str, Any]) -> None:
        """Tell the browser something, and do not wait for its answer."""
        self.count += 1
        message = {"id": self.count, "method": method, "params": parameters}
        if self.session:
            message["sessionId"] = self.session
        data = json.dumps(message).encode() + b"\0"
        while data:
            data = data[os.write(self.to_write, data) :]

    def read_message(self, deadline: float) -> dict[str, Any] | None:
        """The next message; None if there is none until the deadline."""
        while b"\0" not in self.buffer:
            left = deadline - time.monotonic()
            if left <= 0 or not select.select([self.to_read], [], [], left)[0]:
                return None
            piece = os.read(self.to_read, 1 << 20)
            if not piece:
                raise Failed("the browser has ended")
            self.buffer += piece
        message, _, self.buffer = self.buffer.partition(b"\0")
        return json.loads(message)

    def keep_event(self, message: dict[str, Any]) -> None:
        """Note an event of the page."""
        if "method" in message and message.get("sessionId", "") == self.session:
            self.events.append(message)

    def wait_for(self, method: str, seconds: float = DEADLINE) -> dict[str, Any]:
        """The parameters of the next event of that name, one that came already too."""
        deadline = time.monotonic() + seconds
        seen = 0
        while True:
            for event in self.events[seen:]:
                seen += 1
                if event["method"] == method:
                    return event["params"]
            message = self.read_message(deadline)
            if message is None:
                raise Failed(f"{method} did not come")
            self.keep_event(message)

    # The page.

    def open(self, address: str) -> None:
        """Open an address, or a file of this machine, and wait until it is there."""
        if not address.startswith(("file:", "about:", "data:", "http:")):
            path, sharp, rest = address.partition("#")
            address = Path(path).resolve().as_uri() + sharp + rest
        if address.partition("#")[0] == self.run("location.href").partition("#")[0]:
            self.call("Page.navigate", url="about:blank")  # or else it only scrolls
            self.wait_until("location.href === 'about:blank'")
        self.events = [e for e in self.events if e["method"] != "Page.loadEventFired"]
        answer = self.call("Page.navigate", url=address)
        if "errorText" in answer:
            raise Failed(f"{address}: {answer['errorText']}")
        self.wait_for("Page.loadEventFired")

    def reload(self) -> None:
        """Load the page again, and wait until it is there."""
        self.events = [e for e in self.events if e["method"] != "Page.loadEventFired"]
        self.call("Page.reload")
        self.wait_for("Page.loadEventFired")

    def run(self, script: str) -> Any:
        """The value of an expression in the page; promises are waited for."""
        answer = self.call(
            "Runtime.evaluate",
            expression=script,
            returnByValue=True,
            awaitPromise=True,
            userGesture=True,
        )
        if "exceptionDetails" in answer:
            details = answer["exceptionDetails"]
            raise Failed(details.get("exception", {}).get("description", str(details)))
        return answer["result"].get("value")

    def wait_until(self, condition: str, seconds: float = 10) -> None:
        """Until an expression is true in the page."""
        deadline = time.monotonic() + seconds
        while not self.run(condition):
            if time.monotonic() > deadline:
                raise Failed(f"never came true: {condition}")
            time.sleep(0.02)

    def press(self, key: str, modifiers: int = 0) -> None:
        """A key, pressed and let go."""
        text = key if len(key) == 1 else {"Enter": "\r"}.get(key, "")
        code = KEYS.get(key, ord(key.upper()) if len(key) == 1 else 0)
        common = {"key": key, "windowsVirtualKeyCode": code, "modifiers": modifiers}
        kind = "keyDown" if text else "rawKeyDown"
        self.call("Input.dispatchKeyEvent", type=kind, text=text, **common)
        self.call("Input.dispatchKeyEvent", type="keyUp", **common)

    def press_all(self, keys: list[str]) -> None:
        """Keys as fast as they can be typed: none waits for the one before."""
        for key in keys:
            code = KEYS.get(key, ord(key[0].upper()))
            common = {"key": key, "windowsVirtualKeyCode": code}
            for kind in ("rawKeyDown", "keyUp"):
                self.send("Input.dispatchKeyEvent", {"type": kind, **common})
        self.run("0")  # answered after all of them

    def type_text(self, keys: str) -> None:
        """Keys, one after the other."""
        for key in keys:
            self.press(key)

    def touch(self, *points: tuple[float, float]) -> None:
        """A finger that comes down on the first point, moves along the others, and goes."""
        for n, (x, y) in enumerate(points):
            kind = "touchMove" if n else "touchStart"
            self.call("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y}])  # fmt: skip
        self.call("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])

    def tap(self, selector: str) -> None:
        """A finger on the middle of an element that can be seen."""
        self.touch(self.middle_of(selector))

    def click(self, selector: str) -> None:
        """The mouse on the middle of an element that can be seen."""
        x, y = self.middle_of(selector)
        for kind in ("mousePressed", "mouseReleased"):
            self.call("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)  # fmt: skip

    def middle_of(self, selector: str) -> tuple[float, float]:
        """Where the middle of an element is, in the window."""
        box = self.run(
            f"(() => {{ const box = document.querySelector({json.dumps(selector)})"
            ".getBoundingClientRect(); return [box.left, box.top, box.width, box.height] })()"
        )
        if box[2] <= 0 or box[3] <= 0:
            raise Failed(f"not to be seen: {selector}")
        return box[0] + box[2] / 2, box[1] + box[3] / 2

    def set_phone(self, width: int = 390, height: int = 844) -> None:
        """From now on a phone of that size, with a finger instead of a mouse."""
        self.call("Emulation.setDeviceMetricsOverride", width=width, height=height,
                  deviceScaleFactor=2, mobile=True)  # fmt: skip
        self.call("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=1)

    def set_media(self, **features: str) -> None:
        """What the page's style asks for: prefers_color_scheme='dark' ..."""
        named = [{"name": n.replace("_", "-"), "value": v} for n, v in features.items()]
        self.call("Emulation.setEmulatedMedia", features=named)

    def picture(self, file: str) -> None:
        """Save what is seen as a PNG file."""
        data = self.call("Page.captureScreenshot", format="png")["data"]
        Path(file).write_bytes(base64.b64decode(data))

    def print_pdf(self, **options: Any) -> bytes:
        """The page on paper."""
        return base64.b64decode(self.call("Page.printToPDF", **options)["data"])

    def complaints(self) -> list[str]:
        """What stands in the console, and what went wrong in the script."""
        self.run("0")
        found = []
        for event in self.events:
            details = event["params"]
            if event["method"] == "Runtime.consoleAPICalled":
                found.append(str([arg.get("value") for arg in details["args"]]))
            elif event["method"] == "Runtime.exceptionThrown":
                thrown = details["exceptionDetails"]
                found.append(thrown.get("exception", {}).get("description", str(thrown)))  # fmt: skip
            elif event["method"] == "Log.entryAdded":
                found.append(details["entry"]["text"])
        return found

    def requests(self) -> list[str]:
        """The addresses that were asked for."""
        self.run("0")
        return [event["params"]["request"]["url"] for event in self.events
                if event["method"] == "Network.requestWillBeSent"]  # fmt: skip
