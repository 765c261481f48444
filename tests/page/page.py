"""Try the claims of modules in a browser, and print those that do not hold: page.py PAGE MODULE ...

A claim is a function with a page as its only argument. Its docstring is the claim; MAZE_TEST_ONLY may name a part of
it. The status is 77 without a browser. A browser refuses a page with old hashes: then no claim is tried.
"""

# fmt: off
from __future__ import annotations

import importlib
import inspect
import os
import sys
import tempfile
import traceback
from collections.abc import Callable
from pathlib import Path

from browser import Browser, Page, Wrong, check, find_browser
from hashes import digest


def list_claims(module: str) -> list[Callable[[Page], None]]:
    """The claims of a module, or those that MAZE_TEST_ONLY names."""
    functions = [one for _, one in inspect.getmembers(importlib.import_module(module), inspect.isfunction)]
    claims = [one for one in functions if [*inspect.signature(one).parameters] == ["page"]]
    return [one for one in claims if os.environ.get("MAZE_TEST_ONLY", "") in one.__doc__]


def try_claim(browser: Browser, home: str, claim: Callable[[Page], None]) -> str:
    """Try a claim, which has to leave the console empty: the claim and the fault, or nothing."""
    try:
        with browser.new_page(home) as page:
            claim(page)
            check("in the console", [], page.complaints())
    except Wrong as why:
        return f"{claim.__doc__}: {why}"
    except Exception:  # noqa: BLE001 # it is the answer
        return f"{claim.__doc__}: {traceback.format_exc()}"
    return ""


def main(home: str, *modules: str) -> int | str:
    if not find_browser():
        return 77
    text = Path(home).read_text()
    if any(digest(text, tag) not in text for tag in ("style", "script")):
        return "lib/page has changed since its hashes were computed: run make hashes first"
    claims = [claim for module in modules for claim in list_claims(module)]
    if not claims:
        return f"no claim of the page contains {os.environ['MAZE_TEST_ONLY']!r}"
    with tempfile.TemporaryDirectory() as tempfile.tempdir, Browser() as browser:
        faults = [*filter(None, (try_claim(browser, home, claim) for claim in claims))]
    print(*faults, f"{len(claims)} tried, {len(faults)} do not hold", sep="\n")
    return len(faults) > 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
