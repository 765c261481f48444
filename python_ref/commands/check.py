"""check: say whether mazes are perfect, and count their parts."""

from python_ref.cli.mazes import begin_mazes, check_making, next_maze
from python_ref.cli.options import TAKES_MAKING, Call
from python_ref.core.output import put_line
from python_ref.maze.check import check
from python_ref.maze.solve import count_turns, solve

TAKES = f"{TAKES_MAKING} count"


def run_check(call: Call) -> None:
    """Print the counts of each maze; the exit status becomes 1 if one is not perfect."""
    check_making(call)
    begin_mazes(call)
    for maze in next_maze(call):
        facts = check(maze)
        if facts["perfect"] == "no":
            call.exit_status = 1
        way = solve(maze, maze.player, maze.goal) if maze.player and maze.goal else []
        facts["path"] = len(way) - 1 if way else "none"
        facts["turns"] = count_turns(maze, way) if way else "none"
        facts["junctions"] = facts.pop("junctions")  # the last line
        for name, value in facts.items():
            put_line(f"{name}: {value}")
