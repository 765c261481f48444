"""Damage maze files and pictures at random: python3 mutate.py SEED COUNT FOLDER FILE...

Writes COUNT files, FOLDER/0, FOLDER/1 and so on: each is one of the files given, damaged in one to
three ways, as editors, networks and attackers do. The same seed gives the same files.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path

CODES = [b"%d" % code for code in (0, 1, 2, 3, 4, 5, 7, 8, 9)]
SIGNS = [sign.encode() for sign in (*"█#+|-=●@S◆E·┼─", "||")]
TEXTS = [b"6", b"x", b"01", b"-1", b"1e3", b"0x10", b"9" * 20, b"*", b"~", b"%s", b"\\", b"'"]  # fmt: skip
COMMANDS = [b"a[$(touch pwned)]", b"$(touch pwned)", b"`touch pwned`"]
CONTROLS = [b"", b"\t", b"\r", b"\n", b"\n\n", b"\0", b"\x01", b"\x7f", b"\x1b[31m", b"\xc2\x9b5m", b"\xff\xfe"]  # fmt: skip
WORDS = CODES + SIGNS + TEXTS + COMMANDS + CONTROLS
REMARKS = [
    b"# goal %d,%d",
    b"# player %d,%d",
    b"#goal %d,%d",
    b"# goal %d, %d ",
    b"# player 0%d,a[$(touch pwned)]%d",
]
MUTATIONS = (
    "bit", "word", "cut", "end", "remove", "double", "swap", "code", "code", "codes", "codes", "open", "open", "remark",
    "remark", "returns",
)  # fmt: skip


def damage(lines: list[bytes], mutation: str) -> None:
    """Do one thing to a line, or to all of them."""
    number, other = random.randrange(len(lines)), random.randrange(len(lines))
    line = lines[number] or b"5 5"
    at, words = random.randrange(len(line)), line.split(b" ")
    a, b = random.randrange(len(words)), random.randrange(len(words))
    if mutation == "bit":
        flipped = bytes([line[at] ^ 1 << random.randrange(8)])
        lines[number] = line[:at] + flipped + line[at + 1 :]
    elif mutation == "word":
        lines[number] = line[:at] + random.choice(WORDS) + line[at:]
    elif mutation == "cut":
        lines[number] = line[:at]
    elif mutation == "end":
        del lines[number + 1 :]
    elif mutation == "remove":
        del lines[number]
    elif mutation == "double":
        lines.insert(number, line)
    elif mutation == "swap":
        lines[number], lines[other] = lines[other], lines[number]
    elif mutation == "code":
        words[a] = random.choice(random.choice([CODES, WORDS]))
        lines[number] = b" ".join(words)
    elif mutation == "codes":
        words[a], words[b] = words[b], words[a]
        lines[number] = b" ".join(words)
    elif mutation == "open":
        lines[number] = line.replace(b"1", b"0", random.randrange(1, 4))
    elif mutation == "remark":
        remark = random.choice(REMARKS)
        lines.insert(number, remark % (random.randrange(15), random.randrange(15)))
    else:
        lines[:] = [line + b"\r" for line in lines]


def main() -> None:
    seed, count, folder, *files = sys.argv[1:]
    random.seed(int(seed))
    texts = [Path(file).read_bytes() for file in files]
    for n in range(int(count)):
        lines = random.choice(texts).rstrip(b"\n").split(b"\n")
        for _ in range(random.randrange(1, 4)):
            damage(lines, random.choice(MUTATIONS))
            lines = lines or [b""]
        end = random.choice([b"\n", b"\n", b"", b"\n\n"])
        Path(folder, str(n)).write_bytes(b"\n".join(lines) + end)


main()
