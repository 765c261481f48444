"""What the twin answers to many calls: one Python that forks for each of them.

    answers.py QUESTIONS

QUESTIONS is a file of strings, each ended by a NUL: for each call a name for it, the file that it
reads as standard input, the number of its arguments, and those. The answers go to standard
output, as helpers.bash explains. A call that takes more than 20 seconds of work is ended.
"""

import importlib
import os
import pkgutil
import resource
import runpy
import sys
import tempfile


def answer(source: bytes, arguments: list, out: int, err: int) -> int:
    """Call the twin; its exit status, or the number of the signal that ended it."""
    child = os.fork()
    if child == 0:
        resource.setrlimit(resource.RLIMIT_CPU, (20, 30))
        os.dup2(os.open(source, os.O_RDONLY), 0)
        os.dup2(out, 1)
        os.dup2(err, 2)
        sys.argv[1:] = map(os.fsdecode, arguments)
        runpy.run_module("python_ref", run_name="__main__", alter_sys=True)
        sys.exit(0)
    status = os.waitpid(child, 0)[1]
    return status >> 8 or status


def take(file) -> bytes:
    """What has been written to a file, which is empty then."""
    file.seek(0)
    text = file.read()
    file.seek(0)
    file.truncate()
    return text


def main() -> None:
    package = importlib.import_module("python_ref")
    for module in pkgutil.iter_modules(package.__path__):
        if module.name != "__main__":
            importlib.import_module(f"python_ref.{module.name}")
    with open(sys.argv[1], "rb") as questions:
        asked = iter(questions.read().split(b"\0")[:-1])
    with tempfile.TemporaryFile() as out, tempfile.TemporaryFile() as err:
        for name in asked:
            source, count = next(asked), int(next(asked))
            arguments = [next(asked) for _ in range(count)]
            status = answer(source, arguments, out.fileno(), err.fileno())
            errors = take(err)
            if errors:
                errors = b"standard error:\n" + errors
            sys.stdout.buffer.write(
                b"$ %s\n%s%sexit status: %d\n" % (name, take(out), errors, status)
            )
            sys.stdout.buffer.flush()


if __name__ == "__main__":
    main()
