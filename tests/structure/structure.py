"""Check the structure of maze.sh and lib against the comments that open their chapters.

    structure.py FOLDER    a line for each fault, FILE:LINE: FUNCTION: what; status 1 where there is one

A chapter is a file of lib, or the part of maze.sh below a line of dashes and a title. The rules:

- Each global is written only by the chapters that name it under "Owns:" or "Writes:".
- A global named under "Gated:" takes a constant, or what a gate_* on the same line lets through.
- No local has the name of another chapter's global, because a callee would read the local. No function writes a
  caller's local.
- A function calls only functions of its own file, maze.sh, lib/core and the files that its file needs.
- Needs form no cycle and follow LAYERS. No file is needed without use.
- No function is defined twice, unless the definition is inside a function.
- (( )) contains no <<, which code indexers take for a here-document, and sets no variable right after an array
  element, which crashes bash 4.2: ((a[1], n = 2)).

Strings, computed names and traps are not checked.
"""

from __future__ import annotations

import pathlib
import re
import sys
from fnmatch import fnmatchcase
from typing import NamedTuple

NAME = r"[A-Za-z_]\w*"
OWNED = re.compile(r"\b(Owns|Writes|Gated):((?:[^.]|\.(?=\S))*)", re.DOTALL)
ASSIGNED = re.compile(
    rf"({NAME})\s*(?:=(?!=)|(?:[-+*/%&|^]|<<|>>)=|\+\+|--)|(?:\+\+|--)({NAME})"
)
SET_BEHIND = re.compile(rf"\][^A-Za-z_$]*,\s*{NAME}\s*=(?!=)")
WORDS_BEFORE = {"!", "if", "then", "elif", "else", "while", "until", "do", "time"}
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
SAID = ("takes_", "also_", "about_")
ANYONE = {"REPLY", "BASH_REMATCH", "IFS", "LC_ALL"}  # taken, or set back, at once


def empty_documents(text: str) -> str:
    """The text with empty lines for what stands in quoted here-documents."""
    return re.sub(
        r"(<<'(\w+)'\n)(.*?)(?=^\2$)",
        lambda found: found[1] + "\n" * found[3].count("\n"),
        text,
        flags=re.DOTALL | re.MULTILINE,
    )


def blank(text: str) -> str:
    """The text with spaces for comments and for what stands in quotes, but for $(( )) there."""
    out, at, quoted = [], 0, False
    while at < len(text):
        if not quoted and text.startswith("$'", at):
            end = re.compile(r"(?:[^'\\]|\\.)*'", re.DOTALL).match(text, at + 2).end()
        elif text[at] == "'" and not quoted:
            end = text.index("'", at + 1) + 1
        elif text[at] == "\\":
            end = at + 2
        elif text[at] == "#" and not quoted and (at == 0 or text[at - 1] in " \t\n;"):
            end = text.find("\n", at)
        elif text.startswith("$((", at):
            end = close(text, at + 1)
            out.append(text[at:end])
            at = end
            continue
        else:
            quoted ^= text[at] == '"'
            inside = quoted and text[at] not in '"\n'
            out.append("x" if inside else text[at])
            at += 1
            continue
        out.append(re.sub(r"[^\n]", "x" if text[at] != "#" else " ", text[at:end]))
        at = end
    return "".join(out)


def close(text: str, at: int) -> int:
    """Where the bracket that opens at this place has been closed."""
    depth = 0
    for here in range(at, len(text)):
        depth += (text[here] in "({") - (text[here] in ")}")
        if not depth:
            return here + 1
    return len(text)


def cut_arithmetic(text: str) -> tuple[str, list[tuple[int, str]]]:
    """The text without what stands in (( )), and each of those with its place."""
    spans, at = [], 0
    while (at := text.find("((", at)) >= 0:
        end = close(text, at)
        spans.append((at, text[at:end]))
        text = text[:at] + re.sub(r"[^\n]", "x", text[at:end]) + text[end:]
    return text, spans


def cut_nested(text: str) -> str:
    """The text with ${...}, arrays and indices as plain words."""
    for pattern in (r"\$\{[^{}]*\}", r"(?<=\w)\[[^][\n]*\]", r"(?<==)\([^()]*\)"):
        while (
            shorter := re.sub(pattern, lambda at: "\n" * at[0].count("\n"), text)
        ) != text:
            text = shorter
    return text


def commands(text: str):
    """Each simple command: its line and its words. (That a function is defined is none.)"""
    text = re.sub(rf"{NAME}\(\)", "", text)
    for found in re.finditer(r"[^;\n|&{}()]+", text):
        line = len(re.findall("[\n\r]", text[: found.start()]))
        words = found[0].split()
        while words and words[0] in WORDS_BEFORE:
            words.pop(0)
        if words:
            yield line, words


def read_names(words: list[str]) -> list[str]:
    """The variables of a read command."""
    names, taken = [], False
    for word in words[1:]:
        if taken:
            names += [word] if taken == "a" else []
            taken = False
        elif word[0] == "-":
            taken = word[-1] if word[-1] in READ_VALUES else False
        elif re.fullmatch(NAME, word):
            names.append(word)
        else:
            break
    return names


def find_writes(code: str):
    """(line, name) of each write in the code, and the names that it makes local."""
    plain, spans = cut_arithmetic(code)
    writes, local = [], set()
    for at, span in spans:
        line = code[:at].count("\n")
        flat = re.sub(r"\n", " ", span)
        while True:
            writes += [
                (line, found[1] or found[2]) for found in ASSIGNED.finditer(flat)
            ]
            inner = re.sub(r"\[[^][]*\]", "", flat)
            if inner == flat:
                break
            flat = inner
    flat = cut_nested(plain.replace("\\\n", " \r"))
    for line, words in commands(flat):
        names = []
        for word in list(words):
            found = re.match(rf"({NAME})\+?=", word)
            if not found:
                break
            names.append(found[1])
            words.pop(0)
        if not words:
            writes += [(line, name) for name in names]
        elif words[0] in ("local", "readonly", "declare", "export", "unset"):
            declared = [re.match(NAME, word) for word in words[1:] if word[0] != "-"]
            declared = [found[0] for found in declared if found]
            if words[0] in ("local", "declare"):
                local |= set(declared)
            else:
                writes += [(line, name) for name in declared]
        elif words[0] == "for" and words[1].strip("x"):  # not of for (( ))
            writes.append((line, words[1]))
        elif words[0] == "read":
            writes += [(line, name) for name in read_names(words)]
        elif words[:2] == ["printf", "-v"] and words[2][0] not in '"$':
            writes.append((line, words[2]))
    return writes, local


class Chapter:
    def __init__(self, name: str, comment: str, file: str):
        comment = re.sub(r"\([^()]*\)", "", comment)
        named = {"Owns": [], "Writes": [], "Gated": []}
        for found in OWNED.finditer(comment):
            items = re.split(r"[,;:]|\band\b", found[2])
            named[found[1]] += [
                item.strip() for item in items if re.fullmatch(r"\s*[\w*]+\s*", item)
            ]
        self.name, self.file = name, file
        self.owns, self.writes = named["Owns"], named["Writes"]
        self.gated = named["Gated"]

    def has(self, name: str, known: list[str]) -> bool:
        return any(fnmatchcase(name, pattern) for pattern in known)

    def may_write(self, name: str) -> bool:
        return self.has(name, self.owns + self.writes)


class Part(NamedTuple):
    """A function, or a piece of code outside of functions (then its name is empty)."""

    name: str
    chapter: Chapter
    line: int
    code: str


def chapter_of(file: str, text: str) -> Chapter:
    """The chapter that a file of lib is, by the comment at its top."""
    comment = []
    for line in text.split("\n"):
        if not line.startswith("#"):
            break
        comment.append(line[2:])
    return Chapter(file, "\n".join(comment), file)


def take_apart(file: str, text: str) -> list[Part]:
    """Functions, and the code outside of them, top to bottom."""
    rule = re.compile(r"^# -{9,}$")
    in_heart = file == "maze.sh"
    chapter = Chapter("startup", "Owns: *.", file)
    if not in_heart:
        chapter = chapter_of(file, text)
    text = empty_documents(text)
    lines, code, parts = text.split("\n"), blank(text).split("\n"), []
    at = 0
    while at < len(lines):
        title = re.match(r"# ([a-z ]+): ", lines[at])
        start, name, end = at, "", at + 1
        if in_heart and at and title and rule.match(lines[at - 1]):
            while not rule.match(lines[end]):
                end += 1
            comment = "\n".join(line[2:] for line in lines[at:end])
            chapter = Chapter(title[1], comment, file)
        elif found := re.match(rf"({NAME})\(\) [{{(]", lines[at]):
            name = found[1]
            on_one_line = re.search(r"\(\) \{.* \}\s*$", code[at])
            while not on_one_line and not re.match(r"[})](?: |$)", code[end - 1]):
                end += 1
        parts.append(Part(name, chapter, start + 1, "\n".join(code[start:end])))
        at = end
    return parts


def needs_of(text: str) -> list[str]:
    """What a file needs, wherever it says so, but for names that are worked out."""
    joined = text.replace("\\\n", " ")
    calls = re.findall(
        r"^ *(?:\S.* )?need (.+)$", re.sub(r"(?m)^\s*#.*", "", joined), re.MULTILINE
    )
    return [
        word
        for call in calls
        for word in call.split()
        if re.fullmatch(r"[\w-]+(/[\w-]+)+", word)
    ]


def layer_of(file: str) -> int:
    """The row of LAYERS that holds the file's folder, or -1."""
    folder = file.split("/")[0]
    return next((k for k, row in enumerate(LAYERS) if folder in row), -1)


def is_below(other: str, file: str) -> bool:
    """May FILE need OTHER? Folders that are in no layer may need anything."""
    if -1 in (layer_of(other), layer_of(file)):
        return True
    same = other.split("/")[0] == file.split("/")[0]
    return same or layer_of(other) < layer_of(file)


def find_circles(needs: dict[str, list[str]]):
    """Each file from which a way of needs leads back to it."""
    for file, others in needs.items():
        reached, waiting = set(), list(others)
        while waiting:
            other = waiting.pop()
            if other not in reached:
                reached.add(other)
                waiting += needs.get(other, [])
        if file in reached:
            yield file


def called(part: Part, home: dict[str, Part]):
    """(line, function) of each call, also of a function whose name is handed over."""
    plain, _ = cut_arithmetic(part.code)
    _, local = find_writes(part.code)
    for here, words in commands(cut_nested(plain)):
        if words[0] in ("local", "for", "case"):
            continue
        for word in words:
            handed = word not in local and "_" in word
            if word in home and (word == words[0] or handed):
                yield here + part.line, word


def find_ungated(text: str, gated: list[str]):
    """(line, name) of each write of a gated global that gets neither a constant nor a gated value."""
    names = "|".join(gated)
    for number, line in enumerate(text.split("\n"), 1):
        line = re.sub(r"(?:^|\s)#.*", "", line)
        for found in re.finditer(rf"\b({names})(?:\[\w+\])?\+?=(\S*)", line):
            constant = re.fullmatch(r"''|\d+|\(\)", found[2])
            passed = re.search(r"\bgate_\w+ .*\|\| *$", line[: found.start()])
            if not constant and not (passed and found[2] in ("$REPLY", '("$REPLY")')):
                yield number, found[1]


def find_faults(files: dict[str, str]):
    """(file, line, function, what) of each fault; FILES are texts by their names."""
    parts = [part for file, text in files.items() for part in take_apart(file, text)]
    home: dict[str, Part] = {}
    for part in parts:
        if part.name in home:
            yield part.chapter.file, part.line, part.name, "is defined twice"
        if part.name:
            home[part.name] = part
    chapters = list({id(part.chapter): part.chapter for part in parts}.values())
    owners: dict[str, Chapter] = {}
    for chapter in chapters:
        for name in chapter.owns if chapter.name != "startup" else ():
            if name in owners:
                yield (
                    chapter.file,
                    0,
                    chapter.name,
                    f"owns {name}, and so does {owners[name].name}",
                )
            owners.setdefault(name, chapter)

    def owner_of(name: str):
        return owners.get(name) or next(
            (c for c in chapters if c.name != "startup" and c.has(name, c.owns)), None
        )

    for chapter in chapters:
        if chapter.gated:
            text = files[chapter.file]
            for here, name in find_ungated(text, chapter.gated):
                what = f"{name} takes a value that has not passed a gate"
                yield chapter.file, here, chapter.name, what
    needs = {
        file.removeprefix("lib/").removesuffix(".bash"): needs_of(text)
        for file, text in files.items()
    }
    for file in find_circles(needs):
        yield f"lib/{file}.bash", 0, "need", "goes in a circle"
    for file, others in needs.items():
        for other in others:
            if file != "maze.sh" and not is_below(other, file):
                what = f"{other} is not in a layer below"
                yield f"lib/{file}.bash", 0, "need", what
    written = [(part, *find_writes(part.code)) for part in parts]
    locals_somewhere = set().union(*(local for *_, local in written))
    used: dict[str, set[str]] = {}
    for part, writes, local in written:
        chapter, where = part.chapter, part.name or part.chapter.name
        key = chapter.file.removeprefix("lib/").removesuffix(".bash")
        for name in sorted(local):
            owner = owner_of(name)
            if owner and owner is not chapter:
                yield (
                    chapter.file,
                    part.line,
                    where,
                    f"has a local {name}, which is a global of {owner.name}",
                )
        for here, name in writes:
            here += part.line
            if name in local | ANYONE or chapter.may_write(name):
                continue
            if not part.name and (name.isupper() or name.startswith(SAID)):
                continue  # a constant, or what a file says of itself
            owner = owner_of(name)
            if owner:
                what = f"writes {name}, which {owner.name} owns"
            elif name in locals_somewhere:
                what = f"writes {name}, which is local elsewhere"
            else:
                what = f"writes {name}, which nobody owns"
            yield chapter.file, here, where, what
        plain, spans = cut_arithmetic(part.code)
        for at, span in spans:
            here = part.line + part.code[:at].count("\n")
            if "<<" in span:
                yield chapter.file, here, where, "<< in (( ))"
            if SET_BEHIND.search(span):
                yield chapter.file, here, where, "= right behind an element"
        for here, words in commands(cut_nested(plain)):
            if re.fullmatch(r"[a-z]+_[a-z_]+", words[0]) and words[0] not in home:
                yield (
                    chapter.file,
                    here + part.line,
                    where,
                    f"calls {words[0]}, which is not there",
                )
        for here, name in called(part, home):
            other = home[name].chapter.file
            file = other.removeprefix("lib/").removesuffix(".bash")
            used.setdefault(key, set()).add(file)
            if other in (chapter.file, "maze.sh") or file.startswith("core/"):
                continue
            if file not in needs.get(key, []):
                yield (
                    chapter.file,
                    here,
                    where,
                    f"calls {name} of {file}, which it does not need",
                )
    constants = {
        name: file
        for file, text in files.items()
        for name in re.findall(
            r"(?m)^(?:readonly )?(?:[A-Z_]+=\S* )*([A-Z][A-Z_]*[A-Z])=", blank(text)
        )
    }
    for part in parts:
        file = part.chapter.file.removeprefix("lib/").removesuffix(".bash")
        for name in (
            set(re.findall(r"\b[A-Z][A-Z_]*[A-Z]\b", part.code)) & constants.keys()
        ):
            other = constants[name].removeprefix("lib/").removesuffix(".bash")
            if name in ANYONE:
                continue
            if other not in (file, "maze.sh", *needs[file]) and not other.startswith(
                "core/"
            ):
                what = f"reads {name} of {other}, which it does not need"
                yield part.chapter.file, part.line, part.name, what
    for file, others in needs.items():
        if file == "maze.sh":
            continue
        read = set(re.findall(r"\b[A-Za-z_]\w*\b", files[f"lib/{file}.bash"]))
        for other in others:
            if f"lib/{other}.bash" not in files:
                yield f"lib/{file}.bash", 0, "need", f"{other} is not there"
                continue
            theirs = chapter_of("", files[f"lib/{other}.bash"]).owns
            constants = re.findall(r"\b([A-Z][A-Z_]+)=", files[f"lib/{other}.bash"])
            known = {*theirs, *constants}
            if (
                other not in used.get(file, ())
                and not read & known
                and "*" not in "".join(theirs)
            ):
                yield f"lib/{file}.bash", 0, "need", f"{other} is needed in vain"


def read_files(folder: str) -> dict[str, str]:
    """maze.sh, and lib's files in bash but for the languages."""
    top = pathlib.Path(folder)
    paths = [top / "maze.sh", *sorted(top.glob("lib/**/*.bash"))]
    return {str(path.relative_to(top)): path.read_text("utf-8") for path in paths}


def main() -> int:
    faults = sorted(set(find_faults(read_files(sys.argv[1]))))
    for file, line, function, what in faults:
        print(f"{file}:{line}: {function}: {what}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
