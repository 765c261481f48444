"""check: say whether mazes are perfect, and count their parts."""

from python_ref.cli.options import TAKES_MAKING
from python_ref.maze.check import check

COLUMNS = "seed,width,height,cells,passages,reachable,dead_ends,bridges,perfect,path,turns,junctions,choices"
TAKES = f"{TAKES_MAKING} count table"


def run_check(call) -> int:
    """Print the counts of each maze; the exit status is 1 if one is not perfect."""
    call.begin_mazes()
    status = 0
    if call.option.table:
        print(COLUMNS)
    for maze in call.next_maze():
        facts = check(maze)
        status = status or int(facts["perfect"] == "no")
        if call.option.table:
            print(maze.seed or "", maze.width, maze.height, *facts.values(), sep=",")
            continue
        if call.given & {"path", "choices"} or call.option.count > 1:
            print(f"seed: {maze.seed}")
        for name, value in facts.items():
            print(f"{name}: {'none' if value == '' else value}")
    return status
