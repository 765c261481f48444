"""Compare python_ref, maze.sh and lib file by file, their lists of names with the page's, and lib/README.md with lib.

A module of python_ref has the path of a file of lib or of a chapter of maze.sh. Its functions have the names that they
have there, and the same order; its classes may have more methods. What the twin does not need has no module.

mirror.py FOLDER      prints a line for each fault; status 1 if there is one
mirror.py FOLDER map  renews the map in lib/README.md
"""

# fmt: off
from __future__ import annotations

import re
import shlex
import sys
from collections.abc import Iterator
from pathlib import Path

from bash_parts import ROW, read_files, take_apart

# Options of commands with a twin that only bash has.
OPTIONS_WITHOUT_TWIN = {"watch", "title", "per-page", "url", "resume"}

PYTHON_ONLY = {"fail_if"}  # functions; in a shell, a condition is no argument

SENTENCE = re.compile(r"(?m)^# [a-z -]+: (.*(?:\n# .+)*?)[.:]?\n#?(?:$|\n| Owns| Writes| Reads)")
FOUND_BY_NAME = re.compile("(algorithms|commands|pictures|languages/[a-z]+)/[^/]*")


def words_of(pattern: str, text: str) -> set[str]:
    """The words in what the pattern finds, without the signs of a variable."""
    return {*re.findall(r"[\w-]+", " ".join(re.findall(pattern, text)))}


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
                names = re.findall(r"(?m)^ *([a-z_]+)\(\) \{", "\n".join(part.lines))
                self.functions.setdefault(place, []).extend(names)
        del self.titles["startup"]
        places = {f"{place.replace('-', '_')}.py": place for place in self.titles}
        modules = (top / "python_ref").rglob("[!_]*.py")
        self.modules = {str(module.relative_to(top / "python_ref")): module for module in modules}
        self.places = {name: places.get(name) for name in self.modules}

    def check_files(self) -> Iterator[str]:
        for module, place in self.places.items():
            if not place:
                yield f"{module}: of no chapter"

    def check_titles(self) -> Iterator[str]:
        for place, title in self.titles.items():
            if title not in (name := place.split("/")[-1], name.replace("_", " ")):
                yield f"{place} opens with {title}"
        listed = re.findall(r"(?m)^#     ([a-z]+(?: [a-z]+)?)  ", (self.top / "maze.sh").read_text())
        chapters = [title for place, title in self.titles.items() if "/" not in place]
        if [*listed, "main"] != chapters:
            yield f"the list at the top of maze.sh is {listed}, not {chapters}"

    def check_modules(self) -> Iterator[str]:
        for module, place in self.places.items():
            text = self.modules[module].read_text()
            if not place:
                continue
            if not text.startswith(f'"""{self.titles[place]}: '):
                yield f"{module} does not open with {self.titles[place]}"
            ours = self.functions[place]
            found = re.findall(r"(?m)^(def|    def) (\w+)\(", text)
            names = [name for indent, name in found if (indent == "def" or name in ours) and name not in PYTHON_ONLY]
            if names != [name for name in ours if name in names]:
                yield f"{module}: not all of {names} are in {place}, in this order"
            here = place.partition("/")[0]
            for other in re.findall(r"(?m)^ *from python_ref\.(\w+)[\w.]* import", text):
                if here != other and ROW.get(here, 99) <= ROW.get(other, -1):
                    yield f"{module} imports from {other}"

    def check_options(self) -> Iterator[str]:
        """Each command that has a twin takes the same options in both."""
        for path in (self.top / "lib/commands").glob("*.bash"):
            module = self.top / f"python_ref/commands/{path.stem}.py"
            if module.exists():
                ours = words_of(r"(?m)^(?:takes|also)_\w+=[\"'](.*)[\"']", path.read_text())
                if ours - OPTIONS_WITHOUT_TWIN != words_of(r'(?m)^TAKES = f?"(.*)"', module.read_text()):
                    yield f"commands/{path.stem} takes other options in python_ref"

    def check_lists(self) -> Iterator[str]:
        """Each list of algorithms, of kinds of ends, and of what suits no shape has the same names."""
        algorithms = self.names_in("lib/cli/names.bash", r"ALGORITHMS=\(([^)]*)")
        ends = self.names_in("lib/cli/options.bash", '"ends .* choice (.*)"')
        unshaped = self.names_in("lib/cli/recipe.bash", "UNSHAPED='(.*)'")
        page, twin = "lib/page/", "python_ref/cli/"
        for file, name, wanted, pattern in (
            (f"{page}page.bash", "PAGE_SCRIPT", algorithms, r"algorithms/\{(.*)\}"),
            (f"{page}script/ends.js", "ENDS", ends, r"(?m)^\t(\w+)\(maze.* \{"),
            (f"{page}script/recipe.js", "UNSHAPED", unshaped, r"UNSHAPED = \[(.*)\]"),
            (f"{twin}options.py", "ends", ends, r'"ends": .*\((.*)\)\)'),
            (f"{twin}mazes.py", "UNSHAPED", unshaped, r"UNSHAPED = \{([^}]*)"),
        ):
            for one in wanted ^ self.names_in(file, pattern):
                verb = "lacks" if one in wanted else "should not have"
                yield f"{file}: {name} {verb} {one}"
        for one in algorithms:
            if (module := f"algorithms/{one.replace('-', '_')}.py") not in self.modules:
                yield f"{module}: is missing"
        file = "lib/languages/en/page.bash"  # the others have as many: languages.bats
        for name, wanted in (("kinds", len(ends)), ("about", len(algorithms) + 2)):
            found = re.search(rf"(?ms)say_page_{name}=\((.*?)\)$", (self.top / file).read_text())
            if len(shlex.split(found[1])) != wanted:
                yield f"{file}: say_page_{name} should have {wanted} texts"

    def names_in(self, file: str, pattern: str) -> set[str]:
        return words_of(pattern, (self.top / file).read_text()) - {"backtracker"}  # it is in maze.sh

    def map_files(self) -> Iterator[str]:
        """A row for each bash file of lib that is not found by its name: its path, and the sentence that opens it."""
        for path in sorted((self.top / "lib").rglob("*.bash")):
            place = str(path.relative_to(self.top / "lib"))[:-5]
            if not FOUND_BY_NAME.fullmatch(place):
                found = SENTENCE.search(path.read_text())
                sentence = re.sub(r"\n#? ?", " ", found[1]) if found else "?"
                yield f"| `{place}` | {sentence} |"

    def renew_map(self) -> str:
        """lib/README.md with these rows in its table."""
        rows = "".join(f"{row}\n" for row in self.map_files())
        return re.sub(r"(?m)(^\| `[a-z_/]+[^/`]` \| .*\n)+", lambda _: rows, (self.top / "lib/README.md").read_text())

    def check_map(self) -> Iterator[str]:
        if self.renew_map() != (self.top / "lib/README.md").read_text():
            yield "lib/README.md: another map; make map renews it"

    def find_faults(self) -> list[str]:
        rules = [getattr(self, name) for name in dir(self) if name.startswith("check_")]
        return sorted({fault for rule in rules for fault in rule()})


if __name__ == "__main__":
    twins = Twins(Path(sys.argv[1]))
    if sys.argv[2:]:
        sys.exit(Path(sys.argv[1], "lib/README.md").write_text(twins.renew_map()) == 0)
    faults = twins.find_faults()
    print("\n".join(faults), end="\n" * bool(faults))
    sys.exit(bool(faults))
