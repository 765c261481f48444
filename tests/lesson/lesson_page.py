"""Read the page of the lesson: lesson_page.py PAGE prints the plain text of each section, a line each, below its name;
lesson_page.py PAGE replies prints a line for each question with gaps and each way to fill them:

SECTION ^ how many gaps are filled wrongly ^ the code ^ the reply of the page
"""

from __future__ import annotations

import itertools
import sys
from html.parser import HTMLParser


class Reader(HTMLParser):
    """The sections of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.sections: dict[str, list[str]] = {}
        self.code: dict[
            str, list[str | list[str]]
        ] = {}  # of the gaps: text and choices
        self.right: dict[str, list[str]] = {}
        self.replies: dict[str, dict[tuple[str, str], str]] = {}
        self.name = self.key = None
        self.in_gaps = self.in_option = False

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        found = dict(attrs)
        if tag == "section" and found.get("id") in ("sheet", None):
            self.name = None
        elif tag == "section":
            self.name = found["id"]
            self.sections[self.name], self.replies[self.name] = [], {}
            self.code[self.name], self.right[self.name] = [], []
        elif tag == "pre":
            self.in_gaps = found.get("class") == "gaps"
        elif tag == "select" and self.in_gaps:
            self.code[self.name].append([])
            self.right[self.name].append(found.get("data-right") or "")
        elif tag == "option" and self.in_gaps:
            self.in_option = found.get("value") != ""
        elif tag == "p":
            self.key = (found["data-reply"], found.get("data-to") or "") if "data-reply" in found else None  # fmt: skip

    def handle_endtag(self, tag: str) -> None:
        if tag == "pre":
            self.in_gaps = False
        elif tag == "p":
            self.key = None
        elif tag == "option":
            self.in_option = False
        elif tag == "main":
            self.name = None

    def handle_data(self, data: str) -> None:
        if self.name is None:
            return
        if self.in_gaps:
            code = self.code[self.name]
            if self.in_option:
                code[-1].append(data)
            elif data != "…":
                code.append(data)
        elif self.key:
            what = (self.key[0], f"{len(self.replies[self.name])}") if self.key[0] == "hint" else self.key  # fmt: skip
            self.replies[self.name][what] = data
            self.sections[self.name].append(data)
        else:
            self.sections[self.name].append(data)

    def fill_gaps(self, name: str):
        """Each way to choose: the code, and the reply to it."""
        code = self.code[name]
        for chosen in itertools.product(*(part for part in code if isinstance(part, list))):  # fmt: skip
            rest = iter(chosen)
            text = "".join(part if isinstance(part, str) else next(rest) for part in code)  # fmt: skip
            faults = sum(map(str.__ne__, chosen, self.right[name]))
            usual = "wrong" if faults else "right"
            reply = self.replies[name].get(("why", " | ".join(chosen))) or self.replies[name][usual, ""]  # fmt: skip
            yield str(faults), text.replace("\t", "    ").replace("\n", "\\n"), reply


def main(file: str, what: str = "text") -> None:
    reader = Reader()
    with open(file, encoding="utf-8") as page:
        reader.feed(page.read())
    for name, parts in reader.sections.items():
        if what == "text":
            text = " ".join(" ".join(parts).split())
            print(f"{name} {text}")
        elif reader.code[name]:
            for filled in reader.fill_gaps(name):
                print("^".join((name, *filled)))


if __name__ == "__main__":
    main(*sys.argv[1:])
