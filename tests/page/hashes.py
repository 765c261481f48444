"""What make hashes runs: the hashes that the page's policy names, worked out from a page, into lib/page/hashes.bash."""

from __future__ import annotations

import base64
import hashlib
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "lib/page/hashes.bash"


def digest(text: str, tag: str) -> str:
    """The hash of what stands in the last element of that name, as a policy has it."""
    inside = re.findall(rf"<{tag}>(.*?)</{tag}>", text, re.DOTALL)[-1]
    return "sha256-" + base64.b64encode(hashlib.sha256(inside.encode()).digest()).decode()  # fmt: skip


def write_hashes() -> None:
    """Put them where page.bash reads them."""
    page = subprocess.run(
        ["bash", str(ROOT / "maze.sh"), "page", "5x5"],
        check=True,
        stdout=subprocess.PIPE,
    ).stdout
    style, script = (digest(page.decode(), tag) for tag in ("style", "script"))
    FILE.write_text(
        "# shellcheck shell=bash\n#\n"
        "# hashes: what the page's policy allows; make hashes writes this file\n\n"
        f"readonly PAGE_STYLE_HASH='{style}'\nreadonly PAGE_SCRIPT_HASH='{script}'\n"
    )


if __name__ == "__main__":
    write_hashes()
