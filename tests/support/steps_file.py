"""Read the claims of a file of steps, which steps.py and terminal.py explain."""

import itertools
import os
import re
import tempfile

ROOT = os.path.dirname(os.path.dirname(os.path.dirname(os.path.abspath(__file__))))


def read_claims(path, folder, known):
    """Of each claim of a file: its name, its steps (known by these names), what comes before them, and a new folder."""
    with open(path, encoding="utf-8") as file:
        lines = file.read().splitlines()
    preamble, blocks = "", []  # (number, name, [(number, line)])
    for number, line in enumerate(lines, 1):
        if line.startswith("=== "):
            blocks.append((number, line[4:], []))
        elif line and not line.startswith("#"):
            if blocks:
                blocks[-1][2].append((number, line))
            else:
                preamble += line[2:] + "\n"
    claims = []
    for begin, name, steps in blocks:
        eaches = [line for _, line in steps if line.startswith("each ")]
        steps = [step for step in steps if not step[1].startswith("each ")]
        for values in itertools.product(*map(read_each, eaches)):
            replaced = {word: value for pairs in values for word, value in pairs}
            where = tempfile.mkdtemp(dir=folder)
            told = "".join(f", {word} {value}" for word, value in replaced.items())
            each = [(at, replace_words(line, replaced)) for at, line in steps]
            claim = f"{os.path.relpath(path, ROOT)}:{begin}: {name}{told}"
            claims.append(
                (claim, split_steps(join_lines(each), known), preamble, where)
            )
    return claims


def read_each(line):
    """each J K : a b | c d -> [[(J, a), (K, b)], [(J, c), (K, d)]]"""
    words, _, values = line[5:].partition(" : ")
    words = words.split()
    return [
        list(zip(words, value.strip().split() if len(words) > 1 else [value.strip()]))
        for value in values.split("|")
    ]


def replace_words(line, values):
    for word, value in values.items():
        line = re.sub(rf"\b{word}\b", value.replace("\\", r"\\"), line)
    return line


def join_lines(steps):
    """[(number, line)] -> [(number, line, the lines below it that belong to it)]"""
    joined = []
    for number, line in steps:
        last = joined[-1] if joined else (0, "", [])
        if line[0] in "|$" and last[1][:1] == line[0]:
            last[2].append(line)
        else:
            joined.append((number, line, []))
    return joined


def split_steps(steps, known):
    """STEP => STEP or TEXT is two steps."""
    split = []
    for number, line, rest in steps:
        first, _, second = line.partition(" => ")
        if line[0] in "|$" or not second:
            split.append((number, line, rest))
            continue
        is_step = second.partition(" ")[0] in known
        split.append((number, first, []))
        split.append((number, second if is_step else f"expect {second}", []))
    return split


def unescape(text):
    r"""Replace \e, \r and \xHH by what they stand for; bytes beyond ASCII as surrogates."""
    text = text.replace(r"\e", "\033").replace(r"\r", "\r")
    return re.sub(
        r"\\x([0-9a-f]{2})",
        lambda found: bytes([int(found[1], 16)]).decode("utf-8", "surrogateescape"),
        text,
    )


def expected(text):
    """The pattern of an expected text."""
    return re.compile(re.escape(text).replace("M:SS", r"\d+:\d\d"))


def read_place(text):
    """R:C, from 1 -> (row, column), from 0."""
    row, column = map(int, text.split(":"))
    return row - 1, column - 1


def read_size(text):
    """ROWSxCOLUMNS -> (rows, columns)."""
    rows, columns = text.split("x")
    return int(rows), int(columns)
