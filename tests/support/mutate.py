"""Damage maze files and pictures at random: python3 mutate.py SEED COUNT FOLDER FILE...

Writes COUNT files, FOLDER/0, FOLDER/1 and so on: each is one of the files given, with one to
three things done to it that editors, networks and enemies do. The same seed gives the same files.
"""

from __future__ import annotations

import random
import sys
from collections.abc import Callable
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


def flip_byte(lines: list[bytes]) -> None:
    line, at = pick_place(lines)
    flipped = lines[line][at] ^ 1 << random.randrange(8)
    lines[line] = lines[line][:at] + bytes([flipped]) + lines[line][at + 1 :]


def insert_word(lines: list[bytes]) -> None:
    line, at = pick_place(lines)
    lines[line] = lines[line][:at] + random.choice(WORDS) + lines[line][at:]


def change_code(lines: list[bytes]) -> None:
    line = random.randrange(len(lines))
    words = lines[line].split(b" ")
    words[random.randrange(len(words))] = random.choice(random.choice([CODES, WORDS]))
    lines[line] = b" ".join(words)


def cut_line(lines: list[bytes]) -> None:
    line, at = pick_place(lines)
    lines[line] = lines[line][:at]


def cut_file(lines: list[bytes]) -> None:
    del lines[random.randrange(1, len(lines) + 1) :]


def remove_line(lines: list[bytes]) -> None:
    lines.pop(random.randrange(len(lines)))


def double_line(lines: list[bytes]) -> None:
    line = random.randrange(len(lines))
    lines.insert(line, lines[line])


def swap_lines(lines: list[bytes]) -> None:
    a, b = random.randrange(len(lines)), random.randrange(len(lines))
    lines[a], lines[b] = lines[b], lines[a]


def swap_codes(lines: list[bytes]) -> None:
    line = random.randrange(len(lines))
    words = lines[line].split(b" ")
    a, b = random.randrange(len(words)), random.randrange(len(words))
    words[a], words[b] = words[b], words[a]
    lines[line] = b" ".join(words)


def open_walls(lines: list[bytes]) -> None:
    line = random.randrange(1, len(lines)) if len(lines) > 1 else 0
    lines[line] = lines[line].replace(b"1", b"0", random.randrange(1, 4))


def end_with_cr(lines: list[bytes]) -> None:
    lines[:] = [line + b"\r" for line in lines]


def add_remark(lines: list[bytes]) -> None:
    remark = random.choice(REMARKS) % (random.randrange(15), random.randrange(15))
    lines.insert(random.randrange(len(lines) + 1), remark)


MUTATIONS: list[Callable[[list[bytes]], None]] = [
    *(flip_byte, insert_word, cut_line, cut_file, remove_line, double_line, swap_lines),
    *2 * (change_code, swap_codes, open_walls, add_remark),
    end_with_cr,
]


def pick_place(lines: list[bytes]) -> tuple[int, int]:
    """A line that is not empty, and a place in it."""
    line = random.choice([n for n, text in enumerate(lines) if text] or [-1])
    if line < 0:
        lines[:] = [b"5 5"]
        line = 0
    return line, random.randrange(len(lines[line]))


def mutate(text: bytes) -> bytes:
    """The text with one to three mutations."""
    lines = text.rstrip(b"\n").split(b"\n")
    for _ in range(random.randrange(1, 4)):
        random.choice(MUTATIONS)(lines)
        lines = lines or [b""]
    return b"\n".join(lines) + random.choice([b"\n", b"\n", b"", b"\n\n"])


def main() -> None:
    seed, count, folder, *files = sys.argv[1:]
    random.seed(int(seed))
    texts = [Path(file).read_bytes() for file in files]
    for n in range(int(count)):
        Path(folder, str(n)).write_bytes(mutate(random.choice(texts)))


if __name__ == "__main__":
    main()
