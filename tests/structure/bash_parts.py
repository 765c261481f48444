"""Read maze.sh and lib: chapters, and their functions. The place of lib/maze/solve.bash is maze/solve.

bash_parts.py FOLDER prints place/function:number:text of each line of code, without comments and texts of languages.
"""

# fmt: off
from __future__ import annotations

import pathlib
import re
import sys

NAME = r"[A-Za-z_]\w*"
OWNED = re.compile(r"\b(Owns|Writes):((?:[^.]|\.(?=\S))*)", re.DOTALL)
RULE = re.compile(r"# -{9,}$")
# The picture of the layers in lib/README.md: a folder needs only itself and folders in a row with a lower number.
README = pathlib.Path(__file__).resolve().parents[2] / "lib/README.md"
PICTURE = re.search(r"```text\n(.*?)\n```", README.read_text("utf-8"), re.DOTALL)[1].split("\n")
ROW = {name: row for row, line in enumerate(PICTURE[::-1]) for name in re.split("  +|, ", line.strip())}


class Chapter:
    """A file of lib, or a part of maze.sh, with the globals that its comment names."""

    def __init__(self, name: str, file: str, comment: str) -> None:
        self.name, self.file, self.place = name, file, place_of(file)
        self.named: dict[str, list[str]] = {"Owns": [], "Writes": []}
        for found in OWNED.finditer(re.sub(r"\([^()]*\)", "", comment)):
            items = map(str.strip, re.split(r"[,;:]|\band\b", found[2]))
            self.named[found[1]] += [i for i in items if re.fullmatch(r"[\w*]+", i)]


class Part:
    """A function, or a piece of code outside of functions (then its name is empty)."""

    def __init__(self, name: str, chapter: Chapter, first: int, lines: list[str]) -> None:
        self.name, self.chapter, self.first, self.lines = name, chapter, first, lines
        self.where = name or chapter.name
        comment = re.match(r"[^\n]*\{ #(.*(\n +#.*)*)|", "\n".join(lines))[1] or ""
        comment = re.sub(r"\n +#|\([^()]*\)", "", comment)
        listed = map(str.strip, re.match(r"[^:;]*", comment.partition("->")[2])[0].split(","))
        self.sets = {name for name in listed if re.fullmatch(NAME, name)}  # for its callers


def place_of(file: str) -> str:
    return file.removeprefix("lib/").removesuffix(".bash")


def take_apart(file: str, text: str) -> list[Part]:
    """Functions, and each line outside of them, from top to bottom. The code is as shfmt writes it."""
    comment = "\n".join(line[2:] for line in re.match(r"(#.*\n)*", text)[0].split("\n"))
    chapter = Chapter(file, file, comment)
    if file == "maze.sh":
        chapter = Chapter("startup", file, "Owns: *.")
    lines, parts, at = text.split("\n"), [], 0
    while at < len(lines):
        end, name = at + 1, ""
        title = re.match(r"# ([a-z ]+): ", lines[at])
        if file == "maze.sh" and title and RULE.match(lines[at - 1]):
            while not RULE.match(lines[end]):
                end += 1
            comment = "\n".join(line[2:] for line in lines[at:end])
            chapter = Chapter(title[1], file, comment)
        elif found := re.match(rf"({NAME})\(\) [{{(]", lines[at]):
            name = found[1]
            on_one_line = re.search(r"\{ [^#].* \}( +#.*)?$", lines[at])
            while not on_one_line and not re.match("[})]( |$)", lines[end - 1]):
                end += 1
        parts.append(Part(name, chapter, at + 1, lines[at:end]))
        at = end
    return parts


def read_files(folder: str) -> dict[str, str]:
    """maze.sh, and the files of lib that are in bash."""
    top = pathlib.Path(folder)
    paths = [top / "maze.sh", *sorted(top.glob("lib/**/*.bash"))]
    return {str(path.relative_to(top)): path.read_text("utf-8") for path in paths}


def main() -> None:
    for file, text in read_files(sys.argv[1]).items():
        for part in take_apart(file, text) if not file.startswith("lib/languages") else ():
            for number, line in enumerate(part.lines, part.first):
                if not re.match(" *#|$", line):
                    print(f"{part.chapter.place}/{part.name}:{number}:{re.sub(' # .*', '', line)}")


if __name__ == "__main__":
    main()
