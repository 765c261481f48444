"""Read the page of the lesson: lesson_page.py PAGE prints the plain text of each section, a line each, below its name;
lesson_page.py PAGE replies prints a line for each question with gaps and each way to fill them:

SECTION ^ how many gaps are filled wrongly ^ the code ^ the reply of the page
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from html import unescape
from itertools import product
from pathlib import Path

SECTION = re.compile(r'(?s)<section id="(\w+-\d+|last)"[^>]*>(.*?)</section>')
CODE = re.compile(r'(?s)<pre class="gaps">(.*?)</pre>')
GAP = re.compile(r'(?s)<select data-right="(.*?)".*?</option>(.*?)</select>')
REPLY = re.compile(r'<p hidden data-reply="(\w+)"(?: data-to="(.*?)")?>(.*?)</p>')


def fill_gaps(section: str) -> Iterator[str]:
    """Each way to choose: how many gaps are filled wrongly, the code, and the reply to it."""
    replies = {(what, to): text for what, to, text in REPLY.findall(section)}
    for found in CODE.findall(section):
        code, *gaps = GAP.split(found)
        choices = [re.findall("<option>(.*?)</option>", each) for each in gaps[1::3]]
        for chosen in product(*choices):
            text = code + "".join(map(str.__add__, chosen, gaps[2::3]))
            text = text.replace("\t", "    ").replace("\n", "\\n")
            wrong = [one for one, right in zip(chosen, gaps[::3]) if one != right]
            usual = replies["wrong" if wrong else "right", ""]
            reply = replies.get(("why", *wrong[-1:]), usual)
            yield unescape(f"{len(wrong)}^{text}^{reply}")


def main(file: str, what: str = "text") -> None:
    for name, section in SECTION.findall(Path(file).read_text("utf-8")):
        if what == "text":
            text = unescape(re.sub("<[^>]*>", " ", section))
            print(name, *text.split())
        else:
            for filled in fill_gaps(section):
                print(f"{name}^{filled}")


if __name__ == "__main__":
    main(*sys.argv[1:])
