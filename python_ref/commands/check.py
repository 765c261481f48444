"""check: say whether mazes are perfect, and count their parts."""

from python_ref.cli.mazes import begin_mazes, check_making, is_seed_late, next_maze
from python_ref.cli.options import TAKES_MAKING, Call
from python_ref.maze.check import check
from python_ref.maze.solve import count_choices, count_turns, solve

COLUMNS = "seed,width,height,cells,passages,reachable,dead_ends,bridges,perfect,path,turns,junctions,choices"
TAKES = f"{TAKES_MAKING} count table"


def run_check(call: Call) -> None:
    """Print the counts of each maze; the exit status becomes 1 if one is not perfect."""
    check_making(call)
    begin_mazes(call)
    is_table = "table" in call.given
    if is_table:
        print(COLUMNS)
    for maze in next_maze(call):
        facts = check(maze)
        if facts["perfect"] == "no":
            call.exit_status = 1
        way = solve(maze, maze.player, maze.goal) if maze.player and maze.goal else []
        none = "" if is_table else "none"
        facts["path"] = len(way) - 1 if way else none
        facts["turns"] = count_turns(maze, way) if way else none
        facts["junctions"] = facts.pop("junctions")  # printed after these
        facts["choices"] = count_choices(maze, way) if way else none
        if is_table:
            print(maze.seed or "", maze.width, maze.height, *facts.values(), sep=",")
            continue
        if is_seed_late(call) or call.option["count"] > 1:
            print(f"seed: {maze.seed}")
        for name, value in facts.items():
            print(f"{name}: {value}")
