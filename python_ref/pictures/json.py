"""json: the maze in one line, for other programs."""

import json

from python_ref.pictures.text import TO_FILE

FACTS = ""


def draw_json(maze, _) -> None:
    """The rows have the codes of the maze file, without player, goal and path; these are places."""
    facts = {"width": maze.width, "height": maze.height, "seed": maze.seed or None}
    for name, square in (("start", maze.player), ("goal", maze.goal)):
        facts[name] = maze.place(square) if square else None
    rows = [row[1:-1] for row in maze.rows()[1:-1]]
    facts["rows"] = ["".join(TO_FILE[str(code)] for code in row) for row in rows]
    if maze.way:
        facts["steps"] = len(maze.way) - 1
        facts["path"] = [maze.place(square) for square in maze.way]
    print(json.dumps(facts, separators=(",", ":")))
