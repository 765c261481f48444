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


if __name__ == "__main__":
    text = FILE.read_text()
    page = subprocess.run(["bash", str(ROOT / "maze.sh"), "page", "5x5"], check=True, stdout=subprocess.PIPE)
    for tag in ("style", "script"):
        text = re.sub(f'(PAGE_{tag.upper()}_HASH)=.*', rf'\1="{digest(page.stdout.decode(), tag)}"', text)
    FILE.write_text(text)
