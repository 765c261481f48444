"""Firefox without a window, driven by WebDriver BiDi, to try claims of the page in a second browser.

    with Firefox() as firefox, firefox.new_page("page.html") as page:
        page.open("#5x5,seed=1")
        moves = page.run("moves")

WebDriver BiDi is JSON over a WebSocket; this file implements the part of a WebSocket that it needs. FIREFOX may name
the browser.
"""

# fmt: off
from __future__ import annotations

import base64
import contextlib
import json
import os
import shutil
import socket
import struct
import subprocess
import tempfile
from collections.abc import Iterator
from typing import Any

from tab import DEADLINE, Failed, Tab, find_program

CODES = {"ArrowLeft": "\ue012", "ArrowUp": "\ue013", "ArrowRight": "\ue014", "ArrowDown": "\ue015", "Escape": "\ue00c",
    "Home": "\ue011", "End": "\ue010", "Backspace": "\ue003", "Enter": "\ue007", "Tab": "\ue004", "Shift": "\ue008"}


def find_firefox() -> str | None:
    return find_program("FIREFOX", "firefox-esr", "firefox")


def read_value(remote: dict[str, Any]) -> Any:
    """Convert a value of the page from its BiDi form."""
    value = remote.get("value")
    if remote["type"] == "array":
        return [read_value(one) for one in value]
    if remote["type"] == "object":
        return {name: read_value(one) for name, one in value}
    return value


class Firefox(contextlib.AbstractContextManager):
    """A browser with a separate profile, which is removed when the browser is closed."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp()
        command = [find_firefox(), "--headless", "--no-remote", "--profile", self.folder, "--remote-debugging-port=0"]
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.PIPE, text=True, env={**os.environ, "HOME": self.folder})
        self.number, self.said = 0, []
        try:
            line = next(line for line in self.process.stderr if "BiDi listening on" in line)
            host, port = line.rpartition("//")[2].strip().split(":")
            self.connect(host, int(port))
            self.call("session.new", capabilities={})
            self.call("session.subscribe", events=["log.entryAdded"])
        except BaseException:
            self.close()
            raise

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(Failed, OSError):
            self.call("browser.close")
        self.close()

    def close(self) -> None:
        """End the browser, and remove its profile."""
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stderr.close()
        with contextlib.suppress(AttributeError):
            self.stream.close()
            self.socket.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    # The WebSocket.

    def connect(self, host: str, port: int) -> None:
        self.socket = socket.create_connection((host, port), DEADLINE)
        self.stream = self.socket.makefile("rb")
        self.socket.sendall(
            f"GET /session HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: bWF6ZS5zaCBtYXplLnNoLg==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode())
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.take(1)
        if b" 101 " not in head.partition(b"\r\n")[0]:
            raise Failed(head.decode())

    def take(self, count: int) -> bytes:
        """The next bytes from the browser, as many as asked for."""
        data = self.stream.read(count)
        if len(data) < count:
            raise Failed("the browser has ended")
        return data

    def send(self, text: str) -> None:
        """Send a frame; a client has to mask it."""
        data, mask = text.encode(), os.urandom(4)
        size = len(data)
        if size < 126:
            head = bytes([129, 128 + size])
        elif size < 65536:
            head = b"\x81\xfe" + struct.pack(">H", size)
        else:
            head = b"\x81\xff" + struct.pack(">Q", size)
        self.socket.sendall(head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data)))

    def receive(self) -> dict[str, Any]:
        """The next message, of one frame or more."""
        data = b""
        while True:
            first, second = self.take(2)
            size = second & 127
            if size > 125:
                size = int.from_bytes(self.take(2 if size == 126 else 8), "big")
            piece = self.take(size)
            if first & 15 < 3:
                data += piece
                if first & 128:
                    return json.loads(data)

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        """Send a command; returns the answer. Console messages that arrive before it are stored."""
        self.number += 1
        self.send(json.dumps({"id": self.number, "method": method, "params": parameters}))
        while True:
            message = self.receive()
            if message.get("method") == "log.entryAdded":
                self.said.append(message["params"])
            elif message.get("id") == self.number:
                if message["type"] == "error":
                    raise Failed(f"{method}: {message['message']}")
                return message["result"]

    @contextlib.contextmanager
    def new_page(self, home: str = "") -> Iterator[Window]:
        """A page with a separate storage; addresses that begin with # belong to its home."""
        profile = self.call("browser.createUserContext")["userContext"]
        context = self.call("browsingContext.create", type="tab", userContext=profile)["context"]
        try:
            yield Window(self, context, home)
        finally:
            with contextlib.suppress(Failed):
                self.call("browser.removeUserContext", userContext=profile)


class Window(Tab):
    """A page in Firefox: at first on a desk, 1280 by 800."""

    def __init__(self, firefox: Firefox, context: str, home: str) -> None:
        self.firefox, self.context, self.home = firefox, context, home
        firefox.said.clear()
        self.set_desk()

    def call(self, method: str, **parameters: Any) -> dict[str, Any]:
        return self.firefox.call(method, context=self.context, **parameters)

    def load(self, address: str) -> None:
        self.call("browsingContext.navigate", url=address, wait="complete")

    def reload(self) -> None:
        self.call("browsingContext.reload", wait="complete")

    def run(self, script: str) -> Any:
        answer = self.firefox.call("script.evaluate", expression=script, awaitPromise=True, userActivation=True,
                                   target={"context": self.context})
        if answer["type"] == "exception":
            raise Failed(f"{answer['exceptionDetails']['text']}\n{script:.200}")
        return read_value(answer["result"])

    def press(self, *keys: str) -> None:
        actions = []
        for key in keys:
            held = ["Shift"] * (len(key) == 1 and key.isupper()) + [key]
            actions += [{"type": kind, "value": CODES.get(one, one)}
                        for kind, ones in (("keyDown", held), ("keyUp", held[::-1])) for one in ones]
        self.call("input.performActions", actions=[{"type": "key", "id": "keys", "actions": actions}])

    def click(self, selector: str) -> None:
        self.drag(self.middle_of(selector))

    def tap(self, selector: str) -> None:
        self.point("touch", self.middle_of(selector))

    def drag(self, *points: tuple[float, float]) -> None:
        """Press the mouse at the first point, move it along the others, and release it."""
        self.point("mouse", *points)

    def point(self, pointer: str, *points: tuple[float, float]) -> None:
        first, *others = [{"type": "pointerMove", "x": int(x), "y": int(y)} for x, y in points]
        actions = [first, {"type": "pointerDown", "button": 0}, *others, {"type": "pointerUp", "button": 0}]
        self.call("input.performActions", actions=[{"type": "pointer", "id": pointer, "actions": actions,
                  "parameters": {"pointerType": pointer}}])

    def set_window(self, width: int, height: int, phone: bool) -> None:
        """Set the size in CSS pixels; a phone has two dots for each, but a mouse."""
        size = {"width": width, "height": height}
        self.call("browsingContext.setViewport", viewport=size, devicePixelRatio=1 + phone)

    def print_pdf(self, paperWidth: float, paperHeight: float, margin: float = 1.0) -> bytes:
        """Inches; the margin in cm."""
        size = {"width": 2.54 * paperWidth, "height": 2.54 * paperHeight}
        margins = dict.fromkeys(("top", "left", "bottom", "right"), margin)
        printed = self.call("browsingContext.print", page=size, margin=margins)
        return base64.b64decode(printed["data"])

    def complaints(self) -> list[str]:
        """The console messages since the page was opened."""
        self.run("0")
        return [f"{one['level']}: {one['text']}" for one in self.firefox.said]
