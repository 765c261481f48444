"""Read maze.sh and lib: chapters, functions, and what each of them writes and calls.

    bash_parts.py FOLDER LISTS      writes three lists of the program in FOLDER to the folder LISTS

A chapter is called by its place: by its name in maze.sh, or as maze/solve. The lists:

    titles       place:name
    functions    place:name
    code         place/function:number:text, each line without comments and without the languages
"""

from __future__ import annotations

import pathlib
import re
import sys
from fnmatch import fnmatchcase

NAME = r"[A-Za-z_]\w*"
OWNED = re.compile(r"\b(Owns|Writes|Gated):((?:[^.]|\.(?=\S))*)", re.DOTALL)
ASSIGNED = re.compile(
    rf"({NAME})\s*(?:=(?!=)|(?:[-+*/%&|^]|<<|>>)=|\+\+|--)|(?:\+\+|--)({NAME})"
)
WORDS_BEFORE = {"!", "if", "then", "elif", "else", "while", "until", "do", "time"}
READ_VALUES = "adinNptu"  # the options of read that take a value


def blank(text: str) -> str:
    """The text with spaces for comments and x for what is in quotes, except $(( )) there."""
    text = re.sub(  # quoted here-documents become empty lines
        r"(<<'(\w+)'\n)(.*?)(?=^\2$)",
        lambda found: found[1] + "\n" * found[3].count("\n"),
        text,
        flags=re.DOTALL | re.MULTILINE,
    )
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
            out.append("x" if quoted and text[at] not in '"\n' else text[at])
            at += 1
            continue
        out.append(re.sub(r"[^\n]", "x" if text[at] != "#" else " ", text[at:end]))
        at = end
    return "".join(out)


def close(text: str, at: int) -> int:
    """The place behind the bracket that closes the one at this place."""
    depth = 0
    for here in range(at, len(text)):
        depth += (text[here] in "({") - (text[here] in ")}")
        if not depth:
            return here + 1
    return len(text)


def cut_arithmetic(text: str) -> tuple[str, list[tuple[int, str]]]:
    """The text without what is in (( )), and each of those with its line."""
    spans, at = [], 0
    while (at := text.find("((", at)) >= 0:
        end = close(text, at)
        spans.append((text[:at].count("\n"), text[at:end]))
        text = text[:at] + re.sub(r"[^\n]", "x", text[at:end]) + text[end:]
    return text, spans


def list_commands(text: str):
    """Each simple command of a text without (( )): its line and its words. A definition of a function is none."""
    text = re.sub(rf"{NAME}\(\)", "", text.replace("\\\n", " \r"))
    # ${...}, arrays and indices become plain words
    for pattern in (r"\$\{[^{}]*\}", r"(?<=\w)\[[^][\n]*\]", r"(?<==)\([^()]*\)"):
        count = 1
        while count:
            text, count = re.subn(pattern, lambda at: "\n" * at[0].count("\n"), text)
    for found in re.finditer(r"[^;\n|&{}()]+", text):
        words = found[0].split()
        while words and words[0] in WORDS_BEFORE:
            words.pop(0)
        if words:
            yield len(re.findall("[\n\r]", text[: found.start()])), words


def read_names(words: list[str]) -> list[str]:
    """The variables of a read command."""
    names, value_of = [], ""  # the option whose value comes next
    for word in words[1:]:
        if value_of:
            names += [word] if value_of == "a" else []
            value_of = ""
        elif word[0] == "-":
            value_of = word[-1] if word[-1] in READ_VALUES else ""
        elif re.fullmatch(NAME, word):
            names.append(word)
        else:
            break
    return names


class Chapter:
    """A file of lib, or a part of maze.sh, with the globals that its comment names."""

    def __init__(self, name: str, file: str, comment: str) -> None:
        self.name, self.file, self.place = name, file, place_of(file)
        self.named: dict[str, list[str]] = {"Owns": [], "Writes": [], "Gated": []}
        for found in OWNED.finditer(re.sub(r"\([^()]*\)", "", comment)):
            items = map(str.strip, re.split(r"[,;:]|\band\b", found[2]))
            self.named[found[1]] += [i for i in items if re.fullmatch(r"[\w*]+", i)]

    def names(self, name: str, *kinds: str) -> bool:
        """Does the comment name this global under one of these words?"""
        known = [pattern for kind in kinds for pattern in self.named[kind]]
        return any(fnmatchcase(name, pattern) for pattern in known)


class Part:
    """A function, or a piece of code outside of functions (then its name is empty)."""

    def __init__(
        self, name: str, chapter: Chapter, line: int, code: str, comment: str
    ) -> None:
        self.name, self.chapter, self.line, self.code = name, chapter, line, code
        listed = re.match(r"[^:;]*", comment.partition("->")[2])[0].split(",")
        self.sets = {
            name for name in map(str.strip, listed) if re.fullmatch(NAME, name)
        }
        self.where = name or chapter.name
        self.plain, self.spans = cut_arithmetic(code)
        self.commands = list(list_commands(self.plain))
        self.writes: list[tuple[int, str]] = []  # (line, name)
        self.local: set[str] = set()
        for here, span in self.spans:
            flat, inner = "", re.sub(r"\n", " ", span)
            while (
                flat != inner
            ):  # the indices of arrays, from the outside to the inside
                flat = inner
                found = ASSIGNED.findall(flat)
                self.writes += [(here, one or other) for one, other in found]
                inner = re.sub(r"\[[^][]*\]", "", flat)
        for here, words in self.commands:
            self.writes += [(here, name) for name in self.written_by(list(words))]

    def written_by(self, words: list[str]) -> list[str]:
        """What a command writes; what it makes local is added to local."""
        names = []
        while words and (found := re.match(rf"({NAME})\+?=", words[0])):
            names.append(found[1])
            words.pop(0)
        if not words:
            return names
        if words[0] in ("local", "readonly", "declare", "export", "unset"):
            found = [re.match(NAME, word) for word in words[1:] if word[0] != "-"]
            declared = [name[0] for name in found if name]
            if words[0] not in ("local", "declare"):
                return declared
            self.local |= set(declared)
        elif words[0] == "for" and words[1].strip("x"):  # not of for (( ))
            return [words[1]]
        elif words[0] == "read":
            return read_names(words)
        elif words[:2] == ["printf", "-v"] and words[2][0] not in '"$':
            return [words[2]]
        return []


def place_of(file: str) -> str:
    """lib/core/gate.bash -> core/gate"""
    return file.removeprefix("lib/").removesuffix(".bash")


def comment_at_top(text: str) -> str:
    return "\n".join(line[2:] for line in re.match(r"(#.*\n)*", text)[0].split("\n"))


def take_apart(file: str, text: str) -> list[Part]:
    """Functions, and the code outside of them, from top to bottom."""
    rule = re.compile(r"^# -{9,}$")
    in_heart = file == "maze.sh"
    chapter = Chapter("startup", file, "Owns: *.")
    if not in_heart:
        chapter = Chapter(file, file, comment_at_top(text))
    lines, code, parts, at = text.split("\n"), blank(text).split("\n"), [], 0
    while at < len(lines):
        title = re.match(r"# ([a-z ]+): ", lines[at])
        start, name, end = at, "", at + 1
        if in_heart and at and title and rule.match(lines[at - 1]):
            while not rule.match(lines[end]):
                end += 1
            comment = "\n".join(line[2:] for line in lines[at:end])
            chapter = Chapter(title[1], file, comment)
        elif found := re.match(rf"({NAME})\(\) [{{(]", lines[at]):
            name = found[1]
            on_one_line = re.search(r"\(\) \{.* \}\s*$", code[at])
            while not on_one_line and not re.match(r"[})](?: |$)", code[end - 1]):
                end += 1
        comment = re.match(r"[^\n]*\{ #(.*(\n +#.*)*)|", "\n".join(lines[start:end]))
        comment = re.sub(r"\n +#|\([^()]*\)", "", comment[1] or "")
        parts.append(
            Part(name, chapter, start + 1, "\n".join(code[start:end]), comment)
        )
        at = end
    return parts


def needs_of(text: str) -> list[str]:
    """What a file needs, wherever it says so, except names that are computed."""
    joined = re.sub(r"(?m)^\s*#.*", "", text.replace("\\\n", " "))
    calls = re.findall(r"(?m)^ *(?:\S.* )?need (.+)$", joined)
    words = [word for call in calls for word in call.split()]
    return [word for word in words if re.fullmatch(r"[\w-]+(/[\w-]+)+", word)]


def read_files(folder: str) -> dict[str, str]:
    """maze.sh, and the files of lib that are in bash."""
    top = pathlib.Path(folder)
    paths = [top / "maze.sh", *sorted(top.glob("lib/**/*.bash"))]
    return {str(path.relative_to(top)): path.read_text("utf-8") for path in paths}


def write_lists(files: dict[str, str], folder: str) -> None:
    titles, functions, code = {}, [], []
    for file, text in files.items():
        lines = text.split("\n")
        for part in take_apart(file, text):
            place, title = part.chapter.place, re.search(r"(?m)^# ([a-z -]+): ", text)
            if file == "maze.sh" and part.chapter.name != "startup":
                place, title = (
                    part.chapter.name.replace(" ", "_"),
                    [0, part.chapter.name],
                )
            if place != "maze.sh" and title:
                titles[place] = title[1]
            functions += [f"{place}:{part.name}"] if part.name else []
            for number in range(part.line, part.line + part.code.count("\n") + 1):
                line = lines[number - 1]
                if not re.match(" *#|$", line) and not place.startswith("languages"):
                    line = re.sub(" # .*", "", line)
                    code.append(f"{place}/{part.name}:{number}:{line}")
    named = [f"{place}:{title}" for place, title in titles.items()]
    for name, rows in ("titles", named), ("functions", functions), ("code", code):
        pathlib.Path(folder, name).write_text("\n".join(rows) + "\n", "utf-8")


if __name__ == "__main__":
    write_lists(read_files(sys.argv[1]), sys.argv[2])
