"""Check the structure of maze.sh and lib against the comments that open their chapters.

    structure.py FOLDER             a line for each fault, FILE:LINE: FUNCTION: what; status 1 if there is one
    structure.py FOLDER commands    a line for each command: the file and the command with its first argument;
                                    "process" where another one starts: $( ), ( ), <( ), | or &

A chapter is a file of lib, or the part of maze.sh below a line of dashes and a title. The rules:

- Each global is written only by the chapters that name it under "Owns:" or "Writes:". They write what "Writes:" names.
- No local has the name of another chapter's global, because a callee would read the local.
- A function writes a caller's local only if its comment names it behind "->". Then each caller makes it local, or
  names it so too.
- A file uses functions and constants only of itself, maze.sh, lib/core and the files that it needs.
- Needs form no cycle and follow the layers. No file is needed without use.

shfmt takes the code apart. Computed names and traps are not checked.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from graphlib import CycleError, TopologicalSorter

from bash_parts import NAME, ROW, Chapter, Part, place_of, read_files, take_apart

CONSTANT = re.compile("[A-Z][A-Z_]*[A-Z]")
Fact = "tuple[str, int, Any]"  # writes, local, reads or command; the line; which
SAID = ("takes_", "also_", "about_", "texture_", "marks_", "steps_")
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
    pipe = kind == "BinaryCmd" and text(node["X"]["End"], node["Y"]["Pos"]).strip() == "|"  # fmt: skip
    if pipe or node.get("Background") or kind in ("CmdSubst", "ProcSubst", "Subshell"):
        yield "command", line, ["process"]
    if kind == "CallExpr":
        words = [text(word["Pos"], word["End"]) for word in node.get("Args", ())]
        if words:
            yield "command", line, words
        names = written_by(words) if words else names_of(node["Assigns"])
    elif kind == "DeclClause":
        what = "local" if node["Variant"]["Value"] in ("local", "declare") else what
        names = names_of(node.get("Args", ()))
        yield "command", line, [node["Variant"]["Value"]]
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
    return [word for word in words[1:] if words[0] == "read" and re.fullmatch(NAME, word)]  # fmt: skip


def needs_of(facts: list[Fact]) -> list[str]:
    """What a file needs, wherever it says so, except names that are computed."""
    calls = [words for what, _, words in facts if what == "command"]
    words = [word for words in calls if words[0] == "need" for word in words]
    return [word for word in words if re.fullmatch(r"[\w-]+(/[\w-]+)+", word)]


def folder_of(place: str) -> str:
    """Its folder."""
    return place.split("/")[0]


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
        self.chapters = list(dict.fromkeys(part.chapter for part in self.parts))
        self.functions = {part.name: part for part in self.parts if part.name}
        self.home = {name: part.chapter.place for name, part in self.functions.items()}
        for part in self.parts:
            names = [name for _, name in part.of("writes") if not part.name]
            constants = filter(CONSTANT.fullmatch, names)
            self.home.update(dict.fromkeys(constants, part.chapter.place))
        self.owned: dict[str, Chapter] = {}
        for chapter in self.chapters:
            if chapter.name != "startup":
                for name in chapter.named["Owns"]:
                    self.owned.setdefault(name, chapter)
        self.families = [name for name in self.owned if "*" in name]

    def owner_of(self, name: str) -> Chapter | None:
        found = (each for each in self.families if fnmatchcase(name, each))
        return self.owned.get(name) or self.owned.get(next(found, ""))

    def uses(self, part: Part) -> Iterator[tuple[int, str]]:
        """(line, function or constant) of each call, also of a function whose name is passed on, and each constant."""
        for here, words in part.of("command"):
            for word in words:
                passed = word not in part.local and "_" in word
                if word in self.functions and (word == words[0] or passed):
                    yield here, word
        yield from (read for read in part.of("reads") if read[1] in self.home)

    def check_owners(self):
        for chapter in self.chapters:
            for name in chapter.named["Owns"] if chapter.name != "startup" else ():
                if (first := self.owner_of(name)) is not chapter:
                    what = f"owns {name}, and so does {first.name}"
                    yield chapter.file, 0, chapter.name, what

    def check_cycles(self):
        try:
            TopologicalSorter(self.needs).prepare()
        except CycleError as found:
            for place in found.args[1][1:]:
                yield f"lib/{place}.bash", 0, "need", "goes in a circle"

    def check_needs(self):
        for chapter in self.chapters:
            if chapter.file == "maze.sh":
                continue
            place = chapter.place
            code = re.sub(r"(?m)^ *#.*", "", self.files[chapter.file])
            words = set(re.findall(NAME, code))
            used = {self.home[word] for word in words & self.home.keys()}
            used |= {owner.place for owner in map(self.owner_of, words) if owner}
            for other in self.needs[place]:
                here, there = folder_of(place), folder_of(other)
                # a folder that is in no row may need anything
                if here != there and ROW.get(here, 99) <= ROW.get(there, -1):
                    what = f"{other} is not in a layer below"
                    yield chapter.file, 0, "need", what
                if other not in used:
                    yield chapter.file, 0, "need", f"{other} is needed without use"

    def check_writes(self):
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
                known = chapter.named["Owns"] + chapter.named["Writes"]
                if any(fnmatchcase(name, pattern) for pattern in known):
                    continue
                if name in part.sets and self.owner_of(name) is None:
                    continue
                what = f"writes {name}, which has no owner"
                if owner := self.owner_of(name):
                    what = f"writes {name}, which {owner.name} owns"
                yield chapter.file, here, part.where, what

    def check_named(self):
        for chapter in self.chapters:
            own = [part for part in self.parts if part.chapter is chapter]
            written = {name for part in own for _, name in part.of("writes")}
            for name in chapter.named["Writes"]:
                if not any(fnmatchcase(each, name) for each in written):
                    yield chapter.file, 0, "Writes", f"{name} is named without use"

    def check_set_for_callers(self):
        for part in self.parts:
            known = part.local | part.sets | ANYONE
            for here, name in self.uses(part):
                called = self.functions.get(name)
                for set_there in called.sets - known if called else ():
                    if self.owner_of(set_there) is None:
                        what = f"calls {name}, which sets {set_there}, without a local"
                        yield part.chapter.file, here, part.where, what

    def check_uses(self):
        for part in self.parts:
            file, place = part.chapter.file, part.chapter.place
            for here, (word, *_) in part.of("command"):
                if re.fullmatch("[a-z]+_[a-z_]+", word) and word not in self.functions:
                    what = f"calls {word}, which is not there"
                    yield file, here, part.where, what
            for here, name in self.uses(part):
                other, known = self.home[name], (place, "maze.sh", *self.needs[place])
                if other not in known and not other.startswith("core/"):
                    what = f"uses {name} of {other}, which it does not need"
                    yield file, here, part.where, what

    def find_faults(self):
        rules = [getattr(self, name) for name in dir(self) if name.startswith("check_")]
        return sorted({fault for rule in rules for fault in rule()})


def main() -> int:
    program = Program(read_files(sys.argv[1]))
    if sys.argv[2:] == ["commands"]:
        for part in program.parts:
            for _, words in part.of("command"):
                print(part.chapter.place, *words[:2])
        return 0
    faults = program.find_faults()
    for file, line, function, what in faults:
        print(f"{file}:{line}: {function}: {what}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
