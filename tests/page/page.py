"""Try the claims of page.bats in a browser; that file has a sentence for each claim.

page.py PAGE    try the claims of that file that standard input names, a line each
"""

# fmt: off
from __future__ import annotations

import contextlib
import importlib
import sys
import tempfile
import traceback
from collections.abc import Callable

from browser import Browser, Page, find_browser
from tab import Wrong, check

MODULES = "games links mazes phone readers watched"


def find_claim(name: str) -> Callable[[Page], None]:
    """The function of that name in a module of claims."""
    modules = map(importlib.import_module, MODULES.split())
    return next(getattr(module, name) for module in modules if hasattr(module, name))


def try_claim(browser: Browser, home: str, name: str) -> str:
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


def main(home: str) -> None:
    """Answer each line of standard input, with a NUL after the answer."""
    found = find_browser()
    begun = Browser() if found else contextlib.nullcontext()
    with tempfile.TemporaryDirectory() as tempfile.tempdir, begun as browser:
        for name in map(str.strip, sys.stdin):
            said = try_claim(browser, home, name) if found else "no browser"
            print(f"{name}: {said}", end="\0", flush=True)


if __name__ == "__main__":
    main(*sys.argv[1:])
