"""Parts that the claims of the page share."""

from __future__ import annotations

import os
import re
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from browser import Page
from hashes import digest
from tab import check

ROOT = Path(__file__).resolve().parents[2]
SEED = os.environ.get("MAZE_TEST_SEED", "1")
ENDS = ("corners", "opposite", "center", "random", "far")
STATE = "[result, moves, bumps, column(player), row(player)]"
TEXT = "game_text().replace(/# kind.*\\n/, '')"  # as bash writes it
U_MAZE = "#5x5,seed=1"  # south to the third row, east, south to the exit
HOSTILE = ["<img src=x onerror=alert(1)>", "999999999x1", "5x", "x5", "4x5", "5x5x5", "5x-5",
           "05x5,seed=0", "5x5,seed=2147483647", "5x5,seed=1e3", "5x5,seed=", "5x5,seed=0x10",
           "5x5,ends=nowhere", "5x5,ends=__proto__", "5x5,constructor", "5x5,weave=1", "5x5,,",
           "5x5,keys=asdq", "5x5,keys=" + "é" * 9, "5x5,bridges=1000001", "%00", "../../etc",
           "5x5,algorithm=nope", "5x5,algorithm=__proto__", "5x5,algorithm=prim,weave", "5x5,loops=101",
           "5x5,loops=", "%zz", "5x5,\u202eseed",
           "5x5,beat=x", "5x5,beat=0,steps=1", "5x5,beat=1,steps=<b>", "5x5,beat=1e9,steps=1", "2001x2001,algorithm=aldous-broder",
           "level=0", "level=25", "level=7e0", "level=__proto__", "level=7,9x7", "weave,level=9", "level=2,fog", "level=",
           "level=3,daily=2026-11-23", "daily=2026-02-30", "daily=", "daily=<b>", "daily=1899-12-31", "daily=2101-01-01",
           "daily=2026-11-23,seed=5", "daily=x[$(reboot)]", "9x7,path=1-2", "9x7,fog=1", "level=1,steps=<b>",
           "level=1,beat=x[$(reboot)],steps=5", "daily=2026-11-23,keys=;", "javascript:alert(1)", "a" * 100_000, "5x5,keys=" + "s" * 100_000,
           "21x21,mask=nope", "21x21,mask=__proto__", "21x21,mask=", "21x21,mask=../../etc/passwd", "21x21,mask=heart,algorithm=eller",
           "21x21,mask=heart,ends=center", "5x5,mask=star", "level=1,mask=heart", "21x21,mask=heart[$(reboot)]",
           "5x5,seed=" + "9" * 50, "٥x٥", "5x5,seed=１"]  # fmt: skip


def share(short: Any, whole: Any) -> Any:
    """How many random cases to try, or which: few in make test, all in make test-all."""
    return whole if os.environ.get("MAZE_TEST_ALL") else short


def run_bash(*arguments: object, text: str = "") -> Any:
    """How maze.sh ran: its status, output and errors."""
    call = [os.environ.get("MAZE_BASH", "bash"), "maze.sh", *map(str, arguments)]
    return subprocess.run(call, cwd=ROOT, check=False, input=text, capture_output=True, text=True)  # fmt: skip


def bash_twin(*arguments: str, status: int = 0) -> str:
    """The output of maze.sh, which has to end with that status."""
    run = run_bash(*arguments)
    check(f"{arguments}", status, run.returncode)
    return run.stdout


def make_page(*call: str) -> str:
    """The file of a page that bash made."""
    file = Path(tempfile.mkdtemp(), "page.html")
    file.write_text(bash_twin(*call))
    return str(file)


def check_axe(page: Page, n: int, address: str, state: str) -> None:
    """axe finds nothing in a state of the page; n decides: on a desk or a phone, light or dark."""
    tool = (ROOT / ".tools/node_modules/axe-core/axe.min.js").read_text()
    page.set_window(*((390, 844) if n % 4 > 1 else (1280, 800)), n % 4 > 1)
    page.set_media(prefers_color_scheme=("light", "dark")[n % 2])
    page.open(address)
    page.run(f"{tool}; void ({state})")
    page.sees(f"{n} {address} {state}", [], "axe.run().then(({ violations }) => violations.map(({ id, nodes }) => [id, nodes[0].html]))")  # fmt: skip


def check_policy(page: Page, worker: str = "", trusted: str = "'none'") -> str:
    """The policy of the page names its scripts and its style, and the page names nothing outside; returns its text."""
    text = Path(page.home).read_text()
    found = re.search(r'Security-Policy" content="([^"]*)"', text)
    check("the policy", " ".join([
        "default-src 'none';", f"script-src {digest(text, 'script')}{worker};",
        f"style-src {digest(text, 'style')};", "base-uri 'none'; form-action 'none';",
        f"require-trusted-types-for 'script'; trusted-types {trusted}",
    ]), " ".join(found[1].split()) if found else "")  # fmt: skip
    strange = text.replace("http://www.w3.org/2000/svg", "")
    for word in ("eval(", "innerHTML", "http:", "https:", "//cdn", "import ", "document.write"):  # fmt: skip
        check(word, 0, strange.count(word))
    return text
