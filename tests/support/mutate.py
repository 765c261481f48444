"""Damage maze files and pictures at random: python3 mutate.py SEED COUNT FOLDER FILE...

Writes COUNT files, FOLDER/0, FOLDER/1 and so on: each is one of the files given, damaged in one to
three ways, as editors, networks and attackers do. The same seed gives the same files.
"""

from __future__ import annotations

import random
import re
import sys
from pathlib import Path

CODES = [b"%d" % code for code in (0, 1, 2, 3, 4, 5, 7, 8, 9)]
SIGNS = [sign.encode() for sign in (*"█#+|-=●@S◆E·┼─", "||")]
TEXTS = [b"6", b"x", b"01", b"-1", b"1e3", b"0x10", b"9" * 20, b"*", b"~", b"%s", b"\\", b"'"]  # fmt: skip
COMMANDS = [b"a[$(touch pwned)]", b"$(touch pwned)", b"`touch pwned`"]
CONTROLS = [
    b"", b"\t", b"\r", b"\n", b"\n\n", b"\0", b"\x01", b"\x7f", b"\x1b[31m", b"\xc2\x9b5m", b"\xff\xfe",
]  # fmt: skip
REMARKS = [
    b"# goal 1,3\n", b"# player 3,3\n", b"#goal 3,1\n", b"# goal 9, 3 \n", b"# player 03,a[$(touch pwned)]1\n",
]  # fmt: skip
PARTS = (rb"[0-9]+|[^\x80-\xbf]?[\x80-\xbf]*", rb".*\n?")  # numbers and signs; lines


def damage(text: bytes) -> bytes:
    """Replace a part of it, or a few, by others, by unusual ones or by nothing; or end each line as Windows does."""
    parts = re.findall(random.choice(PARTS), text)
    at, other = random.randrange(len(parts)), random.randrange(len(parts))
    many = random.choice((0, 1, 1, 1, 1, 2, 3, random.randrange(len(parts))))
    words = random.choice((CODES, CODES, SIGNS, TEXTS, COMMANDS, CONTROLS, REMARKS))
    word = [random.choice(words)]
    parts[at : at + many] = random.choice((word, word, parts[other : other + many]))
    return b"".join(parts).replace(b"\n", random.choice([b"\n"] * 15 + [b"\r\n"]))


def main() -> None:
    seed, count, folder, *files = sys.argv[1:]
    random.seed(int(seed))
    texts = [Path(file).read_bytes() for file in files]
    for n in range(int(count)):
        text = random.choice(texts)
        for _ in range(random.choice((1, 1, 2, 3))):
            text = damage(text)
        Path(folder, str(n)).write_bytes(text)


main()
