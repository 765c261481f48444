"""Answer many calls of the twin: one Python process has read it once, and forks for each call.

    answers.py <questions >answers

Questions and answers are those of answers.bash.
"""

import os
import resource
import sys
from collections.abc import Callable


def answer(call_twin: Callable, streams: list, folder: bytes, home: bytes, seconds: int) -> None:  # fmt: skip
    """Call the twin with what is in sys.argv, and end with its exit status."""
    resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 10))
    flags = (os.O_RDONLY, *[os.O_WRONLY | os.O_CREAT | os.O_APPEND] * 2)
    for number, (stream, flag) in enumerate(zip(streams, flags)):
        os.dup2(os.open(stream, flag), number)
    os.chdir(folder)
    os.environb[b"HOME"] = home
    try:
        call_twin(sys.argv[1:])
    except SystemExit as end:  # any other exception ends this as it would end the twin
        sys.stdout.flush()
        os._exit(end.code or 0)


def main() -> None:
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb", 0)

    def take() -> bytes:
        text = b""
        while (sign := questions.read(1)) != b"\0":
            if not sign:
                sys.exit()
            text += sign
        return text

    while True:
        number, *streams, folder, home, seconds, count = [take() for _ in range(8)]
        sys.argv[1:] = [os.fsdecode(take()) for _ in range(int(count))]
        from python_ref.main import main as call_twin  # many files of tests ask nothing

        child = os.fork()
        if child == 0:
            answer(call_twin, streams, folder, home, int(seconds))
        status = os.waitpid(child, 0)[1]
        answers.write(b"%s %d\n" % (number, status >> 8 or status))


if __name__ == "__main__":
    main()
