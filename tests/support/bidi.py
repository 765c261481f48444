"""Firefox without a window, driven by WebDriver BiDi: what the page is tried with in a second browser.

    with Firefox() as firefox:
        firefox.open("page.html#5x5,seed=1")
        moves = firefox.run("moves")

It speaks JSON over a WebSocket, of which just what is wanted stands here. FIREFOX may name the browser.
"""

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
from pathlib import Path
from typing import Any

from browser import DEADLINE, Failed


def find_firefox() -> str | None:
    """The path of a Firefox to test with; None if there is none."""
    named = os.environ.get("FIREFOX")
    for name in [named] if named else ["firefox-esr", "firefox"]:
        if path := shutil.which(name):
            return path
    return None


class Firefox(contextlib.AbstractContextManager):
    """One page in a browser with a profile of its own."""

    def __init__(self) -> None:
        self.folder = tempfile.mkdtemp()
        command = [
            find_firefox(),
            "--headless",
            "--no-remote",
            "--profile",
            self.folder,
            "--remote-debugging-port=0",
        ]
        self.process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                        stderr=subprocess.PIPE, text=True, env={**os.environ, "HOME": self.folder})  # fmt: skip
        self.number, self.said = 0, []
        try:
            line = next(
                line
                for line in self.process.stderr
                if "WebDriver BiDi listening on" in line
            )
            host, port = line.rpartition("//")[2].strip().split(":")
            self.connect(host, int(port))
            self.call("session.new", capabilities={})
            self.call("session.subscribe", events=["log.entryAdded"])
            self.context = self.call("browsingContext.getTree")["contexts"][0][
                "context"
            ]
        except BaseException:
            self.close()
            raise

    def __exit__(self, *_: object) -> None:
        with contextlib.suppress(Failed, OSError):
            self.call("browser.close")
        self.close()

    def close(self) -> None:
        """End it, and remove its profile."""
        try:
            self.process.wait(5)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()
        self.process.stderr.close()
        with contextlib.suppress(AttributeError):
            self.socket.close()
        shutil.rmtree(self.folder, ignore_errors=True)

    # The WebSocket.

    def connect(self, host: str, port: int) -> None:
        """Open it."""
        self.socket = socket.create_connection((host, port), DEADLINE)
        self.socket.sendall(
            f"GET /session HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            "Sec-WebSocket-Key: bWF6ZS5zaCBtYXplLnNoLg==\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        head = b""
        while not head.endswith(b"\r\n\r\n"):
            head += self.take(1)
        if b" 101 " not in head.partition(b"\r\n")[0]:
            raise Failed(head.decode())

    def take(self, count: int) -> bytes:
        """So many bytes that have come."""
        data = b""
        while len(data) < count:
            piece = self.socket.recv(count - len(data))
            if not piece:
                raise Failed("the browser has ended")
            data += piece
        return data

    def send(self, text: str) -> None:
        """One frame, of less than 64 KB, masked, as a client's has to be."""
        data = text.encode()
        size = len(data)
        head = (
            bytes([129, 128 + size])
            if size < 126
            else b"\x81\xfe" + struct.pack(">H", size)
        )
        mask = os.urandom(4)
        self.socket.sendall(
            head + mask + bytes(byte ^ mask[i % 4] for i, byte in enumerate(data))
        )

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
        """Tell the browser something; its answer. What comes into the console meanwhile is kept."""
        self.number += 1
        self.send(
            json.dumps({"id": self.number, "method": method, "params": parameters})
        )
        while True:
            message = self.receive()
            if message.get("method") == "log.entryAdded":
                self.said.append(message["params"])
            elif message.get("id") == self.number:
                if message["type"] == "error":
                    raise Failed(f"{method}: {message['message']}")
                return message["result"]

    # The page.

    def open(self, address: str) -> None:
        """Open a file of this machine, with what stands behind its #, and wait until it is there."""
        path, sharp, rest = address.partition("#")
        self.call(
            "browsingContext.navigate",
            context=self.context,
            url="about:blank",
            wait="complete",
        )
        self.call("browsingContext.navigate", context=self.context, url=Path(path).resolve().as_uri() + sharp + rest,
                  wait="complete")  # fmt: skip

    def run(self, script: str) -> Any:
        """The value of an expression, as JSON has it; promises are waited for."""
        answer = self.call("script.evaluate", expression=f"(async () => JSON.stringify(await ({script})))()",
                           target={"context": self.context}, awaitPromise=True)  # fmt: skip
        if answer["type"] == "exception":
            raise Failed(f"{answer['exceptionDetails']['text']}\n{script:.200}")
        value = answer["result"].get("value")
        return json.loads(value) if value is not None else None

    def press(self, *keys: str) -> None:
        """Keys, one after the other."""
        codes = {"ArrowDown": "\ue015", "ArrowRight": "\ue014", "Escape": "\ue00c"}
        actions = [{"type": kind, "value": codes.get(key, key)} for key in keys for kind in ("keyDown", "keyUp")]  # fmt: skip
        self.call("input.performActions", context=self.context,
                  actions=[{"type": "key", "id": "keys", "actions": actions}])  # fmt: skip

    def complaints(self) -> list[str]:
        """What came into the console."""
        self.run("0")
        return [f"{one['level']}: {one['text']}" for one in self.said]

    def picture(self, file: str) -> None:
        """Save what is seen as a PNG file."""
        data = self.call("browsingContext.captureScreenshot", context=self.context)[
            "data"
        ]
        Path(file).write_bytes(base64.b64decode(data))
