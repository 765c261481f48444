"""check: are mazes perfect? and what there is to count in them."""

from __future__ import annotations

from python_ref.cli.look import choose_look, send_output
from python_ref.cli.mazes import begin_mazes, check_making, next_maze
from python_ref.cli.options import TAKES_MAKING, Call
from python_ref.core.output import put_line
from python_ref.maze.check import check
from python_ref.maze.solve import count_turns, solve

TAKES = f"{TAKES_MAKING} count"


def run_check(call: Call) -> None:
    """What there is to say of each maze; the exit status becomes 1 if one is not perfect."""
    check_making(call)
    choose_look(call)
    begin_mazes(call)
    send_output(call)
    for maze in next_maze(call):
        facts = check(maze)
        if facts["perfect"] == "no":
            call.exit_status = 1
        solution = solve(maze) if maze.player and maze.goal else None
        facts["path"] = facts["turns"] = "none"
        if solution:
            facts["path"] = solution[1]
            facts["turns"] = count_turns(maze, solution[0])
        facts["junctions"] = facts.pop("junctions")  # the last line
        put_line(*[f"{name}: {value}" for name, value in facts.items()])
