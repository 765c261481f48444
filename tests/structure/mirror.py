"""Compare maze.sh and lib with python_ref, file by file, and with the map in lib/README.md.

mirror.py FOLDER      a line for each fault; status 1 if there is one
mirror.py FOLDER map  the rows of the map
"""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from fnmatch import fnmatchcase
from pathlib import Path

from bash_parts import ROW, read_files, take_apart

# What is played on a screen or made for another program, and what makes bash quick or safe.
WITHOUT_TWIN = """
    screen/* saves/* play/* lesson/* practice/* watch/* languages/* page/* station/station_* core/columns core/guard core/messages
    core/old_bash core/output_file core/paragraphs core/programs core/window cli/day cli/nearest cli/recipe cli/terminal
    commands/algorithms commands/completion commands/handout commands/help commands/one-file commands/page
    commands/records commands/sheet commands/tour commands/version commands/watch fast/* maze/budget maze/own
    pictures/sheet
"""
# Options of commands with a twin that only bash has.
OPTIONS_WITHOUT_TWIN = {"watch", "title", "per-page", "resume"}

FOUND_BY_NAME = re.compile("(algorithms|commands|pictures|languages/[a-z]+)/[^/]*")


def words_of(pattern: str, text: str) -> list[str]:
    """The words in what the pattern finds, sorted, without the signs of a variable."""
    return sorted(re.findall(r"[\w-]+", " ".join(re.findall(pattern, text))))


class Twins:
    """The files of lib and chapters of maze.sh, by their places, and the modules that mirror them."""

    def __init__(self, top: Path) -> None:
        self.top, self.titles, self.functions = top, {}, {}
        for file, text in read_files(str(top)).items():
            for part in take_apart(file, text):
                place, title = part.chapter.place, part.chapter.name
                if file == "maze.sh":
                    place = title.replace(" ", "_")
                elif found := re.search(r"(?m)^# ([a-z -]+): ", text):
                    title = found[1]
                self.titles[place] = title
                self.functions.setdefault(place, []).append(part.name)
        del self.titles["startup"]
        alone = [p for p in self.titles for each in WITHOUT_TWIN.split() if fnmatchcase(p, each)]  # fmt: skip
        listed = words_of(r"=\(([^)]*)\)", (top / "lib/cli/names.bash").read_text())
        for place in filter(FOUND_BY_NAME.fullmatch, self.titles):
            module = top / f"python_ref/{place.replace('-', '_')}.py"
            if place.split("/")[-1] not in listed and not module.exists():
                alone.append(place)  # added by its name
        self.twins = [place for place in self.titles if place not in alone]
        self.modules = {place: f"{place.replace('-', '_')}.py" for place in self.twins}

    def check_files(self) -> Iterator[str]:
        for each in WITHOUT_TWIN.split():
            if not any(fnmatchcase(place, each) for place in self.titles):
                yield f"lib: {each} is not there"
        known = {*self.modules.values(), "__init__.py", "__main__.py"}
        there = (self.top / "python_ref").rglob("*.py")
        there = {str(path.relative_to(self.top / "python_ref")) for path in there}
        yield from (f"{module}: of no chapter" for module in there - known)
        yield from (f"{module}: missing" for module in known - there)

    def check_titles(self) -> Iterator[str]:
        for place, title in self.titles.items():
            if title not in (name := place.split("/")[-1], name.replace("_", " ")):
                yield f"{place} opens with {title}"
        listed = re.findall(r"(?m)^#     ([a-z]+(?: [a-z]+)?)  ", (self.top / "maze.sh").read_text())  # fmt: skip
        chapters = [title for place, title in self.titles.items() if "/" not in place]
        if [*listed, "main"] != chapters:
            yield f"the list at the top of maze.sh is {listed}, not {chapters}"

    def check_modules(self) -> Iterator[str]:
        for place, module in self.modules.items():
            path = self.top / "python_ref" / module
            text = path.read_text() if path.exists() else ""
            if not text.startswith(f'"""{self.titles[place]}: '):
                yield f"{module} does not open with {self.titles[place]}"
            # list_cells is one line in lib, wherever it is needed
            names = [n for n in re.findall(r"(?m)^def (\w+)\(", text) if n != "list_cells"]  # fmt: skip
            if names != [name for name in self.functions[place] if name in names]:
                yield f"{module}: not all of {names} are in {place}, in this order"
            here = place.partition("/")[0]
            for other in re.findall(r"(?m)^ *from python_ref\.(\w+)[\w.]* import", text):  # fmt: skip
                if here != other and ROW.get(here, 99) <= ROW.get(other, -1):
                    yield f"{module} imports from {other}"

    def check_readers(self) -> Iterator[str]:
        """The page reads pictures by the same functions, in the same order."""
        for place in ("maze/picture_file", "maze/picture_squares"):
            path = self.top / f"lib/page/script/{place[5:]}.js"
            names = re.findall(r"(?m)^function (\w+)\(", path.read_text())
            if names != [name for name in self.functions[place] if name in names]:
                yield f"{path.name}: not all of {names} are in {place}, in this order"

    def check_options(self) -> Iterator[str]:
        """Each command that has a twin takes the same options in both."""
        for path in (self.top / "lib/commands").glob("*.bash"):
            module = self.top / f"python_ref/commands/{path.stem}.py"
            if module.exists():
                ours = words_of(r"(?m)^(?:takes|also)_\w+=[\"'](.*)[\"']", path.read_text())  # fmt: skip
                its = words_of(r'(?m)^TAKES = f?"(.*)"', module.read_text())
                if [name for name in ours if name not in OPTIONS_WITHOUT_TWIN] != its:
                    yield f"commands/{path.stem} takes other options in python_ref"

    def map_files(self) -> Iterator[str]:
        """A row for each bash file of lib: its path, and the sentence that opens it. Files found by name are in no row."""
        for path in sorted((self.top / "lib").rglob("*.bash")):
            place = str(path.relative_to(self.top / "lib"))[:-5]
            if not FOUND_BY_NAME.fullmatch(place):
                found = re.search(r"(?m)^# [a-z -]+: (.*(?:\n# .+)*?)[.:]?\n#?(?:$|\n| Owns| Writes| Reads)", path.read_text())  # fmt: skip
                sentence = re.sub(r"\n#? ?", " ", found[1]) if found else "?"
                yield f"| `{place}` | {sentence} |"

    def check_map(self) -> Iterator[str]:
        """The table in lib/README.md has these rows."""
        text = (self.top / "lib/README.md").read_text()
        listed = re.findall(r"(?m)^\| `[a-z_/]+[^/`]` \| .*$", text)
        if listed != list(self.map_files()):
            yield "lib/README.md: another map; make map renews it"

    def find_faults(self) -> list[str]:
        rules = [getattr(self, name) for name in dir(self) if name.startswith("check_")]
        return sorted({fault for rule in rules for fault in rule()})


if __name__ == "__main__":
    if sys.argv[2:] == ["map"]:
        print("\n".join(Twins(Path(sys.argv[1])).map_files()))
        sys.exit()
    faults = Twins(Path(sys.argv[1])).find_faults()
    print("\n".join(faults), end="\n" * bool(faults))
    sys.exit(bool(faults))
