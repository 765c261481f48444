"""Print docs/options.md with the table of options as the help of the commands has it.

options.py FOLDER    FOLDER has maze.sh, lib and docs
"""

import os
import re
import subprocess
import sys
from pathlib import Path

HEAD = "| option | what it does | commands |\n| --- | --- | --- |\n"


def read_help(program: Path, *words: str) -> str:
    """The help of maze.sh or of one of its commands, in English."""
    call = [os.environ.get("MAZE_BASH", "bash"), program, *words, "--help", "--lang", "en"]  # fmt: skip
    return subprocess.run(call, stdout=subprocess.PIPE, text=True, check=True).stdout


def list_options(text: str) -> dict:
    """{the option: what it does} of the help of a command. A line that begins further right continues the one above."""
    joined = re.sub(r"\n {20,}", " ", text)
    lines = re.findall(r"(?m)^ {2,5}(?:(-\w) )?(--[\w-]+(?: \S+)?) {2,}(\S.*)$", joined)
    return {f"`{letter}`, `{name}`" if letter else f"`{name}`": said for letter, name, said in lines}  # fmt: skip


def main() -> None:
    top = Path(sys.argv[1])
    program, document = top / "maze.sh", (top / "docs/options.md").read_text("utf-8")
    commands = re.findall(r"(?m)^  ([a-z]+)  +\S", read_help(program))
    users: dict = {}
    for command in commands:
        for row in list_options(read_help(program, command)).items():
            users.setdefault(row, []).append(command)
    rows = [f"| {option} | {said} | {' '.join(users[option, said])} |\n" for option, said in users]  # fmt: skip
    before, after = document.split(HEAD)
    print(before, HEAD, *rows, "\n", after.split("\n\n", 1)[1], sep="", end="")


if __name__ == "__main__":
    main()
