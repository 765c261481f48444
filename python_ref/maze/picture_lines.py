"""picture lines: find the rows of a picture among the lines around it."""

import os
import re
from collections import Counter

from python_ref.core.output import fail_if

MOST_OTHERS = 11  # characters beyond ASCII without a meaning
LEVELS, UPRIGHTS = "─━┄┅┈┉╌╍╼╾", "│┃┆┇┊┋╎╏╵╷╹╻╽╿"
CORNERS = {*range(0x2500, 0x2571), *range(0x2574, 0x2580)}
# Characters that mean the same have the same sign.
SIGNS = {code: "╬" if 0x2550 <= code < 0x256D else "┼" for code in CORNERS}
SIGNS.update(str.maketrans("═║·•◦⬜", "═║····", "\ufe0e\ufe0f"))
SIGNS.update(dict.fromkeys(map(ord, LEVELS), "─"))
SIGNS.update(dict.fromkeys(map(ord, UPRIGHTS), "│"))
SOLID, NO_WALL, BEYOND = "#█▓▒■⬛", " ._·\x7f", "\x7f"  # where a row has ended
PLAYERS, GOALS = "●@SsPA2pmr", "◆EeGFBX3g"
LIGHT, BOX = "─│┼", "─│┼═║╬"
OTHER = f"[^\x01-\x7f·●◆{SOLID}{BOX}]"

UNREADABLE = "[\x01-\x1f\x7f-\x9f▀▄\u2800-\u28ff\udc00-\udfff\ufffd]"
ASSIGNED = "^ *[A-Za-z\"'][]\\[A-Za-z0-9_ \"'<>]*[=:] *(?=[\\[{\"'])"
NESTED = "^[^,]*[A-Za-z][^,]*(?=[\\[{] *[\\[{] *[\"'0-9-])"  # what stands before nested lists
AFTER_NESTED = "^(.*[\"'0-9] *[]}] *[]}])(?=[^][{}]*[A-Za-z])"  # a word follows
NUMBERS = "[]\\[(){},; 0-9-]*"  # a line of numbers alone
NO_ROW = "[]\\[(){},; ]{1,4}|-{3,}|={3,}|~{3,}"  # a few brackets, or a rule of one sign
AROUND = r"[]\[,;+(){} ]*"  # strings; shorter ones are squares, or flags
STRINGS = f"{AROUND}(?:Q[^Q][^Q]+Q{AROUND}|(?:Q[^Q]{{5,}}Q{AROUND})+)"


def split_line(line: str) -> list:
    """The rows in a line: each of its long strings, or lists, or the line itself."""
    line = re.sub(f"{ASSIGNED}|{NESTED}", "", line)
    for quote in "\"'":
        if re.fullmatch(STRINGS.replace("Q", quote), line):
            return [re.sub(r"\\n$", "", text) for text in line.split(quote)[1::2]]
    return re.split(r"[]}], ?[\[{]|\n", re.sub(AFTER_NESTED, r"\1\n", line))


def count_items(line: str) -> int:
    """How many numbers a line of numbers alone has, or how many digits if it has one; 0 for any other line."""
    words = re.findall("[0-9]+", line) if re.fullmatch(NUMBERS, line) else []
    return len(words) if len(words) != 1 else len(words[0])


def ends_picture(line: str, row: str) -> bool:
    """Is the line below a row of a picture the size of the next one, or the like?"""
    few, many = count_items(line), count_items(row)
    is_long = len(os.fsencode(line)) != len(os.fsencode(row))
    return 0 < few < many if many else few > 1 and is_long and "  " not in f" {line}"


def take_signs(lines: list) -> tuple:
    """The lines in signs; and how many characters have each sign."""
    text = "".join(lines)
    fail_if(re.search(UNREADABLE, text), 1, "no picture in signs; try -f text")
    lines = [line.translate(SIGNS) for line in lines]
    others = {*re.findall(OTHER, "".join(lines))}
    fail_if(len(others) > MOST_OTHERS, 1, "too many different signs")
    signs = (sign.translate(SIGNS) for sign in {*text.replace("]", "[")})
    return lines, Counter(signs)


def is_plain(line: str) -> bool:
    """Has it no word, three different letters side by side, and is it no rule or bracket?"""
    words = re.findall(f"(?:[A-Za-z]|{OTHER})+", line)
    return not re.fullmatch(NO_ROW, line) and all(len({*word}) < 3 for word in words)


def find_rows(lines: list) -> range:
    """The lines that are rows of a picture, from the first to the last; none if they are too few."""
    lines, counts = [line.rstrip(" ") for line in lines], Counter()
    for line in lines:
        if len(line) in counts or is_plain(line):
            counts[len(line)] += 1
    usual = max(counts, key=lambda wide: (counts[wide], wide), default=0)
    plain = (line for line in lines if len(line) == usual and is_plain(line))
    items = count_items(next(plain, ""))
    found = [n for n, line in enumerate(lines) if is_row(line, usual, items)]
    first = next((n for n in found if lines[n]), len(lines))
    rows = range(first, found[-1] + 1 if found else 0)
    texts = [lines[n] for n in rows]
    if len(rows) < (2 if texts and not texts[0].strip("_ ") else 3):
        return range(0)
    wide = max(map(len, texts))
    short = [row for row in texts if len(row) < wide and not re.fullmatch(NO_ROW, row)]
    fail_if(not all(map(is_plain, short)), 1, "text between the rows")
    return rows


def is_row(line: str, usual: int, items: int) -> bool:
    """Can it be a row of a picture whose rows mostly have that length, and that many items?"""
    few = count_items(line)
    return len(line) == usual or (few >= items > 0 if few else is_plain(line))
