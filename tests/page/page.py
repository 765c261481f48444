"""Try the claims of page.bats and firefox.bats in a browser; those files have a sentence for each claim.

page.py try PAGE CLAIM ...       try these claims of that file in Chromium
page.py firefox PAGE CLAIM ...   try them in Firefox
page.py serve PAGE               print a port and try the claims that are asked for there, until standard input ends
"""

from __future__ import annotations

import contextlib
import importlib
import select
import socket
import sys
import tempfile
import traceback
from collections.abc import Callable

from bidi import Firefox
from browser import Browser, Page
from tab import Wrong, check

MODULES = "events fingers games lessons levels links mazes printed readers safety watched windows"


def find_claim(name: str) -> Callable[[Page], None]:
    """The function of that name in a module of claims."""
    modules = map(importlib.import_module, MODULES.split())
    return next(getattr(module, name) for module in modules if hasattr(module, name))


def try_claim(browser: Browser | Firefox, home: str, name: str) -> str:
    """Try a claim, which has to leave the console empty: the fault, or "it holds"."""
    try:
        with browser.new_page(home) as page:
            find_claim(name)(page)
            check("in the console", [], page.complaints())
    except Wrong as why:
        return str(why)
    except Exception:  # noqa: BLE001 # it is the answer
        return traceback.format_exc()
    return "it holds"


def serve(browser: Browser, home: str) -> None:
    """Print a port, and try the claims that are asked for there, one at a time."""
    with socket.create_server(("127.0.0.1", 0)) as server:
        print(server.getsockname()[1], flush=True)
        while select.select([server, sys.stdin], [], [])[0] == [server]:
            with server.accept()[0] as connection, connection.makefile("rw") as asked:
                said = try_claim(browser, home, asked.readline().strip())
                with contextlib.suppress(OSError):  # the asker may be gone
                    asked.write(said)
                    asked.flush()


def main(what: str, home: str, *names: str) -> None:
    """Carry out the command line."""
    driver = Firefox if what == "firefox" else Browser
    with tempfile.TemporaryDirectory() as tempfile.tempdir, driver() as browser:
        if what == "serve":
            serve(browser, home)
        for name in names:
            print(f"{name}: {try_claim(browser, home, name)}")


if __name__ == "__main__":
    main(*sys.argv[1:])
