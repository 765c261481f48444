"""Values that harm a careless shell or terminal: one list for all tests.

Run as a program, it prints each value and how an error line of maze.sh shows it, each ended by a
NUL. An error line shows ? for a control character, '' for nothing, and 60 bytes at most.
"""

import os
import sys

PLAIN = (
    "a[$(touch pwned)]",  # arithmetic runs what an index holds
    "cell[$(touch pwned)]", "$(touch pwned)", "`touch pwned`", ";touch pwned", '"; touch pwned; "',
    "$PATH", "state", "*", "~", "{a,b}", "-0", "-1", "+5", "1e3", "1.5", "0x10", "8#11", " 7", "7 ",
    "%d%n%s", r"\x1b[5m", "\\", "größer",
)  # fmt: skip
SHOWN = {  # how a value is shown that is not plain
    "": "''",
    "5\n7": "5?7",
    "7\r": "7?",
    "\t7": "?7",
    "\033[31m7": "?[31m7",
    "\033]0;title\a": "?]0;title?",
    "7\177": "7?",
    b"\xff\xfe": "??",  # not UTF-8
    "\x9b5m": "?5m",  # the control character CSI, in UTF-8
    "+" * 10000: "+" * 60 + "...",
}
HOSTILE = {**{value: value for value in PLAIN}, **SHOWN}


def main() -> None:
    for pair in HOSTILE.items():
        for text in map(os.fsencode, pair):
            sys.stdout.buffer.write(text + b"\0")


if __name__ == "__main__":
    main()
