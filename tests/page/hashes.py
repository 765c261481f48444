"""Compute the hashes that the policy of the page names, and write them to lib/page/hashes.bash (make hashes)."""

# fmt: off
from __future__ import annotations

import base64
import hashlib
import re
import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
FILE = ROOT / "lib/page/hashes.bash"


def digest(text: str, tag: str) -> str:
    """The hashes of the contents of the elements of that name, in the form that a policy has."""
    inside = re.findall(rf"<{tag}>(.*?)</{tag}>", text, re.DOTALL)
    digests = (hashlib.sha256(one.encode()).digest() for one in inside)
    return " ".join(f"'sha256-{base64.b64encode(one).decode()}'" for one in digests)


def write_hashes() -> None:
    """Write the hashes where page.bash reads them."""
    lines = ["# shellcheck shell=bash", "#",
        "# hashes: the hashes of the scripts and the style of the page, which make hashes writes into this file", ""]
    page = subprocess.run(["bash", str(ROOT / "maze.sh"), "page", "5x5"], check=True, stdout=subprocess.PIPE)
    for tag in ("style", "script"):
        lines.append(f'readonly PAGE_{tag.upper()}_HASH="{digest(page.stdout.decode(), tag)}"')
    FILE.write_text("\n".join(lines) + "\n")


if __name__ == "__main__":
    write_hashes()
