"""Check the structure of maze.sh and lib against the comments that open their chapters.

    structure.py FOLDER    a line for each fault, FILE:LINE: FUNCTION: what; status 1 if there is one

A chapter is a file of lib, or the part of maze.sh below a line of dashes and a title. The rules:

- Each global is written only by the chapters that name it under "Owns:" or "Writes:".
- A global named under "Gated:" takes a constant, or what a gate_* on the same line lets through.
- No local has the name of another chapter's global, because a callee would read the local.
- A function writes a caller's local only if its comment names it behind "->". Then each caller makes it local, or
  names it so too.
- A function calls only functions of its file, maze.sh, lib/core and the files that its file needs.
- Needs form no cycle and follow LAYERS. No file is needed without use.
- No function is defined twice, unless the definition is inside a function.
- (( )) contains no <<, which code indexers take for a here-document, and sets no variable right after an array
  element, which crashes bash 4.2: ((a[1], n = 2)).

shfmt takes the code apart. Computed names and traps are not checked.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache

from bash_parts import (
    NAME,
    Chapter,
    Part,
    comment_at_top,
    place_of,
    read_files,
    take_apart,
)

SET_BEHIND = re.compile(rf"\][^A-Za-z_$]*,\s*{NAME}\s*=(?!=)")
CONSTANT = re.compile("[A-Z][A-Z_]*[A-Z]")
Fact = "tuple[str, int, Any]"  # writes, local, reads, arithmetic or command; the line; which
READ_VALUES = "adinNptu"  # the options of read that take a value
LAYERS = (  # of lib: a folder needs only itself and folders in an earlier row
    ("core", "languages"),
    ("maze",),
    ("algorithms", "pictures"),
    ("cli",),
    ("screen",),
    ("page", "play"),
    ("lesson", "station"),
    ("commands",),
)
ROW = {folder: number for number, row in enumerate(LAYERS) for folder in row}
SAID = ("takes_", "also_", "about_")
ANYONE = {"REPLY", "BASH_REMATCH", "IFS", "LC_ALL"}  # taken or restored immediately


def read_facts(text: str) -> list[Fact]:
    """What the code of a file does."""
    shfmt = ["shfmt", "--language-dialect", "bash", "--to-json"]
    code = text.encode()
    run = subprocess.run(shfmt, input=code, stdout=subprocess.PIPE, check=True)
    return list(list_facts(json.loads(run.stdout), code))


def list_facts(node: dict | list, code: bytes) -> Iterator[Fact]:
    """Of a node of the syntax tree, and of those below it."""

    def text(begin: dict, end: dict) -> str:
        return code[begin["Offset"] : end["Offset"]].decode()

    for below in node.values() if isinstance(node, dict) else node:
        if isinstance(below, (dict, list)):
            yield from list_facts(below, code)
    if not isinstance(node, dict) or "Pos" not in node:
        return
    line, kind, whole = node["Pos"]["Line"], node.get("Type"), text(node["Pos"], node["End"])  # fmt: skip
    what, names = "writes", []
    if kind == "CallExpr":
        words = [text(word["Pos"], word["End"]) for word in node.get("Args", ())]
        if words:
            yield "command", line, words
        names = written_by(words) if words else names_of(node["Assigns"])
    elif kind == "DeclClause":
        what = "local" if node["Variant"]["Value"] in ("local", "declare") else what
        names = names_of(node.get("Args", ()))
    elif kind == "WordIter":
        names = [node["Name"]["Value"]]
    elif kind == "UnaryArithm" and re.search(r"\+\+|--", whole):
        names = [re.search(NAME, whole)[0]]
    elif kind == "BinaryArithm":
        sign = text(node["X"]["End"], node["Y"]["Pos"]).strip()
        if re.fullmatch(r"([-+*/%&|^]|<<|>>)?=", sign):
            names = [re.match(NAME, whole)[0]]
    elif kind in ("ParamExp", "Lit"):
        name = node["Value"] if kind == "Lit" else node["Param"]["Value"]
        what, names = "reads", [name] if CONSTANT.fullmatch(name) else []
    elif kind in ("ArithmCmd", "ArithmExp", "CStyleLoop"):
        yield "arithmetic", line, whole
    for name in names:
        yield what, line, name


def names_of(assigns: list[dict]) -> list[str]:
    return [assign["Name"]["Value"] for assign in assigns if "Name" in assign]


def written_by(words: list[str]) -> list[str]:
    """The variables that a command writes."""
    if words[:2] == ["printf", "-v"]:
        return re.findall(rf"^{NAME}", words[2])
    if words[0] == "unset":
        return [found[0] for word in words[1:] if (found := re.match(NAME, word))]
    names, value_of = [], ""  # the option whose value comes next
    for word in words[1:] if words[0] == "read" else ():
        if value_of:
            names += [word] if value_of == "a" else []
            value_of = ""
        elif word[0] == "-":
            value_of = word[-1] if word[-1] in READ_VALUES else ""
        elif re.fullmatch(NAME, word):
            names.append(word)
    return names


def needs_of(facts: list[Fact]) -> list[str]:
    """What a file needs, wherever it says so, except names that are computed."""
    calls = [words for what, _, words in facts if what == "command"]
    words = [word for words in calls if words[0] == "need" for word in words]
    return [word for word in words if re.fullmatch(r"[\w-]+(/[\w-]+)+", word)]


class Program:
    """The parts of the program and the rules for them. Each rule yields (file, line, function, what)."""

    def __init__(self, files: dict[str, str]) -> None:
        self.files = files
        self.parts: list[Part] = []
        self.needs: dict[str, list[str]] = {}
        for file, text in files.items():
            facts = read_facts(text)
            self.needs[place_of(file)] = needs_of(facts)
            for part in take_apart(file, text):
                lines = range(part.first, part.first + len(part.lines))
                part.facts = [fact for fact in facts if fact[1] in lines]
                part.local = {name for _, name in part.of("local")}
                self.parts.append(part)
        chapters = {id(part.chapter): part.chapter for part in self.parts}
        self.chapters = list(chapters.values())
        self.home = {part.name: part for part in self.parts if part.name}
        self.owner_of = cache(self.find_owner)

    def find_owner(self, name: str) -> Chapter | None:
        owners = [c for c in self.chapters if c.names(name, "Owns")]
        owners = [c for c in owners if c.name != "startup"]
        exact = [c for c in owners if name in c.named["Owns"]]
        return (exact or owners or [None])[0]

    def may_use(self, file: str, other: str) -> bool:
        """Is other this file, maze.sh, in core, or needed by it?"""
        known = (place_of(file), "maze.sh", *self.needs[place_of(file)])
        return other in known or other.startswith("core/")

    def check_names(self):
        for part in self.parts:
            if part.name and self.home[part.name] is not part:
                again = self.home[part.name]
                yield again.chapter.file, again.first, part.name, "is defined twice"
        for chapter in self.chapters:
            for name in chapter.named["Owns"] if chapter.name != "startup" else ():
                if (first := self.owner_of(name)) is not chapter:
                    what = f"owns {name}, and so does {first.name}"
                    yield chapter.file, 0, chapter.name, what

    def check_gated(self):
        for chapter in self.chapters:
            names = "|".join(chapter.named["Gated"])
            for number, line in enumerate(self.files[chapter.file].split("\n"), 1):
                line = re.sub(r"(?:^|\s)#.*", "", line)
                pattern = rf"\b({names})(?:\[\w+\])?\+?=(\S*)"
                for found in re.finditer(pattern, line) if names else ():
                    gate = re.search(r"\bgate_\w+ .*\|\| *$", line[: found.start()])
                    passed = gate and found[2] in ("$REPLY", '("$REPLY")')
                    if not passed and not re.fullmatch(r"''|\d+|\(\)", found[2]):
                        what = f"{found[1]} takes a value that has not passed a gate"
                        yield chapter.file, number, chapter.name, what

    def check_needs(self):
        for file, text in self.files.items():
            place, reached = place_of(file), set()
            waiting = list(self.needs[place])
            while waiting:
                other = waiting.pop()
                if other not in reached:
                    reached.add(other)
                    waiting += self.needs.get(other, [])
            if place in reached:
                yield file, 0, "need", "goes in a circle"
            if file == "maze.sh":
                continue
            called = {self.home[name].chapter.place for name in self.calls_of(place)}
            read = set(re.findall(NAME, text))
            for other in self.needs[place]:
                here, there = place.split("/")[0], other.split("/")[0]
                # a folder that is in no row may need anything
                if here != there and ROW.get(here, 99) <= ROW.get(there, -1):
                    yield file, 0, "need", f"{other} is not in a layer below"
                if (theirs := self.files.get(f"lib/{other}.bash")) is None:
                    yield file, 0, "need", f"{other} is not there"
                    continue
                owned = Chapter("", "", comment_at_top(theirs)).named["Owns"]
                known = {*owned, *re.findall(r"\b([A-Z][A-Z_]+)=", theirs)}
                if (
                    other not in called
                    and not read & known
                    and "*" not in "".join(owned)
                ):
                    yield file, 0, "need", f"{other} is needed without use"

    def check_writes(self):
        locals_somewhere = set().union(*(part.local for part in self.parts))
        for part in self.parts:
            chapter = part.chapter
            for name in part.local:
                if (owner := self.owner_of(name)) not in (None, chapter):
                    what = f"has a local {name}, which is a global of {owner.name}"
                    yield chapter.file, part.first, part.where, what
            for here, name in part.of("writes"):
                constant = name.isupper() or name.startswith(SAID)
                if constant and not part.name or name in part.local | ANYONE:
                    continue
                if chapter.names(name, "Owns", "Writes"):
                    continue
                if name in part.sets and self.owner_of(name) is None:
                    continue
                what = f"writes {name}, which has no owner"
                if owner := self.owner_of(name):
                    what = f"writes {name}, which {owner.name} owns"
                elif name in locals_somewhere:
                    what = f"writes {name}, which is local elsewhere"
                yield chapter.file, here, part.where, what

    def check_set_for_callers(self):
        for part in self.parts:
            known = part.local | part.sets | ANYONE
            for here, name in self.calls(part):
                for set_there in self.home[name].sets - known:
                    if self.owner_of(set_there) is None:
                        what = f"calls {name}, which sets {set_there}, without a local"
                        yield part.chapter.file, here, part.where, what

    def check_arithmetic(self):
        for part in self.parts:
            for here, span in part.of("arithmetic"):
                if "<<" in span:
                    yield part.chapter.file, here, part.where, "<< in (( ))"
                if SET_BEHIND.search(span):
                    what = "= right behind an element"
                    yield part.chapter.file, here, part.where, what

    def calls(self, part: Part) -> Iterator[tuple[int, str]]:
        """(line, function) of each call, also of a function whose name is passed on."""
        for here, words in part.of("command"):
            for word in words:
                passed = word not in part.local and "_" in word
                if word in self.home and (word == words[0] or passed):
                    yield here, word

    def calls_of(self, place: str):
        parts = [part for part in self.parts if part.chapter.place == place]
        return {name for part in parts for _, name in self.calls(part)}

    def check_calls(self):
        for part in self.parts:
            file = part.chapter.file
            for here, words in part.of("command"):
                if (
                    re.fullmatch(r"[a-z]+_[a-z_]+", words[0])
                    and words[0] not in self.home
                ):
                    what = f"calls {words[0]}, which is not there"
                    yield file, here, part.where, what
            for here, name in self.calls(part):
                other = self.home[name].chapter.place
                if not self.may_use(file, other):
                    what = f"calls {name} of {other}, which it does not need"
                    yield file, here, part.where, what

    def check_constants(self):
        home = {
            name: part.chapter.place
            for part in self.parts
            for _, name in part.of("writes")
            if CONSTANT.fullmatch(name) and not part.name
        }
        for part in self.parts:
            for here, name in part.of("reads"):
                file = part.chapter.file
                if name in home and not self.may_use(file, home[name]):
                    what = f"reads {name} of {home[name]}, which it does not need"
                    yield file, here, part.where, what

    def find_faults(self):
        rules = [getattr(self, name) for name in dir(self) if name.startswith("check_")]
        return sorted({fault for rule in rules for fault in rule()})


def main() -> int:
    faults = Program(read_files(sys.argv[1])).find_faults()
    for file, line, function, what in faults:
        print(f"{file}:{line}: {function}: {what}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
