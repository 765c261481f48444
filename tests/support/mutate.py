"""Damage maze files and pictures at random: python3 mutate.py SEED COUNT FOLDER FILE...

Writes COUNT files, FOLDER/0, FOLDER/1 and so on: each is one of the files given, damaged in one to
three ways, as editors, networks and attackers do. The same seed gives the same files.
"""

# fmt: off
from __future__ import annotations

import random
import re
import sys
from pathlib import Path

CODES = [b"%d" % code for code in (0, 1, 2, 3, 4, 5, 7, 8, 9)]
SIGNS = [sign.encode() for sign in (*"█#+|-=●@S◆E·┼─ kXx*._▀⣿]['\"%;:,═║éß▒⬛", "||", "   ")]
TEXTS = [b"6", b"x", b"01", b"-1", b"1e3", b"0x10", b"9" * 20, b"*", b"~", b"%s", b"\\", b"'"]
COMMANDS = [b"a[$(touch pwned)]", b"$(touch pwned)", b"`touch pwned`"]
CONTROLS = [b"", b"\t", b"\r", b"\n", b"\n\n", b"\0", b"\x01", b"\x7f", b"\x1b[31m", b"\xc2\x9b5m", b"\xff\xfe"]
REMARKS = [b"# goal 1,3\n", b"# player 3,3\n", b"#goal 3,1\n", b"# goal 9, 3 \n", b"# player 03,a[$(touch pwned)]1\n",
    b"# Level 7\n", b"#ab\n", b"12 7\n", b"0 1 1\n", b"hello world\n", b"     \n", b"```\n", b"steps: 5\n"]
PARTS = (rb"[0-9]+|[^\x80-\xbf]?[\x80-\xbf]*", rb".*\n?")  # numbers and signs; lines


def damage(chance: random.Random, text: bytes) -> bytes:
    """Replace a part of it, or a few, by others, by unusual ones or by nothing; or end each line as Windows does."""
    parts = re.findall(chance.choice(PARTS), text)
    at, other = chance.randrange(len(parts)), chance.randrange(len(parts))
    many = chance.choice((0, 1, 1, 1, 1, 2, 3, chance.randrange(len(parts))))
    words = chance.choice((CODES, CODES, SIGNS, TEXTS, COMMANDS, CONTROLS, REMARKS))
    word = [chance.choice(words)]
    parts[at : at + many] = chance.choice((word, word, parts[other : other + many]))
    return b"".join(parts).replace(b"\n", chance.choice([b"\n"] * 15 + [b"\r\n"]))


def main() -> None:
    seed, count, folder, *files = sys.argv[1:]
    chance = random.Random(int(seed))
    texts = [Path(file).read_bytes() for file in files]
    for n in range(int(count)):
        text = chance.choice(texts)
        for _ in range(chance.choice((1, 1, 2, 3))):
            text = damage(chance, text or b"#\n")
        Path(folder, str(n)).write_bytes(text)


if __name__ == "__main__":
    main()
