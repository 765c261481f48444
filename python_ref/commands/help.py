"""help: refer to maze.sh."""

from python_ref.cli.names import list_names
from python_ref.cli.options import Call, refuse_word
from python_ref.cli.printing import send_output
from python_ref.core.output import put_line

TAKES = "words"


def run_help(call: Call) -> None:
    """Say where the help is; the twin has none."""
    words = [word for word in call.words if word != "help"]
    if words and words[0] not in list_names("commands"):
        refuse_word(words[0])
    send_output(call)
    put_line("The help is in maze.sh: ./maze.sh --help")
