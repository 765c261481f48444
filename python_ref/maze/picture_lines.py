"""picture lines: find the rows of a picture among the lines around it."""

import os
import re
from collections import Counter

ASSIGNED = "^ *[A-Za-z\"'][]\\[A-Za-z0-9_ \"'<>]*[=:] *(?=[\\[{\"'])"
NUMBERS = "[]\\[(){},; 0-9-]*"  # a line of numbers alone
NO_ROW = "[]\\[(){},; ]{1,4}|-{3,}|={3,}|~{3,}"  # a few brackets, or a rule of one sign
AROUND = r"[]\[,;+(){} ]*"  # strings; shorter ones are squares, or flags
STRINGS = f"{AROUND}(?:Q[^Q][^Q]+Q{AROUND}|(?:Q[^Q]{{5,}}Q{AROUND})+)"
WORD = "[A-Za-z\u00c0-\u07ff]+"


def split_line(line: str) -> list:
    """The rows in a line: each of its long strings, or lists, or the line itself."""
    line = re.sub(ASSIGNED, "", line)
    for quote in "\"'":
        if re.fullmatch(STRINGS.replace("Q", quote), line):
            return [re.sub(r"\\n$", "", text) for text in line.split(quote)[1::2]]
    return re.split(r"[]}], ?[\[{]", line)


def count_items(line: str) -> int:
    """How many numbers a line of numbers alone has, or how many digits if it has one; 0 for any other line."""
    words = re.findall("[0-9]+", line) if re.fullmatch(NUMBERS, line) else []
    return len(words) if len(words) != 1 else len(words[0])


def ends_picture(line: str, row: str) -> bool:
    """Is the line below a row of a picture the size of the next one, or the like?"""
    few, many = count_items(line), count_items(row)
    is_long = len(os.fsencode(line)) != len(os.fsencode(row))
    return 0 < few < many if many else few > 1 and is_long and "  " not in f" {line}"


def has_word(row: str) -> bool:
    """Are there three different letters side by side?"""
    return any(len({*word}) > 2 for word in re.findall(WORD, row))


def find_rows(lines: list) -> range:
    """The lines that are rows of a picture, from the first to the last; none if they are too few."""
    lines = [line.rstrip(" ") for line in lines]
    plain = [
        row for row in lines if not has_word(row) and not re.fullmatch(NO_ROW, row)
    ]
    counts = Counter(map(len, plain))
    usual = max(counts, key=lambda wide: (counts[wide], wide), default=0)
    items = count_items(next((row for row in plain if len(row) == usual), ""))
    found = [n for n, line in enumerate(lines) if is_row(line, usual, items)]
    least = 2 if found and not lines[found[0]].strip("_ ") else 3
    rows = range(found[0], found[-1] + 1) if found and plain else range(0)
    return rows if len(rows) >= least else range(0)


def is_row(line: str, usual: int, items: int) -> bool:
    """Can it be a row of a picture whose rows mostly have that length, and that many items?"""
    few = count_items(line)
    if len(line) == usual or (few and items):
        return len(line) == usual or few >= items
    return not (few or re.fullmatch(NO_ROW, line) or has_word(line))
