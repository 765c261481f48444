"""Is the house in order? What is wrong in maze.sh by the comments that open its chapters.

    house.py FILE    a line for each fault, LINE: FUNCTION: what; status 1 where there is one

Each global is written only by the chapter that names it under "Owns:" or "Writes:". No function
writes a caller's local; none calls a chapter below its own; no << stands in (( )), which code
indexers take for a here-document. A text, a name in a variable, a trap are not looked into.
"""

from __future__ import annotations

import re
import sys
from fnmatch import fnmatchcase

NAME = r"[A-Za-z_]\w*"
OWNED = re.compile(r"\b(Owns|Writes):((?:[^.]|\.(?=\S))*)", re.DOTALL)
ASSIGNED = re.compile(
    rf"({NAME})\s*(?:=(?!=)|(?:[-+*/%&|^]|<<|>>)=|\+\+|--)|(?:\+\+|--)({NAME})"
)
WORDS_BEFORE = {"!", "if", "then", "elif", "else", "while", "until", "do", "time"}
READ_VALUES = "adinNptu"  # the options of read that take a value
ANYONE = {"REPLY", "BASH_REMATCH"}  # a result that the caller takes at once


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
    """Each simple command: its line and its words."""
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
    def __init__(self, name: str, comment: str, number: int):
        comment = re.sub(r"\([^()]*\)", "", comment)
        named = {"Owns": [], "Writes": []}
        for found in OWNED.finditer(comment):
            items = re.split(r"[,;:]|\band\b", found[2])
            named[found[1]] += [
                item.strip() for item in items if re.fullmatch(r"\s*[\w*]+\s*", item)
            ]
        self.name, self.number = name, number
        self.owns, self.writes = named["Owns"], named["Writes"]

    def has(self, name: str, known: list[str]) -> bool:
        return any(fnmatchcase(name, pattern) for pattern in known)

    def may_write(self, name: str) -> bool:
        return self.has(name, self.owns + self.writes)


def take_apart(text: str):
    """(function or "", its chapter, its line, its code), top to bottom; code outside functions too."""
    rule, chapter, number = (
        re.compile(r"^# -{9,}$"),
        Chapter("the head", "Owns: *.", 0),
        0,
    )
    lines, code, parts = text.split("\n"), blank(text).split("\n"), []
    at = 0
    while at < len(lines):
        title = re.match(r"# ([a-z ]+): ", lines[at])
        start, name, end = at, "", at + 1
        if at and title and rule.match(lines[at - 1]):
            while not rule.match(lines[end]):
                end += 1
            comment = "\n".join(line[2:] for line in lines[at:end])
            number += 1
            chapter = Chapter(title[1], comment, number)
        elif found := re.match(rf"({NAME})\(\) [{{(]", lines[at]):
            name = found[1]
            while code[end - 1] not in ("}", ")") and not re.search(
                r"\(\) \{.* \}\s*$", code[end - 1]
            ):
                end += 1
        parts.append((name, chapter, start + 1, "\n".join(code[start:end])))
        at = end
    return parts


def find_faults(text: str):
    parts = take_apart(empty_documents(text))
    home = {name: chapter for name, chapter, _, _ in parts if name}
    chapters = {chapter.name: chapter for _, chapter, _, _ in parts}
    written = [(*part, *find_writes(part[3])) for part in parts]
    locals_somewhere = set().union(*(local for *_, local in written))
    for chapter in chapters.values():
        for name in chapter.owns if chapter.number else ():
            others = [
                c.name
                for c in chapters.values()
                if c.number > chapter.number and name in c.owns
            ]
            if others:
                yield 0, chapter.name, f"owns {name}, and so does {others[0]}"
    for function, chapter, line, code, writes, local in written:
        where = function or chapter.name
        for here, name in writes:
            here += line
            if name in local | ANYONE or chapter.may_write(name):
                continue
            if not function and name.isupper():  # a constant
                continue
            owners = [
                c.name for c in chapters.values() if c.number and c.has(name, c.owns)
            ]
            if owners:
                yield (
                    here,
                    where,
                    f"{chapter.name} writes {name}, which {owners[0]} owns",
                )
            elif name in locals_somewhere:
                yield here, where, f"writes {name}, which is local elsewhere"
            else:
                yield here, where, f"writes {name}, which nobody owns"
        plain, spans = cut_arithmetic(code)
        for at, span in spans:
            if "<<" in span:
                yield line + code[:at].count("\n"), where, "<< in (( ))"
        for here, words in commands(cut_nested(plain)):
            if re.fullmatch(r"[a-z]+_[a-z_]+", words[0]) and words[0] not in home:
                yield here + line, where, f"calls {words[0]}, which is not there"
            if words[0] in home and home[words[0]].number > chapter.number and function:
                here += line
                yield (
                    here,
                    where,
                    f"{chapter.name} calls {words[0]} of {home[words[0]].name}, below it",
                )


def main() -> int:
    with open(sys.argv[1], encoding="utf-8") as file:
        faults = sorted(set(find_faults(file.read())))
    for line, function, what in faults:
        print(f"{line}: {function}: {what}")
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
