"""Check the structure of maze.sh and lib against the comments that open their chapters.

    structure.py FOLDER [FILE ...]  a line for each fault, FILE:LINE: FUNCTION: what; status 1 if there is one
    structure.py FOLDER commands    a line for each command: the file and the command with its first argument;
                                    "process" where another one starts: $( ), ( ), <( ), | or &

A chapter is a file of lib, or the part of maze.sh below a line of dashes and a title. The rules:

- A global has one chapter that owns it. Only this chapter and those that name it under "Writes:" write it.
- A function writes such globals, its own locals, REPLY, and locals of its caller that its comment names behind "->".
- No local has the name of another chapter's global, because a callee would read the local.
- A file uses functions and constants only of itself, maze.sh, lib/core and the files that it needs.
- Needs form no cycle and follow the layers. No file is needed without use.

shfmt takes the code apart. Computed names and traps are not checked.
"""

# fmt: off
from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from functools import cache, cached_property
from graphlib import CycleError, TopologicalSorter
from pathlib import Path
from typing import Any

from bash_parts import NAME, ROW, Chapter, Part, read_files, take_apart

CONSTANT = re.compile("[A-Z][A-Z_]*[A-Z]")
# What a file found by its name says.
SAID = re.compile("(takes|also|about|marks|steps|facts|off_screen)_")
ANYONE = {"REPLY", "BASH_REMATCH", "IFS", "LC_ALL"}  # taken or restored immediately
KEPT = Path(__file__).resolve().parents[2] / "build/facts"
RULES = Path(__file__).read_bytes()  # other rules find other facts
Fact = "tuple[str, int, Any]"  # writes, local, reads or command; the line; which


def list_facts(node: dict | list, code: bytes) -> Iterator[Fact]:
    """What a node of the syntax tree, and those below it, do."""

    def text(begin: dict, end: dict) -> str:
        return code[begin["Offset"] : end["Offset"]].decode()

    for below in node.values() if isinstance(node, dict) else node:
        if isinstance(below, (dict, list)):
            yield from list_facts(below, code)
    if not isinstance(node, dict) or "Pos" not in node:
        return
    line, kind, whole = node["Pos"]["Line"], node.get("Type"), text(node["Pos"], node["End"])
    what, names = "writes", []
    pipe = kind == "BinaryCmd" and text(node["X"]["End"], node["Y"]["Pos"]).strip() == "|"
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
    return [word for word in words[1:] if words[0] == "read" and re.fullmatch(NAME, word)]


class File:
    """A file of the program. Its facts are read when they are asked for, because shfmt is slow."""

    def __init__(self, name: str, text: str) -> None:
        self.name, self.text = name, text
        self.code = re.sub(r"(?m)^ *#.*", "", text)
        self.place = name.removeprefix("lib/").removesuffix(".bash")
        self.parts = take_apart(name, text)
        self.chapters = list(dict.fromkeys(part.chapter for part in self.parts))
        lines = re.findall(r"(?m)(?:^|[;|] |then ) *need ((?:.*\\\n)*.*)", self.code)
        self.needs = re.findall(r"[\w-]+(?:/[\w-]+)+(?![\w$/-])", " ".join(lines))

    @cached_property
    def facts(self) -> list[Fact]:
        """What the code does. shfmt is slow, so the facts of a text are kept in build/facts."""
        code = self.text.encode()
        kept = KEPT / hashlib.sha256(code + RULES).hexdigest()
        if not kept.exists():
            shfmt = ["shfmt", "--language-dialect", "bash", "--to-json"]
            run = subprocess.run(shfmt, input=code, stdout=subprocess.PIPE, check=True)
            KEPT.mkdir(parents=True, exist_ok=True)
            part = kept.with_suffix(f".{os.getpid()}")
            part.write_text(json.dumps(list(list_facts(json.loads(run.stdout), code))))
            part.rename(kept)
        return json.loads(kept.read_text())

    def of(self, part: Part, what: str) -> list[tuple[int, Any]]:
        """The facts of one kind in a part of the file: line, which."""
        lines = range(part.first, part.first + len(part.lines))
        return [(line, which) for kind, line, which in self.facts if kind == what and line in lines]


class Program:
    """The files of the program and the rules for them. Each rule yields the faults of one file."""

    def __init__(self, texts: dict[str, str]) -> None:
        self.files = {name: File(name, text) for name, text in texts.items()}
        self.home: dict[str, str] = {}  # the place of each function and constant
        self.functions: set[str] = set()
        self.owners: dict[str, list[Chapter]] = {}
        for file in self.files.values():
            functions = [part.name for part in file.parts if part.name]
            lines = re.findall(r"(?m)^(?:readonly )?[A-Z]\w*=.*", file.code)
            constants = re.findall(rf"\b({CONSTANT.pattern})=", "\n".join(lines))
            self.functions.update(functions)
            self.home.update(dict.fromkeys(functions + constants, file.place))
            for chapter in file.chapters:
                for name in chapter.named["Owns"] if chapter.name != "startup" else ():
                    self.owners.setdefault(name, []).append(chapter)

        self.families = [name for name in self.owners if "*" in name]

    @cache  # noqa: B019 # there is one program
    def owner_of(self, name: str) -> Chapter | None:
        family = next((each for each in self.families if fnmatchcase(name, each)), "")
        return (self.owners.get(name) or self.owners.get(family, [None]))[0]

    def check_owners(self, file: File) -> Iterator[str]:
        for chapter in file.chapters:
            for name in chapter.named["Owns"] if chapter.name != "startup" else ():
                if (first := self.owners[name][0]) is not chapter:
                    yield f"0: {chapter.name}: owns {name}, and so does {first.name}"

    def check_needs(self, file: File) -> Iterator[str]:
        words = set(re.findall(NAME, file.code))
        used = {self.home[word] for word in words & self.home.keys()}
        used |= {owner.place for owner in map(self.owner_of, words) if owner}
        here = file.place.split("/")[0]
        for other in file.needs if file.name != "maze.sh" else ():
            there = other.split("/")[0]
            # a folder that is in no row may need anything
            if here != there and ROW.get(here, 99) <= ROW.get(there, -1):
                yield f"0: need: {other} is not in a layer below"
            if other not in used:
                yield f"0: need: {other} is needed without use"

    def check_cycles(self, file: File) -> Iterator[str]:
        needs = {each.place: each.needs for each in self.files.values()}
        try:
            TopologicalSorter(needs).prepare()
        except CycleError as found:
            if file.place in found.args[1][1:]:
                yield "0: need: goes in a circle"

    def check_writes(self, file: File) -> Iterator[str]:
        written: dict[Chapter, set[str]] = {chapter: set() for chapter in file.chapters}
        for part in file.parts:
            chapter = part.chapter
            locals_here = {name for _, name in file.of(part, "local")}
            for name in locals_here:
                if (owner := self.owner_of(name)) not in (None, chapter):
                    yield f"{part.first}: {part.where}: has a local {name}, which is a global of {owner.name}"
            known = chapter.named["Owns"] + chapter.named["Writes"]
            for here, name in file.of(part, "writes"):
                written[chapter].add(name)
                owner = self.owner_of(name)
                is_said = not part.name and (name.isupper() or SAID.match(name))
                is_set = name in locals_here | ANYONE or (name in part.sets and not owner)
                if not (is_said or is_set or any(fnmatchcase(name, pattern) for pattern in known)):
                    what = f"which {owner.name} owns" if owner else "which has no owner"
                    yield f"{here}: {part.where}: writes {name}, {what}"
        for chapter, names in written.items():
            for name in chapter.named["Writes"]:
                if not any(fnmatchcase(each, name) for each in names):
                    yield f"0: Writes: {name} is named without use"

    def check_uses(self, file: File) -> Iterator[str]:
        known = (file.place, "maze.sh", *file.needs)
        for part in file.parts:
            locals_here = {name for _, name in file.of(part, "local")}
            uses = [use for use in file.of(part, "reads") if use[1] in self.home]
            for here, words in file.of(part, "command"):
                if re.fullmatch("[a-z]+_[a-z_]+", words[0]) and words[0] not in self.functions:
                    yield f"{here}: {part.where}: calls {words[0]}, which is not there"
                passed = [word for word in words[1:] if "_" in word and word not in locals_here]  # names of functions
                uses += [(here, word) for word in (words[0], *passed) if word in self.functions]
            for here, name in uses:
                other = self.home[name]
                if other not in known and not other.startswith("core/"):
                    yield f"{here}: {part.where}: uses {name} of {other}, which it does not need"

    def find_faults(self, names: list[str]) -> list[str]:
        rules = [getattr(self, name) for name in dir(self) if name.startswith("check_")]
        return sorted({f"{name}:{fault}" for name in names for rule in rules for fault in rule(self.files[name])})


def main(folder: str, *names: str) -> int:
    if not shutil.which("shfmt"):
        sys.exit("structure.py: shfmt, which takes the program apart, is not installed")
    program = Program(read_files(folder))
    if names == ("commands",):
        for file in program.files.values():
            for _, words in (which for kind, *which in file.facts if kind == "command"):
                print(file.place, *words[:2])
        return 0
    faults = program.find_faults(names or [*program.files])
    print("\n".join(faults), end="\n" * bool(faults))
    return len(faults) > 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
